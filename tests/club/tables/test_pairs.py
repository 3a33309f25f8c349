"""Two pairs at a table of the club: what partners see, what bots do, what nobody can say."""

from dataclasses import replace

import pytest

from stafla.club import Act, Audience, ClubRefusal, SeatSetup, Setup
from stafla.club.bots import perform
from stafla.club.chat import Chat, NoPairChat, WatchersSignIn
from stafla.club.lobby.game_lists import rematch_request
from stafla.club.tables.bot_task import duty
from stafla.club.tables.redaction import known_to
from stafla.club.tables.staleness import up_to_date
from stafla.club.tables.variants import with_variants
from stafla.editions import load
from stafla.records import Record, replay
from stafla.records.record.file import read, write
from stafla.rules import Arranged, Game, Led, Refusal
from stafla.rules.game.transitions.agreement import awaited_seats
from tests.club.club import BOT, OWNER, STRANGER


def table_of(club, kinds, check="automatic"):
    """A table of two pairs: ``p`` is a person, ``b`` a bot."""
    guests = tuple(
        SeatSetup(f"Bot {n}", BOT) if kind == "b" else SeatSetup(f"Person {n}")
        for n, kind in enumerate(kinds)
    )
    setup = Setup("pl", guests, check, variants=("karpatka",), first=0)
    return club.tables.create(setup, OWNER)


def letters(game, tiles):
    return tuple("?" if tile == 0 else game.edition.alphabet.letter(tile) for tile in tiles)


def arrange_rack(club, table, seat, turn=1):
    """A seat turns its rack by some tiles."""
    game = club.game(table)
    shown = game.pairs.shown[seat]
    return Act("arrange", tiles=letters(game, shown[turn:] + shown[:turn]))


@pytest.fixture
def table(club):
    return table_of(club, "pppp")


@pytest.mark.proves("PL-65")
def test_a_seat_sees_its_partners_rack_and_no_other(club, table):
    game = club.game(table)
    for seat in range(4):
        seen = club.tables.observe(table, Audience(OWNER, seat))
        mate = seat ^ 1
        assert seen.own.rack == game.pairs.shown[seat]
        assert seen.own.partner == (mate, game.pairs.shown[mate])
        assert len(seen.unseen) == sum(game.edition.numbers(4)["counts"]) - 14
    seen = club.tables.observe(table, Audience(STRANGER))
    assert (seen.own, len(seen.unseen)) == (None, sum(game.edition.numbers(4)["counts"]))


@pytest.mark.proves("PL-68")
def test_the_order_of_a_rack_is_shown_to_the_partner_alone(club, table):
    def views():
        return [club.tables.observe(table, Audience(OWNER, seat)) for seat in range(4)]

    before = views()
    act = arrange_rack(club, table, 2, 3)
    number = club.act(table, 2, act)
    after = views()
    assert letters(club.game(table), after[3].own.partner[1]) == act.tiles
    assert after[2].own.rack == after[3].own.partner[1]
    assert before[3].own.rack == after[3].own.rack
    for seat in (0, 1):
        assert replace(before[seat], number=number) == after[seat]


@pytest.mark.proves("PL-68")
def test_who_arranges_delays_nobodys_act(club, table):
    expected = club.game(table).number
    club.act(table, 3, arrange_rack(club, table, 3))
    assert up_to_date(club.game(table), expected, 0, "pass")
    club.act(table, 0, Act("pass"), expected)
    # and what is said by the order of tiles needs no number that is up to date
    club.act(table, 1, arrange_rack(club, table, 1), expected)
    with pytest.raises(ClubRefusal):
        club.act(table, 2, Act("pass"), expected)


def test_the_same_order_again_is_no_event(club, table):
    number = club.game(table).number
    assert club.act(table, 0, arrange_rack(club, table, 0, 0)) == number


@pytest.mark.proves("PL-68")
def test_a_record_of_a_game_that_goes_on_holds_no_order_of_others(club, table):
    for seat in range(4):
        club.act(table, seat, arrange_rack(club, table, seat))
    club.act(table, 1, Act("pass"))
    game = club.game(table)
    for known in (None, 0):
        told = [e for e in known_to(game, known) if isinstance(e, Arranged) and e.seat != known]
        assert all(set(event.tiles) == {0xFF} for event in told)
        state = Game.replay(known_to(game, known))
        assert state.movers == game.movers
        assert read(write(Record(known_to(game, known)))).events == known_to(game, known)
    while not club.game(table).ended:
        club.act(table, club.game(table).to_move, Act("pass"))
    game = club.game(table)
    assert known_to(game, None) == game.events
    assert replay(Record(game.events)) == game


@pytest.mark.proves("PL-69")
def test_either_partner_acts_first(club, table):
    club.act(table, 1, Act("pass"))
    seen = club.tables.observe(table, Audience(OWNER, 3))
    assert seen.house.pairs.movers == (2, 3)
    assert set(awaited_seats(club.game(table))) == {2, 3}
    for seat in range(4):
        can = club.tables.observe(table, Audience(OWNER, seat)).own.can["play"]
        assert (not can.code) == (seat in (2, 3))
    club.act(table, 3, Act("pass"))
    assert [e.seat for e in club.game(table).events if isinstance(e, Led)] == [1, 3]
    assert club.tables.observe(table, Audience(OWNER, 2)).house.pairs.movers == (2,)


