"""Every route of the application, as it is: what a test goes through so that none is left out."""

from collections.abc import Iterator

from fastapi import FastAPI
from fastapi.routing import APIRoute

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
# answers that never end
ENDLESS = ("/stream", "/gathering")


def routes_of(app: FastAPI) -> Iterator[tuple[str, str, APIRoute]]:
    """Method, path and route, also of routers that were included."""
    for route in app.routes:
        inner = getattr(route, "original_router", None)
        for one in [route] if inner is None else inner.routes:
            if isinstance(one, APIRoute):
                for method in sorted(one.methods - {"HEAD", "OPTIONS"}):
                    yield method, one.path, one


def unsafe(app: FastAPI) -> list[tuple[str, str]]:
    """Method and path of every route that is no mere look."""
    return [(method, path) for method, path, _ in routes_of(app) if method not in SAFE]


def looks(app: FastAPI) -> list[str]:
    """The path of every route that is a mere look and comes to an end."""
    return [
        path for method, path, _ in routes_of(app) if method == "GET" and not path.endswith(ENDLESS)
    ]
