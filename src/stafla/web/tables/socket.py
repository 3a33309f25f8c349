"""The table's socket: acts and questions in, views and answers out.

A frame that cannot be read, comes too fast, or asks for what is refused is answered with a typed
refusal; it never ends the connection by itself, and never touches anybody else's. A client that
says the number it has gets what it missed, since a view is the whole table.
"""

import asyncio
import contextlib
from collections.abc import Sequence

from fastapi import APIRouter, WebSocket
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocketDisconnect, WebSocketState

from stafla.club import Audience, ClubRefusal
from stafla.club.chat import TooManyMessages
from stafla.club.lobby.game_lists import Rematch
from stafla.club.tables.pending import PendingAct
from stafla.club.tables.refusals import NoSuchTable, Overtaken, StaleTable
from stafla.club.tables.whereabouts import Whereabouts
from stafla.rules import Refusal
from stafla.store import DatabaseClosed, Message
from stafla.web.identity import visitor
from stafla.web.middleware.rate_limit import charge
from stafla.web.rendering import languages
from stafla.web.rendering.refusal import message_for
from stafla.web.services import services_of
from stafla.web.tables import actions
from stafla.web.tables.connection import Connection, Told
from stafla.web.tables.room import Room, Rooms
from stafla.web.token_bucket import TokenBucket
from stafla.web.wire import socket as frames
from stafla.web.wire import table as wire
from stafla.web.wire.base import Wire

HEARTBEAT_SECONDS = 20.0
# a person who plays and asks for scores stays far below; tabs each have their own
FRAMES_A_SECOND = 15.0
FRAMES_AT_ONCE = 60.0
BAD_FRAME_COST = 4.0
# so many frames beyond the pace end a connection (close code 1008)
MOST_IGNORED = 1_000
# more than one address may have open (`stream_limit`)
MOST_AT_A_TABLE = 2_000
# so many of each who plays there are let in beyond it, so that no dozen of addresses keeps them out
MOST_BEYOND = 8
TRY_AGAIN_LATER = 1013
POLICY = 1008
NOT_FOUND = 4404
router = APIRouter()


