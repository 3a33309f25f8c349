"""Judges at live tables: who may judge, which tables wait for a judge, and who decided what."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """No table so far had a judge."""
    judge = sa.Column("judge", sa.String(22), nullable=False, server_default="")
    op.add_column("games", judge)
    waiting = sa.Column("awaits_judge", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", waiting)
    op.create_index("ix_games_awaits_judge", "games", ["awaits_judge"])
    op.create_table(
        "decisions",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("event", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("arbiter", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("game", "event", name="pk_decisions"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_decisions_game"),
        sa.ForeignKeyConstraint(["arbiter"], ["people.id"], name="fk_decisions_arbiter"),
    )
