"""Pages of people among each other, and of those who look after them."""

import re
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from pydantic import BaseModel, Field
from starlette.background import BackgroundTask
from starlette.concurrency import run_in_threadpool
from starlette.responses import FileResponse, RedirectResponse, Response

from stafla.club import ClubRefusal, data_export
from stafla.club.accounts.person import ROLES, Person
from stafla.club.community import LONGEST_TEXT, MEASURE_KINDS, Community
from stafla.club.tables.refusals import NoSuchTable
from stafla.web.accounts.confirmation import Credential, confirm
from stafla.web.accounts.settings import PersonId, me_again
from stafla.web.accounts.sign_in import Secret, ShortText
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import Services

MOST_SHOWN = 100
TABLE = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])")
Text = Annotated[str, Field(max_length=2 * LONGEST_TEXT)]
router = APIRouter(include_in_schema=False)


class TieForm(BaseModel):
    """What a person wants of another."""

    tie: Annotated[str, Field(pattern="^(befriend|unfriend|block|unblock)$")]


class ReportForm(BaseModel):
    """A report."""

    reason: ShortText = ""
    text: Text = ""


class MeasureForm(BaseModel):
    """A moderator's form."""

    about: ShortText
    step: ShortText
    reason: Text = ""
    days: Annotated[int, Field(ge=0, le=100_000)] = 0
    report: ShortText = ""


class RolesForm(BaseModel):
    """The roles that a person is to have."""

    person: ShortText
    roles: Annotated[list[ShortText], Field(max_length=10)] = []


class ConfirmForm(BaseModel):
    """The password, for what cannot be undone."""

    password: Secret = ""
    proof: Credential = ""


def community_of(request: Request) -> Community:
    """People among each other."""
    services: Services = request.app.state.services
    return services.community


@router.post("/people/{other}/tie")
def tie(request: Request, other: PersonId, form: Annotated[TieForm, Form()]) -> Response:
    """Put somebody on a list of one's own, or take them off."""
    person, community = visitor.require_person(request), community_of(request)
    if form.tie == "befriend":
        community.befriend(person, other)
    elif form.tie == "block":
        community.block(person, other)
    else:
        community.forget(person, "friend" if form.tie == "unfriend" else "blocked", other)
    return RedirectResponse(f"/people/{other}", 303)


@router.post("/people/{other}/report")
def report(request: Request, other: PersonId, form: Annotated[ReportForm, Form()]) -> Response:
    """Tell the moderators about somebody."""
    person = visitor.require_person(request)
    community_of(request).report(person, other, form.reason, form.text, visitor.address(request))
    return page(request, "community/reported.html", languages.of(request))


@router.get("/me/export")
def take_home(request: Request) -> Response:
    """Everything of oneself, as one zip."""
    person = visitor.require_person(request)
    services: Services = request.app.state.services
    with tempfile.NamedTemporaryFile(suffix=".zip", delete=False) as file:
        try:
            data_export.write(
                file,
                person,
                services.community,
                services.tables,
                lambda person: _more(services, person),
            )
        except BaseException:
            # nobody is sent it, so nobody else takes away what is there of somebody's data
            _remove(file.name)
            raise
    gone = BackgroundTask(_remove, file.name)
    return FileResponse(file.name, 200, filename="stafla.zip", background=gone)


@router.post("/me/erase")
async def erase(request: Request, form: Annotated[ConfirmForm, Form()]) -> Response:
    """Forget the person, once they have confirmed who they are."""
    person = await run_in_threadpool(visitor.require_person, request)
    people = visitor.accounts_of(request)
    try:
        await confirm(request, person, form.password, form.proof)
    except ClubRefusal as refusal:
        return await run_in_threadpool(me_again, request, person, refusal)
    await run_in_threadpool(people.erase, person)
    response = RedirectResponse("/", 303)
    visitor.sign_out(request, response)
    return response


@router.get("/moderation")
def moderation(request: Request) -> Response:
    """Open reports, and the log."""
    visitor.require_role(request, "moderator")
    return _moderation(request)


