"""Reads and runs the `stafla-test` blocks of the rule book.

The fence names what holds for the block, each line is one statement (docs/rules/README.md shows
them all):

    8D HRAKI = 28 (HRAKI 28)            the play is legal and scores so; it stays on the board
    H4 KIMA refused not-on-start        the play is refused with this code
    exchange 3 bag 5: bag-below-least   so many tiles, so many in the bag: allowed, or the code
    ends bag 0 racks 0 3: out           the ending that these numbers make, or `goes on`
    leftovers CDE / -: -18 / +18        what each rack's total changes by (`-`: played out)
    word KOIRA: valid                   what the shipped lexicon says
    variants theme two-bags: allowed    what a table can agree on together, or the code
    take J8 I8 = 3                      reverse play: these tiles score so and are gone
    card KOTŁOWA PRANIEM: allowed       bingo: the words of a card, or `refused` with the code
    take J8 refused gap                 reverse play: they cannot be taken, with this code
    rack AKKKKK? move 15: fits          duplicate: the rack is announced, or it `goes back`
    bag KKKT: ends                      duplicate: what is left in the bag ends it, or it `goes on`
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import stafla._core as core
from stafla import editions
from stafla.editions import AlphabetError, Edition
from stafla.rules import Refusal
from stafla.rules.bingo.card import require_card, spelt
from stafla.rules.duplicate.rack import Kinds, RackRule, bag_ends
from stafla.words import library

FENCE = re.compile(r"^```stafla-test(?P<options>[^\n]*)\n(?P<body>.*?)^```", re.M | re.S)
PLAY = re.compile(
    r"(?P<square>[A-Z]\d+|\d+[A-Z]) (?P<tiles>\S+)"
    r"(?: = (?P<total>-?\d+)(?: \((?P<words>.+)\))?| refused (?P<code>\S+))"
)
EXCHANGE = re.compile(r"exchange (?P<count>\d+) bag (?P<bag>\d+): (?P<answer>\S+)")
ENDS = re.compile(r"ends bag (?P<bag>\d+) (?P<facts>.+): (?P<answer>.+)")
LEFTOVERS = re.compile(r"leftovers (?P<racks>.+): (?P<changes>.+)")
TAKE = re.compile(
    r"take (?P<squares>[A-Z]\d+(?: [A-Z]\d+)*)(?: = (?P<points>\d+)| refused (?P<code>\S+))"
)
VARIANTS = re.compile(r"variants (?P<names>.+): (?:refused )?(?P<answer>\S+)")
DUPLICATE_RACK = re.compile(r"rack (?P<tiles>\S+) move (?P<move>\d+): (?P<answer>.+)")
DUPLICATE_BAG = re.compile(r"bag (?P<tiles>\S+)(?: rack (?P<rack>\S+))?: (?P<answer>.+)")
CARD = re.compile(r"card (?P<words>\S+ \S+)(?:: allowed| refused (?P<code>\S+))")
WORD = re.compile(r"word (?P<word>\S+): (?P<answer>\S+)")


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: where it stands, its options and its lines."""

    name: str
    options: dict[str, str]
    lines: tuple[str, ...]

    @property
    def proves(self) -> tuple[str, ...]:
        """The rule numbers the block shows."""
        return tuple(filter(None, self.options.get("proves", "").split(",")))


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page, named by page and line."""
    text = page.read_text()
    for match in FENCE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        options = dict(option.split("=", 1) for option in match["options"].split())
        lines = [raw.split("#")[0].strip() for raw in match["body"].splitlines()]
        yield Block(f"{page.stem}:{line}", options, tuple(filter(None, lines)))


@dataclass
class Runner:
    """Runs the lines of one block on one board."""

    edition: Edition
    players: int
    board: core.Board = field(init=False)
    rules: core.Ruleset = field(init=False)

    def __post_init__(self) -> None:
        self.rules = self.edition.ruleset(players=self.players)
        self.board = core.Board(self.rules)

    def run(self, line: str) -> None:
        """Assert what the line says."""
        for pattern, statement in self.statements().items():
            if match := pattern.fullmatch(line):
                statement(match)
                return
        raise AssertionError(f"no statement of the rule book: {line!r}")

    def statements(self) -> dict[re.Pattern[str], Callable[[re.Match[str]], None]]:
        return {
            EXCHANGE: self.exchange,
            ENDS: self.ends,
            LEFTOVERS: self.leftovers,
            WORD: self.word,
            VARIANTS: self.variants,
            TAKE: self.take,
            DUPLICATE_RACK: self.duplicate_rack,
            DUPLICATE_BAG: self.duplicate_bag,
            CARD: self.card,
            PLAY: self.play,
        }

    def play(self, match: re.Match[str]) -> None:
        code, placement = self.answer(match["square"], match["tiles"])
        assert code == match["code"]
        if placement is None:
            return
        score = core.score(self.rules, self.board, placement)
        assert score.total == int(match["total"])
        if match["words"]:
            said = [tuple(part.rsplit(" ", 1)) for part in match["words"].split(", ")]
            found = [(self.text(w.tiles), str(w.points)) for w in score.words]
            assert sorted(found) == sorted(said)
        self.board = self.board.laid(placement)

    def placement(self, square: str, tiles: str) -> core.Placement:
        down = square[0].isalpha()
        column, row = (square[0], square[1:]) if down else (square[-1], square[:-1])
        index = (int(row) - 1) * self.rules.width + ord(column) - ord("A")
        return core.Placement(index, down, self.edition.alphabet.encode(tiles))

    def answer(self, square: str, tiles: str) -> tuple[str | None, core.Placement | None]:
        """The code of the refusal, or the placement."""
        try:
            placement = self.board.full_placement(self.placement(square, tiles))
            core.check(self.rules, self.board, placement)
        except (core.PlacementError, AlphabetError) as refused:
            return refused.code, None
        return None, placement

    def text(self, tiles: bytes) -> str:
        return self.edition.alphabet.decode(tiles)

    def exchange(self, match: re.Match[str]) -> None:
        count, bag = int(match["count"]), int(match["bag"])
        code = core.exchange_refusal(self.rules, None, count, bag)
        assert (code or "allowed") == match["answer"]

    def ends(self, match: re.Match[str]) -> None:
        facts = dict(re.findall(r"(racks|passes|scoreless) ([\d ]*\d)", match["facts"]))
        racks = [int(size) for size in facts.get("racks", "7 " * self.players).split()]
        runs = int(facts.get("passes", 0)), int(facts.get("scoreless", 0))
        found = core.ending(self.rules, int(match["bag"]), racks, *runs)
        assert (found or "goes on") == match["answer"]

    def leftovers(self, match: re.Match[str]) -> None:
        racks = [part.strip().strip("-") for part in match["racks"].split("/")]
        codes = [self.edition.alphabet.rack(rack) for rack in racks]
        out = racks.index("") if "" in racks else None
        expected = [int(part) for part in match["changes"].split("/")]
        assert core.settle(self.rules, codes, out) == expected

    def word(self, match: re.Match[str]) -> None:
        code = self.edition.alphabet.word(match["word"])
        answer = "valid" if code in library.find(self.edition).graph else "invalid"
        assert answer == match["answer"]

    def variants(self, match: re.Match[str]) -> None:
        try:
            editions.combine(self.edition, match["names"].split(), players=self.players)
        except editions.VariantError as error:
            assert error.code == match["answer"]
        else:
            assert match["answer"] == "allowed"

    def kinds(self, tiles: str) -> Kinds:
        return Kinds.of(self.edition, self.edition.alphabet.rack(tiles.replace("-", "")))

    def duplicate_rack(self, match: re.Match[str]) -> None:
        fits = RackRule().fits(self.kinds(match["tiles"]), int(match["move"]))
        assert ("fits" if fits else "goes back") == match["answer"]

    def duplicate_bag(self, match: re.Match[str]) -> None:
        ends = bag_ends("laid", self.kinds(match["tiles"]), self.kinds(match["rack"] or "-"))
        assert ("ends" if ends else "goes on") == match["answer"]

    def card(self, match: re.Match[str]) -> None:
        try:
            require_card(self.edition, spelt(self.edition, match["words"].split()))
        except Refusal as refused:
            assert refused.code == match["code"]
            return
        assert match["code"] is None

    def take(self, match: re.Match[str]) -> None:
        names = match["squares"].split()
        squares = [(int(n[1:]) - 1) * self.rules.width + ord(n[0]) - ord("A") for n in names]
        try:
            removal, changed = core.examine_removal(self.rules, self.board, squares)
        except core.PlacementError as refused:
            assert refused.code == match["code"]
            return
        graph = library.find(self.edition).graph
        letters = [bytes(tile & ~core.AS_BLANK for tile in word) for word in changed]
        code = None if all(word in graph for word in letters) else "invalid-words"
        assert code == match["code"]
        if code is None:
            assert removal.points == int(match["points"])
            self.board = self.board.lifted(squares)


def run(block: Block) -> None:
    """Run a block's lines in order."""
    agreed = filter(None, block.options.get("variants", "").split(","))
    edition = editions.combine(editions.load(block.options["edition"]), agreed)
    runner = Runner(edition, int(block.options.get("players", "2")))
    for line in block.lines:
        runner.run(line)
