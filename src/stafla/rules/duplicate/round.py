"""One round of duplicate: a rack, the slips, the master play."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from stafla._core import Placement


@dataclass(frozen=True, slots=True)
class Slip:
    """What a player wrote.

    Attributes:
        placement: the whole main word.
        points: what it scores if its words are admissible.
        late: the time was up; it is kept, and scores nothing (PL-56).
    """

    placement: Placement
    points: int
    late: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round under way.

    Attributes:
        move: its number, counted from 1.
        rack: what everybody has.
        opened: when the time began, in milliseconds since 1970.
        players: how many take part.
        slips: by player, as far as the log has them.
        called: when time was called, in milliseconds since 1970; None: it was not.
        gathered: whether all slips are here.
    """

    move: int
    rack: bytes
    opened: int
    players: int
    slips: Mapping[int, Slip] = field(default_factory=dict)
    called: int | None = None
    gathered: bool = False

    @property
    def writers(self) -> range:
        """The numbers of the players who take part."""
        return range(1, self.players + 1)

    def with_slip(self, player: int, slip: Slip) -> Mapping[int, Slip]:
        """The slips with one more; one written in time stands against a late one."""
        before = self.slips.get(player)
        if slip.late and before is not None and not before.late:
            return self.slips
        return {**self.slips, player: slip}


@dataclass(frozen=True, slots=True)
class Closed:
    """A round that is over.

    Attributes:
        round: rack and slips.
        master: what everybody laid; None: nothing could be played.
        points: what it scores.
        refused: the players whose words are not admissible.
        solo: the only one who found the top, where that has a bonus.
    """

    round: Round
    master: Placement | None
    points: int
    refused: frozenset[int]
    solo: int | None = None

    def score(self, player: int) -> int:
        """What a player's slip scores: its value, 0 for none and an inadmissible one.

        Decides PL-59.
        """
        slip = self.round.slips.get(player)
        if slip is None or slip.late or player in self.refused:
            return 0
        return slip.points
