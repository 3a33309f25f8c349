"""Everybody's phones at one game: what changes is rendered once and sent to all."""

import asyncio
import json
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.concurrency import run_in_threadpool

from stafla.club.pastimes.refusals import NoSuchPastime
from stafla.rules.duplicate.state import Duplicate
from stafla.store import DatabaseClosed
from stafla.web.duplicate import phone
from stafla.web.duplicate.view import RoundShown, SlipShown, rounds, standings_rows, time_left
from stafla.web.latest import Latest
from stafla.web.rendering import languages
from stafla.web.services import Services
from stafla.web.subscription import Subscription, hearing

# so soon a hall looks again that could not be looked at; then twice as long each time
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 1.0, 8.0
# a round is shown at once, and there are no more of them than tiles; what comes without end (a
# penalty, a room, somebody placed) is gathered and shown so often at most
REST_SECONDS = 2.0
# games of which pages keep what they show, and characters of their results in all
MOST_SNAPSHOTS, MOST_CHARACTERS = 64, 1 << 25
log = logging.getLogger(__name__)


@dataclass(slots=True)
class Snapshot:
    """The game after an event, as phones show it; texts are made when first asked for.

    Attributes:
        state: the game.
        last: the round that was over last, and ``slips`` what each player wrote in it.
        table: after that round.
    """

    state: Duplicate
    last: RoundShown | None
    slips: dict[int, SlipShown]
    table: phone.StandingsTable
    _common: dict[tuple[str, bool], str] = field(default_factory=dict)
    _scored: dict[tuple[str, str, int, str], str] = field(default_factory=dict)

    @staticmethod
    def of(services: Services, pastime: str) -> "Snapshot":
        """The game as it stands.

        Raises:
            NoSuchPastime
        """
        state, named = services.duplicates.get(pastime)[1], services.roster.names(pastime)
        shown = rounds(state, named, latest=True)
        slips = {slip.player: slip for last in shown for slip in last.slips}
        table = phone.StandingsTable.of(standings_rows(state, named), state.rooms.categories)
        return Snapshot(state, shown[-1] if shown else None, slips, table)

    def frame(self, pastime: str, player: int, language: str, now: int, own: str | None) -> str:
        """The frame for one phone: what all show, and what is its own.

        Args:
            pastime: names what the browser keeps.
            player: whose phone.
            language: the reader's.
            now: milliseconds since 1970.
            own: what is told of the slip of the round under way; empty: there is none; None: what
                the phone shows of it stands.
        """
        opened = self.state.open
        left = time_left(self.state, now)
        writes = opened is not None and player in opened.writers and left > 0
        common = self._common.get((language, writes))
        if common is None:
            parts = phone.common_parts(self, pastime, languages.texts(language), writes=writes)
            common = self._common[language, writes] = json.dumps(parts, ensure_ascii=False)[1:-1]
        say = languages.texts(language)
        mine = {
            "clock": phone.clock_part(self.state, say, left),
            "scored": self._scored_part(player, language),
            "mine": phone.mine_part(self.table, say, player),
        }
        if own is not None:
            mine["own"] = phone.own_part(self.state, say, player, own, left)
        told = json.dumps(mine, ensure_ascii=False)[1:-1]
        number = self.state.number
        return f'{{"kind":"parts","number":{number},"left":{left},"parts":{{{common},{told}}}}}'

    def _scored_part(self, player: int, language: str) -> str:
        """What became of the slip of the last round; equal ones are told alike."""
        if self.last is None or self.state.open is not None:
            return ""
        slip = self.slips.get(player)
        key = (language, slip.play, slip.points, slip.mark) if slip else (language, "", 0, "")
        if key not in self._scored:
            self._scored[key] = phone.scored_part(self.last, languages.texts(language), slip)
        return self._scored[key]


class Phone:
    """One connection: which snapshot it was shown, and which it has to be shown."""

    def __init__(self, player: int, language: str) -> None:
        self.player = player
        self.language = language
        self.waiting: Snapshot | None = None
        self.ready = asyncio.Event()

    def show(self, snapshot: Snapshot) -> None:
        """Have a snapshot shown; one that is waiting is passed over."""
        self.waiting = snapshot
        self.ready.set()


