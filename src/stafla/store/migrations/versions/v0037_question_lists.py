"""Which word list decided on a word of an event that was appealed."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """Of appeals so far nobody noted it; those of tables follow from the table."""
    op.add_column("questions", sa.Column("lexicon", sa.String(80), nullable=True))
