"""Pages from templates."""

from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlencode

from fastapi.templating import Jinja2Templates
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from stafla.club.people import day
from stafla.web import language, visitor
from stafla.web.assets import STATIC, assets

TEMPLATES = Jinja2Templates(
    env=Environment(
        loader=FileSystemLoader(Path(__file__).with_name("templates")),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
)


def page(request: Request, template: str, asked: str, status: int = 200, **values: Any) -> Response:
    """A template in a language, with what every page needs."""
    if "person" not in values:
        values["person"] = visitor.of(request)
    context = {
        "say": language.texts(asked),
        "language": asked,
        "languages": language.NAMES,
        "assets": assets,
        "theme": (STATIC / "theme.js").is_file(),
        "island": island,
        "day": day,
        "ticket": ticket,
        "address_in": partial(address_in, request),
        **values,
    }
    response = TEMPLATES.TemplateResponse(request, template, context, status_code=status)
    response.headers["content-language"] = asked
    response.headers["vary"] = "accept-language, cookie"
    return response


def address_in(request: Request, wanted: str) -> str:
    """The address of this page in another language; a form that was refused leads to the start."""
    if request.method != "GET":
        return f"/?lang={wanted}"
    asked = [(name, text) for name, text in request.query_params.multi_items() if name != "lang"]
    return f"{request.url.path}?{urlencode([*asked, ('lang', wanted)])}"


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
