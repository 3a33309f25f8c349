"""Which device a request comes from.

A device holds a random secret in a cookie that scripts cannot read; the database knows only its
SHA-256. A device that shows the secret whose digest a game carries made that game.
"""

import re
from secrets import token_urlsafe

from starlette.requests import HTTPConnection
from starlette.responses import Response

from stafla.club.secrets import digest
from stafla.web.identity import cookies

COOKIE = "stafla_device"
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """Make 256 random bits, in base64url."""
    return token_urlsafe(32)


def secret_of(request: HTTPConnection) -> str | None:
    """The device's secret, if the cookie is there and well formed."""
    value = request.cookies.get(cookies.name_of(request, COOKIE), "")
    return value if SECRET.fullmatch(value) else None


def give(request: HTTPConnection, response: Response, secret: str) -> None:
    """Give the device its secret to keep."""
    cookies.keep(request, response, cookies.name_of(request, COOKIE), secret)


def ensure(request: HTTPConnection, response: Response) -> None:
    """Give a device that has no secret one, before anything hangs on it.

    A page by which one sits down does so: the seat is then the device's even if the answer to the
    form is lost on its way, and the form that is sent again is the same device's.
    """
    if secret_of(request) is None:
        give(request, response, new_secret())


def digest_of(request: HTTPConnection) -> str | None:
    """The digest of the request's device; None if it shows no secret."""
    secret = secret_of(request)
    return None if secret is None else digest(secret)
