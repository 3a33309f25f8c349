"""What pages of duplicate make of a game: rounds, slips, the table, what a form chose."""

from types import SimpleNamespace as Some

import pytest

from stafla.editions import load
from stafla.rules.duplicate.rooms import Place, Rooms
from stafla.web.duplicate import pages as duplicate
from stafla.web.duplicate import view as duplicate_seen
from stafla.web.duplicate.desk_acts import CallerForm, Confirmation, confirmation_of
from stafla.web.duplicate.pages import SlipForm, StartForm
from stafla.web.duplicate.view import RoundShown, SlipShown, StandingsRow


@pytest.fixture
def state(monkeypatch):
    """A game whose plays are told by their names."""
    monkeypatch.setattr(duplicate_seen, "play_text", lambda _state, play: f"play {play}")
    points = {1: 5, 2: 30, 3: 5, 4: 0}
    slips = {4: ("d", True), 3: ("c", False), 2: ("b", False), 1: ("a", False)}
    closed = Some(
        round=Some(
            number=7,
            rack=b"\x01\x00",
            refused={1: "misread"},
            slips={who: Some(placement=play, late=late) for who, (play, late) in slips.items()},
        ),
        master="m",
        points=40,
        refused={1, 3, 4},
        why="longer words first",
        replaced=b"\1",
        score=points.__getitem__,
    )
    return Some(edition=load("is"), rounds=[closed], open=None, deadline=100, ended=None, table=[])


def test_slips_are_shown_best_first_with_what_became_of_them(state):
    names = {1: "Anna", 2: "Bo", 4: "Dan"}
    (shown,) = duplicate_seen.rounds(state, names)
    assert (shown.number, shown.play, shown.points) == (7, "play m", 40)
    assert (shown.why, shown.replaced) == ("longer words first", load("is").alphabet.letter(1))
    assert [letter for letter, _ in shown.rack] == [load("is").alphabet.letter(1), "?"]
    assert shown.slips == [
        SlipShown(2, "Bo", "play b", 30, ""),
        SlipShown(1, "Anna", "play a", 5, "zero"),
        SlipShown(3, "3", "play c", 5, "refused"),
        SlipShown(4, "Dan", "play d", 0, "late"),
    ]


def test_a_round_in_which_nothing_was_laid_has_no_play(state):
    state.rounds[0].master, state.rounds[0].round.slips = None, {}
    (shown,) = duplicate_seen.rounds(state, {})
    assert isinstance(shown, RoundShown)
    assert (shown.play, shown.slips) == ("", [])


def test_the_table_tells_the_points_of_the_latest_round_alone(state):
    state.table = [Some(place=1, player=2, account="a2"), Some(place=2, player=1, account="a1")]
    state.rooms = Rooms(("Hall A",), ("Juniors",), {1: Place(1, 1)})
    first = Some(score=lambda _player: 99)
    state.rounds.insert(0, first)
    assert duplicate_seen.standings_rows(state, {2: "Bo"}) == [
        StandingsRow(1, 2, "Bo", 30, "a2"),
        StandingsRow(2, 1, "1", 5, "a1", "Hall A", "Juniors"),
    ]
    state.rounds.clear()
    assert [line.last for line in duplicate_seen.standings_rows(state, {})] == [0, 0]


def test_the_time_of_a_round_runs_out_and_not_on(state):
    assert duplicate_seen.time_left(state, 60) == 0
    state.open = True
    assert [duplicate_seen.time_left(state, now) for now in (60, 99, 100, 101)] == [40, 1, 0, 0]


def test_what_the_form_chose_is_what_is_played_by():
    chosen = StartForm(minutes=2, rounds=5, best="yes").conditions
    assert chosen == duplicate.Conditions(120, True, False, 5)
    assert StartForm(minutes=1, together="yes").conditions == duplicate.Conditions(
        60, False, True, 0
    )
    lines = ["", "Anna", "  ", *map(str, range(80))]
    assert StartForm(beside="\n".join(lines)).names == ["Anna", *map(str, range(80))]
    assert SlipForm(position="H8", word="ORÐ").slip == duplicate.Slip("H8", "ORÐ")


@pytest.mark.parametrize(
    ("form", "change", "asked"),
    [
        ({"act": "stop"}, {}, Confirmation("stop", 2, "", 1)),
        ({"act": "stop"}, {"open": None}, Confirmation("stop", 0, "", 1)),
        ({"act": "stop", "sure": 1}, {}, None),
        ({"act": "stop", "sure": 0}, {}, Confirmation("stop", 2, "", 1)),
        ({"act": "stop"}, {"ended": True}, None),
        ({"act": "early"}, {}, Confirmation("early", 3, "", 1)),
        ({"act": "early", "sure": 1}, {}, None),
        ({"act": "early"}, {"deadline": 49}, None),
        ({"act": "early"}, {"deadline": 50}, Confirmation("early", 3, "", 1)),
        ({"act": "early"}, {"open": None}, None),
        ({"act": "early"}, {"open": Some(players=2, called=None)}, None),
        ({"act": "collect"}, {}, None),
        ({"act": "announce"}, {}, None),
    ],
)
def test_the_caller_is_asked_once_before_a_slip_is_lost(state, form, change, asked):
    vars(state).update({"open": Some(players=5, called=None)}, **change)
    written = (1, 2) if state.open else ()
    games = Some(
        get=lambda _pastime: (None, state), now=lambda: 50, writers=lambda _pastime: written
    )
    assert confirmation_of(games, "x", CallerForm(**form)) == asked
