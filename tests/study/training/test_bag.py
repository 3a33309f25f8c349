"""What it is worth to leave few tiles in the bag: counted right, sober where little is known."""

import numpy as np
import pytest

from stafla import _core, editions
from stafla.editions.leaves import BAG_SHORT, BAG_TERMS, shipped_leaves
from stafla.study.training import TrainingSetup
from stafla.study.training.bag import Gains, Left, late_plays
from stafla.study.training.games import play, tiles_taken
from stafla.words import library


def gains_of(means: dict[int, int], count: int = 400, noise: float = 30_000) -> Gains:
    random = np.random.default_rng(2)
    gains = Gains()
    for bag in range(-6, 21):
        for luck in random.normal(0, noise, count):
            gains.add(Left(bag, round(means.get(bag, 0) - 20_000 + luck)))
    return gains


def test_a_bag_that_brings_more_than_a_far_one_has_a_term_for_it() -> None:
    terms = gains_of({-1: -8000, 1: 6000}, count=4000).terms()
    assert len(terms) == BAG_TERMS
    assert terms[BAG_SHORT - 1] == pytest.approx(-8, abs=2)
    assert terms[BAG_SHORT + 1] == pytest.approx(6, abs=2)
    others = [term for i, term in enumerate(terms) if i not in {BAG_SHORT - 1, BAG_SHORT + 1}]
    assert np.abs(others).max() < 1.5


def test_chance_alone_makes_small_terms_and_nothing_seen_none() -> None:
    assert np.abs(gains_of({}).terms()).max() < 2.5
    assert (Gains().terms() == 0).all()


def test_late_plays_leave_what_the_game_says() -> None:
    edition = editions.load("fi")
    setting = TrainingSetup.of(edition, library.find(edition))
    leaves = shipped_leaves(edition, setting.rules)
    for game in play(setting, leaves, 3, range(4), 1):
        plays = list(late_plays(setting.rules, leaves, game))
        assert plays and max(play.bag for play in plays) <= 20
        assert min(play.bag for play in plays) >= -6
        # the bag shrinks by what was laid before
        on_board = 0
        bags = []
        for turn in game["turns"]:
            if len(turn) == 4:
                before = setting.rules.tiles - 14 - on_board
                on_board += len(tiles_taken(turn))
                if before > 0:
                    bags.append(before - len(tiles_taken(turn)))
        assert [play.bag for play in plays] == [bag for bag in bags if bag <= 20]


@pytest.mark.parametrize("name", editions.names())
def test_the_shipped_terms_change_only_plays_near_the_end(name: str) -> None:
    edition = editions.load(name)
    setting = TrainingSetup.of(edition, library.find(edition))
    rules, leaves = setting.rules, shipped_leaves(edition, setting.rules)
    generator = _core.MoveGenerator(rules, setting.lexicon.graph, setting.words)
    general = _core.MoveGenerator(rules, setting.lexicon.graph)
    board = _core.Board(rules)
    rack = edition.alphabet.rack("AEINRST")
    for bag in (40, 15, 9, 5, 2, 1):
        equity = _core.Equity(leaves, bag, 30)
        best, same = generator.best(board, rack, equity), general.best(board, rack, equity)
        assert best is not None and same is not None
        assert (best.placement, best.equity) == (same.placement, same.equity)
