"""Playing alone: the racks of the day, one and two racks, open tiles."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla._core import Placement
from stafla.club import Audience, ClubRefusal, SeatSetup, Setup, TableRequest
from stafla.club.pastimes.typed_play import TypedPlay
from stafla.club.ticket import Ticket
from stafla.data.catalogue import Catalogue
from stafla.editions import load, names
from stafla.records import write_play
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules import Game, Refusal, sheet
from stafla.rules.solo import RACKS, Daily
from stafla.store import Pastime
from stafla.web.fields import TicketText
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby.form import Short
from stafla.web.pastimes import PastimeId
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.rendering.squares import plain_board, rack
from stafla.web.services import Services, services_of

router = APIRouter(prefix="/solo", include_in_schema=False)
MODES = ("daily", "one", "two", "open")
MOST_SHOWN = 10


class StartForm(BaseModel):
    """The form by which somebody begins to play alone."""

    ticket: TicketText = ""
    mode: Short = "daily"
    profile: Short = "en"


class PlayForm(BaseModel):
    """The form of a word on the board."""

    at: Annotated[int, Field(ge=-1, le=500)] = -1
    down: Short = ""
    word: Annotated[str, Field(max_length=60)] = ""
    act: Short = "lay"

    @property
    def play(self) -> TypedPlay:
        """What was typed."""
        return TypedPlay(self.at, bool(self.down), self.word)


@router.get("")
def offer(request: Request) -> Response:
    """The ways to play alone, and what one has reached."""
    language = languages.of(request)
    own = services_of(request).solo.of(visitor.audience(request))
    response = page(
        request,
        "solo/solo.html",
        language,
        modes=MODES,
        editions=[load(name) for name in names()],
        profile=language if language in names() else "en",
        own=own[:MOST_SHOWN],
        best=_best(own),
        edition=load,
    )
    device_cookie.ensure(request, response)
    languages.keep(request, response)
    return response


@router.post("")
def begin(request: Request, form: Annotated[StartForm, Form()]) -> Response:
    """Begin, or go on with today's racks."""
    audience, secret = visitor.audience_with_secret(request)
    services, say = services_of(request), languages.texts(languages.of(request))
    response = RedirectResponse(_begin(services, form, audience, say), 303)
    device_cookie.give(request, response, secret)
    return response


def _begin(services: Services, form: StartForm, audience: Audience, say: Catalogue) -> str:
    """Where one plays on."""
    ticket = Ticket(form.ticket)
    if form.mode in ("one", "two"):
        people = (
            [say("solo-you")] if form.mode == "one" else [say("solo-you"), say("solo-opponent")]
        )
        setup = Setup(form.profile, tuple(map(SeatSetup, people)), "automatic")
        table = services.lobby.open_table(TableRequest(setup, False, frozenset()), audience, ticket)
        return f"/tables/{table}{'#mine' if form.mode == 'two' else ''}"
    if form.mode == "open":
        return f"/solo/{services.solo.open_tiles(form.profile, audience, ticket)}"
    return f"/solo/{services.solo.of_today(form.profile, audience)}"


@router.get("/{pastime}")
def show(request: Request, pastime: PastimeId) -> Response:
    """What one plays alone, as it stands."""
    return _page(request, pastime)


@router.post("/{pastime}")
def lay(request: Request, pastime: PastimeId, form: Annotated[PlayForm, Form()]) -> Response:
    """Lay a word, or give up."""
    solo, audience = services_of(request).solo, visitor.audience(request)
    state = solo.get(pastime, audience).state
    try:
        if isinstance(state, Daily):
            solo.answer(pastime, audience, form.play if form.act == "lay" else None)
        elif form.act == "lay":
            solo.lay(pastime, audience, form.play)
        else:
            solo.stop(pastime, audience)
    except (Refusal, ClubRefusal) as refusal:
        told = message_for(refusal, languages.texts(languages.of(request)))
        return _page(request, pastime, error=told, form=form, status=status_of(refusal))
    return RedirectResponse(f"/solo/{pastime}", 303)


def _page(
    request: Request,
    pastime: str,
    *,
    error: str | None = None,
    form: PlayForm | None = None,
    status: int = 200,
) -> Response:
    language = languages.of(request)
    state = services_of(request).solo.get(pastime, visitor.audience(request)).state
    assert isinstance(state, Daily | Game)
    template = "solo/daily.html" if isinstance(state, Daily) else "solo/open.html"
    values = _of_day(state) if isinstance(state, Daily) else _of_open(state)
    response = page(
        request,
        template,
        language,
        status=status,
        pastime=pastime,
        state=state,
        edition=state.edition,
        plain=plain_board(state.edition, state.board),
        form=form or PlayForm(),
        error=error,
        **values,
    )
    languages.keep(request, response)
    return response


def _of_day(state: Daily) -> dict[str, object]:
    answers = [
        {
            "own": answer.own and _word(answer.own, state),
            "points": answer.points,
            "best": _word(answer.best, state),
            "most": answer.most,
        }
        for answer in state.answers
    ]
    laid = [answer.best.laid(state.rules) for answer in state.answers[-1:]]
    return {
        "answers": answers,
        "rack": rack(state.edition, state.rack),
        "racks": RACKS,
        "new": {square for tiles in laid for square, _ in tiles},
    }


def _word(placement: Placement, state: Daily) -> str:
    """A word and where it begins; what it goes through lies there still."""
    edition = state.edition
    place = write_square_of(placement, edition, edition.notation)
    return f"{word_of(placement, state.board, edition)} ({place})"


def _of_open(game: Game) -> dict[str, object]:
    rows = [
        (row.placement and write_play(row.placement, game.edition, game.edition.notation), row)
        for row in sheet(game)
        if row.points
    ]
    return {"rows": rows[::-1], "left": rack(game.edition, game.unseen(0)), "new": set()}


def _best(own: tuple[Pastime, ...]) -> dict[str, int]:
    """The highest total of open tiles in each edition."""
    best: dict[str, int] = {}
    for row in own:
        if row.kind == "open":
            best[row.profile] = max(best.get(row.profile, 0), row.total)
    return best
