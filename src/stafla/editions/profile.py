"""The rule profile of an edition: what the law asks and the kernel does not compute."""

from dataclasses import dataclass
from typing import Literal

StartBy = Literal["tile", "lot"]
Final = Literal["when-laid", "when-pressed"]
WordCheck = Literal["challenge", "automatic"]
Until = Literal["next-player-begins", "recorded"]


@dataclass(frozen=True, slots=True)
class Players:
    """How many may play (IS-02, SV-04, PL-01). Practice alone is always possible."""

    least: int
    most: int

    def admit(self, players: int) -> bool:
        """Whether a game of so many is one of this edition, or solo practice."""
        return players == 1 or self.least <= players <= self.most


@dataclass(frozen=True, slots=True)
class Start:
    """Who moves first.

    Attributes:
        by: ``tile``: the earliest letter drawn moves first (IS-03); ``lot``: the lot favours a
            player, who chooses the first move or the orientation of the board (SV-10).
        blank: a blank ranks before the first letter (IS-04, A-2).
        ties: tied players draw again (A-1).
    """

    by: StartBy
    blank: Literal["before-first"]
    ties: Literal["redraw"]


@dataclass(frozen=True, slots=True)
class Turn:
    """When a play is made: as soon as it is laid, or when its player presses the clock (SV-23)."""

    final: Final


@dataclass(frozen=True, slots=True)
class Exchange:
    """Least number of tiles in the bag (SV-26), and the order: draw, then return (IS-17)."""

    bag_at_least: int
    draw: Literal["before-return"]


@dataclass(frozen=True, slots=True)
class Challenge:
    """How words are judged at the table.

    Attributes:
        check: the edition's own way; a table may choose the other.
        until: the window closes when the next player begins (IS-23) or has recorded the play
            (SV-17).
        wrong_points: points a wrong challenger loses (FI-31, SV-22).
        wrong_turn: a wrong challenger loses the next turn (double challenge).
    """

    check: WordCheck
    until: Until
    wrong_points: int
    wrong_turn: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """What ends a game besides going out.

    Attributes:
        all_pass_rounds: rounds of passes by all (IS-27); 0: never.
        scoreless_turns: turns in a row that leave no new tile on the board (SV-28); 0: never.
        zero_play_is_scoreless: a play of 0 points is scoreless too.
        nothing_possible: the game may end when nobody can play any more (FI-35, A-5).
    """

    all_pass_rounds: int
    scoreless_turns: int
    zero_play_is_scoreless: bool
    nothing_possible: bool


@dataclass(frozen=True, slots=True)
class Settlement:
    """Leftovers are lost (IS-40); the finisher gains the others' so many times (IS-41)."""

    leftovers_lost: bool
    finisher_gain: int


@dataclass(frozen=True, slots=True)
class Opening:
    """Least number of tiles of the first play (IS-06)."""

    least: int
