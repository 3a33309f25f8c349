"""Passkeys as rows, and the challenges that were given out for them."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database
from stafla.store.schema import challenges, passkeys


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey of a person. Times are in milliseconds since 1970 (UTC).

    ``credential`` is what the authenticator calls it and ``digest`` the SHA-256 (hex) of that;
    ``key`` the public key in COSE form; both in base64url. ``label`` is what its person calls it,
    ``count`` how often the authenticator says it has signed, ``used`` when it last opened a door.
    """

    digest: str
    person: str
    label: str
    credential: str
    key: str
    count: int
    created: int
    used: int | None = None


@dataclass(frozen=True, slots=True)
class PasskeyChallenge:
    """What was given out to be signed: for what, to whom, and until when (milliseconds).

    ``digest`` is the SHA-256 (hex) of the challenge, ``holder`` that of the session or the device.
    """

    digest: str
    purpose: str
    holder: str
    expires: int


class PasskeyStore:
    """The passkeys of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, passkey: PasskeyRow, most: int) -> bool:
        """Keep a new passkey; False: its person has ``most``, or somebody has this very one."""
        row = {name: getattr(passkey, name) for name in PasskeyRow.__slots__}
        count = select(func.count()).where(passkeys.c.person == passkey.person)

        def job(connection: Connection) -> bool:
            room = connection.execute(count).scalar_one() < most
            if room:
                connection.execute(insert(passkeys).values(**row))
            return room

        try:
            return self._database.write(job)
        except IntegrityError:
            return False

    def get(self, digest: str) -> PasskeyRow | None:
        """The passkey with this digest."""
        rows = self._select(passkeys.c.digest == digest)
        return rows[0] if rows else None

    def of(self, person: str) -> tuple[PasskeyRow, ...]:
        """A person's passkeys, the newest first."""
        return self._select(passkeys.c.person == person)

    def note(self, known: PasskeyRow, count: int, used: int) -> bool:
        """Note that a passkey was used; False: it is gone, or was used at the same time."""
        same = (passkeys.c.digest == known.digest) & (passkeys.c.count == known.count)
        change = update(passkeys).where(same).values(count=count, used=used)
        return self._database.write(lambda connection: connection.execute(change).rowcount == 1)

    def remove(self, person: str, digest: str, *, least: int = 0) -> bool:
        """Remove a passkey of a person unless fewer than ``least`` would be left.

        Returns:
            whether it was removed, or was not there; another's is left alone.
        """
        mine = passkeys.c.person == person
        count = select(func.count()).where(mine, passkeys.c.digest != digest)

        def job(connection: Connection) -> bool:
            room = connection.execute(count).scalar_one() >= least
            if room:
                connection.execute(delete(passkeys).where(mine, passkeys.c.digest == digest))
            return room

        return self._database.write(job)

    def remove_all(self, person: str) -> None:
        """Remove every passkey of a person."""
        mine = passkeys.c.person == person
        self._database.write(lambda connection: connection.execute(delete(passkeys).where(mine)))

    def ask(self, challenge: PasskeyChallenge, now: int) -> None:
        """Keep a challenge until it is answered; those that nobody answered in time go."""
        row = {name: getattr(challenge, name) for name in PasskeyChallenge.__slots__}

        def job(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.expires <= now))
            connection.execute(insert(challenges).values(**row))

        self._database.write(job)

    def answer(self, digest: str, purpose: str, holder: str, now: int) -> bool:
        """Take a challenge back, once: whether it was given out for this, to them, and is in time.

        One that was given to another stays theirs.
        """
        given = (challenges.c.digest == digest) & (challenges.c.holder == holder)
        fits = given & (challenges.c.purpose == purpose) & (challenges.c.expires > now)
        gone = delete(challenges).where(fits)
        return self._database.write(lambda connection: connection.execute(gone).rowcount == 1)

    def _select(self, condition: ColumnElement[bool]) -> tuple[PasskeyRow, ...]:
        columns = [passkeys.c[name] for name in PasskeyRow.__slots__]
        query = select(*columns).where(condition).order_by(passkeys.c.created.desc())
        with self._database.read() as connection:
            return tuple(PasskeyRow(*row) for row in connection.execute(query))
