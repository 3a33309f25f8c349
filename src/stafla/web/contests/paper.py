"""Sheets to print: each as a page and as PDF, both of the same data."""

import datetime
from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from stafla.club.contests.log import LoadedContest
from stafla.club.contests.refusals import TooMuchPaper
from stafla.data.dates import day_text
from stafla.data.sorting import name_key
from stafla.paper import PaperTooLong, Sheet, make_pdf
from stafla.web.addresses import ShareLink, qr
from stafla.web.contests.pages import ContestId, common, show
from stafla.web.contests.sheets import Printing, SheetName, links_sheet, make_sheet
from stafla.web.identity import visitor
from stafla.web.middleware.rate_limit import refusal_of_dear
from stafla.web.rendering import languages
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)
Secret = Annotated[str, Field(max_length=100)]


class LinksForm(BaseModel):
    """Private links that were just made, to be printed."""

    secret: Annotated[list[Secret], Field(max_length=2_000)] = []


@router.get("/events/{contest}/paper/{sheet}.pdf")
async def pdf(request: Request, contest: ContestId, sheet: SheetName) -> Response:
    """A sheet as PDF."""
    printed_sheet = await run_in_threadpool(_sheet, request, contest, sheet)
    return await _pdf(request, printed_sheet, sheet)


@router.get("/events/{contest}/paper/{sheet}")
def paper(request: Request, contest: ContestId, sheet: SheetName) -> Response:
    """A sheet to print from the browser."""
    loaded_contest = services_of(request).contests.get(contest)
    made = _sheet(request, contest, sheet)
    # a card for each of 2,000 players takes seconds, and anybody may ask for them
    if made.thousands and (refused := refusal_of_dear(request, "sheets", made.thousands)):
        return refused
    return _page(request, loaded_contest, made, sheet)


@router.post("/events/{contest}/desk/links")
def links(request: Request, contest: ContestId) -> Response:
    """Make private links for everybody who needs one, as strips to cut; they are shown once."""
    contests, person = services_of(request).contests, visitor.of(request)
    secrets = contests.players.give_links(contest, person)
    loaded_contest = contests.get(contest)
    strips = _strips(request, loaded_contest, secrets)
    return _page(request, loaded_contest, strips, "links", tuple(secrets.values()))


@router.post("/events/{contest}/desk/links.pdf")
async def links_pdf(
    request: Request, contest: ContestId, form: Annotated[LinksForm, Form()]
) -> Response:
    """The links that were just made, as PDF."""
    sheet = await run_in_threadpool(_known_strips, request, contest, form.secret)
    return await _pdf(request, sheet, "links")


def _known_strips(request: Request, contest: str, secrets: list[str]) -> Sheet:
    """The strips of links that their director holds.

    Raises:
        NotSignedIn, NotYourEvent, NoSuchLink: one of them opens nothing.
    """
    contests, person = services_of(request).contests, visitor.of(request)
    known = contests.players.read_links(contest, person, secrets)
    return _strips(request, contests.get(contest), known)


def _strips(request: Request, contest: LoadedContest, secrets: dict[str, str]) -> Sheet:
    people = contest.event.people
    told = [
        (people[player].name, ShareLink(request, f"/events/{contest.row.id}/phone/{secret}").link)
        for player, secret in secrets.items()
        if player in people
    ]
    printing = _printing(request, contest)
    told.sort(key=lambda one: name_key(one[0], printing.language))
    return links_sheet(printing, told)


def _sheet(request: Request, contest: str, sheet: SheetName) -> Sheet:
    loaded_contest = services_of(request).contests.get(contest)
    return make_sheet(sheet, _printing(request, loaded_contest))


def _printing(request: Request, contest: LoadedContest) -> Printing:
    language = languages.of(request)
    day = datetime.date.fromisoformat(contest.row.day)
    return Printing(contest, languages.texts(language), language, day_text(day, language))


def _page(
    request: Request, contest: LoadedContest, sheet: Sheet, name: str, secrets: tuple[str, ...] = ()
) -> Response:
    values = common(contest) | {"sheet": sheet, "name": name, "qr": qr, "secrets": secrets}
    return show(request, "contests/paper.html", None, **values)


async def _pdf(request: Request, sheet: Sheet, name: str) -> Response:
    """The PDF, made in its turn: one at a time, one address after another."""
    try:
        data = await services_of(request).paper_workers.do(make_pdf, sheet)
    except PaperTooLong:
        raise TooMuchPaper from None
    headers = {"content-disposition": f'inline; filename="{name}.pdf"'}
    return Response(data, media_type="application/pdf", headers=headers)
