"""Rounds of an event: paired, seen by those who run it, published; and how the event goes on."""

from collections.abc import Sequence
from typing import Final, Literal

from stafla.club.accounts.person import Person
from stafla.club.contests.context import ContestContext, require_phase
from stafla.club.contests.log import LoadedContest, NewEntry
from stafla.club.contests.pairing import ANYBODY, Matchmaker
from stafla.club.contests.plan import MOST_REASON, line_of
from stafla.club.contests.refusals import EventRefused, refusal_of
from stafla.club.refusal import StaleLog
from stafla.contest.event import (
    ClockSet,
    Event,
    EventRefusal,
    Locked,
    Paired,
    Phase,
    PhaseMoved,
    pairing_fact,
    replay,
)
from stafla.contest.pairing import NotPairable, Pairing

ClockAct = Literal["start", "pause", "resume", "end"]
MINUTE: Final = 60_000
MOST_MINUTES: Final = 600


class Rounds:
    """What is done about rounds."""

    def __init__(self, context: ContestContext) -> None:
        self._context = context
        self._matchmaker = Matchmaker()

    def explain(self, contest: str, division: str, number: int) -> Pairing:
        """The pairing of a published round with all that explains it, made again.

        Raises:
            NoSuchContest, EventRefused: the round is not paired.
        """
        loaded_contest = self._context.log.load(contest)
        if not 1 <= number <= loaded_contest.event.round:
            raise EventRefused("event-round", number=number, wanted=loaded_contest.event.round)
        return self._pair_again(loaded_contest, division, number)

    def _pair_again(self, contest: LoadedContest, division: str, number: int) -> Pairing:
        last_pairing: tuple[int, Paired] | None = None
        for entry in contest.entries:
            happening = entry.what
            if isinstance(happening, Paired) and (happening.division, happening.round) == (
                division,
                number,
            ):
                last_pairing = entry.number, happening
        if last_pairing is None:
            raise EventRefused("event-division", text=division)
        before = replay(contest.entries[: last_pairing[0] - 1])
        try:
            asked = before.request(division, last_pairing[1].digest)
            return self._matchmaker.pairing(asked, ANYBODY)
        except (EventRefusal, NotPairable) as error:
            raise refusal_of(error, contest.event) from error

    def _match(self, event: Event, division: str, whose: str) -> Pairing:
        try:
            return self._matchmaker.pairing(event.request(division), whose)
        except (EventRefusal, NotPairable) as error:
            raise refusal_of(error, event) from error

    def preview(self, contest: str, person: Person | None, division: str) -> Pairing:
        """The pairing of the coming round that nobody else sees yet."""
        loaded_contest = self._context.load_for("look", contest, person)
        return self._pair_again(loaded_contest, division, loaded_contest.event.round + 1)

    def go_on(self, contest: str, person: Person | None, seen: str, to: Phase) -> None:
        """The event goes on from the phase that was seen to the next."""

        def decide(contest: LoadedContest) -> list[NewEntry]:
            require_phase(contest, seen)
            return [NewEntry(PhaseMoved(to))]

        self._context.do(contest, "go-on", person, decide)

    def go_back(
        self, contest: str, person: Person | None, seen: str, to: Phase, reason: str
    ) -> None:
        """The event goes back by a step, with a reason."""

        def decide(contest: LoadedContest) -> list[NewEntry]:
            require_phase(contest, seen)
            return [NewEntry(PhaseMoved(to), line_of(reason, MOST_REASON))]

        self._context.do(contest, "go-back", person, decide)

    def set_clock(
        self, contest: str, person: Person | None, act: ClockAct, minutes: int = 0
    ) -> None:
        """Set the clock of the room.

        Args:
            contest: the event.
            person: who does it.
            act: ``start`` with so many minutes, ``pause``, ``resume``, or ``end`` it.
            minutes: how long it runs.

        Raises:
            EventRefused: ``event-clock``, there is no such clock.
        """
        if act == "start" and not 1 <= minutes <= MOST_MINUTES:
            raise EventRefused("event-clock")

        def decide(contest: LoadedContest) -> list[NewEntry]:
            now, clock = self._context.log.now(), contest.event.clock
            match act:
                case "start":
                    return [NewEntry(ClockSet(now + minutes * MINUTE, 0))]
                case "pause" if clock is not None and clock.until > now:
                    return [NewEntry(ClockSet(0, clock.until - now))]
                case "resume" if clock is not None and clock.left:
                    return [NewEntry(ClockSet(now + clock.left, 0))]
                case "end" if clock is not None:
                    return [NewEntry(ClockSet(0, 0))]
                case _:
                    return []  # another was faster

        self._context.do(contest, "clock", person, decide)

    def lock(
        self,
        contest: str,
        person: Person | None,
        division: str,
        one: str,
        other: str | None,
        *,
        locked: bool,
    ) -> None:
        """Set a pair of the coming round by hand, or take that back."""
        both = frozenset(name for name in (one, other) if name is not None)

        def decide(now: LoadedContest) -> list[NewEntry]:
            own = now.event.divisions.get(division)
            if locked and own is not None and both in own.locks:
                return []  # a pair with a result is held with it, and would be without
            return [NewEntry(Locked(division, one, other, locked))]

        self._context.do(contest, "lock", person, decide)

    def pair(self, contest: str, person: Person | None) -> None:
        """Pair the coming round of all divisions; nobody else sees it before it is published."""
        event = self._context.log.load(contest).event
        author = self._context.require(contest, "pair", person)
        pairings = {
            name: self._match(event, name, author.id)
            for name, division in event.divisions.items()
            if event.round < len(division.plan)
        }
        if not pairings:
            raise EventRefused("event-rounds", most=event.round)

        def decide(now: LoadedContest) -> list[NewEntry]:
            try:
                digests = {name: now.event.request(name).digest for name in pairings}
            except EventRefusal as error:
                raise refusal_of(error, now.event) from error
            if any(pairings[name].request.digest != digest for name, digest in digests.items()):
                raise StaleLog
            return [NewEntry(pairing_fact(pairing, name)) for name, pairing in pairings.items()]

        self._context.do(contest, "pair", person, decide)

    def publish(self, contest: str, person: Person | None, digests: Sequence[str]) -> None:
        """Show everybody the round that was previewed, and no other.

        Args:
            contest: the event.
            person: who does it.
            digests: of the pairings that were seen.
        """

        def decide(contest: LoadedContest) -> list[NewEntry]:
            event = contest.event
            entries = [
                division.rounds[event.round].digest
                for division in event.divisions.values()
                if len(division.rounds) > event.round
            ]
            if not entries or sorted(entries) != sorted(digests):
                raise StaleLog
            if event.phase == "entering":
                return [NewEntry(PhaseMoved("break")), NewEntry(PhaseMoved("published"))]
            absent = [
                participant.id
                for participant in event.people.values()
                if not participant.here and not participant.left
            ]
            without = tuple(absent) if event.phase == "check-in" else ()
            return [NewEntry(PhaseMoved("published", without))]

        self._context.do(contest, "publish", person, decide)
