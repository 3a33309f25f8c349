"""Questions about words and the arbiters' rulings, as rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    FromClause,
    Select,
    Table,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database, Writing
from stafla.store.schema import events, games, questions, rulings, seats
from stafla.store.turns import in_turns

QuestionKind = Literal["appeal", "missing", "wrong"]
MOST_TRIES = 20
DAY = 24 * 3_600_000
BOARD_GAME = DAY
# a game at which nothing happened for so long is over for what is told of its words: without a
# clock nothing else would ever end it, and whoever leaves it would keep a precedent from everybody
LEFT_GAME = 30 * DAY


@dataclass(frozen=True, slots=True)
class Question:
    """A word that somebody wants ruled on; times in milliseconds (UTC).

    Attributes:
        game, event: of an appeal: the table, and the number of the challenge there.
        asked_by: a person's id; None: a guest.
        closed: when it was ruled on or laid aside.
        origin: a digest of where it came from, until then.
        lexicon: of an appeal at an event: the fingerprint of the list that decided there.
        parties: of such an appeal: the accounts of those whose game it is, a blank between them.
    """

    id: str
    at: int
    kind: QuestionKind
    edition: str
    word: str
    game: str | None
    event: int | None
    asked_by: str | None
    text: str
    closed: int | None = None
    origin: str = ""
    lexicon: str | None = None
    parties: str = ""


@dataclass(frozen=True, slots=True)
class WrittenRuling:
    """What an arbiter ruled on a word.

    Attributes:
        number: its place in the register.
        listed: what the lexicon (by name and fingerprint) said then: valid, invalid, unknown.
        source: where the arbiter found it.
    """

    number: int
    at: int
    arbiter: str
    edition: str
    word: str
    verdict: Literal["valid", "invalid"]
    listed: str
    lexicon: str
    fingerprint: str
    reason: str
    source: str
    question: str | None


class RulingStore:
    """The questions and rulings of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def ask(self, *asked: Question) -> bool:
        """Note questions, all of them or none; False: one of these ids was asked already."""
        try:
            self._database.write(lambda connection: _ask(connection, asked))
        except IntegrityError:
            return False
        return True

    def question(self, question: str) -> Question | None:
        """The question with this id."""
        query = select(*_columns(questions, Question)).where(questions.c.id == question)
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Question(*row)

    def open(
        self, most: int, person: str | None = None, device: str | None = None
    ) -> list[Question]:
        """Questions nobody has ruled on, one of every origin in turn.

        In a turn appeals come first, then the oldest.

        Args:
            most: so many.
            person: an account without whose own appeals, and without those of whose games.
            device: of a guest likewise.
        """
        visitor = func.coalesce(questions.c.asked_by, questions.c.origin)
        waiting = select(
            questions.c.id,
            questions.c.at,
            (questions.c.kind != "appeal").label("later"),
            func.coalesce(func.nullif(questions.c.origin, ""), visitor).label("origin"),
            visitor.label("visitor"),
        ).where(questions.c.closed.is_(None), ~_takes_part(person, device))
        with self._database.read() as connection:
            ids = connection.scalars(in_turns(waiting, ("later", "at"), most)).all()
            query = select(*_columns(questions, Question)).where(questions.c.id.in_(ids))
            found = {row.id: Question(*row) for row in connection.execute(query)}
        return [found[one] for one in ids]

    def takes_part(self, question: str, person: str, device: str | None = None) -> bool:
        """Whether an account, or a guest's device, appealed, or plays in the game it is about."""
        query = select(questions.c.id).where(
            questions.c.id == question, _takes_part(person, device)
        )
        with self._database.read() as connection:
            return connection.scalar(query) is not None

    def of_game(self, game: str) -> list[Question]:
        """The appeals from a table."""
        query = (
            select(*_columns(questions, Question))
            .where(questions.c.game == game)
            .order_by(questions.c.at, questions.c.id)
        )
        with self._database.read() as connection:
            return [Question(*row) for row in connection.execute(query)]

    def close(self, question: str, at: int) -> None:
        """Lay a question aside."""
        job = update(questions).where(questions.c.id == question).values(closed=at, origin="")
        self._database.write(lambda connection: connection.execute(job))

    def rule(self, ruling: WrittenRuling, editions: Sequence[str] = ()) -> int:
        """Add a ruling and close its question and others about the word; returns its number.

        Args:
            ruling: what was ruled.
            editions: others that are played by the same words.
        """

        def job(connection: Connection) -> int:
            return _rule(connection, ruling, editions)

        for _ in range(MOST_TRIES - 1):
            try:
                return self._database.write(job)
            except IntegrityError:  # another process ruled at the same moment
                continue
        return self._database.write(job)

    def register(
        self,
        editions: Sequence[str] = (),
        words: Sequence[str] = (),
        most: int = 500,
        *,
        known_at: int | None = None,
    ) -> list[WrittenRuling]:
        """Rulings, the latest first, of some editions or on some words.

        Args:
            editions: none: all of them.
            words: none: all of them.
            most: so many.
            known_at: as everybody may know them at this moment: without those that decide what
                was asked from a game that goes on then.
        """
        query = select(*_columns(rulings, WrittenRuling)).order_by(rulings.c.number.desc())
        if editions:
            query = query.where(rulings.c.edition.in_(editions))
        if words:
            query = query.where(rulings.c.word.in_(words))
        if known_at is not None:
            query = _of_games_over(query, known_at)
        with self._database.read() as connection:
            return [WrittenRuling(*row) for row in connection.execute(query.limit(most))]

    def on_game(self, game: str, editions: Sequence[str], now: int) -> dict[str, WrittenRuling]:
        """The rulings that closed the appeals from a table, by question; none while it goes on.

        A ruling closes every question about its word, also those that came from other tables.

        Args:
            game: the table.
            editions: those that are played by the same words.
            now: the time.
        """
        asked, own = questions.alias("asked"), games.alias("own")
        same = rulings.c.edition.in_(editions) & (asked.c.word == rulings.c.word)
        closed_by = same & (rulings.c.at == asked.c.closed)
        query = (
            select(asked.c.id, *_columns(rulings, WrittenRuling))
            .select_from(asked.join(own, own.c.id == asked.c.game).join(rulings, closed_by))
            .where(asked.c.game == game, ~_goes_on(own, now))
            .order_by(rulings.c.number.desc())  # the first of one moment closed it
        )
        with self._database.read() as connection:
            found = connection.execute(_of_games_over(query, now))
            return {question: WrittenRuling(*row) for question, *row in found}


