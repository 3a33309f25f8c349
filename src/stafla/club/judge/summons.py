"""Judges at live tables: who may judge which, what they see of it, and what they decide.

A table that was made with a judge stands while one is awaited (`stafla.rules.game.acts.judge`). Who
judges is an arbiter or a director of the site: the one whom the table named, or any; never somebody
who plays there. They see what everybody at the table sees, as it stands now, what the judge was
told, and of an appeal what the dictionaries know of the words challenged; no rack and nothing of
the bag.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from stafla import rules
from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotForYou
from stafla.club.judge.questions import MOST_TEXT
from stafla.club.judge.refusals import BadRuling, NoSummons
from stafla.club.judge.rulings import Arbiters, Evidence
from stafla.club.tables.acts import complete
from stafla.club.tables.cache import GameState
from stafla.club.tables.clock import ObservedClock, observed_clock
from stafla.club.tables.judge import ANY, awaits_judge
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import BrokenTable
from stafla.club.tables.tables import Tables
from stafla.editions import with_same_words
from stafla.rules import Appealed, Event, Game, JudgeCalled
from stafla.rules.game.acts.clock import SECOND, patience
from stafla.store import JudgeStore, Question, Seat, Signature, Writing, note_rulings

MOST_WAITING = 200


@dataclass(frozen=True, slots=True)
class WordAnswer:
    """A judge's answer on one challenged word."""

    verdict: str
    reason: str
    source: str


@dataclass(frozen=True, slots=True)
class Summons:
    """What a judge answers: an appeal or a summons of a table, by the number of its event."""

    table: str
    event: int


@dataclass(frozen=True, slots=True)
class Decision:
    """What a judge decides on a summons: words, and seconds and points given to each seat."""

    text: str
    seconds: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """A table that waits for a judge, as the judge may see it.

    Attributes:
        event: the number of the appeal or the summons.
        seat: who appealed or called.
        about: what they say.
        until: when the table goes on without a judge, in milliseconds (UTC).
        words: of an appeal the words challenged, with what is known of them.
    """

    table: str
    game_state: GameState
    seats: tuple[Seat, ...]
    event: int
    seat: int
    about: str
    until: int
    clock: ObservedClock | None
    words: tuple[Evidence, ...] = ()

    @property
    def game(self) -> Game:
        """The game, of which nothing but what lies open may be shown."""
        return self.game_state.game

    @property
    def appeal(self) -> bool:
        """Whether a verdict was appealed; else the judge was called."""
        return self.game.phase == "appeal"


def require_judge(person: Person) -> None:
    """Somebody must judge at tables here: an arbiter, or the director of an event.

    Raises:
        NotForYou: they are neither.
    """
    if not person.may("arbiter", "director"):
        raise NotForYou


