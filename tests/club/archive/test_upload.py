"""Games brought from elsewhere: who is named, when it happened, and why a file is none."""

from types import SimpleNamespace as Some

import pytest

from stafla.club.archive import upload
from stafla.club.archive.refusals import BadGameFile, LongFile
from stafla.club.archive.upload import BROUGHT, MOST_BYTES, Archive, read
from stafla.club.throttle import AttemptLimit, Throttle, TooManyAttempts
from stafla.records.record import file as record
from stafla.rules import BadEvent, Ended, Flagged, Settled
from stafla.rules.game.refusals import NoPairClock
from stafla.store import AttemptStore
from tests.records.games import whole_game
from tests.rules.builders import a_seeded_game
from tests.rules.clocks import a_policy

GAME = whole_game("pl")


def a_record(**more):
    return record.write(record.Record(GAME.events, {"seat-0": "Żaneta"}, **more))


@pytest.fixture
def archive(club):
    return Archive(club.tables, Throttle(AttemptStore(club.database), club.now))


@pytest.fixture
def kept(club, monkeypatch):
    """What was kept of the games that were brought."""
    found = []
    monkeypatch.setattr(
        club.tables.games, "create", lambda *what, **more: found.append((what, more))
    )
    return found


def test_seats_bear_the_names_of_the_file_or_their_numbers(archive, kept):
    name = archive.bring("p", a_record())
    ((header, seats, events), more) = kept[0]
    assert (header.id, header.importer, header.owner, header.profile) == (name, "p", "", "pl")
    told = [(seat.seat, seat.kind, seat.bot, seat.name) for seat in seats]
    names = ["Żaneta", *(str(n + 1) for n in range(1, len(GAME.started.seats)))]
    assert told == [(n, "person", None, name) for n, name in enumerate(names)]
    assert len(events) == len(GAME.events)
    assert more == {"waiting_for_bot": False, "ended": True}


@pytest.mark.parametrize(
    ("first", "last", "believed"),
    [(0, 0, True), (0, 1, False), (-1, 0, False)],
)
def test_times_are_believed_that_can_have_been(club, first, last, believed):
    count = len(GAME.events)
    times = (first, *[5] * (count - 2), club.now() + last)
    taken = Some(events=GAME.events, times=times)
    rows = upload._rows(taken, GAME, club.now())
    assert [row.at for row in rows] == (list(times) if believed else [club.now()] * count)
    rows = upload._rows(Some(events=GAME.events, times=()), GAME, club.now())
    assert [row.at for row in rows] == [club.now()] * count


def test_nobody_brings_games_without_end_and_each_is_counted_for_themselves(archive):
    for _ in range(BROUGHT.most):
        with pytest.raises(BadGameFile):
            archive.bring("p", b"nothing")
    with pytest.raises(TooManyAttempts):
        archive.bring("p", b"nothing")
    with pytest.raises(BadGameFile):
        archive.bring("q", b"nothing")


def test_accounts_of_one_address_do_not_fill_the_disk(archive, monkeypatch):
    """It makes 120 accounts an hour, each of which brought a hundred games of 60 KB."""
    monkeypatch.setattr(upload, "BROUGHT_FROM_AN_ADDRESS", AttemptLimit(3, upload.HOUR))
    for person in "pqr":
        with pytest.raises(BadGameFile):
            archive.bring(person, b"nothing", address="203.0.113.1")
    with pytest.raises(TooManyAttempts):
        archive.bring("s", b"nothing", address="203.0.113.1")
    with pytest.raises(BadGameFile):
        archive.bring("s", b"nothing", address="203.0.113.2")


def test_a_file_has_a_greatest_length(archive, kept):
    for length, refused in ((MOST_BYTES, BadGameFile), (MOST_BYTES + 1, LongFile)):
        with pytest.raises(refused) as caught:
            archive.bring("p", b"x" * length)
    assert caught.value.values == {"most": 60}
    assert kept == []


@pytest.mark.parametrize(
    ("error", "values"),
    [
        (
            NoPairClock(),
            {"text": "no-pair-clock", "because": "no-pair-clock", "tile": "", "kind": "none"},
        ),
        (BadEvent(7, "odd"), {"number": 7, "text": "odd", "because": "record-odd"}),
    ],
)
def test_what_cannot_have_been_played_is_told_with_its_reason(monkeypatch, error, values):
    def impossible(_taken):
        raise error

    monkeypatch.setattr(upload, "replay", impossible)
    with pytest.raises(BadGameFile) as caught:
        read(a_record())
    assert caught.value.values == {"why": "gcg-impossible"} | values


def test_an_edition_that_is_none_is_named():
    with pytest.raises(BadGameFile) as caught:
        read(b"#player1 A Anna\n#player2 B Bo\n", "x" * 200)
    assert caught.value.values["why"] == "gcg-distribution"
    assert str(caught.value.values["text"]).startswith("xxx")


def test_a_record_is_known_by_its_beginning_whatever_stands_before_it():
    for before in (b"", b" \t\r\n", b"\xef\xbb\xbf"):
        taken, game = read(before + a_record())
        assert taken.events == GAME.events and game.ended == GAME.ended
    with pytest.raises(BadGameFile) as caught:
        read(b"{" + a_record())
    assert caught.value.values["why"] == "record-json"


def test_a_record_in_which_both_lose_on_time_is_no_game():
    """The margin is taken of one loser; a second flag was once found out only where it is taken."""
    clock = a_policy(base=600, margin=50)
    game = a_seeded_game("is", clock=clock).game
    flags = (Flagged(0), Flagged(1), Ended("time"), Settled((0, 0)))
    with pytest.raises(BadGameFile) as caught:
        read(record.write(record.Record((*game.events, *flags))))
    number = game.number + 2
    told = {"number": number, "text": "the game is over", "because": "record-over"}
    assert caught.value.values == {"why": "gcg-impossible"} | told
