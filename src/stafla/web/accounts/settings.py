"""Pages about people: one's own settings and sessions, and the profile that others see."""

from typing import Annotated

from fastapi import APIRouter, Form, Path, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.accounts.passkeys import LONGEST_LABEL
from stafla.club.accounts.person import Person
from stafla.club.community import LONGEST_TEXT, REASONS
from stafla.club.secrets import digest
from stafla.web.accounts.confirmation import Credential, confirm
from stafla.web.accounts.sign_in import Secret, ShortText, password_workers
from stafla.web.accounts.statistics import look_back, refusal_of_look
from stafla.web.accounts.user_agent import device_name
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import Services

Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
PersonId = Annotated[str, Path(max_length=100)]
router = APIRouter(include_in_schema=False)


class SettingsForm(BaseModel):
    """What a person may change about themselves."""

    name: ShortText = ""
    language: Annotated[str, Field(max_length=10)] = "en"
    hidden: bool = False


class PasswordForm(BaseModel):
    """The old password, or a passkey's answer, and the new one.

    ``elsewhere``: all other sessions and the tokens of programs end with the old one.
    """

    old: Secret = ""
    new: Secret = ""
    proof: Credential = ""
    elsewhere: bool = False


class EndSessionForm(BaseModel):
    """The session that is to end."""

    session: Digest


@router.get("/me")
def me(request: Request) -> Response:
    """One's own page."""
    return me_again(request, visitor.require_person(request))


@router.post("/me")
def settle(request: Request, form: Annotated[SettingsForm, Form()]) -> Response:
    """Change name, language and whether the name is shown."""
    person = visitor.require_person(request)
    try:
        visitor.accounts_of(request).settle(
            person, name=form.name, language=form.language, hidden=form.hidden
        )
    except ClubRefusal as refusal:
        return me_again(request, person, refusal)
    response = RedirectResponse("/me", 303)
    languages.remember(request, response, form.language)
    return response


@router.post("/me/password")
async def change_password(request: Request, form: Annotated[PasswordForm, Form()]) -> Response:
    """Take another password, and if asked end everything elsewhere."""
    person = await run_in_threadpool(visitor.require_person, request)
    renew = visitor.accounts_of(request).renew_password
    try:
        await confirm(request, person, form.old, form.proof)
        signed_in = await password_workers(request).do(
            renew, person, form.new, visitor.request_source(request), elsewhere=form.elsewhere
        )
    except ClubRefusal as refusal:
        return await run_in_threadpool(me_again, request, person, refusal)
    response = RedirectResponse("/me", 303)
    visitor.sign_in(request, response, signed_in)
    return response


@router.post("/me/sessions/end")
def end(request: Request, form: Annotated[EndSessionForm, Form()]) -> Response:
    """Sign out one of one's devices."""
    visitor.accounts_of(request).end(visitor.require_person(request), form.session)
    return RedirectResponse("/me", 303)


@router.post("/me/sessions/end-others")
def end_others(request: Request) -> Response:
    """Sign out everywhere but here."""
    person, token = visitor.require_person(request), visitor.token_of(request)
    if token is not None:
        visitor.accounts_of(request).end_others(person, token)
    return RedirectResponse("/me", 303)


@router.get("/people/{person}")
def profile(request: Request, person: PersonId) -> Response:
    """What others see of a person, and what one may do about them."""
    services: Services = request.app.state.services
    shown, me = services.accounts.get(person), visitor.of(request)
    rows = services.community.rows
    language = languages.of(request)
    hidden = shown.hidden and me != shown and not (me and me.may("moderator"))
    public = shown != me
    found = () if hidden else services.statistics.find("", shown.id, public=public)
    if refused := refusal_of_look(request, found):
        return refused
    response = page(
        request,
        "community/person.html",
        language,
        shown=shown,
        hidden=hidden,
        look=None if hidden else look_back(services, language, found, shown.id),
        friend=me is not None and shown.id in rows.ties_of(me.id, "friend"),
        blocked=me is not None and shown.id in rows.ties_of(me.id, "blocked"),
        reasons=REASONS,
        longest=LONGEST_TEXT,
    )
    languages.keep(request, response)
    return response


@router.get("/games")
def games(request: Request) -> Response:
    """What one's own games come to, with an account or without."""
    language = languages.of(request)
    audience = visitor.audience(request)
    services: Services = request.app.state.services
    found = services.statistics.find(audience.device or "", audience.person)
    if refused := refusal_of_look(request, found):
        return refused
    look = look_back(services, language, found, audience.person)
    response = page(request, "accounts/games.html", language, look=look)
    languages.keep(request, response)
    return response


def me_again(request: Request, person: Person, refusal: ClubRefusal | None = None) -> Response:
    """One's own page, with what was refused."""
    language = languages.of(request)
    services: Services = request.app.state.services
    people = services.accounts
    token = visitor.token_of(request)
    response = page(
        request,
        "accounts/settings.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, languages.texts(language)),
        sessions=people.signed_in(person),
        passkeys=services.passkeys.of(person),
        longest_label=LONGEST_LABEL,
        device_name=device_name,
        ties=services.community.ties(person),
        here=None if token is None else digest(token),
    )
    languages.keep(request, response)
    return response
