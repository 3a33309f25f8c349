"""The compiled oracle: all legal plays of a position by brute force."""

import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from stafla import _core

ROOT = Path(__file__).resolve().parents[2]
FIELDS = (
    "values",
    "width",
    "height",
    "letter_multipliers",
    "word_multipliers",
    "start",
    "rack_size",
    "bonus",
    "opening_least",
)

Plays = set[tuple[int, bool, bytes, int]]


@cache
def program() -> Path:
    """The oracle's program, built if need be."""
    command = ("cargo", "build", "--release", "--quiet", "--package", "stafla-oracle")
    subprocess.run(command, cwd=ROOT, check=True)
    return ROOT / "target" / "release" / "stafla-oracle"


class Program:
    """The oracle at work on one rule set and list of words; a context manager.

    Args:
        numbers: the keyword arguments of the `Ruleset`.
        words: as of `Lexicon.list`.
        folder: where its input files may be written.
        fields: the numbers that it is told.
        mode: what it is asked about, as its command line says.
    """

    def __init__(
        self,
        numbers: dict[str, Any],
        words: bytes,
        folder: Path,
        fields: Sequence[str] = FIELDS,
        mode: str = "--plays",
    ) -> None:
        rules, codes = folder / "rules.txt", folder / "words.bin"
        rules.write_text("".join(f"{name} {tell(numbers[name])}\n" for name in fields))
        codes.write_bytes(words)
        self._process = subprocess.Popen(
            (program(), rules, codes, mode),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="ascii",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.stdin.close()  # type: ignore[union-attr]
        self._process.stdout.close()  # type: ignore[union-attr]
        self._process.wait()


class Oracle(Program):
    """The oracle asked about plays."""

    def plays(self, cells: bytes, rack: bytes) -> Plays:
        """All plays: first square, down, codes, points."""
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None and answers is not None
        asked.write(f"? {cells.hex()} {rack.hex() or '-'}\n")
        asked.flush()
        found: Plays = set()
        for answer in answers:
            fields = answer.split()
            if fields[0] == "?":
                assert int(fields[1]) == len(found)
                return found
            found.add(
                (int(fields[0]), fields[1] == "down", bytes.fromhex(fields[2]), int(fields[3]))
            )
        raise AssertionError("the oracle ended")


def tell(numbers: int | Sequence[int]) -> str:
    """Numbers as the oracle's rules file has them; truth is 1."""
    return " ".join(str(int(n)) for n in ([numbers] if isinstance(numbers, int) else numbers))


def as_set(plays: _core.Plays) -> Plays:
    """The kernel's plays in the oracle's form."""
    return {(p.placement.square, p.placement.down, p.placement.tiles, p.score) for p in plays}
