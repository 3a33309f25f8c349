"""Every bound of what is read from files, at the value itself and one beyond it."""

import json

import pytest

from stafla.editions import load
from stafla.records import Fault, bounds, cgp, gamefile, read_play
from stafla.records.fault import clip
from stafla.records.gcg import reader as gcg
from stafla.records.notation.play import MOST_CHARACTERS
from stafla.records.record import event as wire
from stafla.records.record import file as record
from stafla.records.record import pastime
from stafla.rules import BadEvent
from stafla.rules.duplicate.state import MOST_PLAYERS
from tests.records.games import whole_game
from tests.records.test_cgp import EMPTY

EN = load("en")
LINE = f"{EMPTY} / 0/0 0"


def number_all(count):
    """A position of so many players."""
    return f"{EMPTY} / {'/'.join(['0'] * count)} 0"


def pad(text, length, sign=" "):
    return text + sign * (length - len(text))


def a_pastime(**members):
    """The text of a file that says so much, whatever comes of its events."""
    told = {"format": pastime.FORMAT, "version": 1, "kind": "bingo", "events": [{}]}
    return json.dumps(told | members).encode()


# what is read, the greatest size that is let in, and the code by which more is refused
READ = {
    "a position": (
        lambda n: cgp.read(pad(LINE, n), EN),
        cgp.MOST_CHARACTERS,
        "cgp-too-long",
    ),
    "players of a position": (
        lambda n: cgp.read(number_all(n), EN),
        cgp.MOST_PLAYERS,
        "cgp-players",
    ),
    "zeros": (lambda n: cgp.read(f"{EMPTY} / 0/0 {n}", EN), cgp.MOST_ZEROS, "cgp-zeros"),
    "tiles of a rack": (
        lambda n: wire.read_rack("A" * n, EN),
        wire.MOST_TILES,
        "record-tiles",
    ),
    "lines of a game file": (
        lambda n: gcg.read(b"#player1 a" + b"\n" * (n - 1)),
        gcg.MOST_LINES,
        "gcg-too-long",
    ),
    "a rack of a game file": (
        lambda n: gcg.read_line(f">a: {'A' * n} 8H AB +2 2", 1),
        gcg.MOST_CHARACTERS,
        "gcg-event",
    ),
    "a play": (
        lambda n: read_play(pad("8H AB", n), EN),
        MOST_CHARACTERS,
        "notation-play",
    ),
}


@pytest.mark.parametrize("what", READ)
def test_what_is_greatest_is_read_and_more_is_refused(what):
    read, most, code = READ[what]
    read(most)
    with pytest.raises(Fault) as refused:
        read(most + 1)
    assert refused.value.code == code


# what is refused for its size before anything else, and otherwise for what it holds
SIZES = {
    "a record": (record.read, record.MOST_BYTES, "record-too-big"),
    "a pastime": (pastime.read, pastime.MOST_BYTES, "record-too-big"),
    "a game file": (gcg.read, gcg.MOST_BYTES, "gcg-too-big"),
}


@pytest.mark.parametrize("what", SIZES)
def test_the_size_of_a_file_is_looked_at_first(what):
    read, most, code = SIZES[what]
    with pytest.raises(Fault) as other:
        read(pad("#", most).encode())
    assert other.value.code != code
    with pytest.raises(Fault) as refused:
        read(pad("#", most + 1).encode())
    assert refused.value.code == code


def test_of_a_file_that_is_too_big_not_even_the_beginning_is_read(tmp_path):
    game, path = whole_game(), tmp_path / "game.json"
    written = record.write(record.Record(game.events))
    path.write_bytes(written.ljust(record.MOST_BYTES))
    assert gamefile.read(path).events == game.events
    path.write_bytes(written.ljust(record.MOST_BYTES + 1))
    with pytest.raises(Fault) as refused:
        gamefile.read(path)
    assert refused.value.code == "record-too-big"


def test_a_replay_takes_so_many_events_and_so_much_time():
    assert len(list(bounds.within_bounds([1, 2, 3], 3))) == 3
    with pytest.raises(BadEvent) as refused:
        list(bounds.within_bounds([1, 2, 3, 4], 3))
    assert (refused.value.code, refused.value.number) == ("replay-too-long", 4)
    time = iter(range(1000))
    events = [0] * 10 * bounds.LOOKS_EVERY
    assert len(list(bounds.within_bounds(events, 10**4, seconds=10, now=lambda: next(time)))) == 640
    time = iter(range(1000))
    with pytest.raises(BadEvent) as refused:
        list(bounds.within_bounds([*events, *events], 10**4, seconds=10, now=lambda: next(time)))
    assert refused.value.number == 11 * bounds.LOOKS_EVERY


def test_a_pastime_has_so_many_events(monkeypatch):
    monkeypatch.setattr(pastime, "MOST_EVENTS", 2)
    for count, code in ((2, "record-event"), (3, "record-shape"), (0, "record-shape")):
        with pytest.raises(Fault) as refused:
            pastime.read(a_pastime(events=[{}] * count))
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("members", "code"),
    [
        ({"version": 2}, "record-version"),
        ({"version": True}, "record-version"),
        ({"kind": "x"}, "record-shape"),
        ({"kind": []}, "record-shape"),
        ({"kind": {}}, "record-shape"),
        ({"format": "x"}, "record-format"),
    ],
)
def test_a_pastime_that_says_something_else_is_refused_for_that(members, code):
    with pytest.raises(Fault) as refused:
        pastime.read(a_pastime(**members))
    assert refused.value.code == code


def test_a_text_of_a_pastime_s_event_has_a_length_and_a_list_so_many_items(monkeypatch):
    assert pastime._read("x", "a" * pastime.MOST_TEXT, str)
    assert pastime._read("x", "ab" * (pastime.MOST_TEXT // 2), bytes)
    assert len(pastime._read("x", ["a"] * pastime.MOST_ITEMS, tuple[str, ...])) == MOST_PLAYERS
    for value, hint in (
        ("a" * (pastime.MOST_TEXT + 1), str),
        ("ab" * (pastime.MOST_TEXT // 2 + 1), bytes),
        (["a"] * (pastime.MOST_ITEMS + 1), tuple[str, ...]),
    ):
        with pytest.raises(Fault) as refused:
            pastime._read("x", value, hint)
        assert refused.value.code == "record-shape"


def test_a_message_shows_so_much_of_a_text():
    assert clip("x" * 60) == "x" * 60
    assert clip("x" * 61) == "x" * 59 + "…"
    assert len(clip("x" * 1000)) == 60
