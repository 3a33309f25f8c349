"""The desk where words are judged at an event: by one list, a play as a whole, and logged.

Whoever challenges writes the words, the opponent sees them, and only then they are judged. The
answer is one for the whole play. Whom it goes against may appeal: the words go to the site's
arbiters as those of live tables do, and a judge of the event decides what holds at the table.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotForYou, NotSignedIn
from stafla.club.contests.context import ContestContext
from stafla.club.contests.log import LoadedContest, NewEntry
from stafla.club.contests.offices import Doer, may
from stafla.club.contests.plan import MOST_REASON, line_of
from stafla.club.contests.refusals import EventRefused, NotYourEvent
from stafla.club.contests.tables import RoundTable, table_of
from stafla.club.holdings import TooManyOfLate
from stafla.club.judge.questions import EventWords, Questions
from stafla.club.judge.rulings import NOWHERE, Arbiters, Evidence
from stafla.club.lexica import Lexica, TableLexicon
from stafla.club.tables.observation import Audience
from stafla.club.throttle import TooManyAttempts
from stafla.contest.event import (
    AppealDecided,
    Event,
    JudgedPlay,
    ListChosen,
    Slipped,
    VerdictAppealed,
    WordsJudged,
)
from stafla.contest.event.transitions.judging import MOST_LETTERS, MOST_WORDS
from stafla.data.catalogue import LANGUAGES
from stafla.editions import AlphabetError, Edition, UnknownEdition, load
from stafla.store import Steward

MOST_TYPED: Final = 300
MOST_BY_LINK: Final = 10
"""So many plays of a game has one volunteer judged; more are for those who run the event."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge as it is written at the desk.

    Attributes:
        table: its number; ``round`` is the one that was seen.
        by_first: whether the player challenges who goes first; the play is the other's.
        words: as they were typed, with blanks between them.
    """

    table: int
    round: int
    by_first: bool
    words: str


@dataclass(frozen=True, slots=True)
class DoubtedPlay:
    """A challenge that may be judged: the table, whose play it is, who challenges, the words."""

    seat: RoundTable
    player: str
    challenger: str
    words: tuple[str, ...]


class WordDesk:
    """What is done about words.

    Args:
        context: how things are done at an event.
        vocabularies: the word lists that are installed.
        questions: where words go that were appealed.
        arbiters: what the site knows of a word.
    """

    def __init__(
        self,
        context: ContestContext,
        vocabularies: Lexica,
        questions: Questions,
        arbiters: Arbiters,
    ) -> None:
        self._context = context
        self._vocabularies = vocabularies
        self._questions = questions
        self._arbiters = arbiters

    def lists(self) -> list[tuple[Edition, TableLexicon]]:
        """What an event can be judged by."""
        editions = [load(name) for name in LANGUAGES]
        return [
            (edition, words) for edition in editions for words in self._vocabularies.of(edition)
        ]

    def choose(
        self, contest: str, person: Person | None, edition: str, fingerprint: str, reason: str = ""
    ) -> None:
        """Choose the list that the event is judged by.

        Raises:
            EventRefused: ``event-list``, there is no such list here.
        """
        self._context.load_for("list", contest, person)
        try:
            known = self._vocabularies.of(load(edition))
        except UnknownEdition:
            known = ()
        found = next((lexicon for lexicon in known if lexicon.fingerprint == fingerprint), None)
        if found is None:
            raise EventRefused("event-list")
        done = NewEntry(
            ListChosen(edition, found.name, found.fingerprint), line_of(reason, MOST_REASON)
        )
        self._context.do(contest, "list", person, lambda _: [done])

    def prepare(self, contest: str, person: Doer | None, challenge: Challenge) -> DoubtedPlay:
        """The challenge as the opponent is to see it; nothing is judged yet.

        Raises:
            NoSuchRoundTable, EventRefused
        """
        loaded_contest = self._context.load_for("judge", contest, person)
        return _read_challenge(loaded_contest, challenge)

    def judge(self, contest: str, person: Doer | None, challenge: Challenge) -> int:
        """Judge the words that both have seen; the number of the entry with the verdict.

        Raises:
            NoSuchRoundTable
            EventRefused: ``event-list``, the list is not installed here (any more).
        """
        found: list[int] = []

        def decide(contest: LoadedContest) -> list[NewEntry]:
            doubted_play, chosen = _read_challenge(contest, challenge), _list_of(contest.event)
            if isinstance(person, Steward):
                _require_few(contest, doubted_play.seat, person)
            pinned = self._vocabularies.pinned_to(
                load(chosen.edition), chosen.lexicon, chosen.fingerprint
            )
            if pinned.graph is None:
                raise EventRefused("event-list")
            verdict = pinned.verdict(doubted_play.words)
            found.append(contest.event.entries + 1)
            happening = WordsJudged(
                doubted_play.seat.division,
                contest.event.round,
                doubted_play.player,
                doubted_play.challenger,
                doubted_play.words,
                verdict,
                chosen.fingerprint,
            )
            return [NewEntry(happening)]

        self._context.do(contest, "judge", person, decide)
        return found[-1]

    def appeal(
        self,
        contest: str,
        person: Person | None,
        number: int,
        about: str,
        audience: Audience = NOWHERE,
    ) -> None:
        """Bring a verdict before the judge, and its words before the site's arbiters.

        Args:
            contest: the event.
            person: who notes it at the desk.
            number: of the entry with the verdict.
            about: what the player says.
            audience: where it is noted.

        The appeal stands in any case; how many words somebody brings before the
        arbiters is bounded.

        Raises:
            EventRefused: ``event-no-appeal``
        """
        told = line_of(about, MOST_REASON)

        def decide(contest: LoadedContest) -> list[NewEntry]:
            player = judged_at(contest, number).concerned
            return [NewEntry(VerdictAppealed(number, player, told))]

        loaded_contest = self._context.do(contest, "appeal", person, decide)
        judged = judged_at(loaded_contest, number)
        author = self._context.require(contest, "appeal", person)
        what = judged.what
        words = EventWords(
            judged.edition,
            what.fingerprint,
            what.words,
            tuple(sorted(self._parties(loaded_contest, what))),
            self._account_of(loaded_contest, judged.concerned),
        )
        with suppress(TooManyAttempts, TooManyOfLate):
            self._questions.bring(words, told, replace(audience, person=author.id))

    def may_rule(self, contest: str, person: Person | None, number: int) -> bool:
        """Whether somebody decides on an appeal: who may rule, and plays not in that game.

        Raises:
            NoSuchContest
            EventRefused: ``event-no-appeal``
        """
        try:
            loaded_contest = self._context.load_for("rule", contest, person)
        except (NotSignedIn, NotYourEvent):
            return False
        what = judged_at(loaded_contest, number).what
        return person is not None and person.id not in self._parties(loaded_contest, what)

    def deciders(self, contest: str, person: Person | None, number: int) -> tuple[str, ...]:
        """The accounts of those who run the event and may decide on an appeal.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
            EventRefused: ``event-no-appeal``
        """
        loaded_contest = self._context.load_for("appeal", contest, person)
        parties = self._parties(loaded_contest, judged_at(loaded_contest, number).what)
        return tuple(
            one
            for one, office in self._context.rows.roles(contest).items()
            if may("rule", office) and one not in parties
        )

    def evidence(self, contest: str, person: Person | None, number: int) -> list[Evidence]:
        """What is known of each word of an appeal, for whoever decides on it.

        Raises:
            NotForYou: somebody who plays in that game.
            NotSignedIn, NotYourEvent, EventRefused
        """
        loaded_contest = self._context.load_for("rule", contest, person)
        judged = judged_at(loaded_contest, number)
        what = judged.what
        self._require_no_part(loaded_contest, person, what)
        return self._arbiters.look_up(judged.edition, what.words, what.fingerprint)

    def rule(
        self, contest: str, person: Person | None, number: int, *, valid: bool, reason: str
    ) -> None:
        """Decide on an appeal, with what the players read.

        Raises:
            NotForYou: somebody who plays in that game.
            EventRefused
        """
        told = line_of(reason, MOST_REASON)

        def decide(loaded_contest: LoadedContest) -> list[NewEntry]:
            self._require_no_part(loaded_contest, person, judged_at(loaded_contest, number).what)
            return [NewEntry(AppealDecided(number, valid), told)]

        self._context.do(contest, "rule", person, decide)

    def _require_no_part(
        self, contest: LoadedContest, person: Person | None, judged: WordsJudged
    ) -> None:
        """Nobody decides in a game of their own.

        Raises:
            NotForYou
        """
        if person is not None and person.id in self._parties(contest, judged):
            raise NotForYou

    def _parties(self, contest: LoadedContest, judged: WordsJudged) -> frozenset[str]:
        """The accounts of the two whose game it is, as far as they are known."""
        both = (self._account_of(contest, one) for one in (judged.one, judged.other))
        return frozenset(person for person in both if person is not None)

    def _account_of(self, contest: LoadedContest, player: str) -> str | None:
        """The account of a player: the one entered, or who was signed in when they last reported.

        Of whoever has a private link nothing else tells who holds it. What those who run the event
        entered there for the player (`SlipEntered`) says nothing of the player.
        """
        entrant = self._context.rows.entrants(contest.row.id).get(player)
        if entrant is not None and entrant.person is not None:
            return entrant.person
        slips = (
            entry.author
            for entry in reversed(contest.entries)
            if isinstance(entry.what, Slipped)
            and entry.what.player == player
            # the accounts of another house are nobody here
            and entry.number not in contest.brought
        )
        author = next(slips, player)
        return None if author == player else author


def judged_at(contest: LoadedContest, number: int) -> JudgedPlay:
    """The verdict of an entry.

    Raises:
        EventRefused: ``event-no-appeal``, it is none.
    """
    if number not in contest.event.judged:
        raise EventRefused("event-no-appeal")
    return contest.event.judged[number]


def price_of(judged: JudgedPlay) -> int:
    """The points that a wrong challenge costs where it was judged; 0: the play does not stand."""
    return load(judged.edition).challenge.wrong_points if judged.stands else 0


def _require_few(contest: LoadedContest, seat: RoundTable, steward: Steward) -> None:
    """Whether a volunteer leaves others something to judge of a game.

    Raises:
        EventRefused: ``event-judged``
    """
    judged = contest.event.judged_at(contest.event.round, seat.bout.players)
    own = sum(contest.entries[play.number - 1].author == steward.id for play in judged)
    if own >= MOST_BY_LINK:
        raise EventRefused("event-judged", most=MOST_BY_LINK)


def _list_of(event: Event) -> ListChosen:
    if event.words is None:
        raise EventRefused("event-list")
    return event.words


def _read_challenge(contest: LoadedContest, challenge: Challenge) -> DoubtedPlay:
    event, chosen = contest.event, _list_of(contest.event)
    if challenge.round != event.round:
        raise EventRefused("event-round", number=challenge.round, wanted=event.round)
    if event.phase not in ("published", "playing", "entering"):
        raise EventRefused("event-phase", phase=event.phase)
    seat = table_of(contest, challenge.table)
    both = (seat.bout.second, seat.bout.first)
    player, challenger = both if challenge.by_first else both[::-1]
    return DoubtedPlay(seat, player, challenger, _words(load(chosen.edition), challenge.words))


def _words(edition: Edition, text: str) -> tuple[str, ...]:
    """The words in capitals, as they lie on the board.

    Raises:
        EventRefused: ``event-words``, or ``unknown-letter``: no tile says it, so it was mistyped.
    """
    found: Sequence[str] = text[: MOST_TYPED + 1].split()
    fit = all(len(one) <= MOST_LETTERS and one.isprintable() for one in found)
    if len(text) > MOST_TYPED or not fit or not 1 <= len(found) <= MOST_WORDS:
        raise EventRefused("event-words", most=MOST_WORDS)
    alphabet = edition.alphabet
    try:
        return tuple(alphabet.decode_word(alphabet.word(one)) for one in found)
    except AlphabetError as error:
        raise EventRefused(error.code) from error
