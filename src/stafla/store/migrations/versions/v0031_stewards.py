"""Volunteers who judge words or enter results at a tournament by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """No such link has been given out so far."""
    op.create_table(
        "contest_stewards",
        sa.Column("contest", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("task", sa.String(10), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("contest", "number", name="pk_contest_stewards"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_contest_stewards_contest"),
        sa.UniqueConstraint("id", name="uq_contest_stewards_id"),
        sa.UniqueConstraint("key", name="uq_contest_stewards_key"),
        sa.CheckConstraint("task in ('words', 'results')", name="ck_contest_stewards_task"),
    )
