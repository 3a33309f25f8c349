"""What somebody's games come to: wins, averages, bingos, the best play, and squares laid on.

A game that is over changes no more, so what was read of one is kept. The latest games alone are
read: their number bounds what a look at a profile costs.
"""

import threading
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from stafla.club.tables.refusals import BrokenTable, NoSuchTable
from stafla.club.tables.tables import Tables
from stafla.rules import Row
from stafla.store import GameSearch, Seat

MOST_GAMES = 30
MOST_KEPT = 10_000
Result = Literal["won", "lost", "drawn"]


@dataclass(frozen=True, slots=True)
class BestPlay:
    """A play: its main word as codes of the edition's alphabet, and its points."""

    game: str
    profile: str
    tiles: bytes
    points: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that is over, from one of its seats.

    Attributes:
        at: when it was made, in milliseconds since 1970 (UTC).
        totals: by seat.
        plays: how many plays of the seat stood.
        bingos: those of them that laid the whole rack.
        squares: where the seat's tiles were laid.
    """

    game: str
    at: int
    profile: str
    seat: int
    result: Result
    totals: tuple[int, ...]
    plays: int
    bingos: int
    best: BestPlay | None
    squares: tuple[int, ...]

    @property
    def own(self) -> int:
        """The seat's points."""
        return self.totals[self.seat]


@dataclass(frozen=True, slots=True)
class Share:
    """All games of an edition."""

    profile: str
    games: int
    won: int
    points: int
    most: int
    bingos: int

    @property
    def average(self) -> int:
        """Points of a game, on average."""
        return round(self.points / self.games)


@dataclass(frozen=True, slots=True)
class PlayedGames:
    """What the latest games of somebody come to, newest first."""

    games: tuple[PlayedGame, ...]
    seats: Mapping[str, tuple[Seat, ...]]

    @property
    def won(self) -> int:
        """How many were won."""
        return sum(game.result == "won" for game in self.games)

    @property
    def best(self) -> BestPlay | None:
        """The play of most points."""
        return max((g.best for g in self.games if g.best), key=lambda p: p.points, default=None)

    @property
    def shares(self) -> tuple[Share, ...]:
        """The games by edition, the one played most first."""
        order = Counter(game.profile for game in self.games).most_common()
        return tuple(
            _share(name, [g for g in self.games if g.profile == name]) for name, _ in order
        )

    @property
    def squares(self) -> Counter[int]:
        """How often each square was laid on, in the edition played most."""
        profile = self.shares[0].profile if self.games else ""
        laid = (game.squares for game in self.games if game.profile == profile)
        return Counter(square for squares in laid for square in squares)


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game that somebody played: their seat, and all seats."""

    game: str
    seat: int
    seats: tuple[Seat, ...]


class Statistics:
    """The use case of looking back.

    Args:
        tables: where the games were played.
        finding: which they are.
        most: how many games are kept read.
    """

    def __init__(self, tables: Tables, finding: GameSearch, most: int = MOST_KEPT) -> None:
        self._tables = tables
        self._finding = finding
        self._most = most
        self._kept: OrderedDict[str, dict[int, PlayedGame | None]] = OrderedDict()
        self._lock = threading.Lock()

    def find(
        self, device: str, person: str | None, *, public: bool = False
    ) -> tuple[FoundGame, ...]:
        """The latest games of a device or a person against others, not read yet.

        Args:
            device: digest of the device whose guests played; empty: none.
            person: the account.
            public: only those that anybody could watch, or that counted for ratings.
        """
        return tuple(self._own_games(device, person, public=public))

    def of(self, games: Iterable[FoundGame]) -> PlayedGames:
        """What games that were found come to."""
        played: list[PlayedGame] = []
        seats: dict[str, tuple[Seat, ...]] = {}
        for found in games:
            with suppress(BrokenTable, NoSuchTable):
                if played_game := self._read(found.game, found.seat):
                    played.append(played_game)
                    seats[found.game] = found.seats
        return PlayedGames(tuple(played), seats)

    def count_unread(self, games: Iterable[FoundGame]) -> int:
        """How many of them `of` has to read from their beginning."""
        return sum(found.game not in self._kept for found in games)

    def _own_games(self, device: str, person: str | None, *, public: bool) -> Iterator[FoundGame]:
        for game in self._finding.of(device, person, MOST_GAMES, ended=True, public=public):
            try:
                seated = self._tables.games.seats(game)
            except (BrokenTable, NoSuchTable):
                continue
            own = [
                seat
                for seat in seated
                if seat.kind == "person"
                and (seat.person == person if seat.person else seat.owner == device)
            ]
            if len(own) == 1 and len(seated) > 1:
                yield FoundGame(game, own[0].seat, seated)

    def _read(self, game: str, seat: int) -> PlayedGame | None:
        with self._lock:
            known = self._kept.get(game, {})
            if seat in known:
                self._kept.move_to_end(game)
                return known[seat]
        played = self._fresh(game, seat)
        with self._lock:
            self._kept.setdefault(game, {})[seat] = played
            self._kept.move_to_end(game)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return played

    def _fresh(self, table: str, seat: int) -> PlayedGame | None:
        """A game as it is read; None for one that does not count."""
        game_state = self._tables.game_cache.load(table)
        game = game_state.game
        if game.ended is None or game.ended.reason == "aborted":
            return None
        places = game.places()
        first = [at for at, place in enumerate(places) if place == 1]
        drawn = seat in first and len(first) == len(places)
        result: Result = "drawn" if drawn else "won" if seat in first else "lost"
        plays = [
            row for row in game_state.rows if row.seat == seat and row.kind == "play" and row.stands
        ]
        laid = [_squares_laid(row) for row in plays]
        return PlayedGame(
            game=table,
            at=self._tables.games.header(table).created,
            profile=game.edition.id,
            seat=seat,
            result=result,
            totals=tuple(game.totals),
            plays=len(plays),
            bingos=sum(len(squares) == game.edition.rack for squares in laid),
            best=_best(table, game.edition.id, plays),
            squares=tuple(square for squares in laid for square in squares),
        )


def _squares_laid(row: Row) -> tuple[int, ...]:
    parts = row.score.words[0].parts if row.score and row.score.words else ()
    return tuple(part.square for part in parts if part.new)


def _best(table: str, profile: str, plays: Iterable[Row]) -> BestPlay | None:
    """The play of most points among those whose word is known."""
    known = [row for row in plays if row.score and row.score.words]
    best = max(known, key=lambda row: row.points, default=None)
    if best is None or best.score is None:
        return None
    return BestPlay(table, profile, bytes(best.score.words[0].tiles), best.points)


def _share(profile: str, games: list[PlayedGame]) -> Share:
    return Share(
        profile=profile,
        games=len(games),
        won=sum(game.result == "won" for game in games),
        points=sum(game.own for game in games),
        most=max(game.own for game in games),
        bingos=sum(game.bingos for game in games),
    )
