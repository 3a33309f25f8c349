"""A match's results in a file, one line a pair, so that a run that was broken off goes on."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from stafla.study.match.duel import Duel
from stafla.study.match.pair import Pair

VERSION = 1


class JournalFault(ValueError):
    """A results file is not one, or is of another match."""

    area = "match"

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {details}")


class Journal:
    """The pairs of a duel that are in a file, in the order of their numbers, without a gap.

    Args:
        path: the file; it is made if it is not there. A last line that was cut off is dropped.
        duel: what must have been played.

    Raises:
        JournalFault: ``other-match``: another duel's; ``not-results``: no such file at all.
        OSError: the file cannot be read or written.
    """

    def __init__(self, path: Path, duel: Duel) -> None:
        self.path = path
        self.pairs: list[Pair] = []
        self._head = json.dumps({"stafla-match": VERSION, **duel.facts()}, ensure_ascii=False)
        self._file = self._opened()

    def _opened(self) -> IO[bytes]:
        """The file, cut behind the last whole line that counts."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch()
        file = self.path.open("r+b")
        try:
            end = self._read(file)
            file.seek(end)
            file.truncate()
            if not end:
                self._write(file, self._head)
        except BaseException:
            file.close()
            raise
        return file

    def _read(self, file: IO[bytes]) -> int:
        """Take up the pairs of the file; where the last of them ends."""
        end = 0
        for number, raw in enumerate(file):
            if not raw.endswith(b"\n"):
                break
            line = raw.decode("utf-8", "replace")
            self._head_line(line) if number == 0 else self._pair_line(line, number)
            end += len(raw)
        return end

    def _head_line(self, line: str) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "stafla-match" not in found:
            raise JournalFault("not-results", file=self.path.name)
        for name, value in json.loads(self._head).items():
            if found.get(name) != value:
                raise JournalFault(
                    "other-match", file=self.path.name, field=name, found=str(found.get(name))
                )

    def _pair_line(self, line: str, number: int) -> None:
        try:
            pair = Pair.from_line(line)
        except ValueError:
            raise JournalFault("not-a-pair", file=self.path.name, line=number + 1) from None
        if pair.number != number - 1:
            raise JournalFault("not-a-pair", file=self.path.name, line=number + 1)
        self.pairs.append(pair)

    def add(self, pair: Pair) -> None:
        """Append the next pair; it is in the file before this returns."""
        assert pair.number == len(self.pairs)
        self._write(self._file, pair.to_line())
        self.pairs.append(pair)

    @staticmethod
    def _write(file: IO[bytes], line: str) -> None:
        file.write(line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())

    def __iter__(self) -> Iterator[Pair]:
        return iter(self.pairs)

    def close(self) -> None:
        """Close the file."""
        self._file.close()
