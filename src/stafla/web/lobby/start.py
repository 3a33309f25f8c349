"""The start page, and playing at once: against a bot, or against whoever waits."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.bots import LEVELS
from stafla.club import Audience, ClubRefusal, Gathering, SeatSetup, Setup, TableRequest
from stafla.club.accounts.refusals import BlockedHere, NameLooksTaken
from stafla.club.lobby.refusals import HasSeat, NoFreePlace, OutOfRange
from stafla.club.next_bot import next_step
from stafla.club.tables.clock import pace_of, policy_of
from stafla.club.tables.refusals import NoSuchTable
from stafla.club.ticket import Ticket
from stafla.data.catalogue import Catalogue
from stafla.editions import clocks, load, names
from stafla.store import TableFilter
from stafla.web.addresses import server_address_of
from stafla.web.fields import TicketText
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby import choices
from stafla.web.lobby.choices import QuickPlay
from stafla.web.lobby.gathering import join_as
from stafla.web.rendering import boards, languages
from stafla.web.rendering.labels import bot_name, clock_short, numbered_guest
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import Services, services_of

MOST_TRIES = 10
"""How many tables are tried that somebody else may have filled meanwhile."""
MOST_GATHERINGS, MOST_GAMES = 3, 30
# a seat there is lost to this visitor, not refused for good: the next one is tried
LOST = (NoFreePlace, NoSuchTable, HasSeat, BlockedHere, OutOfRange, NameLooksTaken)
router = APIRouter(include_in_schema=False)


class QuickPlayForm(QuickPlay):
    """The form by which somebody plays at once."""

    ticket: TicketText = ""


class CodeForm(BaseModel):
    """The form by which somebody joins by a code."""

    code: Annotated[str, Field(max_length=40)] = ""


async def fields_of(request: Request) -> frozenset[str]:
    """The names of the fields of a form, also of those left empty.

    FastAPI takes an empty field for one that was not sent; here it means "no clock".
    """
    return frozenset(await request.form())


@router.get("/")
def start(request: Request) -> Response:
    """The start page; at a club's evening that is what is on, and this page is one of its links."""
    if server_address_of(request).kit and not request.query_params:
        return RedirectResponse("/club", 303)
    response = start_page(request)
    languages.keep(request, response)
    return response


@router.post("/play")
def play(
    request: Request,
    form: Annotated[QuickPlayForm, Form()],
    fields: Annotated[frozenset[str], Depends(fields_of)],
) -> Response:
    """Begin a game against a bot, take a seat that fits, or call for somebody to play."""
    language = languages.of(request)
    known = choices.quick(request, language)
    wish = _choice(form, fields, known).sound(language)
    playing = wish.model_copy(
        update={
            "bot_clock": clock_in(wish.profile, wish.bot_clock),
            "person_clock": clock_in(wish.profile, wish.person_clock),
        }
    )
    audience, secret = visitor.audience_with_secret(request)
    services, person = services_of(request), visitor.of(request)
    name = person.name if person else wish.name
    try:
        begin = against_somebody if wish.opponent == "person" else against_bot
        say, ticket = languages.texts(language), Ticket(form.ticket)
        table = begin(services, playing, Newcomer(audience, name, say, ticket))
    except ClubRefusal as refusal:
        return start_page(request, refusal)
    services.bots.wake(table)
    # whoever has finished no game yet is shown how one is played
    teaches = wish.opponent != "person" and not any(services.game_lists.ended_games(audience))
    response = RedirectResponse(f"/tables/{table}{'#first' if teaches else ''}", 303)
    device_cookie.give(request, response, secret)
    choices.keep_quick(request, response, wish)
    return response


@router.get("/join")
def ask_code(request: Request) -> Response:
    """Ask whoever comes with a code and nothing else."""
    return _join_page(request)


@router.post("/join")
def join(request: Request, form: Annotated[CodeForm, Form()]) -> Response:
    """Go to what a code leads to: a table that waits, a duplicate, a round of bingo, an event."""
    services = services_of(request)
    try:
        found = services.join_codes.find(form.code, visitor.audience(request))
        match found.kind:
            case "table":
                address = f"/invitations/{services.lobby.invitation_to(found.subject)}"
            case "event":
                address = f"/events/{found.subject}"
            case _:
                address = f"/{found.kind}/{found.subject}/join"
    except ClubRefusal as refusal:
        return _join_page(request, refusal, form.code)
    return RedirectResponse(address, 303)


def _join_page(request: Request, refusal: ClubRefusal | None = None, code: str = "") -> Response:
    """The form for a code, with what was refused."""
    language = languages.of(request)
    response = page(
        request,
        "lobby/join.html",
        language,
        status=status_of(refusal),
        error=refusal and message_for(refusal, languages.texts(language)),
        code=code,
    )
    languages.keep(request, response)
    return response


