"""Why an act of duplicate is refused."""

from stafla import _core
from stafla.rules.game.refusals import IllegalPlacement, Refusal


class NoPlayers(Refusal):
    """Nobody takes part yet."""

    code = "duplicate-no-players"


class TooManyPlayers(Refusal):
    """As many take part as the game takes."""

    code = "duplicate-too-many"


class JoiningClosed(Refusal):
    """Nobody joins by themselves any more; who runs the game can let them in."""

    code = "duplicate-joining-closed"


class NoSuchPlayer(Refusal):
    """No player has this number."""

    code = "duplicate-no-such-player"


class RoundOpen(Refusal):
    """A round is under way."""

    code = "duplicate-round-open"


class NoRound(Refusal):
    """No round is under way: nothing can be written and nothing collected."""

    code = "duplicate-no-round"


class NotTakingPart(Refusal):
    """Who joins during a round takes part from the next one on."""

    code = "duplicate-not-yet"


class TimeNotUp(Refusal):
    """The time runs, and somebody has not written a slip yet."""

    code = "duplicate-time-not-up"


class NotJudged(Refusal):
    """The slips are not at the desk: officials rule when the time was called, until all is laid."""

    code = "duplicate-not-judged"


class NoSuchSlip(Refusal):
    """The player has handed in no slip in time in this round."""

    code = "duplicate-no-such-slip"


class CheckedAlready(Refusal):
    """The same official has looked at this before, or there is nothing to look at."""

    code = "duplicate-checked-already"


class Unchecked(Refusal):
    """Zeros, or a solo, wait for a second official."""

    code = "duplicate-unchecked"


class NotAmongEquals(Refusal):
    """The play is none of those that score most."""

    code = "duplicate-not-among-equals"


class ReasonMissing(Refusal):
    """Another play than the rule suggests needs a reason."""

    code = "duplicate-reason-missing"


class NotDrawnByHand(Refusal):
    """The tiles come from the seed."""

    code = "duplicate-not-by-hand"


class TooManyLaid(IllegalPlacement):
    """A play lays fewer tiles than a rack holds, where that was agreed."""

    def __init__(self, error: _core.PlacementError, most: int) -> None:
        super().__init__(error, None, "")
        self.code = "duplicate-too-many-tiles"
        self.values |= {"most": most}


class WrongDraw(Refusal):
    """What was typed is not what the rack lacks, or the bag does not hold it."""

    code = "duplicate-wrong-draw"


class NothingDrawn(Refusal):
    """The rack is not full: what was drawn has to be typed first."""

    code = "duplicate-nothing-drawn"


class NotYourRoom(Refusal):
    """An official of a room rules on the slips of that room alone."""

    code = "duplicate-not-your-room"


class NoSuchRoom(Refusal):
    """There is no such room or category."""

    code = "duplicate-no-such-room"


class RosterNameTaken(Refusal):
    """A room or a category has this name already, or there are as many as there may be."""

    code = "duplicate-name-taken"


class TooManyOfficials(Refusal):
    """As many help at the desk as there may be."""

    code = "duplicate-too-many-officials"


class TooManyWarnings(Refusal):
    """The player has as many warnings as there may be."""

    code = "duplicate-too-many-warnings"


class TooManyFines(Refusal):
    """As many points as there may be were taken from the player."""

    code = "duplicate-too-many-fines"


class NoPenalty(Refusal):
    """The player has no warning, or no points were taken, that could be taken back."""

    code = "duplicate-no-penalty"


class TooManyMoves(Refusal):
    """The player was moved between rooms and categories as often as one may be."""

    code = "duplicate-too-many-moves"


class TooManyJoiningChanges(Refusal):
    """Joining was closed and opened as often as a game allows."""

    code = "duplicate-too-many-joining-changes"


class TooManyDraws(Refusal):
    """Tiles were drawn by hand for one round as often as it allows."""

    code = "duplicate-too-many-draws"


class TooManyRulings(Refusal):
    """A round, or an official in it, has as many rulings as there may be."""

    code = "duplicate-too-many-rulings"
