"""Training in chunks that others do."""

import numpy as np
import pytest

from stafla.editions import load
from stafla.study.cluster import Chunk, ClusterFault
from stafla.study.cluster.training import TrainingWork, counted_on, from_line, to_line
from stafla.study.training import Tally, TrainingSetup, train_leaves
from stafla.study.training.fit import Groups
from stafla.words import library
from tests.study.cluster.test_results import Hands


@pytest.fixture(scope="module")
def setting() -> TrainingSetup:
    edition = load("fi")
    return TrainingSetup.of(edition, library.find(edition))


@pytest.mark.ci
def test_leaves_learned_elsewhere_are_those_learned_here(setting: TrainingSetup) -> None:
    pool = Hands()
    there, told = train_leaves(
        setting, seed=4, games=420, counted=counted_on(pool, setting, 4)  # type: ignore[arg-type]
    )  # fmt: skip
    here, _ = train_leaves(setting, seed=4, games=420)
    assert there.to_bytes() == here.to_bytes()
    assert sum(generation.games for generation in told) == 420
    assert len(pool.asked) == 7 + 1  # a generation of 20 games is one portion, that of 200 is two


def test_a_tally_comes_back_from_its_line_as_it_was() -> None:
    groups = Groups.of(27)
    tally = Tally(groups, racks=3, squares=10**13)
    tally.counts += np.arange(len(tally.counts))
    tally.sums -= 10**9 + np.arange(len(tally.sums))
    back = from_line(to_line(tally), groups)
    assert (back.racks, back.squares) == (3, 10**13)
    assert (back.counts == tally.counts).all()
    assert (back.sums == tally.sums).all()


def test_a_worker_with_other_rules_refuses(setting: TrainingSetup) -> None:
    work = TrainingWork("fi", "0" * 64, setting.lexicon.fingerprint, 4, 0, 100, b"")
    with pytest.raises(ClusterFault) as refused:
        work.lines(Chunk(0, 1))
    assert refused.value.code == "other-version"
