"""Rulings on words: what an arbiter has before them, what they rule, and the register of it.

A ruling stands in the register under the arbiter's name, guides later ones, and becomes a proposal
to the word list where it differs from the list. What was played is not played again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotForYou
from stafla.club.judge.questions import MOST_TEXT
from stafla.club.judge.refusals import BadRuling, NoSuchQuestion, TooManyWords
from stafla.club.lexica import OpenLexicon, verdict_with_ruling
from stafla.club.tables.observation import Audience
from stafla.club.tables.tables import Tables
from stafla.editions import Edition, load, names, with_same_words
from stafla.rules import Verdict
from stafla.store import Question, RulingStore, WrittenRuling
from stafla.words import Judge, WordJudgement

MOST_OPEN = 200
MOST_RULINGS = 1_000_000
MOST_CHECKED = 10
"""Words that anybody may have checked at once: more than a play makes."""
NOWHERE = Audience()


@dataclass(frozen=True, slots=True)
class PinnedVerdict:
    """What the list says that a game or an event is pinned to, by name and fingerprint."""

    lexicon: str
    fingerprint: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Evidence:
    """What an arbiter has before them.

    Attributes:
        found: what the edition's own list and the dictionaries say today; only arbiters see it.
        lexicon, fingerprint: that list.
        earlier: rulings on the same word.
        pinned: of a word from a game or an event that another list decides: what that says.
    """

    question: Question
    found: WordJudgement
    lexicon: str
    fingerprint: str
    earlier: tuple[WrittenRuling, ...]
    pinned: PinnedVerdict | None = None


@dataclass(frozen=True, slots=True)
class CheckedWord:
    """What anybody is told of a word, whoever plays what.

    Attributes:
        found: what the edition's own list and the dictionaries say today.
        earlier: rulings on the word that everybody may know, the latest first.
    """

    found: WordJudgement
    earlier: tuple[WrittenRuling, ...]

    @property
    def verdict(self) -> Verdict:
        """As at a table, but by what everybody may know: no ruling from a game that goes on."""
        latest = self.earlier[0].verdict if self.earlier else None
        return verdict_with_ruling(self.found.verdict, latest)


class Arbiters:
    """What arbiters do, and what everybody may know of it.

    Args:
        tables: where words are challenged.
        rows: questions and rulings.
    """

    def __init__(self, tables: Tables, rows: RulingStore) -> None:
        self._tables = tables
        self.rows = rows

    def look_up(self, edition: str, words: Sequence[str], fingerprint: str) -> list[Evidence]:
        """What is known of words that nobody has filed and that this list decided."""
        ruled = load(edition)
        token, now = self._tables.token, self._tables.now()
        asked = (
            Question(token(), now, "appeal", ruled.id, word, None, None, None, "") for word in words
        )
        return [self.evidence(question, fingerprint) for question in asked]

    def check(self, edition: str, text: str) -> tuple[str, tuple[CheckedWord, ...]]:
        """The name of the edition's list, and each of the words of a text as it is judged.

        Of rulings it tells what the register does: nothing from a game that goes on (SV-19).

        Raises:
            TooManyWords
        """
        words = dict.fromkeys(text.replace(",", " ").split())
        if not words:
            return "", ()  # the register of no words is that of all of them
        if len(words) > MOST_CHECKED:
            raise TooManyWords(most=MOST_CHECKED)
        judge = self._judge(load(edition))
        found = {one.word: one for one in map(judge.word, words)}
        rulings = self.rows.register(
            with_same_words(edition), sorted(found), known_at=self._tables.now()
        )
        checked = (
            CheckedWord(one, tuple(ruling for ruling in rulings if ruling.word == word))
            for word, one in found.items()
        )
        return judge.lexicon.name if judge.lexicon else "", tuple(checked)

    def open(self, arbiter: Person, audience: Audience = NOWHERE) -> list[Evidence]:
        """What waits for a ruling, with its evidence, but for appeals from games of their own.

        Args:
            arbiter: who looks.
            audience: where they sit.

        Raises:
            NotForYou: no arbiter.
        """
        require_arbiter(arbiter)
        asked = self.rows.open(MOST_OPEN, arbiter.id, audience.device)
        return [self.evidence(question) for question in asked]

    def evidence(self, question: Question, fingerprint: str = "") -> Evidence:
        """What is known of a question's word.

        Args:
            question: about the word.
            fingerprint: of the list that decided; empty: that of the game or the event it comes
                from, if any.
        """
        edition = load(question.edition)
        judge = self._judge(edition)
        lexicon = judge.lexicon
        own = lexicon.fingerprint if lexicon else ""
        fingerprint = fingerprint or question.lexicon or ""
        if not fingerprint and question.game is not None:
            fingerprint = self._tables.games.header(question.game).lexicon
        return Evidence(
            question,
            judge.word(question.word),
            lexicon.name if lexicon else "",
            own,
            tuple(self.rows.register(with_same_words(question.edition), [question.word])),
            self._pinned_verdict(edition, question.word, fingerprint)
            if fingerprint != own
            else None,
        )

    def _pinned_verdict(
        self, edition: Edition, word: str, fingerprint: str
    ) -> PinnedVerdict | None:
        """What a list says of a word; nothing if it is not installed (any more)."""
        pinned = self._tables.vocabularies.pinned_to(edition, "", fingerprint)
        if not fingerprint or pinned.graph is None:
            return None
        return PinnedVerdict(pinned.name, pinned.fingerprint, pinned.verdict([word]))

    def rule(
        self,
        arbiter: Person,
        question_id: str,
        verdict: str,
        reason: str,
        source: str,
        *,
        audience: Audience = NOWHERE,
    ) -> int:
        """Rule on a question; returns the number of the ruling.

        Args:
            arbiter: who rules.
            question_id: of the question.
            verdict: ``valid`` or ``invalid``.
            reason: what stands beside it in the register.
            source: where it was found.
            audience: where they sit.

        Raises:
            NotForYou: no arbiter, or one who plays in the game that it comes from.
            NoSuchQuestion, BadRuling
        """
        require_arbiter(arbiter)
        question = self._open_question(question_id)
        self._require_no_part(arbiter, audience, question)
        ruling = self.draft(arbiter, self.evidence(question), verdict, reason, source)
        return self.rows.rule(ruling, with_same_words(ruling.edition))

    def draft(
        self, arbiter: Person, evidence: Evidence, verdict: str, reason: str, source: str
    ) -> WrittenRuling:
        """A ruling that is not in the register yet.

        Raises:
            BadRuling: it needs a verdict and a reason of bounded length.
        """
        told = " ".join(reason.split())
        if not told or len(told) > MOST_TEXT or len(source) > MOST_TEXT:
            raise BadRuling(most=MOST_TEXT)
        question = evidence.question
        return WrittenRuling(
            number=0,
            at=self._tables.now(),
            arbiter=arbiter.id,
            edition=question.edition,
            word=question.word,
            verdict=_verdict(verdict),
            listed=list_verdict(evidence.found),
            lexicon=evidence.lexicon,
            fingerprint=evidence.fingerprint,
            reason=told,
            source=" ".join(source.split()),
            question=question.id,
        )

    def lay_aside(self, arbiter: Person, question_id: str, audience: Audience = NOWHERE) -> None:
        """Close a question without a ruling.

        Args:
            arbiter: who closes it.
            question_id: of the question.
            audience: where they sit.

        Raises:
            NotForYou: no arbiter, or one who plays in the game that it comes from.
            NoSuchQuestion
        """
        require_arbiter(arbiter)
        question = self._open_question(question_id)
        self._require_no_part(arbiter, audience, question)
        self.rows.close(question.id, self._tables.now())

    def register(self, edition: str = "", word: str = "") -> list[WrittenRuling]:
        """The precedents; what decides on a word of a game that goes on is not told yet (SV-19).

        Args:
            edition: by name, with those that are played by the same words; empty: all of them.
            word: as anybody writes it: *idé* finds what was ruled on IDE in Swedish (SV-51).
        """
        editions = with_same_words(edition) if edition else ()
        if not word.strip():
            return self.rows.register(editions, known_at=self._tables.now())
        sought = spellings(word, editions if edition in names() else names())
        words = sorted(set(sought.values()))
        now = self._tables.now()
        found = self.rows.register(editions, words, known_at=now) if words else []
        return [ruling for ruling in found if sought.get(ruling.edition) == ruling.word]

    def precedents(self, edition: str, words: Sequence[str]) -> dict[str, Verdict]:
        """The latest ruling on each of these words; those without one are left out."""
        latest: dict[str, Verdict] = {}
        for ruling in self.rows.register(with_same_words(edition), words) if words else ():
            latest.setdefault(ruling.word, ruling.verdict)
        return latest

    def on_game(self, table: str) -> dict[str, WrittenRuling]:
        """The rulings that closed the appeals from a table, by question; none while it goes on."""
        asked = self.rows.of_game(table)
        if not asked:
            return {}
        return self.rows.on_game(table, with_same_words(asked[0].edition), self._tables.now())

    def proposals(self, edition: str = "") -> list[WrittenRuling]:
        """Rulings that the word list should follow."""
        return proposals(self.rows, edition)

    def _require_no_part(self, arbiter: Person, audience: Audience, question: Question) -> None:
        """Nobody decides on an appeal of their own, or from a game of theirs.

        Raises:
            NotForYou
        """
        if self.rows.takes_part(question.id, arbiter.id, audience.device):
            raise NotForYou

    def _open_question(self, question_id: str) -> Question:
        question = self.rows.question(question_id)
        if question is None or question.closed is not None:
            raise NoSuchQuestion
        return question

    def _judge(self, edition: Edition) -> Judge:
        own = next(iter(self._tables.vocabularies.of(edition)), None)
        return Judge.of(edition, own.lexicon if isinstance(own, OpenLexicon) else None)


def list_verdict(judgement: WordJudgement) -> Verdict:
    """What the list alone says of a word, whoever else knows it."""
    return "invalid" if judgement.reason == "attested" else judgement.verdict


def listed_then(ruling: WrittenRuling) -> str:
    """What the list said of a word when it was ruled on."""
    return ruling.listed


def proposals(
    rows: RulingStore, edition: str = "", listed: Callable[[WrittenRuling], str] = listed_then
) -> list[WrittenRuling]:
    """The latest ruling on each word, where it differs from the list.

    Args:
        rows: the register.
        edition: of one edition and those that are played by the same words; empty: of all.
        listed: what the list says of a ruling's word.
    """
    latest: dict[tuple[str, str], WrittenRuling] = {}
    editions = with_same_words(edition) if edition else ()
    for ruling in rows.register(editions, most=MOST_RULINGS):
        latest.setdefault((with_same_words(ruling.edition)[0], ruling.word), ruling)
    return [ruling for _, ruling in sorted(latest.items()) if ruling.verdict != listed(ruling)]


def spellings(text: str, editions: Sequence[str]) -> dict[str, str]:
    """How a word is laid in each of these editions; those that cannot hold it are left out."""
    alphabets = {edition: load(edition).alphabet for edition in editions}
    return {
        edition: alphabet.decode_word(alphabet.word(text.strip()))
        for edition, alphabet in alphabets.items()
        if alphabet.admissible(text.strip())
    }


def require_arbiter(person: Person) -> None:
    """Somebody must be an arbiter of the site.

    Raises:
        NotForYou: they are not.
    """
    if not person.may("arbiter"):
        raise NotForYou


def _verdict(verdict: str) -> Literal["valid", "invalid"]:
    match verdict:
        case "valid" | "invalid":
            return verdict
        case _:
            raise BadRuling(most=MOST_TEXT)
