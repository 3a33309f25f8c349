"""Why a game is not taken in, or not shown."""

from stafla.club.refusal import ClubRefusal


class StillPlayed(ClubRefusal):
    """The game goes on; what is for later is not shown yet."""

    code = "still-played"


class BadGameFile(ClubRefusal):
    """The file holds no game that can have been played; ``why`` is the fault's code."""

    code = "bad-game-file"

    def __init__(self, why: str, details: dict[str, str | int]) -> None:
        super().__init__(why=why, **details)


class GameNotOver(ClubRefusal):
    """Only a game that is over is kept."""

    code = "game-not-over"


class LongFile(ClubRefusal):
    """The file is longer than a game's."""

    code = "long-file"
