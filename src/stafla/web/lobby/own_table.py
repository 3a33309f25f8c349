"""A table of one's own: the whole form, with all that an organiser sets."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from stafla.bots import LEVELS
from stafla.club import ClubRefusal, SeatSetup, Setup, TableRequest
from stafla.club.tables.judge import ANY
from stafla.club.ticket import Ticket
from stafla.data.catalogue import Catalogue
from stafla.data.sorting import name_key
from stafla.editions import WordCheck, load, names, variants
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby import choices
from stafla.web.lobby.form import INVITED, TableForm, word_lists
from stafla.web.rendering import languages
from stafla.web.rendering.labels import bot_name, clock_choices, delay_choices
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

MOST_SEATS = 4
MOST_ARBITERS = 50
router = APIRouter(include_in_schema=False)


@router.get("/tables/new")
def new(request: Request) -> Response:
    """The form, as this device filled it last."""
    language = languages.of(request)
    response = table_form(request, language, choices.table(request, language))
    languages.keep(request, response)
    return response


@router.post("/tables")
def create(request: Request, form: Annotated[TableForm, Form()]) -> Response:
    """Make a table and go there; or show the form again with what is wrong."""
    language = languages.of(request)
    say = languages.texts(language)
    audience, secret = visitor.audience_with_secret(request)
    services = services_of(request)
    person = visitor.of(request)
    try:
        wanted = request_of(form, say, person.name if person else "")
        table = services.lobby.open_table(wanted, audience, Ticket(form.ticket))
    except ClubRefusal as refusal:
        return table_form(
            request, language, form, message_for(refusal, say), status=status_of(refusal)
        )
    services.bots.wake(table)
    response = RedirectResponse(f"/tables/{table}", 303)
    device_cookie.give(request, response, secret)
    choices.keep_table(request, response, form)
    return response


def table_form(
    request: Request, language: str, form: TableForm, error: str | None = None, status: int = 200
) -> Response:
    """The form as it was filled, and what is wrong with it."""
    editions = [load(name) for name in names()]
    vocabularies = services_of(request).tables.vocabularies
    response = page(
        request,
        "lobby/own_table.html",
        language,
        status=status,
        form=form,
        error=error,
        editions=editions,
        lexica=word_lists(editions, vocabularies),
        own={edition.id: next(iter(vocabularies.of(edition)), None) for edition in editions},
        clocks=clock_choices(languages.texts(language)),
        delays=delay_choices(languages.texts(language)),
        judges=judge_choices(request),
        kinds=[*LEVELS, "highest-score"],
        variants=variants(),
        seats=range(1, MOST_SEATS + 1),
    )
    device_cookie.ensure(request, response)
    return response


def request_of(form: TableForm, say: Catalogue, person: str = "") -> TableRequest:
    """What the form asks for; a seat without a name gets one.

    Args:
        form: as it was filled.
        say: the reader's texts.
        person: the name of who is signed in; a lone person at the device is called by it.

    Raises:
        BadRange
    """
    guests: list[SeatSetup] = []
    free: set[int] = set()
    alone = sum(kind == "person" for _, kind in form.seats()) == 1
    for number, (name, kind) in enumerate(form.seats(), 1):
        if kind == INVITED:
            free.add(len(guests))
        if kind in ("person", INVITED):
            own = person if kind == "person" and alone else ""
            guests.append(SeatSetup(name.strip() or own or say("player-number", number=number)))
        elif kind != "none":
            guests.append(SeatSetup(name.strip() or bot_name(kind, say), bot=kind))
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
        theme_words=form.listed_words() if "theme" in form.variants else (),
        delay=form.delay,
        judge=form.judge,
        attested=bool(form.attested),
    )
    return TableRequest(setup, bool(form.public), frozenset(free), form.range())


def judge_choices(request: Request) -> list[tuple[str, str]]:
    """Who can be named as a table's judge, by id and name; the empty name is any of them."""
    language = languages.of(request)
    found = services_of(request).judges.rows.arbiters(MOST_ARBITERS)
    found.sort(key=lambda judge: name_key(judge[1], language))
    return [(ANY, ""), *found] if found else []
