"""The tables of passkeys, and of the challenges that they are asked to sign."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table, Text

from stafla.store.schema import metadata

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
