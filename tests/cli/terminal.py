"""The command line, run in this process."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

from stafla.cli import main

EMPTY = "/".join(["15"] * 15)


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """Standard output as JSON, one value a line."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def json(self) -> Any:
        """The one JSON value of standard output."""
        (value,) = self.lines
        return value


class Typed(io.StringIO):
    """Standard input that is no terminal."""

    def isatty(self) -> bool:
        return False


def stafla(*arguments: str, typed: str = "") -> Result:
    """Run ``stafla`` with these arguments, and with a language that does not depend on us."""
    words = [*arguments]
    if not any(word.startswith("--language") for word in words):
        words += ["--language", "en"]
    before = sys.stdin
    sys.stdin = Typed(typed)
    try:
        with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
            status = main(words)
    finally:
        sys.stdin = before
    return Result(status, out.getvalue(), err.getvalue())


def cgp(board: str = "", racks: str = "/", scores: str = "0/0") -> str:
    """A position whose board is named square by square: ``D8H E8R F8a``."""
    rows = [["."] * 15 for _ in range(15)]
    for tile in board.split():
        column, rest = ord(tile[0]) - ord("A"), tile[1:]
        digits = "".join(c for c in rest if c.isdigit())
        rows[int(digits) - 1][column] = rest[len(digits) :]
    lines = ["".join(row) for row in rows]
    return f"{'/'.join(run_lengths(line) for line in lines)} {racks} {scores} 0"


def run_lengths(line: str) -> str:
    """A row with its empty squares counted."""
    text, run = "", 0
    for square in [*line, ""]:
        if square == ".":
            run += 1
            continue
        text += (str(run) if run else "") + square
        run = 0
    return text
