"""Refusals as answers: JSON for calls, a page for people."""

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from stafla.web import language, wire
from stafla.web.render import page

STATUS: Mapping[str, int] = {
    "not-your-table": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "content-type": 415,
}


def answer(
    request: Request,
    code: str,
    values: Mapping[str, str | int] | None = None,
    square: int | None = None,
    tile: str | None = None,
    *,
    status: int | None = None,
    view: wire.TableView | None = None,
) -> Response:
    """The answer to a request that is refused."""
    status = status or STATUS.get(code, 422)
    asked = language.of(request)
    message = language.texts(asked)(code, **(values or {}))
    if not request.url.path.startswith("/api/"):
        return page(request, "error.html", asked, status=status, message=message)
    body = wire.Refused(code=code, message=message, square=square, tile=tile, view=view)
    return JSONResponse(body.model_dump(mode="json"), status)
