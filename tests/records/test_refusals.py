"""What every refusal says: which guard refused, and what its message needs, exactly."""

import pytest

from stafla.editions import load
from stafla.records import Fault, GameFileFault, cgp, from_gcg, read_play
from stafla.records.fault import clip
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.check import play_through
from stafla.records.gcg.edition import edition_of
from stafla.records.record import event as wire
from stafla.records.record import file as record
from stafla.records.record import pastime
from tests.records.record.test_file import change, with_event
from tests.records.test_bounds import a_pastime
from tests.records.test_cgp import EMPTY

EN, SV, IS, PL = (load(name) for name in ("en", "sv", "is", "pl"))


def refusal(act, *arguments):
    """Code and details of a refusal."""
    with pytest.raises(Fault) as fault:
        act(*arguments)
    return fault.value.code, fault.value.details


def test_a_fault_says_its_code_and_details_to_whoever_prints_it():
    fault = GameFileFault("gcg-line", text="a\tb", line=3)
    assert str(fault) == "gcg-line: text='a�b', line=3"
    assert str(GameFileFault("gcg-empty")) == "gcg-empty"
    assert (fault.at(line=4).details, type(fault.at(line=4))) == (
        {"text": "a�b", "line": 4},
        GameFileFault,
    )


def test_nothing_is_shown_as_nothing():
    assert (clip(""), clip(" \t"), clip(" a ")) == ('""', '""', " a ")


REST = EMPTY[3:]  # fourteen rows
POSITIONS = [
    ("15 " * 3_000, "cgp-too-long", {"most": 4_000}),
    (f"{EMPTY} / 0/0", "cgp-fields", {"found": 3}),
    (f"{EMPTY}/15 / 0/0 0", "cgp-rows", {"found": 16, "wanted": 15}),
    (f"15/16/{REST[3:]} / 0/0 0", "cgp-row-width", {"row": 2, "found": 16, "wanted": 15}),
    (f"15/015/{REST[3:]} / 0/0 0", "cgp-run", {"row": 2, "text": "015"}),
    (f"15/100/{REST[3:]} / 0/0 0", "cgp-run", {"row": 2, "text": "100"}),
    (f"15/Þ14/{REST[3:]} / 0/0 0", "cgp-unknown-letter", {"row": 2, "text": "Þ"}),
    (f"15/.14/{REST[3:]} / 0/0 0", "cgp-unknown-letter", {"row": 2, "text": "."}),
    (f"{EMPTY} A/BÞ 0/0 0", "cgp-rack-unknown-letter", {"rack": 2, "text": "Þ"}),
    (f"{EMPTY} A/BBBBBBBB 0/0 0", "cgp-rack-size", {"rack": 2, "found": 8, "most": 7}),
    (f"{EMPTY} A/B/C/ 0/0 0", "cgp-more-racks", {"found": 3, "wanted": 2}),
    (f"{EMPTY} / 0/0/0/0/0 0", "cgp-players", {"found": 5, "most": 4}),
    (f"{EMPTY} / 0/1x 0", "cgp-score", {"text": "1x"}),
    (f"{EMPTY} / 0/123456 0", "cgp-score", {"text": "123456"}),
    (f"{EMPTY} / 0/0 0x", "cgp-zeros", {"text": "0x"}),
    (f"{EMPTY} / 0/0 0 lex A; =1 ;", "cgp-opcode", {"text": "=1"}),
]


@pytest.mark.parametrize(("text", "code", "details"), POSITIONS)
def test_a_position_is_refused_with_place_and_text(text, code, details):
    assert refusal(cgp.read, text, EN) == (code, details)


def test_a_blank_that_only_a_blank_can_be_is_refused_by_row_and_letter():
    text = f"15/15/W14/{REST[6:]} / 0/0 0"
    assert refusal(cgp.read, text, SV) == ("cgp-blank-only", {"row": 3, "text": "W"})


PLAYS = [
    ("8D HR AKI", "notation-play", {"text": "8D HR AKI"}),
    ("88 HRAKI", "notation-square", {"text": "88"}),
    ("16A HRAKI", "notation-off-board", {"text": "16A"}),
    ("8D HRAKÅ", "notation-unknown-letter", {"text": "Å"}),
]


