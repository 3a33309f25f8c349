"""Bingo: the caller's screen, the form for a card, and cards behind private links."""

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Form, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.bingo import BingoGames
from stafla.club.pastimes.log import is_owner
from stafla.club.secrets import link_secrets
from stafla.club.ticket import Ticket
from stafla.editions import Edition, load, names
from stafla.rules import Refusal
from stafla.rules.bingo.card import missing, spelt
from stafla.rules.bingo.round import Bingo
from stafla.web.addresses import ShareLink
from stafla.web.fields import TicketText
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby.form import Short
from stafla.web.pastimes import PastimeId
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

router = APIRouter(prefix="/bingo", include_in_schema=False)
Secret = Annotated[str, Path(max_length=100)]


class StartForm(BaseModel):
    """The form by which a round begins."""

    ticket: TicketText = ""
    profile: Short = "en"


class CardForm(BaseModel):
    """The form of a card."""

    name: Short = ""
    first: Short = ""
    second: Short = ""


class MarkForm(BaseModel):
    """What is done with a card: cross out the letter at ``place``, or call bingo without one."""

    place: Annotated[int, Field(ge=0, le=100)] | None = None


class CallerForm(BaseModel):
    """What the caller does; ``sure`` is how many tiles were called when they were asked."""

    act: Literal["call", "finish"] = "call"
    sure: Annotated[int, Field(ge=-1, le=1_000)] = -1


@router.get("")
def offer(request: Request) -> Response:
    """What bingo is, and the form that begins a round."""
    language = languages.of(request)
    editions = [load(name) for name in names()]
    profile = language if language in names() else "en"
    response = page(request, "bingo/offer.html", language, editions=editions, profile=profile)
    device_cookie.ensure(request, response)
    return response


@router.post("")
def begin(request: Request, form: Annotated[StartForm, Form()]) -> Response:
    """Begin a round as its caller."""
    audience, secret = visitor.audience_with_secret(request)
    pastime = services_of(request).bingo_games.begin(form.profile, audience, Ticket(form.ticket))
    response = RedirectResponse(f"/bingo/{pastime}", 303)
    device_cookie.give(request, response, secret)
    return response


