"""The tables of games handed to the engine."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from stafla.store.schema.base import metadata

# A game that the engine was asked about: by whom, how far it has come, and which worker thinks
# (``worker``) until when it is believed to be alive (``lease``, milliseconds). ``stop``: somebody
# asked for no more. ``address`` and ``visitor`` are digests of who asked, as of `holdings`, and
# ``begun`` is when a worker last began: turns go round by them.
analyses = Table(
    "analyses",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("total", Integer, nullable=False),
    Column("by", String(22), nullable=True),
    Column("asked", BigInteger, nullable=False),
    Column("worker", String(22), nullable=True),
    Column("lease", BigInteger, nullable=False),
    Column("stop", Boolean, nullable=False),
    Column("address", String(64), nullable=False, server_default=""),
    Column("visitor", String(64), nullable=False, server_default=""),
    Column("begun", BigInteger, nullable=False, server_default="0"),
    Index("ix_analyses_state", "state", "asked"),
)

# What was found of a turn, as a JSON object; it follows from the game, so it can be lost.
analysed_turns = Table(
    "analysed_turns",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
