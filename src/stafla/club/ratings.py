"""Rating games as they end, and proving that what is stored follows from the games.

A game is rated once, when it is over, if its table was made for that and two different players
sat at it whom a rating can belong to: people with an account, and bots. Guests have no rating, and
a game that began with one is not rated, whoever the guest turns out to be.
"""

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from stafla.club.tables.refusals import BrokenTable, NoSuchTable
from stafla.club.tables.tables import Tables
from stafla.contest.ratings import (
    PLAYERS,
    Change,
    GlickoRating,
    Key,
    Pace,
    RatedGame,
    Rung,
    Side,
    SystemName,
    ladders,
    rung,
)
from stafla.rules import Game
from stafla.store import RatingStore, Seat

BOT = "bot:"
# the system whose ratings people are shown and compared by
SHOWN: Final[SystemName] = "spread"
EXACT = 1e-9
Where = TypeVar("Where", bound=tuple[str, ...])
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Audit:
    """What came of computing all ratings from scratch.

    Attributes:
        games: games rated.
        players: places on ladders.
        wrong: places on ladders that differ from what is stored.
        wrong_games: changes (game, system, player) that do.
        missing: games that should be rated and are not.
    """

    games: int
    players: int
    wrong: tuple[Key, ...]
    wrong_games: tuple[tuple[str, ...], ...]
    missing: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        """Whether what is stored follows from the games."""
        return not (self.wrong or self.wrong_games or self.missing)


class Ratings:
    """The use cases of ratings.

    Args:
        tables: whose games are rated.
        rows: where ratings are kept.
    """

    def __init__(self, tables: Tables, rows: RatingStore) -> None:
        self._tables = tables
        self.rows = rows

    def rate(self, table: str) -> None:
        """Rate a game that is over, if it is to be rated; again and again to the same effect."""
        try:
            game = self.rated_game(table)
            if game is not None:
                self.rows.rate(game)
        except Exception:
            # what was played stands; the next start of a server rates it (`catch_up`)
            log.exception("the game of table %s could not be rated", table)

    def catch_up(self) -> int:
        """Rate the games that ended while nobody looked; returns how many there were.

        One that cannot be read or rated is reported and left out: the server starts without it.
        One that was called off is noted, so that it is not read again at every start.
        """
        late, called_off = [], []
        for table in self.rows.unrated_games():
            try:
                game = self.rated_game(table)
            except Exception:
                log.exception("the game of table %s could not be read to be rated", table)
                continue
            if game is None:
                called_off.append(table)
            else:
                late.append(game)
        if called_off:
            self.rows.exclude(called_off)
        return sum(map(self._caught_up, sorted(late, key=lambda game: (game.at, game.id))))

    def rating(self, person: str | None, edition: str, pace: Pace) -> int | None:
        """What a person's rating is shown as; of whoever has not played yet where all begin.

        None for who has no account: nobody knows how strong a guest is.
        """
        if person is None:
            return None
        rung = self.rows.of(person).get((edition, pace, SHOWN, person))
        return round((rung.standing if rung else GlickoRating()).rating)

    def of_several(self, players: Collection[str]) -> dict[tuple[str, str, str], int]:
        """The ratings that players are shown by, by edition, pace and player."""
        found = self.rows.of_several(players, SHOWN) if players else {}
        return {
            (edition, pace, player): round(rung.standing.rating)
            for (edition, pace, _, player), rung in found.items()
        }

    def rated_game(self, table: str) -> RatedGame | None:
        """What ratings read of a table's game; None: it is not rated.

        Raises:
            NoSuchTable
        """
        games, known = self._tables.games, self._tables.game_cache.get(table)
        # most games are not rated, and whoever wrote the end knows that
        if known is not None and not known.rated:
            return None
        # of one that was to be, the database says whether it still is (`AccountStore.adopt`); asked
        # after the seats, so that nobody signs in between the two
        players = [player_of(seat) for seat in games.seats(table)]
        if not games.header(table).rated:
            return None
        game_state = self._tables.game_cache.load(table)
        if not counts(game_state.game, players):
            return None
        at = next(e.at for e in games.events(table) if e.type == "ended")
        return rated_game(table, game_state.game, players, at)

    def audit(self, repair: bool = False) -> Audit:
        """Compute every rating from scratch and compare; on wish, put it in place."""
        known = [game for table in self.rows.order() if (game := self._rate_again(table))]
        rungs, changes = ladders(known)
        wrong = differing(self.rows.standings(), rungs)
        wrong_games = differing(_by_game(self.rows.changes()), _by_game(changes))
        missing = tuple(table for table in self.rows.unrated_games() if self._rate_again(table))
        if repair:
            changes_by_game = {game.id: [c for c in changes if c.game == game.id] for game in known}
            self.rows.replace((game, changes_by_game[game.id]) for game in known)
        return Audit(len(known), len(rungs), wrong, wrong_games, missing)

    def _caught_up(self, game: RatedGame) -> bool:
        try:
            self.rows.rate(game)
        except Exception:
            log.exception("the game of table %s could not be rated", game.id)
            return False
        return True

    def _rate_again(self, table: str) -> RatedGame | None:
        try:
            return self.rated_game(table)
        except (NoSuchTable, BrokenTable):
            log.error("table %s was rated and is not there, or cannot be read", table)
            return None


def _by_game(changes: Iterable[Change]) -> dict[tuple[str, ...], Rung]:
    """Changes by what they are of, as the places that they lead to."""
    return {(c.game, c.system, c.player): rung(c) for c in changes}


def player_of(seat: Seat) -> str | None:
    """Whose rating a seat plays for; None: a guest's, who has none."""
    return f"{BOT}{seat.bot}" if seat.kind == "bot" else seat.person


def counts(game: Game, players: Sequence[str | None]) -> bool:
    """Whether a game can be rated: over, not called off, between two different players."""
    over = game.ended is not None and game.ended.reason != "aborted"
    return over and len(players) == PLAYERS and None not in players and len(set(players)) == PLAYERS


def rated_game(table: str, game: Game, players: Sequence[str | None], at: int) -> RatedGame:
    """A game in the eyes of the ratings."""
    places = game.places()
    side, other = (
        Side(player or "", game.totals[seat], places[seat]) for seat, player in enumerate(players)
    )
    return RatedGame(table, at, game.edition.id, pace_of(game), (side, other))


def pace_of(game: Game) -> Pace:
    """The pace that a game is compared by."""
    return "untimed" if game.clock is None else game.clock.pace


def differing(stored: Mapping[Where, Rung], computed: Mapping[Where, Rung]) -> tuple[Where, ...]:
    """The places that are not as computed."""
    return tuple(
        where
        for where in sorted({*stored, *computed})
        if not _same(stored.get(where), computed.get(where))
    )


def _same(one: Rung | None, other: Rung | None) -> bool:
    if one is None or other is None:
        return False
    pairs = zip(_figures(one), _figures(other), strict=True)
    return all(abs(a - b) <= EXACT * max(1.0, abs(b)) for a, b in pairs)


def _figures(rung: Rung) -> tuple[float, ...]:
    standing = rung.standing
    return standing.rating, standing.deviation, standing.volatility, rung.at or 0, rung.games
