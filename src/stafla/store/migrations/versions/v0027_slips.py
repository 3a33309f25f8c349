"""Slips of duplicate are rows of their own; those of older games stay in their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """No slip has been kept so until now."""
    op.create_table(
        "duplicate_slips",
        sa.Column("pastime", sa.String(22), nullable=False),
        sa.Column("move", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("player", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("desk", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(40), nullable=True),
        sa.Column("written", sa.String(80), nullable=False),
        sa.Column("play", sa.String(80), nullable=True),
        sa.Column("claimed", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("pastime", "move", "player", "number", name="pk_duplicate_slips"),
        sa.ForeignKeyConstraint(["pastime"], ["pastimes.id"], name="fk_duplicate_slips_pastime"),
        sa.UniqueConstraint("pastime", "move", "player", "key", name="uq_duplicate_slips_pastime"),
        sa.CheckConstraint("number >= 1", name="ck_duplicate_slips_number"),
    )
