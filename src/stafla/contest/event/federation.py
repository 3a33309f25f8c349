"""Federations: what their events count, as data (``stafla/data/federations``)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from stafla.contest.event.refusal import EventRefusal
from stafla.contest.pairing import System
from stafla.contest.standings import Scoring

INTERNATIONAL: Final = "wespa"
"""Whose numbers are offered where a language has no federation of its own."""
USUAL: Final = "glicko-2"
"""How games are rated where a federation says nothing."""
Missed = Literal["forfeit", "void", "bye", "omit"]
"""What a round that a player missed counts for: a loss without playing, nothing though it is in the
list, a bye, or nothing at all."""


@dataclass(frozen=True, slots=True)
class Federation:
    """A federation's numbers, and how sure they are.

    Attributes:
        name: stable.
        title: as it is called.
        source: where they were read; ``evidence`` S, C, P or M as for ratings.
        confirmed: whether all of them were; where not, ``why`` says what was not.
        clock: the usual way to measure time (``stafla/data/clocks.toml``).
        system: how rounds are paired where nobody says otherwise.
        scoring: what games count.
        rating: the system that its games are rated by (`stafla.contest.ratings.rating_systems`).
        withdrawal, late: what rounds count that who has left, or came late, did not play.
        most, margin: of a game lost on time: what the loser's overtime costs, and how far behind
            the loser is put; 0: the totals stand.
    """

    name: str
    title: str
    source: str
    evidence: Literal["S", "C", "P", "M"]
    confirmed: bool
    why: tuple[str, ...]
    clock: str
    system: System
    scoring: Scoring
    rating: str = USUAL
    withdrawal: Missed = "forfeit"
    late: Missed = "forfeit"
    most: int = 0
    margin: int = 0


def usual_federation(language: str) -> str:
    """The name of the federation that events in a language follow where nobody says otherwise."""
    return language if language in federations() else INTERNATIONAL


@cache
def federations() -> Mapping[str, Federation]:
    """Every federation by its name."""
    found = {}
    for file in sorted(
        (files("stafla.data") / "federations").iterdir(), key=lambda file: file.name
    ):
        name = file.name.removesuffix(".toml")
        if name != file.name:
            text = file.read_text(encoding="utf-8")
            found[name] = parse_federation(name, tomllib.loads(text))
    return found


def federation(name: str) -> Federation:
    """A federation by its name.

    Raises:
        EventRefusal: ``event-federation``, there is none.
    """
    if name not in federations():
        raise EventRefusal("event-federation", text=name)
    return federations()[name]


def parse_federation(name: str, table: Mapping[str, Any]) -> Federation:
    """A federation as a file tells it; an event's own rules are told the same way.

    Raises:
        EventRefusal: ``event-profile``, a field is missing, unknown or not of its kind, or what is
            not confirmed does not say why.
    """
    told = dict(table)
    try:
        scoring = dict(told.pop("scoring"))
        scoring["keys"] = tuple(scoring["keys"])
        lost = dict(told.pop("time_loss", {}))
        why = tuple(told.pop("why", ()))
        if bool(told["confirmed"]) == bool(why):
            raise ValueError(name)
        return Federation(name=name, why=why, scoring=Scoring(**scoring), **told, **lost)
    except (KeyError, TypeError, ValueError):
        raise EventRefusal("event-profile", text=name) from None
