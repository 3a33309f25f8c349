"""What an audience may know: nothing that does not follow from what it was told."""

import itertools
from dataclasses import replace

import pytest

from stafla.club import Act, Audience, ClubRefusal
from stafla.club.bots import perform
from stafla.club.tables.bot_task import duty
from stafla.club.tables.delay import NONE
from stafla.club.tables.observation import ObservedOffer, ObservedProposal, observe
from stafla.club.tables.redaction import as_known, known_to
from stafla.rules import UNKNOWN, Arranged, Drawn, Exchanged, Game, RackSeen, sheet
from tests.club.club import OWNER, STRANGER

PROFILES = ["is", "fi", "sv", "sv-home", "pl", "en"]


def look(game, seats, seat):
    return observe(
        "t",
        game,
        seats,
        rows=sheet(game),
        clock=None,
        barred={},
        words=0,
        yours=frozenset(),
        seat=seat,
        thinking=False,
        delay=NONE,
    )


def stages(game, seat, step):
    """The game and what the seat knows of it, after every ``step`` events before the end."""
    state = Game.begin(game.started)
    told = Game.begin(as_known(game.started, seat))
    for number, event in enumerate(game.events[1:]):
        state, told = state.after(event), told.after(as_known(event, seat))
        if state.ended:
            return
        if number % step == 0:
            yield state, told


def play_on(club, table, acts):
    """Let everybody play as bots do; with exchanges, challenges and passes among it."""
    for turn in range(acts):
        game = club.game(table)
        if game.ended:
            return
        everyone = frozenset(game.seats)
        owed = duty(game, everyone)
        players = {seat: club.player(game) for seat in owed.seats}
        events = perform(game, owed, players)
        if turn % 5 == 4 and game.phase == "turn" and game.bag_size > 7:
            club.act(table, game.to_move, club.exchange(game))
        elif turn % 7 == 6 and game.phase == "turn":
            club.act(table, game.to_move, Act("pass"))
        else:
            club.tables.append(table, game, events)


@pytest.mark.parametrize("profile", PROFILES)
def test_what_is_taken_over_from_another_seat_changes_nothing(club, profile):
    table = club.table(profile=profile, people=2)
    for _ in range(12):
        state = club.tables.state(table)
        one, other = (Audience(OWNER, seat) for seat in (0, 1))
        by_itself = club.tables.show(state, other)
        assert club.tables.show(state, other, club.tables.show(state, one)) == by_itself
        assert by_itself.own.seat == 1
        play_on(club, table, 3)
    assert state.number > 12


def finish(club, table):
    """Let everybody play as bots do, to the end."""
    for _ in range(600):
        game = club.game(table)
        if game.ended:
            return
        owed = duty(game, frozenset(game.seats))
        players = {seat: club.player(game) for seat in owed.seats}
        club.tables.append(table, game, perform(game, owed, players))


@pytest.mark.parametrize("profile", PROFILES)
def test_every_view_follows_from_what_its_audience_was_told(club, profile):
    """The view of the whole game equals that of a game whose secrets nobody recorded.

    What a view is built from is then no secret: replaced by the unknown, it looks the same.
    """
    table = club.table(profile, people=2)
    play_on(club, table, 45)
    seats = club.tables.games.seats(table)
    compared = 0
    for seat in (None, 0, 1):
        for state, told in stages(club.game(table), seat, 3):
            hidden = [s for s in state.seats if s != seat]
            assert all(UNKNOWN in told.racks[s] for s in hidden if told.racks[s])
            assert look(state, seats, seat) == look(told, seats, seat)
            compared += 1
    assert compared >= 30


def test_a_view_of_everyone_holds_no_rack_until_the_end(club):
    table = club.table("is", people=3)
    view = club.tables.observe(table, Audience(STRANGER))
    assert view.own is None
    assert view.result is None
    assert len(view.unseen) == 104
    assert not any(seat.yours for seat in view.seats)
    finish(club, table)
    view = club.tables.observe(table, Audience(None))
    assert view.phase == "ended"
    assert view.own is None
    assert view.result.racks == club.game(table).racks
    assert sum(view.result.changes) <= 0


