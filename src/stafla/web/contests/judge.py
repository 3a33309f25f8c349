"""The desk where words are judged at an event, its second screen, and appeals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Form, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.contests.judging import MOST_TYPED, Challenge, DoubtedPlay, judged_at
from stafla.club.contests.log import LoadedContest
from stafla.club.contests.offices import Doer
from stafla.contest.event import JudgedPlay
from stafla.data.catalogue import Catalogue
from stafla.editions import Edition, load
from stafla.store import Office, Steward
from stafla.web.contests import view
from stafla.web.contests.desk_acts import number_of
from stafla.web.contests.pages import ContestId, common, public, show
from stafla.web.identity import visitor
from stafla.web.judge.rulings import names_of_arbiters
from stafla.web.rendering import languages
from stafla.web.services import Services, services_of

router = APIRouter(include_in_schema=False)
Digits = Annotated[str, Field(max_length=8)]
Text = Annotated[str, Field(max_length=300)]
SHOWN: Final = 10_000
"""A verdict is shown for so many milliseconds."""
IDLE: Final = 15_000
"""Words that were typed are gone after so many milliseconds without a key."""


class JudgeForm(BaseModel):
    """What is done at the judge's desk; ``round`` is the one that was seen."""

    act: Literal["ask", "judge", "appeal", "rule", "list"] = "ask"
    table: Digits = ""
    round: Digits = ""
    by: Literal["", "first", "second"] = ""
    words: Annotated[str, Field(max_length=MOST_TYPED + 100)] = ""
    about: Text = ""
    verdict: Literal["", "valid", "invalid"] = ""
    reason: Text = ""
    list: Annotated[str, Field(max_length=100)] = ""

    @property
    def challenge(self) -> Challenge:
        """The challenge as it was written."""
        table, number = number_of(self.table) or 0, number_of(self.round) or 0
        return Challenge(table, number, self.by == "first", self.words)


@dataclass(frozen=True, slots=True)
class VerdictShown:
    """A verdict as it is shown: never the words.

    Attributes:
        number: of its entry.
        table: of the game; 0: nobody sits there any more.
        verdict: ``valid``, ``invalid`` or ``unknown``.
        consequence: what follows from it at the table.
        left: milliseconds for which it is shown.
        judged: what was judged.
    """

    number: int
    table: int
    verdict: str
    consequence: str
    left: int
    judged: JudgedPlay


@dataclass(frozen=True, slots=True)
class WordDeskVisit:
    """Who has words judged at the word desk, and on which page.

    Attributes:
        contest: the event.
        address: of the page.
        who: somebody of those who run the event, or a volunteer with a link.
        office: at the event; None: a volunteer's.
    """

    contest: str
    address: str
    who: Doer | None
    office: Office | None = None


