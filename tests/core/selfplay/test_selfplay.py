"""Self-play: every game is legal by the kernel's own rules, and follows from its seed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stafla import _core, editions
from stafla.words import library

DRAWS = Path(__file__).parents[3] / "docs" / "formats" / "draws.md"
SETTINGS = [
    (name, players)
    for name in editions.names()
    for players in (2, 3, 4)
    if editions.load(name).players.admit(players)
]
# those with large lists are left to CI; the others stand for them
USUAL = [
    pytest.param(one, marks=pytest.mark.ci if one in ("is", "pl") else ())
    for one in editions.names()
]


def invented_words(edition: editions.Edition) -> bytes:
    """Every string of two tiles of the edition, and some of three to seven."""
    letters = len(edition.alphabet)
    state = 1
    words = []
    for length, count in ((2, letters * letters // 3), *((n, 900) for n in range(3, 8))):
        for _ in range(count):
            word = bytearray()
            for _ in range(length):
                state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
                word.append(1 + (state >> 33) % letters)
            words.append(bytes(word))
    return b"".join(word + b"\0" for word in sorted(set(words)))


class Setting:
    """An edition with words, invented ones unless its own are asked for, and leaves."""

    def __init__(self, name: str, players: int = 2, own_words: bool = False) -> None:
        self.edition = editions.load(name)
        self.rules = self.edition.ruleset(players)
        letters = len(self.edition.alphabet)
        if own_words:
            self.lexicon = library.find(self.edition).graph
        else:
            codes = invented_words(self.edition)
            self.lexicon = _core.WordGraph(_core.WordGraph.build(codes, letters, b"{}")[0])
        self.words = _core.WordMap(self.lexicon, self.rules)
        worth = [18_000, *(2000 - 1000 * self.rules.value(code) for code in range(1, letters + 1))]
        self.leaves = _core.Leaves.plain(self.rules, worth, [-3000] * (letters + 1))

    def play(self, first: int, games: int, threads: int = 1) -> _core.SelfplayChunk:
        context = _core.SearchContext(self.rules, self.lexicon, self.words, self.leaves)
        run = _core.SelfplayRun(context, 2016)
        return _core.selfplay(run, first=first, games=games, threads=threads)


def games(chunk: _core.SelfplayChunk) -> Iterator[dict[str, Any]]:
    yield from map(json.loads, chunk.records.splitlines())


class Replay:
    """A game played again from its line, by the seam's single steps."""

    def __init__(self, setting: Setting, line: dict[str, Any]) -> None:
        self.rules, self.lexicon = setting.rules, setting.lexicon
        self.board = _core.Board(self.rules)
        self.bag = _core.Bag(self.rules, bytes.fromhex(line["seed"]))
        self.racks = [self.draw(self.rules.rack_size) for _ in range(self.rules.racks)]
        self.totals = [0] * self.rules.racks
        self.passes = self.scoreless = 0

    def draw(self, count: int) -> bytes:
        drawn, self.bag = self.bag.draw(count)
        return drawn

    def take(self, mover: int, tiles: bytes) -> None:
        rack = list(self.racks[mover])
        for tile in tiles:
            rack.remove(tile)
        self.racks[mover] = bytes(rack)

    def turn(self, mover: int, turn: list[Any]) -> None:
        if len(turn) == 4:
            self.play(mover, *turn)
            self.passes = self.scoreless = 0
        elif turn:
            self.exchange(mover, bytes.fromhex(turn[0]))
            self.passes, self.scoreless = 0, self.scoreless + 1
        else:
            self.passes, self.scoreless = self.passes + 1, self.scoreless + 1

    def play(self, mover: int, square: int, down: int, tiles: str, points: int) -> None:
        placement = _core.Placement(square, bool(down), bytes.fromhex(tiles))
        _core.check(self.rules, self.board, placement, self.racks[mover])
        score = _core.score(self.rules, self.board, placement)
        assert score.total == points
        assert all(word.letters in self.lexicon for word in score.words)
        self.board = self.board.laid(placement)
        laid = [tile for _, tile in placement.laid(self.rules)]
        self.take(mover, bytes(0 if tile & _core.AS_BLANK else tile for tile in laid))
        self.racks[mover] += self.draw(len(laid))
        self.totals[mover] += points

    def exchange(self, mover: int, tiles: bytes) -> None:
        refusal = _core.exchange_refusal(self.rules, self.racks[mover], tiles, len(self.bag))
        assert refusal is None
        self.take(mover, tiles)
        self.racks[mover] += self.draw(len(tiles))
        self.bag = self.bag.returned(tiles)

    def ending(self) -> str | None:
        sizes = [len(rack) for rack in self.racks]
        return _core.ending(self.rules, len(self.bag), sizes, self.passes, self.scoreless)


