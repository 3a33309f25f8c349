"""Duplicate is played beside the plain game too."""

from alembic import op

revision = "0015"
down_revision = "0014"

KINDS = "kind in ('reverse', 'bingo', 'daily', 'open', 'duplicate')"
CHILDREN = ("pastime_events", "cards")


def upgrade() -> None:
    """One kind more is let in."""
    if op.get_bind().dialect.name == "sqlite":
        _anew()
    else:
        op.drop_constraint("ck_pastimes_kind", "pastimes", type_="check")
        op.create_check_constraint("ck_pastimes_kind", "pastimes", KINDS)


def _anew() -> None:
    """SQLite changes no check: the table is made anew, while what hangs on its rows steps aside."""
    for child in CHILDREN:
        op.execute(f"create table aside_{child} as select * from {child}")  # noqa: S608 - our names
        op.execute(f"delete from {child}")  # noqa: S608 - our names
    with op.batch_alter_table("pastimes", recreate="always") as table:
        # the check of before is not taken along by itself
        table.create_check_constraint("ck_pastimes_kind", KINDS)
    for child in CHILDREN:
        op.execute(f"insert into {child} select * from aside_{child}")  # noqa: S608 - our names
        op.execute(f"drop table aside_{child}")
