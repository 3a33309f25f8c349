"""Why an act of a house variant is refused."""

from stafla.editions import VariantError
from stafla.rules.refusal import Refusal


class VariantRefused(Refusal):
    """The variants asked for do not fit the table or each other; ``code`` is the catalogue's."""

    def __init__(self, error: VariantError) -> None:
        self.code = error.code
        super().__init__()
        self.values |= error.values


class DrawDue(Refusal):
    """Somebody has to choose between two bags first (PL-41)."""

    code = "draw-due"


class NothingToDraw(Refusal):
    """The player has no tile to choose now."""

    code = "nothing-to-draw"


class BagEmpty(Refusal):
    """There is no tile in that bag (PL-41)."""

    code = "bag-empty"


class BlanksStay(Refusal):
    """The table has not agreed that blanks return (PL-36)."""

    code = "blanks-stay"


class NoBlankThere(Refusal):
    """No blank lies on that square (PL-36)."""

    code = "no-blank-there"


class NoTheme(Refusal):
    """A theme needs a name and a list of bounded size, and is claimed only where there is one."""

    code = "no-theme"


class BadClaim(Refusal):
    """The words claimed are not of this play, or count already (PL-38)."""

    code = "bad-claim"


class NoVote(Refusal):
    """Nothing is voted on (PL-38)."""

    code = "no-vote"


class OwnVote(Refusal):
    """The others decide about one's own words (PL-38)."""

    code = "own-vote"


class AlreadyVoted(Refusal):
    """The player has voted already."""

    code = "already-voted"


class VoteDue(Refusal):
    """A vote on the theme comes first (PL-38)."""

    code = "vote-due"


class PlaysAlone(Refusal):
    """Where everybody plays alone, nobody sees how a rack lies (PL-68)."""

    code = "plays-alone"


class ArrangedTooOften(Refusal):
    """A player has rearranged the rack as often as a record can hold (PL-68)."""

    code = "arranged-too-often"


class NoProposals(Refusal):
    """Partners speak by the order of their tiles alone, and a proposal would be a word (PL-68)."""

    code = "no-proposals"


class NoPairClock(Refusal):
    """Two pairs play without a clock: the document knows none, and partners' time is shared."""

    code = "no-pair-clock"


class NoPairJudge(Refusal):
    """What a judge at the table is told would be a word between partners (PL-68)."""

    code = "no-pair-judge"
