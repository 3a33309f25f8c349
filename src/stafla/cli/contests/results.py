"""What an event comes to: standings, ratings, files for others."""

import datetime
from pathlib import Path

from stafla.cli.contests.event_file import open_event_file
from stafla.cli.output import BadOption, emit, figure, say, table, tell


def standings(file: Path, /, *, json: bool = False) -> int:
    """The standings of every division."""
    book = open_event_file(file)
    event = book.event
    columns = [
        ("events-place", "right"),
        ("events-player", "left"),
        ("events-wins", "right"),
        ("events-spread", "right"),
        ("events-points", "right"),
    ]
    for name in event.divisions:
        lines = event.standings(name)
        if json:
            emit(
                {
                    "division": name,
                    "round": event.round,
                    "standings": [
                        {
                            "place": standing.place,
                            "name": event.people[standing.player].name,
                            "wins": standing.half_wins / 2,
                            "losses": standing.lost / 2,
                            "spread": standing.spread,
                            "points": standing.points,
                        }
                        for standing in lines
                    ],
                }
            )
            continue
        rows = [
            (
                standing.place,
                event.people[standing.player].name,
                figure(f"{standing.half_wins / 2:g}–{standing.lost / 2:g}"),
                figure(f"{standing.spread:+d}"),
                standing.points,
            )
            for standing in lines
        ]
        table(columns, rows, title=name)
    return 0


def export(file: Path, out: Path, /, *, format: str | None = None, day: str = "") -> int:  # noqa: A002 - as a person types it
    """Write the event as a file of a format."""
    from stafla.contest.event import WRITERS, lost_in, sheet_of
    from stafla.contest.formats import tou
    from stafla.contest.formats.short_names import shortened_names

    ending = out.suffix.removeprefix(".").lower()
    chosen = format or (ending if ending in WRITERS else "csv")
    if chosen not in WRITERS:
        raise BadOption("event-format", text=chosen, known=", ".join(WRITERS))
    event = open_event_file(file).event
    sheet = sheet_of(event, _day(day))
    out.write_bytes(WRITERS[chosen](sheet))
    tell(say("cli-saved", file=str(out)))
    if chosen == "tou":
        for division in sheet.divisions:
            names = (player.name for player in division.players)
            for name, short in shortened_names(names, tou.NAME):
                tell(say("tournament-shortened", text=name, short=short))
    for (player, loss), rounds in lost_in(chosen, event).items():
        told = {
            "name": event.people[player].name,
            "count": len(rounds),
            "rounds": ", ".join(map(str, rounds)),
            "what": say(f"events-file-{loss}"),
        }
        tell(say("events-file-rounds", **told))
    return 0


def ratings(
    file: Path,
    /,
    *,
    system: str = "",
    division: str = "",
    before: Path | None = None,
    after: Path | None = None,
    day: str = "",
    json: bool = False,
) -> int:
    """What the event makes of ratings; ``--before`` and ``--after`` are lists, JSON or ``.rt``."""
    from stafla.contest.event import federations, rate_division, read_list, write_columns
    from stafla.contest.event.federation import USUAL
    from stafla.contest.ratings import rating_systems
    from stafla.contest.ratings.lists import to_json

    event = open_event_file(file).event
    known, own = rating_systems(), federations().get(event.opening().federation)
    by = known.get(system or (own.rating if own else USUAL))
    if by is None:
        raise BadOption("event-format", text=system, known=", ".join(known))
    chosen = division or next(iter(event.divisions), "")
    event.division(chosen)
    date = _day(day) or datetime.datetime.now(datetime.UTC).date()
    start = read_list(before.read_bytes(), by) if before else None
    rated = rate_division(event, chosen, date, by, start)
    if after is not None:
        columns = after.suffix.lower() == ".rt"
        data = write_columns(rated.after, by) if columns else to_json(rated.after).encode()
        after.write_bytes(data)
    rows = []
    for player, change in rated.changes.items():
        name = event.people[player].name
        if json:
            old, new = change.before.rating, change.after.rating
            emit({"name": name, "system": by.about.name, "before": old, "after": new})
            continue
        was, is_now = (
            "" if entry.rating is None else str(by.print_rating(entry.rating))
            for entry in (change.before, change.after)
        )
        rows.append((name, was, is_now))
    if not json:
        columns_shown = [
            ("events-player", "left"),
            ("events-rating-before", "right"),
            ("events-rating-after", "right"),
        ]
        table(columns_shown, rows, title=say(f"events-ratings-title-{by.about.name}"))
    return 0


def _day(text: str) -> datetime.date | None:
    try:
        return datetime.date.fromisoformat(text) if text else None
    except ValueError:
        raise BadOption("cli-bad-value", name="--day", text=text) from None
