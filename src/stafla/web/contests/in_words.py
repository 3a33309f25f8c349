"""Prizes of an event, and what games count there, in words."""

from dataclasses import dataclass
from typing import Final

from babel.numbers import format_decimal

from stafla.club.contests.log import LoadedContest
from stafla.contest.prizes import Award
from stafla.contest.standings import Key
from stafla.data.catalogue import Catalogue

HUNDRED: Final = 100


@dataclass(frozen=True, slots=True)
class PrizeShown:
    """A prize, or several that are shared, in words.

    Attributes:
        numbers: of the prizes.
        division: among whom.
        name: what it is for.
        promised: what there is to win.
        winners: who has it, with what each has.
        value: what won it, of a prize for games.
        named: whether the director names who has it.
    """

    numbers: tuple[int, ...]
    division: str
    name: str
    promised: str
    winners: tuple[tuple[str, str], ...]
    value: str
    named: bool


def rules_in_words(contest: LoadedContest, say: Catalogue) -> tuple[str, ...]:
    """What games count at an event, a sentence each."""
    opened = contest.event.opening()
    scoring = opened.scoring
    keys: list[Key] = [key for key in scoring.keys if key != "draw"]
    told = [
        say("rules-order", keys=", ".join(say(f"rules-key-{key}") for key in keys)),
        say(f"rules-bye-{scoring.bye_is}", spread=scoring.bye_spread),
        say("rules-forfeit", spread=scoring.forfeit_spread),
        say("rules-withdrawn", missed=say(f"rules-missed-{opened.withdrawal}")),
        say("rules-came-late", missed=say(f"rules-missed-{opened.late}")),
    ]
    if scoring.spread_cap is not None:
        told.append(say("rules-capped", most=scoring.spread_cap))
    if scoring.bye_firsts == "alternate":
        told.append(say("rules-charged"))
    return tuple(told)


def prizes_in_words(
    contest: LoadedContest, say: Catalogue, language: str
) -> tuple[PrizeShown, ...]:
    """All prizes of an event in words, with who has them as things stand."""
    return tuple(_prize_in_words(contest, award, say, language) for award in contest.awards())


def _prize_in_words(
    contest: LoadedContest, award: Award, say: Catalogue, language: str
) -> PrizeShown:
    unit, people = contest.event.fund.unit, contest.event.people
    first = award.prizes[0]
    last = award.place + len(award.prizes) - 1
    name = say(
        f"prizes-for-{first.kind}",
        place=str(award.place) if last == award.place else f"{award.place}–{last}",
        label=first.label,
        below=first.below,
    )
    if first.kind != "place" and (award.place > 1 or last > award.place):
        place = str(award.place) if last == award.place else f"{award.place}–{last}"
        name = say("prizes-and-place", name=name, place=place)
    promised = [
        gift(prize.money * HUNDRED, (prize.thing,), unit, language) for prize in award.prizes
    ]
    winners = tuple(
        (people[share.player].name, gift(share.money, share.things, unit, language))
        for share in award.shares
        if share.player in people
    )
    value = "" if award.value is None else say("prizes-value", value=award.value)
    return PrizeShown(
        tuple(prize.number for prize in award.prizes),
        first.division,
        name,
        " + ".join(promised),
        winners,
        value,
        first.kind == "named",
    )


def gift(money: int, things: tuple[str, ...], unit: str, language: str) -> str:
    """What is given, as text: money in hundredths, and things."""
    parts = [one for one in things if one]
    if money:
        pattern = "#,##0.00" if money % HUNDRED else "#,##0"
        amount = format_decimal(money / HUNDRED, format=pattern, locale=language)
        parts.insert(0, f"{amount}\u00a0{unit}" if unit else amount)
    return ", ".join(parts)
