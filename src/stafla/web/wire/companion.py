"""What the companion's page carries, so that it goes on without a server."""

from typing import Literal

from stafla.editions.clocks import Limit
from stafla.web.wire.base import Wire


class PolicyNumbers(Wire):
    """The numbers of a clock (`stafla.editions.ClockPolicy`)."""

    base: int
    """Seconds for the game."""
    increment: int
    """Seconds more for every turn."""
    move: int
    """Seconds for a turn; 0: no such limit."""
    penalty: int
    """Points for every minute of overtime begun."""
    overtime: int
    """Seconds of overtime at most."""
    limit: Limit
    """What happens to who has no time left."""
    margin: int
    """How far a loser on time must lie behind (SV-09); 0: the totals stand."""


class ProcedureNumbers(Wire):
    """The numbers of a procedure at a real board (`stafla.editions.Procedure`)."""

    sheets: int
    """Score sheets kept: each player's (SV-13), or one (IS-28)."""
    signed: bool
    """Whether they are signed."""
    choice: int
    """Tiles beyond the surplus to choose from, after too many were drawn (SV-33)."""
    small_bag: int
    """With fewer tiles in the bag before that draw (SV-35) `small_choice` counts."""
    small_choice: int
    """Tiles beyond the surplus then."""


class LawView(Wire):
    """What the law asks of an edition and the kernel does not compute."""

    final: Literal["when-laid", "when-pressed"]
    """When a play is final."""
    wrong_points: int
    """Points that a wrong challenge costs."""
    wrong_turn: bool
    """Whether a wrong challenge costs the turn."""
    start: Literal["tile", "lot"]
    """How it is settled who begins."""
    nothing_possible: bool
    """Whether a game ends by agreement that nothing can be laid."""


class ClockOffer(Wire):
    """A clock to choose, in words and numbers."""

    id: str
    """Its id."""
    label: str
    """The clock in words."""
    policy: PolicyNumbers
    """Its numbers."""


class SevenView(Wire):
    """What changes where nothing is exchanged with fewer than seven in the bag (PL-49)."""

    variant: str
    """Id of the variant."""
    digest: str
    """What pins the edition with it."""
    least: int
    """Tiles that the bag must hold for an exchange."""


class GuideView(Wire):
    """A sentence of the guide."""

    text: str
    """Its message."""
    rules: str
    """Numbers of the rules that it tells; may be empty."""


class CompanionEdition(Wire):
    """An edition that a companion offers: what the page carries, so that it needs no network."""

    profile: str
    """Id of the edition."""
    name: str
    """Title in its own language."""
    language: str
    """Language of its words."""
    procedure: ProcedureNumbers
    """What is done at a real board."""
    guide: list[GuideView]
    """What the guide says of it."""
    law: LawView
    """What the kernel does not compute."""
    clocks: list[ClockOffer]
    """Clocks to choose from."""
    seven: SevenView | None
    """What changes with the variant of PL-49; null: nothing."""
