"""Games from files: GCG, or our own records."""

from dataclasses import dataclass
from pathlib import Path

from stafla.records import gcg, gcg_edition
from stafla.records import record as records
from stafla.records.bounds import within_bounds
from stafla.records.gcg_import import from_gcg
from stafla.records.record import Record
from stafla.rules import Game

from .output import BadOption
from .position import edition_named


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game with the names of its players."""

    record: Record
    game: Game


def read_game(file: Path, edition: str | None) -> GameFile:
    """The game in a file, of an edition that it names or that is named here.

    Raises:
        RecordFault, GameFileFault: the file cannot be read.
        BadEvent: it tells what cannot have happened.
        BadOption: ``cli-replay-edition``, it is of another edition.
    """
    with file.open("rb") as opened:
        data = opened.read(records.MOST_BYTES + 1)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        record = records.read(data)
        pinned = record.started.edition
        if edition is not None and edition != pinned:
            raise BadOption("cli-replay-edition", text=edition, pinned=pinned)
    else:
        read = gcg.read(data)
        record = from_gcg(read, edition_named(edition or gcg_edition.edition_of(read)))
    return GameFile(record, Game.replay(within_bounds(record.events, records.MOST_EVENTS)))
