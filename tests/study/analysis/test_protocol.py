"""The line protocol: every question has one answer, whatever else is said."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.editions import load
from stafla.study import Position
from stafla.study.analysis.protocol import PAUSE, Session
from tests.cli.terminal import EMPTY, cgp
from tests.study.conftest import FakeClock, analyst

HELLO = cgp("H8H I8E J8L K8L L8O", "CATDGOE/")
PATIENCE = 30


class Listener:
    """Keeps what is told, and waits for what shall come."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.news = threading.Condition()

    def __call__(self, answer: dict[str, Any]) -> None:
        with self.news:
            self.heard.append(answer)
            self.news.notify_all()

    def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        with self.news:
            self.news.wait_for(lambda: any(map(wanted, self.heard)), PATIENCE)
            return next(filter(wanted, self.heard))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [answer for answer in self.heard if answer["type"] == kind]


def explain(error: BaseException) -> dict[str, Any]:
    return {"code": getattr(error, "code", "internal"), "message": str(error)}


def session(listener: Listener, clock: Callable[[], float] = time.monotonic) -> Session:
    made = analyst("en", clock=clock)
    return Session(made, lambda text: Position.of_cgp(text, load("en")), listener, explain)


def tell(*lines: str) -> Listener:
    listener = Listener()
    with session(listener) as talk:
        for line in lines:
            if not talk.line(line):
                break
    return listener


def test_a_question_is_answered_by_its_number_with_info_before_the_best():
    heard = tell(f"position {HELLO}", "go ms 0 top 3", "go ms 0 top 2").heard
    assert [(one["type"], one.get("go")) for one in heard if one["type"] != "position"] == [
        *(("info", 1), ("best", 1)),
        *(("info", 2), ("best", 2)),
    ]
    best = heard[-1]
    assert len(best["plays"]) == 2
    assert best["move"] == f"{best['plays'][0]['square']} {best['plays'][0]['tiles']}"


def test_a_position_is_repeated_as_it_was_understood():
    (answer,) = tell(f"position {HELLO}").heard
    assert answer == {
        "type": "position",
        "cgp": Position.of_cgp(HELLO, load("en")).cgp(),
        "players": 2,
        "bag": 81,
    }


def test_everything_is_made_before_a_position_is_taken_so_that_no_question_waits_for_it():
    listener = Listener()
    with session(listener) as talk:
        talk.line(f"position {EMPTY} CATDOG/ 0/0/0 0")
        made = set(talk.analyst._kits)
    assert made == {3}


