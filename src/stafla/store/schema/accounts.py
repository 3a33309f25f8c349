"""The tables of accounts: persons, and what opens their accounts."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from stafla.store.schema.base import metadata

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

# Failures counted, so that passwords cannot be guessed; ``subject`` is a digest of whose password,
# or of the address.
attempts = Table(
    "attempts",
    metadata,
    Column("subject", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("ix_attempts_since", "since"),
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

# A passkey of a person: what its authenticator calls it (``credential``; the digest is SHA-256 of
# that), its public key in COSE form (both base64url), and how often it says it has signed.
passkeys = Table(
    "passkeys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("credential", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("ix_passkeys_person", "person"),
)

# A challenge that was given out and not yet answered: for what, and to which session or device
# (``holder``, a digest). A row goes with its first answer, whatever that is worth.
challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("purpose", String(10), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_challenges_expires", "expires"),
)
