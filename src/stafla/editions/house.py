"""What variants of the house change beyond the questions that every edition answers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class House:
    """The house variants (PL-36 … PL-41); the plain game has none of them.

    Attributes:
        blanks_return: who holds the letter may swap it for the blank on the board (PL-36).
        open_dictionary: words may be looked up before they are laid (PL-37).
        theme_points: points for each word of the agreed theme; 0: there is no theme (PL-38).
        opening: letters that the first play must have to begin with; the number falls when a
            whole round cannot open (PL-39, PL-40, A-13); 0: as in the edition.
        bags: 2: vowels and consonants lie apart, one blank in each (PL-41).
    """

    blanks_return: bool = False
    open_dictionary: bool = False
    theme_points: int = 0
    opening: int = 0
    bags: int = 1


PLAIN = House()
