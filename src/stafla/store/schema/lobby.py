"""Tables that wait for their players, and seats carried to another device."""

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
    text,
)

from stafla.store.schema.base import metadata

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
    Index("ix_gatherings_is_open", "is_open", "created"),
    Index("ix_gatherings_begun", "begun", "owner"),
    Index("ix_gatherings_invitation", "invitation", unique=True),
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

# A link by which the seats that a device (``owner``) plays for at a table, waiting or begun, go to
# whichever device opens it first (``taker``): the digest of its secret, never the secret.
transfers = Table(
    "transfers",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(22), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("taker", String(64), nullable=True),
    Index("ix_transfers_expires", "expires"),
)
