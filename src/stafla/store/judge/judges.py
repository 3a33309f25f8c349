"""Tables that wait for a judge, and who judges, as rows."""

from sqlalchemy import select

from stafla.store.database.database import Database
from stafla.store.schema import games, people, roles


class JudgeStore:
    """What a database knows of judges at live tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def waiting(self, most: int, judge: str, anybody: str) -> tuple[str, ...]:
        """Games that stand for a judge: first those that name this one, the oldest first.

        Args:
            most: so many.
            judge: the id of the one.
            anybody: what games name at which any judge will do.
        """
        query = (
            select(games.c.id)
            .where(games.c.awaits_judge, games.c.judge.in_((judge, anybody)))
            .order_by(games.c.judge != judge, games.c.created)
            .limit(most)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def arbiters(self, most: int) -> list[tuple[str, str]]:
        """Ids and names of the people who judge here, by name; those who hide theirs left out."""
        query = (
            select(people.c.id, people.c.name, people.c.folded)
            .distinct()
            .join(roles, roles.c.person == people.c.id)
            .where(
                roles.c.role.in_(("arbiter", "director")),
                people.c.erased.is_(None),
                people.c.hidden.is_(False),
            )
            .order_by(people.c.folded)
            .limit(most)
        )
        with self._database.read() as connection:
            return [(row.id, row.name) for row in connection.execute(query)]
