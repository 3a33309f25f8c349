"""Games from files: a record of ours, or GCG of any program."""

from pathlib import Path

from stafla.editions import load
from stafla.records.gcg import edition as gcg_edition
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.to_record import from_gcg
from stafla.records.record import file as records

from .fault import RecordFault


def read(file: Path, edition: str | None = None) -> records.Record:
    """The record of the game in a file.

    Args:
        file: of either kind, told apart by how it begins.
        edition: by whose rules it was played; None: as the file says, or as fits it.

    Raises:
        RecordFault, GameFileFault: it cannot be read; ``replay-edition``: it is of another edition.
        UnknownEdition: there is no such edition.
        OSError: there is no such file.
    """
    with file.open("rb") as opened:
        data = opened.read(records.MOST_BYTES + 1)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        record = records.read(data)
        pinned = record.started.edition
        if edition is not None and edition != pinned:
            raise RecordFault("replay-edition", text=edition, pinned=pinned)
        return record
    lines = gcg.read(data)
    return from_gcg(lines, load(edition or gcg_edition.edition_of(lines)))
