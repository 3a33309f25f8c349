"""What holds for every player that sees as people do: the ``[habits]`` of ``data/levels.toml``."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Habits:
    """Numbers that are the same at every level, and on devices (``front/src/bots/habits.json``).

    Attributes:
        easy_length: letters of a word that is seen at a glance.
        easy_tiles: fewer tiles laid than these look like no move.
        common: so many of the most frequent words come to mind equally fast.
        by_heart: letters of the shortest words, which players learn by heart.
        reach: squares between a tile laid and a premium square that somebody can soon lay over
            both.
        crumb: points of a play below which it looks like none.
        looked_again: who sees crumbs alone looks for so many times as many plays.
        far: points behind or ahead from which on a player changes how they weigh.
        weighed: how many of the plays it sees the master weighs against each other.
        poor: points of a play below which a rack without a balance of vowels is rather exchanged.
        unbalanced: one vowel or consonant for so many places on the rack is no balance.
        vowels_kept: how many vowels stay of too many.
        consonants_kept: how many consonants stay of too many.
        exchanges_in_a_row: after so many a person does not exchange once more.
        hopeless_bag: tiles in the bag of which one hardly hopes for another after an exchange that
            was in vain.
        most_exchanges: a bot that could exchange for ever passes after so many, so that every game
            ends.
    """

    easy_length: int
    easy_tiles: int
    common: int
    by_heart: int
    reach: int
    crumb: int
    looked_again: int
    far: int
    weighed: int
    poor: int
    unbalanced: int
    vowels_kept: int
    consonants_kept: int
    exchanges_in_a_row: int
    hopeless_bag: int
    most_exchanges: int


@cache
def levels_file() -> dict[str, Any]:
    """``data/levels.toml`` as it stands."""
    return tomllib.loads((files("stafla.data") / "levels.toml").read_bytes().decode())


HABITS: Final = Habits(**levels_file()["habits"])
