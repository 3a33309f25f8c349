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
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from stafla._core import AS_BLANK, Board, MoveGenerator, Placement, PlacementError, check
from stafla.editions import load
from stafla.records.notation.play import word_of, write_square_of
from tests import aside
from tests.club.club import pairs
from tests.oracle import scorer
from tests.web.served import Served

EDITION = load("is")
RULES = EDITION.ruleset(1)
NUMBERS = EDITION.numbers(1)
WIDTH = EDITION.layout.width
GRAPH = pairs("is")
LATE, INVALID, TWICE = 0.05, 0.05, 0.02
# phones of a hall that all come from one address, as behind one router
LIMITS = """
[connections]
address = 4000
silent_address = 4000

[holds.player]
guest = 6
account = 6
address = 2000
in_all = 2000
hours = 48
"""


@dataclass
class Sent:
    """A slip on its way: ``kept`` is the server's acknowledgement."""

    key: str
    move: int
    play: Placement
    position: str
    word: str
    kept: dict | None = None
    refused: dict | None = None


@dataclass
class Round:
    """What can be written in a round, found once for all phones."""

    move: int
    closes: float
    good: list[Placement]
    bad: list[Placement]
    board: Board
    published: dict[int, float] = field(default_factory=dict)


@dataclass
class Figures:
    """What came of it; seconds."""

    players: int
    rounds: int
    sent: int = 0
    late: int = 0
    acknowledged: list[float] = field(default_factory=list)
    published: list[float] = field(default_factory=list)
    killed: int = 0
    reconnected: int = 0

    def lines(self) -> list[str]:
        told, shown = sorted(self.acknowledged), sorted(self.published)
        return [
            f"{self.players} phones, {self.rounds} rounds, {self.sent} slips, {self.late} late",
            f"acknowledged: median {middle(told):.3f} s, p99 {part(told, 0.99):.3f} s,"
            f" longest {told[-1]:.3f} s",
            f"published after the deadline, at every phone of every round: median"
            f" {middle(shown):.3f} s, p99 {part(shown, 0.99):.3f} s, longest {shown[-1]:.3f} s",
            f"killed {self.killed} times, {self.reconnected} connections made again",
            f"load of the machine: {' '.join(f'{one:.1f}' for one in os.getloadavg())}",
        ]


def middle(values: list[float]) -> float:
    return part(values, 0.5)