def _choice(form: QuickPlayForm, fields: frozenset[str], known: QuickPlay) -> QuickPlay:
    """What was sent; a button of the lobby says nothing of bots, and leaves that as it was."""
    filled = form.model_fields_set
    chosen = fields & QuickPlay.model_fields.keys()
    wish = {name: getattr(form, name) if name in filled else "" for name in chosen}
    return known.model_copy(update=wish)


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Who wants to play, under which name (empty: none), in which language, by which ticket."""

    who: Audience
    name: str
    say: Catalogue
    ticket: Ticket


def against_bot(services: Services, wish: QuickPlay, newcomer: Newcomer) -> str:
    """A table for one person and a bot.

    Raises:
        ClubRefusal: why there can be none.
    """
    bot = SeatSetup(bot_name(wish.level, newcomer.say), bot=wish.level)
    guests = (SeatSetup(newcomer.name or newcomer.say("guest")), bot)
    setup = Setup(wish.profile, guests, "challenge", clock=wish.bot_clock, mixes=True)
    return services.lobby.open_table(
        TableRequest(setup, False, frozenset()), newcomer.who, newcomer.ticket
    )


def against_somebody(services: Services, wish: QuickPlay, newcomer: Newcomer) -> str:
    """The table where one waits already, else the first seat that fits, else a table that waits.

    A seat fits if the edition is the one wanted, two play, and the clock is of the same pace. Where
    who waits is there comes first, then the clock wanted itself; among those, addresses take turns.

    Raises:
        ClubRefusal: why there can be none.
    """
    audience, say = newcomer.who, newcomer.say
    for own in services.lobby.of(audience):
        if own.hosted and own.public and _is_wanted(own, wish):
            return own.id
    table_filter = TableFilter(wish.profile, pace_of(wish.person_clock), players=2)
    waiting = services.lobby.to_be_filled(audience, table_filter)
    gatherings = [one for one in waiting if _is_free(one, audience)]
    here = services.lobby.attendance.is_anybody_here
    gatherings.sort(
        key=lambda one: (not here(one.id, one.places), one.setup.clock != wish.person_clock)
    )
    for gathering in gatherings[:MOST_TRIES]:
        try:
            join = partial(services.lobby.join, gathering.id, audience=audience)
            return join_as(newcomer.name, say, join)
        except LOST:
            continue
    named = newcomer.name or numbered_guest(say)
    guests = (SeatSetup(named), SeatSetup(say("player-number", number=2)))
    setup = Setup(
        wish.profile, guests, "challenge", clock=wish.person_clock, mixes=True, listed=True
    )
    return services.lobby.open_table(
        TableRequest(setup, True, frozenset({1})), audience, newcomer.ticket
    )


def _is_wanted(own: Gathering, wish: QuickPlay) -> bool:
    setup = own.setup
    return (setup.profile, setup.clock) == (wish.profile, wish.person_clock) and not setup.variants


def _is_free(gathering: Gathering, audience: Audience) -> bool:
    """Whether a seat is there for the taking, without asking anything of who comes."""
    taken = gathering.yours or gathering.hosted or gathering.barred or gathering.setup.variants
    all_reserved = all(
        place.owner or place.person for place in gathering.places if place.kind == "free"
    )
    return not (taken or all_reserved or (gathering.setup.rated and audience.person is None))


def start_page(request: Request, refusal: ClubRefusal | None = None) -> Response:
    """The start page, with what was refused."""
    language = languages.of(request)
    say = languages.texts(language)
    services, audience = services_of(request), visitor.audience(request)
    games = services.game_lists.watchable(audience)
    gatherings = [gathering for gathering in services.lobby.open(audience) if not gathering.yours]
    chosen = choices.quick(request, language)
    shown = next((game for game in games if game.phase == "turn"), None)
    response = page(
        request,
        "lobby/start.html",
        language,
        status=status_of(refusal),
        error=refusal and message_for(refusal, say),
        chosen=chosen,
        editions=[load(name) for name in names()],
        edition=load,
        levels=LEVELS,
        clocks=[("", say("clock-short-none")), *short_clocks(say)],
        clock=lambda gathering: clock_short(gathering.setup.clock, say),
        gatherings=gatherings[:MOST_GATHERINGS],
        waiting=len(gatherings),
        playing=len(games),
        shown=shown,
        board=boards.of_game(services.tables.known_to(shown.id, audience))
        if shown
        else boards.example(chosen.profile),
        mine=next((game for game in services.game_lists.mine(audience) if game.your_turn), None),
        step=next_step(services.game_lists.ended_games(audience)),
    )
    device_cookie.ensure(request, response)
    return response


def short_clocks(say: Catalogue) -> list[tuple[str, str]]:
    """The clocks that one chooses from, in few words; those of rule books are each edition's."""
    return [(clock, clock_short(clock, say)) for clock in choices.common_clocks()]


def clock_in(profile: str, clock: str) -> str:
    """The clock of an edition's rule book that gives the time of another, else that one itself."""
    common = policy_of(clock)
    if common is None:
        return clock
    times = (common.base, common.increment, common.move)
    for own, named_clock in clocks().items():
        policy = named_clock.policy
        if (
            profile in named_clock.editions
            and (policy.base, policy.increment, policy.move) == times
        ):
            return own
    return clock
