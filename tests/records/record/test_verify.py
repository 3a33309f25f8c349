"""Every draw computed again; whoever changes a record is found out."""

from dataclasses import replace
from hashlib import sha256

import pytest

from stafla import rules
from stafla._core import Placement
from stafla.editions import load
from stafla.records import Record, verify
from stafla.records.record.file import read, write
from stafla.rules import Game, Started
from tests.records.games import EVERY, mixed_game, whole_game

GAMES = [("is", 2), ("sv", 2), ("pl", 3)]


def change(game, number, **members):
    """The record with event ``number`` (from 1) told otherwise."""
    events = list(game.events)
    events[number - 1] = replace(events[number - 1], **members)
    return Record(tuple(events))


def numbers(game, kind):
    return [number for number, event in enumerate(game.events, 1) if isinstance(event, kind)]


def flip(data, index):
    return data[:index] + bytes([data[index] ^ 1]) + data[index + 1 :]


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_true_record_is_verified_draw_by_draw(edition, players):
    game = mixed_game(edition, players)
    found = verify(read(write(Record(game.events))))
    assert (found.fault, found.event) == (None, None)
    assert found.seed == game.seed
    told = [e for e in game.events if isinstance(e, rules.Drawn | rules.StartDrawn)]
    assert len([d for d in found.drawings if d.kind != "lot"]) == len(told)
    assert sum(len(d.recorded) for d in found.drawings if d.kind != "lot") == game.draws
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
    assert verify(change(game, 1, seed=None)).fault == "not-revealed"


def test_a_game_drawn_from_a_real_bag_cannot_be_verified():
    started = Started(
        "is", Game.replay(mixed_game().events[:1]).started.digest, ("a", "b"), "challenge"
    )
    assert verify(Record((started,))).fault == "not-drawn"


@pytest.mark.parametrize("index", range(32))
@pytest.mark.parametrize("member", ["seed", "commitment"])
def test_any_byte_of_seed_or_promise_changed_breaks_the_promise(member, index):
    game = mixed_game()
    value = flip(getattr(game.started, member), index)
    found = verify(change(game, 1, **{member: value}))
    assert (found.fault, found.event) == ("broken-promise", 1)


@pytest.mark.parametrize("index", range(32))
@pytest.mark.parametrize("edition", ["is", "sv"])
def test_any_byte_of_a_random_number_changed_gives_other_tiles(edition, index):
    game = mixed_game(edition)
    for number in numbers(game, rules.RandomAdded):
        random = flip(game.events[number - 1].random, index)
        found = verify(change(game, number, random=random))
        assert found.fault in ("wrong-draw", "wrong-lot")


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_any_tile_drawn_changed_is_found_where_it_is(edition, players):
    game = mixed_game(edition, players)
    for number in numbers(game, rules.Drawn):
        tiles = game.events[number - 1].tiles
        for index, tile in enumerate(tiles):
            other = tiles[:index] + bytes([(tile + 1) % 20]) + tiles[index + 1 :]
            found = verify(change(game, number, tiles=other))
            assert (found.fault, found.event) == ("wrong-draw", number)


def test_any_tile_of_the_starting_draw_changed_is_found():
    game = mixed_game("is")
    for number in numbers(game, rules.StartDrawn):
        tile = (game.events[number - 1].tile + 1) % 20
        found = verify(change(game, number, tile=tile))
        assert (found.fault, found.event) == ("wrong-draw", number)


def test_another_lot_is_found():
    game = mixed_game("sv")
    (number,) = numbers(game, rules.LotDrawn)
    found = verify(change(game, number, seat=1 - game.events[number - 1].seat))
    assert (found.fault, found.event) == ("wrong-lot", number)


@pytest.mark.parametrize("edition", ["is", "sv"])
def test_another_first_player_is_found(edition):
    game = mixed_game(edition)
    (number,) = numbers(game, rules.FirstSet)
    found = verify(change(game, number, seat=1 - game.events[number - 1].seat))
    assert (found.fault, found.event) == ("wrong-first", number)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_draw_left_out_or_shortened_is_found(edition, players):
    game = mixed_game(edition, players)
    for number in numbers(game, rules.Drawn):
        events = list(game.events)
        tiles = events[number - 1].tiles
        del events[number - 1]
        assert verify(Record(tuple(events))).fault is not None
        assert verify(change(game, number, tiles=tiles[:-1])).fault == "wrong-number"


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
    found = verify(change(game, number, points=999))
    assert (found.fault, found.event) == ("broken", number)
    assert "999" in str(found.bad)


