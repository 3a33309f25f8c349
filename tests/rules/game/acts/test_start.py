"""Who moves first, and the first racks."""

from collections import Counter

import pytest

from stafla import rules
from stafla._core import Bag, lot
from stafla.editions import load, names
from stafla.rules import (
    AdvantageChosen,
    Drawn,
    Exchanged,
    FirstAgreed,
    FirstSet,
    Game,
    LotDrawn,
    Refusal,
    Returned,
    StartDrawn,
    Started,
)
from stafla.rules.game.refusals import NoSuchSeat
from stafla.rules.game.state import mixing
from stafla.rules.game.state.game import full_set
from tests.rules.builders import a_game, a_seeded_game

DRAWING = ["is", "fi", "sv-home", "pl", "en"]


def starting_draw(table):
    """(seat, tile) of the starting draw, round by round."""
    rounds = []
    for event in table.events:
        if isinstance(event, StartDrawn):
            if not rounds or event.seat in dict(rounds[-1]):
                rounds.append([])
            rounds[-1].append((event.seat, event.tile))
    return rounds


def games(name, players=2, most=250):
    return (a_seeded_game(name, players, seed=seed) for seed in range(most))


@pytest.mark.proves("IS-03", "FI-03", "PL-04")
@pytest.mark.parametrize("name", DRAWING)
def test_the_player_with_the_earliest_letter_moves_first(name):
    for table in games(name, 4, 40):
        last = starting_draw(table)[-1]
        earliest = min(tile for _, tile in last)
        assert [seat for seat, tile in last if tile == earliest] == [table.first]
        assert table.to_move == table.first


@pytest.mark.proves("IS-04", "FI-04", "PL-04")
@pytest.mark.parametrize("name", ["is", "fi", "pl"])
def test_a_blank_ranks_before_the_first_letter(name):
    with_blank = [t for t in games(name) if 0 in dict(starting_draw(t)[0]).values()]
    assert with_blank
    for table in with_blank:
        drawn = dict(starting_draw(table)[0])
        assert drawn[table.first] == 0


@pytest.mark.proves("IS-03", "FI-03", "PL-04")
def test_players_who_tie_draw_again_among_themselves():
    tied = [t for t in games("is", 3) if len(starting_draw(t)) > 1]
    assert tied
    for table in tied:
        first, second, *_ = starting_draw(table)
        earliest = min(tile for _, tile in first)
        assert [s for s, _ in second] == [s for s, tile in first if tile == earliest]


def test_tiles_of_the_starting_draw_stay_out_until_it_is_settled():
    table = next(t for t in games("is", 3) if len(starting_draw(t)) > 1)
    game = Game.begin(table.started)
    for event in table.events[1:]:
        if isinstance(event, FirstSet):
            break
        game = game.after(event)
    drawn = [tile for row in starting_draw(table) for _, tile in row]
    assert [tile for _, tile in game.start_tiles] == drawn
    assert game.phase == "start"
    assert game.to_move is None
    assert game.next_seat is None
    assert game.bag_size == 104 - len(drawn)
    assert Counter(game.pool) + Counter(drawn) == Counter(full_set(game.edition))


@pytest.mark.proves("IS-05", "FI-03", "FI-05", "PL-04")
@pytest.mark.parametrize("name", DRAWING)
def test_the_tiles_go_back_and_every_player_draws_seven(name):
    table = a_seeded_game(name, 3)
    assert table.start_tiles == ()
    assert [len(rack) for rack in table.racks] == [7, 7, 7]
    assert table.bag_size == len(full_set(table.edition)) - 21
    everything = Counter(table.pool) + Counter(b"".join(table.racks))
    assert everything == Counter(full_set(table.edition))


def test_racks_are_drawn_in_the_order_of_play_from_the_first_player():
    table = next(t for t in games("is", 4) if t.first == 2)
    drawn = [event.seat for event in table.events if isinstance(event, Drawn)]
    assert drawn == [2, 3, 0, 1]


