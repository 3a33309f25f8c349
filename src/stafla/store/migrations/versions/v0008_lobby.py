"""Games that stand in the lobby, games that are over, and games that were played again."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Whether a game is over is derived from its events, also for those that there are."""
    for name in ("listed", "ended"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("games", column)
    op.execute(
        "update games set ended = (1 = 1) where exists"
        " (select 1 from events where events.game = games.id and events.type = 'ended')"
    )
    op.create_index("ix_games_listed", "games", ["listed", "ended", "created"])
    op.create_table(
        "rematches",
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("next", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_rematches"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rematches_game"),
    )
