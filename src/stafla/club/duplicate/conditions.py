"""What the caller of a duplicate chooses before it begins."""

from dataclasses import dataclass

from stafla.club.refusal import ClubRefusal
from stafla.club.tables.setup import admissible_name
from stafla.rules import Event
from stafla.rules.duplicate.events import TIME, CategoryAdded, RoomAdded
from stafla.rules.duplicate.rooms import MOST_CATEGORIES, MOST_ROOMS
from stafla.rules.duplicate.state import MOST_ROUNDS, MOST_TIME
from stafla.rules.duplicate.variants import PLAIN, Variant

SECOND = 1_000
SOLO = 10
MOST_BESIDE = 200
"""Players whose paper the caller types, as they are named before the game begins."""


class BadConditions(ClubRefusal):
    """A round lasts no such time, or there are not so many."""

    code = "duplicate-bad-conditions"


class TooManyBeside(ClubRefusal):
    """More players are named before the game begins than that takes."""

    code = "duplicate-too-many-beside"


@dataclass(frozen=True, slots=True)
class Conditions:
    """What the caller chooses.

    Attributes:
        seconds: that a round lasts (PL-56).
        best: the best play that the word list knows is laid, not the best that was found (PL-58).
        together: play goes on while bag and rack together hold both kinds (PL-64).
        rounds: play ends after so many; 0: when the tiles do.
        automatic: the server calls time and judges by itself when the time is up.
        solo: whoever alone found the top of sixteen or more has ten points more.
        either: the rack needs two vowels or two consonants, as the leaflet prints it (PL-61).
        arbiter: slips are ruled on at a desk, and the master play is chosen among equals.
        checked: zeros and a solo wait for a second official; there is a desk then.
        hand: tiles are drawn from a bag and typed.
        rooms: names of the rooms that play the game together; none: they are not told apart.
        categories: names of the categories that have tables of their own.
        variant: blanks and racks that are not as usual.
    """

    seconds: int = TIME // SECOND
    best: bool = False
    together: bool = False
    rounds: int = 0
    automatic: bool = False
    solo: bool = False
    either: bool = False
    arbiter: bool = False
    checked: bool = False
    hand: bool = False
    rooms: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    variant: Variant = PLAIN

    def arrangement(self) -> tuple[Event, ...]:
        """The rooms and categories, each once.

        Raises:
            BadName
            BadConditions: there are too many.
        """
        rooms = dict.fromkeys(map(admissible_name, self.rooms))
        categories = dict.fromkeys(map(admissible_name, self.categories))
        if len(rooms) > MOST_ROOMS or len(categories) > MOST_CATEGORIES:
            raise BadConditions
        return (*map(RoomAdded, rooms), *map(CategoryAdded, categories))

    def members(self) -> dict[str, str | int | bool]:
        """The members of `DuplicateStarted`.

        Raises:
            BadConditions
        """
        timed = 0 < self.seconds <= MOST_TIME // SECOND
        if not timed or not 0 <= self.rounds <= MOST_ROUNDS or not self.variant.known:
            raise BadConditions
        return {
            "time": self.seconds * SECOND,
            "master": "best" if self.best else "found",
            "ending": "bag-and-rack" if self.together else "laid",
            "rounds": self.rounds,
            "automatic": self.automatic,
            "solo": SOLO if self.solo else 0,
            "rack_rule": "either" if self.either else "both",
            "arbiter": self.arbiter or self.checked,
            "checked": self.checked,
            "hand": self.hand,
            "joker": self.variant.joker,
            "eight": self.variant.eight,
        }
