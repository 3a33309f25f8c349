"""What all pages of pastimes share: the stream that renews them, and the record at the end."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from stafla.club.pastimes.log import (
    caller_topic,
    hall_topic,
    is_owner,
    progress_of,
    require_owner,
)
from stafla.club.pastimes.refusals import NoSuchPastime
from stafla.club.secrets import digest, link_secrets
from stafla.records.record import file as records
from stafla.records.record import pastime as pastimes
from stafla.rules import Game
from stafla.web.events import changes
from stafla.web.identity import device_cookie, visitor
from stafla.web.services import services_of

PastimeId = Annotated[str, Path(max_length=100)]
MOST_LISTENERS = 2_000
# slips come by the hundred in the last half minute: a count that is a second old serves a hall
HALL_REST_SECONDS = 1.0
router = APIRouter(include_in_schema=False)


@router.get("/api/pastimes/{pastime}/stream")
async def stream(
    request: Request,
    pastime: PastimeId,
    caller: Annotated[bool, Query()] = False,
    hall: Annotated[bool, Query()] = False,
    official: Annotated[str, Query(max_length=100)] = "",
) -> object:
    """Tell whenever something changes that this page shows.

    The caller's screen also hears when somebody writes, which players may not learn of each other:
    ``official`` is the secret of a private link to the desk, where it is not the caller who looks.
    A screen in the ``hall`` hears that other numbers of people have joined or written.
    """
    participant = partial(_participant, request, pastime)
    if not caller:
        await run_in_threadpool(services_of(request).pastimes.load, pastime)
        if hall:
            topics = hall_topic(pastime), pastime
            return await changes(
                request, topics, MOST_LISTENERS, participant, rest=HALL_REST_SECONDS
            )
        return await changes(request, [pastime], MOST_LISTENERS, participant)
    await run_in_threadpool(_require_screen, request, pastime, official)
    return await changes(request, [caller_topic(pastime)], MOST_LISTENERS, participant)


def _participant(request: Request, pastime: str) -> str | None:
    """Who somebody is that takes part, or began it; None: they only look."""
    log, audience = services_of(request).pastimes, visitor.audience(request)
    if is_owner(log.load(pastime), audience):
        return audience.person or audience.device
    device = device_cookie.secret_of(request)
    for secret in link_secrets(device, pastime, audience.person) if device else ():
        if log.rows.holder(pastime, digest(secret)) is not None:
            return digest(secret)
    return None


def _require_screen(request: Request, pastime: str, official: str) -> None:
    """Whether it is the caller, or an official at the desk.

    Raises:
        NoSuchPastime, NotYourPastime
    """
    services, audience = services_of(request), visitor.audience(request)
    if official:
        services.roster.official_number(pastime, audience, official)
    else:
        require_owner(services.pastimes.load(pastime), audience)


@router.get("/pastimes/{pastime}/record.json")
def record(request: Request, pastime: PastimeId) -> Response:
    """The record of what is over; before that it would tell what is still to come."""
    log = services_of(request).pastimes
    played = log.load(pastime)
    if not progress_of(played.state).ended:
        raise NoSuchPastime
    if isinstance(played.state, Game):
        data = records.write(records.Record(played.state.events))
    else:
        kind = played.row.kind
        events = (pastimes.load(event.body, kind) for event in log.rows.events(pastime))
        assert kind != "open"
        data = pastimes.write(kind, events)
    headers = {"content-disposition": f'attachment; filename="stafla-{played.row.kind}.json"'}
    return Response(data, media_type="application/json", headers=headers)
