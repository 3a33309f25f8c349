"""Rounds: who meets whom, and how it ended."""

from collections.abc import Sequence
from pathlib import Path

from stafla.cli.contests.event_file import open_event_file, steps_to_entering
from stafla.cli.contests.show import pairing_json, seat_json, show_round, show_tables
from stafla.cli.options import Whole
from stafla.cli.output import BadOption, emit, say, tell

KINDS = ("played", "adjudicated", "forfeit", "forfeit-first", "double-forfeit", "void")


def pair(
    file: Path, /, *, absent: Sequence[str] = (), preview: bool = False, json: bool = False
) -> int:
    """Pair the coming round and publish it; everybody is here who is not named."""
    from stafla.contest.event import CheckedIn, PhaseMoved, pairing_fact

    book = open_event_file(file)
    event, steps = book.event, steps_to_entering(book.event)
    if event.phase == "registration":
        missing = {book.player_id(name) for name in absent}
        here = [CheckedIn(player) for player in event.people if player not in missing]
        steps = [PhaseMoved("check-in"), *here]
    event = book.event_after(*steps)
    planned = [
        name for name, division in event.divisions.items() if event.round < len(division.plan)
    ]
    pairings = {name: event.pair(name) for name in planned}
    pairs = [pairing_fact(pairing, name) for name, pairing in pairings.items()]
    without = tuple(
        participant.id
        for participant in event.people.values()
        if not participant.here and not participant.left
    )
    out = without if event.phase == "check-in" else ()
    if event.phase == "entering":
        steps.append(PhaseMoved("break"))
    if preview:
        show_round(book.contest_after(*steps, *pairs), pairings, json, coming=True)
        return 0
    book.do(*steps, *pairs, PhaseMoved("published", out), PhaseMoved("playing"))
    show_round(book.contest, pairings, json)
    return 0


def pair_again(request: Path, /) -> int:
    """Make the pairs of a published round once more, from all that they follow from."""
    from stafla.contest.pairing import from_json
    from stafla.contest.pairing import pair as pairs_of

    pairing = pairs_of(from_json(request.read_text(encoding="utf-8")))
    emit(pairing_json(pairing, {}))
    return 0


def tables(file: Path, /, *, json: bool = False) -> int:
    """The tables of the round, and what is known of them."""
    from stafla.club.contests.tables import tables_of

    book = open_event_file(file)
    seats = tables_of(book.contest)
    if json:
        for seat in seats:
            emit(seat_json(book.event, seat))
        return 0
    show_tables(book.contest)
    return 0


def enter(
    file: Path,
    which: str,
    own: Whole | None = None,
    against: Whole | None = None,
    /,
    *,
    kind: str = "played",
    reason: str = "",
    round: Whole | None = None,  # noqa: A002 - as a person types it
) -> int:
    """Enter the result of a table: points of who goes first, and of the other."""
    from stafla.club.contests.tables import table_meant
    from stafla.contest.event import PhaseMoved, Resulted
    from stafla.contest.standings import WITH_POINTS

    if kind not in KINDS:
        raise BadOption("event-kind", text=kind, known=", ".join(KINDS))
    if kind in WITH_POINTS and None in (own, against):
        raise BadOption("event-points-missing")
    book = open_event_file(file)
    seat = table_meant(book.contest, which, round)
    one, other = seat.bout.first, seat.bout.second
    if kind == "forfeit-first":
        one, other, kind = other, one, "forfeit"
    event = book.event
    now = round in (None, event.round)
    opening = [PhaseMoved("entering")] if event.phase == "playing" and now else []
    result = Resulted(
        seat.division,
        event.round if round is None else round,
        one,
        other,
        own or 0,
        against or 0,
        kind,  # type: ignore[arg-type]
    )
    book.do(*opening, result, reason=reason)
    left = len(book.event.missing())
    key = "events-now-missing" if left else "events-now-whole"
    tell(say(key, round=event.round, count=left))
    return 0


def close(file: Path, /) -> int:
    """End the event."""
    from stafla.contest.event import PhaseMoved

    book = open_event_file(file)
    book.do(*steps_to_entering(book.event), PhaseMoved("closed"))
    tell(say("events-now-closed"))
    return 0