@pytest.mark.proves("PL-66")
def test_how_often_a_pair_may_still_exchange_is_seen_by_all(club, table):
    for seat in (0, 2, 3, 0, 1):
        game = club.game(table)
        club.act(table, seat, Act("exchange", tiles=letters(game, game.racks[seat][:1])))
    assert club.tables.observe(table, Audience(STRANGER)).house.pairs.exchanges == (0, 1)
    for seat in (2, 3):
        club.act(table, seat, Act("pass"))
    for seat in (0, 1):
        assert club.tables.observe(table, Audience(OWNER, seat)).own.can["exchange"].code == (
            "exchange-limit"
        )


@pytest.mark.proves("PL-68")
def test_nobody_talks_before_the_end(club, table):
    chat = Chat(club.tables, None, None, None, now=club.now)
    for who in (Audience(OWNER, 0), Audience(OWNER)):
        with pytest.raises(NoPairChat):
            chat.say(table, who, "I have the Ź")
    with pytest.raises(WatchersSignIn):
        chat.say(table, Audience(STRANGER), "I see the Ź")
    assert chat.silent(table)
    club.act(table, 2, Act("resign"))
    assert not chat.silent(table)


@pytest.mark.proves("PL-68")
@pytest.mark.parametrize("act", ["propose-takeback", "propose-pause", "propose-abort", "offer-end"])
def test_nothing_is_proposed(club, table, act):
    club.act(table, 0, Act("pass"))
    number = club.game(table).number
    for seat in range(4):
        with pytest.raises(Refusal):
            club.act(table, seat, Act(act))
    assert club.game(table).number == number


def test_a_table_of_pairs_has_no_clock_and_is_not_rated():
    setup = Setup("pl", tuple(SeatSetup(f"P{n}") for n in range(4)), "automatic",
                  variants=("karpatka",))  # fmt: skip
    assert with_variants(load("pl"), setup).house.pairs
    for other in (replace(setup, clock="20+0"), replace(setup, judge="any"),
                  replace(setup, rated=True),
                  replace(setup, guests=setup.guests[:3])):  # fmt: skip
        with pytest.raises(ClubRefusal):
            with_variants(load("pl"), other)


@pytest.mark.proves("PL-65")
def test_a_bot_lets_a_person_who_is_its_partner_lead(club):
    table = table_of(club, "bppb")
    game = club.game(table)
    assert (game.to_move, duty(game, frozenset({0, 3}))) == (0, None)
    club.act(table, 1, Act("pass"))
    game = club.game(table)
    assert duty(game, frozenset({0, 3})) is None
    club.act(table, 2, Act("pass"))
    assert duty(club.game(table), frozenset({0, 3})).seats == (3,)


def test_people_among_the_opponents_accept_and_bots_may_challenge(club):
    table = table_of(club, "ppbp", "challenge")
    club.act(table, 0, club.best(table))
    owed = duty(club.game(table), frozenset({2}))
    assert (owed.kind, owed.seats, owed.confirmer, owed.patient) == ("answer", (2,), None, True)
    both = duty(club.game(table), frozenset({2, 3}))
    assert (both.seats, both.confirmer, both.patient) == ((2, 3), 2, False)
    assert duty(club.game(table), frozenset({1})) is None


@pytest.mark.proves("PL-65", "PL-69", "PL-70")
def test_two_people_play_a_game_against_two_bots(club):
    club.dice = 700
    table = table_of(club, "ppbb", "challenge")
    while not club.game(table).ended:
        game = club.game(table)
        owed = duty(game, frozenset({2, 3}))
        if owed is not None and owed.awaited:
            players = {seat: club.player(game) for seat in owed.seats}
            club.tables.append(table, game, perform(game, owed, players))
        elif game.pending is not None:
            club.act(table, 0, Act("confirm"))
        else:
            club.act(table, game.movers[0], club.best(table))
    game = club.game(table)
    assert replay(Record(game.events)) == game
    assert sum(game.totals) > 300
    assert game.ended.reason == "out"


@pytest.mark.proves("PL-65")
@pytest.mark.parametrize(("first", "order"), [(0, "CDAB"), (1, "CDAB"), (2, "ABCD"), (3, "ABCD")])
def test_partners_stay_together_when_they_play_again(club, first, order):
    guests = tuple(SeatSetup(name) for name in "ABCD")
    setup = Setup("pl", guests, "automatic", variants=("karpatka",), first=first)
    table = club.tables.create(setup, OWNER)
    club.act(table, 0, Act("resign"))
    seats, who = club.tables.games.seats(table), Audience(OWNER)
    call = rematch_request(club.tables, table, club.game(table), seats, who)
    assert "".join(guest.name for guest in call.setup.guests) == order
    assert (call.setup.first, call.setup.variants) == (0, ("karpatka",))
