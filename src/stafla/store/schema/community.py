"""The tables of the community: ties, reports, and what moderators did."""

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

# What a person told the moderators about another; ``closed`` when one of them dealt with it, and
# until then ``origin`` a digest of where it came from.
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
    Column("origin", String(64), nullable=False, server_default=""),
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
