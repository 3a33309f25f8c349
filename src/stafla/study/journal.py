"""Results of a long run in a file, line by line, so that a run that was broken off goes on."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Generic, TypeVar

Item = TypeVar("Item")


class JournalFault(ValueError):
    """A results file is not one, or is of another run."""

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {details}")


class Journal(Generic[Item]):
    """The results of a run that are in a file, in the order of their numbers, without a gap.

    The first line says whose results they are. Each line is on the disk before `add` returns.

    Args:
        path: the file; it is made if it is not there. A last line that was cut off is dropped.
        mark: what the first line calls such a file, with the number of its version.
        facts: what must have been run.
        read: the item of a line, with the number that it must have.
        write: its line.

    Raises:
        JournalFault: ``journal-other-run``: another run's; ``journal-not-results``: no such file
            at all; ``journal-bad-line``: `read` refused a line (`ValueError`).
        OSError: the file cannot be read or written.
    """

    def __init__(
        self,
        path: Path,
        mark: tuple[str, int],
        facts: Mapping[str, object],
        read: Callable[[str, int], Item],
        write: Callable[[Item], str],
    ) -> None:
        self.path = path
        self.items: list[Item] = []
        self._mark, self._item, self._line = mark[0], read, write
        self._head = json.dumps({mark[0]: mark[1], **facts}, ensure_ascii=False)
        self._file = self._open()

    def _open(self) -> IO[bytes]:
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
        """Take up the items of the file; where the last of them ends."""
        end = 0
        for number, raw in enumerate(file):
            if not raw.endswith(b"\n"):
                break
            line = raw.decode("utf-8", "replace")
            self._head_line(line) if number == 0 else self._item_line(line, number)
            end += len(raw)
        return end

    def _head_line(self, line: str) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or self._mark not in found:
            raise JournalFault("journal-not-results", file=self.path.name)
        for name, value in json.loads(self._head).items():
            if found.get(name) != value:
                raise JournalFault(
                    "journal-other-run", file=self.path.name, field=name, found=str(found.get(name))
                )

    def _item_line(self, line: str, number: int) -> None:
        try:
            self.items.append(self._item(line, number - 1))
        except ValueError:
            raise JournalFault("journal-bad-line", file=self.path.name, line=number + 1) from None

    def add(self, item: Item) -> None:
        """Append the next item; it is in the file before this returns."""
        self._write(self._file, self._line(item))
        self.items.append(item)

    @staticmethod
    def _write(file: IO[bytes], line: str) -> None:
        file.write(line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()
