"""Who plays in the game that an appeal at an event is about, since they do not decide it."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    """Of appeals so far nobody noted it."""
    op.add_column(
        "questions", sa.Column("parties", sa.String(45), nullable=False, server_default="")
    )
