"""What a worker is asked for."""

import pickle
from importlib.metadata import version

import pytest

from stafla.editions import load
from stafla.study.cluster import Chunk, ClusterFault, cut
from stafla.study.cluster.work import Games, Pairs, do
from stafla.study.match import MatchSetup, MatchTable
from stafla.words import library

FI = load("fi")
WORDS = library.find(FI)
GAMES = Games.of(FI, WORDS, 2, 7)
PAIRS = Pairs(MatchSetup("home", "learner", "fi", WORDS.fingerprint, 7))


@pytest.mark.parametrize(("end", "size"), [(1, 5), (5, 5), (12, 5), (12, 1), (3, 100)])
def test_chunks_hold_every_number_once_and_in_order(end: int, size: int) -> None:
    chunks = list(cut(end, size))
    assert [n for chunk in chunks for n in range(chunk.first, chunk.end)] == list(range(end))
    assert {len(chunk) for chunk in chunks[:-1]} <= {size}


@pytest.mark.ci
@pytest.mark.parametrize("work", [GAMES, PAIRS])
def test_a_chunk_s_results_do_not_depend_on_how_the_run_was_cut(work: Games | Pairs) -> None:
    whole = work.lines(Chunk(0, 6))
    parts = [line for chunk in cut(6, 4) for line in work.lines(chunk)]
    assert parts == whole
    assert len(set(whole)) == 6


def test_a_chunk_done_elsewhere_is_what_it_is_here() -> None:
    there = pickle.loads(pickle.dumps(PAIRS))
    done = do(there, Chunk(2, 4), version("stafla"))
    assert list(done.lines) == [MatchTable(PAIRS.duel).pair(number).to_line() for number in (2, 3)]
    assert done.seconds > 0


def test_a_worker_of_another_version_refuses() -> None:
    with pytest.raises(ClusterFault) as refused:
        do(PAIRS, Chunk(0, 1), "0.0.0")
    assert refused.value.code == "other-version"
    back = pickle.loads(pickle.dumps(refused.value))
    assert (back.code, back.details) == ("other-version", refused.value.details)


def test_a_worker_with_other_rules_refuses() -> None:
    other = Games("fi", "0" * 64, WORDS.fingerprint, 2, 7)
    with pytest.raises(ClusterFault) as refused:
        do(other, Chunk(0, 1), version("stafla"))
    assert refused.value.code == "other-version"


def test_everything_that_results_depend_on_is_in_the_facts() -> None:
    assert Games.of(FI, WORDS, 2, 8).facts() != GAMES.facts()
    assert Games.of(FI, WORDS, 3, 7).facts() != GAMES.facts()
    assert Pairs(MatchSetup("home", "club", "fi", WORDS.fingerprint, 7)).facts() != PAIRS.facts()
    assert Pairs(PAIRS.duel, size=9).facts() == PAIRS.facts()
