"""Why a game is not analysed."""

from stafla.club.refusal import ClubRefusal


class NoEngine(ClubRefusal):
    """The word list of the game is not installed, so nothing can be said about it."""

    code = "no-engine"
