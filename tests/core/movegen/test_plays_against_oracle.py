"""The generators against the compiled oracle, on positions of self-play."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from stafla import _core, editions
from tests.counts.corpus import NAMES
from tests.oracle.plays import ROOT, Oracle, as_set, program
from tests.oracle.positions import BLANKS, Sought, Words

# `make verify`
POSITIONS = 2000
BLOCK = 100
# `make test`
SOME = 100


def columns(plays: _core.Plays) -> tuple[bytes, ...]:
    return plays.scores(), plays.squares(), plays.downs(), plays.lengths(), plays.tiles()


class Comparison:
    """An edition's generators beside the oracle."""

    def __init__(self, words: Words, oracle: Oracle) -> None:
        self.words, self.oracle = words, oracle
        letters = range(1, words.rules.letters + 1)
        worth = [20_000, *(2500 - 900 * words.rules.value(code) for code in letters)]
        self.leaves = _core.Leaves.plain(words.rules, worth, [-2000] * len(worth))

    def holds(self, position: Sought) -> int:
        """Compare every play; gives their number."""
        board = _core.Board(self.words.rules, position.cells)
        plays = self.words.fast.plays(board, position.rack)
        found = as_set(plays)
        assert found == self.oracle.plays(position.cells, position.rack), position
        assert len(plays) == len(found), position
        assert columns(plays) == columns(self.words.general.plays(board, position.rack)), position
        self._best_is_best(board, position, plays)
        return len(plays)

    def _best_is_best(self, board: _core.Board, position: Sought, plays: _core.Plays) -> None:
        fast, general = self.words.fast, self.words.general
        best = fast.best(board, position.rack)
        assert best == (plays[0] if len(plays) else None), position
        for bag, unseen in ((30, 0), (0, 17)):
            asked = (board, position.rack, _core.Equity(self.leaves, bag, unseen))
            assert fast.best(*asked) == general.best(*asked), (position, bag)


@pytest.mark.parametrize(
    "name",
    [one if one == "en" else pytest.param(one, marks=pytest.mark.ci) for one in NAMES],
)
def test_plays_equal_the_oracles_in_positions_of_every_stage(name: str, tmp_path: Path) -> None:
    words = Words(editions.load(name)).thinned(20_000)
    seen: dict[int, int] = dict.fromkeys(BLANKS, 0)
    with Oracle(words.edition.numbers(), words.graph.list(), tmp_path) as oracle:
        comparison = Comparison(words, oracle)
        for position in words.positions(1, 0, SOME):
            seen[BLANKS[position.number % len(BLANKS)]] += comparison.holds(position)
    assert all(seen.values())


class Progress:
    """What has passed, kept so that a long comparison goes on where it was cut short."""

    def __init__(self, name: str, words: Words) -> None:
        parts = (Path(_core.__file__).read_bytes(), program().read_bytes(), words.graph.list())
        self.state = sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()
        self.file = ROOT / ".make" / "oracle" / f"{name}.json"
        self.file.parent.mkdir(parents=True, exist_ok=True)

    def passed(self) -> int:
        """Positions that have passed with this kernel, oracle and lexicon."""
        known = json.loads(self.file.read_text()) if self.file.exists() else {}
        return int(known["passed"]) if known.get("state") == self.state else 0

    def keep(self, passed: int) -> None:
        self.file.write_text(json.dumps({"state": self.state, "passed": passed}))


def of_full_lexicon(words: Words, first: int) -> Iterator[Sought]:
    """A block's positions with no and one blank, in games over the whole lexicon."""
    for position in words.positions(2, first, BLOCK):
        if BLANKS[position.number % len(BLANKS)] < 2:
            yield position


def of_small_lexicon(words: Words, first: int) -> Iterator[Sought]:
    """A block's positions with two blanks, in games over a few thousand words."""
    for position in words.positions(3, first, BLOCK):
        if BLANKS[position.number % len(BLANKS)] == 2:
            yield position


@pytest.mark.verify
@pytest.mark.parametrize("name", NAMES)
def test_plays_equal_the_oracles_in_two_thousand_positions(name: str, tmp_path: Path) -> None:
    words = Words(editions.load(name))
    small = words.thinned(5000)
    numbers, folders = words.edition.numbers(), (tmp_path / "full", tmp_path / "small")
    for folder in folders:
        folder.mkdir()
    progress = Progress(name, words)
    with (
        Oracle(numbers, words.graph.list(), folders[0]) as whole,
        Oracle(numbers, small.graph.list(), folders[1]) as few,
    ):
        full, thin = Comparison(words, whole), Comparison(small, few)
        for first in range(progress.passed(), POSITIONS, BLOCK):
            for position in of_full_lexicon(words, first):
                full.holds(position)
            for position in of_small_lexicon(small, first):
                thin.holds(position)
            progress.keep(first + BLOCK)
    assert progress.passed() == POSITIONS
