"""Tables that wait for a judge, and who judges, as rows."""

from sqlalchemy import select

from stafla.store.database.database import Database
from stafla.store.schema import games, holdings, people, roles
from stafla.store.turns import by_makers, in_turns


class JudgeStore:
    """What a database knows of judges at live tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def waiting(self, most: int, judge: str, anybody: str) -> tuple[str, ...]:
        """Games that stand for a judge, one of every address in turn.

        At an address its visitors, guests and accounts, have a turn each. In a turn those that name
        this judge come first, then the oldest. However many tables one visitor or the guests of one
        address make, nobody's is left out for them. Where it is not known any more who made a
        table, it comes last in a turn.

        Args:
            most: so many.
            judge: the id of the one.
            anybody: what games name at which any judge will do.
        """
        other = (games.c.judge != judge).label("other")
        unknown = holdings.c.thing.is_(None).label("unknown")
        asking = by_makers(games, other, unknown, games.c.created).where(
            games.c.awaits_judge, games.c.judge.in_((judge, anybody))
        )
        query = in_turns(asking, ("other", "unknown", "created"), most)
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