@router.get("/events/{contest}/judge")
def desk(
    request: Request,
    contest: ContestId,
    table: Annotated[int, Query(ge=0, le=99_999)] = 0,
    seen: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Response:
    """The desk: a table, the words, or the verdict that was given just now."""
    return word_desk_page(request, _visit(request, contest), table, seen)


@router.post("/events/{contest}/judge")
def judge(request: Request, contest: ContestId, form: Annotated[JudgeForm, Form()]) -> Response:
    """Write the words, and have them judged once the opponent has seen them."""
    visit = _visit(request, contest)
    if form.act != "list":
        return judge_words(request, visit, form)
    edition, _, fingerprint = form.list.partition("/")
    words, person = services_of(request).word_desk, visitor.of(request)
    try:
        words.choose(contest, person, edition, fingerprint, form.reason)
    except ClubRefusal as refusal:
        return _refusal_page(request, visit, form, refusal)
    return RedirectResponse(visit.address, 303)


def _visit(request: Request, contest: str) -> WordDeskVisit:
    contests, person = services_of(request).contests, visitor.of(request)
    contests.desk(contest, person)
    office = contests.office(contest, person)
    return WordDeskVisit(contest, f"/events/{contest}/judge", person, office)


def word_desk_page(request: Request, visit: WordDeskVisit, table: int, seen: int) -> Response:
    """A table, the words, or the verdict of an entry if it was given just now."""
    contest = services_of(request).contests.get(visit.contest)
    judged = contest.event.judged.get(seen)
    verdict = None if judged is None else _verdict(request, contest, judged)
    form = JudgeForm(table=str(table) if table else "")
    return _word_desk_page(
        request, visit, form, verdict=verdict if verdict and verdict.left else None
    )


def judge_words(request: Request, visit: WordDeskVisit, form: JudgeForm) -> Response:
    """Show the words to the opponent, or have them judged."""
    words = services_of(request).word_desk
    if not form.by:
        return _word_desk_page(request, visit, form)
    try:
        if form.act == "ask":
            doubted = words.prepare(visit.contest, visit.who, form.challenge)
            return _word_desk_page(request, visit, form, doubted=doubted)
        number = words.judge(visit.contest, visit.who, form.challenge)
    except ClubRefusal as refusal:
        return _refusal_page(request, visit, form, refusal)
    return RedirectResponse(f"{visit.address}?table={form.table}&seen={number}", 303)


def _refusal_page(
    request: Request, visit: WordDeskVisit, form: JudgeForm, refusal: ClubRefusal
) -> Response:
    """Why it is refused, on the page; whoever may not do it is told by a page of its own."""
    if refusal.code in ("event-not-yours", "not-signed-in", "event-no-such-link"):
        raise refusal
    return _word_desk_page(request, visit, form, refusal)


@router.get("/events/{contest}/judge/screen")
def screen(request: Request, contest: ContestId) -> Response:
    """A second screen, for whoever sits at the other side of the desk: the verdict alone."""
    loaded_contest = services_of(request).contests.get(contest)
    latest = next(reversed(tuple(loaded_contest.event.judged.values())), None)
    verdict = None if latest is None else _verdict(request, loaded_contest, latest)
    return public(
        request,
        contest,
        "contests/judge_screen.html",
        verdict=verdict if verdict and verdict.left else None,
    )


@router.get("/events/{contest}/judge/{judged}")
def appeal(
    request: Request, contest: ContestId, judged: Annotated[int, Path(ge=1, le=100_000)]
) -> Response:
    """A verdict that is appealed, or was."""
    return _appeal(request, contest, judged)


@router.post("/events/{contest}/judge/{judged}")
def answer(
    request: Request,
    contest: ContestId,
    judged: Annotated[int, Path(ge=1, le=100_000)],
    form: Annotated[JudgeForm, Form()],
) -> Response:
    """Appeal, or decide on an appeal."""
    services, person = services_of(request), visitor.of(request)
    services.contests.desk(contest, person)
    try:
        if form.act == "rule":
            if not form.verdict:
                return _appeal(request, contest, judged, form)
            services.word_desk.rule(
                contest, person, judged, valid=form.verdict == "valid", reason=form.reason
            )
            return RedirectResponse(f"/events/{contest}/desk", 303)
        services.word_desk.appeal(contest, person, judged, form.about, visitor.audience(request))
    except ClubRefusal as refusal:
        if refusal.code in ("event-not-yours", "not-signed-in", "event-no-appeal", "not-for-you"):
            raise
        return _appeal(request, contest, judged, form, refusal)
    return RedirectResponse(f"/events/{contest}/judge/{judged}", 303)


def _word_desk_page(
    request: Request,
    visit: WordDeskVisit,
    form: JudgeForm,
    refusal: ClubRefusal | None = None,
    *,
    doubted: DoubtedPlay | None = None,
    verdict: VerdictShown | None = None,
) -> Response:
    services = services_of(request)
    contest, office = services.contests.get(visit.contest), visit.office
    tables = {table.number: table for table in view.round_shown(contest)}
    chosen = contest.event.words
    edition = None if chosen is None else load(chosen.edition)
    lists = services.word_desk.lists() if office == "director" else []
    values = common(contest) | {
        "office": office,
        "address": visit.address,
        "steward": visit.who if isinstance(visit.who, Steward) else None,
        "edition": edition,
        "chosen": chosen,
        "lists": lists,
        "letters": _letters(edition),
        "form": form,
        "at": tables.get(number_of(form.table) or 0),
        "doubted": doubted,
        "verdict": verdict,
        "idle": IDLE,
        "most": MOST_TYPED,
        "appeals": [play for play in contest.event.judged.values() if play.open and office],
    }
    response = show(request, "contests/judge.html", refusal, **values)
    # no word is to be found by going back
    response.headers["cache-control"] = "no-store"
    return response


def _appeal(
    request: Request,
    contest: str,
    number: int,
    form: JudgeForm | None = None,
    refusal: ClubRefusal | None = None,
) -> Response:
    services, person = services_of(request), visitor.of(request)
    loaded_contest = services.contests.desk(contest, person)
    office = services.contests.office(contest, person)
    judged = judged_at(loaded_contest, number)
    rules = judged.open and services.word_desk.may_rule(contest, person, number)
    evidence = services.word_desk.evidence(contest, person, number) if rules else []
    waits = judged.open and not rules
    deciders = services.word_desk.deciders(contest, person, number) if waits else ()
    earlier = [ruling for item in evidence for ruling in item.earlier]
    say = languages.texts(languages.of(request))
    values = common(loaded_contest) | {
        "office": office,
        "verdict": _verdict(request, loaded_contest, judged),
        "judged": judged,
        "evidence": evidence,
        "rules": rules,
        "waits": waits,
        "deciders": [one.name for one in services.accounts.several(deciders)],
        "known": names_of_arbiters(request, earlier, say),
        "form": form or JudgeForm(),
        "edition": load(judged.edition),
        "missing": form is not None and refusal is None,
        "running": judged.what.round == loaded_contest.event.round
        and loaded_contest.event.phase in ("published", "playing", "entering"),
    }
    response = show(request, "contests/appeal.html", refusal, **values)
    response.headers["cache-control"] = "no-store"
    return response


def _letters(edition: Edition | None) -> tuple[str, ...]:
    return () if edition is None else edition.alphabet.upper


def _verdict(request: Request, contest: LoadedContest, judged: JudgedPlay) -> VerdictShown:
    services, say = services_of(request), languages.texts(languages.of(request))
    happening, entry = judged.what, contest.entries[judged.number - 1]
    players = {happening.one, happening.other}
    tables = view.round_shown(contest, happening.round)
    table = next(
        (table.number for table in tables if {table.first.id, table.second.id} == players), 0
    )
    left = max(0, entry.at + SHOWN - _now(services))
    follows = consequence(contest, judged, say)
    return VerdictShown(judged.number, table, happening.verdict, follows, left, judged)


def _now(services: Services) -> int:
    return services.tables.now()


def consequence(contest: LoadedContest, judged: JudgedPlay, say: Catalogue) -> str:
    """What follows from a verdict at the table, by the rules of the edition."""
    happening, names = judged.what, _names(contest)
    if happening.verdict == "unknown":
        return say("events-judge-unknown-then")
    both = {"player": names.get(happening.one, "–"), "challenger": names.get(happening.other, "–")}
    if happening.verdict == "invalid":
        return say("events-judge-invalid-then", **both)
    rules = load(judged.edition).challenge
    if rules.wrong_turn:
        return say("events-judge-valid-turn", **both)
    if rules.wrong_points:
        return say("events-judge-valid-points", points=rules.wrong_points, **both)
    return say("events-judge-valid-then", **both)


def _names(contest: LoadedContest) -> Mapping[str, str]:
    return {participant.id: participant.name for participant in contest.event.people.values()}
