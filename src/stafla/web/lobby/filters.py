"""What somebody looks for in the lobby: a form that is sent by its address, without script."""

from dataclasses import dataclass
from typing import Annotated, Final, get_args
from urllib.parse import parse_qsl

from pydantic import BaseModel, ConfigDict, Field

from stafla.club.lobby.rating_range import ANYBODY, RatingRange
from stafla.contest.ratings import Pace
from stafla.data.catalogue import Catalogue
from stafla.editions import load, names
from stafla.store import TableFilter

PACES: Final[tuple[Pace, ...]] = get_args(Pace)
RATED = {"yes": True, "no": False}
MOST_PLAYERS = 4
Short = Annotated[str, Field(max_length=40)]


class LobbyFilter(BaseModel):
    """The filters of the lobby; one that does not exist filters nothing."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    profile: Short = ""
    """Id of an edition."""
    pace: Short = ""
    """How fast, as ratings count it: `blitz` … `untimed`."""
    rated: Short = ""
    """`yes` or `no`."""
    players: Short = ""
    """How many play."""
    level: Short = ""
    """`mine`: with people of one's own level; on the page of the lobby alone."""

    def table_filter(self) -> TableFilter:
        """Which tables are wanted."""
        return TableFilter(
            profile=self.profile if self.profile in names() else "",
            pace=self.pace if self.pace in PACES else "",
            rated=RATED.get(self.rated),
            players=int(self.players) if self.players in _players() else 0,
        )


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things that a filter offers; ``language`` if it is not the page's."""

    value: str
    label: str
    chosen: bool
    language: str = ""


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter of the lobby."""

    name: str
    label: str
    options: tuple[Option, ...]


def filters(looking: LobbyFilter, say: Catalogue) -> tuple[Filter, ...]:
    """The filters as they are set."""
    editions = [load(name) for name in names()]
    return (
        _filter(
            "profile",
            say("edition"),
            [(edition.id, edition.name, edition.language) for edition in editions],
            looking.profile,
            say,
        ),
        _filter(
            "pace",
            say("clock"),
            [(pace, say(f"pace-{pace}"), "") for pace in PACES],
            looking.pace,
            say,
        ),
        _filter(
            "rated",
            say("filter-ratings"),
            [("yes", say("filter-rated"), ""), ("no", say("filter-unrated"), "")],
            looking.rated,
            say,
        ),
        _filter(
            "players",
            say("players-legend"),
            [(count, count, "") for count in _players()],
            looking.players,
            say,
        ),
    )


@dataclass(frozen=True, slots=True)
class Chip:
    """A filter that one touch sets: its address, and whether it is set."""

    label: str
    address: str
    chosen: bool
    language: str = ""


def chips(looking: LobbyFilter, own: str, say: Catalogue, *, rated: bool) -> tuple[Chip, ...]:
    """The filters of one touch.

    Args:
        looking: what is set.
        own: the edition of the reader's language.
        say: the reader's texts.
        rated: whether the reader has a rating, so that some are of their level.
    """
    edition = load(own)
    offered = [
        (say("filter-all"), "", ""),
        (edition.name, f"profile={own}", edition.language),
        (say("filter-rated"), "rated=yes", ""),
        (say("pace-correspondence"), "pace=correspondence", ""),
    ]
    if rated:
        offered.append((say("filter-level"), "level=mine", ""))
    now = {name: value for name, value in looking.model_dump().items() if value}
    return tuple(
        Chip(label, f"/lobby?{query}" if query else "/lobby", dict(parse_qsl(query)) == now, lang)
        for label, query, lang in offered
    )


def range_named(rating_range: RatingRange, say: Catalogue) -> str:
    """A range of ratings in words; nothing where anybody may come."""
    if rating_range == ANYBODY:
        return ""
    if rating_range.most is None:
        return say("range-from", least=str(rating_range.least))
    if rating_range.least is None:
        return say("range-to", most=str(rating_range.most))
    return say("range-between", least=str(rating_range.least), most=str(rating_range.most))


def _players() -> tuple[str, ...]:
    return tuple(str(count) for count in range(2, MOST_PLAYERS + 1))


def _filter(
    name: str, label: str, offered: list[tuple[str, str, str]], chosen: str, say: Catalogue
) -> Filter:
    options = [("", say("filter-all"), ""), *offered]
    return Filter(name, label, tuple(Option(v, t, v == chosen, lang) for v, t, lang in options))
