"""An act that is decided, on its way to the disk.

Who waits for the disk need hold no thread meanwhile: `PendingAct.done` tells when it is there.
"""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

from stafla.club.news.hub import News
from stafla.club.tables.cache import GameCache, GameState
from stafla.club.tables.judge import JUDGES, awaits_judge
from stafla.club.tables.refusals import Overtaken
from stafla.club.tables.state import TableState
from stafla.store import Append, StaleNumber


class TablesLike(Protocol):
    """What a pending act needs of `stafla.club.tables.tables.Tables`, which imports this file."""

    game_cache: GameCache
    news: News
    endings: list[Callable[[str], None]]


@dataclass(frozen=True, slots=True)
class PendingAct:
    """An act that is decided, and written unless nothing came of it.

    Attributes:
        tables: where it is kept and told of.
        state: the table after it, which nobody may be shown before it is on the disk.
        before: the game before it.
        append: its events on their way.
        invalidations: of the cache, when it was decided.
    """

    tables: TablesLike
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
        ended = self.state.game_state.game.ended
        return bool(ended and self.before and not self.before.game.ended)

    def finish(self) -> TableState:
        """Wait until it is on the disk, and tell of it; once only. Returns the table after it.

        Raises:
            Overtaken: something else was written first, and nothing of this.
        """
        table, after, before = self.state.table, self.state.game_state, self.before
        if self.append is None or before is None:
            return self.state
        game_cache, news = self.tables.game_cache, self.tables.news
        try:
            self.append.result()
        except StaleNumber:
            game_cache.invalidate(table)
            raise Overtaken from None
        except Exception:
            game_cache.invalidate(table)  # it may have been written all the same
            news.tell(table)
            raise
        game_cache.keep(table, after, self.invalidations)
        if self.ends_game:
            # before anybody hears of the end, who will ask what followed from it
            for follow in self.tables.endings:
                follow(table)
        news.tell(table)
        if awaits_judge(after.game) != awaits_judge(before.game):
            news.tell(JUDGES)
        return self.state
