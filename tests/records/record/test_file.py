"""Record files: events as versioned JSON (docs/formats/record.md)."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from stafla.editions import UnknownEdition
from stafla.records import Record, RecordFault, replay, verify
from stafla.records.record import file as records
from stafla.records.record.file import read, schema, write
from stafla.records.record.replay import replay_far
from stafla.rules import BadEvent
from tests.records.games import EVERY, whole_game

SCHEMA = Path(__file__).parents[3] / "docs" / "formats" / "record.schema.json"


def a_record(*, seed: int = 0, edition: str = "is", players: int = 2) -> Record:
    game = whole_game(edition, players, seed)
    return Record(game.events, {"seat-0": "Þóra", "seat-1": 'Łukasz "Ł"'})


def change(**members: object) -> bytes:
    return json.dumps(json.loads(write(a_record())) | members).encode()


def with_event(number: int, **members: object) -> bytes:
    value = json.loads(write(a_record()))
    value["events"][number - 1] |= members
    return json.dumps(value).encode()


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_game_reads_back_event_by_event(edition: str, players: int) -> None:
    made = a_record(edition=edition, players=players)
    again = read(write(made))
    assert again == made
    assert write(again) == write(made)


def test_a_byte_order_mark_before_a_record_means_nothing() -> None:
    assert read(b"\xef\xbb\xbf" + write(a_record())) == a_record()


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_record_fits_the_published_schema(edition: str, players: int) -> None:
    validator = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    validator.validate(json.loads(write(a_record(edition=edition, players=players))))


def test_the_published_schema_is_the_one_that_is_enforced() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == schema()


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_replayed_record_is_the_game_that_was_played(edition: str, players: int) -> None:
    live = whole_game(edition, players)
    game = replay(read(write(Record(live.events))))
    assert game == live
    assert game.totals == live.totals


def test_names_stand_beside_the_events_and_can_go() -> None:
    made = a_record()
    assert made.name(1) == 'Łukasz "Ł"'
    erased = Record(made.events)
    assert erased.name(1) == "seat-1"
    assert "Łukasz" not in write(erased).decode()
    assert replay(erased) == replay(made)


def test_one_event_is_one_line() -> None:
    made = a_record()
    assert len(write(made).decode().splitlines()) == len(made.events) + 4


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "record-json"),
        (b"{", "record-json"),
        (b"\xff", "record-not-utf-8"),
        (b"[]", "record-format"),
        (b"null", "record-format"),
        (b"[" * 100_000, "record-json"),
        (b"1" * 5_000, "record-json"),
        (b" " * (records.MOST_BYTES + 1), "record-too-big"),
        (change(format="other"), "record-format"),
        (change(format="stafla-pastime"), "record-pastime"),
        (change(version=2), "record-version"),
        (change(version=True), "record-version"),
        (change(version="1"), "record-version"),
        (change(more=1), "record-shape"),
        (change(events=[]), "record-shape"),
        (change(events={}), "record-shape"),
        (change(events=[{"event": "passed", "seat": 0}]), "record-first"),
        (change(names={"seat-0": 1}), "record-shape"),
        (change(names={"seat-0": "\ud800"}), "record-shape"),
        (with_event(2, event="flown"), "record-event"),
        (with_event(2, event=1), "record-event"),
        (with_event(2, seat="0"), "record-shape"),
        (with_event(2, seat=8), "record-shape"),
        (with_event(2, seat=True), "record-shape"),
        (with_event(2, tile="AB"), "record-tiles"),
        (with_event(2, tile="Q"), "record-tiles"),
        (with_event(2, more=1), "record-shape"),
        (with_event(1, digest="0"), "record-shape"),
        (with_event(1, seats=[]), "record-shape"),
        (with_event(1, check="never"), "record-shape"),
    ],
)
def test_a_file_that_is_no_record_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(RecordFault) as refused:
        read(data)
    assert refused.value.code == code


def test_a_bad_event_is_named_by_its_number() -> None:
    with pytest.raises(RecordFault) as refused:
        read(with_event(5, tiles="Q"))
    assert refused.value.details["number"] == 5


def test_a_record_of_an_edition_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownEdition):
        read(with_event(1, edition="tlh"))


def test_a_tampered_record_replays_up_to_the_lie() -> None:
    live = whole_game()
    number = next(n for n, e in enumerate(live.events, 1) if type(e).__name__ == "Played")
    result = replay_far(read(with_event(number, points=99)))
    assert result.bad is not None
    assert result.bad.number == number
    assert result.game.events == live.events[: number - 1]


@settings(max_examples=200)
@given(st.binary(max_size=200), st.integers(0, 5_000))
def test_damage_anywhere_is_refused_or_harmless(noise: bytes, at: int) -> None:
    data = write(a_record())
    try:
        read(data[:at] + noise + data[at + len(noise) :])
    except (RecordFault, UnknownEdition) as refused:
        assert refused.code


@pytest.mark.proves("IS-26", "IS-27")
def test_a_record_cut_short_does_not_pass_for_a_finished_game() -> None:
    value = json.loads(write(a_record()))
    cut = next(at for at, event in enumerate(value["events"]) if event["event"] == "played")
    ending = {"event": "ended", "reason": "passes", "out": None}
    forged = read(json.dumps(value | {"events": [*value["events"][:cut], ending]}).encode())
    assert replay_far(forged).bad is not None
    with pytest.raises(BadEvent, match="the game is not over"):
        replay(forged)


@pytest.mark.proves("IS-40", "IS-41")
def test_a_finished_game_without_its_settlement_is_no_whole_record() -> None:
    made = a_record()
    cut = Record(made.events[:-1])
    bad = replay_far(cut).bad
    assert bad is not None
    assert (bad.number, bad.why) == (len(made.events), "the settlement is missing")
    with pytest.raises(BadEvent, match="settlement"):
        replay(cut)


def test_a_record_begins_with_its_start_and_nothing_else_does() -> None:
    for events in ((), a_record().events[1:]):
        with pytest.raises(RecordFault) as refused:
            _ = Record(events).started
        assert (refused.value.code, refused.value.details) == ("record-first", {})
    assert a_record().started == a_record().events[0]


def test_the_same_record_is_the_same_bytes_whatever_the_order_of_its_names() -> None:
    made = a_record()
    turned = Record(made.events, dict(reversed(made.names.items())))
    assert write(turned) == write(made)
    head, names, events, *_ = write(made).decode().splitlines()
    assert head == '{"format": "stafla-record", "version": 1,'
    assert names == '"names": {"seat-0": "Þóra", "seat-1": "Łukasz \\"Ł\\""},'
    assert events == '"events": ['
    assert '"times"' not in write(made).decode()


def test_a_seat_without_a_name_goes_by_its_id() -> None:
    assert [Record(a_record().events, {"seat-1": "B"}).name(seat) for seat in (0, 1)] == [
        "seat-0",
        "B",
    ]


def test_more_events_than_a_replay_takes_are_refused_by_all_who_replay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = a_record()
    count = len(made.events)
    for most in (count, count - 1):
        monkeypatch.setattr("stafla.records.record.replay.MOST_EVENTS", most)
        monkeypatch.setattr("stafla.records.record.verify.MOST_EVENTS", most)
        found = verify(made)
        if most == count:
            assert replay(made).number == count
            assert (replay_far(made).bad, found.fault) == (None, "not-committed")
            continue
        with pytest.raises(BadEvent) as refused:
            replay(made)
        far = replay_far(made)
        assert far.bad is not None
        assert refused.value.code == far.bad.code == "replay-too-long"
        assert (far.bad.number, far.game.number) == (count, 1)
        assert (found.fault, found.event) == ("broken", count)


def test_a_bad_first_event_has_nothing_that_went_before() -> None:
    made = a_record()
    with pytest.raises(BadEvent):
        replay_far(Record((replace(made.started, digest="0" * 64), *made.events[1:])))
