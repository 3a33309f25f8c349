"""Words in doubt: questions to the arbiters, their rulings, and tables that allow appeals."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """No table so far allowed appeals."""
    column = sa.Column("appeals", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", column)
    op.create_table(
        "questions",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("game", sa.String(22), nullable=True),
        sa.Column("event", sa.Integer, nullable=True),
        sa.Column("asked_by", sa.String(22), nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_questions"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_questions_game"),
        sa.ForeignKeyConstraint(["asked_by"], ["people.id"], name="fk_questions_asked_by"),
        sa.CheckConstraint("kind in ('appeal', 'missing', 'wrong')", name="ck_questions_kind"),
    )
    op.create_index("ix_questions_closed", "questions", ["closed", "at"])
    op.create_index("ix_questions_game", "questions", ["game"])
    op.create_table(
        "rulings",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("arbiter", sa.String(22), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("verdict", sa.String(10), nullable=False),
        sa.Column("listed", sa.String(10), nullable=False),
        sa.Column("lexicon", sa.String(80), nullable=False),
        sa.Column("fingerprint", sa.String(80), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("question", sa.String(22), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_rulings"),
        sa.ForeignKeyConstraint(["arbiter"], ["people.id"], name="fk_rulings_arbiter"),
        sa.ForeignKeyConstraint(["question"], ["questions.id"], name="fk_rulings_question"),
        sa.CheckConstraint("verdict in ('valid', 'invalid')", name="ck_rulings_verdict"),
    )
    op.create_index("ix_rulings_word", "rulings", ["edition", "word"])
