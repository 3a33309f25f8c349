"""Pages about people: one's own settings and sessions, and the profile that others see."""

from typing import Annotated

from fastapi import APIRouter, Form, Path, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from stafla.club import TableRefusal
from stafla.club.people import digest
from stafla.club.person import Person
from stafla.web import language, visitor
from stafla.web.doors import Line, Secret, desk_of
from stafla.web.message import explained
from stafla.web.refusal import STATUS
from stafla.web.render import page

Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
PersonId = Annotated[str, Path(max_length=100)]
router = APIRouter(include_in_schema=False)


class Settings(BaseModel):
    """What a person may change about themselves."""

    name: Line = ""
    language: Annotated[str, Field(max_length=10)] = "en"
    hidden: bool = False


class NewPassword(BaseModel):
    """The old password and the new one."""

    old: Secret = ""
    new: Secret = ""


class Ended(BaseModel):
    """The session that is to end."""

    session: Digest


@router.get("/me")
def me(request: Request) -> Response:
    """One's own page."""
    return _me(request, visitor.required(request))


@router.post("/me")
def settle(request: Request, form: Annotated[Settings, Form()]) -> Response:
    """Change name, language and whether the name is shown."""
    person = visitor.required(request)
    try:
        visitor.people_of(request).settle(
            person, name=form.name, language=form.language, hidden=form.hidden
        )
    except TableRefusal as refusal:
        return _me(request, person, refusal)
    response = RedirectResponse("/me", 303)
    language.remember(response, form.language)
    return response


@router.post("/me/password")
async def change_password(request: Request, form: Annotated[NewPassword, Form()]) -> Response:
    """Take another password; all other devices are signed out."""
    person = await run_in_threadpool(visitor.required, request)
    change = visitor.people_of(request).change_password
    try:
        signed_in = await desk_of(request).do(
            change, person, form.old, form.new, visitor.whence(request)
        )
    except TableRefusal as refusal:
        return await run_in_threadpool(_me, request, person, refusal)
    response = RedirectResponse("/me", 303)
    visitor.welcome(request, response, signed_in)
    return response


@router.post("/me/sessions/end")
def end(request: Request, form: Annotated[Ended, Form()]) -> Response:
    """Sign out one of one's devices."""
    visitor.people_of(request).end(visitor.required(request), form.session)
    return RedirectResponse("/me", 303)


@router.post("/me/sessions/end-others")
def end_others(request: Request) -> Response:
    """Sign out everywhere but here."""
    person, token = visitor.required(request), visitor.token_of(request)
    if token is not None:
        visitor.people_of(request).end_others(person, token)
    return RedirectResponse("/me", 303)


@router.get("/people/{person}")
def profile(request: Request, person: PersonId) -> Response:
    """What others see of a person."""
    shown = visitor.people_of(request).get(person)
    response = page(request, "person.html", language.of(request), shown=shown)
    language.keep(request, response)
    return response


def _me(request: Request, person: Person, refusal: TableRefusal | None = None) -> Response:
    asked = language.of(request)
    people = visitor.people_of(request)
    token = visitor.token_of(request)
    response = page(
        request,
        "me.html",
        asked,
        status=200 if refusal is None else STATUS.get(refusal.code, 422),
        error=None if refusal is None else explained(refusal, language.texts(asked)),
        sessions=people.signed_in(person),
        here=None if token is None else digest(token),
    )
    language.keep(request, response)
    return response
