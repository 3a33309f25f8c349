"""Names that look alike, and the devices on which people have signed in."""

import sqlalchemy as sa
from alembic import op

from stafla.store.accounts.lookalike import skeleton

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Of people whose names look alike already, the first holds the look; all keep their names."""
    op.add_column("people", sa.Column("skeleton", sa.String(200), nullable=True))
    connection = op.get_bind()
    people = sa.table(
        "people",
        *(sa.column(name, sa.String) for name in ("id", "name", "skeleton")),
        sa.column("created", sa.BigInteger),
    )
    named = sa.select(people.c.id, people.c.name).where(people.c.name.is_not(None))
    held: set[str] = set()
    for person, name in connection.execute(named.order_by(people.c.created, people.c.id)).all():
        look = skeleton(name)
        if look not in held:
            held.add(look)
            known = people.c.id == person
            connection.execute(sa.update(people).where(known).values(skeleton=look))
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
    op.create_table(
        "devices",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "digest", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person"),
    )
