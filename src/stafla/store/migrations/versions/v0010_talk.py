"""What is said at tables, and what people note for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nothing has been said so far."""
    op.create_table(
        "messages",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("person", sa.String(22), nullable=True),
        sa.Column("name", sa.String(80), nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_messages"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_messages_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_messages_person"),
        sa.CheckConstraint("room in ('players', 'watchers')", name="ck_messages_room"),
    )
    op.create_index("ix_messages_person", "messages", ["person"])
    op.create_table(
        "notes",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "holder", name="pk_notes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_notes_game"),
    )