def replay_it(setting: Setting, line: dict[str, Any]) -> Replay:
    """The game of a line, played again to its end and settled; every step is checked."""
    replay = Replay(setting, line)
    for n, turn in enumerate(line["turns"]):
        assert replay.ending() is None
        mover = setting.rules.next_rack(n)
        replay.turn(mover, turn)
    assert replay.ending() == line["ending"]
    out = mover if line["ending"] == "out" else None
    change = _core.settle(setting.rules, replay.racks, out)
    totals = [a + b for a, b in zip(replay.totals, change, strict=True)]
    assert totals == line["totals"]
    return replay


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_games_replay_through_check_score_draws_ending_and_settlement(
    name: str, players: int
) -> None:
    setting = Setting(name, players)
    chunk = setting.play(0, 12)
    lines = list(games(chunk))
    assert [line["game"] for line in lines] == list(range(12)) and chunk.games == 12
    for line in lines:
        replay_it(setting, line)
    assert chunk.turns == sum(len(line["turns"]) for line in lines)
    assert chunk.score == sum(sum(line["totals"]) for line in lines)


@pytest.mark.parametrize("name", USUAL)
def test_a_thousand_games_with_an_edition_s_own_words_end_legally_and_lose_no_tile(
    name: str,
) -> None:
    setting = Setting(name, own_words=True)
    full = _core.Bag(setting.rules, bytes(32)).tiles
    endings: dict[str, int] = {}
    for line in games(setting.play(0, 1000, threads=2)):
        replay = replay_it(setting, line)
        laid = (tile for tile in replay.board.cells if tile)
        on_board = [0 if tile & _core.AS_BLANK else tile for tile in laid]
        everywhere = [*on_board, *replay.bag.tiles, *b"".join(replay.racks)]
        assert bytes(sorted(everywhere)) == full
        endings[line["ending"]] = endings.get(line["ending"], 0) + 1
    assert sum(endings.values()) == 1000 and endings["out"] > 500


def test_chunks_and_threads_change_no_line() -> None:
    setting = Setting("sv")
    whole = setting.play(0, 40).records
    assert setting.play(0, 40, threads=3).records == whole
    assert setting.play(0, 7).records + setting.play(7, 33, threads=2).records == whole


def test_exchanges_are_made_only_while_the_bag_holds_enough() -> None:
    setting = Setting("sv")
    exchanges = 0
    for line in games(setting.play(0, 60)):
        replay = Replay(setting, line)
        for n, turn in enumerate(line["turns"]):
            if len(turn) == 1:
                exchanges += 1
                assert len(replay.bag) >= 7  # SV-26
            replay.turn(n % 2, turn)
    assert exchanges > 0


def test_a_game_s_seed_is_the_block_that_the_page_tells() -> None:
    names: dict[str, Any] = {}
    exec("".join(re.findall(r"```python\n(.*?)```", DRAWS.read_text("utf-8"), re.S)), names)
    setting = Setting("en")
    key = (2016).to_bytes(8, "little") + bytes(24)
    for line in games(setting.play(3, 3)):
        words = names["block"](key, 2, line["game"])
        seed = b"".join(word.to_bytes(4, "little") for word in words)[:32]
        assert line["seed"] == seed.hex()
