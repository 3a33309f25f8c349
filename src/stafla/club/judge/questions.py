"""Words in doubt, brought before the arbiters: appeals of players, and reports of anybody.

The lexicon answers a challenge at once and the game goes on by its answer, as the rule books have
it. An appeal brings the word before a person (`stafla.club.judge.rulings`).
"""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace

from stafla.club.holdings import Hold, no_bounds, turn_of
from stafla.club.judge.refusals import BadQuestion, NoAppeal
from stafla.club.secrets import digest
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NotYourTable
from stafla.club.tables.tables import Tables
from stafla.club.throttle import AttemptLimit, Throttle
from stafla.editions import Edition, UnknownEdition, load
from stafla.rules import AppealRuled, Challenged, Game, Played, Ruled, Verdict, VerdictOverturned
from stafla.store import Question, QuestionKind, RulingStore

HOUR = 3_600_000
REPORTS = AttemptLimit(20, HOUR)
APPEALS = AttemptLimit(20, HOUR)
# a device and an account are easily had anew, and arbiters answer one question after another
QUESTIONS_FROM_AN_ADDRESS = AttemptLimit(100, HOUR)
MOST_TEXT, LONGEST_WORD = 1000, 30


@dataclass(frozen=True, slots=True)
class Doubt:
    """A challenged play of a game: the number of the challenge, its words, and the verdict."""

    event: int
    seat: int
    challenger: int
    words: tuple[str, ...]
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class EventWords:
    """The words of a verdict at a tournament.

    Attributes:
        edition, lexicon: of the list that decided, that by its fingerprint.
        words: as they lie on the board.
        parties: the accounts of the two whose game it is, where they have any.
        appellant: the account of the one who appeals; None: they have none.
    """

    edition: str
    lexicon: str
    words: tuple[str, ...]
    parties: tuple[str, ...] = ()
    appellant: str | None = None


