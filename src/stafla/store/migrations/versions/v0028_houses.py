"""A house has an id, and an event may have been announced at another (decisions/merging.md)."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Every event until now was announced here; the house's id is made when it is first asked."""
    op.create_table(
        "houses",
        sa.Column("one", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("id", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("one", name="pk_houses"),
        sa.CheckConstraint("one = 1", name="ck_houses_one"),
    )
    op.add_column("contests", sa.Column("home", sa.String(22), nullable=True))
