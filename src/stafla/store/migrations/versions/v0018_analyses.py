"""Games handed to the engine, for all workers to see."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """So far each worker kept its own in memory; whoever wants one again asks again."""
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("by", sa.String(22), nullable=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(22), nullable=True),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("stop", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_analyses"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_analyses_game"),
    )
    op.create_index("ix_analyses_state", "analyses", ["state", "asked"])
    op.create_table(
        "analysed_turns",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_analysed_turns"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_analysed_turns_game"),
    )
