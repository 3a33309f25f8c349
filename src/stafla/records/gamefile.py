"""Games from files: a record of ours, or GCG of any program."""

from pathlib import Path

from stafla.editions import load
from stafla.records.gcg import edition as gcg_edition
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.to_record import from_gcg
from stafla.records.record import file as records

from .fault import RecordFault

BLANK_START = b"\xef\xbb\xbf \t\r\n"


def is_record(data: bytes) -> bool:
    """Whether a file is a record of ours, by how it begins; any other is read as GCG."""
    return data.lstrip(BLANK_START).startswith(b"{")


def read(file: Path, edition: str | None = None) -> records.Record:
    """The record of the game in a file.

    Args:
        file: a record or GCG.
        edition: by whose rules it was played; None: as the file says, or as fits it.

    Raises:
        RecordFault, GameFileFault: it cannot be read; ``replay-edition``: it is of another edition.
        UnknownEdition: there is no such edition.
        OSError: there is no such file.
    """
    with file.open("rb") as opened:
        data = opened.read(records.MOST_BYTES + 1)
    record = read_bytes(data, edition)
    pinned = record.started.edition
    if edition is not None and edition != pinned:
        raise RecordFault("replay-edition", text=edition, pinned=pinned)
    return record


def read_bytes(data: bytes, edition: str | None = None) -> records.Record:
    """The record of the game in a file's bytes; a record of ours is of the edition it names.

    Raises:
        RecordFault, GameFileFault: they cannot be read.
        UnknownEdition: there is no such edition.
    """
    if is_record(data):
        return records.read(data)
    lines = gcg.read(data)
    return from_gcg(lines, load(edition or gcg_edition.edition_of(lines)))
