"""Tournaments: what happened at each, who runs it, who plays."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """No tournament has been held so far."""
    op.create_table(
        "contests",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("place", sa.String(80), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("named", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contests"),
    )
    op.create_index("ix_contests_day", "contests", ["day"])
    op.create_table(
        "contest_entries",
        sa.Column("contest", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("contest", "number", name="pk_contest_entries"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_contest_entries_contest"),
        sa.CheckConstraint("number >= 1", name="ck_contest_entries_number"),
    )
    op.create_table(
        "contest_roles",
        sa.Column("contest", sa.String(22), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("contest", "person", name="pk_contest_roles"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_contest_roles_contest"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_contest_roles_person"),
        sa.CheckConstraint("role in ('director', 'judge', 'helper')", name="ck_contest_roles_role"),
    )
    op.create_index("ix_contest_roles_person", "contest_roles", ["person"])
    op.create_table(
        "contest_players",
        sa.Column("contest", sa.String(22), nullable=False),
        sa.Column("player", sa.String(22), nullable=False),
        sa.Column("name", sa.String(80), nullable=True),
        sa.Column("person", sa.String(22), nullable=True),
        sa.Column("key", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("contest", "player", name="pk_contest_players"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_contest_players_contest"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_contest_players_person"),
        sa.UniqueConstraint("contest", "person", name="uq_contest_players_contest"),
        sa.UniqueConstraint("key", name="uq_contest_players_key"),
    )
    op.create_index("ix_contest_players_person", "contest_players", ["person"])
