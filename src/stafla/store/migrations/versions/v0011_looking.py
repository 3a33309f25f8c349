"""What the lobby is searched by, and the ratings of those who may come."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

HOUR = 3600
COLUMNS = (
    sa.Column("profile", sa.String(40), nullable=False, server_default=""),
    sa.Column("pace", sa.String(20), nullable=False, server_default=""),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("players", sa.Integer, nullable=False, server_default="0"),
    sa.Column("least", sa.Integer, nullable=True),
    sa.Column("most", sa.Integer, nullable=True),
)


def upgrade() -> None:
    """Tables that wait say themselves what they are; the pace of games follows from their clock."""
    for column in COLUMNS:
        op.add_column("gatherings", column)
    pace = sa.Column("pace", sa.String(20), nullable=False, server_default="")
    op.add_column("games", pace)
    connection = op.get_bind()
    for row in connection.execute(sa.text("select id, setup from gatherings")).all():
        _look(connection, row.id, json.loads(row.setup))
    op.execute("update games set pace = 'untimed'")
    clocks = sa.text("select game, body from events where type = 'clock-set'")
    for row in connection.execute(clocks).all():
        found = {"game": row.game, "pace": _pace(json.loads(row.body)["policy"])}
        connection.execute(sa.text("update games set pace = :pace where id = :game"), found)


def _look(connection: sa.Connection, table: str, setup: dict[str, Any]) -> None:
    """Note what a table that waits is searched by; its clock is not told here but by its game."""
    counted = sa.text("select count(*) from places where gathering = :id")
    connection.execute(
        sa.text(
            "update gatherings set profile = :profile, rated = :rated, players = :players"
            " where id = :id"
        ),
        {
            "id": table,
            "profile": setup["profile"],
            "rated": bool(setup.get("rated")),
            "players": connection.scalar(counted, {"id": table}),
        },
    )


def _pace(policy: dict[str, int]) -> str:
    """As `ClockPolicy.pace` was when this was written."""
    if policy["base"] == 0 and policy["move"] >= HOUR:
        return "correspondence"
    seconds = policy["base"] + 12 * (policy["increment"] + policy["move"])
    if seconds < 6 * 60:
        return "blitz"
    return "rapid" if seconds < 15 * 60 else "regular"
