"""Pages of a table that waits for its players: the waiting room and the invitation."""

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal, Gathering, codes
from stafla.club.accounts.refusals import NameLooksTaken
from stafla.club.tables.delay import delay_of
from stafla.club.tables.refusals import BadName, ConsentDue
from stafla.data.catalogue import Catalogue
from stafla.editions import load
from stafla.web.addresses import ShareLink
from stafla.web.fields import TableId
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby import choices
from stafla.web.lobby.filters import range_named
from stafla.web.lobby.form import Short
from stafla.web.rendering import languages
from stafla.web.rendering.labels import clock_named, delay_named, numbered_guest
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

MOST_NUMBERS = 8
"""How many numbers a guest without a name may draw until one is free."""
router = APIRouter(include_in_schema=False)


class JoinForm(BaseModel):
    """The form by which somebody sits down."""

    name: Short = ""
    agrees: Annotated[list[Short], Field(max_length=40)] = []


def waiting_room(request: Request, gathering: Gathering) -> Response:
    """The page of a table that waits, for whoever knows its address."""
    return _page(request, "lobby/waiting.html", gathering)


@router.get("/invitations/{invitation}")
def invitation(request: Request, invitation: TableId) -> Response:
    """What one is invited to; a place is taken by the form alone, never by looking."""
    lobby, audience = services_of(request).lobby, visitor.audience(request)
    if table := lobby.place_by(invitation, audience):
        return RedirectResponse(f"/tables/{table}", 303)
    return _page(request, "lobby/invitation.html", lobby.by_invitation(invitation, audience))


@router.post("/invitations/{invitation}")
def accept(request: Request, invitation: TableId, form: Annotated[JoinForm, Form()]) -> Response:
    """Sit down as a guest, in the place of the invitation; or go to the place one has."""
    return _join(request, "", form, invitation)


@router.post("/tables/{table}/join")
def join(request: Request, table: TableId, form: Annotated[JoinForm, Form()]) -> Response:
    """Sit down at a table that is open to everyone; or go to the place one has."""
    return _join(request, table, form)


@router.post("/tables/{table}/leave")
def leave(request: Request, table: TableId) -> Response:
    """Give one's place up, or call the table off."""
    services_of(request).lobby.leave(table, visitor.audience(request))
    return RedirectResponse("/", 303)


def join_as(name: str, say: Catalogue, join: Callable[[str], str]) -> str:
    """What ``join`` gives for a name; without one, for a number that no other guest there has.

    Raises:
        ClubRefusal: as ``join``.
    """
    for _ in range(MOST_NUMBERS):
        with suppress(NameLooksTaken):
            return join(name or numbered_guest(say))
        if name:
            break
    raise NameLooksTaken


def _join(request: Request, table: str, form: JoinForm, invitation: str = "") -> Response:
    services, language = services_of(request), languages.of(request)
    audience, secret = visitor.audience_with_secret(request)
    typed = ""
    try:
        person = visitor.of(request)
        typed = form.name.strip()
        join = services.lobby.join
        table = join_as(
            person.name if person else typed,
            languages.texts(language),
            lambda name: join(table, name, audience, invitation, tuple(form.agrees)),
        )
    except (BadName, NameLooksTaken, ConsentDue) as refusal:
        response = _form_again(request, table, form, invitation, refusal)
    else:
        services.bots.wake(table)
        response = RedirectResponse(f"/tables/{table}", 303)
        if typed:
            choices.keep_name(request, response, language, typed)
    device_cookie.give(request, response, secret)
    return response


def _form_again(
    request: Request, table: str, form: JoinForm, invitation: str, refusal: ClubRefusal
) -> Response:
    """The form once more, with what is wrong."""
    lobby, audience = services_of(request).lobby, visitor.audience(request)
    gathering = (
        lobby.by_invitation(invitation, audience) if invitation else lobby.get(table, audience)
    )
    template = "lobby/invitation.html" if invitation else "lobby/waiting.html"
    wrong = message_for(refusal, languages.texts(languages.of(request)))
    return _page(
        request, template, gathering, error=wrong, name=form.name, status=status_of(refusal)
    )


def _page(
    request: Request,
    template: str,
    gathering: Gathering,
    *,
    error: str | None = None,
    name: str = "",
    status: int = 200,
) -> Response:
    language = languages.of(request)
    say = languages.texts(language)
    secret, code = gathering.invitation, gathering.code and codes.in_groups(gathering.code)
    response = page(
        request,
        template,
        language,
        status=status,
        gathering=gathering,
        edition=load(gathering.setup.profile),
        lexicon=services_of(request).tables.list_of(gathering.setup),
        clock=clock_named(gathering.setup.clock, say),
        delay=delay_named(delay_of(gathering.setup.delay), say),
        limits=range_named(gathering.range, say),
        barred=gathering.barred and message_for(gathering.barred, say),
        shared=ShareLink(request, f"/invitations/{secret}", code) if secret else None,
        error=error,
        name=name or choices.quick(request, language).name,
    )
    # the address is a secret: it goes nowhere else
    response.headers["referrer-policy"] = "same-origin"
    device_cookie.ensure(request, response)
    languages.keep(request, response)
    return response
