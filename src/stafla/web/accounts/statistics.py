"""What somebody's games come to, as a profile shows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from stafla._core import AS_BLANK
from stafla.club.ratings import SHOWN
from stafla.club.statistics import BestPlay, FoundGame, PlayedGame, PlayedGames, Share
from stafla.data.catalogue import Catalogue
from stafla.editions import load
from stafla.store import Seat
from stafla.web.middleware.rate_limit import refusal_of_dear
from stafla.web.ratings.chart import sparkline
from stafla.web.rendering import boards, languages
from stafla.web.rendering.labels import seat_name
from stafla.web.services import Services, services_of

MOST_SHOWN = 10
MOST_LADDERS, MOST_CHANGES = 4, 30
# a step of a replay, which is one allowance, costs as much as so many games that are read
READ_FOR_ONE = 3


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """A rating with its line."""

    edition: str
    language: str
    pace: str
    rating: int
    games: int
    line: Markup | None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game: who the others were, how it ended, and how the points were shared."""

    game: str
    at: int
    result: str
    others: str
    own: int
    other: int


@dataclass(frozen=True, slots=True)
class LookBack:
    """All of it."""

    player: str
    record: PlayedGames
    ladders: tuple[RatingCurve, ...]
    rows: tuple[GameRow, ...]
    best: tuple[tuple[str, int, bool], ...]
    best_play: BestPlay | None
    shares: tuple[tuple[str, str, Share], ...]
    heat: Markup | None


def look_back(
    services: Services, language: str, games: Sequence[FoundGame], person: str | None = None
) -> LookBack:
    """What the latest games of a device or a person come to.

    Args:
        services: where they were played.
        language: the reader's.
        games: as `Statistics.find` found them.
        person: the account, if it is one.
    """
    say = languages.texts(language)
    record = services.statistics.of(games)
    best, shares = record.best, record.shares
    return LookBack(
        player=person or "",
        record=record,
        ladders=tuple(_ladders(services, person, say)) if person else (),
        rows=tuple(
            _game_row(game, record.seats[game.game], say) for game in record.games[:MOST_SHOWN]
        ),
        best=_letters(best) if best else (),
        best_play=best,
        shares=tuple((load(s.profile).name, load(s.profile).language, s) for s in shares),
        heat=boards.heat(shares[0].profile, record.squares) if shares else None,
    )


def refusal_of_look(request: Request, games: Sequence[FoundGame]) -> Response | None:
    """The refusal of who has games read from their beginning without end; None: `look_back`."""
    unread = services_of(request).statistics.count_unread(games)
    return refusal_of_dear(request, "looking-back", ceil(unread / READ_FOR_ONE)) if unread else None


def _ladders(services: Services, person: str, say: Catalogue) -> list[RatingCurve]:
    rows = services.ratings.rows
    own = [(key, rung) for key, rung in rows.of(person).items() if key[2] == SHOWN]
    own.sort(key=lambda one: -one[1].games)
    found = []
    for (edition, pace, _, _), rung in own[:MOST_LADDERS]:
        changes = rows.history(person, edition, pace, SHOWN, MOST_CHANGES)
        values = [changes[0].before.rating, *(c.after.rating for c in changes)] if changes else []
        loaded, shown = load(edition), str(round(rung.standing.rating))
        said = say("rating-line", first=str(round(values[0])), last=shown) if values else ""
        line = sparkline(values, said) if values else None
        pace_name = say(f"pace-{pace}")
        found.append(
            RatingCurve(loaded.name, loaded.language, pace_name, int(shown), rung.games, line)
        )
    return found


def _game_row(one: PlayedGame, seats: Sequence[Seat], say: Catalogue) -> GameRow:
    others = [seat for seat in seats if seat.seat != one.seat]
    return GameRow(
        game=one.game,
        at=one.at,
        result=one.result,
        others=", ".join(seat_name(seat, say) for seat in others),
        own=one.own,
        other=max(one.totals[seat.seat] for seat in others),
    )


def _letters(play: BestPlay) -> tuple[tuple[str, int, bool], ...]:
    """The tiles of a word: letter, value, and whether it is a blank."""
    edition = load(play.profile)
    rules = edition.ruleset(2)
    return tuple(
        (edition.alphabet.letter(code & ~AS_BLANK), rules.value(code), bool(code & AS_BLANK))
        for code in play.tiles
    )