def test_every_draw_of_the_start_has_its_own_number():
    table = a_seeded_game("is", 4)
    drawn = sum(len(row) for row in starting_draw(table))
    assert table.draws == drawn + 28


@pytest.mark.parametrize("name", names())
def test_every_tile_drawn_is_the_next_of_the_seeds_bag(name):
    table = a_seeded_game(name, seed=9)
    seat = table.to_move
    table = table.then(*rules.exchange(table.game, seat, table.racks[seat][:3]))
    bag, out, aside = Bag(table.rules, table.started.seed), b"", b""
    for event in table.events:
        match event:
            case StartDrawn(_, tile):
                drawn, bag = bag.draw(1)
                assert drawn == bytes([tile])
                out += drawn
            case FirstSet():
                bag = bag.returned(out)
            case Drawn(_, tiles):
                drawn, bag = bag.draw(len(tiles))
                assert drawn == tiles
            case Exchanged(_, tiles):
                aside = tiles
            case Returned():
                bag = bag.returned(aside)
    assert (bag.tiles, bag.draws) == (table.pool, table.draws)


def test_the_same_seed_gives_the_same_start_and_another_seed_another():
    assert a_seeded_game(seed=1).events == a_seeded_game(seed=1).events
    assert a_seeded_game(seed=1).racks != a_seeded_game(seed=2).racks


@pytest.mark.proves("SV-10")
def test_the_lot_favours_each_player_now_and_then():
    favoured = [t.favoured for t in games("sv", most=30)]
    assert set(favoured) == {0, 1}
    assert favoured == [lot(bytes([seed]) * 32, 0, 2) for seed in range(30)]
    table = a_seeded_game("sv")
    assert table.kinds()[1:4] == ["LotDrawn", "AdvantageChosen", "FirstSet"]
    assert table.first == table.favoured


@pytest.mark.proves("SV-10")
@pytest.mark.parametrize(
    ("advantage", "moves_first"), [("first-move", True), ("orientation", False)]
)
def test_the_favoured_player_takes_the_first_move_or_the_orientation(advantage, moves_first):
    table = a_seeded_game("sv", seed=5, advantage=None)
    assert table.phase == "start"
    assert table.kinds() == ["Started", "LotDrawn"]
    seat = table.favoured
    table = table.then(*rules.choose(table.game, seat, advantage))
    assert (table.first == seat) is moves_first
    assert AdvantageChosen(seat, advantage) in table.events
    assert [len(rack) for rack in table.racks] == [7, 7]
    assert table.phase == "turn"


@pytest.mark.proves("SV-10")
def test_the_choice_is_the_favoured_players_and_made_once():
    table = a_seeded_game("sv", advantage=None)
    other = 1 - table.favoured
    with pytest.raises(Refusal, match="not-favoured"):
        rules.choose(table.game, other, "first-move")
    with pytest.raises(Refusal, match="start-open"):
        table.decide("pass", by=other)
    chosen = table.then(*rules.choose(table.game, table.favoured, "first-move"))
    with pytest.raises(Refusal, match="not-favoured"):
        rules.choose(chosen.game, table.favoured, "orientation")


def test_where_tiles_decide_nobody_has_a_choice():
    with pytest.raises(Refusal, match="not-favoured"):
        rules.choose(a_seeded_game("is").game, 0, "first-move")


@pytest.mark.proves("IS-02", "PL-01", "SV-04")
@pytest.mark.parametrize("name", names())
def test_an_edition_takes_its_number_of_players(name):
    edition = load(name)
    for players in range(7):
        seats = tuple("abcdefg"[:players])
        if edition.players.admit(players):
            events = rules.start(edition, seats, seed=bytes(32))
            assert Game.replay(events).seats == range(players)
        else:
            with pytest.raises(Refusal, match="wrong-players") as raised:
                rules.start(edition, seats, seed=bytes(32))
            assert raised.value.values["most"] == edition.players.most
            assert raised.value.values["least"] == edition.players.least


