"""Pages to sign up, in and out."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.accounts.accounts import RequestSource, SignedIn
from stafla.club.secrets import digest
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby import choices
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.workers import WorkerPool

ShortText = Annotated[str, Field(max_length=200)]
Secret = Annotated[str, Field(max_length=400)]
router = APIRouter(include_in_schema=False)


class SignInForm(BaseModel):
    """A form to sign up or in, as it was sent."""

    name: ShortText = ""
    password: Secret = ""
    then: ShortText = ""
    adopt: bool = False
    hidden: bool = False


def password_workers(request: Request) -> WorkerPool:
    """Where slow work is done."""
    workers: WorkerPool = request.app.state.services.password_workers
    return workers


@router.get("/sign-up")
def sign_up_page(request: Request, then: Annotated[str, Query(max_length=200)] = "") -> Response:
    """The form of those who are new."""
    return _page(request, "sign-up", SignInForm(then=then, adopt=True))


@router.get("/sign-in")
def sign_in_page(request: Request, then: Annotated[str, Query(max_length=200)] = "") -> Response:
    """The form of those who are known."""
    return _page(request, "sign-in", SignInForm(then=then, adopt=True))


@router.post("/sign-up")
async def sign_up(request: Request, form: Annotated[SignInForm, Form()]) -> Response:
    """Make an account, and go on signed in; or show the form again with what is wrong."""
    people = visitor.accounts_of(request)
    source, secret = source_with_secret(request, form)
    try:
        signed_in = await password_workers(request).do(
            people.sign_up,
            form.name,
            form.password,
            source,
            language=languages.of(request),
            hidden=form.hidden,
        )
    except ClubRefusal as refusal:
        return await form_again(request, "sign-up", form, refusal)
    return enter(request, form, signed_in, secret)


@router.post("/sign-in")
async def sign_in(request: Request, form: Annotated[SignInForm, Form()]) -> Response:
    """Sign the device in; or show the form again with what is wrong."""
    people = visitor.accounts_of(request)
    source, secret = source_with_secret(request, form)
    try:
        signed_in = await password_workers(request).do(
            people.sign_in, form.name, form.password, source
        )
    except ClubRefusal as refusal:
        return await form_again(request, "sign-in", form, refusal)
    return enter(request, form, signed_in, secret)


@router.post("/sign-out")
def sign_out(request: Request) -> Response:
    """Sign the device out."""
    person, token = visitor.of(request), visitor.token_of(request)
    if person is not None and token is not None:
        visitor.accounts_of(request).sign_out(person, token)
    response = RedirectResponse("/", 303)
    visitor.sign_out(request, response)
    choices.forget_names(request, response)
    return response


def local(address: str) -> str:
    """A path of ours to go on to; anything else is the start page."""
    plain = address.isprintable() and "\\" not in address
    return address if plain and address.startswith("/") and address[1:2] != "/" else "/"


def source_with_secret(request: Request, form: SignInForm) -> tuple[RequestSource, str]:
    """Where a request to enter comes from, and the secret by which the device is known again."""
    secret = device_cookie.secret_of(request) or device_cookie.new_secret()
    return replace(visitor.request_source(request, adopt=form.adopt), known=digest(secret)), secret


def enter(request: Request, form: SignInForm, signed_in: SignedIn, secret: str) -> Response:
    """Go on to where the form says, signed in, at a device that is known from now on."""
    response = RedirectResponse(local(form.then), 303)
    visitor.sign_in(request, response, signed_in)
    device_cookie.give(request, response, secret)
    languages.remember(request, response, signed_in.person.language)
    return response


async def form_again(
    request: Request, which: str, form: SignInForm, refusal: ClubRefusal
) -> Response:
    """The form once more, with what is wrong."""
    return await run_in_threadpool(_page, request, which, form, refusal)


def _page(
    request: Request, which: str, form: SignInForm, refusal: ClubRefusal | None = None
) -> Response:
    language = languages.of(request)
    error = None if refusal is None else message_for(refusal, languages.texts(language))
    status = status_of(refusal)
    values = {"form": form, "error": error, "then": local(form.then)}
    response = page(
        request, f"accounts/{which.replace('-', '_')}.html", language, status=status, **values
    )
    languages.keep(request, response)
    return response
