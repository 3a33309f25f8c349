"""Leave values learned in seconds: the same from the same seed, and better than none."""

import numpy as np
import pytest

from stafla import _core, editions
from stafla.editions.leaves import LeaveFile
from stafla.study.training import TrainingSetup, train_leaves
from stafla.study.training.leaves import SHARES, shared_out
from stafla.words import library
from tests.marks import in_ci


def setting(name: str) -> TrainingSetup:
    edition = editions.load(name)
    return TrainingSetup.of(edition, library.find(edition))


@pytest.mark.ci
def test_the_file_follows_from_the_seed_whatever_the_threads() -> None:
    swedish = setting("sv")
    file, told = train_leaves(swedish, seed=5, games=21, threads=1)
    again, _ = train_leaves(swedish, seed=5, games=21, threads=3)
    other, _ = train_leaves(swedish, seed=6, games=21, threads=2)
    assert again.to_bytes() == file.to_bytes() != other.to_bytes()
    assert [generation.number for generation in told] == list(range(len(SHARES)))
    assert sum(generation.games for generation in told) == 21
    assert LeaveFile.read(file.to_bytes()).about == {
        "edition": "sv",
        "lexicon": {"name": swedish.lexicon.name, "fingerprint": swedish.lexicon.fingerprint},
        "seed": 5,
        "games": 21,
    }


def test_progress_is_told_game_by_game() -> None:
    seen: list[int] = []
    train_leaves(setting("fi"), seed=1, games=7, watch=seen.append)
    assert sum(seen) == 2 * 7


def test_games_are_shared_out_without_loss() -> None:
    for games in (1, 5, 21, 8400, 8401):
        assert sum(shared_out(games)) == games


@pytest.mark.parametrize("name", ["fi", in_ci("en")])
def test_a_hundred_games_teach_enough_to_beat_ignorance(name: str) -> None:
    learned = setting(name)
    file, _ = train_leaves(learned, seed=3, games=105, threads=2)
    gains = _core.selfplay_pairs(
        learned.run(file.leaves(learned.edition, learned.rules), seed=3),
        _core.Leaves.zero(learned.rules),
        first=0,
        pairs=400,
        threads=2,
    )
    pairs = np.frombuffer(gains, "<i4").reshape(-1, 2).sum(axis=1) / 2
    # six standard errors: luck would do that once in a thousand million
    assert pairs.mean() > 6 * pairs.std() / np.sqrt(len(pairs))