def test_a_game_whose_bag_was_never_filled_has_nothing_to_verify():
    assert verify(Record(mixed_game().events[:2])).fault == "not-revealed"


def test_every_draw_says_who_drew_how_much_from_what():
    game = mixed_game("is", 3)
    found = verify(Record(game.events))
    drawn = [drawing for drawing in found.drawings if drawing.kind == "draw"]
    starts = [drawing for drawing in found.drawings if drawing.kind == "start"]
    total = game.rules.tiles
    for number, drawing in enumerate(starts):
        assert (drawing.first, drawing.bag, len(drawing.recorded)) == (
            number,
            total - number % 3,
            1,
        )
    assert [drawing.first for drawing in drawn] == [
        len(starts) + sum(len(one.recorded) for one in drawn[:n]) for n in range(len(drawn))
    ]
    assert [drawing.bag for drawing in drawn[:3]] == [total, total - 7, total - 14]
    for drawing in found.drawings:
        event = game.events[drawing.event - 1]
        assert drawing.seat == event.seat
        assert drawing.recorded == (getattr(event, "tiles", None) or bytes([event.tile]))
    assert found.added == {seat: bytes([seat + 1] * 32) for seat in range(3)}
    assert found.started == game.started


def test_a_lot_says_whom_it_favours():
    game = mixed_game("sv")
    (number,) = numbers(game, rules.LotDrawn)
    (lot,) = [one for one in verify(Record(game.events)).drawings if one.kind == "lot"]
    seat = game.events[number - 1].seat
    assert (lot.event, lot.seat, lot.first, lot.bag) == (number, seat, 0, game.rules.tiles)
    assert lot.recorded == lot.computed == bytes([seat])


def test_a_draw_before_all_have_added_their_numbers_cannot_have_been():
    game = mixed_game()
    number = numbers(game, rules.RandomAdded)[-1]
    events = (*game.events[: number - 1], *game.events[number:])
    found = verify(Record(events))
    assert (found.fault, found.event, found.seed) == ("broken", number, None)
    assert found.drawings == ()
    assert found.bad


def test_what_is_wrong_and_what_merely_proves_nothing():
    verdicts = {
        fault: replace(verify(Record(mixed_game().events)), fault=fault).wrong
        for fault in ("not-revealed", "broken", "wrong-draw", "not-committed", "not-drawn", None)
    }
    assert verdicts == {
        "not-revealed": True, "broken": True, "wrong-draw": True,
        "not-committed": False, "not-drawn": False, None: False,
    }  # fmt: skip


def test_a_game_that_is_neither_promised_nor_drawn_names_its_first_event():
    unpromised = verify(Record(whole_game().events))
    assert (unpromised.fault, unpromised.event) == ("not-committed", 1)
    assert unpromised.drawings and all(one.agrees for one in unpromised.drawings)
    game = whole_game()
    number = numbers(game, rules.Drawn)[3]
    tiles = game.events[number - 1].tiles
    forged = verify(change(game, number, tiles=bytes([(tiles[0] + 1) % 20]) + tiles[1:]))
    assert (forged.fault, forged.event) == ("wrong-draw", number)


def test_a_record_whose_start_is_no_start_is_broken_there():
    found = verify(change(mixed_game(), 1, digest="0" * 64))
    assert (found.fault, found.event, found.drawings) == ("broken", 1, ())
    assert found.bad


def test_a_seed_that_is_still_awaited_reveals_nothing_at_the_last_event():
    found = verify(Record(mixed_game().events[:2]))
    assert (found.fault, found.event, found.seed) == ("not-revealed", 2, None)


@pytest.mark.parametrize("advantage", ["first-move", "orientation"])
def test_who_chose_the_advantage_moves_first_or_second(advantage):
    kept = bytes(32)
    game = Game.replay(
        rules.start(load("sv"), ("a", "b"), seed=kept, commitment=sha256(kept).digest(),
                    advantage=None)
    )  # fmt: skip
    for event in rules.choose(game, game.favoured, advantage):
        game = game.after(event)
    favoured = next(e.seat for e in game.events if isinstance(e, rules.LotDrawn))
    assert game.first == (favoured if advantage == "first-move" else 1 - favoured)
    assert verify(Record(game.events)).fault is None
    (number,) = numbers(game, rules.FirstSet)
    assert verify(change(game, number, seat=1 - game.first)).fault == "wrong-first"


def test_equal_tiles_of_the_starting_draw_are_drawn_again_by_those_alone():
    """The lowest of three moves first; whom a tie keeps in draws again."""
    for seed in range(60):
        game = begin("is", 3, seed)
        starts = numbers(game, rules.StartDrawn)
        if len(starts) > 3:
            break
    assert len(starts) in {5, 6}
    assert verify(Record(game.events)).fault is None
    (number,) = numbers(game, rules.FirstSet)
    for other in {0, 1, 2} - {game.first}:
        assert verify(change(game, number, seat=other)).fault == "wrong-first"


