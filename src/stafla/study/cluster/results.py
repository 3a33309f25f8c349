"""Results as Parquet: a folder with a file for every chunk.

A file is written whole under another name and then renamed, so it is there or it is not. Each
holds one row a number: the number, the result's line of JSON, and the CPU seconds of its chunk
over its rows; what was done is in the file's metadata under ``stafla``.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stafla.study.cluster.chunk import Chunk
from stafla.study.cluster.fault import ClusterFault
from stafla.study.cluster.work import Done

MARK = b"stafla"


class ResultStore:
    """The chunks of one run that are in a folder.

    Args:
        folder: made if it is not there.
        facts: of the work; every file there must be of the same.

    Raises:
        ClusterFault: ``not-installed``; ``other-run``; ``not-parts``.
    """

    def __init__(self, folder: Path, facts: Mapping[str, object]) -> None:
        try:
            import pyarrow as arrow  # noqa: PLC0415 - an extra that few need
            from pyarrow import parquet  # noqa: PLC0415 - as above
        except ImportError as error:
            raise ClusterFault("not-installed", text=str(error.name)) from error
        self._arrow: Any = arrow
        self._parquet: Any = parquet
        self._folder = folder
        self._facts = json.dumps(facts, sort_keys=True, ensure_ascii=False)
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(folder.glob("part-*.parquet")):
            self._check(path)

    def _check(self, path: Path) -> None:
        """Refuse what is no part of this run.

        Raises:
            ClusterFault: ``other-run``, ``not-parts``.
        """
        try:
            metadata = self._parquet.read_schema(path).metadata or {}
        except (OSError, ValueError) as error:
            raise ClusterFault("not-parts", file=path.name) from error
        if metadata.get(MARK, b"").decode() != self._facts:
            raise ClusterFault("other-run", file=path.name)

    def path(self, chunk: Chunk) -> Path:
        """The file of the chunk that begins there."""
        return self._folder / f"part-{chunk.first:012}.parquet"

    def holds(self, chunk: Chunk) -> bool:
        """Whether all of a chunk is here."""
        path = self.path(chunk)
        return path.exists() and self._parquet.read_metadata(path).num_rows >= len(chunk)

    def get(self, chunk: Chunk) -> Done:
        """A chunk that was done before."""
        rows = self._parquet.read_table(self.path(chunk)).to_pydict()
        lines = tuple(rows["line"][: len(chunk)])
        return Done(chunk, lines, sum(rows["seconds"][: len(chunk)]))

    def put(self, done: Done) -> None:
        """Keep a chunk; it is in the folder, whole, before this returns."""
        arrow, count = self._arrow, len(done.chunk)
        table = arrow.table(
            {
                "number": arrow.array(range(done.chunk.first, done.chunk.end), arrow.uint64()),
                "line": arrow.array(done.lines, arrow.string()),
                "seconds": arrow.array([done.seconds / count] * count, arrow.float64()),
            }
        ).replace_schema_metadata({MARK: self._facts})
        path = self.path(done.chunk)
        unfinished = path.with_suffix(".unfinished")
        self._parquet.write_table(table, unfinished, compression="zstd")
        unfinished.replace(path)
