"""Programs: the token that a call shows, and what it allows.

A token counts for calls below ``/api/`` alone, so that no program changes an account, and no
page is ever shown to one. Where there is a token, cookies count for nothing.
"""

import re

from starlette.requests import Request

from stafla.club.accounts.refusals import BadToken, OutOfScope
from stafla.club.accounts.tokens import MARK, Scope, Token, Tokens
from stafla.web.services import services_of

SECRET = re.compile(rf"{MARK}[A-Za-z0-9_-]{{43}}")
CARRIES = "/api/carry"
SAFE = frozenset({"GET", "HEAD"})


def tokens_of(request: Request) -> Tokens:
    """The tokens of API clients."""
    return services_of(request).tokens


def token_of(request: Request) -> Token | None:
    """What the program is that makes this call; None: it shows no token. Asks once a request.

    Raises:
        BadToken: it shows what is no token (any more).
        OutOfScope: the token does not allow such a call.
    """
    if not hasattr(request.state, "token"):
        request.state.token = _find(request)
    token: Token | None = request.state.token
    return token


def scope_of(method: str, path: str) -> Scope:
    """What a token has to allow for a call."""
    if path.startswith(CARRIES):
        return "carry"
    return "read" if method in SAFE else "play"


def _find(request: Request) -> Token | None:
    shown = request.headers.get("authorization")
    if shown is None or not request.url.path.startswith("/api/"):
        return None
    kind, _, secret = shown.partition(" ")
    token = tokens_of(request).who(secret) if SECRET.fullmatch(secret) else None
    if kind.lower() != "bearer" or token is None:
        raise BadToken
    if scope_of(request.method, request.url.path) not in token.scopes:
        raise OutOfScope
    return token
