"""The line protocol of ``stafla engine``: words in, JSON lines out (docs/formats/engine.md).

A session knows nothing of files and terminals: it is given lines and a way to tell answers. The
lines are read in one thread and positions are thought about in another, so that ``stop`` and
``ready`` are heard at any time.
"""

import queue
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock, Thread
from types import TracebackType
from typing import Any

from stafla.records import Style
from stafla.study.analysis.analyst import Analyst
from stafla.study.analysis.fault import StudyFault
from stafla.study.analysis.limits import Limits
from stafla.study.analysis.position import Position
from stafla.study.analysis.result import Analysis
from stafla.study.analysis.to_json import analysis_json, move_text

PROTOCOL = 1
MOST_WAITING = 1_000
PAUSE = 0.1
"""Seconds between two lines of ``info``."""

Tell = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Go:
    """A question: number ``number`` of its session."""

    number: int
    position: Position
    limits: Limits

    @property
    def endless(self) -> bool:
        """Whether only ``stop`` ends it for sure."""
        return self.limits.ms is None and self.limits.iterations is None


class Session:
    """One program's conversation with the engine; a context that ends it.

    Args:
        analyst: answers.
        read: the position of a CGP line; raises what is wrong with it.
        tell: takes each answer; called from two threads, but never at once.
        explain: code and message of an error.
        style: how squares are written.
    """

    def __init__(
        self,
        analyst: Analyst,
        read: Callable[[str], Position],
        tell: Tell,
        explain: Callable[[BaseException], dict[str, Any]],
        style: Style = "gcg",
    ) -> None:
        self.analyst = analyst
        self.read = read
        self.explain = explain
        self.style = style
        self.asked = 0
        self.stopped = 0
        self.ending = False
        self.position: Position | None = None
        self.waiting: queue.Queue[Go | None] = queue.Queue()
        self._tell = tell
        self._lock = Lock()
        self._broken: OSError | None = None
        self._thinker = Thread(target=self._think, name="stafla-engine", daemon=True)

    # ------------------------------------------------------------------ the reading thread

    def __enter__(self) -> "Session":
        self._thinker.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """End: after an error at once, else when all questions that have an end are answered."""
        if kind is not None:
            self.stopped = self.asked
        self.ending = True
        self.waiting.put(None)
        self._thinker.join()

    def line(self, text: str) -> bool:
        """Do what a line says; False once it says to quit.

        Raises:
            OSError: nobody listens any more.
        """
        if self._broken is not None:
            raise self._broken
        word, _, rest = text.strip().partition(" ")
        try:
            return self.command(word, rest.strip())
        except ValueError as error:
            self.refuse(error)
            return True

    def command(self, word: str, rest: str) -> bool:
        """Do what a command says; False: quit."""
        match word:
            case "":
                pass
            case "position":
                self.place(rest)
            case "go":
                self.go(rest)
            case "stop":
                self.stopped = self.asked
            case "ready":
                self.tell({"type": "ready"})
            case "quit":
                self.stopped = self.asked
                return False
            case _:
                raise StudyFault("engine-unknown-command", text=word)
        return True

    def refuse(self, error: BaseException, **where: int) -> None:
        """Tell an error."""
        self.tell({"type": "error", **where, **self.explain(error)})

    def place(self, text: str) -> None:
        """Take a position; a bad one leaves none behind, so that no old one is answered."""
        self.position = None
        at = self.read(text)
        self.analyst.ready(at.players)  # what takes time to make is not thought
        self.position = at
        self.tell({"type": "position", "cgp": at.cgp(), "players": at.players, "bag": at.bag})

    def go(self, text: str) -> None:
        """Put a question about the position that was taken last."""
        if self.position is None:
            raise StudyFault("engine-no-position")
        if self.waiting.qsize() >= MOST_WAITING:
            raise StudyFault("engine-busy", most=MOST_WAITING)
        limits = read_limits(text)
        self.asked += 1
        self.waiting.put(Go(self.asked, self.position, limits))

    # ------------------------------------------------------------------ the thinking thread

    def _think(self) -> None:
        while (go := self.waiting.get()) is not None:
            try:
                self.answer(go)
            except OSError as error:
                self._broken = error
                return
            except BaseException as error:  # a panic of the kernel is no Exception
                self.fail(go, error)

    def fail(self, go: Go, error: BaseException) -> None:
        """Answer a question with an error: the program that asked waits for something."""
        try:
            self.refuse(error, go=go.number)
        except OSError as broken:
            self._broken = broken

    def answer(self, go: Go) -> None:
        """Think, telling now and then what is known, and then the best."""
        report = Report(self, go)
        limits = go.limits
        analysis = self.analyst.analyse(go.position, limits, stop=report.stop, progress=report)
        best = move_text(analysis.best.move, go.position.edition, self.style)
        self.tell(
            {"type": "best", "go": go.number, "move": best, **answer_json(analysis, self.style)}
        )

    def tell(self, answer: dict[str, Any]) -> None:
        """Tell an answer, one at a time."""
        with self._lock:
            self._tell(answer)


class Report:
    """What a question tells while it is thought about."""

    def __init__(self, session: Session, go: Go) -> None:
        self.session = session
        self.go = go
        self.last: float | None = None

    def stop(self) -> bool:
        """Whether somebody said stop, or nobody is left to say it."""
        session, go = self.session, self.go
        return session.stopped >= go.number or (session.ending and go.endless)

    def __call__(self, analysis: Analysis) -> None:
        """Tell what is known, but not too often."""
        now = self.session.analyst.clock()
        if self.last is None or now - self.last >= PAUSE:
            self.last = now
            told_now = answer_json(analysis, self.session.style)
            self.session.tell({"type": "info", "go": self.go.number, **told_now})


def answer_json(analysis: Analysis, style: Style) -> dict[str, Any]:
    """What a line of ``info`` or ``best`` says."""
    work = analysis.work
    return {
        "end": work.end,
        "seconds": round(work.seconds, 3),
        "iterations": work.iterations,
        "plies": work.plies,
        **analysis_json(analysis, style),
    }


def read_limits(text: str) -> Limits:
    """The limits that ``go`` names: ``ms 500 top 5``, ``infinite``.

    Raises:
        StudyFault: ``engine-limit``: a name or a number is none; ``study-limit``.
    """
    names = ("ms", "plies", "iterations", "top")
    given: dict[str, Any] = {}
    words = iter(text.split())
    for word in words:
        if word == "infinite":
            given["ms"] = None
            continue
        number = next(words, "")
        if word not in names or not (number.isascii() and number.isdigit() and len(number) < 16):
            raise StudyFault("engine-limit", text=f"{word} {number}".strip())
        given[word] = int(number)
    return Limits.of(**given)
