"""Of an event that was announced here and carried away, entries were brought as well."""

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Mark what was written while another house ran the event.

    What is marked stays so: whoever brought an event wrote its log, and a log that says that an
    entry comes from here proves nothing.
    """
    connection = op.get_bind()
    house = connection.scalar(sa.text("select id from houses"))
    if house is None:
        return  # nothing was ever carried to it, or from it
    events = connection.execute(sa.text("select id, home from contests")).all()
    for contest, home in events:
        rows = connection.execute(
            sa.text(
                "select number, body, brought from contest_entries"
                " where contest = :contest order by number"
            ),
            {"contest": contest},
        ).all()
        was = {number: bool(brought) for number, _, brought in rows}
        is_now = dict(
            _find_brought([(number, body) for number, body, _ in rows], home or house, house)
        )
        changed = [
            {"contest": contest, "number": number}
            for number, brought in is_now.items()
            if brought and not was[number]
        ]
        if changed:
            told = "update contest_entries set brought = true"
            connection.execute(
                sa.text(f"{told} where contest = :contest and number = :number"), changed
            )


def _find_brought(
    rows: list[tuple[int, str]], writer: str, house: str
) -> Iterator[tuple[int, bool]]:
    """Of each entry, whether the house did not write it.

    Args:
        rows: numbers and entries.
        writer: where the event was announced.
        house: this one.
    """
    for number, body in rows:
        entry = json.loads(body) if '"handed-over"' in body else {}
        to = entry.get("to") if entry.get("event") == "handed-over" else None
        # taken back with a reason, where the other house did not hand it back
        reclaimed = to == house and bool(entry.get("reason"))
        yield number, writer != house and not reclaimed
        writer = to or writer
