"""A hall of phones at a started server: ``python -m tests.web.duplicate.crowd --players 1500``.

Every phone sends its slip in the last seconds of a round over a socket of its own: some too late,
some with words that are none, some twice. At the end everything is reckoned anew from what was sent
and acknowledged, with the slow scorer of the tests, and compared with what the server published.
"""

import argparse
import asyncio
import contextlib
import html
import json
import os
import re
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from stafla._core import AS_BLANK, Board, Placement
from stafla.records.notation.play import word_of, write_square_of
from stafla.store import PastimeStore, SlipStore, open_database
from tests import aside
from tests.web.duplicate.arbiter import EDITION, RULES, plays, squares, value
from tests.web.duplicate.site import Site, Used, environment

LATE, INVALID, TWICE = 0.05, 0.05, 0.02
PARTS = ("announcing", "writing", "publishing")
PATIENCE = 300
"""Seconds beside those of a round after which a crowd that waits has failed."""
# phones of a hall that all come from one address, as behind one router
LIMITS = """
[connections]
address = 8000
silent_address = 8000

[holds.player]
guest = 6
account = 6
address = 5000
in_all = 5000
hours = 48
"""


@dataclass
class Sent:
    """A slip on its way: ``kept`` is the server's acknowledgement."""

    key: str
    round_number: int
    play: Placement
    position: str
    word: str
    kept: dict | None = None
    refused: dict | None = None


@dataclass
class Round:
    """What can be written in a round, found once for all phones."""

    number: int
    closes: float
    good: list[Placement]
    bad: list[Placement]
    board: Board
    published: dict[int, float] = field(default_factory=dict)


@dataclass
class Figures:
    """What came of it; seconds.

    ``closed`` is from a deadline to the round's end in the log, ``published`` to every phone;
    ``used`` what announcing, writing and publishing took.
    """

    players: int
    rounds: int
    sent: int = 0
    late: int = 0
    rows: int = 0
    row: float = 0.0
    acknowledged: list[float] = field(default_factory=list)
    closed: list[float] = field(default_factory=list)
    published: list[float] = field(default_factory=list)
    orphaned: list[float] = field(default_factory=list)
    used: dict[str, Used] = field(default_factory=dict)
    killed: int = 0
    reconnected: int = 0

    def lines(self) -> list[str]:
        told = [
            f"{self.players} phones, {self.rounds} rounds, {self.sent} slips, {self.late} late,"
            f" {self.rows} rows of {self.row:.0f} bytes",
            f"acknowledged: {spread(self.acknowledged)}",
            f"closed after the deadline: {spread(self.closed)}",
            f"published after the deadline, at every phone: {spread(self.published)}",
            f"the same in the round of the kill: {spread(self.orphaned)}",
            f"killed {self.killed} times, {self.reconnected} connections made again",
        ]
        for name, used in self.used.items():
            many = self.sent if name == "writing" else self.players * self.rounds
            told.append(
                f"{name}, for each: {1000 * used.servers / many:.2f} ms of the servers,"
                f" {1000 * used.database / many:.2f} ms of the database,"
                f" {used.written / many:.0f} bytes written"
            )
        return [*told, f"load: {' '.join(f'{one:.1f}' for one in os.getloadavg())}"]


def spread(values: list[float]) -> str:
    """Median, 99 in a hundred, and the longest."""
    known = sorted(values)
    if not known:
        return "none"
    return f"median {middle(known):.3f} s, p99 {part(known, 0.99):.3f} s, longest {known[-1]:.3f} s"


def middle(values: list[float]) -> float:
    return part(values, 0.5)