@router.post("/moderation")
def measure(request: Request, form: Annotated[MeasureForm, Form()]) -> Response:
    """Do something about a person."""
    person, community = visitor.require_role(request, "moderator"), community_of(request)
    try:
        community.measure(
            person, form.about, form.step, form.reason, days=form.days, report=form.report
        )
    except ClubRefusal as refusal:
        return _moderation(request, refusal)
    return RedirectResponse("/moderation", 303)


@router.get("/moderation/chat")
def chat(
    request: Request,
    table: Annotated[str, Query(max_length=300)] = "",
    before: Annotated[int | None, Query(ge=1, le=1_000_000_000)] = None,
) -> Response:
    """What was said at a table, a page at a time back to the earliest that is kept.

    The table is named by its address, or by its id; without one it is asked for.
    """
    person = visitor.require_role(request, "moderator")
    services: Services = request.app.state.services
    if not table.strip():
        return _show(request, "community/chat.html", None, table=None)
    named = TABLE.search(table)
    if named is None:
        raise NoSuchTable
    id_, audience = named[0], visitor.audience(request)
    said = services.chat.before(person, id_, audience, before)
    earlier = bool(said) and bool(services.chat.before(person, id_, audience, said[0].number))
    return _show(
        request,
        "community/chat.html",
        None,
        table=id_,
        said=said,
        earlier=said[0].number if earlier else None,
        latest=before is None,
    )


@router.get("/administration")
def administration(request: Request, name: Annotated[str, Query(max_length=80)] = "") -> Response:
    """People by name, and their roles."""
    visitor.require_role(request, "administrator")
    return _administration(request, name)


@router.post("/administration")
def give_roles(request: Request, form: Annotated[RolesForm, Form()]) -> Response:
    """Give a person other roles."""
    person = visitor.require_role(request, "administrator")
    try:
        community_of(request).set_roles(person, form.person, form.roles)
    except ClubRefusal as refusal:
        return _administration(request, "", refusal)
    return RedirectResponse("/administration", 303)


def _more(services: Services, person: Person) -> dict[str, Any]:
    """What else is kept about a person: ratings, tokens by their labels, tournaments."""
    return {
        "ratings": [
            {
                "edition": edition,
                "pace": pace,
                "system": system,
                "games": rung.games,
                **asdict(rung.standing),
            }
            for (edition, pace, system, _), rung in services.ratings.rows.of(person.id).items()
        ],
        "tokens": [
            {"label": token.label, "scopes": token.scopes} for token in services.tokens.of(person)
        ],
        "tournaments": [
            {
                "id": contest.id,
                "title": contest.title,
                "day": contest.day,
                "office": services.contests.roles(contest.id).get(person.id),
                "player": services.contests.players.plays(contest.id, person),
            }
            for contest in services.contests.of(person)
        ],
    }


def _moderation(request: Request, refusal: ClubRefusal | None = None) -> Response:
    rows, people = community_of(request).rows, visitor.accounts_of(request)
    reports, log = rows.open(MOST_SHOWN), rows.measures(MOST_SHOWN)
    ids = {r.reporter for r in reports} | {r.about for r in reports}
    ids |= {m.about for m in log} | {m.by for m in log if m.by}
    return _show(
        request,
        "community/moderation.html",
        refusal,
        reports=reports,
        log=log,
        known={person.id: person for person in people.several(sorted(ids))},
        steps=MEASURE_KINDS,
    )


def _administration(request: Request, name: str, refusal: ClubRefusal | None = None) -> Response:
    language = languages.of(request)
    roles = [role for role in ROLES if role != "player"]
    return _show(
        request,
        "community/administration.html",
        refusal,
        found=visitor.accounts_of(request).search(name, language),
        name=name,
        roles=roles,
    )


def _show(
    request: Request, template: str, refusal: ClubRefusal | None, **values: object
) -> Response:
    language = languages.of(request)
    error = None if refusal is None else message_for(refusal, languages.texts(language))
    status = status_of(refusal)
    response = page(request, template, language, status=status, error=error, **values)
    languages.keep(request, response)
    return response


def _remove(name: str) -> None:
    Path(name).unlink(missing_ok=True)
