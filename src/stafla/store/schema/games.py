"""The tables of games: their events, and who sits where."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from stafla.store.schema.base import metadata

# One row a game: what is needed to find it and to choose the law that reads its events.
# ``waiting_for_bot`` is derived from the events, so that a start of the server need not replay
# every game to find the bots that owe a move; so are ``due``, when time alone brings something
# about next (milliseconds; null: never, as things stand), ``ended``, and ``awaits_judge``. A
# ``listed`` game stands in the lobby for those who want to watch; ``pace`` is what its clock is
# compared by, ``delay`` how far behind watchers are, ``importer`` who brought the game from
# elsewhere, ``judge`` who can be called: an arbiter's id, ``any`` of them, or nobody. In an
# ``attested`` game a word that only another dictionary knows is unknown, not invalid.
games = Table(
    "games",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("profile", String(40), nullable=False),
    Column("lexicon", String(80), nullable=False),
    Column("word_check", String(20), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("waiting_for_bot", Boolean, nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("appeals", Boolean, nullable=False, server_default=false()),
    Column("pace", String(20), nullable=False, server_default=""),
    Column("delay", String(20), nullable=False, server_default=""),
    Column("importer", String(22), nullable=True),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("judge", String(22), nullable=False, server_default=""),
    Column("awaits_judge", Boolean, nullable=False, server_default=false()),
    Column("attested", Boolean, nullable=False, server_default=false()),
    Index("ix_games_awaits_judge", "awaits_judge"),
    Index("ix_games_rated", "rated", "ended", "created"),
    Index("ix_games_listed", "listed", "ended", "created"),
    Index("ix_games_due", "due"),
    Index("ix_games_waiting_for_bot", "waiting_for_bot"),
    Index("ix_games_owner", "owner"),
    Index("ix_games_importer", "importer"),
)

# The only truth about a game. Rows are added, never changed.
events = Table(
    "events",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("type", String(40), nullable=False),
    Column("body", Text, nullable=False),
    CheckConstraint("number >= 1", name="number"),
)

# Who sat where. Names live here and with people, so that a person can be erased without touching
# a game. ``person`` is the account that the seat belongs to; a guest's seat has none.
# ``owner`` is the SHA-256 (hex) of the secret of the device that plays for the seat.
seats = Table(
    "seats",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("name", String(80), nullable=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=True),
    Index("ix_seats_person", "person"),
    Column("owner", String(64), nullable=True),
    CheckConstraint("kind in ('person', 'bot')", name="kind"),
    Index("ix_seats_owner", "owner"),
)
