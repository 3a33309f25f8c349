"""Ratings: which games are rated, in which order, and what came of them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """No game so far was played for a rating."""
    column = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", column)
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rated"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rated_game"),
        sa.UniqueConstraint("game", name="uq_rated_game"),
    )
    op.create_table(
        "ratings",
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("player", sa.String(60), nullable=False),
        sa.Column("rating", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.Column("volatility", sa.Float(53), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("edition", "pace", "system", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "rating_changes",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("player", sa.String(60), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", "system", "player", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["number"], ["rated.number"], name="fk_rating_changes_number"),
    )
    op.create_index("ix_rating_changes_player", "rating_changes", ["player", "number"])
