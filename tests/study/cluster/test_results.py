"""Results in a folder, a Parquet file a chunk."""

from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from stafla.study.cluster import Chunk, ClusterFault, ResultStore, run
from stafla.study.cluster.work import Done

FACTS: dict[str, object] = {"work": "squares", "seed": 3}


class Squares:
    """A work so simple that its results are plain."""

    size = 4

    def facts(self) -> dict[str, object]:
        return FACTS

    def lines(self, chunk: Chunk) -> list[str]:
        return [str(number * number) for number in range(chunk.first, chunk.end)]


class Hands:
    """A pool of one, that remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[Chunk] = []

    def each(self, work, chunks):
        for chunk in chunks:
            self.asked.append(chunk)
            yield Done(chunk, tuple(work.lines(chunk)), 0.25)


def lines(folder: Path, end: int) -> tuple[list[str], list[Chunk]]:
    pool = Hands()
    done = list(run(pool, Squares(), end, ResultStore(folder, FACTS)))  # type: ignore[arg-type]
    return [line for chunk in done for line in chunk.lines], pool.asked


SQUARES = [str(number * number) for number in range(20)]


def test_what_is_in_the_folder_is_not_done_again(tmp_path: Path) -> None:
    assert lines(tmp_path, 10) == (SQUARES[:10], [Chunk(0, 4), Chunk(4, 8), Chunk(8, 10)])
    assert lines(tmp_path, 10) == (SQUARES[:10], [])
    (tmp_path / "part-000000000004.parquet").unlink()
    assert lines(tmp_path, 10) == (SQUARES[:10], [Chunk(4, 8)])


def test_a_longer_run_does_the_last_chunk_anew_and_whole(tmp_path: Path) -> None:
    lines(tmp_path, 10)
    assert lines(tmp_path, 15) == (SQUARES[:15], [Chunk(8, 12), Chunk(12, 15)])
    assert lines(tmp_path, 6) == (SQUARES[:6], [])
    numbers = parquet.read_table(tmp_path).column("number").to_pylist()
    assert sorted(numbers) == list(range(15))


def test_a_file_that_was_not_finished_does_not_count(tmp_path: Path) -> None:
    lines(tmp_path, 4)
    (tmp_path / "part-000000000004.unfinished").write_bytes(b"PAR1")
    assert lines(tmp_path, 8) == (SQUARES[:8], [Chunk(4, 8)])


def test_the_files_say_what_was_done_and_what_it_cost(tmp_path: Path) -> None:
    lines(tmp_path, 8)
    table = parquet.read_table(tmp_path / "part-000000000004.parquet")
    assert table.schema.names == ["number", "line", "seconds"]
    assert table.column("line").to_pylist() == SQUARES[4:8]
    assert sum(table.column("seconds").to_pylist()) == 0.25
    assert table.schema.metadata[b"stafla"] == b'{"seed": 3, "work": "squares"}'


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    lines(tmp_path, 4)
    with pytest.raises(ClusterFault) as refused:
        ResultStore(tmp_path, {**FACTS, "seed": 4})
    assert refused.value.code == "other-run"


def test_a_file_that_is_no_parquet_is_refused(tmp_path: Path) -> None:
    (tmp_path / "part-000000000000.parquet").write_bytes(b"no such thing")
    with pytest.raises(ClusterFault) as refused:
        ResultStore(tmp_path, FACTS)
    assert refused.value.code == "not-parts"
