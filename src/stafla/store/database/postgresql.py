"""Connections to PostgreSQL that give up a server which hangs.

PostgreSQL bounds its own waits (`lock_timeout`), but one that stands still bounds nothing, and the
kernel of its machine goes on to acknowledge what we send: only whoever asks can stop waiting.
"""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from psycopg import Connection, OperationalError
from psycopg.abc import PQGen
from psycopg.errors import ConnectionTimeout
from sqlalchemy import Connection as Transaction
from sqlalchemy import Engine, event

Result = TypeVar("Result")
# a statement of ours takes milliseconds; a wait for another worker ends within ten seconds
SECONDS_OF_SILENCE = 15.0
SECONDS_OF_REST = 5.0


class BoundedConnection(Connection[Any]):
    """A connection that is closed when nothing comes from the server for a time.

    Attributes:
        patient: a statement may take as long as it likes.
    """

    patient = False

    def wait(self, gen: PQGen[Result], *how: Any, **more: Any) -> Result:
        """Wait for what the server answers.

        Raises:
            OperationalError: it said nothing.
        """
        return super().wait(self._give_up(gen), *how, **more)

    def _give_up(self, waiting: PQGen[Result]) -> PQGen[Result]:
        """The same, ended if nothing can be read or written for a time (`psycopg.waiting`)."""
        heard = time.monotonic()
        try:
            state = next(waiting)
            while True:
                ready = yield state
                now = time.monotonic()
                if ready:
                    heard = now
                elif now - heard > SECONDS_OF_SILENCE and not self.patient:
                    self.pgconn.finish()
                    raise OperationalError(f"no answer within {SECONDS_OF_SILENCE:g} seconds")
                state = waiting.send(ready)
        except StopIteration as end:
            result: Result = end.value
            return result


def limit_waiting(engine: Engine) -> None:
    """Let an engine of psycopg make such connections.

    A server that did not take one is let be for a moment: of many who wait for one another each
    would otherwise wait for it anew.
    """
    hung_at = -math.inf

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, words: Any, names: Any) -> BoundedConnection:
        nonlocal hung_at
        if time.monotonic() - hung_at < SECONDS_OF_REST:
            raise OperationalError("the server did not answer a moment ago")
        try:
            return BoundedConnection.connect(*words, **names)
        except ConnectionTimeout:
            hung_at = time.monotonic()
            raise


@contextmanager
def patience(transaction: Transaction) -> Iterator[None]:
    """Let statements take as long as they like."""
    connection = transaction.connection.driver_connection
    if not isinstance(connection, BoundedConnection):
        yield
        return
    connection.patient = True
    try:
        yield
    finally:
        connection.patient = False
