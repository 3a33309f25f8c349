"""People, their roles and their sessions; a seat may belong to a person."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of people, and a place for a person at every seat."""
    _people()
    _roles()
    _sessions()
    _attempts()
    # one sentence that SQLite and PostgreSQL both know, so that no table is copied
    op.execute(
        "ALTER TABLE seats ADD COLUMN person VARCHAR(22) "
        "CONSTRAINT fk_seats_person REFERENCES people (id)"
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("folded", sa.String(80), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("erased", sa.BigInteger, nullable=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("folded", name="uq_people_folded"),
    )


def _roles() -> None:
    op.create_table(
        "roles",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "role", name="pk_roles"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_roles_person"),
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def _attempts() -> None:
    op.create_table(
        "attempts",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("subject", name="pk_attempts"),
    )
    op.create_index("ix_attempts_since", "attempts", ["since"])
