"""Pairings: who meets whom in a round, and why.

`pair` makes a `Pairing` of a `Request`. The request is complete: written down (`Request.to_json`)
and read again (`from_json`) it gives the same pairs, whatever the order of its parts, the number of
cores or the machine.

- ``request``, ``field``: what a round is paired on; ``result``: its pairs and why they are these
- ``pair``: from the one to the other, by the system that the request names
- ``matching``, ``cheapest``: Swiss, the cheapest pairs of all
- ``templates``: by places alone; ``robin``: tables made in advance
- ``contenders``: Chew's pairings and pairing by simulation
- ``starts``: who goes first; ``byes``: why somebody sits out
- ``repeats``: who met before; ``mates``: who is of one family, club or team
"""

from stafla.contest.pairing.byes import ByeReason, bye_reasons
from stafla.contest.pairing.contenders import can_catch, repeat_weight
from stafla.contest.pairing.field import Entrant, Field, field_of
from stafla.contest.pairing.mates import mates_of
from stafla.contest.pairing.pair import has_fixtures, pair
from stafla.contest.pairing.repeats import Repeat, repeats_of
from stafla.contest.pairing.request import NotPairable, Request, Settings, System, from_json
from stafla.contest.pairing.result import Pair, Pairing, Relaxation
from stafla.contest.pairing.robin import circle

__all__ = [
    "ByeReason",
    "Entrant",
    "Field",
    "NotPairable",
    "Pair",
    "Pairing",
    "Relaxation",
    "Repeat",
    "Request",
    "Settings",
    "System",
    "bye_reasons",
    "can_catch",
    "circle",
    "field_of",
    "from_json",
    "has_fixtures",
    "mates_of",
    "pair",
    "repeat_weight",
    "repeats_of",
]
