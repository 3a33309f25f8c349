"""Pages of a judge: the tables that wait for one, and such a table with the evidence."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.accounts.person import Role
from stafla.club.judge.questions import MOST_TEXT
from stafla.club.judge.refusals import BadRuling
from stafla.club.judge.summons import Decision, Summons, WaitingTable, WordAnswer
from stafla.club.tables.judge import JUDGES
from stafla.records import write_play
from stafla.records.diagram import svg
from stafla.rules import Refusal
from stafla.web.accounts.sign_in import ShortText
from stafla.web.events import changes
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.judge.rulings import Text, names_of_arbiters
from stafla.web.rendering import languages
from stafla.web.rendering.labels import seat_name
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

MOST_LISTENERS = 200
MOST_WORDS = 22
MINUTE = 60_000
Number = Annotated[int, Field(ge=-3600, le=3600)]
JUDGING: tuple[Role, ...] = ("arbiter", "director")
router = APIRouter(include_in_schema=False)


class DecisionForm(BaseModel):
    """A judge's answer: on an appeal word by word, on a summons in seconds and points by seat."""

    event: Annotated[int, Field(ge=1, le=10_000)]
    text: Text = ""
    verdicts: Annotated[list[ShortText], Field(max_length=MOST_WORDS)] = []
    reasons: Annotated[list[Text], Field(max_length=MOST_WORDS)] = []
    sources: Annotated[list[Text], Field(max_length=MOST_WORDS)] = []
    seconds: Annotated[list[Number], Field(max_length=8)] = []
    points: Annotated[list[Number], Field(max_length=8)] = []

    def answers(self) -> list[WordAnswer]:
        """Word by word.

        Raises:
            BadRuling: one lacks a part.
        """
        if not len(self.verdicts) == len(self.reasons) == len(self.sources):
            raise BadRuling(most=MOST_TEXT)
        parts = zip(self.verdicts, self.reasons, self.sources, strict=True)
        return [WordAnswer(*each) for each in parts]


@router.get("/api/judge/stream")
async def stream(request: Request) -> object:
    """Tell arbiters whenever a table begins or ceases to wait for a judge."""
    judge = await run_in_threadpool(visitor.require_role, request, *JUDGING)
    return await changes(request, [JUDGES], MOST_LISTENERS, lambda: judge.id)


@router.get("/judge")
def waiting(request: Request) -> Response:
    """The tables that wait for this judge."""
    person = visitor.require_role(request, *JUDGING)
    language = languages.of(request)
    say = languages.texts(language)
    services = services_of(request)
    waiting_tables = services.judges.waiting(person, visitor.audience(request))
    return page(
        request,
        "judge/waiting.html",
        language,
        found=waiting_tables,
        named=lambda sitting, seat: seat_name(sitting.seats[seat], say),
        minutes=lambda sitting: _minutes(sitting, services.tables.now()),
    )


@router.get("/judge/{table}")
def sitting(request: Request, table: TableId) -> Response:
    """A table that waits, with the evidence."""
    return _sitting(request, table)


@router.get("/judge/{table}/board.svg")
def board(request: Request, table: TableId) -> Response:
    """The board as it lies now; the tiles of a challenged play are marked."""
    person = visitor.require_role(request, *JUDGING)
    waiting_table = services_of(request).judges.sitting(person, visitor.audience(request), table)
    game, play = waiting_table.game, waiting_table.game.pending
    laid = play.placement.laid(game.rules) if play and play.placement else ()
    new = frozenset(square for square, _ in laid)
    title = languages.texts(languages.of(request))("table-title", edition=game.edition.name)
    drawn = svg.svg(svg.picture(game.edition, game.board, title=title, new=new))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@router.post("/judge/{table}")
def rule(request: Request, table: TableId, form: Annotated[DecisionForm, Form()]) -> Response:
    """Rule on the appeal, or decide on the summons."""
    person, audience = visitor.require_role(request, *JUDGING), visitor.audience(request)
    services, summons = services_of(request), Summons(table, form.event)
    try:
        if form.verdicts:
            services.judges.rule(person, audience, summons, form.answers(), form.text)
        else:
            decision = Decision(form.text, tuple(form.seconds), tuple(form.points))
            services.judges.decide(person, audience, summons, decision)
    except (ClubRefusal, Refusal) as refusal:
        if refusal.code in ("no-such-table", "not-for-you", "no-call", "stale"):
            raise
        return _sitting(request, table, form, refusal)
    services.bots.wake(table)
    return RedirectResponse("/judge", 303)


def _sitting(
    request: Request,
    table: str,
    form: DecisionForm | None = None,
    refusal: ClubRefusal | Refusal | None = None,
) -> Response:
    person = visitor.require_role(request, *JUDGING)
    language = languages.of(request)
    say = languages.texts(language)
    services = services_of(request)
    waiting_table = services.judges.sitting(person, visitor.audience(request), table)
    earlier = [ruling for evidence in waiting_table.words for ruling in evidence.earlier]
    play = waiting_table.game.pending
    edition = waiting_table.game.edition
    return page(
        request,
        "judge/summons.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, say),
        sitting=waiting_table,
        form=form,
        edition=edition,
        names=[seat_name(seat, say) for seat in waiting_table.seats],
        board=svg.words_on(edition, waiting_table.game.board, edition.notation),
        play=write_play(play.placement, edition, edition.notation)
        if play and play.placement
        else None,
        minutes=_minutes(waiting_table, services.tables.now()),
        known=names_of_arbiters(request, earlier, say),
        most=MOST_TEXT,
    )


def _minutes(waiting_table: WaitingTable, now: int) -> int:
    """Minutes that the table waits still, begun ones too."""
    return max(0, -((now - waiting_table.until) // MINUTE))
