"""Analysis and self-play.

- ``analysis``: a position or a game analysed: the question, how it is answered, the answer
- ``match``: two bots against each other, and how sure one may be
- ``training``: leave values and winning chances, learned from self-play
- ``highest``: the highest play or game that can be set up
- ``cluster``: bulk work on many machines
- ``selfplay``: positions of self-play games; ``benchmark``: what this machine does; ``journal``:
  runs that go on where they were
"""

from stafla.study.analysis.analyst import Analyst
from stafla.study.analysis.fault import StudyFault
from stafla.study.analysis.limits import Budget, Clock, Limits, Stop
from stafla.study.analysis.position import Position
from stafla.study.analysis.result import (
    Analysis,
    Candidate,
    End,
    Endgame,
    LineTurn,
    Move,
    Phase,
    Progress,
    Work,
)

__all__ = [
    "Analysis",
    "Analyst",
    "Budget",
    "Candidate",
    "Clock",
    "End",
    "Endgame",
    "Limits",
    "LineTurn",
    "Move",
    "Phase",
    "Position",
    "Progress",
    "Stop",
    "StudyFault",
    "Work",
]
