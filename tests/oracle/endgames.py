"""The compiled oracle on endgames: every line to the end of the game."""

import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.oracle.plays import FIELDS, program, told

ENDS = (
    "pass_rounds",
    "scoreless_turns",
    "zero_play_is_scoreless",
    "finisher_gain",
    "leftovers_lost",
)


class EndgameOracle:
    """The oracle at work on one rule set and list of words; a context manager.

    Args:
        numbers: the keyword arguments of the `Ruleset`.
        words: as of `Lexicon.list`.
        folder: where its input files may be written.
    """

    def __init__(self, numbers: dict[str, Any], words: bytes, folder: Path) -> None:
        rules, codes = folder / "rules.txt", folder / "words.bin"
        lines = (f"{name} {told(numbers[name])}\n" for name in (*FIELDS, *ENDS))
        rules.write_text("".join(lines))
        codes.write_bytes(words)
        self._process = subprocess.Popen(
            (program(), rules, codes, "--endgames"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="ascii",
        )

    def __enter__(self) -> "EndgameOracle":
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

    def spread(self, cells: bytes, racks: tuple[bytes, bytes], passes: int) -> int:
        """What the first rack, to move, gains on the second."""
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None and answers is not None
        asked.write(f"? {cells.hex()} {racks[0].hex()} {racks[1].hex()} {passes} {passes}\n")
        asked.flush()
        return int(answers.readline().split()[1])
