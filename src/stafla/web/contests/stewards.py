"""A volunteer's own pages: words to judge or results to enter, by a link and without an account."""

from typing import Annotated, Literal

from fastapi import APIRouter, Form, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.contests import offices
from stafla.club.contests.log import LoadedContest
from stafla.club.contests.results import last_entered
from stafla.store import Steward
from stafla.web.contests import view
from stafla.web.contests.desk_acts import RESULTS, DeskForm, DeskState, enter_result, number_of
from stafla.web.contests.judge import JudgeForm, WordDeskVisit, judge_words, word_desk_page
from stafla.web.contests.pages import ContestId, Short, common, show
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)
Secret = Annotated[str, Path(max_length=100)]
Digits = Annotated[str, Field(max_length=8)]
TableNumber = Annotated[int, Query(ge=0, le=99_999)]


class ResultForm(BaseModel):
    """A result as a volunteer types it; ``round`` is the one that was seen."""

    act: Literal["enter", "undo"] = "enter"
    round: Digits = ""
    table: Digits = ""
    own: Digits = ""
    against: Digits = ""
    kind: Short = "played"
    sure: Digits = ""


@router.get("/events/{contest}/steward/{secret}")
def look(
    request: Request,
    contest: ContestId,
    secret: Secret,
    table: TableNumber = 0,
    entered: TableNumber = 0,
) -> Response:
    """The tables whose results are missing, or one of them; words have another page."""
    loaded_contest, steward = services_of(request).contests.stewards.by_link(contest, secret)
    address = f"/events/{contest}/steward/{secret}"
    if steward.task == "words":
        return RedirectResponse(f"{address}/words", 303)
    shows = DeskState(DeskForm(table=str(table) if table else ""))
    return _page(request, loaded_contest, steward, address, shows, entered=entered)


@router.post("/events/{contest}/steward/{secret}")
def enter(
    request: Request, contest: ContestId, secret: Secret, form: Annotated[ResultForm, Form()]
) -> Response:
    """Enter a result, or take back the one that the volunteer entered last."""
    contests = services_of(request).contests
    loaded_contest, steward = contests.stewards.by_link(contest, secret)
    offices.require("enter", steward, {})
    address = f"/events/{contest}/steward/{secret}"
    desk_form = DeskForm(**form.model_dump())
    try:
        if form.act == "undo":
            round_number, number = number_of(form.round) or 0, number_of(form.table) or 0
            table = contests.results.take_back(contest, steward, round_number, number)
            loaded_contest = contests.get(contest)
            return _page(
                request, loaded_contest, steward, address, DeskState(DeskForm(), undone=table)
            )
        shows = enter_result(contests, contest, steward, desk_form)
    except ClubRefusal as refusal:
        if refusal.code == "event-no-such-link":
            raise
        return _page(
            request, loaded_contest, steward, address, DeskState(desk_form), refusal=refusal
        )
    if shows is not None:
        return _page(request, loaded_contest, steward, address, shows)
    entered = f"?entered={form.table}" if number_of(form.table) else ""
    return RedirectResponse(f"{address}{entered}", 303)


@router.get("/events/{contest}/steward/{secret}/words")
def words(
    request: Request,
    contest: ContestId,
    secret: Secret,
    table: TableNumber = 0,
    seen: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Response:
    """The desk where words are judged, for a volunteer."""
    return word_desk_page(request, _visit(request, contest, secret), table, seen)


@router.post("/events/{contest}/steward/{secret}/words")
def judge(
    request: Request, contest: ContestId, secret: Secret, form: Annotated[JudgeForm, Form()]
) -> Response:
    """Write the words, and have them judged once the opponent has seen them."""
    return judge_words(request, _visit(request, contest, secret), form)


def _visit(request: Request, contest: str, secret: str) -> WordDeskVisit:
    _, steward = services_of(request).contests.stewards.by_link(contest, secret)
    offices.require("judge", steward, {})
    return WordDeskVisit(contest, f"/events/{contest}/steward/{secret}/words", steward)


def _page(
    request: Request,
    contest: LoadedContest,
    steward: Steward,
    address: str,
    shows: DeskState,
    *,
    refusal: ClubRefusal | None = None,
    entered: int = 0,
) -> Response:
    tables = view.round_shown(contest)
    event, form = contest.event, shows.form
    runs = event.round > 0 and event.phase in ("published", "playing", "entering", "break")
    values = common(contest) | {
        "steward": steward,
        "address": address,
        # beyond the bound of those who listen
        "link": address.partition("/steward/")[2],
        "shows": shows,
        "form": form,
        "runs": runs,
        "to_undo": last_entered(contest, steward),
        "at": next((table for table in tables if str(table.number) == form.table), None),
        "entered": next((table for table in tables if table.number == entered), None),
        "missing": [table for table in tables if table.state != "sure"],
        "done": [table for table in tables if table.state == "sure"],
        "results": tuple(RESULTS),
    }
    return show(request, "contests/steward.html", refusal, **values)
