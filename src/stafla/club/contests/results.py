"""Results of an event: entered at the desk, said by the players, put right."""

from collections.abc import Mapping
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.contests.context import ContestContext, person_of
from stafla.club.contests.log import LoadedContest, NewEntry
from stafla.club.contests.offices import Doer
from stafla.club.contests.plan import MOST_REASON, line_of
from stafla.club.contests.players import PlayerView
from stafla.club.contests.refusals import EventRefused, TooManyResultSlips
from stafla.club.contests.tables import (
    EntryOutcome,
    RoundGame,
    RoundTable,
    TypedScore,
    bout_of,
    table_of,
    tables_of,
)
from stafla.club.contests.unusual_results import what_is_unusual
from stafla.contest.event import (
    Entry,
    Event,
    Phase,
    PhaseMoved,
    Resulted,
    ResultTakenBack,
    SlipEntered,
    Slipped,
)
from stafla.contest.event.state import Bout

MOST_SLIPS: Final = 6
"""So many different results may a player say of one game."""


class Results:
    """What is done about results."""

    def __init__(self, context: ContestContext) -> None:
        self._context = context

    def enter(
        self,
        contest: str,
        person: Doer | None,
        number: int,
        written: TypedScore,
        *,
        expected_round: int,
        reason: str = "",
        sure: bool = False,
    ) -> EntryOutcome:
        """Enter the result of a table of the round, or put one right.

        Args:
            contest: the event.
            person: who does it.
            number: of the table.
            written: the result.
            expected_round: the round that is meant.
            reason: why, where a result that stands is changed.
            sure: enters what is unusual too.

        Returns:
            the table, and what is asked first.
        """
        found: list[EntryOutcome] = []

        def decide(loaded_contest: LoadedContest) -> list[NewEntry]:
            found.clear()
            event = loaded_contest.event
            if expected_round != event.round:
                raise EventRefused("event-round", number=expected_round, wanted=event.round)
            seat = table_of(loaded_contest, number)
            strange = what_is_unusual(seat.bout, written.own, written.against)
            if written.kind != "played" or sure:
                strange = ()
            found.append(EntryOutcome(seat, strange))
            if strange or _stands(seat.bout, written):
                return []
            if seat.bout.sure:
                self._context.require(contest, "correct", person)
            return [*_opening(event), NewEntry(_result(event, seat, written), _reason(reason))]

        self._context.do(contest, "enter", person, decide)
        return found[-1]

    def take_back(self, contest: str, person: Doer | None, expected_round: int, number: int) -> int:
        """Take back the result that somebody entered last in the round; the number of its table.

        One that put another right is put right in its turn, with a reason. Asked once more about
        the same table, as by a second click, nothing more is taken back.

        Args:
            contest: the event.
            person: who does it.
            expected_round: the round that is meant.
            number: of the table whose result was seen to be the last (`last_entered`).

        Raises:
            EventRefused: ``event-no-undo``, the last one is none or another.
        """

        def decide(loaded_contest: LoadedContest) -> list[NewEntry]:
            if expected_round != loaded_contest.event.round:
                raise EventRefused(
                    "event-round", number=expected_round, wanted=loaded_contest.event.round
                )
            author = self._context.require(contest, "enter", person).id
            seats = {seat.number: seat.bout for seat in tables_of(loaded_contest)}
            players = seats[number].players if number in seats else None
            if players is not None and _took_back(loaded_contest, author, players):
                return []
            last = _latest_of(loaded_contest, author)
            if last is None or players != frozenset((last.one, last.other)):
                raise EventRefused("event-no-undo")
            return [NewEntry(ResultTakenBack(last.division, last.round, last.one, last.other))]

        self._context.do(contest, "enter", person, decide)
        return number

    def correct(
        self, contest: str, person: Person | None, game: RoundGame, written: TypedScore, reason: str
    ) -> None:
        """Put a result of an earlier round right, with a reason.

        Args:
            contest: the event.
            person: who does it.
            game: which.
            written: the result.
            reason: why.
        """

        def decide(contest: LoadedContest) -> list[NewEntry]:
            seat = RoundTable(0, game.division, Bout(game.first, game.second))
            happening = _result(contest.event, seat, written, game.round)
            return [NewEntry(happening, _reason(reason))]

        self._context.do(contest, "correct", person, decide)

    def say(
        self,
        own: PlayerView,
        number: int,
        points: int,
        against: int,
        person: Person | None = None,
    ) -> None:
        """A player says how the own game of the round ended; the opponent confirms or disputes.

        Args:
            own: who says it (`Players.by_account`, `Players.by_link`).
            number: the round that is meant.
            points: the own.
            against: the opponent's.
            person: who is signed in there; the log has their account for the author.
        """
        author = own.player if person is None else person.id
        self._context.log.change(
            own.contest.row.id,
            author,
            lambda contest: _slips(
                contest, Slipped(_division(contest, own), number, own.player, points, against)
            ),
        )

    def say_for(
        self, own: PlayerView, person: Person | None, number: int, points: int, against: int
    ) -> None:
        """Who runs the event enters at a player's page what that player says; the act is theirs.

        Args:
            own: whose page it is.
            person: who enters it.
            number: the round that is meant.
            points: the player's.
            against: the opponent's.

        Raises:
            NotSignedIn, NotYourEvent
        """
        self._context.do(
            own.contest.row.id,
            "enter",
            person,
            lambda contest: _slips(
                contest, SlipEntered(_division(contest, own), number, own.player, points, against)
            ),
        )


