"""The desk of those who run an event: it says all day what is missing."""

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Form, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.accounts.person import Person
from stafla.club.contests.contests import Contests
from stafla.club.contests.log import MOST_ENTRIES, LoadedContest
from stafla.club.contests.offices import OFFICES, TASKS, Doer, may
from stafla.club.contests.plan import (
    SYSTEMS,
    Announcement,
    DivisionPlan,
    NewPlayer,
    Plan,
    system_of,
)
from stafla.club.contests.player_list import read_players
from stafla.club.contests.refusals import EventRefused, NoSuchRoundTable
from stafla.club.contests.results import last_entered
from stafla.club.contests.tables import RoundGame, TypedScore, tables_named, tables_of
from stafla.club.contests.typed_results import TypedResult, read_result
from stafla.club.contests.unusual_results import Unusual
from stafla.club.ticket import Ticket
from stafla.contest.event import PHASES, READERS, Phase, federations, usual_federation
from stafla.contest.standings import WITH_POINTS, Kind
from stafla.data.catalogue import LANGUAGES, Catalogue
from stafla.data.dates import day_of
from stafla.editions import clocks, load
from stafla.store import Office, Steward
from stafla.web.addresses import ShareLink, server_address_of
from stafla.web.contests import view
from stafla.web.contests.pages import ContestId, Short, common, share_link, show
from stafla.web.fields import TicketText
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.labels import clock_short
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)
Text = Annotated[str, Field(max_length=300)]
Digits = Annotated[str, Field(max_length=8)]
# whose result a kind is, where not both have points
RESULTS: Final[dict[str, tuple[Kind, bool]]] = {
    "played": ("played", False),
    "adjudicated": ("adjudicated", False),
    "forfeit": ("forfeit", False),
    "forfeit-first": ("forfeit", True),
    "double-forfeit": ("double-forfeit", False),
    "void": ("void", False),
}
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


class DeskForm(BaseModel):
    """What somebody does at the desk, and with what.

    ``phase`` and ``round`` are what was seen; ``sure`` answers a question about this table.
    """

    act: Literal[
        "enter",
        "on",
        "back",
        "pair",
        "publish",
        "here",
        "away",
        "all",
        "correct",
        "register",
        "list",
        "withdraw",
        "return",
        "rename",
        "appoint",
        "dismiss",
        "links",
        "lock",
        "unlock",
        "divide",
        "announce",
        "reclaim",
        "online",
        "undo",
        "clock",
        "hand-over",
        "steward",
        "end-steward",
        "forget-steward",
    ] = "enter"
    phase: Short = ""
    to: Short = ""
    round: Digits = ""
    table: Short = ""
    own: Digits = ""
    against: Digits = ""
    kind: Short = "played"
    sure: Digits = ""
    reason: Text = ""
    digest: Annotated[list[Short], Field(max_length=20)] = []
    player: Short = ""
    other: Short = ""
    division: Short = ""
    rounds: Digits = ""
    system: Short = "swiss"
    hill: Digits = ""
    name: Short = ""
    rating: Digits = ""
    club: Short = ""
    players: Annotated[str, Field(max_length=100_000)] = ""
    office: Short = ""
    day: Annotated[str, Field(max_length=20)] = ""
    place: Short = ""
    free: Short = ""
    what: Literal["start", "pause", "resume", "end"] = "start"
    minutes: Digits = ""
    profile: Short = ""
    clock: Short = ""
    house: Short = ""


@dataclass(frozen=True, slots=True)
class ResultConfirmation:
    """What is asked before a result is entered; ``by_time``: what the rules of time make of it."""

    table: int
    unusual: tuple[Unusual, ...]
    by_time: str = ""


@dataclass(frozen=True, slots=True)
class DeskState:
    """What the desk shows beside the event.

    Attributes:
        form: what was typed; empty again once it was taken.
        to_confirm: what is asked.
        links: private links that were made: name and address, shown once.
        steward: the volunteer whose link was made.
        missing: what was to be typed and was not.
        undone: the table whose result was taken back.
    """

    form: DeskForm
    to_confirm: ResultConfirmation | None = None
    links: tuple[tuple[str, ShareLink], ...] = ()
    steward: tuple[Steward, ShareLink] | None = None
    missing: bool = False
    undone: int = 0


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
    contests, person = services_of(request).contests, visitor.of(request)
    try:
        shows = _do(request, contests, contest, person, form)
    except ClubRefusal as refusal:
        # whoever may not do it is told by a page of its own
        if refusal.code in ("event-not-yours", "not-signed-in"):
            raise
        return desk_page(request, contest, DeskState(form), refusal)
    if shows is not None:
        return desk_page(request, contest, shows)
    entered = f"?entered={form.table}" if form.act == "enter" and number_of(form.table) else ""
    return RedirectResponse(f"/events/{contest}/desk{entered}", 303)


