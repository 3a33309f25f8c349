"""What variants of the house change beyond the questions that every edition answers."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house variants (PL-36 … PL-41, PL-65 … PL-70); the plain game has none of them.

    Attributes:
        blanks_return: who holds the letter may swap it for the blank on the board (PL-36).
        open_dictionary: words may be looked up before they are laid (PL-37).
        theme_points: points for each word of the agreed theme; 0: there is no theme (PL-38).
        opening: letters that the first play must have to begin with; the number falls when a
            whole round cannot open (PL-39, PL-40, A-13); 0: as in the edition.
        opening_by_round: it falls when the turn comes back to the starting player, who so has the
            first chance with fewer letters (PL-40); otherwise, as records of before 2026-11-23 pin
            it, after as many yields as there are players, whoever moves next.
        bags: 2: vowels and consonants lie apart, one blank in each (PL-41).
        pairs: seats 0 and 1 play together against seats 2 and 3 (PL-65).
        exchanges: how often a side may exchange in a game (PL-66); 0: as often as it likes.
    """

    blanks_return: bool = False
    open_dictionary: bool = False
    theme_points: int = 0
    opening: int = 0
    opening_by_round: bool = False
    bags: int = 1
    pairs: bool = False
    exchanges: int = 0

    def digest_members(self) -> dict[str, Any]:
        """What the digest of a game covers; what came later goes without saying where it is off."""
        return {k: v for k, v in asdict(self).items() if v or k not in LATER}


LATER = frozenset({"pairs", "exchanges", "opening_by_round"})
PLAIN = HouseRules()
