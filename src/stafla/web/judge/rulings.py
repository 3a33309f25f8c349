"""Pages of words: whether one is valid, appeals, reports, the arbiters' desk, the register."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.accounts.refusals import NoSuchPersonHere
from stafla.club.judge.questions import MOST_TEXT
from stafla.club.judge.rulings import Arbiters, CheckedWord
from stafla.data.catalogue import Catalogue
from stafla.editions import load, names
from stafla.store import WrittenRuling
from stafla.web.accounts.sign_in import ShortText
from stafla.web.archive.downloads import record_of
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.labels import names_of
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.services import services_of

Text = Annotated[str, Field(max_length=2 * MOST_TEXT)]
QueryText = Annotated[str, Query(max_length=40)]
CheckedText = Annotated[str, Query(max_length=200)]
router = APIRouter(include_in_schema=False)


class AppealForm(BaseModel):
    """An appeal: the number of the challenge, and what the arbiters are told."""

    event: Annotated[int, Field(ge=1, le=10_000)]
    text: Text = ""


class WordReportForm(BaseModel):
    """A report of a word."""

    edition: ShortText = ""
    word: ShortText = ""
    kind: ShortText = "missing"
    text: Text = ""


class RulingForm(BaseModel):
    """An arbiter's answer; ``aside`` closes the question without one."""

    question: ShortText
    verdict: ShortText = ""
    reason: Text = ""
    source: Text = ""


def arbiters_of(request: Request) -> Arbiters:
    """Words in doubt."""
    return services_of(request).arbiters


@router.get("/tables/{table}/rulings")
def doubts(request: Request, table: TableId) -> Response:
    """The challenged plays of a table, and what became of them."""
    return _doubts(request, table)


@router.post("/tables/{table}/rulings")
def appeal(request: Request, table: TableId, form: Annotated[AppealForm, Form()]) -> Response:
    """Bring a challenged play before the arbiters."""
    questions, audience = services_of(request).questions, visitor.audience(request)
    try:
        questions.appeal(table, audience, form.event, form.text)
    except ClubRefusal as refusal:
        if refusal.code == "no-such-table":
            raise
        return _doubts(request, table, refusal)
    return RedirectResponse(f"/tables/{table}/rulings", 303)


@router.get("/words")
def word_page(request: Request, edition: QueryText = "", words: CheckedText = "") -> Response:
    """Whether words are valid, and what is known of them; for anybody."""
    language = languages.of(request)
    say = languages.texts(language)
    edition = edition if edition in names() else language
    refusal, lexicon, checked = None, "", tuple[CheckedWord, ...]()
    try:
        if words.strip():
            lexicon, checked = arbiters_of(request).check(edition, words)
    except ClubRefusal as refused:
        refusal = refused
    rulings = [ruling for one in checked for ruling in one.earlier]
    return page(
        request,
        "judge/word_page.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, say),
        checked=checked,
        lexicon=lexicon,
        known=names_of_arbiters(request, rulings, say),
        editions=names_of_editions(),
        edition=load(edition),
        words=words,
    )


@router.get("/words/report")
def ask(request: Request, edition: QueryText = "", word: QueryText = "") -> Response:
    """The form for a missing or a wrong word."""
    return _report(request, WordReportForm(edition=edition or languages.of(request), word=word))


@router.post("/words/report")
def report(request: Request, form: Annotated[WordReportForm, Form()]) -> Response:
    """Report a word."""
    try:
        services_of(request).questions.report(
            form.edition, form.word, form.kind, form.text, visitor.audience(request)
        )
    except ClubRefusal as refusal:
        return _report(request, form, refusal)
    return page(request, "judge/word_thanks.html", languages.of(request))


@router.get("/arbiter")
def desk(request: Request) -> Response:
    """What waits for a ruling; for arbiters."""
    return _desk(request)


@router.post("/arbiter")
def rule(request: Request, form: Annotated[RulingForm, Form()]) -> Response:
    """Rule on a question, or lay it aside."""
    person, arbiters = visitor.require_role(request, "arbiter"), arbiters_of(request)
    audience = visitor.audience(request)
    try:
        if form.verdict == "aside":
            arbiters.lay_aside(person, form.question, audience)
        else:
            arbiters.rule(
                person,
                form.question,
                form.verdict,
                form.reason,
                form.source,
                audience=audience,
            )
    except ClubRefusal as refusal:
        return _desk(request, refusal)
    return RedirectResponse("/arbiter", 303)


@router.get("/rulings")
def register(request: Request, edition: QueryText = "", word: QueryText = "") -> Response:
    """The register of precedents."""
    language = languages.of(request)
    rulings = arbiters_of(request).register(edition, word)
    return page(
        request,
        "judge/rulings.html",
        language,
        found=rulings,
        known=names_of_arbiters(request, rulings, languages.texts(language)),
        editions=names_of_editions(),
        edition=edition,
        word=word,
    )


def _doubts(request: Request, table: str, refusal: ClubRefusal | None = None) -> Response:
    language = languages.of(request)
    say = languages.texts(language)
    services = services_of(request)
    audience = visitor.audience(request)
    open_doubts = services.questions.doubts(table, audience)
    questions = services.arbiters.rows.of_game(table)
    plays = any(audience.holds(seat) for seat in services.tables.games.seats(table))
    by_question = services.arbiters.on_game(table)
    return page(
        request,
        "judge/doubts.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, say),
        table=table,
        names=names_of(record_of(request, table), say),
        doubts=open_doubts,
        appealed={question.event for question in questions},
        waiting={question.event for question in questions if question.id not in by_question},
        rulings=[(q.event, by_question[q.id]) for q in questions if q.id in by_question],
        known=names_of_arbiters(request, list(by_question.values()), say),
        may={d.event for d in open_doubts if plays and services.questions.may_appeal(table, d)},
    )


def _report(request: Request, form: WordReportForm, refusal: ClubRefusal | None = None) -> Response:
    language = languages.of(request)
    say = languages.texts(language)
    return page(
        request,
        "judge/word_report.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, say),
        form=form,
        editions=names_of_editions(),
        most=MOST_TEXT,
    )


def _desk(request: Request, refusal: ClubRefusal | None = None) -> Response:
    person = visitor.require_role(request, "arbiter")
    language = languages.of(request)
    say = languages.texts(language)
    evidence = arbiters_of(request).open(person, visitor.audience(request))
    earlier = [ruling for item in evidence for ruling in item.earlier]
    return page(
        request,
        "judge/questions.html",
        language,
        status=status_of(refusal),
        error=None if refusal is None else message_for(refusal, say),
        found=evidence,
        editions=names_of_editions(),
        known=names_of_arbiters(request, earlier, say),
        most=MOST_TEXT,
    )


def names_of_editions() -> dict[str, str]:
    """What editions call themselves, by the names that addresses have."""
    return {name: load(name).name for name in names()}


def names_of_arbiters(
    request: Request, rulings: Sequence[WrittenRuling], say: Catalogue
) -> dict[str, str]:
    """The names under which rulings stand."""
    people, named = services_of(request).accounts, {}
    for arbiter in {ruling.arbiter for ruling in rulings}:
        try:
            person = people.get(arbiter)
            named[arbiter] = say("hidden-name") if person.hidden else person.name
        except NoSuchPersonHere:
            named[arbiter] = say("erased-name")
    return named