def _do(
    request: Request,
    contests: Contests,
    contest: str,
    person: Person | None,
    form: DeskForm,
) -> DeskState | None:
    """Do it; what is shown in place of the desk as it is then, if anything."""
    match form.act:
        case "enter":
            return enter_result(contests, contest, person, form)
        case "undo":
            round_number, table = number_of(form.round) or 0, number_of(form.table) or 0
            undone = contests.results.take_back(contest, person, round_number, table)
            return DeskState(DeskForm(), undone=undone)
        case "correct":
            return _correct(contests, contest, person, form)
        case "on" | "back" | "pair" | "publish" | "lock" | "unlock":
            _move(contests, contest, person, form)
        case "links" | "steward" | "end-steward" | "forget-steward":
            return _give_links(request, contests, contest, person, form)
        case "appoint" | "dismiss":
            office = form.office if form.office in OFFICES else None
            other = form.player or visitor.accounts_of(request).by_name(form.name).id
            given: Office | None = office if form.act == "appoint" else None
            contests.appoint(contest, person, other, given)
        case "reclaim" | "hand-over":
            _hand(contests, contest, person, form)
        case "announce":
            told_as = Announcement(form.day, form.place, bool(form.free))
            contests.announce(contest, person, told_as)
        case "clock":
            minutes = number_of(form.minutes) or 0
            contests.rounds.set_clock(contest, person, form.what, minutes)
        case "online":
            services_of(request).online.choose(contest, person, form.profile, form.clock)
        case "divide":
            rounds, hill = number_of(form.rounds) or 0, number_of(form.hill) or 0
            plan = DivisionPlan(form.name, rounds, system_of(form.system), hill)
            contests.divide(contest, person, plan)
        case _:
            _people(contests, contest, person, form)
    return None


def _give_links(
    request: Request,
    contests: Contests,
    contest: str,
    person: Person | None,
    form: DeskForm,
) -> DeskState | None:
    """Give out links to players or a volunteer, which are shown once, or end a volunteer's."""
    if form.act == "links":
        chosen = [form.player] if form.player else []
        secrets = contests.players.give_links(contest, person, chosen)
        people = contests.get(contest).event.people
        links = tuple(
            (people[one].name, ShareLink(request, f"/events/{contest}/phone/{secret}"))
            for one, secret in secrets.items()
        )
        return DeskState(DeskForm(), links=links)
    stewards = contests.stewards
    if form.act == "end-steward":
        stewards.withdraw(contest, person, number_of(form.player) or 0)
        return None
    if form.act == "forget-steward":
        stewards.forget(contest, person, number_of(form.player) or 0)
        return None
    steward, secret = stewards.give_link(contest, person, form.name, form.office)
    link = ShareLink(request, f"/events/{contest}/steward/{secret}")
    return DeskState(DeskForm(), steward=(steward, link))


def _hand(contests: Contests, contest: str, person: Person | None, form: DeskForm) -> None:
    """Let this house or another one write the event."""
    transfers = contests.transfers
    if form.act == "reclaim":
        transfers.reclaim(contest, person, form.reason)
    else:
        status = transfers.status(contest, person, MOST_ENTRIES)
        transfers.hand_over(contest, person, form.house.strip(), status)


def _move(contests: Contests, contest: str, person: Person | None, form: DeskForm) -> None:
    to: Phase = next((one for one in PHASES if one == form.to), "registration")
    match form.act:
        case "on":
            contests.rounds.go_on(contest, person, form.phase, to)
        case "back":
            contests.rounds.go_back(contest, person, form.phase, to, form.reason)
        case "pair":
            contests.rounds.pair(contest, person)
        case "publish":
            contests.rounds.publish(contest, person, form.digest)
        case _:
            other = form.other or None
            locked = form.act == "lock"
            contests.rounds.lock(contest, person, form.division, form.player, other, locked=locked)


