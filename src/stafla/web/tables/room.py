"""Everybody whose sockets are at a table, in this process.

News of the table is heard once for all of them, and a view is built once for all who may see the
same: hundreds of watchers cost one view. A connection that is slow gets the latest view when it
is ready for it; what it missed in between is in that view.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, TypeVar

from stafla.club import Audience, ClubRefusal
from stafla.club.chat import chat_of
from stafla.club.lobby.game_lists import rematch_of
from stafla.club.tables import delay
from stafla.club.tables.cache import GameState
from stafla.club.tables.observation import NOBODY
from stafla.club.tables.state import TableState
from stafla.store import DatabaseClosed, Message
from stafla.web.events import until
from stafla.web.services import Services
from stafla.web.subscription import Subscription, hearing
from stafla.web.tables.connection import Connection, FirstLook, Told, View
from stafla.web.tables.view_json import ViewWriter

# a view holds what is said of now (clocks, whose turn), so none is kept for long
FRESH_SECONDS = 0.25
# acts wait for the disk, mostly, and nobody who looks should wait for them; a look is work for the
# interpreter, which does one thing at a time: more looks at once keep acts and the loop waiting
MOST_ACTS_AT_ONCE = 16
MOST_LOOKS_AT_ONCE = 2
# how often it is looked who is away; nothing of that reaches the database
AROUND_SECONDS = 2.0
ROOMS_AT_A_TIME = 20
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
        self.guests: set[Connection] = set()
        self._late = delay.VisibleUntil(0)
        self._ear: Subscription | None = None
        self._acts = 0
        self._calm = asyncio.Event()
        self._calm.set()
        self._kept: dict[ViewKey, tuple[float, int, str]] = {}
        self._locks: dict[ViewKey, asyncio.Lock] = {}

    async def run(self) -> None:
        """Tell everybody of every change, until there is no more news."""
        topics = self.table, chat_of(self.table), rematch_of(self.table)
        with hearing(self.services, *topics) as ear:
            self._ear = ear
            while not self.services.news.closed:
                try:
                    await asyncio.wait_for(ear.changed.wait(), self._patience())
                except TimeoutError:
                    ear.note(self.table)
                await self._calm.wait()
                try:
                    await self._tell(ear.take_topics())
                except DatabaseClosed:
                    return
                except Exception:
                    log.exception("news of table %s could not be told", self.table)

    @contextmanager
    def acting(self) -> Iterator[None]:
        """An act is under way here, which shows itself to the seats: its news waits for that."""
        self._acts += 1
        self._calm.clear()
        try:
            with self._ear.hold() if self._ear else nullcontext():
                yield
        finally:
            self._acts -= 1
            if not self._acts:
                self._calm.set()

    async def work(self, job: Callable[..., Result], *arguments: Any) -> Result:
        """Run an act in a thread that is kept for acts."""
        return await asyncio.get_running_loop().run_in_executor(self._actors, job, *arguments)

    async def see(self, job: Callable[..., Result], *arguments: Any) -> Result:
        """Run what only looks in a thread that is kept for that."""
        return await asyncio.get_running_loop().run_in_executor(self._lookers, job, *arguments)

    async def view(self, guest: Connection, least: int = 0) -> View:
        """The table as this guest may see it, with a number of at least ``least``.

        Raises:
            ClubRefusal: they may not (any more).
        """
        if guest.seat is not None:
            return await self.see(self.own_view, guest)
        audience = guest.known
        if audience is None:
            audience = guest.known = await self.see(self.admit, guest)
        if not guest.yours:
            least = min(least, self._late.number)
        key = ViewKey(guest.yours, guest.language)
        async with self._locks.setdefault(key, asyncio.Lock()):
            loop = asyncio.get_running_loop()
            contest = self._kept.get(key)
            if contest and contest[1] >= least and loop.time() - contest[0] < FRESH_SECONDS:
                return contest[1:]
            number, text = await self.see(self._view, audience, guest.language, least)
            self._kept[key] = (loop.time(), number, text)
            return number, text

    def own_view(self, guest: Connection, least: int = 0) -> View:
        """The table as a guest sees it from their seat, in this thread; nobody shares it.

        Raises:
            ClubRefusal: the seat is not theirs (any more).
        """
        standing = self.services.tables.standing(self.table, least)
        return self._own(guest, ViewWriter(self.services, standing))

    def own_views(self, standing: TableState, guests: Iterable[Connection]) -> list[Told]:
        """What guests at seats see of the table, in this thread."""
        told, showing = [], ViewWriter(self.services, standing)
        for guest in guests:
            looks = guest.looks
            if guest.sent < standing.number and guest.seat is not None:
                told.append((guest, looks, self._view_for(guest, showing)))
        return told

    def tell(self, told: Iterable[Told]) -> None:
        """Have guests shown what was made for them, if they still look at that."""
        for guest, looks, shown in told:
            if guest.looks == looks:
                self._offer(guest, shown)

    def seated_guests(self) -> list[Connection]:
        """Who looks from a seat."""
        return [guest for guest in self.guests if guest.looking and guest.seat is not None]

    def tell_whereabouts(self) -> None:
        """Tell the players who of them is away, if that is another than they know."""
        here = {guest.seat for guest in self.seated_guests() if guest.seat is not None}
        now = self.services.tables.whereabouts(self.table, here)
        if now is not None:
            for guest in self.guests:
                guest.learn(now)

    def depart(self, guest: Connection) -> None:
        """A guest has gone; whether their seat is empty now is for the others to see."""
        self.guests.discard(guest)
        seat = guest.seat
        if not guest.looking or seat is None:
            return
        if all(other.seat != seat for other in self.seated_guests()):
            self.services.tables.presence.depart(self.table, seat)

    @property
    def goes_on(self) -> bool:
        """Whether the game is known to go on."""
        known = self.services.tables.folds.get(self.table)
        return known is not None and known.game.ended is None

    def rematch_of(self) -> str | None:
        """The table at which the game is played again, in this thread."""
        return self.services.game_lists.rematch_of(self.table)

    def look(self, guest: Connection, last: int) -> FirstLook:
        """What a guest finds who holds the view of event ``last``, in this thread.

        Who watches is told of no event that they may not know yet, whatever number they name.

        Raises:
            ClubRefusal: the seat is not theirs (any more).
        """
        number, view = self.services.tables.number(self.table), None
        if guest.seat is None:
            number = min(
                number, self.services.tables.visible_until(self.table, self.admit(guest)).number
            )
        if number == last:
            self._come_back(guest)
        elif guest.seat is not None:
            view = self.own_view(guest, number)
        again = None if self.goes_on else self.rematch_of()
        return FirstLook(number, view, self._messages_for(guest), again)

    def _come_back(self, guest: Connection) -> None:
        """Let in a guest who holds the latest view already.

        Raises:
            ClubRefusal: the seat is not theirs (any more).
        """
        tables, seat = self.services.tables, guest.seat
        if seat is None:
            guest.known = self.admit(guest)
            return
        audience = guest.find()
        tables.seats_of(self.table, Audience(audience.device, seat, audience.person))
        tables.presence.sign(self.table, seat)

    def admit(self, guest: Connection) -> Audience:
        """Who a mere watcher is; they are asked only once."""
        asker = guest.find()
        audience = Audience(asker.device, None, asker.person)
        guest.yours = self.services.tables.seats_of(self.table, audience)
        self._late = self.services.tables.visible_until(self.table, NOBODY, least=0)
        return audience

    def _patience(self) -> float | None:
        """For how many seconds nothing is new without news: for those who are behind."""
        return None if self._late.wakes is None else until(self._late, self.services.tables.now())

    def _own(self, guest: Connection, showing: ViewWriter) -> View:
        audience = guest.find()
        return showing.to(Audience(audience.device, guest.seat, audience.person), guest.language)

    def _view(self, audience: Audience, language: str, least: int) -> View:
        standing = self.services.tables.standing(self.table, least)
        return ViewWriter(self.services, standing).to(audience, language)

    async def _tell(self, heard: set[str]) -> None:
        """Tell of what there was news; at the end of all news, of nothing."""
        if self.table in heard:
            await self._tell_views()
        if chat_of(self.table) in heard:
            await self._tell_chat()
        if rematch_of(self.table) in heard:
            await self._tell_again()

    async def _tell_views(self) -> None:
        known, seated = self.services.tables.folds.get(self.table), self.seated_guests()
        number = known.game.number if known else 0
        if not known or any(guest.sent < number for guest in seated):
            number, told = await self.see(self._views_for, seated)
            self.tell(told)
            known = self.services.tables.folds.get(self.table)
        self._late = await self._told_now(known, number)
        watching = [guest for guest in self.guests if guest.looking and guest.seat is None]
        late = [g for g in watching if g.sent < (number if g.yours else self._late.number)]
        await self._show_all(late, number)

    async def _show_all(self, watching: Iterable[Connection], number: int) -> None:
        """Show watchers the table: of all who see the same, the first has it made."""
        views: dict[ViewKey, View] = {}
        for guest in watching:
            known = views.get(ViewKey(guest.yours, guest.language))
            if known is None or guest.known is None or guest.seat is not None:
                shown = await self._show(guest, number)
                if shown is not None and guest.seat is None:
                    views[ViewKey(guest.yours, guest.language)] = shown
            elif guest.looking:
                guest.offer(*known)

    async def _told_now(self, known: GameState | None, number: int) -> delay.VisibleUntil:
        """What those who watch may know, if they may be behind."""
        if known and not known.delay:
            return delay.VisibleUntil(number)
        return await self.see(self.services.tables.visible_until, self.table, NOBODY)

    def _views_for(self, seated: list[Connection]) -> tuple[int, list[Told]]:
        """The latest event, and the views of those at seats who have not seen it."""
        standing = self.services.tables.standing(self.table, least=0)
        return standing.number, self.own_views(standing, seated)

    def _view_for(self, guest: Connection, showing: ViewWriter) -> View | None:
        """The view of somebody at a seat; None if it is not theirs any more."""
        try:
            return self._own(guest, showing)
        except ClubRefusal:
            return None

    def _offer(self, guest: Connection, shown: View | None) -> None:
        if shown is None:
            guest.looking = False  # signed out: the next frame is answered with why
        else:
            guest.offer(*shown)

    async def _tell_again(self) -> None:
        """Somebody wants to play again."""
        following = await self.see(self.rematch_of)
        if following is not None:
            for guest in self.guests:
                guest.again = following
                guest.ready.set()

    async def _tell_chat(self) -> None:
        for guest in [guest for guest in self.guests if guest.looking]:
            guest.hear(await self.see(self._messages_for, guest))

    def _messages_for(self, guest: Connection) -> tuple[Message, ...]:
        return self.services.chat.after(self.table, guest.find(), guest.heard)

    async def _show(self, guest: Connection, number: int) -> View | None:
        """Show a guest the table; returns what they were shown, if they still look so."""
        looks = guest.looks
        try:
            shown = await self.view(guest, number)
        except ClubRefusal:
            shown = None
        except Exception:
            log.exception("a view of table %s could not be built", self.table)
            return None
        if guest.looks != looks:
            return None
        self._offer(guest, shown)
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

    def enter(self, table: str, guest: Connection) -> Room:
        """Add a connection to the room of its table, which is opened for the first."""
        if table not in self._rooms:
            room = Room(self._services, table, self._actors, self._lookers)
            self._rooms[table] = room, asyncio.create_task(room.run())
        if self._watch is None:
            self._watch = asyncio.create_task(self._look_around())
        room, _ = self._rooms[table]
        room.guests.add(guest)
        return room

    def leave(self, table: str, guest: Connection) -> None:
        """Go; the last one closes the room."""
        room, task = self._rooms[table]
        room.depart(guest)
        if not room.guests:
            del self._rooms[table]
            task.cancel()
        if not self._rooms and self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def close(self) -> None:
        """Let the acts and looks under way finish."""
        self._actors.shutdown()
        self._lookers.shutdown()

    def count(self, table: str) -> int:
        """How many sockets are at a table."""
        return len(self._rooms[table][0].guests) if table in self._rooms else 0
