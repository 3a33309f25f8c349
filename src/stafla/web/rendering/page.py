"""Pages from templates."""

from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlencode

from fastapi.templating import Jinja2Templates
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from stafla.data.catalogue import Catalogue
from stafla.data.dates import day_of, day_text, moment_text, time_left
from stafla.data.numbers import percent_text, with_minus, with_sign
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.assets import STATIC, assets

TEMPLATES = Jinja2Templates(
    env=Environment(
        loader=FileSystemLoader(Path(__file__).parents[1] / "templates"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
)
TEMPLATES.env.filters["with_minus"] = with_minus
TEMPLATES.env.filters["percent_text"] = percent_text

LONGEST_QUERY = 4_000
SIGN = "\ue000"
"""Stands for a day until its sentence is safe; of the characters that no text has."""


def page(
    request: Request, template: str, language: str, status: int = 200, **values: Any
) -> Response:
    """A template in a language, with what every page needs."""
    if "person" not in values:
        values["person"] = visitor.of(request)
    say = languages.texts(language)
    context = {
        "account": visitor.account_known(request),
        "say": say,
        "language": language,
        "languages": languages.NAMES,
        "assets": assets,
        "theme": (STATIC / "theme.js").is_file(),
        "island": island,
        "with_sign": with_sign,
        "day": partial(day, language),
        "moment": partial(moment, language),
        "dated": partial(sentence_with_day, say),
        "time_left": partial(clock_left, say),
        "ticket": ticket,
        "address_in": partial(address_in, request),
        **values,
    }
    response = TEMPLATES.TemplateResponse(request, template, context, status_code=status)
    response.headers["content-language"] = language
    response.headers["vary"] = "accept-language, cookie"
    return response


def address_in(request: Request, language: str) -> str:
    """The address of this page in another language; a form that was refused leads to the start.

    So does one longer than any page of ours has, or each of the links would be as long.
    """
    if request.method != "GET" or len(request.url.query) > LONGEST_QUERY:
        return f"/?lang={language}"
    others = [(name, text) for name, text in request.query_params.multi_items() if name != "lang"]
    return f"{request.url.path}?{urlencode([*others, ('lang', language)])}"


Day = int | str | date
"""Milliseconds since 1970, ``2026-11-20``, or a day."""


def day(language: str, when: Day) -> Markup:
    """A day by itself, short, for people in this language and for programs."""
    known = _day(when)
    return _time(known, day_text(known, language, "medium"))


def moment(language: str, when: int) -> Markup:
    """A day and a time of day (UTC), for people in this language and for programs.

    Args:
        language: theirs.
        when: milliseconds since 1970.
    """
    known = datetime.fromtimestamp(when / 1000, UTC)
    return Markup('<time datetime="{}">{}</time>').format(
        known.strftime("%Y-%m-%dT%H:%M:%SZ"), moment_text(known, language)
    )


def sentence_with_day(say: Catalogue, key: str, when: Day, **values: object) -> Markup:
    """A sentence that names a day (``$day``), which programs read as well."""
    known = _day(when)
    sentence = escape(say(key, day=SIGN, **values))
    return sentence.replace(SIGN, _time(known, day_text(known, say.language)))


def _day(when: Day) -> date:
    if isinstance(when, date):
        return when
    return day_of(when) if isinstance(when, int) else date.fromisoformat(when)


def _time(known: date, text: str) -> Markup:
    return Markup('<time datetime="{}">{}</time>').format(known.isoformat(), text)


def clock_left(say: Catalogue, key: str, left: int, until: int | None) -> Markup:
    """A sentence with the time left on a clock (``$time``); a script counts one down that runs.

    Args:
        say: the texts.
        key: of the sentence.
        left: milliseconds.
        until: when it is up, in milliseconds since 1970; None: the clock stands.
    """
    clock = Markup('<span{} aria-live="off">{}</span>').format(
        "" if until is None else Markup(' data-until="{}"').format(until),
        time_left(left, say.language),
    )
    return escape(say(key, time=SIGN)).replace(SIGN, clock)


def ticket() -> Markup:
    """The ticket of a form that makes something (`stafla.club.ticket`).

    A browser that loads the page again does not fill in the old one.
    """
    return Markup('<input type="hidden" name="ticket" value="{}" autocomplete="off">').format(
        token_urlsafe(16)
    )


def island(json: str) -> Markup:
    """JSON that is safe inside a ``script`` element: nothing in it can end the element."""
    for sign in "<>&\u2028\u2029":
        json = json.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(json)  # noqa: S704 - what could be markup is escaped above
