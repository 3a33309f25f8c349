"""Everybody whose sockets are at a table, in this process.

News of the table is heard once for all of them, and a view is built once for all who may see the
same: hundreds of watchers cost one view. A connection that is slow gets the latest view when it
is ready for it; what it missed in between is in that view.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from stafla.club import Audience, ClubRefusal
from stafla.club.chat import chat_of
from stafla.club.lobby.game_lists import Rematch, rematch_of
from stafla.club.tables import delay
from stafla.club.tables.cache import GameState
from stafla.club.tables.observation import NOBODY
from stafla.club.tables.pending import PendingAct
from stafla.club.tables.state import TableState
from stafla.store import DatabaseClosed, Message
from stafla.web.events import until
from stafla.web.services import Services
from stafla.web.subscription import Subscription, hearing
from stafla.web.tables.connection import Connection, FirstLook, Told, View
from stafla.web.tables.view_json import ViewWriter

# a view holds what is said of now (clocks, whose turn), so none is kept for long
FRESH_SECONDS = 0.25
# threads for acts and for views, so that who acts does not wait for those who look; the interpreter
# runs one at a time, and more would only keep each other and the event loop waiting
MOST_ACTS_AT_ONCE = 6
MOST_LOOKS_AT_ONCE = 2
# seconds between two looks at who is away, none of which reaches the database
AROUND_SECONDS = 2.0
ROOMS_AT_A_TIME = 20
# pauses before news that could not be passed on (the database is away) is tried again: doubled
# each time
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 1.0, 60.0
log = logging.getLogger(__name__)

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class ViewKey:
    """What the view of those who watch depends on beside the table."""

    yours: frozenset[int]
    language: str


class Room:
    """The sockets at one table.

    Those who watch may be behind (`stafla.club.tables.delay`): what they may know is asked for with
    every change, and again when time alone brings something.
    """

    def __init__(self, services: Services, table: str, actors: Executor, lookers: Executor) -> None:
        self.services = services
        self.table = table
        self._actors = actors
        self._lookers = lookers
        self.connections: set[Connection] = set()
        self._visible = delay.VisibleUntil(0)
        self._subscription: Subscription | None = None
        self._untold: set[str] = set()
        self._pause = FIRST_RETRY_SECONDS
        self._acts = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._kept: dict[ViewKey, tuple[float, int, str]] = {}
        self._locks: dict[ViewKey, asyncio.Lock] = {}

    async def run(self) -> None:
        """Tell everybody of every change, until there is no more news."""
        topics = self.table, chat_of(self.table), rematch_of(self.table)
        with hearing(self.services, *topics) as ear:
            self._subscription = ear
            while not self.services.news.closed:
                try:
                    await asyncio.wait_for(ear.changed.wait(), self._patience())
                except TimeoutError:
                    ear.note(self.table)
                await self._idle.wait()
                heard, self._untold = ear.take_topics(), set()
                try:
                    await self._tell(heard)
                except DatabaseClosed:
                    return
                except Exception:
                    log.exception("news of table %s could not be told", self.table)
                    self._untold = heard
                self._tell_again_later(ear)

    def _tell_again_later(self, ear: Subscription) -> None:
        """Have news told again that could not be told: nobody else may come to speak of it."""
        if not self._untold:
            self._pause = FIRST_RETRY_SECONDS
            return
        loop = asyncio.get_running_loop()
        for topic in self._untold:
            loop.call_later(self._pause, ear.note, topic)
        self._pause = min(2 * self._pause, LONGEST_RETRY_SECONDS)

    @contextmanager
    def acting(self) -> Iterator[None]:
        """An act is under way here, which shows itself to the seats: its news waits for that."""
        self._acts += 1
        self._idle.clear()
        try:
            with self._subscription.hold() if self._subscription else nullcontext():
                yield
        finally:
            self._acts -= 1
            if not self._acts:
                self._idle.set()

    async def work(self, job: Callable[..., Result], *arguments: Any) -> Result:
        """Run an act in a thread that is kept for acts."""
        return await asyncio.get_running_loop().run_in_executor(self._actors, job, *arguments)

    async def see(self, job: Callable[..., Result], *arguments: Any) -> Result:
        """Run what only looks in a thread that is kept for that."""
        return await asyncio.get_running_loop().run_in_executor(self._lookers, job, *arguments)

    async def finish(self, pending: PendingAct, *, at_once: bool = False) -> None:
        """Wait until an act is on the disk, and have it told and the bots look, come what may.

        ``at_once`` as of `BotRunner.wake`.

        Raises:
            Overtaken: something else was written first, and nothing of this.
        """

        def conclude() -> None:
            pending.finish()
            self.services.bots.wake(self.table, at_once=at_once)

        if pending.done is not None:
            try:
                await asyncio.wrap_future(pending.done)
            except asyncio.CancelledError:
                with suppress(RuntimeError):  # the server goes down
                    self._actors.submit(conclude)
                raise
            except Exception:
                return await self.work(conclude)
        conclude()

    async def view(self, connection: Connection, least: int = 0) -> View:
        """The table as this connection may see it, with a number of at least ``least``.

        Raises:
            ClubRefusal: they may not (any more).
        """
        if connection.seat is not None:
            return await self.see(self.own_view, connection)
        audience = connection.known
        if audience is None:
            audience = connection.known = await self.see(self.admit, connection)
        if not connection.yours:
            least = min(least, self._visible.number)
        key = ViewKey(connection.yours, connection.language)
        async with self._locks.setdefault(key, asyncio.Lock()):
            loop = asyncio.get_running_loop()
            kept = self._kept.get(key)
            if kept and kept[1] >= least and loop.time() - kept[0] < FRESH_SECONDS:
                return kept[1:]
            number, text = await self.see(self._view, audience, connection.language, least)
            self._kept[key] = (loop.time(), number, text)
            return number, text

    def own_view(self, connection: Connection, least: int = 0) -> View:
        """The table as a connection sees it from its seat, in this thread; nobody shares it.

        Raises:
            ClubRefusal: the seat is not theirs (any more).
        """
        state = self.services.tables.state(self.table, least)
        return self._own(connection, ViewWriter(self.services, state))

    def own_views(self, state: TableState, connections: Iterable[Connection]) -> list[Told]:
        """What connections at seats see of the table, in this thread."""
        told, writer = [], ViewWriter(self.services, state)
        for connection in connections:
            looks = connection.look_number
            if connection.sent < state.number and connection.seat is not None:
                told.append((connection, looks, self._view_for(connection, writer)))
        return told

    def tell(self, told: Iterable[Told]) -> None:
        """Have connections shown what was made for them, if they still look at that."""
        for connection, looks, shown in told:
            if connection.look_number == looks:
                self._offer(connection, shown)

    def seated_connections(self) -> list[Connection]:
        """Who looks from a seat."""
        return [
            connection
            for connection in self.connections
            if connection.looking and connection.seat is not None
        ]

    def tell_whereabouts(self) -> None:
        """Tell the players who of them is away, if that is another than they know."""
        here = {
            connection.seat
            for connection in self.seated_connections()
            if connection.seat is not None
        }
        now = self.services.tables.whereabouts(self.table, here)
        if now is not None:
            for connection in self.connections:
                connection.learn(now)

    def depart(self, connection: Connection) -> None:
        """A connection has gone; whether its seat is empty now is for the others to see."""
        self.connections.discard(connection)
        seat = connection.seat
        if not connection.looking or seat is None:
            return
        if all(other.seat != seat for other in self.seated_connections()):
            self.services.tables.presence.depart(self.table, seat)

    @property
    def goes_on(self) -> bool:
        """Whether the game is known to go on."""
        known = self.services.tables.game_cache.get(self.table)
        return known is not None and known.game.ended is None

    def rematch_of(self) -> Rematch | None:
        """Where the game is played again, or could be, in this thread."""
        return self.services.game_lists.wanted_rematch(self.table)

    def look(self, connection: Connection, last: int) -> FirstLook:
        """What a connection finds that holds the view of event ``last``, in this thread.

        Who watches is told of no event that they may not know yet, whatever number they name.

        Raises:
            ClubRefusal: the seat is not theirs (any more).
        """
        number, view = self.services.tables.number(self.table), None
        if connection.seat is None:
            number = min(
                number,
                self.services.tables.visible_until(self.table, self.admit(connection)).number,
            )
        if number == last:
            self._come_back(connection)
        elif connection.seat is not None:
            view = self.own_view(connection, number)
        again = None if self.goes_on else self.rematch_of()
        if not self.goes_on and not connection.heard_all:
            # what watchers said during the game lies between what players heard then
            connection.heard, connection.heard_all = 0, True
        return FirstLook(number, view, self._messages_for(connection), again)

    def _come_back(self, connection: Connection) -> None:
        """Let in a connection that holds the latest view already.

        Raises:
            ClubRefusal: the seat is not theirs (any more).
        """
        tables, seat = self.services.tables, connection.seat
        if seat is None:
            connection.known = self.admit(connection)
            return
        audience = connection.find()
        tables.seats_of(self.table, Audience(audience.device, seat, audience.person))
        tables.presence.sign(self.table, seat)

    def admit(self, connection: Connection) -> Audience:
        """Who a mere watcher is; they are asked only once."""
        asker = connection.find()
        audience = Audience(asker.device, None, asker.person)
        connection.yours = self.services.tables.seats_of(self.table, audience)
        self._visible = self.services.tables.visible_until(self.table, NOBODY, least=0)
        return audience

    def _patience(self) -> float | None:
        """For how many seconds nothing is new without news: for those who are behind."""
        return (
            None
            if self._visible.wakes is None
            else until(self._visible, self.services.tables.now())
        )

    def _own(self, connection: Connection, writer: ViewWriter) -> View:
        audience = connection.find()
        return writer.to(
            Audience(audience.device, connection.seat, audience.person), connection.language
        )

    def _view(self, audience: Audience, language: str, least: int) -> View:
        state = self.services.tables.state(self.table, least)
        return ViewWriter(self.services, state).to(audience, language)

    async def _tell(self, heard: set[str]) -> None:
        """Tell of what there was news; at the end of all news, of nothing."""
        if self.table in heard:
            await self._tell_views()
        if chat_of(self.table) in heard:
            await self._tell_chat()
        if rematch_of(self.table) in heard:
            await self._tell_again()

    async def _tell_views(self) -> None:
        known, seated = self.services.tables.game_cache.get(self.table), self.seated_connections()
        number = known.game.number if known else 0
        if not known or any(connection.sent < number for connection in seated):
            number, told = await self.see(self._views_for, seated)
            self.tell(told)
            known = self.services.tables.game_cache.get(self.table)
        self._visible = await self._told_now(known, number)
        watching = [
            connection
            for connection in self.connections
            if connection.looking and connection.seat is None
        ]
        late = [g for g in watching if g.sent < (number if g.yours else self._visible.number)]
        await self._show_all(late, number)

    async def _show_all(self, watching: Iterable[Connection], number: int) -> None:
        """Show watchers the table: of all who see the same, the first has it made."""
        views: dict[ViewKey, View] = {}
        for connection in watching:
            known = views.get(ViewKey(connection.yours, connection.language))
            if known is None or connection.known is None or connection.seat is not None:
                shown = await self._show(connection, number)
                if shown is not None and connection.seat is None:
                    views[ViewKey(connection.yours, connection.language)] = shown
            elif connection.looking:
                connection.offer(*known)

    async def _told_now(self, known: GameState | None, number: int) -> delay.VisibleUntil:
        """What those who watch may know, if they may be behind."""
        if known and not known.delay:
            return delay.VisibleUntil(number)
        return await self.see(self.services.tables.visible_until, self.table, NOBODY)

    def _views_for(self, seated: list[Connection]) -> tuple[int, list[Told]]:
        """The latest event, and the views of those at seats who have not seen it."""
        state = self.services.tables.state(self.table, least=0)
        return state.number, self.own_views(state, seated)

    def _view_for(self, connection: Connection, writer: ViewWriter) -> View | None:
        """The view of somebody at a seat; None if it is not theirs any more."""
        try:
            return self._own(connection, writer)
        except ClubRefusal:
            return None

    def _offer(self, connection: Connection, shown: View | None) -> None:
        if shown is None:
            connection.looking = False  # signed out: the next frame is answered with why
        else:
            connection.offer(*shown)

    async def _tell_again(self) -> None:
        """Somebody wants to play again."""
        following = await self.see(self.rematch_of)
        if following is not None:
            for connection in self.connections:
                connection.rematch = following
                connection.ready.set()

    async def _tell_chat(self) -> None:
        for connection in [connection for connection in self.connections if connection.looking]:
            connection.hear(await self.see(self._messages_for, connection))

    def _messages_for(self, connection: Connection) -> tuple[Message, ...]:
        return self.services.chat.after(self.table, connection.find(), connection.heard)

    async def _show(self, connection: Connection, number: int) -> View | None:
        """Show a connection the table; returns what it was shown, if it still looks from there."""
        looks = connection.look_number
        try:
            shown = await self.view(connection, number)
        except ClubRefusal:
            shown = None
        except Exception:
            log.exception("a view of table %s could not be built", self.table)
            self._untold.add(self.table)
            return None
        if connection.look_number != looks:
            return None
        self._offer(connection, shown)
        return shown


class Rooms:
    """The rooms of a process; one exists while somebody is in it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._actors = ThreadPoolExecutor(MOST_ACTS_AT_ONCE, thread_name_prefix="act")
        self._lookers = ThreadPoolExecutor(MOST_LOOKS_AT_ONCE, thread_name_prefix="look")
        self._rooms: dict[str, tuple[Room, asyncio.Task[None]]] = {}
        self._watch: asyncio.Task[None] | None = None

    async def _look_around(self) -> None:
        """Tell the players of every table who is away, again and again."""
        while True:
            await asyncio.sleep(AROUND_SECONDS)
            for number, (room, _) in enumerate(list(self._rooms.values())):
                if not number % ROOMS_AT_A_TIME:
                    await asyncio.sleep(0)  # moves are waiting
                try:
                    room.tell_whereabouts()
                except Exception:
                    log.exception("who is away from table %s could not be told", room.table)

    def enter(self, table: str, connection: Connection) -> Room:
        """Add a connection to the room of its table, which is opened for the first."""
        if table not in self._rooms:
            room = Room(self._services, table, self._actors, self._lookers)
            self._rooms[table] = room, asyncio.create_task(room.run())
        if self._watch is None:
            self._watch = asyncio.create_task(self._look_around())
        room, _ = self._rooms[table]
        room.connections.add(connection)
        return room

    def leave(self, table: str, connection: Connection) -> None:
        """Go; the last one closes the room."""
        room, task = self._rooms[table]
        room.depart(connection)
        if not room.connections:
            del self._rooms[table]
            task.cancel()
        if not self._rooms and self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def close(self) -> None:
        """Let the acts and looks under way finish."""
        self._actors.shutdown()
        self._lookers.shutdown()

    def count(self, table: str, beyond: str | None = None) -> int:
        """How many sockets are at a table: all, or those of one player beyond the bound."""
        there = self._rooms[table][0].connections if table in self._rooms else ()
        return len(there) if beyond is None else sum(one.beyond == beyond for one in there)