class Judges:
    """The use cases of a judge.

    Args:
        tables: where they are called to.
        arbiters: evidence and the register of precedents.
        rows: which tables wait, and who judges.
    """

    def __init__(self, tables: Tables, arbiters: Arbiters, rows: JudgeStore) -> None:
        self._tables = tables
        self._arbiters = arbiters
        self.rows = rows

    def waiting(self, judge: Person, audience: Audience) -> list[WaitingTable]:
        """The tables that wait for this judge, without evidence.

        One of every address in turn, in a turn those that name them first, then the oldest:
        however many tables of strangers call, nobody else's is left out for them.

        Raises:
            NotForYou: neither arbiter nor director.
        """
        require_judge(judge)
        found = []
        for table in self.rows.waiting(MOST_WAITING, judge.id, ANY):
            with suppress(BrokenTable):
                one = self._sitting(table)
                if one is not None and self._may(judge, audience, one):
                    found.append(one)
        return found

    def sitting(self, judge: Person, audience: Audience, table: str) -> WaitingTable:
        """A table that waits, with the evidence.

        Raises:
            NotForYou: neither arbiter nor director, another's table, or one where they play.
            NoSummons: it waits for no judge.
            NoSuchTable
        """
        require_judge(judge)
        self._tables.number(table)
        waiting_table = self._sitting(table)
        if waiting_table is None:
            raise NoSummons
        if not self._may(judge, audience, waiting_table):
            raise NotForYou
        return self._with_evidence(waiting_table)

    def rule(
        self,
        judge: Person,
        audience: Audience,
        summons: Summons,
        answers: Sequence[WordAnswer],
        text: str,
    ) -> None:
        """Rule on an appeal, word by word; the play stands if every word is valid.

        The rulings stand in the register of precedents. What the players read is ``text`` alone.

        Args:
            judge: who rules.
            audience: where they sit.
            summons: the appeal that they saw.
            answers: one for each word challenged, in order.
            text: the reason that the players read.

        Raises:
            NotForYou, NoSummons, NoSuchTable: as `sitting`.
            BadRuling: an answer lacks its verdict or reason, or the text is empty or too long.
            StaleTable: the table went on at this moment.
        """
        sitting = self._sitting_for(judge, audience, summons, appeal=True)
        if len(answers) != len(sitting.words) or not _fit(text):
            raise BadRuling(most=MOST_TEXT)
        pairs = list(zip(sitting.words, answers, strict=True))
        written = [
            self._arbiters.draft(judge, evidence, a.verdict, a.reason, a.source)
            for evidence, a in pairs
        ]
        upheld = all(ruling.verdict == "valid" for ruling in written)
        events = rules.rule_appeal(sitting.game, "valid" if upheld else "invalid", _tidy(text))
        register = note_rulings(
            [evidence.question for evidence, _ in pairs],
            written,
            with_same_words(sitting.game.edition.id),
        )
        self._decide(judge, sitting, events, register)

    def decide(
        self, judge: Person, audience: Audience, summons: Summons, decision: Decision
    ) -> None:
        """Decide on a summons; the game goes on (SV-40).

        Raises:
            NotForYou, NoSummons, NoSuchTable: as `sitting`.
            NoJudge, BadRuling: numbers or text are out of bounds.
            StaleTable: the table went on at this moment.
        """
        sitting = self._sitting_for(judge, audience, summons, appeal=False)
        if not _fit(decision.text):
            raise BadRuling(most=MOST_TEXT)
        text, seconds, points = _tidy(decision.text), decision.seconds, decision.points
        self._decide(judge, sitting, rules.decide_summons(sitting.game, text, seconds, points))

    def _sitting_for(
        self, judge: Person, audience: Audience, summons: Summons, *, appeal: bool
    ) -> WaitingTable:
        self._tables.tick(summons.table)
        sitting = self.sitting(judge, audience, summons.table)
        if sitting.event != summons.event or sitting.appeal is not appeal:
            raise NoSummons
        return sitting

    def _decide(
        self,
        judge: Person,
        sitting: WaitingTable,
        events: Sequence[Event],
        register: Writing | None = None,
    ) -> None:
        game = sitting.game
        whole = complete(game, events, self._tables.authority(sitting.game_state))
        self._tables.append(sitting.table, game, whole, Signature(judge.id, register))

    def _may(self, judge: Person, audience: Audience, sitting: WaitingTable) -> bool:
        """Whether somebody may judge there: nobody does so in a game of their own."""
        named = self._tables.games.header(sitting.table).judge
        plays = any(audience.holds(seat) or seat.person == judge.id for seat in sitting.seats)
        return named in (ANY, judge.id) and not plays

    def _sitting(self, table: str) -> WaitingTable | None:
        state = self._tables.state(table)
        game_state = state.game_state
        game, wait = game_state.game, patience(game_state.game)
        if not awaits_judge(game) or wait is None:
            return None
        event, moment = latest_summons(game)
        since = game_state.clock.asked or game_state.at
        return WaitingTable(
            table,
            game_state,
            state.seats,
            event,
            moment.seat,
            moment.about,
            since + wait * SECOND,
            observed_clock(game_state, self._tables.now()),
        )

    def _with_evidence(self, sitting: WaitingTable) -> WaitingTable:
        game = sitting.game
        if not sitting.appeal or game.breakdown is None or game.pending is None:
            return sitting
        decode = game.edition.alphabet.decode_word
        formed = [decode(game.breakdown.words[at].letters) for at in game.pending.challenged]
        words = tuple(self._arbiters.evidence(self._question(sitting, word)) for word in formed)
        return replace(sitting, words=words)

    def _question(self, sitting: WaitingTable, word: str) -> Question:
        appellant = sitting.seats[sitting.seat].person
        return Question(
            id=self._tables.token(),
            at=self._tables.now(),
            kind="appeal",
            edition=sitting.game.edition.id,
            word=word,
            game=sitting.table,
            event=sitting.event,
            asked_by=appellant,
            text=sitting.about,
        )


def latest_summons(game: Game) -> tuple[int, Appealed | JudgeCalled]:
    """The latest appeal or summons, with its number; there must be one."""
    return next(
        (number, event)
        for number, event in reversed(list(enumerate(game.events, 1)))
        if isinstance(event, Appealed | JudgeCalled)
    )


def _tidy(text: str) -> str:
    return " ".join(text.split())


def _fit(text: str) -> bool:
    return 0 < len(_tidy(text)) <= MOST_TEXT
