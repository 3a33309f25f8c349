"""The kernel in the browser and the one in Python: the same plays, scores, refusals, verdicts."""

from random import Random

import pytest

from stafla import _core
from stafla._core import Bag, Board, Equity, MoveGenerator, Placement
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.editions.leaves import shipped_leaves
from stafla.web.device.files import device_edition, leaves_of, lexicon_files
from stafla.words import library
from tests.browser.node import check, require_kernel

POSITIONS = 6
TRIED = 40


class Asked:
    """An edition's games, with what the kernel in Python says of their positions."""

    def __init__(self, language: str) -> None:
        self.edition = load(language)
        self.rules = self.edition.ruleset(2)
        self.words = library.find(self.edition).graph
        self.leaves = shipped_leaves(self.edition, self.rules)
        self.generator = MoveGenerator(self.rules, self.words)
        self.dice = Random(f"positions of {language}")

    def device(self):
        """What Node is given of the edition."""
        told = device_edition(self.edition, 2)
        leaves = leaves_of(self.edition.language)
        assert leaves is not None
        return {
            "name": self.edition.id,
            "rules": told.rules.model_dump(mode="json"),
            "lexica": [str(path) for path in lexicon_files(self.edition.language)],
            "words": self.words.words,
            "leaves": str(leaves.path),
            "positions": [self.position(*where) for where in self.positions()],
        }

    def positions(self):
        """Boards, racks and bags of a game in which plays are picked at random."""
        full = Bag(self.rules, self.dice.randbytes(32))
        board, (rack, bag) = Board(self.rules), full.draw(7)
        for _ in range(POSITIONS):
            yield board, rack, bag
            plays = self.generator.plays(board, rack)
            if len(plays):
                placement = plays[self.dice.randrange(min(len(plays), 30))].placement
                board = board.laid(placement)
                rack = remainder(rack, placement)
            drawn, bag = bag.draw(7 - len(rack))
            rack += drawn
        # the bag is empty: going out counts
        yield board, rack[:4], Bag(self.rules, bytes(32), b"", 90)

    def position(self, board, rack, bag):
        plays = self.generator.plays(board, rack)
        unseen = self.dice.randrange(60)
        laid = [plays[i].placement for i in self.picked(len(plays))]
        best = self.generator.best(board, rack, Equity(self.leaves, len(bag), unseen))
        exchange = self.generator.best_exchange(rack, self.leaves, 7)
        return {
            "board": list(board.cells),
            "rack": list(rack),
            "bag": len(bag),
            "unseen": unseen,
            "plays": [play(one) for one in plays],
            "best": play(best),
            "greedy": play(self.generator.best(board, rack)),
            "kept": [
                self.kept_value(remainder(rack, placement), bag, unseen) for placement in laid
            ],
            "exchange": exchange and {"tiles": list(exchange[0]), "equity": exchange[1]},
            "refusals": [self.refused(rack, bag, count) for count in (0, 1, 7, 8)],
            "scored": [
                self.scored(board, rack, placement, held)
                for placement in (*laid, *self.scattered(board))
                for held in (True, False)
            ],
            "judged": [self.judged() for _ in range(TRIED)],
        }

    def kept_value(self, left, bag, unseen):
        worth = self.generator.kept(left, Equity(self.leaves, len(bag), unseen))
        return {"left": list(left), "worth": worth}

    def picked(self, count):
        return sorted(self.dice.sample(range(count), min(count, TRIED)))

    def scattered(self, board):
        """Placements of all sorts, most of them against the rules."""
        letters = [*range(1, self.rules.letters + 1), 0, 0, 0, 0x81, self.rules.letters + 1]
        for _ in range(TRIED):
            tiles = bytes(self.dice.choice(letters) for _ in range(self.dice.randint(1, 9)))
            square = self.dice.randrange(len(board.cells))
            yield Placement(square, self.dice.random() < 0.5, tiles)

    def scored(self, board, rack, placement, held):
        asked = {"placement": tell(placement), "held": held}
        try:
            full = board.full_placement(placement)
            _core.check(self.rules, board, full, rack if held else None)
        except _core.PlacementError as error:
            refusal = {"code": error.code, "square": error.square, "tile": error.tile}
            return asked | {"ruled": {"refusal": refusal}}
        score = breakdown(_core.score(self.rules, board, full))
        return asked | {"ruled": {"value": {"placement": tell(full), **score}}}

    def refused(self, rack, bag, count):
        tiles = (rack * 2)[:count]
        exchanges = self.dice.randrange(3)
        code = _core.exchange_refusal(self.rules, rack, tiles, len(bag), exchanges)
        return {"tiles": list(tiles), "exchanges": exchanges, "code": code}

    def judged(self):
        length = self.dice.randint(2, 4)
        word = bytes(self.dice.randint(1, self.rules.letters) for _ in range(length))
        if self.dice.random() < 0.5:
            listed = self.words.match(bytes([word[0], *([0] * (length - 1))]), 50)
            found = [one for one in listed.split(b"\0") if one]
            word = self.dice.choice(found) if found else word
        return {"word": list(word), "known": word in self.words}


def remainder(rack: bytes, placement: Placement) -> bytes:
    """What stays on the rack."""
    kept = list(rack)
    for tile in placement.tiles:
        if tile:
            kept.remove(0 if tile & _core.AS_BLANK else tile)
    return bytes(kept)


def tell(placement):
    return {"square": placement.square, "down": placement.down, "tiles": list(placement.tiles)}


def play(found):
    if found is None:
        return None
    return {"score": found.score, "equity": found.equity, "placement": tell(found.placement)}


def breakdown(score):
    return {"total": score.total, "bonus": score.bonus, "words": [word(one) for one in score.words]}


def word(one):
    parts = [
        {
            "square": part.square,
            "tile": part.tile,
            "value": part.value,
            "letterMultiplier": part.letter_multiplier,
            "wordMultiplier": part.word_multiplier,
            "new": part.new,
        }
        for part in one.parts
    ]
    line = {"square": one.square, "down": one.down}
    return line | {"multiplier": one.multiplier, "points": one.points, "parts": parts}


@pytest.fixture(scope="module", autouse=True)
def kernel():
    require_kernel()


def test_browser_and_server_have_one_kernel(tmp_path):
    given = [Asked(language).device() for language in LANGUAGES]
    for device in given:
        ruled = [one["ruled"] for at in device["positions"] for one in at["scored"]]
        assert any("value" in one for one in ruled)
        assert len({one["refusal"]["code"] for one in ruled if "refusal" in one}) > 5
        assert all(
            any(one["worth"] for one in at["kept"]) for at in device["positions"] if at["kept"]
        )
        assert len({one["known"] for at in device["positions"] for one in at["judged"]}) == 2
    check("kernel", given, tmp_path)