def note_rulings(
    asked: Sequence[Question], written: Sequence[WrittenRuling], editions: Sequence[str] = ()
) -> Writing:
    """What notes questions with their rulings, in a transaction of somebody else's.

    Args:
        asked: of one edition.
        written: the rulings on them.
        editions: others that are played by the same words.

    Raises:
        IntegrityError: another process ruled at the same moment.
    """

    def job(connection: Connection) -> None:
        _ask(connection, asked)
        for ruling in written:
            _rule(connection, ruling, editions)

    return job


def _ask(connection: Connection, asked: Sequence[Question]) -> None:
    rows = [{name: getattr(one, name) for name in Question.__slots__} for one in asked]
    connection.execute(insert(questions), rows)


def _rule(connection: Connection, ruling: WrittenRuling, editions: Sequence[str]) -> int:
    number = 1 + (connection.scalar(select(func.max(rulings.c.number))) or 0)
    row = {name: getattr(ruling, name) for name in WrittenRuling.__slots__}
    connection.execute(insert(rulings).values(**{**row, "number": number}))
    of_the_words = questions.c.edition.in_((ruling.edition, *editions))
    same = of_the_words & (questions.c.word == ruling.word)
    settled = update(questions).where(same, questions.c.closed.is_(None))
    connection.execute(settled.values(closed=ruling.at, origin=""))
    return number


def _takes_part(person: str | None, device: str | None) -> ColumnElement[bool]:
    """Whether somebody has a part in an appeal: brought it, or plays in the game it is about."""
    if person is None:
        return false()
    seat = seats.c.person == person
    if device is not None:
        seat |= seats.c.person.is_(None) & (seats.c.owner == device)
    plays = exists().where(seats.c.game == questions.c.game, seat)
    named = questions.c.parties.contains(person, autoescape=True)
    own = (questions.c.asked_by == person) | named
    # who reports a word asks for no ruling on a play
    return (questions.c.kind == "appeal") & (func.coalesce(own, false()) | plays)


def _of_games_over(query: Select[Any], now: int) -> Select[Any]:
    """The rulings without those that decide what was asked from a game that goes on.

    A ruling closes every question about its word, also those that it was not asked for. When a
    game at a real board ends nobody tells us: it is over a day after its words were appealed. One
    that was left, and no clock ends, is over after thirty days in which nothing happened there.
    """
    asked, own = questions.alias("of_game"), games.alias("under_way")
    at_board = (asked.c.kind == "appeal") & asked.c.game.is_(None) & (asked.c.at > now - BOARD_GAME)
    undecided = (
        select(asked.c.id)
        .outerjoin(own, own.c.id == asked.c.game)
        .where(asked.c.word == rulings.c.word)
        .where(or_(asked.c.id == rulings.c.question, asked.c.closed == rulings.c.at))
        .where(or_(own.c.id.is_not(None) & _goes_on(own, now), at_board))
    )
    return query.where(~undecided.exists())


def _goes_on(game: FromClause, now: int) -> ColumnElement[bool]:
    """Whether a game is being played: not over, and something happened there of late."""
    happened = exists().where(events.c.game == game.c.id, events.c.at > now - LEFT_GAME)
    return ~game.c.ended & happened


def _columns(table: Table, kind: type[Question | WrittenRuling]) -> list[Column[Any]]:
    return [table.c[name] for name in kind.__slots__]
