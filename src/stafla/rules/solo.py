"""The racks of the day: one rack after the other for the best result (PL-50).

Everybody who plays an edition on a day has the same racks on the same boards, without any network:
the tiles follow from the edition and the date by the documented generator (docs/formats/draws.md),
and after every answer the best play is laid, whatever the answer was. The best play is the one that
scores most; of several the first by row, column, across before down, tiles.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from functools import reduce
from hashlib import sha256

from stafla import _core
from stafla.editions import Edition, load, pinned_version
from stafla.rules.base import tiles
from stafla.rules.game.events import Event, WordJudge
from stafla.rules.game.refusals import BadEvent, GameOver, InvalidWords, illegal_placement

NAME = "stafla-daily-1"
RACKS = 5
MOST_REDRAWN = 20


@dataclass(frozen=True, slots=True)
class DailyStarted(Event):
    """Somebody takes up the racks of a day; pins everything that later events depend on.

    Attributes:
        edition, digest: of the edition, for practice alone.
        day: ``2026-11-20``.
        lexicon, fingerprint: the word list that decides which play is the best.
    """

    edition: str
    digest: str
    day: str
    lexicon: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class RackRedrawn(Event):
    """Nothing can be played: seven new tiles are drawn, and the old ones go back."""


@dataclass(frozen=True, slots=True)
class DailyClosed(Event):
    """Nothing can be played with rack after rack: the day has fewer of them."""


@dataclass(frozen=True, slots=True)
class DailyAnswered(Event):
    """A play was found (None: given up) beside the best, which is laid.

    Attributes:
        own: what was found.
        points: what it scores; 0 without one.
        best: the play that scores most.
        most: its points.
    """

    own: _core.Placement | None
    points: int
    best: _core.Placement
    most: int


@dataclass(frozen=True, slots=True)
class Daily:
    """The racks of a day as far as they were answered. Immutable: `after` gives the next state.

    Attributes:
        board, rack: what is asked now; after the last answer what is left.
        answers: what was found.
    """

    edition: Edition
    rules: _core.Ruleset
    started: DailyStarted
    board: _core.Board
    rack: bytes
    bag: _core.Bag = field(compare=False)
    answers: tuple[DailyAnswered, ...] = ()
    number: int = 1
    closed: bool = False

    @staticmethod
    def begin(started: DailyStarted) -> "Daily":
        """The first rack.

        Raises:
            UnknownEdition: there is no such edition.
            BadEvent: the edition has other numbers today, or that is no date.
        """
        edition = pinned_version(load(started.edition), started.digest, 1)
        if edition is None:
            raise BadEvent(
                1, f"{started.edition} has other rules than the record pins", "record-rules"
            )
        try:
            date.fromisoformat(started.day)
        except ValueError as error:
            raise BadEvent(1, str(error)) from error
        rules = edition.ruleset(1)
        bag = _core.Bag(rules, seed_of(edition, started.day))
        rack, bag = bag.draw(rules.rack_size)
        return Daily(edition, rules, started, _core.Board(rules), rack, bag)

    @staticmethod
    def replay(events: Iterable[Event]) -> "Daily":
        """The state that these events make.

        Raises:
            BadEvent: they contradict each other, or the first is no `DailyStarted`.
        """
        first, *rest = events
        if not isinstance(first, DailyStarted):
            raise BadEvent(1, "the racks of a day begin with DailyStarted")
        return reduce(Daily.after, rest, Daily.begin(first))

    def after(self, event: Event) -> "Daily":
        """The state after one more event.

        Raises:
            BadEvent: it cannot have followed.
        """
        try:
            changed = self._change(event)
        except _core.PlacementError as error:
            raise BadEvent(self.number + 1, str(error)) from error
        return replace(changed, number=self.number + 1)

    def _change(self, event: Event) -> "Daily":
        if self.ended:
            raise BadEvent(self.number + 1, "all racks are answered")
        match event:
            case RackRedrawn():
                drawn, bag = self.bag.draw(len(self.rack))
                return replace(self, rack=drawn, bag=bag.returned(self.rack))
            case DailyClosed():
                return replace(self, closed=True)
            case DailyAnswered(own, points, best, most):
                found = 0 if own is None else self.score(own)
                if (found, self.score(best)) != (points, most) or points > most:
                    raise BadEvent(self.number + 1, "the plays score otherwise")
                return self._answer(event)
        raise BadEvent(self.number + 1, f"{type(event).__name__} has no place here")

    def score(self, placement: _core.Placement) -> int:
        """What a play from the rack scores.

        Raises:
            PlacementError: it is not legal.
        """
        _core.check(self.rules, self.board, placement, self.rack)
        return _core.score(self.rules, self.board, placement).total

    def _answer(self, answer: DailyAnswered) -> "Daily":
        laid = tiles.rack_tiles([tile for tile in answer.best.tiles if tile])
        leave = tiles.without(self.rack, laid)
        drawn, bag = self.bag.draw(self.rules.rack_size - len(leave))
        board = self.board.laid(answer.best)
        answers = (*self.answers, answer)
        return replace(self, board=board, rack=leave + drawn, bag=bag, answers=answers)

    @property
    def ended(self) -> bool:
        """Whether all racks of the day are answered."""
        return self.closed or len(self.answers) == RACKS

    @property
    def total(self) -> int:
        """Points found so far."""
        return sum(answer.points for answer in self.answers)

    @property
    def most(self) -> int:
        """Points that could be found so far."""
        return sum(answer.most for answer in self.answers)


def seed_of(edition: Edition, day: str) -> bytes:
    """The seed of an edition's racks on a day: SHA-256 over the derivation's name and both."""
    return sha256(f"{NAME} {edition.id} {day}".encode()).digest()


def start(
    edition: Edition,
    day: date,
    generator: _core.MoveGenerator,
    lexicon: str = "",
    fingerprint: str = "",
) -> tuple[Event, ...]:
    """Take up the racks of a day.

    Args:
        edition: whose racks.
        day: which day's.
        generator: finds the plays.
        lexicon: name of the word list that it finds them by, pinned.
        fingerprint: the word list's, pinned.
    """
    pinned = (edition.id, edition.digest(1), day.isoformat(), lexicon, fingerprint)
    started = DailyStarted(*pinned)
    return (started, *_playable(Daily.begin(started), generator))


def answer(
    state: Daily,
    placement: _core.Placement | None,
    generator: _core.MoveGenerator,
    judge: WordJudge,
) -> tuple[Event, ...]:
    """Answer the rack with a play, or give it up with None; the best play is told and laid.

    Decides PL-50.

    Raises:
        GameOver: all racks are answered.
        IllegalPlacement: the tiles cannot lie so.
        InvalidWords: a word is none.
    """
    if state.ended:
        raise GameOver
    own, points = (None, 0) if placement is None else _find(state, placement, judge)
    best = generator.best(state.board, state.rack)
    if best is None:  # a rack without a play is drawn again before it is asked
        raise BadEvent(state.number + 1, "nothing can be played")
    placed, most = best.placement, best.score
    if points > most:  # the judge knows a word that the list does not
        assert own is not None
        placed, most = own, points
    answered = DailyAnswered(own, points, placed, most)
    after = state.after(answered)
    return (answered, *(() if after.ended else _playable(after, generator)))


def _find(
    state: Daily, placement: _core.Placement, judge: WordJudge
) -> tuple[_core.Placement, int]:
    try:
        full = state.board.full_placement(placement)
        _core.check(state.rules, state.board, full, state.rack)
        score = _core.score(state.rules, state.board, full)
    except _core.PlacementError as error:
        raise illegal_placement(error, state.edition) from error
    words = [state.edition.alphabet.decode_word(word.letters) for word in score.words]
    if judge(words) == "invalid":
        raise InvalidWords(words=", ".join(words))
    return full, score.total


def _playable(state: Daily, generator: _core.MoveGenerator) -> tuple[Event, ...]:
    """New tiles until something can be played; not for ever, since a board may be full."""
    events: list[Event] = []
    while generator.best(state.board, state.rack) is None:
        events.append(RackRedrawn() if len(events) < MOST_REDRAWN else DailyClosed())
        state = state.after(events[-1])
        if state.ended:
            break
    return tuple(events)
