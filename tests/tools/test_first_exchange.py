"""Openings that are exchanged: both ways played on from the same deals."""

import json
import re
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

from stafla import _core
from stafla.bots import Bot, Exchange, Lay, Sight
from tools.engine import first_exchange
from tools.engine.first_exchange import (
    COSTS,
    Comparison,
    Exchanges,
    Worth,
    exchange_tiles,
    left_of,
    over_racks,
    read_comparison,
    with_error,
)
from tools.engine.first_exchange import worth as worth_of

PAGE = Path(__file__).parents[2] / "docs" / "engine" / "simulation.md"


@cache
def finnish() -> Exchanges:
    return Exchanges("fi")


def rack_of(letters: str) -> bytes:
    return bytes(sorted(finnish().edition.alphabet.rack(letters)))


class Fixed(Bot):
    """Does what it is told to; an exchange is of its first two tiles."""

    name = "fixed"

    def __init__(self, *moves: Exchange | Lay) -> None:
        self.moves = list(moves)

    def decide(self, sight: Sight) -> Exchange | Lay:
        move = self.moves.pop(0)
        return Exchange(sight.rack[:2]) if isinstance(move, Exchange) else move


def test_costs_are_those_of_the_page() -> None:
    rows = re.findall(r"^\| (\w\w) ((?:\| −[\d.]+ ± [\d.]+ ){6})\|$", PAGE.read_text(), re.M)
    measured = {name: tuple(map(float, re.findall(r"−([\d.]+)", row))) for name, row in rows}
    assert measured == COSTS


def test_an_exchange_draws_first_and_loses_no_tile() -> None:
    bag = [10, 11, 12, 13, 14, 15, 16]
    rack, left = exchange_tiles(bytes([1, 2, 3, 4]), bytes([2, 3]), bag, Random(1))
    assert rack == bytes([1, 4, 10, 11])
    assert sorted(left) == [2, 3, 12, 13, 14, 15, 16] and bag[0] == 10
    assert left_of([1, 1, 2], [1]) == [1, 2]


def test_a_wary_player_lays_no_word_that_costs_more_than_it_brings() -> None:
    at = finnish()
    board = _core.Board(at.rules)
    rack = rack_of("AIKNOTU")
    costs, at.costs = at.costs, [0] * 6
    try:
        best = at.kit.generator.best(board, rack, _core.Equity(at.kit.leaves, 7))
        assert best is not None and at.wary_move(rack) == best.placement
        at.costs = [0, 0, 0, 1_000_000, 1_000_000, 1_000_000]
        short = at.wary_move(rack)
        assert isinstance(short, _core.Placement) and len(short.laid(at.rules)) <= 4
        at.costs = [1_000_000] * 6
        assert isinstance(at.wary_move(rack), bytes)
        assert isinstance(at.wary_move(rack, lays=True), _core.Placement)
    finally:
        at.costs = costs
    assert at.wary_move(rack_of("NNNTTTT"), lays=True) is None


def test_what_one_side_gains_the_other_loses() -> None:
    at = finnish()
    first, second = rack_of("AIKNOTU"), rack_of("AEILNST")
    word = at.kit.generator.best(_core.Board(at.rules), first, _core.Equity(at.kit.leaves, 7))
    assert word is not None
    own = at.spread_and_win([first, second], 0, word.placement, 3)
    other = at.spread_and_win([second, first], 1, word.placement, 3)
    assert other[0] == pytest.approx(-own[0]) and other[1] == pytest.approx(1 - own[1])


@pytest.mark.ci
def test_a_good_word_is_worth_more_than_an_exchange_of_all() -> None:
    at = finnish()
    rack = rack_of("AIKNOTU")
    placing = at.best_placing(rack)
    moves = (placing, rack)
    for way in (at.worth_by_equity, at.wary_worth):
        told = way(rack, moves, 40)
        assert told.spread[0] > told.spread[1] > 0
        assert told == way(rack, moves, 40)
        back = way(rack, (rack, placing), 40)
        assert back.spread[0] == pytest.approx(-told.spread[0])


def test_worths_are_means_of_differences_with_their_error() -> None:
    found = worth_of([[(10.0, 1.0), (0.0, 0.5)], [(4.0, 0.5), (0.0, 0.5)]])
    assert (found.spread[0], found.win[0]) == (7.0, 0.25)
    assert with_error([1.0, 3.0]) == (2.0, 1.96)
    text = over_racks([Worth((0.1, 0.05), (5, 1)), Worth((-0.1, 0.05), (-1, 1))])
    assert text.startswith("+0.0 ±") and text.endswith("surely better 1, surely worse 1")


def test_openings_are_kept_and_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at, out = finnish(), tmp_path / "fi.jsonl"
    word = _core.Placement(112, False, bytes([1, 1]))
    player = Fixed(Exchange(b""), Lay(word))
    monkeypatch.setattr(first_exchange, "Exchanges", lambda _: at)
    monkeypatch.setattr(Exchanges, "champion", lambda *_: player)
    monkeypatch.setattr(first_exchange, "LOOK", 200)
    given = ["x", "fi", "--out", str(out), "--racks", "2", "--deals", "2"]
    monkeypatch.setattr(sys, "argv", given)
    first_exchange.main()
    assert "fi: 1 of 2 exchanged, 0 could not lay" in capsys.readouterr().out
    kept = out.read_text()
    first_exchange.main()
    assert out.read_text() == kept and not player.moves
    swapped, laid = (read_comparison(line, n) for n, line in enumerate(kept.splitlines()[1:]))
    assert swapped.by_equity and swapped.wary and swapped.placing and swapped.move[0] == "-"
    assert laid == Comparison(1, laid.rack, "AA")
    with pytest.raises(ValueError):
        read_comparison(swapped.to_line(), 1)
    with pytest.raises(ValueError):
        read_comparison(json.dumps({"number": 0}), 0)


def test_two_words_are_compared_without_the_champion(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = finnish()
    monkeypatch.setattr(first_exchange, "Exchanges", lambda _: at)
    monkeypatch.setattr(first_exchange, "LOOK", 400)
    asked = ["x", "fi", "--rack", "AHIKNTY", "--deals", "8", "--words"]
    monkeypatch.setattr(sys, "argv", [*asked, "HANKI", "NYT"])
    first_exchange.main()
    there = capsys.readouterr().out.splitlines()
    monkeypatch.setattr(sys, "argv", [*asked, "NYT", "HANKI"])
    first_exchange.main()
    back = capsys.readouterr().out.splitlines()
    points = [[float(line.split()[7]) for line in lines] for lines in (there, back)]
    assert [line.split()[0] for line in there] == ["worth_by_equity", "wary_worth"]
    assert points[0] == [-one for one in points[1]] and all(points[0])
    placing = at.placing_of(rack_of("AHIKNTY"), "NYT")
    assert placing is not None and at.text(placing) == "NYT"
    assert at.placing_of(rack_of("AHIKNTY"), "SAUNA") is None
