"""Why an act of duplicate is refused."""

from stafla.rules.game.refusals import Refusal


class NoPlayers(Refusal):
    """Nobody takes part yet."""

    code = "duplicate-no-players"


class TooManyPlayers(Refusal):
    """As many take part as the game takes."""

    code = "duplicate-too-many"


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
