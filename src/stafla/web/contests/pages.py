"""What everybody sees of events: the list, an event, its players, the wall, paper, files."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Form, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.contests.log import LoadedContest
from stafla.club.contests.plan import NewPlayer
from stafla.club.contests.reasons import explain_in_words, reasons_of
from stafla.club.contests.refusals import EventRefused, NoSuchLink
from stafla.club.secrets import digest
from stafla.contest.event import Participant
from stafla.contest.pairing import Pairing
from stafla.data.catalogue import Catalogue
from stafla.web.addresses import ShareLink, server_address_of
from stafla.web.contests import view
from stafla.web.contests.event_tables import EventTables, known_group
from stafla.web.contests.in_words import prizes_in_words, rules_in_words
from stafla.web.events import changes
from stafla.web.identity import device_cookie, visitor
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

ContestId = Annotated[str, Path(max_length=100)]
Entrant = Annotated[str, Path(max_length=60)]
Short = Annotated[str, Field(max_length=100)]
MOST_LISTENERS: Final = 2_000
router = APIRouter(include_in_schema=False)


class RegistrationForm(BaseModel):
    """The form of somebody who registers."""

    name: Short = ""
    division: Short = ""
    club: Short = ""


@router.get("/events")
def list_events(request: Request) -> Response:
    """Events, the latest first."""
    contests, person = services_of(request).contests, visitor.of(request)
    own = {contest.id for contest in contests.of(person)} if person else set()
    return show(request, "contests/list.html", events=contests.list_events(), own=own)


@router.get("/events/{contest}")
def event(
    request: Request, contest: ContestId, group: Annotated[str, Query(max_length=100)] = ""
) -> Response:
    """An event: the round under way, and the standings; of a group, if one is asked for."""
    return _event_page(request, contest, RegistrationForm(), group=group)


def _event_page(
    request: Request,
    contest: str,
    form: RegistrationForm,
    refusal: ClubRefusal | None = None,
    group: str = "",
) -> Response:
    language, services = languages.of(request), services_of(request)
    loaded_contest = services.contests.get(contest)
    say = languages.texts(language)
    mine = services.contests.players.plays(contest, visitor.of(request))
    office = services.contests.office(contest, visitor.of(request))
    group = known_group(loaded_contest, group) if group else ""
    made: EventTables = request.app.state.event_tables
    return public(
        request,
        contest,
        "contests/event.html",
        refusal,
        form=form,
        mine=mine,
        group=group,
        shortened=view.shortened_names(loaded_contest.event) if office else (),
        losses=view.file_losses(loaded_contest.event) if office else {},
        tables_shown=made.event(loaded_contest, say, group).seen_by(mine),
        prizes=prizes_in_words(loaded_contest, say, language),
        rules=rules_in_words(loaded_contest, say),
        shared=share_link(request, contest),
    )


@router.post("/events/{contest}/join")
def join(
    request: Request, contest: ContestId, form: Annotated[RegistrationForm, Form()]
) -> Response:
    """Register oneself."""
    contests, person = services_of(request).contests, visitor.of(request)
    if person is None and server_address_of(request).kit:
        return _join_as_guest(request, contest, form)
    person = visitor.require_person(request)
    loaded_contest = contests.get(contest)
    division = form.division or next(iter(loaded_contest.event.divisions), "")
    player = NewPlayer(form.name or person.name, club=form.club)
    try:
        contests.players.join(contest, person, visitor.audience(request), division, player)
    except ClubRefusal as refusal:
        return _event_page(request, contest, form, refusal)
    return RedirectResponse(f"/events/{contest}", 303)


def _join_as_guest(request: Request, contest: str, form: RegistrationForm) -> Response:
    """Register somebody at a club's evening who has no account; their own page follows."""
    contests = services_of(request).contests
    division = form.division or next(iter(contests.get(contest).event.divisions), "")
    audience, secret = visitor.audience_with_secret(request)
    player = NewPlayer(form.name, club=form.club)
    try:
        own = contests.players.join_as_guest(contest, audience, division, player)
    except ClubRefusal as refusal:
        return _event_page(request, contest, form, refusal)
    response = RedirectResponse(f"/events/{contest}/phone/{own}", 303)
    device_cookie.give(request, response, secret)
    return response


@router.post("/events/{contest}/leave")
def leave(request: Request, contest: ContestId) -> Response:
    """Take oneself off the list, or withdraw."""
    contests, person = services_of(request).contests, visitor.require_person(request)
    contests.get(contest)
    contests.players.leave(contest, person)
    return RedirectResponse(f"/events/{contest}", 303)


@router.get("/events/{contest}/players/{entrant}")
def player(request: Request, contest: ContestId, entrant: Entrant) -> Response:
    """A player's rounds."""
    loaded_contest = services_of(request).contests.get(contest)
    if entrant not in loaded_contest.event.people:
        raise EventRefused("event-player", text=entrant)
    cells = view.history(loaded_contest, entrant)
    whose = loaded_contest.event.people[entrant]
    own_row = next(
        row for row in view.standings_rows(loaded_contest, whose.division) if row.player == whose
    )
    reach = loaded_contest.reach(whose.division).get(entrant)
    return public(
        request,
        contest,
        "contests/player.html",
        whose=whose,
        cells=cells,
        own_row=own_row,
        reach=reach,
    )


