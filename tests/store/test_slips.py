"""Slips and the call of time at several workers of PostgreSQL: one waits for the other."""

from contextlib import closing, suppress

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from stafla.store import NewEvent, Pastime, PastimeStore, duplicate, open_database
from stafla.store.database.database import Unwritten
from stafla.store.schema import pastimes

GAME = "g" * 22


def test_time_is_not_called_while_slips_wait_for_the_disk(cluster, migrated):
    cluster.empty(migrated)

    def call(connection):
        """As who appends to the game does, but nobody waits here."""
        connection.execute(select(pastimes.c.id).with_for_update(nowait=True, key_share=True))

    with closing(open_database(migrated)) as here, closing(open_database(migrated)) as there:
        row = Pastime(GAME, "duplicate", 0, "is", "o" * 22, None, "")
        PastimeStore(here).create(row, [NewEvent("duplicate-started", "{}", 0)])

        def keep(connection):
            with suppress(Unwritten), connection.begin_nested():
                duplicate._hold_call(connection, GAME)
                raise Unwritten
            # what was held in a savepoint is free after it
            there.write(call)
            for _ in range(2):
                duplicate._hold_call(connection, GAME)
                with pytest.raises(OperationalError):
                    there.write(call)

        # the second transaction has to hold it anew
        for _ in range(2):
            here.write(keep)
            there.write(call)