@pytest.mark.parametrize("name", names())
def test_practice_alone_draws_no_start(name):
    table = a_seeded_game(name, 1)
    assert table.kinds() == ["Started", "FirstSet", "Drawn"]
    assert table.first == 0


@pytest.mark.proves("FI-27")
def test_the_first_event_pins_what_the_game_depends_on():
    seed = bytes(range(32))
    started, *_ = rules.start(
        load("sv"),
        ("a", "b"),
        seed=seed,
        lexicon="official",
        fingerprint="B4DFE2",
        commitment=mixing.commitment(seed),
        check="automatic",
    )
    assert started == Started(
        edition="sv",
        digest=load("sv").digest(2),
        seats=("a", "b"),
        check="automatic",
        lexicon="official",
        fingerprint="B4DFE2",
        generator=rules.GENERATOR,
        seed=seed,
        commitment=mixing.commitment(seed),
    )


@pytest.mark.parametrize(("name", "check"), [("is", "challenge"), ("en", "automatic")])
def test_a_table_plays_by_the_editions_own_word_check_unless_it_says_otherwise(name, check):
    assert a_seeded_game(name).started.check == check
    assert a_seeded_game(name, check="challenge").started.check == "challenge"


def test_without_a_seed_the_first_seat_moves_first_unless_said_otherwise():
    started, first, *_ = rules.start(load("is"), ("a", "b"))
    assert first == FirstSet(0)
    assert (started.lexicon, started.fingerprint, started.seed) == ("", "", None)
    alone = rules.start(load("is"), ("a",), seed=bytes(32))
    assert alone[1] == FirstSet(0)


@pytest.mark.parametrize(("edition", "first"), [("is", 0), ("is", 1), ("pl", 2), ("sv", 1)])
def test_who_moves_first_can_be_agreed_and_then_nothing_is_drawn_for_it(edition, first):
    players = 3 if edition == "pl" else 2
    made = rules.start(load(edition), ("a", "b", "c")[:players], seed=bytes(32), first=first)
    assert made[1:3] == (FirstAgreed(first), FirstSet(first))
    assert not any(isinstance(event, LotDrawn | StartDrawn) for event in made)
    assert [len(rack) for rack in Game.replay(made).racks] == [7] * players


def test_an_agreed_first_move_waits_for_the_numbers_of_a_mixed_bag():
    made = rules.start(load("is"), ("a", "b"), seed=bytes(32), first=1, mixes=True)
    game = Game.replay(made)
    assert game.first is None
    for seat in (0, 1):
        for event in rules.add_random(game, seat, bytes([seat]) * 32):
            game = game.after(event)
    assert game.first == 1


def test_nobody_is_agreed_on_who_does_not_sit_there():
    with pytest.raises(NoSuchSeat):
        rules.start(load("is"), ("a", "b"), seed=bytes(32), first=2)


@pytest.mark.parametrize(
    ("events", "why"),
    [
        ((FirstAgreed(0), FirstAgreed(1)), "the start is settled"),
        ((FirstAgreed(0), FirstSet(1)), "another was to begin"),
        ((FirstSet(1), FirstAgreed(1)), "the start is settled"),
    ],
)
def test_an_agreement_on_the_first_move_is_made_once_and_kept(events, why):
    started = rules.start(load("is"), ("a", "b"))[0]
    with pytest.raises(rules.BadEvent, match=why):
        Game.replay((started, *events))


def test_a_game_with_a_real_bag_has_unknown_racks():
    table = a_game("pl", 3, first=2)
    assert table.first == 2
    assert table.started.generator == ""
    assert [table.rack(seat) for seat in table.seats] == ["*******"] * 3
    assert table.bag_size == 100 - 21
    assert table.bag is None
    assert not any(isinstance(event, LotDrawn | StartDrawn) for event in table.events)
