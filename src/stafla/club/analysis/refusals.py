"""Why a game is not analysed, or no play tried in it."""

from stafla.club.refusal import ClubRefusal


class NoEngine(ClubRefusal):
    """The word list of the game is not installed, so nothing can be said about it."""

    code = "no-engine"


class NothingToTry(ClubRefusal):
    """In no turn of the game is the rack known, so that no play of it can be tried."""

    code = "nothing-to-try"