def _division(contest: LoadedContest, own: PlayerView) -> str:
    return person_of(contest, own.player).division


def _slips(contest: LoadedContest, slip: Slipped | SlipEntered) -> list[NewEntry]:
    """What is noted of a slip; nothing, where the player has said so already."""
    player = slip.player
    bout = bout_of(contest.event, slip.division, player)
    if bout is not None and bout.slips.get(player) == (slip.own, slip.against):
        return []
    if bout is not None and player in bout.slips:
        _few_slips(contest, player)
    return [NewEntry(slip)]


def last_entered(contest: LoadedContest, person: Doer | None) -> int:
    """The table of the round whose result somebody may take back (`Results.take_back`); 0: none."""
    last = None if person is None else _latest_of(contest, person.id)
    if last is None:
        return 0
    both = {last.one, last.other}
    return next(seat.number for seat in tables_of(contest) if seat.bout.players == both)


def _entries_of_round(contest: LoadedContest) -> list[tuple[str, Resulted | ResultTakenBack]]:
    """Who entered and took back what in the round; what another house brought has no author."""
    return [
        ("" if entry.number in contest.brought else entry.author, entry.what)
        for entry in contest.entries
        if isinstance(entry.what, Resulted | ResultTakenBack)
        and entry.what.round == contest.event.round
    ]


def _took_back(contest: LoadedContest, author: str, players: frozenset[str]) -> bool:
    """Whether the last that was entered of a pair is that somebody took it back."""
    of_pair = [one for one in _entries_of_round(contest) if {one[1].one, one[1].other} == players]
    return (
        bool(of_pair) and of_pair[-1][0] == author and isinstance(of_pair[-1][1], ResultTakenBack)
    )


def _latest_of(contest: LoadedContest, author: str) -> Resulted | None:
    """The result that somebody entered last of those that stand; None: it is not the first."""
    entered = _entries_of_round(contest)
    pairs = {seat.bout.players for seat in tables_of(contest) if seat.bout.sure}
    of_pair: dict[frozenset[str], list[Resulted | ResultTakenBack]] = {}
    for _, happening in entered:
        of_pair.setdefault(frozenset((happening.one, happening.other)), []).append(happening)
    for who, happening in reversed(entered):
        both = frozenset((happening.one, happening.other))
        if not isinstance(happening, Resulted) or who != author or both not in pairs:
            continue
        history = of_pair[both]
        if history[-1] is not happening:
            continue
        corrects = len(history) > 1 and isinstance(history[-2], Resulted)
        return None if corrects else happening
    return None


def _opening(event: Event) -> list[NewEntry]:
    """The first result that is entered opens the entering."""
    ways: Mapping[Phase, list[Phase]] = {
        "published": ["playing", "entering"],
        "playing": ["entering"],
    }
    return [NewEntry(PhaseMoved(to)) for to in ways.get(event.phase, [])]


def _result(
    event: Event, seat: RoundTable, written: TypedScore, number: int | None = None
) -> Resulted:
    one, other = seat.bout.first, seat.bout.second
    own, against = written.own, written.against
    if written.loser_first:
        one, other, own, against = other, one, against, own
    number = event.round if number is None else number
    return Resulted(seat.division, number, one, other, own, against, written.kind)


def _stands(bout: Bout, written: TypedScore) -> bool:
    """Whether the very same result was entered already."""
    game = bout.game
    if game is None or not bout.sure or written.kind != game.kind:
        return False
    return written.kind == "played" and (game.own, game.against) == (
        written.own,
        written.against,
    )


def _few_slips(contest: LoadedContest, player: str) -> None:
    def same(entry: Entry) -> bool:
        happening = entry.what
        return (
            isinstance(happening, Slipped | SlipEntered)
            and happening.player == player
            and happening.round == contest.event.round
        )

    if sum(map(same, contest.entries)) >= MOST_SLIPS:
        raise TooManyResultSlips(most=MOST_SLIPS)


def _reason(text: str) -> str:
    return line_of(text, MOST_REASON)
