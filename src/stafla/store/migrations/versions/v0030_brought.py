"""Of an entry it is kept whether another house brought it (decisions/merging.md)."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Of an event that was announced elsewhere every entry counts as brought until now."""
    op.add_column(
        "contest_entries",
        sa.Column("brought", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.execute(
        "update contest_entries set brought = true"
        " where contest in (select id from contests where home is not null)"
    )
