"""Games that are over, handed to the engine: one after another, in the background, stoppable.

What is asked for and what was found are rows, so that every worker of a site shows them and
takes a stop. A worker thinks about one game at a time, and says every few seconds that it is
alive; a game whose worker is gone is begun again by the next that is free.
"""

import json
import logging
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass
from secrets import token_urlsafe
from typing import Literal, cast

from stafla.club.analysis.refusals import NoEngine
from stafla.club.archive.refusals import StillPlayed
from stafla.club.holdings import Hold, no_bounds, turn_of
from stafla.club.lexica import OpenLexicon, TableLexicon
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NoSuchTable, NotYourTable
from stafla.club.tables.tables import Tables
from stafla.editions import Edition
from stafla.rules import Game
from stafla.store import AnalysisRow, AnalysisStore, DatabaseClosed
from stafla.study import Analyst, Candidate, Limits
from stafla.study.analysis.game import Judged, Summary, analyse_game, turns
from stafla.study.analysis.to_json import move_text
from stafla.words import LexiconFault

TURN_MS = 700
MOST_KEPT = 500
# a worker says so often that it is alive, and is believed gone so long after the last time
SIGN_SECONDS, LEASE_MS = 2.0, 15_000
LOOK_SECONDS = 5.0
State = Literal["waiting", "running", "done", "stopped", "failed"]
Make = Callable[[Game, TableLexicon], Analyst | None]
log = logging.getLogger(__name__)


def analysis_of(table: str) -> str:
    """The topic of how far the analysis of a table's game has come."""
    return f"{table} analysis"


@dataclass(frozen=True, slots=True)
class CandidateMove:
    """A move that the engine weighed, as it is kept.

    Attributes:
        move: as the edition writes it; ``score`` its points.
        lost: equity lost against the best, in points; where it is only a ``bound``, or more.
        win: probability of winning with it, a tie counting half; None where it is not known.
    """

    move: str
    score: int
    lost: float
    bound: bool = False
    win: float | None = None

    @classmethod
    def of(cls, candidate: Candidate, best: Candidate, edition: Edition) -> "CandidateMove":
        """What is kept of a move."""
        return cls(
            move_text(candidate.move, edition, edition.notation),
            candidate.score,
            round(max(0.0, best.equity - candidate.equity), 3),
            candidate.bound,
            None if candidate.win is None else round(candidate.win, 4),
        )


@dataclass(frozen=True, slots=True)
class AnalysedTurn:
    """A turn and what the engine says of it, as it is kept.

    Attributes:
        number: among the turns of the game, from 1; ``seat`` who took it.
        played: the move as the edition writes it; None where the record does not know it.
        score: its points; None where it was not weighed, or did not stand.
        better: the best move, where something was lost; ``better_score`` its points.
        lost: equity lost against the best, in points; None where the turn was not judged.
        candidates: the best moves, the best first, and that which was made.
    """

    number: int
    seat: int
    played: str | None
    score: int | None = None
    better: str | None = None
    better_score: int | None = None
    lost: float | None = None
    candidates: tuple[CandidateMove, ...] = ()

    @classmethod
    def read(cls, body: str) -> "AnalysedTurn":
        """A turn as it was kept; before moves were, there are none."""
        kept = json.loads(body)
        candidates = (CandidateMove(**move) for move in kept.pop("candidates", ()))
        return cls(**kept, candidates=tuple(candidates))

    @classmethod
    def of(cls, judged: Judged, game: Game) -> "AnalysedTurn":
        """What is kept of a turn."""
        turn, better, edition = judged.turn, judged.better, game.edition
        plays = judged.analysis.plays if judged.analysis else ()
        played = None if turn.move is None else move_text(turn.move, edition, edition.notation)
        return cls(
            turn.number,
            turn.seat,
            played,
            judged.played.score if judged.played and turn.stood else None,
            None if better is None else move_text(better.move, edition, edition.notation),
            None if better is None else better.score,
            judged.lost,
            tuple(CandidateMove.of(one, plays[0], edition) for one in plays),
        )


@dataclass(frozen=True, slots=True)
class Job:
    """How far an analysis has come.

    Attributes:
        total: turns of the game; ``found`` those done, in order.
        by: the id of whoever asked for it, if they were signed in.
    """

    table: str
    state: State
    total: int
    by: str | None = None
    found: tuple[AnalysedTurn, ...] = ()

    @property
    def over(self) -> bool:
        """Whether nothing more comes."""
        return self.state not in ("waiting", "running")

    def players(self) -> tuple[Summary, ...]:
        """What the turns of each player come to, by seat."""
        return tuple(
            Summary.of(seat, [turn.lost for turn in self.found if turn.seat == seat])
            for seat in sorted({turn.seat for turn in self.found})
        )


