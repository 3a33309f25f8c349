"""Codes of tables, duplicates, bingo and events are one name space."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
# so long a table waits for its players, in milliseconds
LONGEST_WAIT = 60 * 24 * 3600 * 1000


def upgrade() -> None:
    """Tables keep their codes; what else is under way is found by its link alone."""
    codes = op.create_table(
        "codes",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(22), nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.UniqueConstraint("subject", name="uq_codes_subject"),
        sa.CheckConstraint(
            "kind in ('table', 'duplicate', 'bingo', 'event')", name="ck_codes_kind"
        ),
    )
    op.create_index("ix_codes_ends", "codes", ["ends"])
    column = sa.column
    gatherings = sa.table("gatherings", column("id"), column("created"), column("code"))
    known = sa.select(
        gatherings.c.code,
        sa.literal("table"),
        gatherings.c.id,
        gatherings.c.created + sa.literal(LONGEST_WAIT, sa.BigInteger),
    ).where(gatherings.c.code.is_not(None))
    op.execute(codes.insert().from_select(["code", "kind", "subject", "ends"], known))
    op.drop_index("ix_gatherings_code", "gatherings")
    op.drop_column("gatherings", "code")
