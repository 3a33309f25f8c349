"""Rated games under way are found without a look at all the others."""

from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """They are looked for every minute, at every worker."""
    op.create_index("ix_games_rated", "games", ["rated", "ended", "created"])