class Questions:
    """How words come before the arbiters.

    Args:
        tables: where words are challenged.
        rows: questions and rulings.
        throttle: nobody asks without end.
        hold: what bounds how much is asked from an address in a month, since it is kept.
    """

    def __init__(
        self, tables: Tables, rows: RulingStore, throttle: Throttle, hold: Hold = no_bounds
    ) -> None:
        self._hold = hold
        self._tables = tables
        self._rows = rows
        self._throttle = throttle

    def doubts(self, table: str, audience: Audience) -> list[Doubt]:
        """The plays of a game that were challenged and ruled on, as far as one may know of it.

        Raises:
            NoSuchTable
        """
        return doubts(self._tables.known_to(table, audience).game)

    def appeal(self, table: str, audience: Audience, event: int, text: str) -> None:
        """Bring every word of a challenged play before the arbiters.

        Raises:
            NoSuchTable
            NotYourTable: nobody who plays there.
            NoAppeal, BadQuestion, TooManyAttempts, TooManyOfLate
        """
        game = self._tables.game(table)
        if not any(audience.holds(seat) for seat in self._tables.games.seats(table)):
            raise NotYourTable
        doubt = next((doubt for doubt in doubts(game) if doubt.event == event), None)
        asked_events = {question.event for question in self._rows.of_game(table)}
        if doubt is None or event in asked_events or not self.may_appeal(table, doubt):
            raise NoAppeal
        self._throttle.count(APPEALS, "appeal", audience.person or audience.device or "")
        self._count_address(audience)
        told, (origin, _) = _text(text), turn_of(audience)
        asked = [
            self._question(
                "appeal", game.edition, word, told, person=audience.person, doubt=(table, event)
            )
            for word in doubt.words
        ]
        # the other player may appeal at the same moment, or the same form come twice
        named = [
            replace(question, id=digest(f"appeal {table} {event} {at}")[:22], origin=origin)
            for at, question in enumerate(asked)
        ]
        with self._hold_question(audience, named[0].id):
            if not self._rows.ask(*named):
                raise NoAppeal

    def may_appeal(self, table: str, doubt: Doubt) -> bool:
        """Whether players may bring a verdict before the arbiters.

        They may where the table allows it, and always where nobody could say: so that it is
        decided once.
        """
        header = self._tables.games.header(table)
        return header.appeals or (header.attested and doubt.verdict == "unknown")

    def bring(self, words: EventWords, text: str, audience: Audience) -> None:
        """Bring the words of a verdict at a tournament before the arbiters.

        A word that no board can hold is none of theirs.

        Args:
            words: of the verdict.
            text: what the player says.
            audience: who notes it at the desk, and from where; the appeal is not theirs.

        Raises:
            TooManyAttempts, TooManyOfLate, BadQuestion
        """
        self._throttle.count(APPEALS, "appeal", audience.person or audience.device or "")
        self._count_address(audience)
        edition, told, (origin, _) = load(words.edition), _text(text), turn_of(audience)
        asked = [
            replace(
                self._question("appeal", edition, word, told, person=words.appellant),
                lexicon=words.lexicon,
                parties=" ".join(words.parties),
                origin=origin,
            )
            for word in words.words
            if edition.alphabet.admissible(word)
        ]
        if asked:
            with self._hold_question(audience, asked[0].id):
                self._rows.ask(*asked)

    def report(self, edition: str, word: str, kind: str, text: str, audience: Audience) -> None:
        """Report a word that the list lacks (``missing``) or should not have (``wrong``).

        Args:
            edition: whose list it is about.
            word: the word, whatever its case.
            kind: ``missing`` or ``wrong``.
            text: what the arbiters are told.
            audience: who reports it: an account, or whoever is at an address.

        Raises:
            BadQuestion, TooManyAttempts, TooManyOfLate
        """
        person = audience.person
        try:
            ruled = load(edition)
        except UnknownEdition:
            raise BadQuestion(most=MOST_TEXT) from None
        question = self._question(
            _kind(kind), ruled, _word(ruled, word), _text(text), person=person
        )
        self._throttle.count(REPORTS, "word-report", person or audience.address)
        self._count_address(audience)
        origin, _ = turn_of(audience)
        with self._hold_question(audience, question.id):
            self._rows.ask(replace(question, origin=origin))

    def _count_address(self, audience: Audience) -> None:
        """Count a question by the address that it comes from, whoever asks.

        Raises:
            TooManyAttempts
        """
        if audience.address:
            self._throttle.count(QUESTIONS_FROM_AN_ADDRESS, "questions", audience.address)

    def _hold_question(self, audience: Audience, question: str) -> AbstractContextManager[None]:
        """Note that a word is brought before the arbiters from an address."""
        if not audience.address:
            return nullcontext()
        return self._hold(audience, question, "question")

    def _question(
        self,
        kind: QuestionKind,
        edition: Edition,
        word: str,
        text: str,
        *,
        person: str | None,
        doubt: tuple[str, int] | None = None,
    ) -> Question:
        """A question; ``doubt`` is the table and the challenge that it is about."""
        game, event = doubt or (None, None)
        return Question(
            id=self._tables.token(),
            at=self._tables.now(),
            kind=kind,
            edition=edition.id,
            word=word,
            game=game,
            event=event,
            asked_by=person,
            text=text,
        )


def doubts(game: Game) -> list[Doubt]:
    """The challenged plays of a game with their verdicts, in order, less those settled there."""
    open_doubts: list[Doubt] = []
    state, play = Game.begin(game.started), None
    challenge: tuple[int, Challenged] | None = None
    for event in game.events[1:]:
        if isinstance(event, Played):
            play = (event, state.score_of(event.placement))
        if isinstance(event, Challenged):
            challenge = (state.number + 1, event)
        if isinstance(event, Ruled) and challenge and play:
            number, doubted = challenge
            words = [play[1].words[index] for index in doubted.words]
            decode = game.edition.alphabet.decode_word
            told = tuple(decode(word.letters) for word in words)
            open_doubts.append(Doubt(number, play[0].seat, doubted.seat, told, event.verdict))
            challenge = None
        if isinstance(event, AppealRuled | VerdictOverturned) and open_doubts:
            open_doubts.pop()  # that was settled at the table
        state = state.after(event)
    return open_doubts


def _kind(kind: str) -> QuestionKind:
    match kind:
        case "missing" | "wrong":
            return kind
        case _:
            raise BadQuestion(most=MOST_TEXT)


def _text(text: str) -> str:
    told = " ".join(text.split())
    if len(told) > MOST_TEXT:
        raise BadQuestion(most=MOST_TEXT)
    return told


def _word(edition: Edition, text: str) -> str:
    """A word in capitals.

    Raises:
        BadQuestion: it has signs that are no letters, or no word's length.
    """
    alphabet = edition.alphabet
    tidy = text.strip()
    if not 2 <= len(tidy) <= LONGEST_WORD or not alphabet.admissible(tidy):
        raise BadQuestion(most=MOST_TEXT)
    return alphabet.decode_word(alphabet.word(tidy))
