"""Winning chances learned from games: right where it can be counted, and never against reason."""

import numpy as np
import pytest

from stafla import _core, editions
from stafla.editions.leaves import shipped_leaves
from stafla.editions.wins import shipped_wins
from stafla.study.training import TrainingSetup, train_wins
from stafla.study.training.games import play
from stafla.study.training.wins import Turns, row_of, table_of
from stafla.words import library


def setting(name: str) -> TrainingSetup:
    edition = editions.load(name)
    return TrainingSetup.of(edition, library.find(edition))


def test_a_game_tells_unseen_tiles_leads_and_gains_turn_by_turn() -> None:
    rules = editions.load("en").ruleset(2)
    game = {
        "turns": [[112, 0, "0805090803", 30], ["0105"], [112, 0, "0001", 12], []],
        "totals": [50, 20],
    }
    turns = Turns()
    turns.add_game(rules, game)
    # 100 tiles: 93 are not on the own rack; five laid, then one
    assert turns.leads == {93: [0], 88: [-30, 30], 87: [-42]}
    assert turns.gains == {93: [30], 88: [0, 0], 87: [12]}


def test_unseen_tiles_are_those_of_the_bag_and_the_other_rack() -> None:
    finnish = setting("fi")
    leaves = shipped_leaves(finnish.edition, finnish.rules)
    for game in play(finnish, leaves, 3, range(5), 1):
        turns = Turns()
        turns.add_game(finnish.rules, game)
        assert min(turns.leads) > 0
        assert max(turns.leads) == finnish.rules.tiles - finnish.rules.rack_size
        assert sum(map(len, turns.leads.values())) == len(game["turns"])


def test_chances_rise_with_the_lead_and_are_even_where_luck_is() -> None:
    leads = np.array([-30.0, 30.0] * 500)
    gains = np.random.default_rng(1).normal(0, 40, 500).repeat(2) * np.array([1, -1] * 500)
    row = row_of(leads, gains)
    assert (np.diff(row) >= 0).all()
    assert row[len(row) // 2] == pytest.approx(0.5, abs=0.03)
    assert row[0] < 0.001 and row[-1] > 0.999


def test_the_table_follows_from_the_seed_and_says_what_happened() -> None:
    swedish = setting("sv")
    leaves = shipped_leaves(swedish.edition, swedish.rules)
    table = train_wins(swedish, leaves, seed=2, games=400, threads=2)
    assert table.to_bytes() == train_wins(swedish, leaves, seed=2, games=400).to_bytes()
    won = count = 0.0
    expected = 0.0
    for game in play(swedish, leaves, 77, range(300), 2):
        turns = Turns()
        turns.add_game(swedish.rules, game)
        for unseen in range(35, 45):
            pairs = zip(turns.leads.get(unseen, ()), turns.gains.get(unseen, ()), strict=True)
            for lead, gain in pairs:
                won += (np.sign(lead + gain) + 1) / 2
                expected += table.chance(lead, unseen)
                count += 1
    assert count > 500
    assert won / count == pytest.approx(expected / count, abs=0.06)


def test_too_few_games_make_no_table() -> None:
    with pytest.raises(_core.KernelError):
        table_of(Turns(), 100)


@pytest.mark.parametrize("name", editions.names())
def test_the_chances_that_ship_are_sensible(name: str) -> None:
    edition = editions.load(name)
    wins = shipped_wins(edition, edition.ruleset(2))
    assert wins != _core.WinTable.logistic(edition.ruleset(2))
    for unseen in (1, 7, 20, 50, 90):
        chances = [wins.chance(lead, unseen) for lead in range(-300, 301, 20)]
        assert chances == sorted(chances)
        assert chances[0] < 0.05 and chances[-1] > 0.95
        # having the turn is an advantage
        assert wins.chance(0, unseen) > 0.5
    # the same lead is safer with fewer tiles to come
    assert wins.chance(60, 10) > wins.chance(60, 50) > wins.chance(60, 90)