@pytest.mark.parametrize("device", [None, "", STRANGER, OWNER[:-1], OWNER + "0"])
def test_only_the_device_that_made_a_table_takes_up_its_seats(club, device):
    table = club.table("is", people=2)
    with pytest.raises(ClubRefusal) as caught:
        club.tables.observe(table, Audience(device, 0))
    assert caught.value.code == "not-your-table"


@pytest.mark.parametrize("seat", [2, 3, 4, -1])
def test_nobody_looks_over_a_bot_s_shoulder(club, seat):
    table = club.table("is", people=2, bots=1)
    with pytest.raises(ClubRefusal) as caught:
        club.tables.observe(table, Audience(OWNER, seat))
    assert caught.value.code == "not-a-person"


def test_what_is_published_before_the_end_replays_and_tells_nothing(club):
    table = club.table("pl", people=2)
    play_on(club, table, 20)
    game = club.game(table)
    told = Game.replay(known_to(game, None))
    assert told.started.seed is None
    assert told.started.commitment == game.started.commitment
    assert told.totals == game.totals
    assert told.board == game.board
    assert told.bag is None
    assert all(set(rack) <= {UNKNOWN} for rack in told.racks)


def test_after_the_end_everything_is_published(club):
    table = club.table("pl", people=2)
    finish(club, table)
    game = club.game(table)
    assert game.ended
    assert known_to(game, None) == game.events


@pytest.mark.proves("IS-03", "IS-04")
def test_the_starting_draw_is_shown_in_rounds(club):
    for _ in range(60):
        game = club.game(table := club.table("is", people=4))
        rounds = club.tables.observe(table, Audience(None)).draws
        assert [seat for seat, _ in rounds[0]] == [0, 1, 2, 3]
        for drawn, again in itertools.pairwise(rounds):
            least = min(tile for _, tile in drawn)
            assert [seat for seat, _ in again] == [s for s, tile in drawn if tile == least]
        first = min(rounds[-1], key=lambda drawn: drawn[1])[0]
        assert first == game.first


def test_everybody_sees_who_has_agreed_to_end(club):
    """Before the offer nobody has been asked, which is not the same as that nobody agrees."""
    table = club.table("fi", people=3)
    game, seats = club.game(table), club.tables.games.seats(table)
    assert [look(game, seats, seat).offer for seat in (None, 1)] == [None, None]
    for accepted, shown in (
        ({2}, ObservedOffer((2,), (0, 1))),
        ({2, 0}, ObservedOffer((0, 2), (1,))),
    ):
        asked = replace(game, accepted=frozenset(accepted))
        assert [look(asked, seats, seat).offer for seat in (None, 1)] == [shown, shown]


def test_everybody_sees_what_is_proposed_and_who_has_not_answered(club):
    table = club.table("is", people=3)
    club.act(table, 2, Act("propose-abort"))
    for who in (Audience(STRANGER), Audience(OWNER, 0)):
        assert club.tables.observe(table, who).proposal == ObservedProposal(
            2, "abort", (2,), (0, 1)
        )
    club.act(table, 0, Act("consent"))
    assert club.tables.observe(table, Audience()).proposal == ObservedProposal(
        2, "abort", (0, 2), (1,)
    )


def test_what_is_taken_over_from_another_seat_tells_of_nothing_unseen_after_the_end(club):
    table = club.table("is", people=2)
    club.act(table, 0, Act("resign"))
    state = club.tables.state(table)
    one, other = (Audience(OWNER, seat) for seat in (0, 1))
    assert club.tables.show(state, other, club.tables.show(state, one)).unseen == b""


@pytest.mark.parametrize("kind", [Drawn, Exchanged, RackSeen, Arranged])
def test_tiles_in_an_event_are_known_to_their_own_seat_alone(kind):
    event = kind(1, b"\x01\x02")
    assert as_known(event, 1) == event
    for viewer in (0, None):
        told = as_known(event, viewer)
        assert (type(told), told.tiles) == (kind, bytes([UNKNOWN] * 2))
