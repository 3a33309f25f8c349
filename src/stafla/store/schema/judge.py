"""The tables of the arbiters: questions about words, rulings, decisions at live tables."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from stafla.store.schema.base import metadata

# A word that somebody wants ruled on: an appeal from a table (with the game and the number of the
# challenge) or a report from anywhere. ``asked_by`` is empty for a guest; ``closed`` when it was
# ruled on or laid aside; until then ``origin`` is a digest of where it came from.
questions = Table(
    "questions",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("word", String(64), nullable=False),
    Column("game", String(22), ForeignKey("games.id"), nullable=True),
    Column("event", Integer, nullable=True),
    Column("asked_by", String(22), ForeignKey("people.id"), nullable=True),
    Column("text", Text, nullable=False),
    Column("closed", BigInteger, nullable=True),
    Column("origin", String(64), nullable=False, server_default=""),
    Column("lexicon", String(80), nullable=True),
    Column("parties", String(45), nullable=False, server_default=""),
    CheckConstraint("kind in ('appeal', 'missing', 'wrong')", name="kind"),
    Index("ix_questions_closed", "closed", "at"),
    Index("ix_questions_game", "game"),
)

# What an arbiter ruled, under their name. Rows are added, never changed: a later ruling on the same
# word stands beside the earlier one. ``listed`` is what the lexicon said at the time.
rulings = Table(
    "rulings",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("arbiter", String(22), ForeignKey("people.id"), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("word", String(64), nullable=False),
    Column("verdict", String(10), nullable=False),
    Column("listed", String(10), nullable=False),
    Column("lexicon", String(80), nullable=False),
    Column("fingerprint", String(80), nullable=False),
    Column("reason", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("question", String(22), ForeignKey("questions.id"), nullable=True),
    CheckConstraint("verdict in ('valid', 'invalid')", name="verdict"),
    Index("ix_rulings_word", "edition", "word"),
)

# Under whose name a judge's decision at a live table stands, by the number of its event.
decisions = Table(
    "decisions",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("event", Integer, primary_key=True, autoincrement=False),
    Column("arbiter", String(22), ForeignKey("people.id"), nullable=False),
)
