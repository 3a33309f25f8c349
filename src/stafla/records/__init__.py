"""What is written down of games: notations, positions, files, records and diagrams.

- ``notation``: squares and plays as text, in both notations
- ``cgp``: a position in one line
- ``record``: a game's events as versioned JSON, its one reader, and its draws computed again
- ``gcg``: GCG files read, checked and written, and turned into records and back
- ``gamefile``: a game from a file of either kind
- ``diagram``: a board as SVG, and as PNG
- ``bounds``: what a replay may cost

Each format is described in docs/formats. What cannot be read is a `Fault` with a stable code
(``fault``).

A name's module is loaded when it is first asked for: who reads a play needs no models of records.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stafla.records.diagram.svg import Picture
    from stafla.records.fault import (
        Fault,
        GameFileFault,
        NotationFault,
        PositionFault,
        RecordFault,
    )
    from stafla.records.gcg.from_record import to_gcg
    from stafla.records.gcg.to_record import from_gcg
    from stafla.records.notation.play import read_play, write_play
    from stafla.records.notation.square import Style
    from stafla.records.record.file import Record
    from stafla.records.record.replay import replay
    from stafla.records.record.verify import Verification, verify

__all__ = [
    "Fault",
    "GameFileFault",
    "NotationFault",
    "Picture",
    "PositionFault",
    "Record",
    "RecordFault",
    "Style",
    "Verification",
    "from_gcg",
    "read_play",
    "replay",
    "to_gcg",
    "verify",
    "write_play",
]

_MODULES = {
    "diagram.svg": ("Picture",),
    "fault": ("Fault", "GameFileFault", "NotationFault", "PositionFault", "RecordFault"),
    "gcg.from_record": ("to_gcg",),
    "gcg.to_record": ("from_gcg",),
    "notation.play": ("read_play", "write_play"),
    "notation.square": ("Style",),
    "record.file": ("Record",),
    "record.replay": ("replay",),
    "record.verify": ("Verification", "verify"),
}


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
