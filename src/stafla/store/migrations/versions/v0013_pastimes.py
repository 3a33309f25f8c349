"""What is played beside the plain game."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nothing has been played beside the game so far."""
    op.create_table(
        "pastimes",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("profile", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("game", sa.String(22), nullable=True),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pastimes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_pastimes_game"),
        sa.UniqueConstraint("game", name="uq_pastimes_game"),
        sa.CheckConstraint(
            "kind in ('reverse', 'bingo', 'daily', 'open')", name="ck_pastimes_kind"
        ),
    )
    op.create_index("ix_pastimes_owner", "pastimes", ["owner", "kind"])
    op.create_table(
        "pastime_events",
        sa.Column("pastime", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("type", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("pastime", "number", name="pk_pastime_events"),
        sa.ForeignKeyConstraint(["pastime"], ["pastimes.id"], name="fk_pastime_events_pastime"),
        sa.CheckConstraint("number >= 1", name="ck_pastime_events_number"),
    )
    op.create_table(
        "cards",
        sa.Column("pastime", sa.String(22), nullable=False),
        sa.Column("card", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=True),
        sa.PrimaryKeyConstraint("pastime", "card", name="pk_cards"),
        sa.ForeignKeyConstraint(["pastime"], ["pastimes.id"], name="fk_cards_pastime"),
        sa.UniqueConstraint("key", name="uq_cards_key"),
    )
