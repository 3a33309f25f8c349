"""A phone's socket: slips in, acknowledged when on the disk; what changes out, once for all.

A frame that cannot be read, comes too fast or asks for what is refused is answered with a typed
refusal. A slip names itself (``reference``): sent again, on this line or another, it is the one
that is there.
"""

import asyncio
import contextlib
from typing import Annotated

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocketDisconnect, WebSocketState

from stafla.club import ClubRefusal
from stafla.club.duplicate import Slip
from stafla.club.pastimes.refusals import NoSuchPastime
from stafla.rules import Refusal
from stafla.rules.duplicate.state import MOST_PLAYERS
from stafla.store import DatabaseClosed
from stafla.web.duplicate.hall import Hall, Halls, Phone, Snapshot
from stafla.web.duplicate.view import own_slip, play_text
from stafla.web.rendering import languages
from stafla.web.rendering.refusal import message_for
from stafla.web.services import services_of
from stafla.web.token_bucket import TokenBucket
from stafla.web.wire.duplicate import Asked, KeptFrame, PhoneBeat, SlipFrame
from stafla.web.wire.socket import RefusedFrame
from stafla.web.wire.table import Refused

router = APIRouter(prefix="/duplicate")
HEARTBEAT_SECONDS = 25.0
FRAMES_A_SECOND, FRAMES_AT_ONCE = 2.0, 20.0
MOST_IGNORED = 200
LARGEST_FRAME = 4 * 1024
MOST_PHONES = MOST_PLAYERS
"""Connections of phones at one game; beyond it a player has one, whoever took the others."""
WRITERS = 48
"""Threads in which slips wait for the disk, so that pages have theirs."""
TRY_AGAIN_LATER, POLICY, NOT_FOUND = 1013, 1008, 4404


_ASKED: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="kind")])


@router.websocket("/{pastime}/player/{secret}/socket")
async def socket(websocket: WebSocket, pastime: str, secret: str) -> None:
    """Connect a player's phone."""
    services, halls = services_of(websocket), halls_of(websocket)
    await websocket.accept()
    language = languages.of(websocket)
    try:
        found = await run_in_threadpool(services.roster.player, pastime[:100], secret[:100])
    except NoSuchPastime as missing:
        return await _turn_away(websocket, missing.code, NOT_FOUND)
    number = found[1].number
    if halls.count(pastime) >= MOST_PHONES and halls.count(pastime, number):
        return await _turn_away(websocket, "busy", TRY_AGAIN_LATER)
    phone = Phone(number, language)
    hall = halls.enter(pastime, phone)
    try:
        await PhoneSocket(websocket, hall, phone, pastime).run()
    finally:
        halls.leave(pastime, phone)


def halls_of(websocket: WebSocket) -> Halls:
    """The halls of the application."""
    halls: Halls = websocket.app.state.halls
    return halls


async def _turn_away(websocket: WebSocket, code: str, close: int) -> None:
    frame = _refusal_frame(None, code, languages.of(websocket))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # who asked may be gone
        await websocket.send_text(frame)
        await websocket.close(close)