def part(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


class Crowd:
    """A hall: the server, the caller, the phones.

    Args:
        folder: of the server's database.
        players: how many phones.
        seconds: that a round lasts; in the last ``burst`` of them everybody sends.
        kill: the round in whose burst the server is killed and started again; 0: none.
    """

    def __init__(
        self, folder: Path, players: int, rounds: int, seconds: int, burst: float, kill: int = 0
    ) -> None:
        self.folder, self.count, self.rounds = folder, players, rounds
        self.seconds, self.burst, self.kill = seconds, burst, kill
        self.figures = Figures(players, rounds)
        self.served = Served(folder)
        self.caller = httpx2.Client(base_url=self.served.url, timeout=120)
        form = {"profile": "is", "seconds": seconds, "rounds": rounds, "automatic": "yes"}
        made = self.caller.post("/duplicate", data=form)
        assert made.status_code == 303, made.text
        self.path = made.headers["location"]
        self.phones: list[Phone] = []
        self.known: dict[int, Round] = {}
        self.ended = asyncio.Event()

    async def run(self) -> Figures:
        """Join, play all rounds, and hold what was published to what was sent."""
        await self._join()
        phones = [asyncio.create_task(phone.run()) for phone in self.phones]
        while any(phone.number == 0 for phone in self.phones):
            await asyncio.sleep(0.05)
        for move in range(1, self.rounds + 1):
            await self._play(move)
        for phone in phones:
            phone.cancel()
        await asyncio.gather(*phones, return_exceptions=True)
        await asyncio.to_thread(self._compare)
        return self.figures

    async def _join(self) -> None:
        async with httpx2.AsyncClient(base_url=self.served.url, timeout=120) as client:
            for number in range(1, self.count + 1):
                client.cookies.clear()
                joined = await client.post(f"{self.path}/join", data={"name": f"P{number:05}"})
                assert joined.status_code == 303, joined.text
                self.phones.append(Phone(self, number, joined.headers["location"]))

    async def _play(self, move: int) -> None:
        answer = await asyncio.to_thread(self.caller.post, self.path, data={"act": "announce"})
        assert answer.status_code == 303, answer.text
        if move == self.kill:
            while move not in self.known:
                await asyncio.sleep(0.05)
            await asyncio.sleep(max(0, self.known[move].closes - time.monotonic() - self.burst / 2))
            await asyncio.to_thread(self._start_again)
        while move not in self.known or len(self.known[move].published) < self.count:
            await asyncio.sleep(0.05)
        while not all(phone.finished(move) for phone in self.phones):
            await asyncio.sleep(0.05)
        known = self.known[move]
        if move != self.kill:
            self.figures.published += [at - known.closes for at in known.published.values()]

    def _start_again(self) -> None:
        self.served.kill()
        self.served.process.stdout.close()
        cookies = self.caller.cookies
        self.served.client.close()
        self.caller.close()
        self.served = Served(self.folder)
        self.caller = httpx2.Client(base_url=self.served.url, timeout=120, cookies=cookies)
        self.figures.killed += 1

    def round(self, move: int, desk: dict, left: int) -> Round:
        """The round that a phone was told of."""
        if move not in self.known:
            cells = bytearray(len(Board(RULES).cells))
            for tile in desk["board"]:
                code = EDITION.alphabet.word(tile["letter"])[0]
                cells[tile["square"]] = code | (AS_BLANK if tile["blank"] else 0)
            board = Board(RULES, bytes(cells))
            rack = bytes(
                0 if letter == "?" else EDITION.alphabet.word(letter)[0] for letter in desk["rack"]
            )
            closes = time.monotonic() + left / 1000
            self.known[move] = Round(move, closes, *plays(board, rack, move), board)
        return self.known[move]

    def _compare(self) -> None:
        record = self.caller.get(f"/pastimes/{self.path.rpartition('/')[2]}/record.json").json()
        events = record["events"]
        opened = [event["at"] for event in events if event["event"] == "round-opened"]
        masters = [event for event in events if event["event"] == "round-closed"]
        assert len(masters) == self.rounds
        totals, tops, board = dict.fromkeys(range(1, self.count + 1), 0), 0, {}
        for move, (begun, closed) in enumerate(zip(opened, masters, strict=True), 1):
            counted = self._counted(move, begun + 1000 * self.seconds)
            worth = {play: value(board, play) for play in set(counted.values())}
            for player, play in counted.items():
                totals[player] += worth[play]
            best = max(worth.values(), default=0)
            if best:
                assert closed["points"] == best, (move, closed, best)
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

    def _counted(self, move: int, deadline: int) -> dict[int, Placement]:
        """By player the play that counts: of those acknowledged the last one in time."""
        counted = {}
        for phone in self.phones:
            for sent in phone.sent:
                if sent.move != move:
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
        self.line = None
        self.jobs: dict[int, asyncio.Task] = {}
        self.answers: dict[str, asyncio.Event] = {}

    def finished(self, move: int) -> bool:
        """Whether everything that this phone had to say in a round was acknowledged."""
        return move in self.jobs and self.jobs[move].done()

    async def run(self) -> None:
        try:
            while True:
                with contextlib.suppress(OSError, ConnectionClosed, TimeoutError, EOFError):
                    await self._connected()
                self.line = None
                self.crowd.figures.reconnected += 1
                await asyncio.sleep(self.dice.uniform(0.1, 0.6))
        finally:
            for job in self.jobs.values():
                job.cancel()

    async def _connected(self) -> None:
        url = self.crowd.served.url.replace("http", "ws").rstrip("/")
        options = {"compression": None, "ping_interval": None, "open_timeout": 30}
        async with connect(f"{url}{self.path}/socket", **options) as line:
            self.line = line
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
        elif frame["kind"] == "refused":
            raise AssertionError(frame)
        elif frame["kind"] == "parts":
            self.number, parts = frame["number"], frame["parts"]
            self.mine = parts["mine"]
            told = re.search(r"<script[^>]*>(.*?)</script>", parts["board"], re.DOTALL)
            move = int(re.search(r"data-slip=\"(\d+)\"", parts["slip"])[1]) if told else 0
            if move and move not in self.jobs:
                known = crowd.round(move, json.loads(told[1]), frame["left"])
                self.done = move
                self.jobs[move] = asyncio.create_task(self._write(known))
            elif not move and self.done and parts["scored"]:
                crowd.known[self.done].published.setdefault(self.player, time.monotonic())

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
        key = f"{known.move}-{len(self.sent)}"
        where = write_square_of(play, EDITION, "letter-first")
        sent = Sent(key, known.move, play, where, word_of(play, known.board, EDITION))
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
            "move": sent.move,
            "position": sent.position,
            "word": sent.word,
        }
        if self.line is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.line.send(json.dumps(frame))


