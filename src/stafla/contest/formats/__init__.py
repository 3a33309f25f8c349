"""Files of tournaments and rating lists, read and written.

Every format has a reader that keeps what it read, so that an unchanged file is written as it was,
and a way to and from a `TournamentSheet`: who played whom, with how many points.

- ``sheet``: what any of them tells
- ``tsh``: a division of TSH (``.t``); ``tsh_archive``: its settings, and several files in one
- ``naspa``: the text that NASPA takes
- ``tou``: AUPAIR (``.TOU``)
- ``rt``: rating lists (``.RT``)
- ``csv_sheet``, ``json_sheet``: the sheet itself, complete
- ``ascii``: names in formats that have no other letters; ``short_names``: in too narrow columns
- ``lines``: from bytes to lines, the same for all; ``fault``: why a file cannot be read or written
"""

from stafla.contest.formats.fault import TournamentFault
from stafla.contest.formats.sheet import (
    CellKind,
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
)

__all__ = [
    "CellKind",
    "RoundCell",
    "SheetDivision",
    "SheetPlayer",
    "TournamentFault",
    "TournamentSheet",
]
