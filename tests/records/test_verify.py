"""Every draw computed again; whoever changes a record is found out."""

from dataclasses import replace
from hashlib import sha256

import pytest

from stafla import rules
from stafla.editions import load
from stafla.records.record import Record, read, write
from stafla.records.verify import verify
from stafla.rules import Game, Started
from tests.records.games import EVERY, mixed_game, whole_game

GAMES = [("is", 2), ("sv", 2), ("pl", 3)]


def changed(game, number, **members):
    """The record with event ``number`` (from 1) told otherwise."""
    events = list(game.events)
    events[number - 1] = replace(events[number - 1], **members)
    return Record(tuple(events))


def numbers(game, kind):
    return [number for number, event in enumerate(game.events, 1) if isinstance(event, kind)]


def flipped(data, index):
    return data[:index] + bytes([data[index] ^ 1]) + data[index + 1 :]


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_true_record_is_verified_draw_by_draw(edition, players):
    game = mixed_game(edition, players)
    found = verify(read(write(Record(game.events))))
    assert (found.fault, found.event) == (None, None)
    assert found.seed == game.seed
    told = [e for e in game.events if isinstance(e, rules.Drawn | rules.StartDrawn)]
    assert len([d for d in found.drawings if d.kind != "lot"]) == len(told)
    assert sum(len(d.told) for d in found.drawings if d.kind != "lot") == game.draws
    assert all(drawing.agrees for drawing in found.drawings)


def test_an_agreed_first_move_is_verified_and_another_one_is_found_out():
    seed = bytes(range(32))
    promise = sha256(seed).digest()
    events = rules.start(load("is"), ("a", "b"), seed=seed, commitment=promise, first=1)
    assert verify(Record(events)).fault is None
    number = next(n for n, event in enumerate(events) if isinstance(event, rules.FirstSet))
    other = (*events[:number], rules.FirstSet(0), *events[number + 1 :])
    assert verify(Record(other)).fault == "wrong-first"


def test_a_record_without_promise_is_computed_but_not_vouched_for():
    assert verify(Record(whole_game().events)).fault == "not-committed"


def test_before_the_end_there_is_nothing_to_verify_with():
    game = mixed_game()
    assert verify(changed(game, 1, seed=None)).fault == "not-revealed"


def test_a_game_drawn_from_a_real_bag_cannot_be_verified():
    started = Started(
        "is", Game.replay(mixed_game().events[:1]).started.digest, ("a", "b"), "challenge"
    )
    assert verify(Record((started,))).fault == "not-drawn"


@pytest.mark.parametrize("index", range(32))
@pytest.mark.parametrize("member", ["seed", "commitment"])
def test_any_byte_of_seed_or_promise_changed_breaks_the_promise(member, index):
    game = mixed_game()
    value = flipped(getattr(game.started, member), index)
    found = verify(changed(game, 1, **{member: value}))
    assert (found.fault, found.event) == ("broken-promise", 1)


@pytest.mark.parametrize("index", range(32))
@pytest.mark.parametrize("edition", ["is", "sv"])
def test_any_byte_of_a_random_number_changed_gives_other_tiles(edition, index):
    game = mixed_game(edition)
    for number in numbers(game, rules.RandomAdded):
        random = flipped(game.events[number - 1].random, index)
        found = verify(changed(game, number, random=random))
        assert found.fault in ("wrong-draw", "wrong-lot")


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_any_tile_drawn_changed_is_found_where_it_is(edition, players):
    game = mixed_game(edition, players)
    for number in numbers(game, rules.Drawn):
        tiles = game.events[number - 1].tiles
        for index, tile in enumerate(tiles):
            other = tiles[:index] + bytes([(tile + 1) % 20]) + tiles[index + 1 :]
            found = verify(changed(game, number, tiles=other))
            assert (found.fault, found.event) == ("wrong-draw", number)


def test_any_tile_of_the_starting_draw_changed_is_found():
    game = mixed_game("is")
    for number in numbers(game, rules.StartDrawn):
        tile = (game.events[number - 1].tile + 1) % 20
        found = verify(changed(game, number, tile=tile))
        assert (found.fault, found.event) == ("wrong-draw", number)


def test_another_lot_is_found():
    game = mixed_game("sv")
    (number,) = numbers(game, rules.LotDrawn)
    found = verify(changed(game, number, seat=1 - game.events[number - 1].seat))
    assert (found.fault, found.event) == ("wrong-lot", number)


@pytest.mark.parametrize("edition", ["is", "sv"])
def test_another_first_player_is_found(edition):
    game = mixed_game(edition)
    (number,) = numbers(game, rules.FirstSet)
    found = verify(changed(game, number, seat=1 - game.events[number - 1].seat))
    assert (found.fault, found.event) == ("wrong-first", number)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_draw_left_out_or_shortened_is_found(edition, players):
    game = mixed_game(edition, players)
    for number in numbers(game, rules.Drawn):
        events = list(game.events)
        tiles = events[number - 1].tiles
        del events[number - 1]
        assert verify(Record(tuple(events))).fault is not None
        assert verify(changed(game, number, tiles=tiles[:-1])).fault == "wrong-number"


def test_two_draws_exchanged_are_found():
    game = mixed_game()
    one, other = numbers(game, rules.Drawn)[:2]
    events = list(game.events)
    first, second = events[one - 1], events[other - 1]
    events[one - 1] = replace(first, tiles=second.tiles)
    events[other - 1] = replace(second, tiles=first.tiles)
    assert verify(Record(tuple(events))).fault == "wrong-draw"


def test_a_record_that_contradicts_itself_says_where():
    game = mixed_game()
    number = numbers(game, rules.Played)[0]
    found = verify(changed(game, number, points=999))
    assert (found.fault, found.event) == ("broken", number)
    assert "999" in found.why


def test_a_game_whose_bag_was_never_filled_has_nothing_to_verify():
    assert verify(Record(mixed_game().events[:2])).fault == "not-revealed"