@pytest.mark.parametrize(("text", "code", "details"), PLAYS)
def test_a_play_is_refused_with_what_is_wrong_in_it(text, code, details):
    assert refusal(read_play, text, IS) == (code, details)


TWO = "#player1 a\n#player2 b\n"
READ = [
    ("\n" * 5_000, "gcg-too-long", {"most": 5_000}),
    (">a: B - +0 0\nhello", "gcg-line", {"text": "hello", "line": 2}),
    (f"{TWO}#player2 c", "gcg-player-twice", {"text": "#player2", "line": 3}),
    (f"{TWO}#player3", "gcg-player", {"text": '""', "line": 3}),
    ("#player2 a\n", "gcg-players-missing", {}),
    ("#title x\n", "gcg-empty", {}),
    (f"{TWO}>c: B - +0 0", "gcg-unknown-player", {"text": "c", "line": 3}),
    ("> : B - +0 0", "gcg-event", {"text": "> : B - +0 0", "line": 1}),
    (">a B - +0 0", "gcg-event", {"text": ">a B - +0 0", "line": 1}),
    (">a: +0 0", "gcg-event", {"text": ">a: +0 0", "line": 1}),
    (">a: AB what +5 5", "gcg-event", {"text": ">a: AB what +5 5", "line": 1}),
    (">a: AB 8G AB five 5", "gcg-points", {"text": "five", "line": 1}),
    (">a: AB 8G AB +5 five", "gcg-points", {"text": "five", "line": 1}),
    (">a: AB 8G AB five six", "gcg-points", {"text": "five", "line": 1}),
    (f">a: {'A' * 201} - +0 0", "gcg-event", {"text": f">a: {'A' * 55}…", "line": 1}),
    ("#character-encoding EBCDIC\n", "gcg-encoding", {"text": "EBCDIC", "line": 1}),
    ("#title x\n#character-encoding cp999\n", "gcg-encoding", {"text": "cp999", "line": 2}),
]


@pytest.mark.parametrize(("text", "code", "details"), READ)
def test_a_game_file_is_refused_with_line_and_text(text, code, details):
    assert refusal(gcg.read, text.encode()) == (code, details)


BYTES = [
    (b"#" * (gcg.MOST_BYTES + 1), "gcg-too-big", {"most": 1 << 20}),
    (b"\xef\xbb\xbf>a:\r\n\xff", "gcg-not-utf-8", {"line": 2, "offset": 5}),
    (b"#character-encoding utf8\n\n>\xff", "gcg-not-utf-8", {"line": 3, "offset": 27}),
    (b"#character-encoding us-ascii\r\r>\xff", "gcg-not-encoded", {"line": 3, "text": "us-ascii"}),
    (b"\xff\xfe>\0\n", "gcg-not-utf-8", {"line": 1, "offset": 2}),
]


@pytest.mark.parametrize(("data", "code", "details"), BYTES, ids=[str(n) for n in range(5)])
def test_bytes_that_mean_nothing_are_refused_with_their_line(data, code, details):
    found, told = refusal(gcg.read, data)
    assert (found, told) == (code, details)


EDITIONS = [
    ("#tile-distribution klingon\n>a: B - +0 0", "gcg-distribution", {"text": "klingon"}),
    (">a: Þ - +0 0\n>b: Ł - +0 0", "gcg-foreign-letter", {"line": 2, "text": "Ł"}),
    (">a: ß - +0 0", "gcg-foreign-letter", {"line": 1, "text": "ß"}),
    # Ä and Ö are Finnish and Swedish, and a pass is as right in both
    (">a: ÄÖ - +0 0", "gcg-edition-unclear", {"text": "fi, sv"}),
]


@pytest.mark.parametrize(("text", "code", "details"), EDITIONS)
def test_a_file_of_no_one_edition_is_refused_with_the_reason(text, code, details):
    assert refusal(edition_of, gcg.read(text.encode())) == (code, details)


THREE = ">a: A - +0 0\n>b: A - +0 0\n>c: A - +0 0\n"
CHECKED = [
    (THREE, "gcg-players-edition", {"found": 3, "edition": "sv"}),
    (f"{TWO}>a: AÞ - +0 0", "gcg-unknown-letter", {"text": "Þ", "line": 3}),
    (f"{TWO}>a: A 8H ÞA +4 4", "notation-unknown-letter", {"text": "Þ", "line": 3}),
    (f"{TWO}>a: A 16A AB +4 4", "notation-off-board", {"text": "16A", "line": 3}),
]


