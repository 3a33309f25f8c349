"""Joining that can be asked for again: one place for a device, and invitations that outlive it."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """So far nothing but the order of requests kept a device from taking two places."""
    _flag("gatherings", "begun")
    op.create_index("ix_gatherings_begun", "gatherings", ["begun", "owner"])
    _flag("places", "joined")
    for whose in ("owner", "person"):
        _unique(f"ix_places_joined_{whose}", "places", ["gathering", whose], "joined")
    op.add_column("transfers", sa.Column("taker", sa.String(64), nullable=True))
    # racks of a day that were taken up twice at the same moment stay, the later ones under a
    # subject of their own
    op.execute(
        "UPDATE pastimes SET subject = subject || '#' || id WHERE kind = 'daily' AND EXISTS ("
        "SELECT 1 FROM pastimes AS other WHERE other.kind = 'daily'"
        " AND other.owner = pastimes.owner AND other.profile = pastimes.profile"
        " AND other.subject = pastimes.subject AND (other.created < pastimes.created"
        " OR (other.created = pastimes.created AND other.id < pastimes.id)))"
    )
    _unique("ix_pastimes_daily", "pastimes", ["owner", "profile", "subject"], "kind = 'daily'")


def _flag(table: str, name: str) -> None:
    column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column(table, column)


def _unique(name: str, table: str, columns: list[str], where: str) -> None:
    part = sa.text(where)
    op.create_index(name, table, columns, unique=True, sqlite_where=part, postgresql_where=part)
