"""Refusals as answers, in the reader's language: JSON for calls, a page for people."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from stafla.data.catalogue import Catalogue, spoken_values
from stafla.records.fault import clip
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.wire import table as wire


class AnyRefusal(Protocol):
    """What every refusal brings, whoever refuses."""

    @property
    def code(self) -> str:
        """The message's name."""

    @property
    def values(self) -> Mapping[str, str | int]:
        """The message's arguments."""


def message_for(refusal: AnyRefusal, say: Catalogue) -> str:
    """The sentence that a person reads."""
    return say(refusal.code, **spoken_values(say, refusal.values))


BUSY, BUSY_SECONDS = 503, 5
# where FastAPI says that a field stands
PARTS = (["body"], ["query"], ["path"], ["header"], ["cookie"])
STATUS: Mapping[str, int] = {
    "not-signed-in": 401,
    "bad-token": 401,
    "not-your-table": 403,
    "not-your-pastime": 403,
    "not-for-you": 403,
    "suspended": 403,
    "blocked": 403,
    "out-of-scope": 403,
    "wrong-password": 403,
    "wrong-passkey": 403,
    "not-invited": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-pastime": 404,
    "no-such-play": 404,
    "no-such-transfer": 404,
    "nothing-to-carry": 403,
    "no-such-person": 404,
    "no-such-event": 404,
    "event-no-such-link": 404,
    "event-player": 404,
    "event-not-yours": 403,
    "event-elsewhere": 409,
    "event-fork": 409,
    "event-gap": 409,
    "event-not-open": 403,
    "notes-sign-in": 403,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "stale-log": 409,
    "broken-table": 409,
    "broken-log": 409,
    "no-free-place": 409,
    "has-seat": 409,
    "content-type": 415,
    "too-many-attempts": 429,
    "too-many-requests": 429,
    "too-many-of-late": 429,
    "too-many-lines": 429,
    "too-many-open": 429,
    "too-many-from-here": 429,
    "too-many-in-all": 429,
    "too-many-together": 429,
    "too-many-places": 429,
    "event-full": 429,
    "engine-busy": 429,
    "busy": 503,
}


def status_of(refusal: AnyRefusal | None) -> int:
    """With what a page answers that shows why something is refused; 200 where nothing is."""
    return 200 if refusal is None else STATUS.get(refusal.code, 422)


def field_of(errors: Sequence[Mapping[str, Any]]) -> str | None:
    """The first field that cannot be read, ``laid.0.letter``; None: the request is no JSON at all.

    Args:
        errors: as pydantic or FastAPI tell them; a request names its part first.
    """
    first = next(iter(errors), None)
    if first is None or first["type"] == "json_invalid":
        return None
    place = [str(part) for part in first["loc"]]
    named = place[1:] if place[:1] in PARTS else place
    return clip(".".join(named)) if named else None


def answer(
    request: Request,
    code: str,
    values: Mapping[str, str | int] | None = None,
    square: int | None = None,
    tile: str | None = None,
    *,
    status: int | None = None,
    view: wire.TableView | None = None,
    field: str | None = None,
) -> Response:
    """The answer to a request that is refused; ``field`` is the one that cannot be read."""
    status = status or STATUS.get(code, 422)
    language = languages.of(request)
    message = languages.texts(language)(
        code, **spoken_values(languages.texts(language), values or {})
    )
    if not request.url.path.startswith("/api/"):
        if code == "not-signed-in" and request.method == "GET":
            return RedirectResponse(f"/sign-in?then={quote(request.url.path)}", 303)
        person = visitor.cached_person(request)
        response = page(
            request, "layout/error.html", language, status=status, message=message, person=person
        )
    else:
        if field is not None:
            message = languages.texts(language)("bad-request-field", field=field)
        body = wire.Refused(
            code=code, message=message, square=square, tile=tile, view=view, field=field
        )
        response = JSONResponse(body.model_dump(mode="json"), status)
    if status == BUSY:
        response.headers["retry-after"] = str(BUSY_SECONDS)
    return response
