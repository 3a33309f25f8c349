"""Finding games: what somebody looks for, and the lists that answer."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Table, func, insert, select, union_all
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database
from stafla.store.schema import games, rematches, seats
from stafla.store.turns import MOST_LOOKED_AT, by_makers, in_turns


@dataclass(frozen=True, slots=True)
class TableFilter:
    """Which tables are wanted; what is empty (None, 0) does not matter.

    Attributes:
        profile: the edition or variant.
        pace: ``blitz`` … ``correspondence``, ``untimed``.
        rated: whether they count for ratings.
        players: how many play.
    """

    profile: str = ""
    pace: str = ""
    rated: bool | None = None
    players: int = 0

    def conditions(self, rows: Table, players: ColumnElement[int]) -> list[ColumnElement[bool]]:
        """What rows have to meet.

        Args:
            rows: games, or open tables: what has the columns of the first three.
            players: how many play at a row.
        """
        conditions = []
        if self.profile:
            conditions.append(rows.c.profile == self.profile)
        if self.pace:
            conditions.append(rows.c.pace == self.pace)
        if self.rated is not None:
            conditions.append(rows.c.rated == self.rated)
        if self.players:
            conditions.append(players == self.players)
        return conditions


NO_FILTER = TableFilter()
_SEATED = select(func.count()).where(seats.c.game == games.c.id).scalar_subquery()


# Finding games: somebody's own, and those that anybody may watch


class GameSearch:
    """The games of a database, as the lobby looks for them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(
        self, owner: str, person: str | None, most: int, *, ended: bool, public: bool = False
    ) -> tuple[str, ...]:
        """Games that a device or a person plays, played or brought, newest first.

        With ``public`` those that anybody may watch, or that count for ratings.
        """
        # no person is nobody's, not everybody's without an account
        mine = (seats.c.owner == owner) & seats.c.person.is_(None)
        held = [select(seats.c.game).where(mine)]
        if person is not None:
            held.append(select(seats.c.game).where(seats.c.person == person))
            held.append(select(games.c.id).where(games.c.importer == person))
        query = (
            select(games.c.id)
            # one set, each part of it by an index: to look in several would go through all games
            .where(games.c.id.in_(union_all(*held)))
            .where(games.c.ended == ended)
            .order_by(games.c.created.desc(), games.c.id)
            .limit(most)
        )
        if public:
            query = query.where(games.c.listed | games.c.rated)
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def playing(self, person: str) -> tuple[str, ...]:
        """The games that a person is playing, oldest first."""
        held = select(seats.c.game).where(seats.c.person == person)
        query = (
            select(games.c.id)
            .where(games.c.id.in_(held), games.c.ended.is_(False))
            .order_by(games.c.created, games.c.id)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def watchable(self, most: int, table_filter: TableFilter = NO_FILTER) -> tuple[str, ...]:
        """Games in the lobby that are being played and are wanted.

        One of every address in turn, newest first: whoever plays many hides nobody's.
        """
        matches = table_filter.conditions(games, _SEATED)
        played = (
            by_makers(games, (-games.c.created).label("age"))
            .where(games.c.listed, games.c.ended.is_(False), *matches)
            .order_by(games.c.created.desc(), games.c.id)
            .limit(MOST_LOOKED_AT)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(in_turns(played, ("age",), most)))

    def rematch(self, game: str) -> str | None:
        """The table at which a game is played again."""
        query = select(rematches.c.next).where(rematches.c.game == game)
        with self._database.read() as connection:
            return connection.scalar(query)

    def play_again(self, game: str, following: str) -> str:
        """Note where a game is played again; of several who say so the first is right."""
        try:
            self._database.write(
                lambda c: c.execute(insert(rematches).values(game=game, next=following))
            )
        except IntegrityError:
            return self.rematch(game) or following
        return following

    def forget_rematch(self, game: str, following: str) -> None:
        """Let a game be played again elsewhere than at ``following``, where nobody came."""
        those = (rematches.c.game == game) & (rematches.c.next == following)
        self._database.write(lambda c: c.execute(rematches.delete().where(those)))
