"""What the companion's page carries, so that it goes on without a server."""

from typing import Literal

from stafla.editions.clocks import Limit
from stafla.web.wire import Wire


class PolicyNumbers(Wire):
    """The numbers of a clock (`stafla.editions.ClockPolicy`)."""

    base: int
    increment: int
    move: int
    penalty: int
    overtime: int
    limit: Limit
    margin: int


class ProcedureNumbers(Wire):
    """The numbers of a procedure at a real board (`stafla.editions.Procedure`)."""

    sheets: int
    signed: bool
    choice: int
    small_bag: int
    small_choice: int


class LawView(Wire):
    """What the law asks of an edition and the kernel does not compute."""

    final: Literal["when-laid", "when-pressed"]
    wrong_points: int
    wrong_turn: bool
    start: Literal["tile", "lot"]
    nothing_possible: bool


class ClockOffer(Wire):
    """A clock to choose, in words and numbers."""

    id: str
    label: str
    policy: PolicyNumbers


class SevenView(Wire):
    """What changes where nothing is exchanged with fewer than seven in the bag (PL-49)."""

    variant: str
    digest: str
    least: int


class KeptView(Wire):
    """An edition that a companion can keep."""

    profile: str
    name: str
    language: str
    procedure: ProcedureNumbers
    law: LawView
    clocks: list[ClockOffer]
    seven: SevenView | None
