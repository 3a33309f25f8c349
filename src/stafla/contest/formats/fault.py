"""Why a file of a tournament cannot be read or written, and how much of one is read."""

from typing import Final

from stafla.records import Fault

MOST_BYTES: Final = 8 << 20
MOST_LINES: Final = 50_000
MOST_PLAYERS: Final = 20_000
"""In one division."""
MOST_DIVISIONS: Final = 200
MOST_ROUNDS: Final = 200


class TournamentFault(Fault):
    """A file of a tournament is malformed, or cannot hold what is to be written."""
