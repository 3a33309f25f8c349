"""What happens in a game of duplicate (PL-53 to PL-64)."""

from dataclasses import dataclass

from stafla import _core
from stafla.rules.game.events import Event

TIME = 180_000
SOLO_LEAST = 16


@dataclass(frozen=True, slots=True)
class DuplicateStarted(Event):
    """A game begins; pins everything that later events depend on.

    Attributes:
        edition, digest: the set, as practice alone (every player plays against the tiles).
        lexicon, fingerprint: the word list of the master plays.
        seed: 32 bytes from which the tiles are drawn, kept by the caller until the end.
        commitment: SHA-256 of the seed, shown before the first tile.
        rack_rule, blank_twice: see `stafla.rules.duplicate.rack.RackRule` (PL-61, PL-62).
        ending: see `stafla.rules.duplicate.rack.bag_ends` (PL-64).
        master: ``found``: the highest play that a player found is laid (PL-58), ``best``: the
            highest that the word list knows.
        time: milliseconds that a round lasts (PL-56).
        solo: extra points for the only one who found the top (federations: 10).
        solo_least: players that a round needs for that.
        rounds: play ends after so many; 0: when the tiles do (PL-64).
        automatic: the server calls time and judges by itself when the time is up; records that do
            not have it were called by hand.
        arbiter: slips are ruled on at a desk, and the arbiter chooses the master play among equals.
        checked: zeros and a solo stand only when two officials have looked at them.
        hand: the arbiter draws the tiles from a bag and types them; the seed decides nothing.
        joker, eight: see `stafla.rules.duplicate.variants.Variant`.
    """

    edition: str
    digest: str
    lexicon: str
    fingerprint: str
    seed: bytes
    commitment: bytes
    rack_rule: str = "both"
    blank_twice: bool = False
    ending: str = "laid"
    master: str = "found"
    time: int = TIME
    solo: int = 0
    solo_least: int = SOLO_LEAST
    rounds: int = 0
    automatic: bool = False
    arbiter: bool = False
    checked: bool = False
    hand: bool = False
    joker: str = ""
    eight: str = ""


@dataclass(frozen=True, slots=True)
class PlayerJoined(Event):
    """A player takes part from the next round on; numbers count from 1 (PL-53)."""

    player: int


@dataclass(frozen=True, slots=True)
class JoiningSet(Event):
    """Whether joining is ``closed`` to those who come by themselves, from now on."""

    closed: bool


@dataclass(frozen=True, slots=True)
class RoomAdded(Event):
    """One more room plays the same game; rooms count from 1. The name is of a place."""

    name: str


@dataclass(frozen=True, slots=True)
class CategoryAdded(Event):
    """One more category has a table of its own; categories count from 1."""

    name: str


@dataclass(frozen=True, slots=True)
class PlayerPlaced(Event):
    """Where a player belongs from now on.

    Attributes:
        player: who.
        room: in which they play; 0: in none that is told apart.
        category: in which they are ranked beside the whole table; 0: in none.
    """

    player: int
    room: int
    category: int


@dataclass(frozen=True, slots=True)
class TilesDrawn(Event):
    """Tiles drawn and put on the rack (PL-55, PL-60)."""

    tiles: bytes


@dataclass(frozen=True, slots=True)
class RackReturned(Event):
    """The rack goes back into the bag whole (PL-63)."""


@dataclass(frozen=True, slots=True)
class DrawWithdrawn(Event):
    """What was typed as drawn was typed wrong: these tiles are in the bag again."""

    tiles: bytes


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """The rack is announced and the time runs; ``at`` in milliseconds since 1970 (PL-55, PL-56)."""

    at: int


@dataclass(frozen=True, slots=True)
class SlipWritten(Event):
    """A player's answer; a later one replaces it while the time runs (PL-56).

    Attributes:
        player: whose.
        placement: the whole main word.
        at: when, in milliseconds since 1970.
    """

    player: int
    placement: _core.Placement
    at: int


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """Time is called: slips that come from now on are late; ``at`` in milliseconds since 1970."""

    at: int


