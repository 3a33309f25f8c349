"""The bag that nobody can choose: a promise first, then everybody's random number."""

from hashlib import sha256

import pytest

from stafla import rules
from stafla.editions import load
from stafla.rules import BadEvent, Game, RandomAdded, Started
from stafla.rules.game.refusals import BadRandom, GameOver, NoSuchSeat, RandomClosed
from stafla.rules.game.state.mixing import commitment, missing_numbers, mix
from tests.rules.builders import a_seeded_game

SEED = bytes(range(32))
ONE, OTHER = b"\x01" * 32, b"\x02" * 32


def a_mixed_game(edition="is", players=2, advantage="first-move"):
    seats = tuple(f"p{number}" for number in range(players))
    events = rules.start(
        load(edition),
        seats,
        seed=SEED,
        commitment=commitment(SEED),
        advantage=advantage,
        mixes=True,
    )
    return Game.replay(events)


def then(game, events):
    for event in events:
        game = game.after(event)
    return game


def fill(game, *randoms):
    for seat, random in enumerate(randoms):
        game = then(game, rules.add_random(game, seat, random, "first-move"))
    return game


def test_nothing_is_drawn_before_every_seat_has_added_its_number():
    game = a_mixed_game(players=3)
    assert [type(event) for event in game.events] == [Started]
    assert missing_numbers(game) == (0, 1, 2)
    game = then(game, rules.add_random(game, 2, ONE))
    assert missing_numbers(game) == (0, 1)
    assert not any(game.racks)
    game = fill(then(game, rules.add_random(game, 0, ONE)), *())
    game = then(game, rules.add_random(game, 1, OTHER))
    assert missing_numbers(game) == ()
    assert game.first is not None
    assert {len(rack) for rack in game.racks} == {7}


def test_the_draws_follow_from_the_seed_and_every_number():
    games = {
        fill(a_mixed_game(), one, other).racks for one in (ONE, OTHER) for other in (ONE, OTHER)
    }
    assert len(games) == 4


def test_who_adds_first_makes_no_difference():
    game = a_mixed_game()
    one = fill(game, ONE, OTHER)
    game = then(game, rules.add_random(game, 1, OTHER))
    other = then(game, rules.add_random(game, 0, ONE))
    assert one.racks == other.racks
    assert one.seed == other.seed


def test_the_mixed_seed_is_the_documented_one():
    told = b"stafla-mixed-1" + SEED + b"\0" + ONE + b"\1" + OTHER
    assert mix(SEED, {1: OTHER, 0: ONE}) == sha256(told).digest()
    assert fill(a_mixed_game(), ONE, OTHER).seed == sha256(told).digest()


@pytest.mark.parametrize("edition", ["is", "sv", "pl"])
def test_a_mixed_game_goes_on_like_any_other(edition):
    game = fill(a_mixed_game(edition), ONE, OTHER)
    game = then(game, rules.pass_turn(game, game.to_move))
    assert Game.replay(game.events) == game


def test_one_who_practises_alone_adds_a_number_too():
    game = fill(a_mixed_game(players=1), ONE)
    assert game.first == 0


@pytest.mark.parametrize(
    ("seat", "random", "refusal"),
    [(7, ONE, NoSuchSeat), (0, b"", BadRandom), (0, ONE + b"x", BadRandom)],
)
def test_what_is_no_number_of_a_seat_is_refused(seat, random, refusal):
    with pytest.raises(refusal):
        rules.add_random(a_mixed_game(), seat, random)


def test_a_seat_adds_one_number_and_no_second():
    game = a_mixed_game()
    game = then(game, rules.add_random(game, 0, ONE))
    with pytest.raises(RandomClosed):
        rules.add_random(game, 0, OTHER)
    with pytest.raises(RandomClosed):
        rules.add_random(fill(a_mixed_game(), ONE, OTHER), 0, ONE)


def test_an_ordinary_game_waits_for_no_number():
    game = a_seeded_game("is").game
    assert missing_numbers(game) == ()
    with pytest.raises(RandomClosed):
        rules.add_random(game, 0, ONE)


def test_a_game_that_is_over_takes_no_number():
    game = fill(a_mixed_game(), ONE, OTHER)
    game = then(game, rules.resign(game, 0))
    with pytest.raises(GameOver):
        rules.add_random(game, 0, ONE)


@pytest.mark.parametrize(
    "event",
    [
        rules.StartDrawn(0, 1),
        rules.FirstSet(0),
        rules.LotDrawn(0),
        RandomAdded(0, b"short"),
        RandomAdded(5, ONE),
    ],
)
def test_a_record_cannot_tell_of_a_draw_before_the_bag_is_mixed(event):
    with pytest.raises(BadEvent):
        a_mixed_game("sv" if isinstance(event, rules.LotDrawn) else "is").after(event)


def test_a_seed_that_was_not_promised_is_no_beginning():
    started = a_mixed_game().started
    lie = rules.Started(
        **{name: getattr(started, name) for name in Started.__slots__} | {"seed": ONE}
    )
    with pytest.raises(BadEvent, match="committed"):
        Game.begin(lie)
