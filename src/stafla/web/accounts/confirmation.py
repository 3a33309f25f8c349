"""Confirming who one is once more: by password, or by a passkey in its place."""

from typing import Annotated

from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from stafla.club.accounts.passkeys import PasskeyResponse, Site
from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.secrets import digest
from stafla.web import addresses
from stafla.web.accounts.sign_in import password_workers
from stafla.web.identity import visitor
from stafla.web.services import services_of

# what an authenticator answers is some hundred bytes, with an attestation a few thousand
Credential = Annotated[str, Field(max_length=16_000)]


def site_of(request: Request) -> Site:
    """The site for which passkeys are made and shown."""
    return Site(addresses.origin(request))


def session_of(request: Request) -> str:
    """The digest of the session that the request shows; challenges are bound to it.

    Raises:
        NotSignedIn
    """
    token = visitor.token_of(request)
    if token is None:
        raise NotSignedIn
    return digest(token)


def answer_of(request: Request, credential: str, holder: str) -> PasskeyResponse:
    """What an authenticator answered at our page."""
    return PasskeyResponse(credential, site_of(request), holder)


async def confirm(request: Request, person: Person, password: str, proof: str) -> None:
    """Make sure that it is the person: by the passkey's answer ``proof`` if there is one.

    Raises:
        WrongPassword, WrongPasskey, TooManyAttempts
    """
    services = services_of(request)
    if proof:
        answer = answer_of(request, proof, session_of(request))
        await run_in_threadpool(services.passkeys.confirm, person, answer)
    else:
        source = visitor.request_source(request)
        await password_workers(request).do(services.accounts.confirm, person, password, source)
