"""Ratings as rows: rated games in their order, standings, and the changes that led to them."""

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stafla.contest.ratings import Change, GlickoRating, Key, RatedGame, Rung, key, rate, rung
from stafla.store.database.database import Database
from stafla.store.schema import games, rated, rating_changes, ratings

MOST_TRIES = 20
MOST_AT_ONCE = 500
STANDINGS = ("before", "rested", "faced", "after")


class RatingStore:
    """The ratings of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def rate(self, game: RatedGame) -> tuple[Change, ...]:
        """Rate a game after all that were rated before; nothing if it was rated already."""

        def job(connection: Connection) -> tuple[Change, ...]:
            if connection.scalar(select(exists().where(rated.c.game == game.id))):
                return ()
            number = 1 + (connection.scalar(select(func.max(rated.c.number))) or 0)
            changes = rate(game, _rungs(connection, game))
            connection.execute(insert(rated).values(number=number, game=game.id))
            for change in changes:
                _place(connection, key(game, change.system, change.player), rung(change))
                connection.execute(insert(rating_changes).values(**_row(number, game, change)))
            return changes

        return self._once(job)

    def replace(self, history: Iterable[tuple[RatedGame, Sequence[Change]]]) -> None:
        """Put what was computed from scratch in the place of all standings and changes.

        Every game keeps the number under which it was rated: of one that cannot be read the place
        stays free, and the changes of the others are found by theirs.
        """
        told = list(history)

        def job(connection: Connection) -> None:
            for table in (rating_changes, ratings):
                connection.execute(delete(table))
            known = connection.execute(select(rated.c.game, rated.c.number))
            numbers = {row.game: row.number for row in known}
            for game, changes in told:
                number = numbers[game.id]
                for change in changes:
                    _place(connection, key(game, change.system, change.player), rung(change))
                    connection.execute(insert(rating_changes).values(**_row(number, game, change)))

        self._database.write(job)

    def order(self) -> tuple[str, ...]:
        """The games rated, in the order in which they were."""
        with self._database.read() as connection:
            return tuple(connection.scalars(select(rated.c.game).order_by(rated.c.number)))

    def unrated_games(self) -> tuple[str, ...]:
        """Games to be rated that ended and are not: a server stopped in between."""
        query = (
            select(games.c.id)
            .where(games.c.rated, games.c.ended)
            .where(games.c.id.not_in(select(rated.c.game)))
            .order_by(games.c.created)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def exclude(self, unrated: Sequence[str]) -> None:
        """Note that games that are over are not to be rated after all."""

        def job(connection: Connection) -> None:
            told = update(games).where(games.c.ended).values(rated=False)
            for first in range(0, len(unrated), MOST_AT_ONCE):
                part = unrated[first : first + MOST_AT_ONCE]
                connection.execute(told.where(games.c.id.in_(part)))

        self._database.write(job)

    def standings(self) -> dict[Key, Rung]:
        """Where everybody stands."""
        with self._database.read() as connection:
            return {_key(row): _rung(row) for row in connection.execute(select(ratings))}

    def of(self, player: str) -> dict[Key, Rung]:
        """Where a player stands, on every ladder."""
        query = select(ratings).where(ratings.c.player == player)
        with self._database.read() as connection:
            return {_key(row): _rung(row) for row in connection.execute(query)}

    def of_several(self, players: Collection[str], system: str) -> dict[Key, Rung]:
        """Where players stand on every ladder of a system."""
        query = select(ratings).where(ratings.c.player.in_(players), ratings.c.system == system)
        with self._database.read() as connection:
            return {_key(row): _rung(row) for row in connection.execute(query)}

    def top(self, edition: str, pace: str, system: str, most: int) -> list[tuple[str, Rung]]:
        """The best of a ladder, by rating."""
        query = (
            select(ratings)
            .where(ratings.c.edition == edition, ratings.c.pace == pace)
            .where(ratings.c.system == system)
            .order_by(ratings.c.rating.desc(), ratings.c.player)
            .limit(most)
        )
        with self._database.read() as connection:
            return [(row.player, _rung(row)) for row in connection.execute(query)]

    def ladders(self) -> list[tuple[str, str]]:
        """Edition and pace of every ladder that anybody stands on."""
        query = select(ratings.c.edition, ratings.c.pace).distinct()
        with self._database.read() as connection:
            return sorted((row.edition, row.pace) for row in connection.execute(query))

    def history(self, player: str, edition: str, pace: str, system: str, most: int) -> list[Change]:
        """A player's latest changes on a ladder, oldest first."""
        table = rating_changes
        query = (
            select(table.c.body)
            .where(table.c.player == player, table.c.edition == edition)
            .where(table.c.pace == pace, table.c.system == system)
            .order_by(table.c.number.desc())
            .limit(most)
        )
        with self._database.read() as connection:
            return [load(body) for body in reversed(connection.scalars(query).all())]

    def changes(self, game: str | None = None) -> list[Change]:
        """Every change, in the order in which they were made; or those of one game."""
        table = rating_changes
        query = select(table.c.body).order_by(table.c.number, table.c.system, table.c.player)
        if game is not None:
            query = query.where(
                table.c.number.in_(select(rated.c.number).where(rated.c.game == game))
            )
        with self._database.read() as connection:
            return [load(body) for body in connection.scalars(query)]

    def _once(self, job: Callable[[Connection], tuple[Change, ...]]) -> tuple[Change, ...]:
        """The job's result; again when another process rated a game at the same moment."""
        for _ in range(MOST_TRIES - 1):
            try:
                return self._database.write(job)
            except IntegrityError:
                continue
        return self._database.write(job)


def dump(change: Change) -> str:
    """A change as JSON; every number exactly as it was computed."""
    return json.dumps(asdict(change), ensure_ascii=False, separators=(",", ":"))


def load(body: str) -> Change:
    """The change again."""
    members = json.loads(body)
    return Change(**members | {name: GlickoRating(**members[name]) for name in STANDINGS})


def _rungs(connection: Connection, game: RatedGame) -> Mapping[Key, Rung]:
    query = select(ratings).where(
        ratings.c.edition == game.edition,
        ratings.c.pace == game.pace,
        ratings.c.player.in_([side.player for side in game.sides]),
    )
    return {_key(row): _rung(row) for row in connection.execute(query)}


def _place(connection: Connection, where: Key, place: Rung) -> None:
    edition, pace, system, player = where
    known = (
        (ratings.c.edition == edition)
        & (ratings.c.pace == pace)
        & (ratings.c.system == system)
        & (ratings.c.player == player)
    )
    connection.execute(delete(ratings).where(known))
    standing = {field.name: getattr(place.standing, field.name) for field in fields(GlickoRating)}
    named = {"edition": edition, "pace": pace, "system": system, "player": player}
    connection.execute(insert(ratings).values(**named, **standing, at=place.at, games=place.games))


def _row(number: int, game: RatedGame, change: Change) -> dict[str, object]:
    return {
        "number": number,
        "system": change.system,
        "player": change.player,
        "edition": game.edition,
        "pace": game.pace,
        "body": dump(change),
    }


def _key(row: Row[Any]) -> Key:
    return row.edition, row.pace, row.system, row.player


def _rung(row: Row[Any]) -> Rung:
    return Rung(GlickoRating(row.rating, row.deviation, row.volatility), row.at, row.games)
