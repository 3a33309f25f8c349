"""Putting files in place."""

import os
from pathlib import Path
from secrets import token_hex

from stafla.words.fault import LexiconFault


def write(data: bytes, path: Path) -> None:
    """Put a file in place as a whole or not at all; a device or a pipe is written to.

    Raises:
        LexiconFault: ``unreadable``: the system does not let it.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path.resolve(), data)
    except OSError as error:
        raise LexiconFault.unreadable(path, error) from error


def _replace(path: Path, data: bytes) -> None:
    fresh = path.with_name(f"{path.name}.{token_hex(4)}")
    try:
        with fresh.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
