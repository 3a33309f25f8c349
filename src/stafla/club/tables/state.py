"""A table as it stands, looked up once for all who are shown it, and an act on its way to the disk.

Who waits for the disk need hold no thread meanwhile: `PendingAct.done` tells when it is there.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

from stafla.club.news.hub import News
from stafla.club.tables.cache import GameCache, GameState
from stafla.club.tables.judge import JUDGES, awaits_judge
from stafla.club.tables.refusals import Overtaken
from stafla.store import Append, Seat, StaleNumber


@dataclass(frozen=True, slots=True)
class TableState:
    """For the table's own use, since a game holds every rack; `Tables.show` makes views of it."""

    table: str
    folded: GameState
    seats: tuple[Seat, ...]

    @property
    def number(self) -> int:
        """The number of the latest event."""
        return self.folded.game.number

    @property
    def bots(self) -> frozenset[int]:
        """The seats at which bots sit."""
        return bots_of(self.seats)

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots, and with nobody else."""
        return len(self.seats) - len(self.bots) == 1 < len(self.seats)

    @property
    def gives_hints(self) -> bool:
        """Whether who plays here may ask for hints: alone against bots, and not for a rating."""
        game = self.folded.game
        return self.alone and not self.folded.rated and game.pairs is None and game.ended is None


def bots_of(seats: Sequence[Seat]) -> frozenset[int]:
    """The seats at which bots sit."""
    return frozenset(player.seat for player in seats if player.kind == "bot")


class Ledger(Protocol):
    """What follows from an act is noted here: `stafla.club.tables.tables.Tables`."""

    folds: GameCache
    news: News
    endings: list[Callable[[str], None]]


@dataclass(frozen=True, slots=True)
class PendingAct:
    """An act that is decided, and written unless nothing came of it.

    Attributes:
        tables: where it is noted.
        state: the table after it, which nobody may be shown before it is on the disk.
        before: the game before it.
        append: its events on their way.
        invalidations: of the cache, when it was decided.
    """

    tables: Ledger
    state: TableState
    before: GameState | None = None
    append: Append | None = None
    invalidations: int = 0

    @property
    def done(self) -> "Future[int] | None":
        """Over when it is known whether the act is on the disk; None: nothing is written."""
        return self.append.done if self.append else None

    @property
    def ends_game(self) -> bool:
        """Whether the game ends by it, so that more follows (`Tables.endings`)."""
        ended = self.state.folded.game.ended
        return bool(ended and self.before and not self.before.game.ended)

    def finish(self) -> TableState:
        """Wait until it is on the disk, and tell of it; once only. Returns the table after it.

        Raises:
            Overtaken: something else was written first, and nothing of this.
        """
        table, after, before = self.state.table, self.state.folded, self.before
        if self.append is None or before is None:
            return self.state
        folds, news = self.tables.folds, self.tables.news
        try:
            self.append.result()
        except StaleNumber:
            folds.invalidate(table)
            raise Overtaken from None
        except Exception:
            folds.invalidate(table)  # it may have been written all the same
            raise
        folds.keep(table, after, self.invalidations)
        if self.ends_game:
            # before anybody hears of the end, who will ask what followed from it
            for follow in self.tables.endings:
                follow(table)
        news.tell(table)
        if awaits_judge(after.game) != awaits_judge(before.game):
            news.tell(JUDGES)
        return self.state
