"""What an event makes of ratings: a page, lists to take along, and a list to rate on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from fastapi import APIRouter, File, Form, Query, Request, UploadFile
from pydantic import BaseModel
from starlette.responses import Response

from stafla.club.contests.log import LoadedContest
from stafla.club.contests.refusals import EventRefused
from stafla.contest.event import (
    Event,
    Participant,
    Rated,
    federations,
    rate_division,
    read_list,
    write_columns,
)
from stafla.contest.event.federation import USUAL
from stafla.contest.formats import TournamentFault
from stafla.contest.ratings import (
    GamePart,
    RatingChange,
    RatingListFault,
    RatingSystem,
    rating_system,
    rating_systems,
)
from stafla.contest.ratings.lists import to_json
from stafla.data.numbers import number_text, with_sign
from stafla.web.contests.files import data_of, refusal_of_file
from stafla.web.contests.pages import ContestId, Short, public
from stafla.web.identity import visitor
from stafla.web.middleware.rate_limit import refusal_of_dear
from stafla.web.rendering import languages
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)
ROWS: Final = 1_000
"""So many ratings on a page cost an allowance; fewer cost none."""
Kind = Literal["json", "rt"]
Shown = Literal["page", "json", "rt"]


@dataclass(frozen=True, slots=True)
class ChangeShown:
    """A player's change as lists show it; empty texts: there is no such number."""

    player: Participant
    before: str
    after: str
    gained: str
    games: int
    won: str
    expected: str


@dataclass(frozen=True, slots=True)
class PartShown:
    """What a game contributed; empty texts: the system has no such number."""

    round: int
    opponent: str
    rating: str
    score: str
    expected: str
    factor: str
    weight: str
    value: str


class RatingQuery(BaseModel):
    """The division, the system, and whose change is explained; empty: as one would ask."""

    division: Short = ""
    system: Short = ""
    player: Short = ""


@dataclass(frozen=True, slots=True)
class RatedDivision:
    """What a division makes of ratings by a system; ``brought``: on a list of somebody's own."""

    division: str
    by: RatingSystem
    rated: Rated
    brought: bool = False


@router.get("/events/{contest}/ratings")
def ratings(
    request: Request, contest: ContestId, query: Annotated[RatingQuery, Query()]
) -> Response:
    """What the event makes of ratings, each change explained."""
    loaded_contest = services_of(request).contests.get(contest)
    mine = _reckon(loaded_contest, query)
    return _refusal(request, mine) or _page(request, loaded_contest, mine, query.player)


@router.get("/events/{contest}/ratings/{kind}")
def list_file(
    request: Request, contest: ContestId, kind: Kind, query: Annotated[RatingQuery, Query()]
) -> Response:
    """The list that the event makes by itself."""
    mine = _reckon(services_of(request).contests.get(contest), query)
    return _refusal(request, mine) or _file(mine, kind)


@router.post("/events/{contest}/ratings")
def rate(
    request: Request,
    contest: ContestId,
    query: Annotated[RatingQuery, Query()],
    file: Annotated[UploadFile, File()],
    shown: Annotated[Shown, Form()] = "page",
) -> Response:
    """What the event makes of a list that is brought; nothing of it is kept."""
    contests, person = services_of(request).contests, visitor.of(request)
    loaded_contest = contests.desk(contest, person)
    mine = _reckon(loaded_contest, query)
    try:
        start = read_list(data_of(file), mine.by)
        rated = rate_division(
            loaded_contest.event, mine.division, loaded_contest.day, mine.by, start
        )
    except (RatingListFault, TournamentFault) as fault:
        return _page(request, loaded_contest, mine, refusal=refusal_of_file(request, fault))
    rated_division = RatedDivision(mine.division, mine.by, rated, brought=True)
    return (
        _page(request, loaded_contest, rated_division)
        if shown == "page"
        else _file(rated_division, shown)
    )


def _refusal(request: Request, rated_division: RatedDivision) -> Response | None:
    """The refusal of who asks for large lists without end, as of large sheets; None: look."""
    cost = len(rated_division.rated.changes) // ROWS
    return refusal_of_dear(request, "sheets", cost) if cost else None


def _reckon(contest: LoadedContest, query: RatingQuery) -> RatedDivision:
    """The division and the system that are asked for, or those that one would ask for."""
    names = list(contest.event.divisions)
    if not names:
        raise EventRefused("event-division", text=query.division)
    own = federations().get(contest.event.opening().federation)
    division = query.division if query.division in names else names[0]
    usual = rating_system(own.rating if own else USUAL)
    by = rating_systems().get(query.system, usual)
    return RatedDivision(division, by, contest.ratings(division, by.about.name))


def _file(rated_division: RatedDivision, kind: Kind) -> Response:
    if kind == "json":
        data, media = to_json(rated_division.rated.after).encode(), "application/json"
    else:
        try:
            data = write_columns(rated_division.rated.after, rated_division.by)
        except TournamentFault as fault:
            raise EventRefused(fault.code, **fault.details) from fault
        media = "text/plain; charset=ascii"
    name = f'attachment; filename="{rated_division.by.about.name}.{kind}"'
    return Response(data, media_type=media, headers={"content-disposition": name})


def _page(
    request: Request,
    contest: LoadedContest,
    rated_division: RatedDivision,
    player: str = "",
    refusal: EventRefused | None = None,
) -> Response:
    event, changes = contest.event, rated_division.rated.changes
    shown, language = changes.get(player), languages.of(request)
    return public(
        request,
        contest.row.id,
        "contests/ratings.html",
        refusal,
        about=rated_division.by.about,
        systems=[system.about for system in rating_systems().values()],
        division=rated_division.division,
        changes=_changes(event, changes, rated_division.by, language),
        unlisted=[event.people[one].name for one in rated_division.rated.unlisted],
        explained=event.people[player] if shown else None,
        parts_shown=_parts(event, shown, rated_division.by, language) if shown else (),
        brought=rated_division.brought,
    )


def _changes(
    event: Event, changes: Mapping[str, RatingChange], by: RatingSystem, language: str
) -> list[ChangeShown]:
    """The changes, the highest rating first."""
    in_order = sorted(changes.items(), key=lambda one: (-(one[1].after.rating or 0), one[0]))
    return [_change(event, player, change, by, language) for player, change in in_order]


def _change(
    event: Event, player: str, change: RatingChange, by: RatingSystem, language: str
) -> ChangeShown:
    numbers, before, after = change.explanation.numbers, change.before.rating, change.after.rating
    gained = change.change
    won = sum(part.score for part in change.explanation.games)
    return ChangeShown(
        event.people[player],
        "" if before is None else str(by.print_rating(before)),
        "" if after is None else str(by.print_rating(after)),
        "" if gained is None else with_sign(round(gained)),
        len(change.explanation.games),
        number_text(f"{won:g}", language),
        number_text(f"{numbers['expected']:.2f}", language) if "expected" in numbers else "",
    )


def _parts(event: Event, change: RatingChange, by: RatingSystem, language: str) -> list[PartShown]:
    def name_of(player: str) -> str:
        return event.people[player].name if player in event.people else player

    def number(value: float | None, form: str) -> str:
        return "" if value is None else number_text(format(value, form), language)

    def part(one: GamePart) -> PartShown:
        return PartShown(
            one.round,
            name_of(one.opponent),
            str(by.print_rating(one.opponent_rating)),
            number(one.score, "g"),
            number(one.expected, ".3f"),
            number(one.k, ".1f"),
            number(one.weight, ".3g"),
            number(one.value, ".1f"),
        )

    return [part(one) for one in change.explanation.games]
