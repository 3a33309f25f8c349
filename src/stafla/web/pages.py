"""Pages for people: the start page and the table."""

import json
from contextlib import suppress
from importlib import resources
from typing import Annotated

from fastapi import APIRouter, Form, Path, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from stafla.bots.kinds import LEVELS
from stafla.club import Call, Guest, Setup, TableRefusal
from stafla.club.errors import NoSuchTable
from stafla.club.ticket import Ticket
from stafla.data.catalogue import Catalogue
from stafla.editions import WordCheck, load, names, variants
from stafla.web import language, owner, visitor
from stafla.web.clock import clock_choices
from stafla.web.delay import delay_choices
from stafla.web.form import INVITED, Filled, choices
from stafla.web.gather import waiting_room
from stafla.web.house import house_of
from stafla.web.judge import judge_choices
from stafla.web.message import explained
from stafla.web.present import table_view
from stafla.web.render import page

MOST_SEATS = 4
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
def healthz(request: Request) -> Response:
    """Whether the server and its database answer."""
    house_of(request).tables.games.waiting_for_bots()
    return JSONResponse({"status": "ok"})


@router.get("/")
def start(request: Request) -> Response:
    """The start page."""
    asked = language.of(request)
    response = start_form(request, asked, Filled.first(asked))
    language.keep(request, response)
    return response


@router.post("/tables")
def create(request: Request, form: Annotated[Filled, Form()]) -> Response:
    """Make a table and go there; or show the form again with what is wrong."""
    asked = language.of(request)
    say = language.texts(asked)
    who, secret = visitor.newcomer(request)
    house = house_of(request)
    try:
        table = house.lobby.call(_call(form, say), who, Ticket(form.ticket))
    except TableRefusal as refusal:
        return start_form(request, asked, form, explained(refusal, say), status=422)
    house.robots.wake(table)
    response = RedirectResponse(f"/tables/{table}", 303)
    owner.remember(request, response, secret)
    return response


@router.get("/tables/{table}")
def show(request: Request, table: Annotated[str, Path(max_length=100)]) -> Response:
    """The table's page: the island and what it starts from; no rack is in it."""
    asked = language.of(request)
    say = language.texts(asked)
    house = house_of(request)
    with suppress(NoSuchTable):
        return waiting_room(request, house.lobby.seen(table, visitor.audience(request)))
    view = table_view(house.tables.seen(table, visitor.audience(request)), say)
    response = page(
        request,
        "table.html",
        asked,
        view=view,
        view_json=view.model_dump_json(),
        catalogue_json=_catalogue(asked),
        languages_json=json.dumps(dict(language.NAMES), ensure_ascii=False),
    )
    language.keep(request, response)
    return response


def start_form(
    request: Request, asked: str, form: Filled, error: str | None = None, status: int = 200
) -> Response:
    """The start page with its form as it was filled, and what is wrong with it."""
    editions = [load(name) for name in names()]
    vocabularies = house_of(request).tables.vocabularies
    response = page(
        request,
        "start.html",
        asked,
        status=status,
        form=form,
        error=error,
        editions=editions,
        lexica=choices(editions, vocabularies),
        own={edition.id: next(iter(vocabularies.of(edition)), None) for edition in editions},
        clocks=clock_choices(language.texts(asked)),
        delays=delay_choices(language.texts(asked)),
        judges=judge_choices(request),
        kinds=[*LEVELS, "highest-score"],
        variants=variants(),
        seats=range(1, MOST_SEATS + 1),
    )
    owner.introduce(request, response)
    return response


def _call(form: Filled, say: Catalogue) -> Call:
    """What the form asks for; a seat without a name gets one."""
    guests: list[Guest] = []
    free: set[int] = set()
    for number, (name, kind) in enumerate(form.seats(), 1):
        if kind == INVITED:
            free.add(len(guests))
        if kind in ("person", INVITED):
            guests.append(Guest(name.strip() or say("player-number", number=number)))
        elif kind != "none":
            named = f"bot-{kind}"
            fallback = say(named) if named in say else kind
            guests.append(Guest(name.strip() or fallback, bot=kind))
    check: WordCheck = "automatic" if form.check == "automatic" else "challenge"
    setup = Setup(
        form.profile,
        tuple(guests),
        check,
        form.lexicon,
        form.own_clock(),
        mixes=True,
        rated=bool(form.rated),
        listed=bool(form.public),
        appeals=bool(form.appeals),
        variants=tuple(form.variants),
        theme=form.theme if "theme" in form.variants else "",
        theme_words=form.listed() if "theme" in form.variants else (),
        delay=form.delay,
        judge=form.judge,
        attested=bool(form.attested),
    )
    return Call(setup, bool(form.public), frozenset(free), form.range())


def _catalogue(asked: str) -> str:
    """The browser's texts as their one Fluent source."""
    file = resources.files("stafla.data") / "locales" / asked / "table.ftl"
    return json.dumps(
        {"language": asked, "ftl": file.read_text(encoding="utf-8")}, ensure_ascii=False
    )