@router.get("/events/{contest}/pairing")
def pairing(
    request: Request,
    contest: ContestId,
    division: Annotated[str, Query(max_length=100)] = "",
    number: Annotated[int, Query(ge=0, le=1_000)] = 0,
) -> Response:
    """Why a round has these pairs."""
    people, division, number, result = _explain_again(request, contest, division, number)
    say = languages.texts(languages.of(request))
    return public(
        request,
        contest,
        "contests/reasons.html",
        made=result,
        reasons=reasons_of(result),
        explained=explain_in_words(result, people, say),
        division=division,
        number=number,
    )


@router.get("/events/{contest}/request.json")
def request_json(
    request: Request,
    contest: ContestId,
    division: Annotated[str, Query(max_length=100)] = "",
    number: Annotated[int, Query(ge=0, le=1_000)] = 0,
) -> Response:
    """All that a round's pairs follow from: whoever has it makes the same pairs."""
    _, _, number, result = _explain_again(request, contest, division, number)
    headers = {"content-disposition": f'attachment; filename="round-{number}.json"'}
    return Response(result.request.to_json(), media_type="application/json", headers=headers)


def _explain_again(
    request: Request, contest: str, division: str, number: int
) -> tuple[Mapping[str, Participant], str, int, Pairing]:
    """Everybody, and a pairing: of the first division and the round now where none is named."""
    contests = services_of(request).contests
    now = contests.get(contest).event
    division = division or next(iter(now.divisions), "")
    number = number or now.round
    result = contests.rounds.explain(contest, division, number)
    return now.people, division, number, result


@router.get("/events/{contest}/wall")
def wall(request: Request, contest: ContestId) -> Response:
    """A page for the wall of the room, which follows the event by itself."""
    loaded_contest = services_of(request).contests.get(contest)
    made: EventTables = request.app.state.event_tables
    tables = made.wall(loaded_contest, languages.texts(languages.of(request)))
    shared = share_link(request, contest)
    return public(request, contest, "contests/wall.html", tables_shown=tables.html, shared=shared)


@router.get("/api/events/{contest}/stream")
async def stream(
    request: Request, contest: ContestId, link: Annotated[str, Query(max_length=100)] = ""
) -> object:
    """Tell whenever something happens at an event.

    ``link`` is the secret of a private page there, which finds room where strangers have it all.
    """
    await run_in_threadpool(services_of(request).contests.get, contest)
    participant = partial(_participant, request, contest, link)
    return await changes(request, [contest], MOST_LISTENERS, participant)


def _participant(request: Request, contest: str, link: str) -> str | None:
    """Who somebody is that plays at an event or helps to run it; None: they only look."""
    contests, person = services_of(request).contests, visitor.of(request)
    if person and (contests.office(contest, person) or contests.players.plays(contest, person)):
        return person.id
    for by_link in (contests.players.by_link, contests.stewards.by_link):
        with suppress(NoSuchLink):
            by_link(contest, link)
            return digest(link)
    return None


def public(
    request: Request,
    contest: str,
    template: str,
    refusal: ClubRefusal | None = None,
    **values: object,
) -> Response:
    """A page of an event with what everybody may see."""
    contests, person = services_of(request).contests, visitor.of(request)
    loaded_contest = contests.get(contest)
    if "mine" not in values:
        values["mine"] = contests.players.plays(contest, person)
    values |= common(loaded_contest) | {
        "now": services_of(request).tables.now(),
        "office": contests.office(contest, person),
        "guests": bool(server_address_of(request).kit),
        "elsewhere": contests.transfers.is_elsewhere(loaded_contest),
    }
    return show(request, template, refusal, **values)


def share_link(request: Request, contest: str) -> ShareLink:
    """The link to an event, with its code."""
    return ShareLink(request, f"/events/{contest}", services_of(request).join_codes.of(contest))


def common(contest: LoadedContest) -> dict[str, object]:
    """What every page of an event shows."""
    return {"facts": contest.row, "event": contest.event, "contest": contest.row.id}


def show(
    request: Request, template: str, refusal: ClubRefusal | None = None, **values: object
) -> Response:
    """A page, with why something was refused."""
    language = languages.of(request)
    status = status_of(refusal)
    error = None if refusal is None else refusal_text(refusal, languages.texts(language))
    response = page(request, template, language, status, error=error, **values)
    languages.keep(request, response)
    return response


def refusal_text(refusal: ClubRefusal, say: Catalogue) -> str:
    """The sentence that a person reads; on a page no command's name stands before it."""
    text = message_for(refusal, say)
    return f"{text[:1].upper()}{text[1:]}"
