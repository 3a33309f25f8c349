"""Each seat its own owner, and tables that wait for their players."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Whoever made a table so far plays for all of its people."""
    op.add_column("seats", sa.Column("owner", sa.String(64), nullable=True))
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.execute(
        "update seats set owner = (select games.owner from games where games.id = seats.game)"
        " where kind = 'person'"
    )
    op.create_table(
        "gatherings",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_gatherings"),
    )
    op.create_index("ix_gatherings_is_open", "gatherings", ["is_open", "created"])
    op.create_index("ix_gatherings_invitation", "gatherings", ["invitation"], unique=True)
    op.create_table(
        "places",
        sa.Column("gathering", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("name", sa.String(80), nullable=True),
        sa.Column("person", sa.String(22), nullable=True),
        sa.Column("owner", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("gathering", "seat", name="pk_places"),
        sa.ForeignKeyConstraint(["gathering"], ["gatherings.id"], name="fk_places_gathering"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_places_person"),
        sa.CheckConstraint("kind in ('person', 'bot', 'free')", name="ck_places_kind"),
    )
    op.create_index("ix_places_owner", "places", ["owner"])
    op.create_index("ix_places_person", "places", ["person"])
