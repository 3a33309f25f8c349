"""``stafla ratings``: ratings computed again from the games."""

from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from stafla.cli.inputs.database import existing_address, folder
from stafla.cli.output import emit, say, tell

if TYPE_CHECKING:
    from stafla.club.ratings import Audit

command = App(name="ratings", result_action="return_value")


@command.command(name="recompute")
def recompute_command(
    *, data: Path | None = None, club: bool = False, check: bool = False, json: bool = False
) -> int:
    """Compute every rating from the games, from scratch."""
    audit = _audit(folder(data, club=club), check)
    if json:
        emit(as_json(audit))
    else:
        show(audit, check)
    return 0 if audit.agrees or not check else 1


def _audit(data: Path | None, check: bool) -> "Audit":
    from stafla.club import LocalNews, Tables
    from stafla.club.lexica import InstalledLexica
    from stafla.club.ratings import Ratings
    from stafla.store import GameStore, RatingStore, open_database

    database = open_database(existing_address(data))
    try:
        tables = Tables(
            GameStore(database), InstalledLexica(), LocalNews(), now=_zero_time, random=_zero_bytes
        )
        ratings = Ratings(tables, RatingStore(database))
        if not check:
            ratings.catch_up()
        return ratings.audit(repair=not check)
    finally:
        database.close()


def _zero_time() -> int:
    """The clock of a rating office that only computes: nothing of it depends on the time."""
    return 0


def _zero_bytes(count: int) -> bytes:
    """Its random bytes, which nothing depends on either."""
    return bytes(count)


def as_json(audit: "Audit") -> dict[str, object]:
    """The audit as one JSON value."""
    return {
        "agrees": audit.agrees,
        "games": audit.games,
        "ratings": audit.players,
        "wrong": [list(where) for where in audit.wrong],
        "wrong_changes": [list(where) for where in audit.wrong_games],
        "missing": list(audit.missing),
    }


def show(audit: "Audit", check: bool) -> None:
    """The audit for a person."""
    tell(say("cli-ratings-computed", games=audit.games, ratings=audit.players))
    for where in [*map(" ".join, audit.wrong), *map(" ".join, audit.wrong_games)]:
        tell(say("cli-ratings-wrong", where=where))
    for table in audit.missing:
        tell(say("cli-ratings-missing", table=table))
    if audit.agrees:
        tell(say("cli-ratings-agree"))
    elif not check:
        tell(say("cli-ratings-repaired"))
