"""Tokens as rows: which programs may do what in whose name."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, text, update

from stafla.store.database.database import Database
from stafla.store.schema import tokens


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A program's permission. Times are in milliseconds since 1970 (UTC).

    ``digest`` is the SHA-256 (hex) of the secret that the program holds; ``label`` what its
    person calls it; ``scopes`` what it may do, with spaces between; ``used`` when it last did.
    """

    digest: str
    person: str
    label: str
    scopes: str
    created: int
    used: int | None = None


class TokenStore:
    """The tokens of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, token: TokenRow, most: int) -> bool:
        """Keep a new token unless its person has ``most`` already; whether it is kept.

        One that is there stays as it is.
        """
        row = {name: getattr(token, name) for name in TokenRow.__slots__}
        count = select(func.count()).where(tokens.c.person == token.person)

        def job(connection: Connection) -> bool:
            if connection.dialect.name == "postgresql":
                # the same wish may come to two workers at once
                connection.execute(text("select pg_advisory_xact_lock(5742)"))
            if connection.scalar(select(tokens.c.digest).where(tokens.c.digest == token.digest)):
                return True
            room = connection.execute(count).scalar_one() < most
            if room:
                connection.execute(insert(tokens).values(**row))
            return room

        return self._database.write(job)

    def get(self, digest: str) -> TokenRow | None:
        """The token with this digest."""
        rows = self._select(tokens.c.digest == digest)
        return rows[0] if rows else None

    def of(self, person: str) -> tuple[TokenRow, ...]:
        """A person's tokens, the newest first."""
        return self._select(tokens.c.person == person)

    def note(self, digest: str, used: int) -> None:
        """Note that a token was used."""
        known = update(tokens).where(tokens.c.digest == digest).values(used=used)
        self._database.write(lambda connection: connection.execute(known))

    def remove(self, person: str, digest: str) -> None:
        """Take back a token of a person; another's is left alone."""
        mine = (tokens.c.person == person) & (tokens.c.digest == digest)
        self._database.write(lambda connection: connection.execute(delete(tokens).where(mine)))

    def remove_all(self, person: str) -> None:
        """Take back all tokens of a person."""
        mine = tokens.c.person == person
        self._database.write(lambda connection: connection.execute(delete(tokens).where(mine)))

    def _select(self, condition: ColumnElement[bool]) -> tuple[TokenRow, ...]:
        columns = [tokens.c[name] for name in TokenRow.__slots__]
        query = select(*columns).where(condition).order_by(tokens.c.created.desc())
        with self._database.read() as connection:
            return tuple(TokenRow(*row) for row in connection.execute(query))
