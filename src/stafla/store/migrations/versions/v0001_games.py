"""Games, their events and their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("profile", sa.String(40), nullable=False),
        sa.Column("lexicon", sa.String(80), nullable=False),
        sa.Column("word_check", sa.String(20), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("waiting_for_bot", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_waiting_for_bot", "games", ["waiting_for_bot"])
    op.create_index("ix_games_owner", "games", ["owner"])
    op.create_table(
        "events",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("type", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game"),
        sa.CheckConstraint("number >= 1", name="ck_events_number"),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("name", sa.String(80), nullable=True),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game"),
        sa.CheckConstraint("kind in ('person', 'bot')", name="ck_seats_kind"),
    )