def plays(board: Board, rack: bytes, move: int) -> tuple[list[Placement], list[Placement]]:
    """Plays that the list knows, the best among them, and some whose words are none."""
    plain = [
        board.full_placement(play.placement)
        for play in MoveGenerator(RULES, GRAPH).plays(board, rack)
        if not any(tile & AS_BLANK for tile in play.placement.tiles)
    ]
    dice = Random(move)
    good = [plain[0], *dice.sample(plain, min(60, len(plain)))]
    bad: list[Placement] = []
    letters = [code for code in rack if code]
    lying = {divmod(at, WIDTH): code for at, code in enumerate(board.cells) if code}
    while len(bad) < 5:
        dice.shuffle(letters)
        square = dice.randrange(WIDTH * WIDTH)
        tries = Placement(square, bool(dice.getrandbits(1)), bytes(letters[: dice.randint(3, 5)]))
        with contextlib.suppress(PlacementError):
            full = board.full_placement(tries)
            check(RULES, board, full, rack)
            if not valid(lying, full):
                bad.append(full)
    return good, bad


def squares(board: dict, play: Placement) -> dict:
    """The tiles that a play lays, by row and column."""
    step = WIDTH if play.down else 1
    laid = {}
    for index, tile in enumerate(play.tiles):
        square = divmod(play.square + index * step, WIDTH)
        if tile and square not in board:
            laid[square] = tile
    return laid


def valid(board: dict, play: Placement) -> bool:
    """Whether every word that a play forms is in the list."""
    laid = squares(board, play)
    after = board | laid
    words = scorer.new_words(NUMBERS, board, laid)
    return all(bytes(after[one] & ~AS_BLANK for one in word) in GRAPH for word in words)


def value(board: dict, play: Placement) -> int:
    """What a slip scores, by definition: 0 if a word of it is none."""
    return scorer.points(NUMBERS, board, squares(board, play)) if valid(board, play) else 0


def run_crowd(folder: Path, **options: int | float) -> Figures:
    """Play a hall out; what came of it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    limits = folder / "limits.toml"
    limits.write_text(LIMITS, encoding="utf-8")
    os.environ["STAFLA_LIMITS"] = str(limits)

    async def play() -> Figures:
        crowd = Crowd(folder, **options)  # type: ignore[arg-type]
        try:
            return await crowd.run()
        finally:
            crowd.caller.close()
            crowd.served.__exit__()

    try:
        return aside.run(play())
    finally:
        del os.environ["STAFLA_LIMITS"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name, default in (("players", 1500), ("rounds", 20), ("seconds", 40), ("kill", 0)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--burst", type=float, default=20.0)
    with tempfile.TemporaryDirectory() as place:
        told = run_crowd(Path(place), **vars(parser.parse_args())).lines()
        sys.stdout.write("\n".join(told) + "\n")