ERRORS = {
    "a word that is no command": ("bake a cake", "engine-unknown-command"),
    "a question without a position": ("go ms 0", "engine-no-position"),
    "a position that is none": ("position nonsense", "cgp-fields"),
    "no position at all": ("position", "cgp-fields"),
    "a rack that is not known": (f"position {EMPTY} / 0/0 0", "cgp-no-rack"),
    "a capital command": ("READY", "engine-unknown-command"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_what_is_wrong_is_told_and_the_session_goes_on(name):
    line, code = ERRORS[name]
    listener = tell(line, "ready")
    assert [one.get("code", one["type"]) for one in listener.heard] == [code, "ready"]


@pytest.mark.parametrize(
    "limits",
    [
        "ms",
        "ms many",
        "ms -1",
        "ms 1.5",
        "depth 3",
        "ms ٣",
        "top 1 2",
        "ms " + "9" * 99,
        "infinitely",
    ],
)
def test_limits_that_are_none_are_refused(limits):
    listener = tell(f"position {HELLO}", f"go {limits}")
    assert listener.heard[-1]["code"] == "engine-limit"


def test_limits_beyond_all_measure_are_refused():
    listener = tell(f"position {HELLO}", "go top 0", f"go ms {10**14}")
    assert [one["code"] for one in listener.of("error")] == ["study-limit"] * 2


def test_a_bad_position_leaves_no_old_one_to_answer():
    listener = tell(f"position {HELLO}", "position nonsense", "go ms 0")
    assert [one.get("code") for one in listener.heard] == [
        *(None, "cgp-fields", "engine-no-position")
    ]


def test_empty_lines_mean_nothing():
    assert tell("", "   ", "\t").heard == []


def test_quit_ends_the_conversation():
    assert [one["type"] for one in tell("ready", "quit", "ready").heard] == ["ready"]


@pytest.mark.parametrize("error", [ValueError, BaseException, KeyboardInterrupt, MemoryError])
def test_an_error_while_thinking_answers_the_question(error):
    def break_up(*_: object, **__: object) -> None:
        raise error

    listener = Listener()
    with session(listener) as talk:
        talk.analyst.analyse = break_up  # type: ignore[method-assign,assignment]
        talk.line(f"position {HELLO}")
        talk.line("go ms 0")
    assert [(one.get("go"), one["type"]) for one in listener.heard[1:]] == [(1, "error")]


class Pondering:
    """An analyst that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.thinking = threading.Event()
        self.inner = analyst("en")

    def ready(self, players):
        return self.inner.ready(players)

    def analyse(self, position, limits, *, stop, progress):
        self.thinking.set()
        found = self.inner.analyse(position, limits, stop=lambda: True)
        while not stop():
            self.clock.now += PAUSE / 4
            progress(found)
            time.sleep(0.0005)
        return found


def pondering(listener: Listener) -> tuple[Session, Pondering]:
    talk = session(listener)
    mind = Pondering()
    talk.analyst = mind  # type: ignore[assignment]
    return talk, mind


def test_stop_is_heard_while_the_engine_thinks_and_so_is_ready():
    listener = Listener()
    talk, mind = pondering(listener)
    with talk:
        talk.line(f"position {HELLO}")
        talk.line("go infinite")
        assert mind.thinking.wait(PATIENCE)
        listener.wait(lambda one: one["type"] == "info")
        talk.line("ready")
        listener.wait(lambda one: one["type"] == "ready")
        assert not listener.of("best")
        talk.line("stop")
        assert listener.wait(lambda one: one["type"] == "best")["go"] == 1


def test_stop_ends_every_question_asked_before_it_and_none_after():
    listener = Listener()
    talk, mind = pondering(listener)
    with talk:
        talk.line(f"position {HELLO}")
        for _ in range(3):
            talk.line("go infinite")
        talk.line("stop")
        assert mind.thinking.wait(PATIENCE)
        listener.wait(lambda one: one.get("go") == 3 and one["type"] == "best")
        mind.thinking.clear()
        talk.line("go infinite")
        assert mind.thinking.wait(PATIENCE)
        assert len(listener.of("best")) == 3
    assert [one["go"] for one in listener.of("best")] == [1, 2, 3, 4]


def test_info_does_not_come_too_often():
    listener = Listener()
    talk, mind = pondering(listener)
    with talk:
        talk.line(f"position {HELLO}")
        talk.line("go infinite")
        listener.wait(lambda _: len(listener.of("info")) >= 5)
        begun = mind.clock.now - 100.0
        talk.line("stop")
    assert 5 <= len(listener.of("info")) <= begun / PAUSE + 3


def test_the_end_of_the_input_lets_a_question_with_an_end_be_answered():
    listener = tell(f"position {HELLO}", "go ms 20 top 1")
    assert [one["type"] for one in listener.heard][-1] == "best"


def test_the_end_of_the_input_ends_a_question_without_one():
    listener = Listener()
    talk, _ = pondering(listener)
    with talk:
        talk.line(f"position {HELLO}")
        talk.line("go infinite")
    assert [one["type"] for one in listener.heard][-1] == "best"


def test_when_nobody_listens_any_more_the_session_says_so():
    def deaf(answer: dict[str, Any]) -> None:
        if answer["type"] in ("info", "best"):
            raise BrokenPipeError

    made = analyst("en")
    talk = Session(made, lambda text: Position.of_cgp(text, load("en")), deaf, explain)
    with pytest.raises(BrokenPipeError), talk:
        talk.line(f"position {HELLO}")
        talk.line("go ms 0")
        for _ in range(PATIENCE * 100):
            talk.line("ready")
            time.sleep(0.01)


@given(st.lists(st.text(max_size=60) | st.sampled_from(["go ms 0", "stop", f"position {HELLO}"])))
def test_no_line_whatsoever_ends_in_an_exception(lines):
    heard = tell(*lines).heard
    asked = [one for one in heard if one["type"] in ("best", "error")]
    assert len(heard) >= len(asked)
