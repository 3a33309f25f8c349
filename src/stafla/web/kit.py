"""The page of a club's evening: the address for phones, what is on, and how to begin something."""

import hmac
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from stafla.club import kit
from stafla.club.accounts.refusals import NotForYou
from stafla.contest.event import federations, usual_federation
from stafla.data.dates import day_of
from stafla.web.addresses import ShareLink, at_home, server_address_of
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.labels import federation_name
from stafla.web.rendering.page import page
from stafla.web.services import services_of

MOST_SHOWN: Final = 20
router = APIRouter(include_in_schema=False)


@router.get("/club")
def evening(request: Request, key: Annotated[str, Query(max_length=100)] = "") -> Response:
    """What is on at this laptop; with its secret, signed in as who runs it.

    Where no laptop serves a club's evening, events are what is on.
    """
    secret = server_address_of(request).kit
    if not secret:
        return RedirectResponse("/events", 303)
    if key:
        return _sign_in(request, key, secret)
    language = languages.of(request)
    say = languages.texts(language)
    services, person = services_of(request), visitor.of(request)
    response = page(
        request,
        "lobby/club.html",
        language,
        shared=ShareLink(request, "/club"),
        here=at_home(request),
        reached=bool(server_address_of(request).outside()),
        runs=person is not None and person.may(),
        events=services.contests.list_events(MOST_SHOWN),
        today=day_of(services.tables.now()).isoformat(),
        rules={name: federation_name(one, say) for name, one in federations().items()},
        usual=usual_federation(language),
    )
    languages.keep(request, response)
    return response


def _sign_in(request: Request, key: str, secret: str) -> Response:
    if not hmac.compare_digest(key.encode(), secret.encode()):
        raise NotForYou
    community = services_of(request).community
    who = kit.organiser(community, "", b"", "en")
    response = RedirectResponse("/club", 303)
    visitor.sign_in(request, response, kit.let_in(community, who, visitor.request_source(request)))
    return response
