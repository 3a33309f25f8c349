"""The file of ``--record``: known to be writable before a game, and written however it ends."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from stafla.cli.output import BadOption, say, tell
from stafla.records import Record
from stafla.records.record import file as records

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


def is_gcg(file: Path | None) -> bool:
    """Whether a record is to be GCG, by the name of its file."""
    return file is not None and file.suffix.lower() == ".gcg"


def require_json(file: Path | None) -> None:
    """Refuse a name that asks for GCG: only games have that form.

    Raises:
        BadOption: it does.
    """
    if is_gcg(file):
        raise BadOption("cli-record-no-gcg", text=str(file)[:100])


def record_bytes(record: Record, *, gcg: bool) -> bytes:
    """A game's record, as JSON or as GCG."""
    if not gcg:
        return records.write(record)
    from stafla.records import to_gcg
    from stafla.records.gcg import writer as gcg_text

    return gcg_text.write(to_gcg(record))


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
