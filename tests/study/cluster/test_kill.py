"""A worker killed in the middle of a run loses nothing and counts nothing twice."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from .cluster import machines, wait_for

STAFLA = str(Path(sys.executable).parent / "stafla")
PAIRS = 30
MATCH = ["match", "home", "learner", "--edition", "fi", "--seed", "3", "--json"]


def answer(*arguments: str) -> dict[str, object]:
    done = subprocess.run([STAFLA, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def numbers(folder: Path) -> list[int]:
    return sorted(parquet.read_table(folder).column("number").to_pylist())


@pytest.mark.ci
def test_a_worker_killed_in_a_match_changes_neither_digest_nor_counts(tmp_path: Path) -> None:
    out = tmp_path / "results"
    match = [*MATCH, "--pairs", str(PAIRS)]
    with machines(tmp_path, 2) as cluster:
        on = ["--cluster", cluster.address, "--out", str(out)]
        with subprocess.Popen([STAFLA, *match, *on], stdout=subprocess.PIPE) as running:
            wait_for(lambda: len(list(out.glob("part-*.parquet"))) >= 2)
            cluster.processes[1].kill()
            told, _ = running.communicate(timeout=300)
        assert running.returncode == 0
        assert cluster.processes[1].wait() == -9
        assert cluster.processes[2].poll() is None
    assert json.loads(told) == answer(*match)
    assert numbers(out) == list(range(PAIRS))


@pytest.mark.verify
@pytest.mark.parametrize("workers", [1, 2, 16])
def test_any_number_of_workers_plays_the_same_games(workers: int, tmp_path: Path) -> None:
    games = ["selfplay", "--edition", "sv", "--games", "20000", "--seed", "5", "--json"]
    here = answer(*games)
    with machines(tmp_path, workers) as cluster:
        there = answer(*games, "--cluster", cluster.address, "--out", str(tmp_path / "out"))
    for name in ("games", "turns", "mean_score", "digest"):
        assert there[name] == here[name]
    assert numbers(tmp_path / "out") == list(range(20_000))


@pytest.mark.verify
def test_workers_killed_one_after_another_lose_no_game(tmp_path: Path) -> None:
    games = ["selfplay", "--edition", "sv", "--games", "30000", "--seed", "6", "--json"]
    out = tmp_path / "out"
    with machines(tmp_path, 2) as cluster:
        on = ["--cluster", cluster.address, "--out", str(out)]
        with subprocess.Popen([STAFLA, *games, *on], stdout=subprocess.PIPE) as running:
            for number in (1, 2, 3):
                wait_for(lambda seen=number: len(list(out.glob("part-*"))) >= 5 * seen)
                cluster.processes[number].kill()
                cluster.worker()
            told, _ = running.communicate(timeout=600)
    assert json.loads(told)["digest"] == answer(*games)["digest"]
    assert numbers(out) == list(range(30_000))


@pytest.mark.verify
def test_leaves_are_learned_alike_though_a_worker_dies(tmp_path: Path) -> None:
    train = ["train", "leaves", "--edition", "fi", "--seed", "2", "--games", "2100", "--json"]
    here, there = tmp_path / "here.leaves", tmp_path / "there.leaves"
    alone = answer(*train, "--out", str(here))
    with machines(tmp_path, 2) as cluster:
        on = ["--cluster", cluster.address, "--out", str(there)]
        with subprocess.Popen([STAFLA, *train, *on], stdout=subprocess.PIPE) as running:
            time.sleep(float(str(alone["seconds"])) / 4)
            cluster.processes[1].kill()
            told, _ = running.communicate(timeout=600)
    assert json.loads(told)["racks"] == alone["racks"]
    assert there.read_bytes() == here.read_bytes()


@pytest.mark.ci
def test_without_a_scheduler_that_is_said_in_a_line() -> None:
    done = subprocess.run(
        [STAFLA, *MATCH, "--pairs", "1", "--cluster", "tcp://127.0.0.1:9"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "tcp://127.0.0.1:9" in done.stderr
    assert len(done.stderr.splitlines()) == 1
