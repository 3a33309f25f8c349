"""An event begins; its players come, leave and come back."""

import secrets
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from stafla.cli.contests.event_file import EventFile, new_player_id, open_event_file
from stafla.cli.options import STANDARD_INPUT, FileOrInput, Whole
from stafla.cli.output import BadOption, say, tell

if TYPE_CHECKING:
    from stafla.contest.event import Event


def begin(
    file: Path,
    /,
    *,
    title: str,
    rules: str = "wespa",
    division: str = "A",
    rounds: Whole = 6,
    system: str = "swiss",
    hill: Whole = 0,
    seed: str = "",
) -> int:
    """Begin an event."""
    from stafla.club.contests.plan import MOST_TITLE, DivisionPlan, line_of, system_of
    from stafla.club.contests.refusals import BadPlan
    from stafla.contest.event import DivisionAdded, Opened, federation

    if file.exists():
        raise BadOption("event-file-there", file=str(file))
    title = line_of(title, MOST_TITLE)
    if not title:
        raise BadPlan
    federation_rules = federation(rules)
    plan = DivisionPlan(division, rounds, system_of(system), hill)
    planned = plan.round_plans()
    seed = seed or secrets.token_urlsafe(12)
    opened = Opened(
        title,
        federation_rules.name,
        federation_rules.scoring,
        federation_rules.withdrawal,
        federation_rules.late,
        seed,
    )
    EventFile(file).do(opened, DivisionAdded(plan.name, planned))
    tell(say("event-begun", title=title, file=str(file)))
    return 0


def register(file: Path, players: FileOrInput, /, *, division: str = "A") -> int:
    """Register the players of a list, a line each."""
    from stafla.club.contests.player_list import read_players
    from stafla.club.contests.players import division_named
    from stafla.contest.event import Registered

    standard = str(players) == STANDARD_INPUT
    text = sys.stdin.read() if standard else players.read_text(encoding="utf-8")
    book, new = open_event_file(file), read_players(text.removeprefix("\ufeff"))
    require_names(book.event, [player.name for player in new])
    seed, there = book.event.opening().seed, book.event.entries
    book.do(
        *(
            Registered(
                new_player_id(seed, there + number),
                division_named(player.division, book.event.divisions) or division,
                player.name,
                player.rating,
                player.team,
                player.club,
            )
            for number, player in enumerate(new)
        )
    )
    tell(say("events-now-registration", count=len(book.event.people)))
    return 0


def require_names(event: "Event", names: Sequence[str]) -> None:
    """Check that everybody has a name of their own: here players are known by nothing else.

    Raises:
        BadOption: somebody has not.
    """
    taken = {participant.name for participant in event.people.values()}
    for name in names:
        if name in taken:
            raise BadOption("event-player-taken", text=name)
        taken.add(name)


def take_file(
    file: Path,
    source: Path,
    /,
    *,
    format: str,  # noqa: A002 - as a person types it
    encoding: str = "",
) -> int:
    """Take players, pairs and results of a file into an event that has none."""
    from stafla.contest.event import happenings_of, read_sheet, to_utf_8

    book = open_event_file(file)
    seed, numbers = book.event.opening().seed, count(book.event.entries + 1)
    language = book.event.opening().federation
    recoded = to_utf_8(source.read_bytes(), format, encoding, language)
    sheet = read_sheet(recoded.data, format)
    _, done = happenings_of(book.event, sheet, lambda: new_player_id(seed, next(numbers)))
    book.do(*done, reason=source.name)
    if recoded.encoding != "utf-8" and not encoding:
        tell(say("event-encoded", encoding=recoded.encoding))
    tell(say("events-now-registration", count=len(book.event.people)))
    return 0


def withdraw(file: Path, name: str, /, *, reason: str = "") -> int:
    """Somebody leaves the event."""
    from stafla.contest.event import Withdrawn

    book = open_event_file(file)
    book.do(Withdrawn(book.player_id(name)), reason=reason)
    return 0


def bring_back(file: Path, name: str, /) -> int:
    """Somebody who left comes back."""
    book = open_event_file(file)
    book.do(book.event.return_fact(book.player_id(name)))
    return 0
