"""What a director decides of prizes, and of what games count at an event."""

from collections.abc import Sequence
from dataclasses import dataclass

from stafla.club.accounts.person import Person
from stafla.club.contests.context import ContestContext
from stafla.club.contests.log import LoadedContest, NewEntry
from stafla.club.contests.plan import MOST_REASON, MOST_TEXT, line_of
from stafla.club.contests.refusals import BadPrizeAsked, BadRules
from stafla.contest.event import (
    Grouped,
    PrizeAdded,
    PrizeNamed,
    PrizeRemoved,
    PrizesRuled,
    RulesSet,
)
from stafla.contest.event.federation import Missed
from stafla.contest.prizes import TIES, BadPrize, Prize, PrizeKind, Ties
from stafla.contest.standings import KEYS, Key, Scoring
from stafla.contest.standings.scoring import BadScoring, ByeFirsts, ByeIs

MOST_UNIT = 8
MOST_GROUPS = 6
MOST_NAMED = 20
MISSED: tuple[Missed, ...] = ("forfeit", "void", "bye", "omit")
BYE_IS: tuple[ByeIs, ...] = ("win", "half", "nothing")
BYE_FIRSTS: tuple[ByeFirsts, ...] = ("alternate", "ignore")
SPREADS = range(1_000)


@dataclass(frozen=True, slots=True)
class NewPrize:
    """A prize as it is typed."""

    division: str
    kind: PrizeKind
    money: int = 0
    thing: str = ""
    label: str = ""
    below: int = 0


@dataclass(frozen=True, slots=True)
class NewRules:
    """What games count, as it is chosen."""

    keys: tuple[Key, ...]
    bye_spread: int
    forfeit_spread: int
    bye_is: str
    bye_firsts: str
    spread_cap: int | None
    withdrawal: Missed
    late: Missed

    def scoring(self) -> Scoring:
        """The numbers.

        Raises:
            BadRules
        """
        spreads = (self.bye_spread, self.forfeit_spread, self.spread_cap or 0)
        right = (
            all(one in SPREADS for one in spreads)
            and (self.spread_cap is None or self.spread_cap > 0)
            and self.withdrawal in MISSED
            and self.late in MISSED
            and set(self.keys) <= set(KEYS)
        )
        bye_is = next((one for one in BYE_IS if one == self.bye_is), None)
        bye_firsts = next((one for one in BYE_FIRSTS if one == self.bye_firsts), None)
        if not right or bye_is is None or bye_firsts is None:
            raise BadRules
        try:
            return Scoring(
                self.keys,
                self.bye_spread,
                self.forfeit_spread,
                bye_is,
                self.spread_cap,
                bye_firsts,
            )
        except BadScoring:
            raise BadRules from None


class Prizegiving:
    """The use cases of prizes and of an event's own rules.

    Args:
        context: how something is done at an event.
    """

    def __init__(self, context: ContestContext) -> None:
        self._context = context

    def add(self, contest: str, person: Person | None, new: NewPrize) -> None:
        """One more prize.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent, BadPrizeAsked
        """
        thing, label = line_of(new.thing, MOST_TEXT), line_of(new.label, MOST_TEXT)

        def decide(contest: LoadedContest) -> list[NewEntry]:
            number = contest.event.fund.added + 1
            try:
                prize = Prize(number, new.division, new.kind, new.money, thing, label, new.below)
            except BadPrize:
                raise BadPrizeAsked from None
            if not prize.money and not prize.thing:
                raise BadPrizeAsked
            return [NewEntry(PrizeAdded(prize))]

        self._context.do(contest, "prizes", person, decide)

    def remove(self, contest: str, person: Person | None, number: int) -> None:
        """A prize is not given after all."""

        def decide(contest: LoadedContest) -> list[NewEntry]:
            there = any(prize.number == number for prize in contest.event.fund.prizes)
            return [NewEntry(PrizeRemoved(number))] if there else []

        self._context.do(contest, "prizes", person, decide)

    def name(
        self, contest: str, person: Person | None, number: int, players: Sequence[str]
    ) -> None:
        """Name who has a prize that is the director's to give; nobody: not decided."""
        named = tuple(dict.fromkeys(one for one in players if one))
        if len(named) > MOST_NAMED:
            raise BadPrizeAsked
        self._context.do(contest, "prizes", person, lambda _: [NewEntry(PrizeNamed(number, named))])

    def rule(
        self, contest: str, person: Person | None, unit: str, ties: Ties, *, once: bool
    ) -> None:
        """Decide how prizes are given."""
        unit = line_of(unit, MOST_UNIT)
        if ties not in TIES:
            raise BadPrizeAsked

        def decide(contest: LoadedContest) -> list[NewEntry]:
            fund = contest.event.fund
            same = (fund.unit, fund.ties, fund.once) == (unit, ties, once)
            return [] if same else [NewEntry(PrizesRuled(unit, ties, once))]

        self._context.do(contest, "prizes", person, decide)

    def group(self, contest: str, person: Person | None, player: str, groups: str) -> None:
        """Count a player among groups; ``groups``: their names with commas between."""
        names = tuple(
            dict.fromkeys(one for part in groups.split(",") if (one := line_of(part, MOST_TEXT)))
        )
        if len(names) > MOST_GROUPS:
            raise BadPrizeAsked

        def decide(contest: LoadedContest) -> list[NewEntry]:
            same = contest.event.groups.get(player, ()) == names
            return [] if same else [NewEntry(Grouped(player, names))]

        self._context.do(contest, "prizes", person, decide)

    def set_rules(
        self, contest: str, person: Person | None, new: NewRules, reason: str = ""
    ) -> None:
        """Decide what games count at this event.

        Raises:
            BadRules
            EventRefused: rounds were played, and nobody said why; or the event is closed.
        """
        scoring = new.scoring()
        done = NewEntry(RulesSet(scoring, new.withdrawal, new.late), line_of(reason, MOST_REASON))

        def decide(contest: LoadedContest) -> list[NewEntry]:
            now = contest.event.opening()
            same = (now.scoring, now.withdrawal, now.late) == (scoring, new.withdrawal, new.late)
            return [] if same else [done]

        self._context.do(contest, "rules", person, decide)