class PhoneSocket:
    """One connection: a reader that keeps slips, and a writer that shows."""

    def __init__(self, websocket: WebSocket, hall: Hall, phone: Phone, pastime: str) -> None:
        self._socket = websocket
        self._hall = hall
        self._phone = phone
        self._pastime = pastime
        self._services = services_of(websocket)
        self._sending = asyncio.Lock()
        self._pace = TokenBucket(asyncio.get_running_loop().time, FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._ignored = 0
        # number of the event and round of what the phone was shown last
        self._shown = self._told = 0

    async def run(self) -> None:
        """Go on until one side has gone."""
        try:
            snapshot = await self._hall.look()
            # what comes meanwhile is shown after it, and never before
            await self._show(snapshot, await self._own_text(snapshot))
            writer = asyncio.create_task(self._write())
            try:
                while await self._read():
                    pass
            finally:
                writer.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await writer
        except (WebSocketDisconnect, DatabaseClosed, NoSuchPastime):
            pass  # the phone went, or the server goes down

    async def _own_text(self, snapshot: Snapshot) -> str:
        """What is told of the slip of the round under way; empty: there is none."""
        kept_slip = await run_in_threadpool(
            self._services.duplicates.slip, self._pastime, self._phone.player
        )
        if kept_slip is None or snapshot.state.round_number != kept_slip.round_number:
            return ""
        return own_slip(snapshot.state, kept_slip, languages.texts(self._phone.language))

    async def _read(self) -> bool:
        """Answer one frame; False when the connection is over."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return False
        at = self._services.duplicates.now()
        if not self._pace.allows():
            self._ignored += 1
            if self._ignored > MOST_IGNORED:
                await self._socket.close(POLICY)
                return False
            await self._put(_refusal_frame(None, "too-fast", self._phone.language))
            return True
        frame = _read_frame(message.get("text"))
        if isinstance(frame, SlipFrame):
            await self._keep(frame, at)
        elif frame is None:
            await self._put(_refusal_frame(None, "bad-request", self._phone.language))
        else:
            await self._put(PhoneBeat().model_dump_json())
        return True

    async def _keep(self, frame: SlipFrame, at: int) -> None:
        slip = Slip(frame.position, frame.word, frame.claimed, frame.reference)
        try:
            kept_slip = await to_thread.run_sync(
                self._services.duplicates.submit,
                self._pastime,
                self._phone.player,
                slip,
                frame.round,
                at,
                limiter=limiter_of(self._socket),
            )
        except (ClubRefusal, Refusal) as refusal:
            language = self._phone.language
            return await self._put(_refusal_frame(frame.reference, refusal.code, language, refusal))
        shown = self._hall.snapshot
        play = ""
        if (
            kept_slip.placement is not None
            and shown is not None
            and shown.state.round_number == kept_slip.round_number
        ):
            play = play_text(shown.state, kept_slip.placement)
        answer = KeptFrame(
            reference=frame.reference,
            round=kept_slip.round_number,
            at=kept_slip.at,
            late=kept_slip.late,
            play=play,
            points=kept_slip.points,
        )
        await self._put(answer.model_dump_json())

    async def _write(self) -> None:
        """Show what changes, and a beat where nothing does."""
        phone = self._phone
        while True:
            try:
                await asyncio.wait_for(phone.ready.wait(), HEARTBEAT_SECONDS)
            except TimeoutError:
                await self._put(PhoneBeat().model_dump_json())
                continue
            phone.ready.clear()
            if phone.waiting is not None:
                waiting, phone.waiting = phone.waiting, None
                if waiting.state.number > self._shown:
                    # in the same round what the phone says of its slip is what is known
                    same = (
                        waiting.state.open is not None and waiting.state.round_number == self._told
                    )
                    await self._show(waiting, None if same else "")

    async def _show(self, snapshot: Snapshot, own: str | None) -> None:
        phone, now, state = self._phone, self._services.duplicates.now(), snapshot.state
        self._shown, self._told = state.number, state.round_number if state.open else 0
        await self._put(snapshot.frame(self._pastime, phone.player, phone.language, now, own))

    async def _put(self, text: str) -> None:
        async with self._sending:
            if self._socket.application_state == WebSocketState.CONNECTED:
                await self._socket.send_text(text)


def limiter_of(websocket: WebSocket) -> CapacityLimiter:
    """The threads in which slips wait for the disk, of the loop that asks."""
    state = websocket.app.state
    if not hasattr(state, "slip_writers"):
        state.slip_writers = CapacityLimiter(WRITERS)
    limiter: CapacityLimiter = state.slip_writers
    return limiter


def _read_frame(text: str | None) -> Asked | None:
    """The frame that a text is; None: it is none of ours."""
    if text is None or len(text) > LARGEST_FRAME:
        return None
    try:
        return _ASKED.validate_json(text)
    except (ValidationError, ValueError, RecursionError):
        return None


def _refusal_frame(
    reference: str | None, code: str, language: str, refusal: Refusal | ClubRefusal | None = None
) -> str:
    say = languages.texts(language)
    message = message_for(refusal, say) if refusal else say(code)
    refused = Refused(code=code, message=message)
    return RefusedFrame(reference=reference, refused=refused).model_dump_json()
