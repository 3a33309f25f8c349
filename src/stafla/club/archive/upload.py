"""Games brought from elsewhere: a GCG file or a record, kept as a game of one's own archive.

A game that was brought is a game like any other that is over: it can be replayed, analysed and
downloaded. Nobody sits at it, so nobody can play it again, and it counts for nothing.
"""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256

from stafla.club.archive.refusals import BadGameFile, GameNotOver, LongFile
from stafla.club.tables import log as codec
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import BadName
from stafla.club.tables.setup import admissible_name
from stafla.club.tables.tables import Tables
from stafla.club.throttle import AttemptLimit, Throttle
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.editions import UnknownEdition
from stafla.records import Fault, gamefile, replay
from stafla.records.bounds import MOST_EVENTS
from stafla.records.fault import clip
from stafla.records.record import file as record
from stafla.rules import BadEvent, Game, Refusal
from stafla.store import Header, IdTaken, NewEvent, Seat

HOUR = 3_600_000
BROUGHT = AttemptLimit(100, HOUR)
# games are kept, and accounts are easily had anew: 60 MB a day
BROUGHT_FROM_AN_ADDRESS = AttemptLimit(1_000, 24 * HOUR)
MOST_BYTES = 60_000


class Archive:
    """The use cases of bringing games.

    Args:
        tables: where they are kept.
        throttle: nobody brings games without end.
    """

    def __init__(self, tables: Tables, throttle: Throttle) -> None:
        self._tables = tables
        self._throttle = throttle

    def bring(
        self,
        person: str,
        data: bytes,
        edition: str = "",
        ticket: Ticket = NO_TICKET,
        *,
        address: str = "",
    ) -> str:
        """Keep the game of a file; returns its id, the same for the same ticket and file.

        Args:
            person: whose archive it is for.
            data: a record or a GCG file.
            edition: whose rules it was played by, where the file does not say so.
            ticket: of the form, or the key of the call.
            address: where it comes from.

        Raises:
            TooManyAttempts, LongFile, BadGameFile, GameNotOver
        """
        games, now = self._tables.games, self._tables.now()
        content = "\0".join(("game-file", sha256(data).hexdigest(), edition))
        issued = ticket.issue(
            Audience(person=person), content, made=games.made_at, now=now, token=self._tables.token
        )
        if issued.made:
            return issued.id
        self._throttle.count(BROUGHT, "game-file", person)
        if address:
            self._throttle.count(BROUGHT_FROM_AN_ADDRESS, "game-file address", address)
        if len(data) > MOST_BYTES:
            raise LongFile(most=MOST_BYTES // 1000)
        taken, game = read(data, edition)
        if game.ended is None or game.changes is None:
            raise GameNotOver
        if game.number > MOST_EVENTS:
            raise LongFile(most=MOST_BYTES // 1000)
        started = game.started
        header = Header(
            id=issued.id,
            created=now,
            profile=game.edition.id,
            lexicon=started.fingerprint,
            word_check=started.check,
            owner="",
            importer=person,
        )
        with suppress(IdTaken):  # by the same ticket another request was faster
            games.create(
                header, _seats(taken), _rows(taken, game, now), waiting_for_bot=False, ended=True
            )
        return issued.id


def read(data: bytes, edition: str = "") -> tuple[record.Record, Game]:
    """The record of a file, and the game that it makes.

    Raises:
        BadGameFile
    """
    try:
        taken = gamefile.read_bytes(data, edition)
        return taken, replay(taken)
    except Fault as fault:
        raise BadGameFile(fault.code, fault.details) from fault
    except UnknownEdition as error:
        raise BadGameFile("gcg-distribution", {"text": clip(edition or str(error))}) from error
    except BadEvent as bad:
        raise BadGameFile("gcg-impossible", bad.details) from bad
    except Refusal as refusal:
        told = {"text": refusal.code, "because": refusal.code}
        raise BadGameFile("gcg-impossible", {**refusal.values, **told}) from refusal


def _seats(taken: record.Record) -> list[Seat]:
    return [
        Seat(number, "person", None, _name(taken.names.get(one, ""), number))
        for number, one in enumerate(taken.started.seats)
    ]


def _name(told: str, number: int) -> str:
    try:
        return admissible_name(told)
    except BadName:
        return f"{number + 1}"


def _rows(taken: record.Record, game: Game, now: int) -> list[NewEvent]:
    """The events as the log keeps them, at the record's times if it has some that can be."""
    times: Sequence[int] = taken.times
    if not times or not all(0 <= at <= now for at in times):
        times = [now] * len(taken.events)
    return [
        NewEvent(*codec.dump(event, game.edition), at)
        for event, at in zip(taken.events, times, strict=True)
    ]