@pytest.mark.parametrize("act", [play_through, from_gcg])
@pytest.mark.parametrize(("text", "code", "details"), CHECKED)
def test_a_file_that_an_edition_cannot_hold_is_refused(text, code, details, act):
    assert refusal(act, gcg.read(text.encode()), SV) == (code, details)


BEHAG = f"{TWO}>a: BEHAG 8F BEHAG +20 20\n"
ROWS = ">a: - +0 0\n>b: - +0 0\n" * 3
FOLLOWED = [
    (f"{BEHAG}>a: AB - +0 20", "gcg-turn", {"text": "b", "line": 4}),
    (f"{BEHAG}>b: ZZ 10D ZZ +50 50", "gcg-not-left", {"text": "Z", "line": 4}),
    (f"{BEHAG}>b: 10D ZZ +50 50", "gcg-not-left", {"text": "Z", "line": 4}),
    (f"{TWO}>a: BEHAGABE 8F BEHAG +20 20", "gcg-rack-size", {"text": "BEHAGABE", "line": 3}),
    (f"{TWO}>a: BEHAG -- -20 20", "gcg-withdrawn", {"line": 3}),
    (f"{BEHAG}>b: -- -20 20", "gcg-withdrawn", {"line": 4}),
    (f"{TWO}{ROWS}>a: BEHAG 8F BEHAG +20 20", "gcg-over", {"line": 9}),
    (f"{BEHAG}>b: BEHÞ - +0 0", "gcg-unknown-letter", {"text": "Þ", "line": 4}),
]


@pytest.mark.parametrize(("text", "code", "details"), FOLLOWED)
def test_what_cannot_have_followed_is_refused_with_its_reason(text, code, details):
    assert refusal(from_gcg, gcg.read(text.encode()), SV) == (code, details)


IMPOSSIBLE = [
    (f"{TWO}>a: BEHAG 1A BEHAG +20 20", {"because": "not-on-start", "square": "A1"}),
    (f"{TWO}>a: BEHAG 8F BE.AG +20 20", {"because": "nothing-there", "square": "H8"}),
    (
        f"{BEHAG}>b: XEN 8F XEN +20 20",
        {"because": "mismatch", "square": "F8", "kind": "letter", "tile": "X"},
    ),
    (
        f"{BEHAG}>b: XEN 8F xEN +20 20",
        {"because": "mismatch", "square": "F8", "kind": "blank", "tile": "?"},
    ),
    (f"{TWO}>a: BEHAG 8L BEHAG +20 20", {"because": "off-board", "square": "L8"}),
    (f"{TWO}>a: AB -8 +0 0", {"because": "not-on-rack"}),
]


@pytest.mark.parametrize(("text", "details"), IMPOSSIBLE)
def test_an_impossible_line_is_refused_with_the_kernel_s_reason(text, details):
    code, found = refusal(from_gcg, gcg.read(text.encode()), SV)
    number = len(text.splitlines())
    assert (code, found.pop("line")) == ("gcg-impossible", number)
    assert str(found.pop("text")).split(",")[0] == details["because"]
    assert {"kind": "none"} | found == {"kind": "none"} | details


PLAYED = {"event": "played", "seat": 0, "points": 1, "placement": {"square": "8D", "tiles": "Q"}}
EVENTS = [
    (None, "record-event", {"text": "None"}),
    ({"event": "flown"}, "record-event", {"text": "flown"}),
    ({"event": ["passed"]}, "record-event", {"text": "['passed']"}),
    ({"event": "drawn", "seat": 1, "tiles": "Q"}, "record-tiles", {"text": "Q"}),
    ({"event": "drawn", "seat": 1, "tiles": "A" * 16}, "record-tiles", {"text": "A" * 16}),
    ({"event": "start-drawn", "seat": 1, "tile": "AB"}, "record-tiles", {"text": "AB"}),
    (PLAYED, "record-square", {"text": "8D Q"}),
    (PLAYED | {"placement": {"square": "8U", "tiles": "A"}}, "record-square", {"text": "8U A"}),
]


