"""The tables of the database. A migration accompanies every change (a test compares both)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

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

# A table that waits for its players: no game yet, so no events. ``setup`` is the JSON object of
# what the game is to be; ``invitation`` stands in the link that lets a guest take a free place (it
# opens nothing else). The game that follows has the same id; then the row has ``begun`` and its
# places go, so that an invitation used again still leads those who took a place to their game.
# What the lobby is searched by stands beside the setup; ``least`` and ``most`` are the ratings of
# who may come.
gatherings = Table(
    "gatherings",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("invitation", String(22), nullable=False),
    Column("profile", String(40), nullable=False, server_default=""),
    Column("pace", String(20), nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("players", Integer, nullable=False, server_default="0"),
    Column("least", Integer, nullable=True),
    Column("most", Integer, nullable=True),
    Column("begun", Boolean, nullable=False, server_default=false()),
    Column("code", String(6), nullable=True),
    Index("ix_gatherings_is_open", "is_open", "created"),
    Index("ix_gatherings_begun", "begun", "owner"),
    Index("ix_gatherings_invitation", "invitation", unique=True),
    Index("ix_gatherings_code", "code", unique=True),
)

# The table, waiting or begun, at which a game is played again.
rematches = Table(
    "rematches",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("next", String(22), nullable=False),
)

# Who will sit where: a place is free until somebody takes it. Whoever called for players may have
# several at one device, and a place may be kept for somebody; but of the places that are taken by
# joining (``joined``) a device has one at a table, and so has a person, whatever was asked at once.
places = Table(
    "places",
    metadata,
    Column("gathering", String(22), ForeignKey("gatherings.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("name", String(80), nullable=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=True),
    Column("owner", String(64), nullable=True),
    Column("joined", Boolean, nullable=False, server_default=false()),
    CheckConstraint("kind in ('person', 'bot', 'free')", name="kind"),
    Index("ix_places_owner", "owner"),
    Index("ix_places_person", "person"),
    *(
        Index(
            f"ix_places_joined_{whose}",
            "gathering",
            whose,
            unique=True,
            sqlite_where=text("joined"),
            postgresql_where=text("joined"),
        )
        for whose in ("owner", "person")
    ),
)

# An account. One that was erased keeps its id alone, so that games and ratings that name it can
# still be replayed; nothing of the person is left. ``folded`` is the name as names are compared,
# ``suspended`` until when (milliseconds) the account is of no use.
people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=True),
    Column("folded", String(80), nullable=True),
    Column("password", String(200), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("erased", BigInteger, nullable=True),
    Column("language", String(2), nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("suspended", BigInteger, nullable=True),
    # what names that look alike have in common; none where another looked so before it was kept
    Column("skeleton", String(200), nullable=True),
    UniqueConstraint("folded"),
    Index("ix_people_skeleton", "skeleton", unique=True),
)

# On which devices a person has signed in; ``digest`` is of the secret that the device holds.
devices = Table(
    "devices",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What a person may do beyond playing.
roles = Table(
    "roles",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("role", String(20), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# A signed-in device: the digest of the token it holds, never the token.
sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("agent", String(120), nullable=False),
    Index("ix_sessions_person", "person"),
    Index("ix_sessions_expires", "expires"),
)

# Failures counted, so that passwords cannot be guessed; ``subject`` is a digest of whom or whence.
attempts = Table(
    "attempts",
    metadata,
    Column("subject", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("ix_attempts_since", "since"),
)

# Whom a person plays with, and whom they want nothing to do with; one side's own affair.
ties = Table(
    "ties",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("other", String(22), ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    CheckConstraint("kind in ('friend', 'blocked')", name="kind"),
    Index("ix_ties_other", "other"),
)

# What a person told the moderators about another; ``closed`` when one of them dealt with it.
reports = Table(
    "reports",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(22), ForeignKey("people.id"), nullable=False),
    Column("about", String(22), ForeignKey("people.id"), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", BigInteger, nullable=True),
    Index("ix_reports_closed", "closed"),
)

# What moderators and administrators did to whom, and why. Rows are added, never changed; ``by`` is
# empty where it was done from the command line.
measures = Table(
    "measures",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(22), ForeignKey("people.id"), nullable=True),
    Column("kind", String(20), nullable=False),
    Column("about", String(22), ForeignKey("people.id"), nullable=False),
    Column("detail", String(40), nullable=False),
    Column("reason", Text, nullable=False),
)

# What a program may do in a person's name: the digest of the secret it holds, never the secret.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("ix_tokens_person", "person"),
)

# The games that ratings were computed from, in the order in which they were rated: ``number`` has
# no gap. Everything else about ratings can be computed again from these and the games' events.
rated = Table(
    "rated",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(22), ForeignKey("games.id"), nullable=False),
    UniqueConstraint("game"),
)

# Where a player stands. A player is a person's id or ``bot:`` and the bot's kind.
ratings = Table(
    "ratings",
    metadata,
    Column("edition", String(40), primary_key=True),
    Column("pace", String(20), primary_key=True),
    Column("system", String(20), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("rating", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("volatility", Float(53), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_player", "player"),
)

# One player's change by one game in one system; ``body`` is the JSON object of what
# it follows from.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("number", Integer, ForeignKey("rated.number"), primary_key=True, autoincrement=False),
    Column("system", String(20), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("edition", String(40), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_rating_changes_player", "player", "number"),
)
