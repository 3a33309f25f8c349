"""Mirrored pairs: luck is shared out evenly, and what remains is the leaves'."""

import json

import numpy as np
import pytest

from stafla import _core, editions
from stafla.editions.leaves import shipped_leaves
from stafla.words import library


class Setting:
    """An edition with its own words and leaves."""

    def __init__(self, name: str, players: int = 2) -> None:
        self.edition = editions.load(name)
        self.rules = self.edition.ruleset(players)
        self.lexicon = library.find(self.edition).graph
        self.words = _core.WordMap(self.lexicon, self.rules)
        self.leaves = shipped_leaves(self.edition, self.rules)
        self.zero = _core.Leaves.zero(self.rules)

    def run(self, leaves: _core.Leaves) -> _core.SelfplayRun:
        context = _core.SearchContext(self.rules, self.lexicon, self.words, leaves)
        return _core.SelfplayRun(context, 1938)

    def pairs(
        self,
        leaves: _core.Leaves,
        other: _core.Leaves,
        first: int = 0,
        count: int = 40,
        threads: int = 1,
    ) -> np.ndarray:
        gains = _core.selfplay_pairs(
            self.run(leaves), other, first=first, pairs=count, threads=threads
        )
        return np.frombuffer(gains, "<i4").reshape(count, 2)


def test_a_pair_between_equals_is_even() -> None:
    setting = Setting("fi")
    gains = setting.pairs(setting.leaves, setting.leaves)
    assert (gains.sum(axis=1) == 0).all() and gains.any()


def test_seats_changed_turn_the_gains_about() -> None:
    setting = Setting("fi")
    gains = setting.pairs(setting.leaves, setting.zero)
    turned = setting.pairs(setting.zero, setting.leaves)
    assert (turned[:, ::-1] == -gains).all()


def test_chunks_and_threads_change_no_pair() -> None:
    setting = Setting("sv")
    whole = setting.pairs(setting.leaves, setting.zero)
    parts = [
        setting.pairs(setting.leaves, setting.zero, 0, 13, threads=3),
        setting.pairs(setting.leaves, setting.zero, 13, 27),
    ]
    assert (np.concatenate(parts) == whole).all()


def test_the_games_of_a_pair_have_the_seed_of_selfplay() -> None:
    setting = Setting("en")
    chunk = _core.selfplay(setting.run(setting.leaves), first=0, games=40)
    totals = [json.loads(line)["totals"] for line in chunk.records.splitlines()]
    gains = setting.pairs(setting.leaves, setting.leaves)
    assert gains[:, 0].tolist() == [first - second for first, second in totals]


def test_pairs_are_games_of_two() -> None:
    setting = Setting("en", players=3)
    with pytest.raises(_core.RulesetError) as caught:
        setting.pairs(setting.leaves, setting.zero)
    assert caught.value.field == "racks"