def _people(contests: Contests, contest: str, person: Person | None, form: DeskForm) -> None:
    match form.act:
        case "all":
            contests.players.all_here(contest, person)
        case "here" | "away":
            contests.players.check_in(contest, person, form.player, here=form.act == "here")
        case "register":
            player = NewPlayer(form.name, number_of(form.rating), form.club)
            contests.players.register(contest, person, form.division, [player])
        case "list":
            contests.players.register(contest, person, form.division, read_players(form.players))
        case "withdraw":
            contests.players.withdraw(contest, person, form.player, reason=form.reason)
        case "return":
            contests.players.come_back(contest, person, form.player)
        case "rename":
            contests.players.rename(contest, person, form.player, form.name)


def enter_result(
    contests: Contests, contest: str, person: Doer | None, form: DeskForm
) -> DeskState | None:
    """Enter a result; None: it is entered, else what is asked or missing."""
    kind, loser_first = RESULTS.get(form.kind, RESULTS["played"])
    rules = federations().get(contests.get(contest).event.opening().federation)
    table = number_of(form.table)
    if table is None:
        named = tables_named(contests.get(contest), form.table)
        table = named[0].number if len(named) == 1 else None
    typed = (
        read_result(form.own, form.against, rules)
        if kind in WITH_POINTS
        else TypedResult(TypedScore())
    )
    if table is None or typed is None:
        return DeskState(form, missing=True)
    written = typed.written
    if written.kind == "played":
        written = replace(written, kind=kind, loser_first=loser_first)
    sure = bool(form.sure) and number_of(form.sure) == table
    if typed.note and not sure:
        return DeskState(form, ResultConfirmation(table, (), f"{written.own}–{written.against}"))
    try:
        entered = contests.results.enter(
            contest,
            person,
            table,
            written,
            expected_round=number_of(form.round) or 0,
            reason=form.reason or typed.note,
            sure=sure,
        )
    except EventRefused as refusal:
        if refusal.code != "event-reason":
            raise
        # somebody else may have entered it: what stands is said before it is changed
        shown = view.round_shown(contests.get(contest))
        result = next(one.result for one in shown if one.number == table)
        raise EventRefused("event-result-there", table=table, result=result) from refusal
    return DeskState(form, ResultConfirmation(table, entered.unusual)) if entered.unusual else None


def _correct(
    contests: Contests, contest: str, person: Person | None, form: DeskForm
) -> DeskState | None:
    """Put a result of an earlier round right; None: it is, else what is missing."""
    kind, loser_first = RESULTS.get(form.kind, RESULTS["played"])
    told = map(number_of, (form.round, form.table, form.own, form.against))
    number, table, own, against = told
    pointed = kind in WITH_POINTS
    if number is None or table is None or (pointed and (own is None or against is None)):
        return DeskState(form, missing=True)
    seats = tables_of(contests.get(contest), number)
    seat = next((one for one in seats if one.number == table), None)
    if seat is None:
        raise NoSuchRoundTable(number=table)
    game = RoundGame(seat.division, number, seat.bout.first, seat.bout.second)
    written = TypedScore(own or 0, against or 0, kind, loser_first)
    contests.results.correct(contest, person, game, written, form.reason)
    return None


def number_of(text: str) -> int | None:
    """A number that was typed in digits; a minus may stand before it."""
    text = text.strip().replace("−", "-")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 5 else None


def announcement_page(
    request: Request, refusal: ClubRefusal | None = None, form: AnnounceForm | None = None
) -> Response:
    """The form by which an event is announced, with what was typed, and why it is refused."""
    if form is None:
        today = day_of(services_of(request).tables.now()).isoformat()
        form = AnnounceForm(rules=usual_federation(languages.of(request)), day=today)
    rules = {name: federation_.title for name, federation_ in federations().items()}
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
        **_round_values(loaded_contest),
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


def _round_values(loaded_contest: LoadedContest) -> dict[str, object]:
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
        "coming_byes": view.byes(event, event.round + 1),
        "ready": bool(divisions_to_pair) and all(name in coming for name in divisions_to_pair),
        "stale": [name for name in coming if event.stale(name)],
        "digests": [one.digest for one in coming.values()],
        "last": not divisions_to_pair,
    }


def _people_values(
    loaded_contest: LoadedContest, contests: Contests, language: str
) -> dict[str, object]:
    """All by name, who is here, who has no link yet, and who would finish safer by leaving."""
    event = loaded_contest.event
    people = view.by_name(event, language)
    playing = [participant for participant in people if not participant.left]
    return {
        "people": people,
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
        "editions": [load(name) for name in LANGUAGES],
        "clocks": [(one, clock_short(one, say)) for one in clocks()],
    }