@dataclass(frozen=True, slots=True)
class SlipsGathered(Event):
    """The slips of all players at once, equal ones as one solution, after time was called (PL-58).

    A player has one solution at most: the one written last in time, or else a late one.

    Attributes:
        placements: the solutions, each once.
        players: by solution, who wrote it in time.
        late: by solution, who wrote it too late: it is kept, and scores nothing.
    """

    placements: tuple[_core.Placement, ...]
    players: tuple[tuple[int, ...], ...]
    late: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class SlipsJudged(Event):
    """Where an arbiter rules: what the word list says of the slips that were gathered.

    Attributes:
        refused: the players whose words are not admissible.
    """

    refused: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SlipAdded(Event):
    """A slip on paper, in time, is typed in after the others were gathered.

    Attributes:
        player: whose.
        placement: the whole play.
        refused: whether its words are not admissible.
        official: who typed it; 0: the caller.
    """

    player: int
    placement: _core.Placement
    refused: bool
    official: int


@dataclass(frozen=True, slots=True)
class SlipsRuled(Event):
    """An official rules on slips: they score nothing for a fault of theirs, or they stand.

    Attributes:
        players: whose slips.
        zero: the fault, one of `stafla.rules.duplicate.round.ZEROS`; empty: the slips stand.
        official: who rules; 0: the caller.
    """

    players: tuple[int, ...]
    zero: str
    official: int


@dataclass(frozen=True, slots=True)
class SlipsChecked(Event):
    """An official has looked at zeros, or at a solo, and confirms them.

    Attributes:
        players: whose.
        official: who confirms; 0: the caller.
    """

    players: tuple[int, ...]
    official: int


@dataclass(frozen=True, slots=True)
class OfficialNamed(Event):
    """Somebody helps at the desk; officials count from 1, the caller is 0.

    Attributes:
        official: who.
        room: whose slips alone they see and rule on; 0: all rooms.
    """

    official: int
    room: int = 0


@dataclass(frozen=True, slots=True)
class RoundClosed(Event):
    """The slips are collected and judged, and the master play is laid (PL-58, PL-59).

    Attributes:
        at: when, in milliseconds since 1970.
        master: what everybody lays; None: nothing can be played.
        points: what it scores.
        refused: the players whose words are not admissible, or whose slips were ruled zero.
        why: the arbiter's reason to lay another play than the rule suggests (PL-58).
    """

    at: int
    master: _core.Placement | None
    points: int
    refused: tuple[int, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class PlayerWarned(Event):
    """The judge warns a player for a fault of form or of conduct.

    Attributes:
        player: who is warned.
        fault: ``score``: the score on the slip is missing or wrong; empty: it is not said.
        official: who warns; 0: the caller.
    """

    player: int
    fault: str = ""
    official: int = 0


@dataclass(frozen=True, slots=True)
class PlayerFined(Event):
    """The judge takes points from a player, as federations do for a slip that is almost right."""

    player: int
    points: int
    official: int = 0


@dataclass(frozen=True, slots=True)
class PenaltyLifted(Event):
    """The judge takes back a warning, or points that were taken, given by mistake.

    Attributes:
        player: whose penalty it was.
        points: that come back; 0: a warning does.
        official: who takes it back; 0: the caller.
        penalty: the number of the event that gave it; 0, as in older records: the player's latest
            of the kind.
    """

    player: int
    points: int = 0
    official: int = 0
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class DuplicateEnded(Event):
    """Play ends (PL-64).

    Attributes:
        reason: ``tiles``: those left are used up or of one kind; ``stuck``: nothing can be played;
            ``rounds``: as many as were agreed; ``stopped``: by the caller.
    """

    reason: str


EVENTS: tuple[type[Event], ...] = (
    DuplicateStarted,
    PlayerJoined,
    JoiningSet,
    RoomAdded,
    CategoryAdded,
    PlayerPlaced,
    TilesDrawn,
    RackReturned,
    DrawWithdrawn,
    RoundOpened,
    SlipWritten,
    TimeCalled,
    SlipsGathered,
    SlipsJudged,
    SlipAdded,
    SlipsRuled,
    SlipsChecked,
    OfficialNamed,
    RoundClosed,
    PlayerWarned,
    PlayerFined,
    PenaltyLifted,
    DuplicateEnded,
)
