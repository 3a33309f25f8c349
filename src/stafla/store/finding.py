"""Finding games: somebody's own, and those that anybody may watch."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from stafla.store.database import Database
from stafla.store.schema import games, rematches, seats


class Finding:
    """The games of a database, as the lobby looks for them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, owner: str, person: str | None, most: int, *, ended: bool) -> tuple[str, ...]:
        """Games of a device or a person, newest first."""
        # no person is nobody's, not everybody's without an account
        mine = (seats.c.owner == owner) & seats.c.person.is_(None)
        held = select(seats.c.game).where(mine | (seats.c.person == (person or "")))
        query = (
            select(games.c.id)
            .where(games.c.id.in_(held), games.c.ended == ended)
            .order_by(games.c.created.desc(), games.c.id)
            .limit(most)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def watchable(self, most: int) -> tuple[str, ...]:
        """Games in the lobby that are being played, newest first."""
        query = (
            select(games.c.id)
            .where(games.c.listed, games.c.ended.is_(False))
            .order_by(games.c.created.desc(), games.c.id)
            .limit(most)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

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

    def forget_rematch(self, game: str) -> None:
        """Let a game be played again elsewhere: nobody came."""
        self._database.write(
            lambda c: c.execute(rematches.delete().where(rematches.c.game == game))
        )
