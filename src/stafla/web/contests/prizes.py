"""Prizes and an event's own rules: the pages by which the director sets them, in words."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.accounts.person import Person
from stafla.club.contests.offices import require
from stafla.club.contests.prizes import MISSED, NewPrize, NewRules
from stafla.club.contests.refusals import BadPrizeAsked, BadRules
from stafla.contest.event import federation
from stafla.contest.event.federation import Missed
from stafla.contest.prizes import KINDS, TIES, PrizeKind
from stafla.contest.standings import KEYS, Scoring
from stafla.web.contests import view
from stafla.web.contests.desk_acts import number_of
from stafla.web.contests.in_words import prizes_in_words, rules_in_words
from stafla.web.contests.pages import ContestId, Short, common, show
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.labels import federation_name
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)
Digits = Annotated[str, Field(max_length=12)]
Text = Annotated[str, Field(max_length=300)]
LISTED_KEYS: Final = 6
"""So many keys can be chosen one after another."""


class PrizeForm(BaseModel):
    """What somebody does on the page of prizes, and with what."""

    act: Literal["add", "remove", "name", "rule", "group"]
    prize: Digits = ""
    division: Short = ""
    kind: Short = ""
    money: Digits = ""
    thing: Short = ""
    label: Short = ""
    below: Digits = ""
    player: Annotated[list[Short], Field(max_length=20)] = []
    groups: Text = ""
    unit: Short = ""
    ties: Short = ""
    once: Short = ""


class RulesForm(BaseModel):
    """What games are to count."""

    key: Annotated[list[Short], Field(max_length=20)] = []
    bye_is: Short = ""
    bye_spread: Digits = ""
    forfeit_spread: Digits = ""
    bye_firsts: Short = ""
    spread_cap: Digits = ""
    withdrawal: Short = ""
    late: Short = ""
    reason: Text = ""


@router.get("/events/{contest}/desk/prizes")
def prizes(request: Request, contest: ContestId) -> Response:
    """The prizes, as the director sets them."""
    return _prizes(request, contest)


@router.post("/events/{contest}/desk/prizes")
def set_prizes(
    request: Request, contest: ContestId, form: Annotated[PrizeForm, Form()]
) -> Response:
    """Set prizes, or name who has one."""
    person = _require(request, contest, "prizes")
    try:
        _set(request, contest, person, form)
    except ClubRefusal as refusal:
        return _prizes(request, contest, form, refusal)
    return RedirectResponse(f"/events/{contest}/desk/prizes", 303)


@router.get("/events/{contest}/desk/rules")
def rules(request: Request, contest: ContestId) -> Response:
    """What games count at this event, as the director decides it."""
    return _rules(request, contest)


@router.post("/events/{contest}/desk/rules")
def set_rules(request: Request, contest: ContestId, form: Annotated[RulesForm, Form()]) -> Response:
    """Decide what games count at this event."""
    person = _require(request, contest, "rules")
    try:
        services_of(request).contests.prizes.set_rules(
            contest, person, _new_rules(form), form.reason
        )
    except ClubRefusal as refusal:
        return _rules(request, contest, form, refusal)
    return RedirectResponse(f"/events/{contest}/desk/rules", 303)


def _require(request: Request, contest: str, act: Literal["prizes", "rules"]) -> Person:
    """Who may do this, whatever else is wrong with the request."""
    contests = services_of(request).contests
    contests.desk(contest, visitor.of(request))
    person = visitor.require_person(request)
    require(act, person, contests.roles(contest))
    return person


def _set(request: Request, contest: str, person: Person, form: PrizeForm) -> None:
    prizes, number = services_of(request).contests.prizes, number_of(form.prize[:5]) or 0
    match form.act:
        case "add":
            kind = _kind(form.kind)
            money, below = _amount(form.money), _amount(form.below)
            # what the kind does not need was left in a field
            below = below if kind == "rating" else 0
            label = form.label if kind in ("family", "team", "group", "named") else ""
            new = NewPrize(form.division, kind, money, form.thing, label, below)
            prizes.add(contest, person, new)
        case "remove":
            prizes.remove(contest, person, number)
        case "name":
            prizes.name(contest, person, number, form.player)
        case "group":
            prizes.group(contest, person, (form.player or [""])[0], form.groups)
        case _:
            ties = next((one for one in TIES if one == form.ties), None)
            if ties is None:
                raise BadPrizeAsked
            prizes.rule(contest, person, form.unit, ties, once=bool(form.once))


def _kind(text: str) -> PrizeKind:
    kind = next((one for one in KINDS if one == text), None)
    if kind is None:
        raise BadPrizeAsked
    return kind


def _amount(text: str) -> int:
    """A whole number, 0 where nothing is typed; spaces may part thousands.

    Raises:
        BadPrizeAsked
    """
    digits = "".join(text.split())
    if digits and not (digits.isascii() and digits.isdigit()):
        raise BadPrizeAsked
    return int(digits or "0")


def _new_rules(form: RulesForm) -> NewRules:
    keys = tuple(one for text in form.key if text for one in KEYS if one == text)
    numbers = [number_of(text) for text in (form.bye_spread, form.forfeit_spread)]
    cap = number_of(form.spread_cap) if form.spread_cap.strip() else None
    if None in numbers or (form.spread_cap.strip() and cap is None):
        raise BadRules
    if len(keys) < len([text for text in form.key if text]):
        raise BadRules
    return NewRules(
        keys,
        numbers[0] or 0,
        numbers[1] or 0,
        form.bye_is,
        form.bye_firsts,
        cap,
        _absence(form.withdrawal),
        _absence(form.late),
    )


def _absence(text: str) -> Missed:
    for one in MISSED:
        if one == text:
            return one
    raise BadRules


def _prizes(
    request: Request,
    contest: str,
    form: PrizeForm | None = None,
    refusal: ClubRefusal | None = None,
) -> Response:
    _require(request, contest, "prizes")
    loaded_contest = services_of(request).contests.get(contest)
    language = languages.of(request)
    values = common(loaded_contest) | {
        "form": form or PrizeForm(act="add"),
        "people": view.by_name(loaded_contest.event, language),
        "shown": prizes_in_words(loaded_contest, languages.texts(language), language),
        "kinds": KINDS,
        "ties": TIES,
        "groups": {
            one: ", ".join(names) for one, names in loaded_contest.event.groups.items() if names
        },
    }
    return show(request, "contests/prizes.html", refusal, **values)


def _rules(
    request: Request,
    contest: str,
    form: RulesForm | None = None,
    refusal: ClubRefusal | None = None,
) -> Response:
    _require(request, contest, "rules")
    loaded_contest = services_of(request).contests.get(contest)
    opened = loaded_contest.event.opening()
    say = languages.texts(languages.of(request))
    typed = form or _form_of(opened.scoring, opened.withdrawal, opened.late)
    values = common(loaded_contest) | {
        "typed": typed,
        "chosen": [*typed.key, *[""] * LISTED_KEYS][: max(LISTED_KEYS, len(typed.key))],
        "keys": KEYS,
        "missed": MISSED,
        "said": rules_in_words(loaded_contest, say),
        "source": federation_name(federation(opened.federation), say),
        "changed": opened.scoring != federation(opened.federation).scoring,
    }
    return show(request, "contests/rules.html", refusal, **values)


def _form_of(scoring: Scoring, withdrawal: Missed, late: Missed) -> RulesForm:
    return RulesForm(
        key=list(scoring.keys),
        bye_is=scoring.bye_is,
        bye_spread=str(scoring.bye_spread),
        forfeit_spread=str(scoring.forfeit_spread),
        bye_firsts=scoring.bye_firsts,
        spread_cap="" if scoring.spread_cap is None else str(scoring.spread_cap),
        withdrawal=withdrawal,
        late=late,
    )
