"""Cookies that a device keeps: no script reads them, and no other site's form brings them along."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

YEAR: Final = 365 * 24 * 3600


def name_of(request: HTTPConnection, name: str) -> str:
    """A secret's name; over HTTPS one that no other host and no plain page can set."""
    return f"__Host-{name}" if request.url.scheme in ("https", "wss") else name


def keep(
    request: HTTPConnection, response: Response, name: str, value: str, seconds: int = YEAR
) -> None:
    """Have the device keep a value for so long; over HTTPS it shows it over HTTPS alone."""
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def forget(request: HTTPConnection, response: Response, name: str) -> None:
    """Have the device forget a value."""
    response.delete_cookie(
        name, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )
