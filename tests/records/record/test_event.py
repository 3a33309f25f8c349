"""Every kind of event as JSON and back (docs/formats/record.md)."""

from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla import rules
from stafla._core import Placement
from stafla.editions import Edition, clocks, load, names, procedures
from stafla.records import RecordFault
from stafla.records.record.event import (
    EVENTS,
    kind_of,
    read_event,
    read_rack,
    write_event,
    write_rack,
)
from stafla.rules import UNKNOWN, Event

seats = st.integers(0, 7)
points = st.integers(-99_999, 99_999)
ids = st.text(st.characters(codec="utf-8"), max_size=20)
seeds = st.binary(min_size=32, max_size=32)


def racks(edition: Edition) -> st.SearchStrategy[bytes]:
    alphabet = edition.alphabet
    held = [i for i, letter in enumerate(alphabet.upper, 1) if letter not in alphabet.blank_only]
    return st.lists(st.sampled_from([0, UNKNOWN, *held]), max_size=15).map(bytes)


def placements(edition: Edition) -> st.SearchStrategy[Placement]:
    alphabet = edition.alphabet
    laid = [i for i, letter in enumerate(alphabet.upper, 1) if letter not in alphabet.blank_only]
    cells = st.sampled_from([0, *laid, *(0x80 | i for i in range(1, len(alphabet) + 1))])
    tiles = st.lists(cells, min_size=1, max_size=7).filter(any).map(bytes)
    return st.builds(Placement, st.integers(0, 64), st.booleans(), tiles)


def member(name: str, hint: Any, edition: Edition) -> st.SearchStrategy[Any]:
    match name:
        case "tiles":
            return racks(edition)
        case "tile":
            return racks(edition).filter(len).map(lambda tiles: tiles[0])
        case "placement":
            return placements(edition)
        case "points" | "total":
            return points
        case "seat":
            return seats | st.none() if type(None) in get_args(hint) else seats
        case "against" | "of":
            return seats
        case "to":
            return st.integers(1, 5_000)
        case "policy":
            return st.sampled_from([clock.policy for clock in clocks().values()])
        case "procedure":
            return st.sampled_from([one.procedure for one in procedures().values()])
        case "answer" | "wait":
            return st.integers(1, 604_800)
        case "count" | "excess" | "looked":
            return st.integers(1, 15)
        case "seen" | "from_new":
            return st.booleans()
        case "seconds":
            return st.lists(st.integers(-3600, 3600), min_size=1, max_size=8).map(tuple)
        case "out":
            return seats | st.none()
        case "changes" | "totals":
            return st.lists(points, min_size=1, max_size=8).map(tuple)
        case "words":
            return st.lists(st.integers(0, 40), max_size=41).map(tuple)
        case "seats":
            return st.lists(ids, min_size=1, max_size=8).map(tuple)
        case "argument":
            return ids
        case "theme":
            words = st.lists(ids, max_size=5).map(tuple)
            return st.builds(rules.Theme, st.text(min_size=1, max_size=20), words)
        case "agrees":
            return st.booleans()
        case "variants":
            return st.lists(ids, max_size=8).map(tuple)
        case "square":
            return st.integers(0, 440)
        case "bag":
            return st.sampled_from([None, 0, 1])
        case "digest":
            return seeds.map(bytes.hex)
        case "random":
            return seeds
        case "seed" | "commitment":
            return seeds | st.none()
    return st.sampled_from(get_args(hint)) if get_args(hint) else ids


@st.composite
def events(draw: st.DrawFn, kind: type[Event]) -> tuple[Edition, Event]:
    edition = load(draw(st.sampled_from(names())))
    hints = get_type_hints(kind)
    made = {f.name: draw(member(f.name, hints[f.name], edition)) for f in fields(kind)}
    return edition, kind(**made)


@pytest.mark.parametrize("kind", EVENTS, ids=kind_of)
@settings(max_examples=10)
@given(st.data())
def test_any_event_of_any_edition_reads_back(kind: type[Event], data: st.DataObject) -> None:
    edition, event = data.draw(events(kind))
    assert read_event(write_event(event, edition), edition) == event


def test_every_event_of_the_law_has_its_shape() -> None:
    known = {
        value
        for value in vars(rules).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    }
    assert set(EVENTS) == known
    assert len({kind_of(event) for event in EVENTS}) == len(EVENTS)


def test_a_rack_keeps_its_order_and_what_is_not_known() -> None:
    polish = load("pl")
    rack = polish.alphabet.rack("ŻA") + bytes([UNKNOWN]) + polish.alphabet.rack("?B")
    assert write_rack(rack, polish) == "ŻA*?B"
    assert read_rack("ŻA*?B", polish) == rack


def a_play(square: str, tiles: str) -> dict[str, object]:
    placement = {"square": square, "tiles": tiles}
    return {"event": "played", "seat": 0, "points": 1, "placement": placement}


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "record-event"),
        ([], "record-event"),
        ({}, "record-event"),
        ({"event": "passed"}, "record-shape"),
        ({"event": "passed", "seat": 1.0}, "record-shape"),
        ({"event": "passed", "seat": 1, "why": ""}, "record-shape"),
        ({"event": "drawn", "seat": 1, "tiles": "Q"}, "record-tiles"),
        ({"event": "drawn", "seat": 1, "tiles": "A" * 16}, "record-tiles"),
        ({"event": "start-drawn", "seat": 1, "tile": "AB"}, "record-tiles"),
        ({"event": "start-drawn", "seat": 1, "tile": ""}, "record-shape"),
        ({"event": "ruled", "verdict": "perhaps"}, "record-shape"),
        (a_play("D", "A"), "record-shape"),
        (
            {
                "event": "played",
                "seat": 0,
                "points": 1,
                "placement": {"square": "8U", "tiles": "A"},
            },
            "record-square",
        ),
        (
            {
                "event": "played",
                "seat": 0,
                "points": 1,
                "placement": {"square": "8D", "tiles": "Q"},
            },
            "record-square",
        ),
    ],
)
def test_what_is_no_event_is_refused(value: object, code: str) -> None:
    with pytest.raises(RecordFault) as refused:
        read_event(value, load("pl"))
    assert refused.value.code == code


@pytest.mark.parametrize("edition", names())
def test_an_event_is_written_in_the_edition_s_letters_and_squares(edition: str) -> None:
    ruled = load(edition)
    tiles = ruled.alphabet.encode("A.a")
    for down, square in ((False, "3E"), (True, "E3")):
        event = rules.Played(1, Placement(2 * 15 + 4, down, tiles), 7)
        assert write_event(event, ruled) == {
            "event": "played",
            "seat": 1,
            "placement": {"square": square, "tiles": "A.a"},
            "points": 7,
        }


def test_what_is_later_than_the_plain_game_is_left_out_where_it_says_nothing() -> None:
    polish = load("pl")
    tiles = polish.alphabet.rack("AB")
    assert write_event(rules.Drawn(0, tiles), polish) == {
        "event": "drawn", "seat": 0, "tiles": "AB",
    }  # fmt: skip
    assert write_event(rules.Drawn(0, tiles, 1), polish)["bag"] == 1
    assert "about" not in write_event(rules.Appealed(0), polish)
    assert write_event(rules.Appealed(0, "so"), polish)["about"] == "so"
    # members of the plain game are always there
    assert write_event(rules.Ended("passes"), polish) == {
        "event": "ended", "reason": "passes", "out": None,
    }  # fmt: skip


def test_a_theme_keeps_its_words() -> None:
    theme = rules.Theme("na wsi", ("KROWA", "KOŃ"))
    written = write_event(rules.ThemeSet(theme), load("pl"))
    assert written == {
        "event": "theme-set",
        "theme": {"name": "na wsi", "words": ["KROWA", "KOŃ"]},
    }
    assert read_event(written, load("pl")) == rules.ThemeSet(theme)


def test_bytes_are_written_in_hexadecimal() -> None:
    written = write_event(rules.RandomAdded(1, bytes(range(32))), load("is"))
    assert written["random"] == bytes(range(32)).hex()


def test_a_kind_is_named_by_the_words_of_its_class() -> None:
    assert kind_of(rules.TilesTakenBack) == "tiles-taken-back"
    assert kind_of(rules.Ended) == "ended"