class Analyses:
    """Analyses asked for.

    Args:
        tables: whose games they are.
        rows: where they are kept.
        make: the analyst for a game; None where there are no words to analyse by.
        limits: of each turn.
        hold: what bounds the games that one visitor has the engine think about.
        look: seconds between two looks for a game that waits, or whose worker is gone.
    """

    def __init__(
        self,
        tables: Tables,
        rows: AnalysisStore,
        make: Make | None = None,
        limits: Limits | None = None,
        *,
        hold: Hold = no_bounds,
        look: float = LOOK_SECONDS,
    ):
        self._hold = hold
        self._tables = tables
        self._rows = rows
        self._make = make or analyst_for
        self._limits = limits or Limits(ms=TURN_MS, top=5)
        self._look = look
        self._worker = token_urlsafe(12)
        self._lock = threading.Lock()
        self._wake, self._closing = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="analysis", daemon=True)
        self._running: tuple[str, threading.Event] | None = None

    def resume(self) -> None:
        """Begin to look for games; once, at the start."""
        self._thread.start()

    def job(self, table: str) -> Job | None:
        """How far the analysis of a table's game has come; None: nobody asked for one."""
        known = self._rows.get(table)
        if known is None:
            return None
        row, bodies = known
        found = tuple(AnalysedTurn.read(body) for body in bodies)
        return Job(table, cast(State, row.state), row.total, row.by, found)

    def has_words(self, game: Game) -> bool:
        """Whether the word list of a game is installed, without which nothing is found."""
        return self._tables.words(game).graph is not None

    def begin(self, table: str, audience: Audience) -> Job:
        """Ask for a game; one that is under way or done is not begun again.

        Raises:
            NoSuchTable, StillPlayed, NoEngine
            TooManyOpen, TooManyFromHere, TooManyInAll: they wait for others already.
            NotYourTable: nobody who is signed in, and nobody who played.
        """
        game = self._tables.game(table)
        if game.ended is None:
            raise StillPlayed
        self._admit(table, audience)
        if not self.has_words(game):
            raise NoEngine
        job = self.job(table)
        if job is None or job.state in ("stopped", "failed"):
            total, now = len(turns(game)), self._tables.now()
            address, visitor = turn_of(audience)
            analysis = AnalysisRow(
                table,
                "waiting",
                total,
                audience.person,
                now,
                address=address,
                visitor=visitor,
            )
            with self._hold(audience, table, "analysis"):
                self._rows.begin(analysis, MOST_KEPT)
            self._tell(table)
            self._wake.set()
            job = self.job(table)
        assert job is not None
        return job

    def stop(self, table: str, audience: Audience) -> None:
        """Ask for no more of it, wherever it runs; what was found stays.

        Raises:
            NoSuchTable
            NotYourTable: nobody who played, and not who asked for it.
        """
        if not self.may_stop(table, audience):
            raise NotYourTable
        job = self.job(table)
        if job is None or job.over:
            return
        self._rows.stop(table)
        with self._lock:
            if self._running and self._running[0] == table:
                self._running[1].set()
        self._tell(table)

    def may_stop(self, table: str, audience: Audience) -> bool:
        """Whether they may ask for no more of it.

        Raises:
            NoSuchTable
        """
        job = self.job(table)
        asked = job is not None and job.by is not None and job.by == audience.person
        return asked or self._has_played(table, audience)

    def close(self) -> None:
        """Think no more; what is under way waits for another worker, or for the next start."""
        self._closing.set()
        self._wake.set()
        with self._lock:
            if self._running:
                self._running[1].set()
        if self._thread.is_alive():
            self._thread.join()

    def _admit(self, table: str, audience: Audience) -> None:
        if not self._has_played(table, audience) and audience.person is None:
            raise NotYourTable

    def _has_played(self, table: str, audience: Audience) -> bool:
        self._tables.number(table)
        return any(audience.holds(seat) for seat in self._tables.games.seats(table))

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                row = self._claim()
                if row is not None:
                    self._think(row)
                    continue
            except DatabaseClosed:
                return
            except Exception:
                log.exception("games could not be analysed; they are looked for again")
            self._wake.wait(self._look)
            self._wake.clear()

    def _claim(self) -> AnalysisRow | None:
        now = self._tables.now()
        return self._rows.claim(self._worker, now, now + LEASE_MS)

    def _think(self, row: AnalysisRow) -> None:
        """Analyse a game, and say all the while that somebody does."""
        stop, done = threading.Event(), threading.Event()
        with self._lock:
            self._running = (row.game, stop)
        if self._closing.is_set():
            stop.set()
        signs = threading.Thread(target=self._sign, args=(row.game, stop, done), daemon=True)
        signs.start()
        try:
            state = self._analyse(row.game, stop)
        finally:
            done.set()
            signs.join()
            with self._lock:
                self._running = None
        given_back = state == "stopped" and self._closing.is_set()
        self._rows.end(row.game, self._worker, "waiting" if given_back else state)
        self._tell(row.game)

    def _sign(self, table: str, stop: threading.Event, done: threading.Event) -> None:
        while True:
            try:
                if not self._rows.alive(table, self._worker, self._tables.now() + LEASE_MS):
                    stop.set()
            except Exception:
                log.warning("no sign of life could be given for an analysis", exc_info=True)
            if done.wait(SIGN_SECONDS):
                return

    def _analyse(self, table: str, stop: threading.Event) -> State:
        try:
            game = self._tables.game(table)
            analyst = self._make(game, self._tables.words(game))
            if analyst is None:
                raise NoEngine
            result = analyse_game(
                analyst.ready(len(game.seats)),
                game,
                self._limits,
                stop=stop.is_set,
                judged=lambda judged: self._keep(table, AnalysedTurn.of(judged, game)),
            )
        except (LexiconFault, NoEngine, NoSuchTable):
            return "failed"
        except DatabaseClosed:
            raise
        except Exception:
            log.exception("the game of table %s could not be analysed", table)
            return "failed"
        whole = all(judged.analysis is not None for judged in result.turns if judged.turn.known)
        return "done" if whole else "stopped"

    def _keep(self, table: str, turn: AnalysedTurn) -> None:
        body = json.dumps(asdict(turn), ensure_ascii=False)
        self._rows.put_turn(table, self._worker, turn.number, body)
        self._tell(table)

    def _tell(self, table: str) -> None:
        self._tables.news.tell(analysis_of(table))


def analyst_for(game: Game, words: TableLexicon) -> Analyst | None:
    """The engine with the words of the game."""
    return Analyst(game.edition, words.lexicon) if isinstance(words, OpenLexicon) else None
