"""Pages by which a guest goes on at another device."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.lobby.transfers import OPEN_FOR
from stafla.club.secrets import digest
from stafla.web.addresses import ShareLink
from stafla.web.fields import TableId
from stafla.web.identity import device_cookie, visitor
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

MINUTE = 60_000
Secret = Annotated[str, Path(max_length=100)]
router = APIRouter(include_in_schema=False)


@router.get("/tables/{table}/transfer")
def explain(request: Request, table: TableId) -> Response:
    """How one goes on elsewhere; a link is made by the form alone."""
    return _page(request, table)


@router.post("/tables/{table}/transfer")
def offer(request: Request, table: TableId) -> Response:
    """Make a link for the seats of this device, and show it this once."""
    try:
        secret = services_of(request).seat_transfers.offer(table, visitor.audience(request))
    except ClubRefusal as refusal:
        if refusal.code == "no-such-table":
            raise
        return _page(request, table, refusal=refusal)
    return _page(request, table, ShareLink(request, f"/transfers/{secret}"))


@router.get("/transfers/{secret}")
def show(request: Request, secret: Secret) -> Response:
    """What a link brings; the seats come by the form, never by looking."""
    carried = services_of(request).seat_transfers.get(secret, visitor.audience(request))
    if carried.here:
        return RedirectResponse(f"/tables/{carried.table}", 303)
    language = languages.of(request)
    response = page(request, "lobby/transfer_take.html", language, carried=carried, secret=secret)
    device_cookie.ensure(request, response)
    languages.keep(request, response)
    return response


@router.post("/transfers/{secret}")
def take(request: Request, secret: Secret) -> Response:
    """Go on here."""
    device = device_cookie.secret_of(request) or device_cookie.new_secret()
    table = services_of(request).seat_transfers.take(secret, digest(device))
    response = RedirectResponse(f"/tables/{table}", 303)
    device_cookie.give(request, response, device)
    return response


def _page(
    request: Request,
    table: str,
    shared: ShareLink | None = None,
    refusal: ClubRefusal | None = None,
) -> Response:
    language = languages.of(request)
    names = services_of(request).seat_transfers.names(table, visitor.audience(request))
    response = page(
        request,
        "lobby/transfer.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, languages.texts(language)),
        table=table,
        names=names,
        shared=shared,
        minutes=OPEN_FOR // MINUTE,
    )
    languages.keep(request, response)
    return response
