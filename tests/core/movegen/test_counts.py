"""All plays of the fixed corpus: counts, sums and highest scores that the oracle found."""

import numpy as np
import pytest

from stafla import _core, editions
from stafla.records import cgp
from stafla.words import library
from tests.counts.corpus import NAMES, POSITIONS, lines
from tests.oracle.positions import BLANKS, Words


def find(plays: _core.Plays) -> tuple[int, int, int | None]:
    scores = np.frombuffer(plays.scores(), "<i4")
    return len(scores), int(scores.sum()), int(scores.max()) if len(scores) else None


@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_the_corpus_has_its_count_and_sum(name: str) -> None:
    told, *corpus = lines(name)
    words = Words(editions.load(name))
    fingerprint = library.find(words.edition).fingerprint
    assert told["fingerprint"] == fingerprint, "write anew: python -m tests.counts.corpus"
    blanks = []
    for line in corpus:
        position = cgp.read(line["cgp"], words.edition)
        rack = position.racks[0] or b""
        board = _core.Board(words.rules, position.cells)
        plays = words.fast.plays(board, rack)
        assert find(plays) == (line["count"], line["sum"], line["max"]), line["id"]
        best = words.fast.best(board, rack)
        assert (best and best.score) == line["max"]
        blanks.append(rack.count(_core.BLANK))
    assert len(corpus) == POSITIONS == len({line["cgp"] for line in corpus})
    assert sorted(set(blanks)) == sorted(set(BLANKS))


@pytest.mark.parametrize("name", NAMES)
def test_the_general_generator_gives_the_same_without_blanks(name: str) -> None:
    words = Words(editions.load(name))
    for line in lines(name)[1:]:
        position = cgp.read(line["cgp"], words.edition)
        rack = position.racks[0] or b""
        if _core.BLANK not in rack:
            plays = words.general.plays(_core.Board(words.rules, position.cells), rack)
            assert find(plays) == (line["count"], line["sum"], line["max"]), line["id"]
