"""The leave tables that ship, and the program that fits them."""

import tomllib
from importlib.resources import files

import numpy as np
import pytest

from stafla import editions
from stafla.bots.kinds import plain_leaves
from tools import fit_plain_leaves as fit


@pytest.mark.parametrize("language", editions.LANGUAGES)
def test_a_table_names_every_tile_and_prizes_the_blank_most(language: str) -> None:
    edition = editions.load(language)
    text = (files("stafla.data") / "leaves" / f"{language}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    letters = {"?", *edition.alphabet.upper}
    assert set(table["worth"]) == set(table["repeat"]) == letters
    worth = table["worth"]
    assert max(worth, key=worth.__getitem__) == "?"
    # a letter that no tile has is never kept
    nameable_only = letters - {letter for letter, (count, _) in edition.tiles.items() if count}
    assert all(worth[letter] == 0 for letter in nameable_only)
    leaves = plain_leaves(edition, edition.ruleset())
    assert leaves.value(b"\0") == round(1000 * worth["?"])
    assert leaves.value(b"\0\0") == round(2000 * worth["?"] + 1000 * table["repeat"]["?"])


def test_features_count_tiles_and_further_copies() -> None:
    worth, repeat = fit.halves(fit.features([0, 2, 2, 2], codes=4))
    assert worth.tolist() == [1, 0, 3, 0]
    assert repeat.tolist() == [0, 0, 2, 0]


def test_turns_are_read_with_what_was_kept() -> None:
    setting = fit.Setting.of("sv")
    game = next(setting.games(setting.leaves(np.zeros(2 * setting.rules.letters + 2)), 0, 1))
    both = fit.turns(setting.rules, game)
    assert sum(map(len, both)) > 10
    plays = [turn for turn in game["turns"] if len(turn) == 4]
    assert both[0][0].points == plays[0][3]
    tiles = [tile for tile in bytes.fromhex(plays[0][2]) if tile]
    assert len(both[0][0].kept) == setting.rules.rack_size - len(tiles)


def test_a_worth_for_every_tile_wins_against_none() -> None:
    setting = fit.Setting.of("fi")
    leaves = plain_leaves(setting.edition, setting.rules)
    same = fit.Table(setting, bytes(32)).margin((leaves, leaves))
    assert same == fit.Table(setting, bytes(32)).margin((leaves, leaves))
    gain, _ = fit.match(setting, leaves, games=60)
    assert gain > 0
