"""A connection at a table: who looks, and what waits to be sent to them."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from stafla.club import Audience
from stafla.club.lobby.game_lists import Rematch
from stafla.club.tables.whereabouts import ALL_THERE, Whereabouts
from stafla.store import Message

View = tuple[int, str]
"""A number, and the frame that shows the table after that event."""


@dataclass(eq=False)
class Connection:
    """A connection: who looks, and the latest view that waits to be sent to it.

    Attributes:
        find: who they are now, since they may have signed out.
        language: of what is sent.
        beyond: who plays and was let in beyond the bound of sockets, by any name of one's own.
        guest: nobody has signed in at it, so `find` need not look at the database.
        seat: the seat that is looked from; None: who watches.
        yours: seats of their own, of somebody who watches.
        known: who they were when they were asked last.
        look_number: grows whenever they look from another seat.
        looking: whether they look at all.
        sent: number of the latest view that was sent.
        waiting: the view to be sent next.
        rematch: to tell of, where the game is played again.
        heard: number of the latest message of the chat that is sent or waits; from another seat no
            other messages are heard.
        heard_all: what was kept from them during the game is among these.
        said: messages to be sent.
        knows: who is away, as they were told last.
        whereabouts: the same, to be sent.
        ready: set while anything waits to be sent.
    """

    find: Callable[[], Audience]
    language: str
    guest: bool = False
    beyond: str | None = None
    seat: int | None = None
    yours: frozenset[int] = frozenset()
    known: Audience | None = None
    look_number: int = 0
    looking: bool = False
    sent: int = 0
    waiting: View | None = None
    rematch: Rematch | None = None
    heard: int = 0
    heard_all: bool = False
    said: list[Message] = field(default_factory=list)
    knows: Whereabouts = ALL_THERE
    whereabouts: Whereabouts | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    def look(self, seat: int | None) -> None:
        """Look from another seat from now on; what waited was for the one before."""
        self.seat, self.sent, self.waiting, self.known = seat, 0, None, None
        self.look_number += 1
        self.looking = True

    def offer(self, number: int, text: str) -> None:
        """Have a view sent, unless a later one was."""
        if number > self.sent and (self.waiting is None or number >= self.waiting[0]):
            self.waiting = (number, text)
            self.ready.set()

    def learn(self, now: Whereabouts) -> None:
        """Have a player told who is away, unless they know; first they are shown the table."""
        if now is self.knows or self.seat is None or not (self.looking and self.sent):
            return
        if now != self.knows:
            self.knows = self.whereabouts = now
            self.ready.set()

    def hear(self, said: Iterable[Message]) -> None:
        """Have what was said sent, unless it was."""
        for message in said:
            if message.number > self.heard:
                self.heard = message.number
                self.said.append(message)
                self.ready.set()


@dataclass(frozen=True, slots=True)
class FirstLook:
    """What somebody finds who begins to look.

    ``view`` is None for who holds the latest already, and for watchers, who share one;
    ``rematch`` is where the game is played again.
    """

    number: int
    view: View | None
    said: tuple[Message, ...]
    rematch: Rematch | None


Told = tuple[Connection, int, View | None]
"""A connection, its `look_number` when the view was made, and that view, if it may have it."""
