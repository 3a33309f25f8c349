"""Who a request comes from: the person whose session its cookie shows, or nobody.

``of(request)`` is the person or None. The cookie holds a random token that is new with every
sign-in; the database knows only its digest. It stands beside the device's own cookie
(`stafla.web.identity.device_cookie`), which says which guest tables are this device's.
"""

import ipaddress
import re
from collections.abc import Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stafla.club import Audience
from stafla.club.accounts.accounts import DAY, LONGEST, Accounts, RequestSource, SignedIn
from stafla.club.accounts.person import Person, Role
from stafla.club.accounts.refusals import NotForYou, NotSignedIn
from stafla.club.secrets import digest
from stafla.web.connection_limit import network_of
from stafla.web.identity import api_token, cookies, device_cookie
from stafla.web.services import Services

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
COOKIE = "stafla_session"
# a device shows its session somewhat longer than it lasts, so that it can be told that it has ended
REMEMBERED = LONGEST + 30 * DAY


def cookie_name(request: HTTPConnection) -> str:
    """The cookie's name."""
    return cookies.name_of(request, COOKIE)


def token_of(request: HTTPConnection) -> str | None:
    """The token that the request shows, if it is well formed."""
    value = request.cookies.get(cookie_name(request), "")
    return value if TOKEN.fullmatch(value) else None


def of(request: Request) -> Person | None:
    """The person who is signed in; None for a guest. Asks the database once a request."""
    if not hasattr(request.state, "person"):
        program = api_token.token_of(request)
        people = accounts_of(request)
        request.state.person = (
            people.acted_for(program.person) if program else people.who(token_of(request))
        )
    return cached_person(request)


def device(request: Request) -> str | None:
    """The digest of the device's secret; a program's is that of its token."""
    program = api_token.token_of(request)
    return program.digest if program else device_cookie.digest_of(request)


def account_known(request: Request) -> str | None:
    """The account that is signed in, empty for a guest; None: nobody has asked who it is."""
    if not hasattr(request.state, "person"):
        return None
    person = cached_person(request)
    return person.id if person else ""


def cached_person(request: Request) -> Person | None:
    """The person, as far as the request has found out already; asks nothing."""
    person: Person | None = getattr(request.state, "person", None)
    return person


def audience(request: Request, seat: int | None = None) -> Audience:
    """Who looks at a table: the device, the seat it asks for, and who is signed in there."""
    person = of(request)
    return Audience(device(request), seat, person.id if person else None, address(request))


def recognition(connection: HTTPConnection) -> Callable[[], Audience]:
    """What tells who is at the other end of a long connection now.

    What it shows never changes, and is read once; a session may have ended meanwhile, so that is
    asked again and again.
    """
    people, token = accounts_of(connection), token_of(connection)
    device = device_cookie.digest_of(connection)
    guest = Audience(device)

    def who() -> Audience:
        person = None if token is None else people.person_id(token)
        return guest if person is None else Audience(device, None, person)

    return who


def audience_with_secret(request: Request) -> tuple[Audience, str]:
    """Who sits down, with the secret that the device is to remember; it may be new."""
    secret = device_cookie.secret_of(request) or device_cookie.new_secret()
    person = of(request)
    who = person.id if person else None
    return Audience(digest(secret), None, who, address(request)), secret


def require_person(request: Request) -> Person:
    """The person who is signed in.

    Raises:
        NotSignedIn
    """
    person = of(request)
    if person is None:
        raise NotSignedIn
    return person


def require_role(request: Request, *roles: Role) -> Person:
    """The person who is signed in and has one of these roles.

    Raises:
        NotSignedIn, NotForYou
    """
    person = require_person(request)
    if not person.may(*roles):
        raise NotForYou
    return person


def accounts_of(request: HTTPConnection) -> Accounts:
    """The accounts of who signs in here."""
    services: Services = request.app.state.services
    return services.accounts


def request_source(request: Request, *, adopt: bool = False) -> RequestSource:
    """Where a request comes from; with its device only if guest tables are to be adopted."""
    return RequestSource(
        address=address(request),
        agent=request.headers.get("user-agent", "")[:500],
        device=device_cookie.digest_of(request) if adopt else None,
        token=token_of(request),
        known=device_cookie.digest_of(request),
    )


def from_here(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine and speaks for nobody else."""
    try:
        return ipaddress.ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False


def address(request: HTTPConnection) -> str:
    """The network address that attempts are counted by (`network_of`)."""
    host = request.client.host if request.client else ""
    return network_of(host)


def sign_in(request: Request, response: Response, signed_in: SignedIn) -> None:
    """Give the device its new session to keep."""
    request.state.person = signed_in.person
    cookies.keep(request, response, cookie_name(request), signed_in.token, REMEMBERED // 1000)


def sign_out(request: Request, response: Response) -> None:
    """Have the device forget its session."""
    request.state.person = None
    cookies.forget(request, response, cookie_name(request))
