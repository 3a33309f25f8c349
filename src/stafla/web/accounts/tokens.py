"""The page on which a person makes tokens for programs, and takes them back."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.accounts.tokens import LONGEST_LABEL, SCOPES
from stafla.web.accounts.settings import Digest
from stafla.web.accounts.sign_in import ShortText
from stafla.web.fields import TicketText
from stafla.web.identity import visitor
from stafla.web.identity.api_token import tokens_of
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of

router = APIRouter(include_in_schema=False)


class TokenForm(BaseModel):
    """What a new token is called, and what it allows."""

    label: ShortText = ""
    scopes: Annotated[list[ShortText], Field(max_length=10)] = []
    ticket: TicketText = ""


class RevokeForm(BaseModel):
    """The token that is to end."""

    token: Digest


@router.get("/me/tokens")
def tokens(request: Request) -> Response:
    """One's tokens."""
    return _page(request)


@router.post("/me/tokens")
def make(request: Request, form: Annotated[TokenForm, Form()]) -> Response:
    """Make a token and show its secret, this once."""
    person = visitor.require_person(request)
    try:
        session = visitor.token_of(request)
        secret = tokens_of(request).make(
            person, form.label, form.scopes, session=session, ticket=form.ticket
        )
    except ClubRefusal as refusal:
        say = languages.texts(languages.of(request))
        return _page(request, error=message_for(refusal, say), status=status_of(refusal))
    return _page(request, secret=secret)


@router.post("/me/tokens/end")
def take_back(request: Request, form: Annotated[RevokeForm, Form()]) -> Response:
    """End a token."""
    tokens_of(request).take_back(visitor.require_person(request), form.token)
    return RedirectResponse("/me/tokens", 303)


def _page(
    request: Request, *, secret: str | None = None, error: str | None = None, status: int = 200
) -> Response:
    person = visitor.require_person(request)
    return page(
        request,
        "accounts/tokens.html",
        languages.of(request),
        status=status,
        tokens=tokens_of(request).of(person),
        scopes=SCOPES,
        longest=LONGEST_LABEL,
        secret=secret,
        error=error,
    )
