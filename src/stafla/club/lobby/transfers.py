"""A guest's seats carried to another device, by a link that works once.

Who has an account signs in on the other device and needs none of this.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stafla.club.lobby.lobby import Lobby
from stafla.club.lobby.refusals import NoSuchTransfer, NothingToCarry
from stafla.club.secrets import digest, to_text
from stafla.club.tables.observation import Audience
from stafla.club.tables.tables import Tables
from stafla.club.throttle import AttemptLimit, Throttle
from stafla.store import Place, Seat, TransferRow, TransferStore

MINUTE = 60_000
OPEN_FOR = 15 * MINUTE
LINKS_OF_A_DEVICE = AttemptLimit(20, 15 * MINUTE)
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class SeatTransfer:
    """What a link is for: a table, and the names of those whose seats go over.

    Attributes:
        here: whether the device that looks is the one that they are at.
    """

    table: str
    names: tuple[str, ...]
    here: bool


class SeatTransfers:
    """The use cases of carrying seats to another device.

    Args:
        tables: where games are played.
        lobby: where they wait for players.
        transfers: where links are kept.
        throttle: what counts them.
        random: so many random bytes that nobody can guess.
    """

    def __init__(
        self,
        tables: Tables,
        lobby: Lobby,
        transfers: TransferStore,
        throttle: Throttle,
        *,
        random: Callable[[int], bytes],
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._rows = transfers
        self._throttle = throttle
        self._random = random

    def names(self, table: str, audience: Audience) -> tuple[str, ...]:
        """The guests who play at this device at a table, waiting or begun.

        Raises:
            NoSuchTable
        """
        return tuple(player.name or "" for player in self._guests(table, audience))

    def offer(self, table: str, audience: Audience) -> str:
        """The secret of a link for the guests of this device; the one before is worth nothing.

        Raises:
            NoSuchTable, NothingToCarry, TooManyAttempts
        """
        if audience.device is None or not self._guests(table, audience):
            raise NothingToCarry
        self._throttle.count(LINKS_OF_A_DEVICE, "transfer", audience.device)
        secret, now = to_text(self._random(32)), self._tables.now()
        self._rows.offer(TransferRow(digest(secret), table, audience.device, now + OPEN_FOR), now)
        return secret

    def get(self, secret: str, audience: Audience) -> SeatTransfer:
        """What a link is for; looking uses nothing up.

        Raises:
            NoSuchTransfer
        """
        row = self._row(secret, audience.device)
        names = self.names(row.game, Audience(row.owner))
        here = audience.device is not None and audience.device in (row.owner, row.taker)
        return SeatTransfer(row.game, names, here)

    def take(self, secret: str, device: str) -> str:
        """Have the seats go over to a device; returns the table.

        The device that had them plays for them no more: its next look is refused. Whoever took
        them may ask again, since an answer can be lost on its way.

        Raises:
            NoSuchTransfer
        """
        row = self._row(secret, device)
        if device not in (row.owner, row.taker):
            if not self._rows.take(row, device, self._tables.now()):
                return self._row(secret, device).game
            self._tables.seating.change()
        return row.game

    def _row(self, secret: str, device: str | None) -> TransferRow:
        """The link, unless another device than this one used it.

        Raises:
            NoSuchTransfer
        """
        found = None
        if SECRET.fullmatch(secret):
            found = self._rows.get(digest(secret), self._tables.now())
        if found is None or found.taker not in (None, device):
            raise NoSuchTransfer
        return found

    def _guests(self, table: str, audience: Audience) -> list[Seat | Place]:
        players: Sequence[Seat | Place]
        if self._lobby.waits(table):
            players = self._lobby.get(table, audience).places
        else:
            self._tables.number(table)
            players = self._tables.games.seats(table)
        return [one for one in players if one.person is None and audience.holds(one)]
