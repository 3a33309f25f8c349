"""The tables of an event's pages, which are the same for everybody: made once for all who look."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from stafla.club.contests.log import LoadedContest
from stafla.contest.event import Participant
from stafla.data.catalogue import Catalogue
from stafla.web.contests import view
from stafla.web.latest import Latest
from stafla.web.rendering.page import SIGN, TEMPLATES

MOST_CHARACTERS: Final = 1 << 24
"""Of all events and languages: 20 pages of 2,000 players."""
MOST_GROUPS: Final = 40
"""So many groups have their standings on the page; all have them on paper."""
OWN: Final = Markup(' class="here"')
ROW: Final = re.compile(f"{SIGN}([^{SIGN}]*){SIGN}")


@dataclass(frozen=True, slots=True)
class MarkedTables:
    """What everybody sees, and where the rows of each player are.

    Attributes:
        html: the tables.
        rows: where in it a row says whose it is, by player.
    """

    html: Markup
    rows: Mapping[str, tuple[int, ...]]

    @staticmethod
    def of(marked: str) -> "MarkedTables":
        """The tables in which `_mark` has marked the rows."""
        texts: list[str] = []
        rows: dict[str, list[int]] = {}
        at = written = 0
        for mark in ROW.finditer(marked):
            texts.append(marked[at : mark.start()])
            written += len(texts[-1])
            at = mark.end()
            for player in mark[1].split():
                rows.setdefault(player, []).append(written)
        html = Markup("".join([*texts, marked[at:]]))  # noqa: S704 - a template made it
        return MarkedTables(html, {player: tuple(places) for player, places in rows.items()})

    def __len__(self) -> int:
        return len(self.html)

    def seen_by(self, player: str | None) -> Markup:
        """The tables as a player sees them, whose own rows stand out; None: anybody."""
        places = self.rows.get(player or "", ())
        if not places:
            return self.html
        ends = [0, *places, len(self.html)]
        return OWN.join(self.html[one:other] for one, other in pairwise(ends))


class EventTables:
    """Tables of events as HTML: the latest of each, until something happens there."""

    def __init__(self) -> None:
        self._made: Latest[MarkedTables] = Latest(MOST_CHARACTERS, len)

    def event(self, contest: LoadedContest, say: Catalogue, group: str) -> MarkedTables:
        """Round and standings; of a group where one is asked for that there is."""
        return self._get(
            contest, say, "event", group.casefold(), lambda: _event(contest, say.language, group)
        )

    def wall(self, contest: LoadedContest, say: Catalogue) -> MarkedTables:
        """Where everybody sits, or how they stand."""
        return self._get(contest, say, "wall", "", lambda: _wall(contest, say.language))

    def _get(
        self,
        contest: LoadedContest,
        say: Catalogue,
        name: str,
        group: str,
        values: Callable[[], dict[str, object]],
    ) -> MarkedTables:
        def make() -> MarkedTables:
            template = TEMPLATES.env.get_template(f"contests/{name}_tables.html")
            common = {
                "say": say,
                "contest": contest.row.id,
                "event": contest.event,
                "standings": lambda division: view.standings_rows(contest, division),
            }
            return MarkedTables.of(template.render(common | values()))

        key = (contest.row.id, name, group, say.language)
        # either grows by what changes them: something happens, or somebody has another name
        return self._made.get(key, contest.event.entries + contest.row.named, make)


def known_group(contest: LoadedContest, group: str) -> str:
    """The group as it is written; empty: there is none."""
    known = view.groups(contest.event, "en")
    return next((one for one in known if one.casefold() == group.casefold()), "")


def _event(contest: LoadedContest, language: str, group: str) -> dict[str, object]:
    return {
        "tables": view.round_shown(contest),
        "byes": view.byes(contest.event),
        "groups": view.groups(contest.event, language)[:MOST_GROUPS],
        "group": group,
        "group_rows": lambda division, name: view.group_rows(contest, division, name),
        "own": _mark,
    }


def _wall(contest: LoadedContest, language: str) -> dict[str, object]:
    return {"seats": view.seats(contest.event, view.round_shown(contest), language)}


def _mark(*players: Participant) -> str:
    """Whose row it is; `MarkedTables.of` takes it out again."""
    return f"{SIGN}{' '.join(player.id for player in players)}{SIGN}"
