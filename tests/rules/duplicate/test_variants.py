"""Joker, explosive joker, 7 of 8, 7 and 8: racks, counts, tops, the board afterwards."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla import _core
from stafla._core import AS_BLANK, BLANK
from stafla.editions import load
from stafla.rules import BadEvent
from stafla.rules.duplicate import acts, events, refusals, roster
from stafla.rules.duplicate.past_round import past_round
from stafla.rules.duplicate.state import Duplicate
from stafla.rules.duplicate.variants import EIGHTH, EIGHTS, JOKERS, Variant
from stafla.words import library

EN = load("en")
SEED = bytes(range(32))
SEEDS = st.integers(0, 2**64).map(lambda number: number.to_bytes(32, "big"))


@cache
def generator(eight=""):
    return _core.MoveGenerator(Variant(eight=eight).ruleset(EN), library.find(EN).graph)


def begin(seed=SEED, **conditions):
    state = Duplicate.begin(acts.start(EN, seed, **conditions))
    return state.after(roster.join(state))


def advance(state, *made):
    for event in made:
        state = state.after(event)
    return state


def rounds_of(seed, most=40, **conditions):
    """A game in which nobody writes: each round as announced, and the state behind it."""
    state = begin(seed, **conditions)
    best = acts.best_plays(generator(state.started.eight))
    for move in range(most):
        if state.ended:
            return
        opened = advance(state, *acts.announce(state, move))
        state = advance(opened, *acts.collect(opened, move, best, lambda _: "valid", early=True))
        yield opened, state
    assert most < 40


def all_tiles(state):
    """Every tile of board, rack and bag, blanks as blanks."""
    board = [BLANK if tile & AS_BLANK else tile for tile in state.board.cells if tile]
    return Counter([*board, *state.rack, *state.bag.tiles])


SET = all_tiles(begin())


@pytest.mark.parametrize("joker", JOKERS[1:])
@settings(max_examples=3)
@given(seed=SEEDS, eight=st.sampled_from(EIGHTS), ending=st.sampled_from(["laid", "bag-and-rack"]))
def test_a_rack_of_joker_has_one_blank_while_there_are_any(joker, seed, eight, ending):
    for opened, over in rounds_of(seed, joker=joker, eight=eight, ending=ending):
        rack, size = opened.open.rack, 8 if eight else 7
        left = opened.rack + opened.bag.tiles
        assert rack.count(BLANK) == min(1, left.count(BLANK))
        letters = len(left) - left.count(BLANK)
        assert len(rack) == min(size, letters + rack.count(BLANK))
        assert all_tiles(opened) == all_tiles(over) == SET


def with_bag(state, tiles, rack):
    """The state with these tiles in the bag, and these kept."""
    others = bytearray(state.bag.tiles)
    for tile in tiles:
        others.remove(tile)
    return replace(state, bag=state.bag.without(bytes(others)), rack=rack)


@pytest.mark.parametrize("joker", JOKERS)
def test_blanks_that_wait_in_the_bag_end_no_game_with_letters_on_the_rack(joker):
    state = begin(joker=joker, ending="laid")
    letters = EN.alphabet.word("CRANES")
    blank = bytes([BLANK])
    # in a plain game the bag has no consonant then, or no vowel
    assert with_bag(state, blank, blank + letters).over == (None if joker else "tiles")
    assert with_bag(state, b"", blank + letters).over is None
    assert with_bag(state, blank, b"").over == "tiles"


@settings(max_examples=4)
@given(seed=SEEDS)
def test_an_explosion_takes_a_letter_that_the_bag_has_and_gives_the_blank_back(seed):
    exploded = 0
    for opened, over in rounds_of(seed, joker="explosive"):
        closed = over.rounds[-1]
        if closed.master is None:  # nothing could be laid any more, so nothing explodes
            assert (closed.replaced, over.board, over.bag) == (b"", opened.board, opened.bag)
            continue
        used = [tile & ~AS_BLANK for tile in closed.master.tiles if tile & AS_BLANK]
        there = [letter for letter in used if letter in opened.bag.tiles]
        assert list(closed.replaced) == there
        assert over.bag.tiles == opened.bag.without(bytes(there)).tiles
        assert over.rack.count(BLANK) == opened.rack.count(BLANK) - len(used) + len(there)
        assert closed.points == opened.score(closed.master)
        # what lies there counts from now on as the letter
        assert over.board == opened.board.laid(closed.on_board)
        lying = sum(bool(tile & AS_BLANK) for tile in over.board.cells)
        assert lying == sum(bool(tile & AS_BLANK) for tile in opened.board.cells) + (used != there)
        exploded += len(there)
    assert exploded > 2


@settings(max_examples=3)
@given(seed=SEEDS)
def test_the_top_of_seven_of_eight_is_the_best_of_the_eight_racks_of_seven(seed):
    seven = generator()
    for opened, over in rounds_of(seed, 6, eight="seven-of-eight", joker="joker"):
        rack = opened.open.rack
        assert len(rack) == 8
        racks = {bytes(one) for one in combinations(rack, 7)}
        tops = [seven.best(opened.board, one) for one in racks]
        assert over.rounds[-1].points == max(top.score for top in tops if top)


@settings(max_examples=3)
@given(seed=SEEDS)
def test_the_top_of_seven_and_eight_is_no_lower_than_that_of_seven_of_eight(seed):
    lower = acts.best_plays(generator("seven-of-eight"))
    for opened, over in rounds_of(seed, 5, eight="seven-and-eight"):
        among_seven = lower(opened.board, opened.open.rack)[0][1]
        laid = [tile for tile in over.rounds[-1].master.tiles if tile]
        assert over.rounds[-1].points >= among_seven
        assert over.rounds[-1].points == among_seven or len(laid) == 8


def announce_by_hand(letters, **conditions):
    """A round with these letters, drawn by hand."""
    state = begin(hand=True, **conditions)
    state = advance(state, *acts.draw(state, EN.alphabet.rack(letters)))
    return advance(state, *acts.announce(state, 0))


def place_across(state, word):
    row, column = divmod(EN.layout.start[0], EN.layout.width)
    start = row * EN.layout.width + column - 3
    return _core.Placement(start, False, EN.alphabet.rack(word))


def test_eight_tiles_are_laid_for_a_higher_bonus_or_refused():
    plain, eight = Variant().ruleset(EN), Variant(eight="seven-and-eight").ruleset(EN)
    state = announce_by_hand("TRAINERS", eight="seven-and-eight")
    whole = place_across(state, "TRAINERS")
    full, points = acts.legal_play(state, whole)
    words = _core.score(eight, state.board, full)
    assert points == words.total == words.words[0].points + EN.bonus[7] + EIGHTH
    seven = place_across(state, "TRAINER")
    assert acts.legal_play(state, seven)[1] == _core.score(plain, state.board, seven).total
    held = announce_by_hand("TRAINERS", eight="seven-of-eight")
    assert acts.legal_play(held, seven)[1] == _core.score(plain, held.board, seven).total
    with pytest.raises(refusals.TooManyLaid) as refused:
        acts.legal_play(held, whole)
    assert (refused.value.code, refused.value.values["most"]) == ("duplicate-too-many-tiles", 7)


@pytest.mark.parametrize(
    ("letters", "fits"),
    [("AEINRS?", True), ("AEINRST", False), ("AEINR??", False), ("AEINR?", False)],
)
def test_by_hand_one_blank_is_drawn_for_a_rack_of_joker(letters, fits):
    state = begin(hand=True, joker="joker")
    codes = EN.alphabet.rack(letters)
    if fits:
        assert advance(state, *acts.draw(state, codes)).rack == bytes(sorted(codes))
        return
    with pytest.raises(refusals.WrongDraw):
        acts.draw(state, codes)
    with pytest.raises(BadEvent):
        state.after(events.TilesDrawn(codes))


def test_draws_by_hand_for_a_round_end_and_the_last_one_stays(monkeypatch):
    monkeypatch.setattr(acts, "MOST_DRAWS", 3)
    fits, goes_back = EN.alphabet.rack("TRAINER"), EN.alphabet.rack("AAAAAAA")
    state = begin(hand=True)
    state = advance(state, *acts.draw(state, goes_back))
    assert not state.rack
    state = advance(state, *acts.draw(state, fits))
    state = advance(state, acts.withdraw(state))
    last = advance(state, *acts.draw(state, fits))
    with pytest.raises(refusals.TooManyDraws):
        acts.withdraw(last)
    opened = advance(last, *acts.announce(last, 0))
    assert opened.open and not opened.draws
    unfit = advance(state, *acts.draw(state, goes_back))
    with pytest.raises(refusals.TooManyDraws):
        acts.draw(unfit, fits)
    assert acts.stop(unfit)


def test_the_letters_of_joker_are_draws_of_the_bag_without_its_blanks():
    state = begin(joker="joker", rack_rule="either")
    rules = EN.ruleset(1)
    letters = bytes(tile for tile in _core.Bag(rules, SEED).tiles if tile != BLANK)
    drawn, _ = _core.Bag(rules, SEED, letters).draw(6)
    (told, _opened) = acts.announce(state, 0)
    assert told.tiles == bytes([BLANK]) + drawn
    with pytest.raises(BadEvent):
        state.after(events.TilesDrawn(_core.Bag(rules, SEED).draw(7)[0]))


def test_a_past_round_has_the_board_as_it_lay_after_the_explosions():
    played = list(rounds_of(SEED, 39, joker="explosive", rounds=6))
    end = played[-1][1]
    assert any(closed.replaced for closed in end.rounds)
    for move, (opened, _) in enumerate(played, 1):
        past = past_round(end, move)
        assert (past.then.board, past.then.rack) == (opened.board, opened.rack)


@pytest.mark.parametrize("wrong", [{"joker": "x"}, {"eight": "7"}, {"joker": "seven-of-eight"}])
def test_a_variant_that_there_is_not_begins_nothing(wrong):
    with pytest.raises(BadEvent):
        begin(**wrong)
