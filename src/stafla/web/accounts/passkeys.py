"""Passkeys in the pages: signing in by one, making one, removing one.

A script fetches what the authenticator is to be asked and sends its answer as an ordinary form.
"""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.secrets import digest
from stafla.web.accounts import sign_in
from stafla.web.accounts.confirmation import Credential, answer_of, confirm, session_of, site_of
from stafla.web.accounts.settings import Digest, me_again
from stafla.web.accounts.sign_in import Secret, ShortText
from stafla.web.identity import device_cookie, visitor
from stafla.web.rendering import languages
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)


class ProofForm(BaseModel):
    """Who one is, once more: the password, or a passkey's answer."""

    password: Secret = ""
    proof: Credential = ""


class NewPasskeyForm(BaseModel):
    """A passkey that a browser made, and what its person calls it."""

    label: ShortText = ""
    credential: Credential = ""


class RemovePasskeyForm(ProofForm):
    """The passkey that is to go."""

    passkey: Digest
    elsewhere: bool = False


class PasskeySignInForm(sign_in.SignInForm):
    """A passkey shown to sign in; the name may stay empty."""

    credential: Credential = ""


@router.post("/sign-in/passkey/ask")
def ask_to_enter(request: Request) -> Response:
    """What a browser needs to sign in by a passkey; the challenge is for this device alone."""
    secret = device_cookie.secret_of(request) or device_cookie.new_secret()
    passkeys = services_of(request).passkeys
    response = _json(passkeys.ask("enter", site_of(request), digest(secret)))
    device_cookie.give(request, response, secret)
    return response


@router.post("/sign-in/passkey")
async def enter(request: Request, form: Annotated[PasskeySignInForm, Form()]) -> Response:
    """Sign the device in by a passkey; or show the form again with what is wrong."""
    passkeys = services_of(request).passkeys
    answer = answer_of(request, form.credential, device_cookie.digest_of(request) or "")
    source, secret = sign_in.source_with_secret(request, form)
    try:
        signed_in = await run_in_threadpool(passkeys.enter, answer, source, form.name)
    except ClubRefusal as refusal:
        return await sign_in.form_again(request, "sign-in", form, refusal)
    return sign_in.enter(request, form, signed_in, secret)


@router.post("/me/passkeys/confirm")
def ask_to_confirm(request: Request) -> Response:
    """What a browser needs to confirm by a passkey who is signed in."""
    visitor.require_person(request)
    passkeys = services_of(request).passkeys
    return _json(passkeys.ask("confirm", site_of(request), session_of(request)))


@router.post("/me/passkeys/offer")
async def offer(request: Request, form: Annotated[ProofForm, Form()]) -> Response:
    """What a browser needs to make a passkey, for who confirmed who they are."""
    person = await run_in_threadpool(visitor.require_person, request)
    passkeys = services_of(request).passkeys
    site, session = site_of(request), session_of(request)
    try:
        await confirm(request, person, form.password, form.proof)
        return _json(await run_in_threadpool(passkeys.offer, person, site, session))
    except ClubRefusal as refusal:
        say = languages.texts(languages.of(request))
        told = {"code": refusal.code, "message": message_for(refusal, say)}
        return JSONResponse(told, status_of(refusal))


@router.post("/me/passkeys")
def add(request: Request, form: Annotated[NewPasskeyForm, Form()]) -> Response:
    """Keep the passkey that the browser made."""
    person = visitor.require_person(request)
    answer = answer_of(request, form.credential, session_of(request))
    try:
        services_of(request).passkeys.add(person, form.label, answer)
    except ClubRefusal as refusal:
        return me_again(request, person, refusal)
    return RedirectResponse("/me#passkeys", 303)


@router.post("/me/passkeys/end")
async def remove(request: Request, form: Annotated[RemovePasskeyForm, Form()]) -> Response:
    """Remove a passkey, once the person has confirmed who they are."""
    person = await run_in_threadpool(visitor.require_person, request)
    passkeys = services_of(request).passkeys
    try:
        await confirm(request, person, form.password, form.proof)
        by_password = not form.proof
        await run_in_threadpool(
            lambda: passkeys.remove(person, form.passkey, by_password=by_password)
        )
        if form.elsewhere:
            people, source = visitor.accounts_of(request), visitor.request_source(request)
            await run_in_threadpool(people.end_elsewhere, person, source)
    except ClubRefusal as refusal:
        return await run_in_threadpool(me_again, request, person, refusal)
    return RedirectResponse("/me#passkeys", 303)


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")
