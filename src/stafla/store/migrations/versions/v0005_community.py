"""Who knows whom, reports, and the log of what moderators did."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables, and a place for a suspension with every person."""
    op.add_column("people", sa.Column("suspended", sa.BigInteger, nullable=True))
    op.create_table(
        "ties",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("other", sa.String(22), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", "other", name="pk_ties"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ties_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_ties_other"),
        sa.CheckConstraint("kind in ('friend', 'blocked')", name="ck_ties_kind"),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(22), nullable=False),
        sa.Column("about", sa.String(22), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter"),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name="fk_reports_about"),
    )
    op.create_index("ix_reports_closed", "reports", ["closed"])
    op.create_table(
        "measures",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(22), nullable=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("about", sa.String(22), nullable=False),
        sa.Column("detail", sa.String(40), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_measures"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_measures_by"),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name="fk_measures_about"),
    )