def begin(edition, players, seed):
    """A promised game as far as its first racks."""
    kept = bytes([seed] * 32)
    seats = tuple(f"seat-{n}" for n in range(players))
    return Game.replay(
        rules.start(load(edition), seats, seed=kept, commitment=sha256(kept).digest())
    )


def test_a_first_player_whom_no_tile_settled_is_found_out():
    game = mixed_game("is")
    events = tuple(event for event in game.events if not isinstance(event, rules.StartDrawn))
    found = verify(Record(events))
    assert found.fault is not None
    assert not isinstance(events[found.event - 1], rules.Played)


# ------------------------------------------------------------------- seats that there are not


@pytest.mark.parametrize(
    ("edition", "event"),
    [
        ("is", rules.Passed(7)),
        ("is", rules.Exchanged(7, b"\x01")),
        ("is", rules.Yielded(7)),
        ("is", rules.Drawn(7, b"\x01")),
        ("is", rules.Played(7, Placement(112, False, b"\x01\x02"), 2)),
        ("sv", rules.Passed(7)),
    ],
)
def test_an_event_of_a_seat_that_there_is_not_is_broken(edition, event):
    game = begin(edition, 2, 0)
    found = verify(Record((*game.events, event)))
    assert (found.fault, found.event) == ("broken", game.number + 1)
    assert "no seat 7" in str(found.bad)
    assert all(one.seat in game.seats for one in found.drawings)


@pytest.mark.parametrize(("edition", "kind"), [("is", rules.StartDrawn), ("sv", rules.LotDrawn)])
def test_a_start_drawn_by_a_seat_that_there_is_not_is_broken(edition, kind):
    game = begin(edition, 2, 0)
    number = numbers(game, kind)[0]
    found = verify(change(game, number, seat=7))
    assert (found.fault, found.event, found.drawings) == ("broken", number, ())
    assert "no seat 7" in str(found.bad)


def test_a_tie_that_others_drew_again_for_settles_no_first_player():
    """Of three two drew alike; the record has the wrong seats draw again."""
    for seed in range(60):
        game = begin("is", 3, seed)
        starts = numbers(game, rules.StartDrawn)
        if len(starts) > 3:
            break
    for seats in ((7, 7), (0, 0), (1, 1), (2, 2)):
        events = list(game.events)
        for number, seat in zip(starts[3:5], seats, strict=True):
            events[number - 1] = replace(events[number - 1], seat=seat)
        found = verify(Record(tuple(events)))
        wrong_seats = {game.events[number - 1].seat for number in starts[3:5]} != set(seats)
        assert wrong_seats
        assert found.fault in ("broken", "wrong-first")


def test_a_first_player_whom_no_lot_favoured_is_found_out():
    game = begin("sv", 2, 0)
    left_out = rules.LotDrawn | rules.AdvantageChosen
    events = tuple(event for event in game.events if not isinstance(event, left_out))
    number = next(n for n, event in enumerate(events) if isinstance(event, rules.FirstSet))
    for first in (0, 1):
        told = (*events[:number], rules.FirstSet(first), *events[number + 1 :])
        found = verify(Record(told))
        assert (found.fault, found.event) == ("wrong-first", number + 1)


def test_a_starting_draw_told_of_other_seats_is_found_out():
    """The tiles are the seed's; who drew which is changed, and with it who begins."""
    game = begin("is", 2, 0)
    other = {0: 1, 1: 0}
    events = tuple(
        replace(event, seat=other[event.seat]) if isinstance(event, swapped) else event
        for event in game.events
        for swapped in [rules.StartDrawn | rules.FirstSet]
    )
    assert verify(Record(events)).fault == "wrong-first"


@pytest.mark.parametrize("bag", [0, 1])
def test_tiles_drawn_from_a_bag_that_there_is_not_are_found_out(bag):
    game = begin("is", 2, 0)
    number = numbers(game, rules.Drawn)[0]
    found = verify(change(game, number, bag=bag))
    assert (found.fault, found.event) == ("broken", number)


def test_a_random_number_of_a_seat_that_there_is_not_is_broken_and_shown_to_nobody():
    game = mixed_game()
    number = numbers(game, rules.RandomAdded)[0]
    found = verify(change(game, number, seat=7))
    assert (found.fault, found.event) == ("broken", number)
    assert 7 not in found.added
