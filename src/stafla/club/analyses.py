"""Games that are over, handed to the engine: one after another, in the background, stoppable.

An analysis is a convenience and is kept in memory alone: what it says follows from the game, so
whoever wants it again asks again.
"""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Literal

from stafla.club.errors import NoSuchTable, NotYourTable, TableRefusal
from stafla.club.review import StillPlayed
from stafla.club.seen import Audience
from stafla.club.shelf import Opened
from stafla.club.table import Tables
from stafla.club.vocabulary import Vocabulary
from stafla.rules import Game
from stafla.study import Analyst, Limits
from stafla.study.games import GameAnalysis, Judged, analyse_game, turns
from stafla.words import LexiconFault

TURN_MS = 700
MOST_WAITING = 8
MOST_KEPT = 64
State = Literal["waiting", "running", "done", "stopped", "failed"]
Make = Callable[[Game, Vocabulary], Analyst | None]
log = logging.getLogger(__name__)


class EngineBusy(TableRefusal):
    """So many games wait already that no more are taken."""

    code = "engine-busy"


class NoEngine(TableRefusal):
    """The word list of the game is not installed, so nothing can be said about it."""

    code = "no-engine"


@dataclass(frozen=True, slots=True)
class Job:
    """How far an analysis has come.

    Attributes:
        total: turns of the game; ``judged`` those done, in order.
        by: the id of whoever asked for it, if they were signed in.
        result: all of it, when it is done.
    """

    table: str
    state: State
    total: int
    by: str | None = None
    judged: tuple[Judged, ...] = ()
    result: GameAnalysis | None = None

    @property
    def over(self) -> bool:
        """Whether nothing more comes."""
        return self.state not in ("waiting", "running")


class Analyses:
    """Analyses asked for.

    Args:
        tables: whose games they are.
        make: the analyst for a game; None where there are no words to analyse by.
        limits: of each turn.
    """

    def __init__(self, tables: Tables, make: Make | None = None, limits: Limits | None = None):
        self._tables = tables
        self._make = make or analyst_for
        self._limits = limits or Limits(ms=TURN_MS, top=5)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self._lock = threading.Lock()
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._stops: dict[str, threading.Event] = {}

    def job(self, table: str) -> Job | None:
        """How far the analysis of a table's game has come; None: nobody asked for one."""
        with self._lock:
            return self._jobs.get(table)

    def begin(self, table: str, audience: Audience) -> Job:
        """Ask for a game; one that is under way or done is not begun again.

        Raises:
            NoSuchTable, StillPlayed, NoEngine, EngineBusy
            NotYourTable: nobody who is signed in, and nobody who played.
        """
        game = self._tables.game(table)
        if game.ended is None:
            raise StillPlayed
        self._admit(table, audience)
        if self._tables.words(game).graph is None:
            raise NoEngine
        with self._lock:
            known = self._jobs.get(table)
            if known and known.state in ("waiting", "running", "done"):
                return known
            if sum(not job.over for job in self._jobs.values()) >= MOST_WAITING:
                raise EngineBusy
            job = Job(table, "waiting", len(turns(game)), audience.person)
            self._stops[table] = threading.Event()
            self._keep(job)
        self._pool.submit(self._run, job, game)
        return job

    def stop(self, table: str, audience: Audience) -> None:
        """Ask for no more of it; what was found stays.

        Raises:
            NoSuchTable
            NotYourTable: nobody who played, and not who asked for it.
        """
        if not self.may_stop(table, audience):
            raise NotYourTable
        with self._lock:
            if event := self._stops.get(table):
                event.set()

    def may_stop(self, table: str, audience: Audience) -> bool:
        """Whether they may ask for no more of it.

        Raises:
            NoSuchTable
        """
        job = self.job(table)
        asked = job is not None and job.by is not None and job.by == audience.person
        return asked or self._played(table, audience)

    def close(self) -> None:
        """Stop all of it."""
        with self._lock:
            for event in self._stops.values():
                event.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _admit(self, table: str, audience: Audience) -> None:
        if not self._played(table, audience) and audience.person is None:
            raise NotYourTable

    def _played(self, table: str, audience: Audience) -> bool:
        self._tables.number(table)
        return any(audience.holds(seat) for seat in self._tables.games.seats(table))

    def _run(self, job: Job, game: Game) -> None:
        stop = self._stops[job.table]
        try:
            self._change(job.table, state="running")
            analyst = self._make(game, self._tables.words(game))
            if analyst is None:
                raise NoEngine
            found = analyse_game(
                analyst.ready(len(game.seats)),
                game,
                self._limits,
                stop=stop.is_set,
                judged=lambda judged: self._judged(job.table, judged),
            )
            self._change(job.table, "done" if whole(found) else "stopped", found)
        except (LexiconFault, NoEngine, NoSuchTable):
            self._change(job.table, state="failed")
        except Exception:
            log.exception("the game of table %s could not be analysed", job.table)
            self._change(job.table, state="failed")

    def _judged(self, table: str, judged: Judged) -> None:
        with self._lock:
            job = self._jobs[table]
            self._jobs[table] = replace(job, judged=(*job.judged, judged))

    def _change(self, table: str, state: State, result: GameAnalysis | None = None) -> None:
        with self._lock:
            self._jobs[table] = replace(self._jobs[table], state=state, result=result)

    def _keep(self, job: Job) -> None:
        """The job, in place of the oldest that is over."""
        self._jobs[job.table] = job
        self._jobs.move_to_end(job.table)
        over = [table for table, known in self._jobs.items() if known.over]
        for table in over[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[table]
            self._stops.pop(table, None)


def whole(found: GameAnalysis) -> bool:
    """Whether every turn was judged that can be."""
    return all(judged.analysis is not None for judged in found.turns if judged.turn.known)


def analyst_for(game: Game, words: Vocabulary) -> Analyst | None:
    """The engine with the words of the game."""
    return Analyst(game.edition, words.lexicon) if isinstance(words, Opened) else None
