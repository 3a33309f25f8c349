"""PDF made by a process of its own, with bounds on its time and size, so that no page waits."""

import subprocess
import sys
from typing import Final

from stafla.paper.sheet import MOST_LEAVES, MOST_ROWS, Sheet, write

SECONDS: Final = 120
MOST_BYTES: Final = 32 << 20


class PaperTooLong(Exception):
    """The sheet has more than paper is made for, or was not done in time."""


def make_pdf(sheet: Sheet, seconds: int = SECONDS) -> bytes:
    """A sheet as PDF; the same sheet gives the same bytes.

    Args:
        sheet: what stands on it.
        seconds: how long it may take.

    Raises:
        PaperTooLong
    """
    if len(sheet.leaves) > MOST_LEAVES or sheet.rows > MOST_ROWS:
        raise PaperTooLong
    data = write(sheet)
    if len(data) > MOST_BYTES:
        raise PaperTooLong
    command = [sys.executable, "-m", "stafla.paper"]
    try:
        process = subprocess.run(  # noqa: S603 - our own program, given its work on standard input
            command, input=data, capture_output=True, timeout=seconds, check=True
        )
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as error:
        raise PaperTooLong from error
    return process.stdout
