"""Analysis and self-play.

- ``position``: a position as the player to move sees it: from CGP, a game, or codes
- ``analyst``, ``limits``: the question: how long to think, when to stop, whom to tell
- ``analysis``: the answer: moves with their worth, the endgame's line
- ``statics``: moves weighed without looking ahead
- ``games``: a whole recorded game, turn by turn
- ``wire``: answers as JSON
"""

from stafla.study.analysis import (
    Analysis,
    Candidate,
    End,
    Endgame,
    Move,
    Phase,
    Progress,
    Step,
    Work,
)
from stafla.study.analyst import Analyst
from stafla.study.fault import StudyFault
from stafla.study.limits import Budget, Clock, Limits, Stop
from stafla.study.position import Position

__all__ = [
    "Analysis",
    "Analyst",
    "Budget",
    "Candidate",
    "Clock",
    "End",
    "Endgame",
    "Limits",
    "Move",
    "Phase",
    "Position",
    "Progress",
    "Step",
    "Stop",
    "StudyFault",
    "Work",
]
