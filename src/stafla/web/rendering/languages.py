"""The language that a request is answered in."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stafla.data.catalogue import LANGUAGES, Catalogue, catalogue, preferred_language
from stafla.web.identity import cookies

COOKIE = "stafla_lang"
AREAS = (
    "web",
    "pastimes",
    "after",
    "clock",
    "lobby",
    "people",
    "bots",
    "refusals",
    "device",
    "companion",
    "variants",
    "duplicate",
    "desk",
    "start",
    "contest",
    "prizes",
    "paper",
    "club",
    # a board is read out on pages as it is at a table
    "table",
)
NAMES: Mapping[str, str] = {
    "is": "íslenska",
    "fi": "suomi",
    "sv": "svenska",
    "pl": "polski",
    "en": "English",
}


def choose(named: str | None, cookie: str | None, accept: str | None) -> str:
    """``?lang=``, else the cookie, else ``Accept-Language``, else English."""
    for language in (named, cookie):
        if language in LANGUAGES:
            return language
    return preferred_language(accepted_languages(accept or ""))


def accepted_languages(header: str) -> list[str]:
    """The language tags of an ``Accept-Language`` header, best first; what is wrong is left out."""
    weighed: list[tuple[float, int, str]] = []
    for part in header[:500].split(","):
        tag, _, weight = part.strip().partition(";")
        quality = _quality(weight)
        if tag.strip() and quality > 0:
            weighed.append((-quality, len(weighed), tag.strip()))
    return [tag for _, _, tag in sorted(weighed)]


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        return min(max(float(value), 0.0), 1.0) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


def texts(language: str) -> Catalogue:
    """The texts of pages and refusals in this language."""
    return catalogue(language, *AREAS)


@cache
def source(language: str, *areas: str) -> str:
    """The texts of several areas as one Fluent source for a browser, each message once."""
    folder = resources.files("stafla.data") / "locales" / language
    parser, serializer = FluentParser(), FluentSerializer()
    messages: dict[str, Message] = {}
    for area in areas:
        text = (folder / f"{area}.ftl").read_text(encoding="utf-8")
        for entry in parser.parse(text).body:
            if isinstance(entry, Message):
                messages.setdefault(entry.id.name, entry)
    return "".join(serializer.serialize_entry(message) for message in messages.values())


def of(request: HTTPConnection) -> str:
    """The language of a request."""
    named = request.query_params.get("lang")
    return choose(named, request.cookies.get(COOKIE), request.headers.get("accept-language"))


def keep(request: Request, response: Response) -> None:
    """Remember a language that was asked for by name."""
    named = request.query_params.get("lang")
    if named in LANGUAGES and named != request.cookies.get(COOKIE):
        remember(request, response, named)


def remember(request: HTTPConnection, response: Response, language: str) -> None:
    """Have the device remember a language."""
    cookies.keep(request, response, COOKIE, language)