@router.websocket("/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Connect a page to its table."""
    rooms: Rooms = websocket.app.state.rooms
    services = services_of(websocket)
    await websocket.accept()
    say = languages.of(websocket)
    try:
        if not services.tables.game_cache.get(table):
            await run_in_threadpool(services.tables.number, table[:100])
    except NoSuchTable as missing:
        return await _turn_away(websocket, missing.code, NOT_FOUND)
    who, beyond = visitor.recognition(websocket), None
    if rooms.count(table) >= MOST_AT_A_TABLE:
        audience = await run_in_threadpool(who)
        plays = await run_in_threadpool(services.chat.plays, table, audience)
        beyond = (audience.person or audience.device) if plays else None
        if beyond is None or rooms.count(table, beyond) >= MOST_BEYOND:
            return await _turn_away(websocket, "busy", TRY_AGAIN_LATER)
    guest = visitor.token_of(websocket) is None
    connection = Connection(who, say, guest=guest, beyond=beyond)
    room = rooms.enter(table, connection)
    try:
        await TableSocket(websocket, room, connection).run()
    finally:
        rooms.leave(table, connection)


async def _turn_away(websocket: WebSocket, code: str, close: int) -> None:
    frame = _refusal_frame(None, code, languages.of(websocket))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # who asked may be gone
        await websocket.send_text(frame.model_dump_json())
        await websocket.close(close)


class TableSocket:
    """One connection: a reader that answers, and a writer that shows."""

    def __init__(self, websocket: WebSocket, room: Room, connection: Connection) -> None:
        self._socket = websocket
        self._room = room
        self._connection = connection
        self._sending = asyncio.Lock()
        self._loop = loop = asyncio.get_running_loop()
        self._heard = loop.time()
        self._quiet = False
        self._pace = TokenBucket(loop.time, FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._warnings = TokenBucket(loop.time, 1.0, 3.0)
        self._ignored = 0
        self._spoken = False
        self._ending: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Go on until one side has gone."""
        writer = asyncio.create_task(self._write())
        self._pulse = self._loop.call_later(HEARTBEAT_SECONDS, self._look_whether_quiet)
        patience = self._room.services.limits.streams.first_word_seconds
        first = self._loop.call_later(patience, self._look_whether_silent)
        try:
            while await self._read():
                pass
        except (WebSocketDisconnect, DatabaseClosed):
            pass  # the browser went, or the server goes down
        finally:
            self._pulse.cancel()
            first.cancel()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await writer

    async def _read(self) -> bool:
        """Answer one frame; False when the connection is over."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return False
        self._spoken = True
        if not self._pace.allows():
            return await self._slow_down()
        try:
            await self._answer(frames.read(message.get("text")))
        except frames.BadFrame as bad:
            self._pace.allows(BAD_FRAME_COST)
            await self._refuse(None, bad.code, field=bad.field)
        return True

    def _look_whether_silent(self) -> None:
        """End a connection at which nothing was ever said."""
        if not self._spoken:
            self._ending = self._loop.create_task(self._end())

    async def _end(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._refuse(None, "too-silent")
            await self._socket.close(POLICY)

    async def _slow_down(self) -> bool:
        self._ignored += 1
        if self._ignored > MOST_IGNORED:
            await self._socket.close(POLICY)
            return False
        if self._warnings.allows():
            await self._refuse(None, "too-fast")
        return True

    async def _answer(self, frame: frames.ClientFrame) -> None:
        reference = getattr(frame, "reference", None)
        try:
            match frame:
                case frames.Look():
                    await self._look(frame)
                case frames.ActFrame():
                    await self._act(frame)
                case frames.ScoreFrame():
                    await self._score(frame)
                case frames.Say():
                    await self._say(frame)
                case frames.Ping():
                    await self._send(frames.Beat(number=self._connection.sent))
        except (Refusal, ClubRefusal) as refusal:
            await self._refuse(reference, refusal.code, refusal)
            if refusal.code == "stale":
                await self._show()

    async def _look(self, frame: frames.Look) -> None:
        connection, room = self._connection, self._room
        connection.look(frame.seat)
        try:
            look = await room.see(room.look, connection, frame.last)
            if look.number == frame.last:
                await self._send_current(look.number)
            else:
                await self._send_view(*(look.view or await room.view(connection, look.number)))
        except ClubRefusal:
            connection.looking = False
            raise
        connection.hear(look.said)
        if look.rematch is not None:
            await self._send(_again_frame(look.rematch))

    async def _act(self, frame: frames.ActFrame) -> None:
        connection, room = self._connection, self._room
        others = [other for other in room.seated_connections() if other is not connection]
        with room.acting():
            number, told = await self._act_and_view(frame, others)
            mine = told.pop(0)[2] if told and told[0][0] is connection else None
            room.tell(told)
        if mine is not None:
            await self._send_view(*mine)
        elif connection.seat is None:
            await self._show(number)
        await self._send(frames.Done(reference=frame.reference, number=number))

    async def _act_and_view(
        self, frame: frames.ActFrame, others: list[Connection]
    ) -> tuple[int, list[Told]]:
        """The number after an act, and what is seen of it from the own seat and from others."""
        room = self._room
        try:
            if self._decides_at_once(frame, others):
                pending, told = self._begin_act(frame, others)
            else:
                pending, told = await room.work(self._begin_act, frame, others)
            if pending.ends_game:
                return await room.work(self._end_game, pending, others)
            await room.finish(pending, at_once=frame.at_once)
        except (Overtaken, StaleTable):
            # what came first need not concern this act: the log tells
            return await room.work(self._act_again, frame, others)
        return pending.state.number, told

    def _decides_at_once(self, frame: frames.ActFrame, others: list[Connection]) -> bool:
        """Whether the loop itself decides an act, since that takes less than a thread's turn."""
        if not all(connection.guest for connection in (self._connection, *others)):
            return False
        room = self._room
        return room.services.tables.decides_at_once(room.table, frame.expected)

    def _begin_act(
        self, frame: frames.ActFrame, others: list[Connection]
    ) -> tuple[PendingAct, list[Told]]:
        """Decide an act and have it written; the views of it wait for the disk.

        There are none where the game ends: what follows from the end is seen too.
        """
        room = self._room
        begin = room.services.tables.begin_act
        pending = begin(room.table, self._actor(frame), frame.expected, actions.act_of(frame))
        if pending.ends_game:
            return pending, []
        return pending, room.own_views(pending.state, self._those_shown(others))

    def _end_game(self, pending: PendingAct, others: list[Connection]) -> tuple[int, list[Told]]:
        room = self._room
        state = pending.finish()
        room.services.bots.wake(room.table)
        return state.number, room.own_views(state, self._those_shown(others))

    def _act_again(
        self, frame: frames.ActFrame, others: list[Connection]
    ) -> tuple[int, list[Told]]:
        room = self._room
        after = actions.act(room.services, room.table, self._actor(frame), frame)
        return after.number, room.own_views(after, self._those_shown(others))

    def _actor(self, frame: frames.ActFrame) -> Audience:
        asker = self._connection.find()
        return Audience(asker.device, frame.seat, asker.person)

    def _those_shown(self, others: list[Connection]) -> list[Connection]:
        """Who is shown an act: this connection first, if it looks from a seat, and the others."""
        connection = self._connection
        looks = connection.looking and connection.seat is not None
        return [connection, *others] if looks else others

    async def _score(self, frame: frames.ScoreFrame) -> None:
        audience = await self._audience(frame.seat)
        room = self._room
        score = await room.see(
            actions.score, room.services, room.table, audience, frame, self._connection.language
        )
        await self._send(frames.Scored(reference=frame.reference, score=score))

    async def _say(self, frame: frames.Say) -> None:
        # much of what is said is kept as long as its table, and there are always more tables for it
        if charge(self._socket, "chat"):
            raise TooManyMessages
        room = self._room
        audience = await room.see(self._connection.find)
        number = await room.work(room.services.chat.say, room.table, audience, frame.text)
        await self._send(frames.Done(reference=frame.reference, number=number))

    async def _audience(self, seat: int) -> Audience:
        audience = await self._room.see(self._connection.find)
        return Audience(audience.device, seat, audience.person)

    async def _show(self, least: int = 0) -> None:
        """Send the table as it is now, unless that was sent."""
        if self._connection.looking:
            await self._send_view(*await self._room.view(self._connection, least))

    async def _write(self) -> None:
        """Send views as they come, and a beat where none does."""
        connection = self._connection
        while True:
            await connection.ready.wait()
            connection.ready.clear()
            self._heard = self._loop.time()
            if self._quiet:
                self._quiet = False
                self._sign()
                await self._send(frames.Beat(number=connection.sent))
            if connection.said:
                said, connection.said = connection.said, []
                await self._send(_chat(said))
            if connection.rematch is not None:
                again, connection.rematch = connection.rematch, None
                await self._send(_again_frame(again))
            if connection.whereabouts is not None:
                now, connection.whereabouts = connection.whereabouts, None
                self._sign()  # this frame takes the place of a beat
                await self._send(self._presence(now))
            if connection.waiting is not None:
                waiting, connection.waiting = connection.waiting, None
                await self._send_view(*waiting)

    def _presence(self, now: Whereabouts) -> frames.Presence:
        left = None
        if now.claim is not None:
            left = max(0, now.claim - self._room.services.tables.now())
        return frames.Presence(away=sorted(now.away), waits=now.waits, left=left)

    def _look_whether_quiet(self) -> None:
        """Have a beat sent if nothing else was shown for so long; one timer serves a connection."""
        left = self._heard + HEARTBEAT_SECONDS - self._loop.time()
        if left <= 0:
            self._quiet = True
            self._connection.ready.set()
        after = left if left > 0 else HEARTBEAT_SECONDS
        self._pulse = self._loop.call_later(after, self._look_whether_quiet)

    def _sign(self) -> None:
        """Who is connected is there, even if they only think."""
        connection, room = self._connection, self._room
        if connection.looking and connection.seat is not None:
            room.services.tables.presence.sign(room.table, connection.seat)

    async def _send_view(self, number: int, text: str) -> None:
        """Views go out in the order of their numbers, each once."""
        async with self._sending:
            if number > self._connection.sent:
                self._connection.sent = number
                await self._put(text)

    async def _send_current(self, number: int) -> None:
        """The view held is the latest, unless a later one was sent meanwhile."""
        async with self._sending:
            if number > self._connection.sent:
                self._connection.sent = number
                await self._put(frames.Current(number=number).model_dump_json())

    async def _send(self, frame: Wire) -> None:
        async with self._sending:
            await self._put(frame.model_dump_json())

    async def _put(self, text: str) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            await self._socket.send_text(text)

    async def _refuse(
        self,
        reference: str | None,
        code: str,
        refusal: Refusal | ClubRefusal | None = None,
        field: str | None = None,
    ) -> None:
        await self._send(_refusal_frame(reference, code, self._connection.language, refusal, field))


def _chat(said: Sequence[Message]) -> frames.ChatFrame:
    views = [
        frames.MessageView(
            number=message.number,
            at=message.at,
            room=message.room,
            seat=message.seat,
            name=message.name,
            text=message.text,
        )
        for message in said
    ]
    return frames.ChatFrame(messages=views)


def _again_frame(rematch: Rematch) -> frames.Again:
    return frames.Again(table=rematch.table, seat=rematch.seat)


def _refusal_frame(
    reference: str | None,
    code: str,
    language: str,
    refusal: Refusal | ClubRefusal | None = None,
    field: str | None = None,
) -> frames.RefusedFrame:
    say = languages.texts(language)
    message = message_for(refusal, say) if refusal else say(code)
    if field is not None:
        message = say("bad-request-field", field=field)
    square, tile = (refusal.square, refusal.tile) if refusal else (None, None)
    refused = wire.Refused(code=code, message=message, square=square, tile=tile, field=field)
    return frames.RefusedFrame(reference=reference, refused=refused)
