"""Tables at which a word that only another dictionary knows is unknown, not invalid."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """At every table so far the list decided alone."""
    column = sa.Column("attested", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", column)
