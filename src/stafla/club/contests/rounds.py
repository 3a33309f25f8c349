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
        kept = self._context.log.load(contest)
        if not 1 <= number <= kept.event.round:
            raise EventRefused("event-round", number=number, wanted=kept.event.round)
        return self._pair_again(kept, division, number)

    def _pair_again(self, kept: LoadedContest, division: str, number: int) -> Pairing:
        made: tuple[int, Paired] | None = None
        for entry in kept.entries:
            what = entry.what
            if isinstance(what, Paired) and (what.division, what.round) == (division, number):
                made = entry.number, what
        if made is None:
            raise EventRefused("event-division", text=division)
        before = replay(kept.entries[: made[0] - 1])
        return self._match(kept.event, before, division)

    def _match(self, now: Event, event: Event, division: str, whose: str = ANYBODY) -> Pairing:
        try:
            return self._matchmaker.pairing(event.request(division), whose)
        except (EventRefusal, NotPairable) as error:
            raise refusal_of(error, now) from error

    def preview(self, contest: str, person: Person | None, division: str) -> Pairing:
        """The pairing of the coming round that nobody else sees yet."""
        kept = self._context.load_for("look", contest, person)
        return self._pair_again(kept, division, kept.event.round + 1)

    def go_on(self, contest: str, person: Person | None, seen: str, to: Phase) -> None:
        """The event goes on from the phase that was seen to the next."""

        def decide(kept: LoadedContest) -> list[NewEntry]:
            require_phase(kept, seen)
            return [NewEntry(PhaseMoved(to))]

        self._context.do(contest, "go-on", person, decide)

    def go_back(
        self, contest: str, person: Person | None, seen: str, to: Phase, reason: str
    ) -> None:
        """The event goes back by a step, with a reason."""

        def decide(kept: LoadedContest) -> list[NewEntry]:
            require_phase(kept, seen)
            return [NewEntry(PhaseMoved(to), line_of(reason, MOST_REASON))]

        self._context.do(contest, "go-back", person, decide)

    def set_clock(
        self, contest: str, person: Person | None, what: ClockAct, minutes: int = 0
    ) -> None:
        """Set the clock of the room.

        Args:
            contest: the event.
            person: who does it.
            what: ``start`` with so many minutes, ``pause``, ``resume``, or ``end`` it.
            minutes: how long it runs.

        Raises:
            EventRefused: ``event-clock``, there is no such clock.
        """
        if what == "start" and not 1 <= minutes <= MOST_MINUTES:
            raise EventRefused("event-clock")

        def decide(kept: LoadedContest) -> list[NewEntry]:
            now, clock = self._context.log.now(), kept.event.clock
            match what:
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
        done = [NewEntry(Locked(division, one, other, locked))]
        self._context.do(contest, "lock", person, lambda _: done)

    def pair(self, contest: str, person: Person | None) -> None:
        """Pair the coming round of all divisions; nobody else sees it before it is published."""
        event = self._context.log.load(contest).event
        author = self._context.require(contest, "pair", person)
        made = {
            name: self._match(event, event, name, author.id)
            for name, one in event.divisions.items()
            if event.round < len(one.plan)
        }
        if not made:
            raise EventRefused("event-rounds", most=event.round)

        def decide(now: LoadedContest) -> list[NewEntry]:
            try:
                wanted = {name: now.event.request(name).digest for name in made}
            except EventRefusal as error:
                raise refusal_of(error, now.event) from error
            if any(made[name].request.digest != digest for name, digest in wanted.items()):
                raise StaleLog
            return [NewEntry(pairing_fact(pairing, name)) for name, pairing in made.items()]

        self._context.do(contest, "pair", person, decide)

    def publish(self, contest: str, person: Person | None, digests: Sequence[str]) -> None:
        """Show everybody the round that was previewed, and no other.

        Args:
            contest: the event.
            person: who does it.
            digests: of the pairings that were seen.
        """

        def decide(kept: LoadedContest) -> list[NewEntry]:
            event = kept.event
            made = [
                one.rounds[event.round].digest
                for one in event.divisions.values()
                if len(one.rounds) > event.round
            ]
            if not made or sorted(made) != sorted(digests):
                raise StaleLog
            if event.phase == "entering":
                return [NewEntry(PhaseMoved("break")), NewEntry(PhaseMoved("published"))]
            absent = [one.id for one in event.people.values() if not one.here and not one.left]
            without = tuple(absent) if event.phase == "check-in" else ()
            return [NewEntry(PhaseMoved("published", without))]

        self._context.do(contest, "publish", person, decide)
