"""Pages of ratings: the ladders, and a player's history with every change explained."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from markupsafe import Markup
from starlette.responses import Response

from stafla.club.accounts.refusals import NoSuchPersonHere
from stafla.club.ratings import BOT, SHOWN
from stafla.contest.ratings import SYSTEMS, Change, Rung
from stafla.data.catalogue import Catalogue
from stafla.data.numbers import with_minus
from stafla.editions import UnknownEdition, load
from stafla.web.ratings.chart import Point, chart
from stafla.web.rendering import languages
from stafla.web.rendering.labels import bot_name
from stafla.web.rendering.page import page
from stafla.web.services import Services, services_of

PROVISIONAL = 110.0
MOST_SHOWN, MOST_CHANGES = 100, 200
SYSTEM = SHOWN
Name = Annotated[str, Query(max_length=40)]
Player = Annotated[str, Path(max_length=60)]
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A player on a ladder."""

    player: str
    name: str
    rating: int
    deviation: int
    games: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class ExplainedChange:
    """A change in words and figures."""

    game: str
    at: int
    player: str
    player_name: str
    opponent: str
    opponent_name: str
    result: str
    totals: str
    before: int
    after: int
    gained: int
    why: tuple[str, ...]


@router.get("/ratings")
def show(request: Request, edition: Name = "", pace: Name = "", system: Name = SYSTEM) -> Response:
    """The ladders: the one asked for, else one of the visitor's own language."""
    language = languages.of(request)
    say = languages.texts(language)
    services = services_of(request)
    known = services.ratings.rows.ladders()
    chosen = (edition, pace) if (edition, pace) in known else _first_ladder(known, language)
    system = system if system in SYSTEMS else SYSTEM
    rows = []
    if chosen:
        top = services.ratings.rows.top(*chosen, system, MOST_SHOWN)
        rows = [_row(services, player, rung, say) for player, rung in top]
    ladders = [(e, p, edition_name(e), say(f"pace-{p}")) for e, p in known]
    return page(
        request,
        "ratings/ladders.html",
        language,
        ladders=ladders,
        chosen=chosen,
        system=system,
        systems=tuple(SYSTEMS),
        rows=rows,
    )


@router.get("/ratings/{player}")
def history(
    request: Request, player: Player, edition: Name = "", pace: Name = "", system: Name = SYSTEM
) -> Response:
    """A player's history on a ladder; without one named, the one with most games."""
    language = languages.of(request)
    say = languages.texts(language)
    services = services_of(request)
    name = name_of(services, player, say)
    stands = services.ratings.rows.of(player)
    if name is None or (player.startswith(BOT) and not stands):
        raise NoSuchPersonHere
    system = system if system in SYSTEMS else SYSTEM
    places: dict[tuple[str, str], Rung] = {
        (e, p): rung for (e, p, s, _), rung in stands.items() if s == system
    }
    chosen = (edition, pace) if (edition, pace) in places else None
    if chosen is None and places:
        chosen = max(places, key=lambda place: places[place].games)
    changes = services.ratings.rows.history(player, *chosen, system, MOST_CHANGES) if chosen else []
    return page(
        request,
        "ratings/history.html",
        language,
        player=player,
        name=name,
        places=[(e, p, edition_name(e), say(f"pace-{p}"), r) for (e, p), r in places.items()],
        chosen=chosen,
        system=system,
        systems=tuple(SYSTEMS),
        row=_row(services, player, places[chosen], say) if chosen else None,
        drawn=_draw(changes, name, say),
        changes=[explain(services, change, say) for change in reversed(changes)],
    )


def name_of(services: Services, player: str, say: Catalogue) -> str | None:
    """What to call a player; None: there is no such one."""
    if player.startswith(BOT):
        return bot_name(player.removeprefix(BOT), say)
    try:
        person = services.accounts.get(player)
    except NoSuchPersonHere:
        return None
    return say("hidden-name") if person.hidden else person.name


def edition_name(edition: str) -> str:
    """What an edition calls itself."""
    try:
        return load(edition).name
    except UnknownEdition:
        return edition


def _first_ladder(ladders: Sequence[tuple[str, str]], language: str) -> tuple[str, str] | None:
    """The ladder that a visitor is shown first: of an edition in the visitor's language."""
    own = [ladder for ladder in ladders if _language_of(ladder[0]) == language]
    return next(iter(own or ladders), None)


def _language_of(edition: str) -> str | None:
    try:
        return load(edition).language
    except UnknownEdition:
        return None


def explain(services: Services, change: Change, say: Catalogue) -> ExplainedChange:
    """A change in words: what went in and what came out."""
    after, before = round(change.after.rating), round(change.before.rating)
    figures = {
        "own": _plain(change.rested.rating),
        "own_deviation": round(change.rested.deviation),
        "other": _plain(change.faced.rating),
        "other_deviation": round(change.faced.deviation),
        "expected": round(100 * change.expected),
        "score": round(100 * change.score),
        "weight": round(100 * change.weight),
        "days": round(change.days),
        "was": round(change.before.deviation),
        "now": round(change.after.deviation),
    }
    reasons = ["rating-why-faced", "rating-why-expected", f"rating-why-score-{change.system}"]
    if round(change.rested.deviation) > round(change.before.deviation):
        reasons.insert(0, "rating-why-rested")
    reasons.append("rating-why-known")
    return ExplainedChange(
        game=change.game,
        at=change.at,
        player=change.player,
        player_name=name_of(services, change.player, say) or say("erased-name"),
        opponent=change.opponent,
        opponent_name=name_of(services, change.opponent, say) or say("erased-name"),
        result=say(("rating-lost", "rating-drawn", "rating-won")[change.won + 1]),
        totals=f"{with_minus(change.own_total)}–{with_minus(change.other_total)}",
        before=before,
        after=after,
        gained=after - before,
        why=tuple(say(reason, **figures) for reason in reasons),
    )


def _plain(rating: float) -> str:
    """A rating as it is always written: 1500, with no sign between its digits."""
    return str(round(rating))


def _row(services: Services, player: str, rung: Rung, say: Catalogue) -> LadderRow:
    standing = rung.standing
    return LadderRow(
        player,
        name_of(services, player, say) or say("erased-name"),
        round(standing.rating),
        round(standing.deviation),
        rung.games,
        standing.deviation > PROVISIONAL,
    )


def _draw(changes: list[Change], name: str, say: Catalogue) -> Markup | None:
    if not changes:
        return None
    stands = [changes[0].before, *(change.after for change in changes)]
    points = [Point(standing.rating, standing.deviation) for standing in stands]
    said = say(
        "rating-chart-said",
        games=len(changes),
        first=_plain(points[0].value),
        last=_plain(points[-1].value),
        least=_plain(min(point.value for point in points)),
        most=_plain(max(point.value for point in points)),
    )
    return chart(points, say("rating-chart", name=name), said)