@router.get("/{pastime}")
def show(
    request: Request,
    pastime: PastimeId,
    first: Annotated[str, Query(max_length=40)] = "",
    second: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """The caller's screen; everybody else is asked for a card."""
    played, state = services_of(request).bingo_games.get(pastime)
    audience = visitor.audience(request)
    if not is_owner(played, audience):
        return RedirectResponse(f"/bingo/{pastime}/join", 303)
    return _screen(request, pastime, state, words=(first, second))


@router.post("/{pastime}")
def steer(request: Request, pastime: PastimeId, form: Annotated[CallerForm, Form()]) -> Response:
    """Call the next tile, or end the round."""
    games, audience = services_of(request).bingo_games, visitor.audience(request)
    played, state = games.get(pastime)
    meant = state.claimed or form.sure == len(state.called)
    if is_owner(played, audience) and form.act == "finish" and not state.ended and not meant:
        return _screen(request, pastime, state, question=True)
    try:
        (games.call if form.act == "call" else games.finish)(pastime, audience)
    except Refusal as refusal:
        state = games.get(pastime)[1]
        return _screen(
            request,
            pastime,
            state,
            error=_refusal_text(request, refusal),
            status=status_of(refusal),
        )
    return RedirectResponse(f"/bingo/{pastime}", 303)


@router.get("/{pastime}/join")
def join(request: Request, pastime: PastimeId) -> Response:
    """The form for a card; or the card of who has one."""
    games, device = services_of(request).bingo_games, device_cookie.secret_of(request)
    person = visitor.audience(request).person
    own = device and _card_link(games, pastime, link_secrets(device, pastime, person))
    if own:
        return RedirectResponse(f"/bingo/{pastime}/card/{own}", 303)
    response = _form(request, pastime, CardForm())
    device_cookie.ensure(request, response)
    return response


@router.post("/{pastime}/join")
def write(request: Request, pastime: PastimeId, form: Annotated[CardForm, Form()]) -> Response:
    """Write a card and go to its private page; a device that asks again has the same."""
    games, words = services_of(request).bingo_games, (form.first, form.second)
    audience, device = visitor.audience_with_secret(request)
    links = link_secrets(device, pastime, audience.person)
    try:
        own = _card_link(games, pastime, links) or links[0]
        secret = games.write_card(pastime, form.name, words, audience, own)
    except (Refusal, ClubRefusal) as refusal:
        return _form(request, pastime, form, _refusal_text(request, refusal), status_of(refusal))
    response = RedirectResponse(f"/bingo/{pastime}/card/{secret}", 303)
    device_cookie.give(request, response, device)
    return response


def _card_link(games: BingoGames, pastime: str, links: Sequence[str]) -> str | None:
    """Of the links that somebody may have here, that of their card."""
    return next((link for link in links if games.has_card(pastime, link)), None)


@router.get("/{pastime}/card/{secret}")
def card(request: Request, pastime: PastimeId, secret: Secret) -> Response:
    """A card, for whoever holds its link."""
    return _card(request, pastime, secret)


@router.post("/{pastime}/card/{secret}")
def mark(
    request: Request, pastime: PastimeId, secret: Secret, form: Annotated[MarkForm, Form()]
) -> Response:
    """Cross out a letter, or call bingo; a false call is refused."""
    games = services_of(request).bingo_games
    try:
        if form.place is None:
            games.claim(pastime, secret)
        else:
            games.cross(pastime, secret, form.place)
    except Refusal as refusal:
        return _card(request, pastime, secret, _refusal_text(request, refusal), status_of(refusal))
    return RedirectResponse(f"/bingo/{pastime}/card/{secret}", 303)


def _refusal_text(request: Request, refusal: Refusal | ClubRefusal) -> str:
    return message_for(refusal, languages.texts(languages.of(request)))


def _screen(
    request: Request,
    pastime: str,
    state: Bingo,
    *,
    words: tuple[str, str] = ("", ""),
    error: str | None = None,
    question: bool = False,
    status: int = 200,
) -> Response:
    left = None
    if any(words):
        try:
            left = missing(spelt(state.edition, words), state.called)
        except Refusal as refusal:
            error = _refusal_text(request, refusal)
    return _page(
        request,
        "bingo/caller.html",
        pastime,
        state,
        status,
        names=list(services_of(request).bingo_games.names(pastime).values()),
        shared=ShareLink(
            request, f"/bingo/{pastime}/join", services_of(request).join_codes.of(pastime)
        ),
        words=words,
        left=left,
        error=error,
        question=question,
    )


def _form(
    request: Request, pastime: str, form: CardForm, error: str | None = None, status: int = 200
) -> Response:
    _, state = services_of(request).bingo_games.get(pastime)
    return _page(request, "bingo/join.html", pastime, state, status, form=form, error=error)


def _card(
    request: Request, pastime: str, secret: str, error: str | None = None, status: int = 200
) -> Response:
    state, observed_card = services_of(request).bingo_games.card(pastime, secret)
    letters = [state.edition.alphabet.letter(code) for code in observed_card.card.letters]
    crossed = [call is not None for call in observed_card.card.calls]
    places = list(zip(range(len(letters)), letters, crossed, strict=True))
    return _page(
        request,
        "bingo/card.html",
        pastime,
        state,
        status,
        secret=secret,
        seen=observed_card,
        words=[places[:7], places[7:]],
        claimed=observed_card.number in state.claimed,
        error=error,
    )


def _page(
    request: Request, template: str, pastime: str, state: Bingo, status: int, **values: object
) -> Response:
    language = languages.of(request)
    called = [_letter(state.edition, tile) for tile in state.called]
    winners = state.ended.winners if state.ended else state.claimed
    named = services_of(request).bingo_games.names(pastime) if winners else {}
    response = page(
        request,
        template,
        language,
        status=status,
        pastime=pastime,
        state=state,
        called=called,
        winners=", ".join(named[card] for card in winners),
        edition=state.edition,
        **values,
    )
    languages.keep(request, response)
    return response


def _letter(edition: Edition, tile: int) -> str:
    """The letter on a tile, ``?`` for a blank."""
    return edition.alphabet.letter(tile) if tile else "?"