class Hall:
    """The phones at one game; it listens for news once for all of them."""

    def __init__(self, services: Services, pastime: str) -> None:
        self._services = services
        self._pastime = pastime
        self.phones: set[Phone] = set()
        self.by_player: Counter[int] = Counter()
        self.snapshot: Snapshot | None = None
        self._making = asyncio.Lock()
        self._follower = asyncio.create_task(self._follow())

    async def look(self) -> Snapshot:
        """The game as it stands, for somebody who comes.

        Raises:
            NoSuchPastime
        """
        state = (await run_in_threadpool(self._services.duplicates.get, self._pastime))[1]
        async with self._making:
            # of many who come at once, one has it made
            known = self.snapshot
            if known is None or known.state.number < state.number:
                # who joins changes nothing that the others are shown
                known = await run_in_threadpool(Snapshot.of, self._services, self._pastime)
                self.snapshot = known
            return known

    def close(self) -> None:
        """Listen no more."""
        self._follower.cancel()

    async def _follow(self) -> None:
        """Show all what is new since they were shown something; nothing that fails ends this."""
        told, pause = 0, FIRST_RETRY_SECONDS
        shown, rested = None, 0.0
        now = asyncio.get_running_loop().time
        with hearing(self._services, self._pastime) as ear:
            while not self._services.news.closed:
                await ear.changed.wait()
                ear.take_topics()
                try:
                    stage = await run_in_threadpool(self._stage)
                    if stage == shown and now() < rested:
                        await _rest(ear, rested - now())
                        continue
                    snapshot = await self.look()
                except (DatabaseClosed, NoSuchPastime):
                    return
                except Exception:
                    log.exception("the hall of %s is looked at again", self._pastime)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_RETRY_SECONDS, 2 * pause)
                    ear.note(self._pastime)
                    continue
                pause = FIRST_RETRY_SECONDS
                # somebody who came may have had it made already: the others have not seen it
                if snapshot.state.number > told:
                    if stage == shown:
                        rested = now() + REST_SECONDS
                    told, shown = snapshot.state.number, _stage_of(snapshot.state)
                    for phone_there in tuple(self.phones):
                        phone_there.show(snapshot)

    def _stage(self) -> "_Stage":
        return _stage_of(self._services.duplicates.get(self._pastime)[1])


_Stage = tuple[int, bool, bool, bool]


def _stage_of(state: Duplicate) -> _Stage:
    """How far the game is, which is shown at once: round, whether open, gathered, over."""
    opened = state.open
    return (
        state.round_number,
        opened is not None,
        opened is not None and opened.gathered,
        state.ended is not None,
    )


async def _rest(ear: Subscription, seconds: float) -> None:
    """Gather what is news until something else is, or for so long; then it is heard of."""
    with suppress(TimeoutError):
        await asyncio.wait_for(ear.changed.wait(), seconds)
    ear.changed.set()


class Halls:
    """The halls of a process; one exists while somebody is in it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._open: dict[str, Hall] = {}
        self._made: Latest[Snapshot] = Latest(MOST_SNAPSHOTS)
        # the table and the rounds of a game as HTML, by the game and the language
        self.results: Latest[str] = Latest(MOST_CHARACTERS, len)

    def enter(self, pastime: str, one: Phone) -> Hall:
        """Add a phone to the hall of its game, which is opened for the first."""
        if pastime not in self._open:
            self._open[pastime] = Hall(self._services, pastime)
        hall = self._open[pastime]
        hall.phones.add(one)
        hall.by_player[one.player] += 1
        return hall

    def leave(self, pastime: str, one: Phone) -> None:
        """Remove a phone; with the last one the hall is closed."""
        hall = self._open.get(pastime)
        if hall is None or one not in hall.phones:
            return
        hall.phones.discard(one)
        hall.by_player[one.player] -= 1
        if not hall.by_player[one.player]:
            del hall.by_player[one.player]
        if not hall.phones:
            hall.close()
            del self._open[pastime]

    def look(self, pastime: str) -> Snapshot:
        """The game as it stands; what was made for phones or another page serves again.

        Raises:
            NoSuchPastime
        """
        number = self._services.duplicates.get(pastime)[1].number
        hall = self._open.get(pastime)
        known = hall.snapshot if hall else None
        if known and known.state.number == number:
            return known
        return self._made.get(pastime, number, lambda: Snapshot.of(self._services, pastime))

    def count(self, pastime: str, player: int = 0) -> int:
        """How many phones are connected at a game, of all or of one player."""
        hall = self._open.get(pastime)
        if hall is None:
            return 0
        return hall.by_player[player] if player else len(hall.phones)

    def close(self) -> None:
        """Close all of them."""
        for hall in self._open.values():
            hall.close()
