"""A club with small word lists, a clock and dice of its own."""

import itertools
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from stafla._core import WordGraph, WordMap
from stafla.bots import KINDS, make
from stafla.club import Act, Audience, BotRunner, LocalNews, SeatSetup, Setup, Tables, Timekeeper
from stafla.club.tables.acts import LaidTile
from stafla.club.tables.cache import GameCache
from stafla.editions import load
from stafla.rules import Game
from stafla.store import GameStore, open_database
from tests.databases import fresh

OWNER = sha256(b"the device that made the table").hexdigest()
STRANGER = sha256(b"another device").hexdigest()
BOT = KINDS[-1]


class Words:
    """Every pair of letters is a word, every letter between vowels, and some longer ones."""

    name = "pairs"
    fingerprint = "000000"
    version = "2026.11"

    def __init__(self, edition: str) -> None:
        self.alphabet = load(edition).alphabet
        self.graph = pairs(edition)

    def map(self, rules):
        return word_map(self.graph, rules)

    def has(self, words):
        return False  # so that the verdict of each kind of list is asked for

    def verdict(self, words):
        known = [self.alphabet.word(word) in self.graph for word in words]
        return "valid" if all(known) else "invalid"

    def verdicts(self, words):
        return {word: self.verdict([word]) for word in words}


class NoWords(Words):
    """A list that is not installed any more."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.graph = None

    def map(self, rules):
        return None

    def verdict(self, words):
        return "unknown"


class Shelf:
    """The same list for every edition."""

    def __init__(self, kind=Words) -> None:
        self.kind = kind

    def of(self, edition):
        return [self.kind(edition.id)]

    def pinned_to(self, edition, name, fingerprint):
        return self.kind(edition.id)

    def is_open(self, edition, fingerprint):
        return self.kind is not NoWords


@cache
def pairs(edition: str) -> WordGraph:
    alphabet = load(edition).alphabet
    letters = range(1, len(alphabet) + 1)
    vowels = [alphabet.word(letter)[0] for letter in sorted(alphabet.vowels)]
    consonants = [letter for letter in letters if letter not in vowels]
    words = {bytes(pair) for pair in itertools.product(letters, repeat=2)}
    words |= {bytes(t) for t in itertools.product(vowels, letters, vowels)}
    dice = Random(edition)
    for length in range(4, 9):
        for _ in range(1500):
            kinds = itertools.cycle((vowels, consonants))
            words.add(bytes(dice.choice(kind) for kind in itertools.islice(kinds, length)))
    codes = b"".join(word + b"\0" for word in sorted(words))
    data, _ = WordGraph.build(codes, len(alphabet), b"{}")
    return WordGraph(data)


@cache
def word_map(graph, rules) -> WordMap:
    return WordMap(graph, rules)


class Club:
    """Everything a table needs; times and dice are numbers that the test knows."""

    def __init__(self, path, *, kind=Words, patience=0, pace=0, dice=0) -> None:
        self.path = path
        self.time = 1_800_000_000_000
        self.dice = dice
        self.database = open_database(fresh(path) if isinstance(path, Path) else path)
        self.news = LocalNews()
        self.tables = Tables(
            GameStore(self.database), Shelf(kind), self.news, now=self.now, random=self.random
        )
        self.bots = BotRunner(self.tables, now=self.now, patience=patience, pace=pace)
        self.timekeeper = Timekeeper(self.tables, self.bots.wake)

    def now(self) -> int:
        return self.time

    def random(self, count: int) -> bytes:
        self.dice += 1
        return sha256(self.dice.to_bytes(8, "big")).digest()[:count]

    def close(self) -> None:
        self.bots.close()
        self.database.close()

    def wait(self, seconds: float) -> None:
        """Time goes by; nobody looks."""
        self.time += int(seconds * 1000)

    def table(self, profile="is", people=2, bots=0, check="challenge", clock="") -> str:
        guests = [SeatSetup(f"Person {n}") for n in range(1, people + 1)]
        guests += [SeatSetup(f"Bot {n}", BOT) for n in range(1, bots + 1)]
        return self.tables.create(Setup(profile, tuple(guests), check, clock=clock), OWNER)

    def game(self, table: str) -> Game:
        return self.tables.game(table)

    def act(self, table: str, seat: int, act: Act, expected: int | None = None) -> int:
        expected = self.game(table).number if expected is None else expected
        return self.tables.act(table, Audience(OWNER, seat), expected, act)

    def best(self, table: str) -> Act:
        """The act of laying the best play for whoever is to move, else a pass."""
        from stafla._core import MoveGenerator

        game = self.game(table)
        generator = MoveGenerator(game.rules, pairs(game.edition.id))
        play = generator.best(game.board, game.racks[game.to_move])
        return lay(game, play.placement) if play else Act("pass")

    def exchange(self, game: Game) -> Act:
        """The act of exchanging two tiles of whoever is to move."""
        alphabet = game.edition.alphabet
        rack = game.racks[game.to_move][:2]
        return Act("exchange", tiles=tuple("?" if t == 0 else alphabet.letter(t) for t in rack))

    def player(self, game: Game):
        """A bot that plays by the club's words."""
        words = Words(game.edition.id)
        return make(BOT, game.edition, words.graph, words.map(game.rules))


def forget(game_cache: GameCache) -> None:
    """Have every table read from its log again, as another server would."""
    game_cache._kept.clear()
    game_cache._at_end.clear()
    game_cache._late.clear()


def lay(game: Game, placement) -> Act:
    """The act of laying a placement."""
    alphabet = game.edition.alphabet
    tiles = [
        LaidTile(square, alphabet.letter(tile), bool(tile & 0x80))
        for square, tile in placement.laid(game.rules)
    ]
    return Act("play", laid=tuple(tiles))