def part(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


class Crowd:
    """A hall: the servers, the caller, the phones.

    Args:
        folder: of the servers' data.
        players: how many phones.
        seconds: that a round lasts; in the last ``burst`` of them everybody sends.
        kill: the round in whose burst the caller's server is killed; 0: none. Where it is the only
            one it starts again at once, otherwise when the round is over.
        workers: how many servers.
        database: its address; None: a file in the folder.
    """

    def __init__(
        self,
        folder: Path,
        players: int,
        rounds: int,
        seconds: int,
        burst: float,
        kill: int = 0,
        workers: int = 1,
        database: str | None = None,
    ) -> None:
        self.count, self.rounds = players, rounds
        self.seconds, self.burst, self.kill = seconds, burst, kill
        self.figures = Figures(players, rounds)
        self.site = Site(folder, workers, database)
        self.caller = self._client(0)
        form = {"profile": "is", "seconds": seconds, "rounds": rounds, "automatic": "yes"}
        made = self.caller.post("/duplicate", data=form)
        assert made.status_code == 303, made.text
        self.path = made.headers["location"]
        self.phones: list[Phone] = []
        self.known: dict[int, Round] = {}
        self.running: list[asyncio.Task] = []

    def _client(self, number: int, cookies: httpx2.Cookies | None = None) -> httpx2.Client:
        return httpx2.Client(base_url=self.site.url(number), timeout=120, cookies=cookies)

    def close(self) -> None:
        """End what was started."""
        self.caller.close()
        self.site.close()

    async def run(self) -> Figures:
        """Join, play all rounds, and hold what was published to what was sent."""
        await self._join()
        self.running = [asyncio.create_task(phone.run()) for phone in self.phones]
        await self._until(lambda: all(phone.number for phone in self.phones))
        for number in range(1, self.rounds + 1):
            await self._play(number)
        for phone in self.running:
            phone.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        await asyncio.to_thread(self._compare)
        return self.figures

    async def _until(self, done: Callable[[], bool]) -> None:
        """Wait, but not for ever, nor when a phone has failed."""
        for _ in range(20 * (self.seconds + PATIENCE)):
            if done():
                return
            for phone in self.running:
                if phone.done():
                    phone.result()
            await asyncio.sleep(0.05)
        raise TimeoutError("the crowd waits in vain")

    async def _join(self) -> None:
        number = iter(range(1, self.count + 1))

        async def stream(worker: int) -> None:
            async with httpx2.AsyncClient(base_url=self.site.url(worker), timeout=120) as client:
                for one in number:
                    client.cookies.clear()
                    joined = await client.post(f"{self.path}/join", data={"name": f"P{one:05}"})
                    assert joined.status_code == 303, joined.text
                    self.phones.append(Phone(self, one, joined.headers["location"]))

        await asyncio.gather(*map(stream, range(self.site.count)))

    async def _play(self, number: int) -> None:
        marks = [self.site.used()]
        answer = await asyncio.to_thread(self.caller.post, self.path, data={"act": "announce"})
        assert answer.status_code == 303, answer.text
        await self._until(lambda: all(number in phone.jobs for phone in self.phones))
        marks.append(self.site.used())
        known = self.known[number]
        if number == self.kill:
            await asyncio.sleep(max(0, known.closes - time.monotonic() - self.burst / 2))
            await asyncio.to_thread(self._kill)
        await asyncio.sleep(max(0, known.closes - time.monotonic()))
        marks.append(self.site.used())
        await self._until(lambda: len(known.published) == self.count)
        await self._until(lambda: all(phone.finished(number) for phone in self.phones))
        marks.append(self.site.used())
        if number == self.kill and self.site.count > 1:
            await asyncio.to_thread(self.site.start, 0)
        if number != self.kill:
            for name, (before, after) in zip(PARTS, pairwise(marks), strict=True):
                self.figures.used[name] = self.figures.used.get(name, Used()) + (after - before)

    def _kill(self) -> None:
        self.site.kill(0)
        self.figures.killed += 1
        if self.site.count == 1:
            self.site.start(0)
        self.caller.close()
        self.caller = self._client(0, self.caller.cookies)

    def round(self, number: int, desk: dict, left: int) -> Round:
        """The round that a phone was told of."""
        if number not in self.known:
            cells = bytearray(len(Board(RULES).cells))
            for tile in desk["board"]:
                code = EDITION.alphabet.word(tile["letter"])[0]
                cells[tile["square"]] = code | (AS_BLANK if tile["blank"] else 0)
            board = Board(RULES, bytes(cells))
            rack = bytes(
                0 if letter == "?" else EDITION.alphabet.word(letter)[0] for letter in desk["rack"]
            )
            closes = time.monotonic() + left / 1000
            self.known[number] = Round(number, closes, *plays(board, rack, number), board)
        return self.known[number]

    def _compare(self) -> None:
        record = self.caller.get(f"/pastimes/{self._pastime}/record.json").json()
        events = record["events"]
        opened = [event["at"] for event in events if event["event"] == "round-opened"]
        masters = [event for event in events if event["event"] == "round-closed"]
        assert len(masters) == self.rounds
        self._compare_rows()
        for number, begun in enumerate(opened, 1):
            figures, deadline = self.figures, begun + 1000 * self.seconds
            shown = figures.orphaned if number == self.kill else figures.published
            shown += [at - deadline / 1000 for at in self.known[number].published.values()]
        totals, tops, board = dict.fromkeys(range(1, self.count + 1), 0), 0, {}
        for number, (begun, closed) in enumerate(zip(opened, masters, strict=True), 1):
            counted = self._counted(number, begun + 1000 * self.seconds)
            worth = {play: value(board, play) for play in set(counted.values())}
            for player, play in counted.items():
                totals[player] += worth[play]
            best = max(worth.values(), default=0)
            if best:
                assert closed["points"] == best, (number, closed, best)
            tops += closed["points"]
            if closed["master"] is not None:
                told = closed["master"]
                laid = Placement(told["square"], told["down"], bytes.fromhex(told["tiles"]))
                assert not best or worth.get(laid) == best
                board |= squares(board, laid)
        page = html.unescape(self.caller.get(f"{self.path}/result").text)
        rows = re.findall(r'<td>(\d+)</td><th scope="row">P(\d+)</th>(.*?)</tr>', page)
        assert len(rows) == self.count
        places = sorted(totals.values(), reverse=True)
        for place, name, rest in rows:
            total = int(re.search(r"<b>(-?\d+)</b>", rest)[1])
            assert total == totals[int(name)], (name, total, totals[int(name)])
            assert int(place) == places.index(total) + 1
        for phone in self.phones:
            plain = re.sub(r"<[^>]+>", " ", phone.mine)
            mine = re.findall(r"\d+", re.sub(r"(?<=\d),(?=\d{3})", "", plain))
            assert [int(one) for one in mine[:3]] == [
                places.index(totals[phone.player]) + 1,
                self.count,
                totals[phone.player],
            ], (phone.player, phone.mine)

    @property
    def _pastime(self) -> str:
        return self.path.rpartition("/")[2]

    def _compare_rows(self) -> None:
        """Every acknowledged slip is kept once, with the time that was told; nothing else is."""
        with closing(open_database(self.site.database)) as database:
            slips, log = SlipStore(database), PastimeStore(database)
            # they joined at several servers at once
            whose = {one.number: int(one.name[1:]) for one in log.holders(self._pastime)}
            events = log.events(self._pastime)
            begun = [event.at for event in events if event.type == "round-opened"]
            closed = [event.at for event in events if event.type == "round-closed"]
            for number in range(1, self.rounds + 1):
                if number != self.kill:
                    late = closed[number - 1] - begun[number - 1] - 1000 * self.seconds
                    self.figures.closed.append(late / 1000)
                rows = slips.of_round(self._pastime, number)
                kept = {
                    (whose[row.player], row.idempotency_key): (row.at, row.late) for row in rows
                }
                told: dict[tuple[int, str], tuple[int, bool]] = {}
                for phone in self.phones:
                    before = None
                    for sent in phone.sent:
                        if sent.round_number == number:
                            assert sent.kept is not None, (phone.player, sent)
                            # who sends the same play once more has the slip that is there
                            again = before is not None and before.play == sent.play
                            if not (again and before.kept["at"] == sent.kept["at"]):
                                told[phone.player, sent.key] = sent.kept["at"], sent.kept["late"]
                            before = sent
                assert len(rows) == len(kept)
                assert kept == told, (number, sorted(kept.items() ^ told.items()))
        self.figures.rows, self.figures.row = self.site.row()

    def _counted(self, number: int, deadline: int) -> dict[int, Placement]:
        """By player the play that counts: of those acknowledged the last one in time."""
        counted = {}
        for phone in self.phones:
            for sent in phone.sent:
                if sent.round_number != number:
                    continue
                assert sent.kept is not None, (phone.player, sent)
                if sent.kept["late"]:
                    self.figures.late += 1
                elif sent.kept["at"] <= deadline:
                    counted[phone.player] = sent.play
                else:
                    raise AssertionError(f"in time after the deadline: {sent}")
        return counted


class Phone:
    """One player's phone, which comes back and sends again what nobody acknowledged."""

    def __init__(self, crowd: Crowd, player: int, path: str) -> None:
        self.crowd, self.player, self.path = crowd, player, path
        self.dice = Random(player)
        self.sent: list[Sent] = []
        self.number, self.mine, self.done = 0, "", 0
        self.came = False
        self.line = None
        self.jobs: dict[int, asyncio.Task] = {}
        self.answers: dict[str, asyncio.Event] = {}

    def finished(self, number: int) -> bool:
        """Whether everything that this phone had to say in a round was acknowledged."""
        return number in self.jobs and self.jobs[number].done()

    async def run(self) -> None:
        try:
            at = self.player
            while True:
                with contextlib.suppress(OSError, ConnectionClosed, TimeoutError, EOFError):
                    await self._connected(at)
                self.line, at = None, at + 1
                await asyncio.sleep(self.dice.uniform(0.1, 0.6))
        finally:
            for job in self.jobs.values():
                job.cancel()

    async def _connected(self, at: int) -> None:
        url = self.crowd.site.url(at).replace("http", "ws")
        options = {"compression": None, "ping_interval": None, "open_timeout": 30}
        async with connect(f"{url}{self.path}/socket", **options) as line:
            self.line = line
            self.crowd.figures.reconnected += self.came
            self.came = True
            for sent in self.sent:
                if sent.kept is None:
                    await self._say(sent)
            async for text in line:
                self._hear(json.loads(text))

    def _hear(self, frame: dict) -> None:
        crowd = self.crowd
        if frame["kind"] == "kept":
            sent = next(one for one in self.sent if one.key == frame["reference"])
            sent.kept = frame
            self.answers[sent.key].set()
        elif frame["kind"] == "refused" and frame.get("code") == "busy":
            raise ConnectionResetError
        elif frame["kind"] == "refused":
            raise AssertionError(frame)
        elif frame["kind"] == "parts":
            self.number, parts = frame["number"], frame["parts"]
            self.mine = parts["mine"]
            told = re.search(r"<script[^>]*>(.*?)</script>", parts["board"], re.DOTALL)
            number = int(re.search(r"data-slip=\"(\d+)\"", parts["slip"])[1]) if told else 0
            if number and number not in self.jobs:
                known = crowd.round(number, json.loads(told[1]), frame["left"])
                self.done = number
                self.jobs[number] = asyncio.create_task(self._write(known))
            elif not number and self.done and parts["scored"]:
                crowd.known[self.done].published.setdefault(self.player, time.time())

    async def _write(self, known: Round) -> None:
        crowd, dice = self.crowd, self.dice
        at = known.closes - dice.uniform(0.3, crowd.burst)
        chance = dice.random()
        late = chance < LATE
        wrong = LATE <= chance < LATE + INVALID
        twice = LATE + INVALID <= chance < LATE + INVALID + TWICE
        if late:
            at = known.closes + dice.uniform(0.2, 1.5)
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        await self._send(known, dice.choice(known.bad if wrong else known.good))
        if twice:
            await self._send(known, dice.choice(known.good))

    async def _send(self, known: Round, play: Placement) -> None:
        key = f"{known.number}-{len(self.sent)}"
        where = write_square_of(play, EDITION, "letter-first")
        sent = Sent(key, known.number, play, where, word_of(play, known.board, EDITION))
        self.sent.append(sent)
        self.answers[key] = asyncio.Event()
        begun = time.monotonic()
        self.crowd.figures.sent += 1
        await self._say(sent)
        await self.answers[key].wait()
        self.crowd.figures.acknowledged.append(time.monotonic() - begun)

    async def _say(self, sent: Sent) -> None:
        frame = {
            "kind": "slip",
            "reference": sent.key,
            "round": sent.round_number,
            "position": sent.position,
            "word": sent.word,
        }
        if self.line is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.line.send(json.dumps(frame))


def run_crowd(
    folder: Path, *, database: str = "sqlite", workers: int = 1, **options: int | float
) -> Figures:
    """Play a hall out; what came of it.

    Args:
        folder: of the servers' data.
        database: ``sqlite``, ``postgresql`` (a server of the crowd's own) or an address.
        workers: how many servers; several share a bus of the crowd's own.
        options: as of `Crowd`.
    """
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    limits = folder / "limits.toml"
    limits.write_text(LIMITS, encoding="utf-8")
    os.environ["STAFLA_LIMITS"] = str(limits)

    async def play(address: str | None) -> Figures:
        crowd = Crowd(folder, workers=workers, database=address, **options)  # type: ignore[arg-type]
        try:
            return await crowd.run()
        finally:
            crowd.close()

    try:
        with environment(database, workers) as address:
            return aside.run(play(address))
    finally:
        del os.environ["STAFLA_LIMITS"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    numbers = {"players": 1500, "rounds": 20, "seconds": 40, "kill": 0, "workers": 1}
    for name, default in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--burst", type=float, default=20.0)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql or an address")
    with tempfile.TemporaryDirectory() as place:
        told = run_crowd(Path(place), **vars(parser.parse_args())).lines()
        sys.stdout.write("\n".join(told) + "\n")
