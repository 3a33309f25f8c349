"""Which live table plays a game of which event."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """No event has been played at live tables so far."""
    op.create_table(
        "contest_tables",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("contest", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_contest_tables"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_contest_tables_contest"),
    )
    op.create_index("ix_contest_tables_contest", "contest_tables", ["contest"])
