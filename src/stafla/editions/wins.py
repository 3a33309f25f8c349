"""The winning chances that ship with an edition (docs/formats/wins.md, docs/engine/wins.md)."""

from functools import cache
from importlib.resources import files

from stafla._core import Ruleset, WinTable
from stafla.editions.edition import Edition


@cache
def shipped_wins(edition: Edition, rules: Ruleset) -> WinTable:
    """The table that ships for an edition's language; without one, a formula.

    Raises:
        KernelError: ``wins``: the shipped file is none.
    """
    file = files("stafla.data") / "wins" / f"{edition.language}.wins"
    return WinTable.from_bytes(file.read_bytes()) if file.is_file() else WinTable.logistic(rules)
