"""The systems of federations and sites by name; their numbers are ``stafla/data/ratings.toml``."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stafla.contest.ratings.australian import Australian
from stafla.contest.ratings.event import RatingSystem, SystemInfo
from stafla.contest.ratings.excess import Excess
from stafla.contest.ratings.glicko_event import Glicko2, Glicko225
from stafla.contest.ratings.isc import Isc
from stafla.contest.ratings.pfs import Hollington
from stafla.contest.ratings.seierstad import Seierstad

FILE: Final = "ratings.toml"
KINDS: Final[Mapping[str, type[RatingSystem]]] = {
    "hollington": Hollington,
    "excess": Excess,
    "australian": Australian,
    "seierstad": Seierstad,
    "glicko-2": Glicko2,
    "glicko-225": Glicko225,
    "isc": Isc,
}


class UnknownSystem(LookupError):
    """No rating system has this name."""

    code = "unknown-system"


@cache
def rating_systems() -> Mapping[str, RatingSystem]:
    """Every system, by its stable name, in the order of the file."""
    text = (files("stafla.data") / FILE).read_text(encoding="utf-8")
    return {name: parse_system(name, table) for name, table in tomllib.loads(text).items()}


def rating_system(name: str) -> RatingSystem:
    """A system by its name.

    Raises:
        UnknownSystem: there is none of the name.
    """
    try:
        return rating_systems()[name]
    except KeyError:
        raise UnknownSystem(name) from None


def parse_system(name: str, table: Mapping[str, Any]) -> RatingSystem:
    """A system as the data file tells it; a federation's variant is made the same way.

    Raises:
        KeyError, TypeError, ValueError: a field is missing or unknown, or a label lacks its reason.
    """
    numbers: dict[str, Any] = {
        key: tuple(v) if isinstance(v, list) else v for key, v in table.items()
    }
    about = SystemInfo(
        name=name,
        evidence=numbers.pop("evidence"),
        confirmed=numbers.pop("confirmed"),
        why=numbers.pop("why", ()),
    )
    return KINDS[numbers.pop("kind")](about, **numbers)
