"""The compiled oracle on endgames: every line to the end of the game."""

from pathlib import Path
from typing import Any

from tests.oracle.plays import FIELDS, Program

ENDS = (
    "pass_rounds",
    "scoreless_turns",
    "zero_play_is_scoreless",
    "finisher_gain",
    "leftovers_lost",
)


class EndgameOracle(Program):
    """The oracle asked about endgames; arguments as of a `Program`."""

    def __init__(self, numbers: dict[str, Any], words: bytes, folder: Path) -> None:
        super().__init__(numbers, words, folder, (*FIELDS, *ENDS), "--endgames")

    def spread(self, cells: bytes, racks: tuple[bytes, bytes], passes: int) -> int:
        """What the first rack, to move, gains on the second."""
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None and answers is not None
        asked.write(f"? {cells.hex()} {racks[0].hex()} {racks[1].hex()} {passes} {passes}\n")
        asked.flush()
        return int(answers.readline().split()[1])
