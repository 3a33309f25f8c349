"""Games from files: GCG, or our own records."""

from dataclasses import dataclass
from pathlib import Path

from stafla.records import Record, gamefile
from stafla.records.bounds import MOST_EVENTS, within_bounds
from stafla.rules import Game


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game with the names of its players."""

    record: Record
    game: Game


def read_game(file: Path, edition: str | None) -> GameFile:
    """The game in a file, of an edition that it names or that is named here.

    Raises:
        RecordFault, GameFileFault: the file cannot be read, or is of another edition.
        UnknownEdition: there is no such edition.
        BadEvent: it tells what cannot have happened.
    """
    record = gamefile.read(file, edition)
    return GameFile(record, Game.replay(within_bounds(record.events, MOST_EVENTS)))
