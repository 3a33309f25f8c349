"""The file of ``--record``: known to be writable before a game, and written however it ends."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from stafla.cli.output import say, tell

ENDINGS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
"""How a system ends a program whose terminal is closed, or that is to go."""


@contextmanager
def recording(file: Path | None, data: Callable[[], bytes]) -> Iterator[None]:
    """A game whose record is written when it is over, or broken off in whatever way.

    Args:
        file: where it goes; None: nowhere.
        data: the record as it is by then.

    Raises:
        OSError: the file cannot be written, which is found before the game begins.
    """
    if file is None:
        yield
        return
    require_writable(file)
    with endings_as_interrupts():
        try:
            yield
        finally:
            file.write_bytes(data())
            tell(say("cli-saved", file=str(file)))


def require_writable(file: Path) -> None:
    """Try to write to a file, and leave no trace of it; a device or a pipe is not touched.

    Raises:
        OSError: it cannot be written.
    """
    target = file.resolve()
    there = target.exists()
    if there and not (target.is_file() or target.is_dir()):
        return
    with file.open("ab"):
        pass
    if not there:
        target.unlink()


@contextmanager
def endings_as_interrupts() -> Iterator[None]:
    """A closed terminal and an ended process are as Ctrl-C; what is ignored stays ignored."""
    before = {one: signal.getsignal(one) for one in ENDINGS}
    usual = [one for one in ENDINGS if before[one] is signal.SIG_DFL]
    for one in usual:
        signal.signal(one, _interrupt)
    try:
        yield
    finally:
        for one in usual:
            signal.signal(one, before[one])


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    """The first of them counts: a terminal that is closed often says so twice."""
    for one in ENDINGS:
        signal.signal(one, signal.SIG_IGN)
    raise KeyboardInterrupt
