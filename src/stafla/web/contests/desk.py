"""The desk of those who run an event: it says all day what is missing."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.contests.contests import Contests
from stafla.club.contests.log import LoadedContest
from stafla.club.contests.offices import OFFICES, TASKS, may
from stafla.club.contests.plan import (
    SYSTEMS,
    Announcement,
    DivisionPlan,
    Plan,
    system_of,
)
from stafla.club.contests.reasons import (
    absent_names,
    bye_causes,
    coming_mates,
    coming_repeats,
    relaxation_in_words,
    repeats_in_words,
)
from stafla.club.contests.results import last_entered
from stafla.club.ticket import Ticket
from stafla.contest.event import PHASES, READERS, Event, Phase, federations, usual_federation
from stafla.contest.event.state import Round
from stafla.data.catalogue import LANGUAGES, Catalogue
from stafla.data.dates import day_of
from stafla.editions import clocks, load
from stafla.store import Office
from stafla.web.addresses import server_address_of
from stafla.web.contests import view
from stafla.web.contests.desk_acts import (
    ACTS,
    RESULTS,
    DeskForm,
    DeskState,
    DeskVisit,
    Digits,
    number_of,
)
from stafla.web.contests.pages import ContestId, Short, common, share_link, show
from stafla.web.fields import TicketText
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.labels import clock_short, federation_name
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)
ENCODINGS: Final = (
    ("utf-8", ""),
    ("windows-1252", "western"),
    ("windows-1250", "central"),
    ("iso-8859-2", "central"),
)
"""What a file can be said to be written in, and whose letters that has."""
BACK: Final[dict[Phase, Phase]] = {
    "check-in": "registration",
    "published": "break",
    "playing": "published",
    "entering": "playing",
    "break": "entering",
    "closed": "entering",
}


class AnnounceForm(BaseModel):
    """The form by which an event is announced."""

    ticket: TicketText = ""
    title: Short = ""
    day: Annotated[str, Field(max_length=20)] = ""
    place: Short = ""
    rules: Short = ""
    division: Short = "A"
    rounds: Digits = "6"
    system: Short = "swiss"
    hill: Digits = "0"
    free: Short = ""

    @property
    def plan(self) -> Plan:
        """What is planned.

        Raises:
            BadPlan
        """
        division = DivisionPlan(
            self.division,
            number_of(self.rounds) or 0,
            system_of(self.system),
            number_of(self.hill) or 0,
        )
        announcement = Announcement(self.day, self.place, bool(self.free))
        return Plan(self.title, self.rules, announcement, (division,))


@router.get("/events/new")
def new(request: Request) -> Response:
    """The form by which an event is announced."""
    visitor.require_person(request)
    return announcement_page(request)


@router.post("/events")
def announce(request: Request, form: Annotated[AnnounceForm, Form()]) -> Response:
    """Announce an event and direct it."""
    person, contests = visitor.require_person(request), services_of(request).contests
    audience = visitor.audience(request)
    try:
        contest = contests.open(person, audience, form.plan, Ticket(form.ticket))
    except ClubRefusal as refusal:
        return announcement_page(request, refusal, form)
    return RedirectResponse(f"/events/{contest}/desk", 303)


@router.get("/events/{contest}/desk")
def desk(
    request: Request, contest: ContestId, entered: Annotated[int, Query(ge=0, le=99_999)] = 0
) -> Response:
    """The desk."""
    return desk_page(request, contest, DeskState(DeskForm()), entered=entered)


@router.post("/events/{contest}/desk")
def steer(request: Request, contest: ContestId, form: Annotated[DeskForm, Form()]) -> Response:
    """What somebody does at the desk."""
    try:
        shows = ACTS[form.act](DeskVisit(request, contest, visitor.of(request), form))
    except ClubRefusal as refusal:
        # whoever may not do it is told by a page of its own
        if refusal.code in ("event-not-yours", "not-signed-in"):
            raise
        return desk_page(request, contest, DeskState(form), refusal)
    if shows is not None:
        return desk_page(request, contest, shows)
    entered = f"?entered={form.table}" if form.act == "enter" and number_of(form.table) else ""
    return RedirectResponse(f"/events/{contest}/desk{entered}", 303)


def announcement_page(
    request: Request, refusal: ClubRefusal | None = None, form: AnnounceForm | None = None
) -> Response:
    """The form by which an event is announced, with what was typed, and why it is refused."""
    if form is None:
        today = day_of(services_of(request).tables.now()).isoformat()
        form = AnnounceForm(rules=usual_federation(languages.of(request)), day=today)
    say = languages.texts(languages.of(request))
    rules = {name: federation_name(one, say) for name, one in federations().items()}
    values = {"form": form, "rules": rules, "systems": SYSTEMS}
    return show(request, "contests/new.html", refusal, **values)


def desk_page(
    request: Request,
    contest: str,
    shows: DeskState,
    refusal: ClubRefusal | None = None,
    entered: int = 0,
) -> Response:
    """The desk's page.

    Args:
        request: by whom.
        contest: the event.
        shows: what was typed and what is asked.
        refusal: why something was refused.
        entered: the table whose result was entered just now.
    """
    services, person = services_of(request), visitor.of(request)
    contests = services.contests
    loaded_contest = contests.desk(contest, person)
    office = contests.office(contest, person)
    shown_tables = view.round_shown(loaded_contest)
    values = {
        **common(loaded_contest),
        **_round_values(loaded_contest, languages.texts(languages.of(request))),
        **_people_values(loaded_contest, contests, languages.of(request)),
        **_office_values(request, loaded_contest, office),
        **_form_choices(languages.texts(languages.of(request))),
        "now": services.tables.now(),
        "elsewhere": contests.transfers.is_elsewhere(loaded_contest),
        "house": contests.transfers.house,
        "guests": bool(server_address_of(request).kit),
        "shows": shows,
        "form": shows.form,
        "entered": next((table for table in shown_tables if table.number == entered), None),
        "to_undo": last_entered(loaded_contest, person),
        "tables": shown_tables,
        "open": [table for table in shown_tables if table.state == "open"],
        "disputed": [table for table in shown_tables if table.state == "disputed"],
        "shared": share_link(request, contest),
    }
    return show(request, "contests/desk.html", refusal, **values)


def _round_values(loaded_contest: LoadedContest, say: Catalogue) -> dict[str, object]:
    """Where the event stands, and what is known of its next round."""
    event = loaded_contest.event
    coming = {
        name: division.rounds[event.round]
        for name, division in event.divisions.items()
        if len(division.rounds) > event.round
    }
    divisions_to_pair = [
        name for name, division in event.divisions.items() if event.round < len(division.plan)
    ]
    return {
        "phases": PHASES,
        "back": BACK.get(event.phase),
        "challenges": view.challenges(loaded_contest),
        "coming": view.round_shown(loaded_contest, event.round + 1),
        "again": [
            one
            for name in coming
            if not event.stale(name)
            for one in repeats_in_words(coming_repeats(event, name), event.people, say)
        ],
        "mates": [
            relaxation_in_words(one, event.people, say)
            for name in coming
            if not event.stale(name)
            for one in coming_mates(event, name)
        ],
        "coming_absent": [
            who
            for name, one in coming.items()
            if not event.stale(name)
            for who in absent_names(event.request(name, one.digest), event.people)
        ],
        "coming_byes": _coming_byes(event, coming, say),
        "ready": bool(divisions_to_pair) and all(name in coming for name in divisions_to_pair),
        "stale": [name for name in coming if event.stale(name)],
        "digests": [one.digest for one in coming.values()],
        "last": not divisions_to_pair,
    }


def _coming_byes(event: Event, coming: Mapping[str, Round], say: Catalogue) -> list[str]:
    """Who sits out of the next round, with why; without, where it is to be paired anew."""
    named: list[str] = []
    for name, one in coming.items():
        if event.stale(name):
            named += [event.people[player].name for player in one.byes if player in event.people]
        else:
            named += bye_causes(event.people, one.byes, event.request(name, one.digest), say)
    return named


def _people_values(
    loaded_contest: LoadedContest, contests: Contests, language: str
) -> dict[str, object]:
    """All by name, namesakes, who is here, who has no link, and who would be safer by leaving."""
    event = loaded_contest.event
    people = view.by_name(event, language)
    playing = [participant for participant in people if not participant.left]
    count = Counter(participant.name.casefold() for participant in playing)
    return {
        "people": people,
        "namesakes": list(
            dict.fromkeys(one.name for one in playing if count[one.name.casefold()] > 1)
        ),
        "absent": [participant for participant in playing if not participant.here],
        "here": [participant for participant in playing if participant.here],
        "without_link": contests.players.without_link(loaded_contest),
        "temptations": [
            (event.people[played.player].name, played, left)
            for name in event.divisions
            if event.round and event.phase != "closed"
            for played, left in loaded_contest.temptations(name)
        ],
    }


def _office_values(
    request: Request, loaded_contest: LoadedContest, office: Office | None
) -> dict[str, object]:
    """What the visitor may do here, who else helps, and what each of them did."""
    services, person = services_of(request), visitor.of(request)
    contests, contest = services.contests, loaded_contest.row.id
    roles, stewards = contests.roles(contest), contests.stewards
    latest = loaded_contest.entries[-view.MOST_LOGGED :]
    authors = {entry.author for entry in latest if entry.number not in loaded_contest.brought}
    known = services.accounts.several(sorted({*roles, *authors}))
    say = languages.texts(languages.of(request))
    names = {person.id: person.name for person in known} | {
        steward.id: say(f"events-steward-{steward.task}", number=steward.number, name=steward.name)
        for steward in stewards.authors(contest).values()
    }
    directs = office == "director"
    return {
        "office": office,
        "may": lambda act: may(act, office),
        "roles": [(one, names.get(one, "–"), role) for one, role in roles.items()],
        "stewards": stewards.of(contest, person) if directs else (),
        "ended": stewards.past(contest, person) if directs else (),
        "logged": view.log_rows(loaded_contest, names),
    }


def _form_choices(say: Catalogue) -> dict[str, object]:
    """What the forms of the desk let one choose from."""
    return {
        "offices": OFFICES,
        "tasks": TASKS,
        "results": tuple(RESULTS),
        "systems": SYSTEMS,
        "readers": tuple(READERS),
        "encodings": ENCODINGS,
        "editions": [load(name) for name in LANGUAGES],
        "clocks": [(one, clock_short(one, say)) for one in clocks()],
    }
