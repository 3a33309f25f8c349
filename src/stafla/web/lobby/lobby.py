"""The lobby's page: seats that are free, one's own games, games to watch; and playing again."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from stafla.club import Audience, Gathering
from stafla.club.lobby.game_lists import ListedGame
from stafla.club.tables.clock import pace_of
from stafla.club.tables.refusals import BrokenTable, NoSuchTable
from stafla.data.catalogue import Catalogue
from stafla.editions import load, names
from stafla.web.addresses import ShareLink, on_host_machine
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby import choices
from stafla.web.lobby.filters import LobbyFilter, chips, filters, range_named
from stafla.web.rendering import boards, languages
from stafla.web.rendering.labels import clock_named, clock_short, seat_name
from stafla.web.rendering.page import page
from stafla.web.services import Services, services_of

QUICK = ("quick-3-5", "quick-10", "long-25", "days-3")
"""The clocks by which one touch finds somebody to play."""
LATELY = 2 * 60_000
"""Whoever gave a sign within so many milliseconds is there."""
NEAR = 150
"""Ratings that differ by no more are of one level."""
MOST_BOARDS, MOST_SIGNS = 12, 200
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A table that waits, as a row of the lobby.

    Attributes:
        gathering: the table.
        rating: of the host, where it is known.
        there: whether somebody has its page open.
        joins: whether one touch takes a seat; else its page asks for something first.
        suits: whether it fits the reader best.
    """

    gathering: Gathering
    rating: int | None
    there: bool
    joins: bool
    suits: bool = False

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(place.kind == "free" for place in self.gathering.places)


@router.get("/lobby")
def lobby(request: Request, looking: Annotated[LobbyFilter, Query()]) -> Response:
    """Who waits for players, what one is playing, what there is to watch."""
    services = services_of(request)
    table_filter = looking.table_filter()
    audience = visitor.audience(request)
    language = languages.of(request)
    say = languages.texts(language)
    chosen = choices.quick(request, language)
    waiting = services.lobby.of(audience) if audience.device else ()
    mine, ended = services.game_lists.playing_and_ended(audience)
    watch = services.game_lists.watchable(audience, table_filter)
    rows = rows_of(services, services.lobby.open(audience, table_filter), audience, language)
    if looking.level == "mine" and audience.person:
        rows = [row for row in rows if _is_near(services, row, audience)]
    response = page(
        request,
        "lobby/lobby.html",
        language,
        rows=rows,
        waiting=waiting,
        mine=mine,
        ended=ended,
        watch=watch,
        present=people_there(services),
        now=services.tables.now(),
        quick=[(clock, clock_short(clock, say), say(f"quick-{pace_of(clock)}")) for clock in QUICK],
        profile=chosen.profile,
        filters=filters(looking, say),
        chips=chips(
            looking, language if language in names() else "en", say, rated=bool(audience.person)
        ),
        filtered=any(looking.model_dump().values()),
        limits=lambda gathering: range_named(gathering.range, say),
        edition=load,
        clock=lambda gathering: clock_named(gathering.setup.clock, say),
        short=lambda gathering: clock_short(gathering.setup.clock, say),
        named=lambda game, seat: seat_name(game.seats[seat], say),
        result=lambda game: result_of(game, say),
        board=lambda game: small_board(services, game, audience),
        most_boards=MOST_BOARDS,
        shared=ShareLink(request, "/lobby") if on_host_machine(request) else None,
    )
    device_cookie.ensure(request, response)
    languages.keep(request, response)
    return response


def people_there(services: Services) -> int:
    """How many people gave a sign lately, each once however many games they play."""
    found = set()
    for table, seat in services.tables.presence.lately(LATELY, MOST_SIGNS):
        with suppress(BrokenTable, NoSuchTable):
            found |= {
                seat.person or seat.owner for seat in services.tables.seating.of(table)[seat:][:1]
            }
    return len(found)


def rows_of(
    services: Services, gatherings: Sequence[Gathering], audience: Audience, language: str
) -> list[LobbyRow]:
    """The tables of others that wait; the one that fits the reader best comes first."""
    gatherings = [gathering for gathering in gatherings if not gathering.yours]
    hosts = {place.person for gathering in gatherings for place in gathering.places if place.person}
    ratings = services.ratings.of_several(hosts)
    found = []
    for gathering in gatherings:
        seated = [
            place for place in gathering.places if place.kind == "person" and not place.hidden
        ]
        key = (gathering.setup.profile, pace_of(gathering.setup.clock))
        known = [ratings.get((*key, place.person or "")) for place in seated]
        joins = not (gathering.barred or gathering.setup.variants or gathering.hosted)
        there = services.lobby.attendance.is_anybody_here(gathering.id, seated)
        found.append(LobbyRow(gathering, next(filter(None, known), None), there, joins))
    best = max(found, key=lambda row: _fit(services, row, audience, language), default=None)
    if best is None or not best.joins or load(best.gathering.setup.profile).language != language:
        return found
    first = LobbyRow(best.gathering, best.rating, best.there, best.joins, suits=True)
    return [first, *(row for row in found if row is not best)]


def _fit(
    services: Services, row: LobbyRow, audience: Audience, language: str
) -> tuple[bool, bool, bool, int, int]:
    setup = row.gathering.setup
    own = services.ratings.rating(audience.person, setup.profile, pace_of(setup.clock))
    apart = abs(own - row.rating) if own is not None and row.rating is not None else 0
    speaks = load(setup.profile).language == language
    return row.joins, speaks, row.there, -apart, -row.gathering.created


def _is_near(services: Services, row: LobbyRow, audience: Audience) -> bool:
    setup = row.gathering.setup
    own = services.ratings.rating(audience.person, setup.profile, pace_of(setup.clock))
    near = own is None or row.rating is None or abs(own - row.rating) <= NEAR
    return near and not row.gathering.barred


def result_of(game: ListedGame, say: Catalogue) -> str:
    """How a game ended for who looks: won, lost, drawn; nothing for one that does not count."""
    if not game.winners:
        return say("result-none")
    if len(game.winners) == len(game.seats):
        return say("result-drawn")
    return say("result-won" if game.yours & game.winners else "result-lost")


def small_board(services: Services, game: ListedGame, audience: Audience) -> Markup:
    """The board of a game in the size of a stamp; nothing where it cannot be read any more."""
    try:
        return boards.of_game(services.tables.known_to(game.id, audience), letters=False)
    except (BrokenTable, NoSuchTable):
        return Markup()


@router.post("/tables/{table}/rematch")
def rematch(request: Request, table: Annotated[str, Path(max_length=100)]) -> Response:
    """Play again with the same people: ask for it, or agree."""
    services = services_of(request)
    following = services.game_lists.rematch(table, visitor.audience(request))
    services.bots.wake(following)
    response = RedirectResponse(f"/tables/{following}", 303)
    if secret := device_cookie.secret_of(request):
        device_cookie.give(request, response, secret)
    return response
