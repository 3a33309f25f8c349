"""Who asked the engine for a game, so that turns go round."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """What waits already is nobody's, and keeps its order."""
    for name in ("address", "visitor"):
        op.add_column("analyses", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    begun = sa.Column("begun", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("analyses", begun)
