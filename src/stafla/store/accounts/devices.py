"""Devices on which a person has signed in: who guesses elsewhere does not slow those."""

from sqlalchemy import Connection, delete, exists, insert, select

from stafla.store.database.database import Database
from stafla.store.schema import devices

MOST = 20


class DeviceStore:
    """The devices of people. A device is the digest of the secret that it holds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def is_known(self, person: str, device: str) -> bool:
        """Whether a person has signed in on a device."""
        mine = (devices.c.person == person) & (devices.c.digest == device)
        with self._database.read() as connection:
            return bool(connection.scalar(select(exists().where(mine))))

    def remember(self, person: str, device: str, at: int) -> None:
        """Note that a person signed in on a device; of many the latest are remembered."""
        row = {"person": person, "digest": device, "since": at}
        latest = (
            select(devices.c.digest)
            .where(devices.c.person == person)
            .order_by(devices.c.since.desc(), devices.c.digest)
            .limit(MOST)
        )

        def job(connection: Connection) -> None:
            mine = devices.c.person == person
            connection.execute(delete(devices).where(mine, devices.c.digest == device))
            connection.execute(insert(devices).values(**row))
            kept = connection.scalars(latest).all()
            connection.execute(delete(devices).where(mine, devices.c.digest.not_in(kept)))

        self._database.write(job)

    def forget(self, person: str, but: str | None = None) -> None:
        """Forget a person's devices, all but one."""
        mine = devices.c.person == person
        if but is not None:
            mine &= devices.c.digest != but
        self._database.write(lambda connection: connection.execute(delete(devices).where(mine)))