@pytest.mark.parametrize(("value", "code", "details"), EVENTS)
def test_an_event_is_refused_with_what_is_wrong_in_it(value, code, details):
    assert refusal(wire.read_event, value, PL) == (code, details)


POLICY = {
    "base": 60, "increment": 0, "move": 0, "penalty": 0, "overtime": 0, "limit": "lose",
    "margin": 0,
}  # fmt: skip
SHAPES = [
    ({"event": "passed"}, "seat"),
    ({"event": "passed", "seat": 8}, "seat"),
    (PLAYED | {"placement": {"square": "D", "tiles": "A"}}, "placement.square"),
    ({"event": "settled", "changes": [1, "x"]}, "changes.1"),
    ({"event": "clock-set", "policy": POLICY | {"base": -1}}, "policy.base"),
    ({"event": "clock-set", "policy": POLICY | {"base": 0}}, "policy"),
    ({"event": "theme-set", "theme": {"name": "", "words": []}}, "theme.name"),
]


@pytest.mark.parametrize(("value", "field"), SHAPES)
def test_a_member_that_does_not_fit_is_named(value, field):
    code, details = refusal(wire.read_event, value, PL)
    assert (code, details["field"], bool(details["text"])) == ("record-shape", field, True)
    assert set(details) == {"field", "text"}


RECORDS = [
    (b" " * (record.MOST_BYTES + 1), "record-too-big", {"most": 1 << 22}),
    (b"ab\xff", "record-not-utf-8", {"offset": 2}),
    (b'{\n "a" 3', "record-json", {"line": 2, "column": 6}),
    (b"[" * 100_000, "record-json", {"line": 1, "column": 1}),
    (b"[]", "record-format", {}),
    (change(version=2), "record-version", {"text": "2", "known": 1}),
    (change(version=True), "record-version", {"text": "True", "known": 1}),
    (change(times=[1]), "record-shape", {"field": "times", "text": "1"}),
    (change(events=[{"event": "started"}]), "record-first", {}),
    (with_event(2, tile="Q"), "record-tiles", {"text": "Q", "number": 2}),
]


@pytest.mark.parametrize(("data", "code", "details"), RECORDS, ids=[str(n) for n in range(10)])
def test_a_record_is_refused_with_place_and_text(data, code, details):
    assert refusal(record.read, data) == (code, details)


PASTIMES = [
    (b" " * (pastime.MOST_BYTES + 1), "record-too-big", {"most": 1 << 22}),
    (b"{", "record-json", {"line": 1, "column": 1}),
    (a_pastime(format="x"), "record-format", {}),
    (a_pastime(version=2), "record-version", {"text": "2", "known": 1}),
    (a_pastime(kind="chess"), "record-shape", {"field": "kind", "text": "chess"}),
    (a_pastime(events=[]), "record-shape", {"field": "kind", "text": "bingo"}),
    (a_pastime(events=[{"event": "flown"}]), "record-event", {"text": "flown"}),
    (a_pastime(events=[3]), "record-event", {"text": "None"}),
    (
        a_pastime(events=[{"event": "tile-called", "x": 1}]),
        "record-shape",
        {"field": "tile-called", "text": "other members"},
    ),
]


@pytest.mark.parametrize(("data", "code", "details"), PASTIMES, ids=[str(n) for n in range(9)])
def test_a_pastime_is_refused_with_place_and_text(data, code, details):
    assert refusal(pastime.read, data) == (code, details)


MEMBERS = [
    (1.5, int),
    (True, int),
    (1 << 31, int),
    ("0", bytes),
    ("zz", bytes),
    (["a"], tuple[int, ...]),
    (3, tuple[int, ...]),
    ({"square": 3, "down": 1, "tiles": "01"}, pastime.Placement),
    ({"square": 3, "down": True, "tiles": ""}, pastime.Placement),
    ({"square": 3}, pastime.Placement),
    (None, int),
]


@pytest.mark.parametrize(("value", "hint"), MEMBERS)
def test_a_member_of_a_pastime_that_does_not_fit_is_named_with_its_value(value, hint):
    code, details = refusal(pastime._read, "tiles", value, hint)
    assert (code, details) == ("record-shape", {"field": "tiles", "text": clip(str(value))})
