"""Icelandic: every published form of the Database of Icelandic Morphology (BÍN) but names.

A row of BÍN grades lemma (``einkunn``) and form (``beinkunn``): 0 ungraded (old, regional),
1 standard, 2 and 3 colloquial, 4 and 5 wrong. ``birting`` says where it is published: K core,
V web, G nowhere, empty: known to another project only.
"""

from collections.abc import Iterator, Mapping

from islenska.basics import Ksnid
from islenska.bincompress import BinCompressed

from tools.lexica.curation import admissible
from tools.lexica.recipe import Material

WRONG_LEMMA = "45"
WRONG_FORM = "4"
UNPUBLISHED = ("G", "")


def rows(database: BinCompressed) -> Iterator[Ksnid]:
    """Every form of every lemma."""
    # the only way to know where the numbers end
    for number in range(1, database._max_bin_id + 1):
        yield from database.lookup_id(number)


def counts(row: Ksnid) -> bool:
    """Whether the form may be played: no name, not wrong, published."""
    return (
        row.bmynd == row.bmynd.lower()
        and row.ord == row.ord.lower()
        and str(row.einkunn) not in WRONG_LEMMA
        and str(row.beinkunn) != WRONG_FORM
        and row.birting not in UNPUBLISHED
    )


def build(material: Material) -> Mapping[str, set[str]]:
    """The lexicon's only part."""
    database = BinCompressed(str(material.path("islenska-data")))
    spelled = {row.bmynd.upper() for row in rows(database) if counts(row)}
    return {"is": material.curation.corrected(admissible(spelled, material.letters))}
