"""Leave values from ``--leaves``: a file of our own, as ``train leaves`` writes it, or KLV2."""

from pathlib import Path

from stafla._core import Leaves
from stafla.editions import Edition
from stafla.editions.leaves import read_leaves

MOST_BYTES = 1 << 28


def open_leaves(edition: Edition, file: Path | None) -> Leaves | None:
    """The leave values in a file; None where no file is named.

    Raises:
        LeaveFault: it is none, is damaged, or is for other letters.
        OSError: it cannot be read.
    """
    if file is None:
        return None
    with file.open("rb") as opened:
        return read_leaves(opened.read(MOST_BYTES), edition, edition.ruleset(2))
