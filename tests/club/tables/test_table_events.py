"""Everything that can happen at a table is told, and where the page of events says."""

from typing import get_args

import pytest

from stafla.club.tables.happenings import KINDS, happenings
from stafla.rules import sheet
from stafla.rules.game import events as ev
from stafla.rules.game.sheet import Kind as RowKind
from stafla.rules.game.sheet import ScoreSheet
from tests.rules.builders import a_game
from tools.docs import table_events

MODULES = (ev, ev, ev, ev, ev)
# an event of each kind that is told beside the rows, with what has to come before it
ASKED = ev.Proposed(0, "takeback")
DRIVEN = [
    ("yielded-start", [ev.AdvantageChosen(1, "orientation")]),
    ("first", [ev.FirstSet(1)]),
    ("withdrawn", [ev.PlayWithdrawn(0)]),
    ("challenged", [ev.Challenged(1, (0,))]),
    ("ruled", [ev.Ruled("invalid")]),
    ("blank-taken", [ev.BlankTaken(0, 112)]),
    ("clock-started", [ev.ClockStarted(1)]),
    ("paused", [ev.ClockPaused()]),
    ("resumed", [ev.ClockResumed(1)]),
    ("time-up", [ev.Flagged(1)]),
    ("proposed", [ASKED]),
    ("consented", [ASKED, ev.Consented(1)]),
    ("declined", [ASKED, ev.ProposalDeclined(1)]),
    ("dropped", [ASKED, ev.ProposalDeclined(0)]),
    ("offered", [ev.EndOffered(1)]),
    ("offer-accepted", [ev.EndAccepted(1)]),
    ("offer-declined", [ev.EndDeclined(1)]),
    ("verdict-accepted", [ev.VerdictAccepted(1)]),
    ("appealed", [ev.Appealed(1, "no word")]),
    ("appeal-withdrawn", [ev.AppealWithdrawn(1)]),
    ("overturned", [ev.VerdictOverturned()]),
    ("ruled-again", [ev.AppealRuled("valid", "in the list")]),
    ("judge-dismissed", [ev.JudgeDismissed(None)]),
    ("judge-called", [ev.JudgeCalled(1, "the clock")]),
    ("judge-decided", [ev.JudgeDecided("five minutes", (0, 300))]),
    ("theme-claimed", [ev.ThemeClaimed(0, (0,), "because")]),
    ("theme-voted", [ev.ThemeVoted(1, True)]),
    ("theme-scored", [ev.ThemeScored(0, 25)]),
]


def events() -> set[type[ev.Event]]:
    return {
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, ev.Event) and kind is not ev.Event
    }


def test_no_event_of_the_rules_is_missing():
    assert set(table_events.TELLINGS) == events()
    # a duplicate's or a bingo's events, which other modules hold, happen at no table
    known = (kind for kind in ev.Event.__subclasses__() if kind.__module__.startswith(ev.__name__))
    kinds = {kind.__name__ for kind in known}
    assert {kind.__name__ for kind in table_events.TELLINGS} == kinds


def test_every_row_and_every_happening_stands_for_an_event():
    assert {row for one in table_events.TELLINGS.values() for row in one.rows} == set(
        get_args(RowKind)
    )
    assert {kind for one in table_events.TELLINGS.values() for kind in one.happening} == set(KINDS)


def test_nothing_is_silent_without_a_reason():
    for event, where in table_events.TELLINGS.items():
        assert bool(where.silent) != bool(where.rows or where.happening), event


@pytest.mark.parametrize(("kind", "log"), DRIVEN, ids=[kind for kind, _ in DRIVEN])
def test_each_happens_as_the_page_says(kind, log):
    found = happenings(log)
    assert found[-1].kind == kind
    assert found[-1].number == len(log)
    assert kind in table_events.TELLINGS[type(log[-1])].happening


def test_all_kinds_are_driven():
    assert [kind for kind, _ in DRIVEN] == sorted((kind for kind, _ in DRIVEN), key=order)
    assert {kind for kind, _ in DRIVEN} == set(KINDS)


def order(kind: str) -> int:
    """As the page has them."""
    kinds = [kind for one in table_events.TELLINGS.values() for kind in one.happening]
    return kinds.index(kind)


def test_a_row_is_written_by_the_events_that_the_page_names():
    """A game with a challenge won and lost, an exchange, a pass and a resignation."""
    table = a_game("fi").after("8F KOIRA", "challenge", "valid", "8F .....S")
    table = table.after("challenge", "invalid", "exchange AI", "pass", "resign")
    state, rows = None, ScoreSheet()
    for event in table.game.log:
        if state is None:
            assert isinstance(event, ev.Started)
            state = type(table.game).begin(event)
            continue
        before, state = state, state.after(event)
        after = rows.after(event, before, state)
        new = len(after.rows) - len(rows.rows)
        assert bool(new) == bool(table_events.TELLINGS[type(event)].rows), event
        for row in after.rows[len(rows.rows) :]:
            assert row.kind in table_events.TELLINGS[type(event)].rows
        rows = after
    assert {"play", "penalty", "exchange", "pass"} <= {row.kind for row in sheet(table.game)}


def test_the_page_is_made_from_the_table():
    assert table_events.PAGE.read_text("utf-8") == table_events.page(), (
        "run python -m tools.docs.table_events"
    )
