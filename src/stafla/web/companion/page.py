"""The companion for a real board: one page that carries everything and asks the server nothing."""

import json
from dataclasses import asdict
from importlib import resources

from fastapi import APIRouter, Request
from pydantic import TypeAdapter
from starlette.responses import Response

from stafla.data.catalogue import Catalogue
from stafla.editions import (
    Edition,
    NamedClock,
    VariantError,
    clocks,
    combine,
    load,
    names,
    procedure_of,
)
from stafla.web.rendering import languages
from stafla.web.rendering.labels import clock_label
from stafla.web.rendering.page import page
from stafla.web.wire.companion import (
    ClockOffer,
    CompanionEdition,
    GuideView,
    LawView,
    PolicyNumbers,
    ProcedureNumbers,
    SevenView,
)

PLAYERS = 2
SEVEN = "exchange-seven"
AREAS = ("table", "refusals", "companion")
router = APIRouter(include_in_schema=False)


@router.get("/companion")
def companion(request: Request) -> Response:
    """The page: editions, clocks and texts are in it, what happens stays on the device."""
    language = languages.of(request)
    say = languages.texts(language)
    offered = [
        companion_edition(load(name), say) for name in names() if load(name).players.admit(PLAYERS)
    ]
    response = page(
        request,
        "companion/companion.html",
        language,
        editions_json=TypeAdapter(list[CompanionEdition]).dump_json(offered).decode(),
        catalogue_json=json.dumps(
            {"language": language, "ftl": texts(language)}, ensure_ascii=False
        ),
    )
    languages.keep(request, response)
    return response


@router.get("/results")
def results(request: Request) -> Response:
    """The page that collects results of companions; they lie in its address and on the device."""
    language = languages.of(request)
    told = {"language": language, "ftl": texts(language)}
    response = page(
        request,
        "companion/results.html",
        language,
        catalogue_json=json.dumps(told, ensure_ascii=False),
    )
    languages.keep(request, response)
    return response


def companion_edition(edition: Edition, say: Catalogue) -> CompanionEdition:
    """What a companion needs of an edition besides what any device is told."""
    named = procedure_of(edition.id)
    return CompanionEdition(
        profile=edition.id,
        name=edition.name,
        language=edition.language,
        procedure=ProcedureNumbers.model_validate(asdict(named.procedure)),
        guide=[GuideView(text=one.text, rules=one.rules) for one in named.guide],
        law=LawView(
            final=edition.turn.final,
            wrong_points=edition.challenge.wrong_points,
            wrong_turn=edition.challenge.wrong_turn,
            start=edition.start.by,
            nothing_possible=edition.ending.nothing_possible,
        ),
        clocks=[offer(clocks()[one], say) for one in offered_clocks(named.clocks)],
        seven=seven(edition),
    )


def seven(edition: Edition) -> SevenView | None:
    """The variant of PL-49, as far as two players at a board need it; None: it is so anyway."""
    try:
        strict = combine(edition, (SEVEN,), players=PLAYERS, check="challenge")
    except VariantError:
        return None
    least = strict.exchange.bag_at_least
    return SevenView(variant=SEVEN, digest=strict.digest(PLAYERS), least=least)


def offered_clocks(usual: tuple[str, ...]) -> list[str]:
    """Ids of the clocks to choose from: the usual ones first, none that takes days."""
    others = [name for name, clock in clocks().items() if not clock.policy.at_once]
    return [*usual, *(name for name in others if name not in usual)]


def offer(clock: NamedClock, say: Catalogue) -> ClockOffer:
    """A clock in words and numbers."""
    numbers = PolicyNumbers.model_validate(asdict(clock.policy))
    return ClockOffer(id=clock.id, label=clock_label(clock.policy, say), policy=numbers)


def texts(language: str) -> str:
    """The browser's texts as one Fluent source."""
    folder = resources.files("stafla.data") / "locales" / language
    return "\n".join((folder / f"{area}.ftl").read_text(encoding="utf-8") for area in AREAS)
