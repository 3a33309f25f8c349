"""Icelandic readings from BÍN, with the package `islenska` (extra ``stafla[is]``)."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from stafla.words.readings.reading import Reading

if TYPE_CHECKING:
    from islenska.bincompress import BinCompressed

SOURCE = "BÍN"
_CLASSES = {
    "kk": "karlkynsnafnorð", "kvk": "kvenkynsnafnorð", "hk": "hvorugkynsnafnorð",
    "so": "sagnorð", "lo": "lýsingarorð", "ao": "atviksorð", "fs": "forsetning",
    "st": "samtenging", "uh": "upphrópun", "to": "töluorð", "rt": "raðtala", "fn": "fornafn",
    "pfn": "persónufornafn", "afn": "afturbeygt fornafn", "gr": "greinir", "nhm": "nafnháttarmerki",
}  # fmt: skip
_TAGS = {
    "NF": "nefnifall", "ÞF": "þolfall", "ÞGF": "þágufall", "EF": "eignarfall",
    "ET": "eintala", "FT": "fleirtala", "gr": "með greini",
    "GM": "germynd", "MM": "miðmynd", "OP": "ópersónuleg", "SP": "spurnarmynd",
    "NH": "nafnháttur", "FH": "framsöguháttur", "VH": "viðtengingarháttur", "BH": "boðháttur",
    "ST": "stýfður", "SAGNB": "sagnbót", "LHNT": "lýsingarháttur nútíðar",
    "LHÞT": "lýsingarháttur þátíðar", "NT": "nútíð", "ÞT": "þátíð",
    "1P": "1. persóna", "2P": "2. persóna", "3P": "3. persóna",
    "KK": "karlkyn", "KVK": "kvenkyn", "HK": "hvorugkyn",
    "SB": "sterk beyging", "VB": "veik beyging", "FSB": "frumstig, sterk beyging",
    "FVB": "frumstig, veik beyging", "MST": "miðstig", "ESB": "efsta stig, sterk beyging",
    "EVB": "efsta stig, veik beyging", "FST": "frumstig", "EST": "efsta stig",
    "OBEYGJANLEGT": "óbeygjanlegt",
}  # fmt: skip
_WHOLE = re.compile(r"(NF|ÞF|ÞGF|EF)(ET|FT)?(gr)?")


def form(word_class: str, tag: str) -> str:
    """A word class and a tag of BÍN in full words."""
    pieces = [piece.rstrip("23") for piece in tag.split("-")]
    named = []
    for piece in pieces:
        match = _WHOLE.fullmatch(piece)
        parts = [part for part in match.groups() if part] if match else [piece]
        named += [_TAGS.get(part, part) for part in parts]
    return ", ".join([_CLASSES.get(word_class, word_class), *named])


class Icelandic:
    """Asks BÍN itself: never its compound guesser, which accepts invented words."""

    @cached_property
    def _database(self) -> "BinCompressed":
        from islenska.bincompress import BinCompressed  # noqa: PLC0415 (an optional package)

        return BinCompressed()

    def readings(self, word: str) -> Sequence[Reading]:
        """Every reading of a word in small letters, names left out."""
        rows = self._database.lookup(word)
        common = [row for row in rows if row[4] == word and row[0] == row[0].lower()]
        named_forms = ((lemma, form(kind, tag)) for lemma, _, kind, _, _, tag in common)
        return [Reading(lemma, name, SOURCE) for lemma, name in dict.fromkeys(named_forms)]
