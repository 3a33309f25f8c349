"""A position as it is analysed: what the player to move may know."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from stafla._core import AS_BLANK, BLANK, Board, Ruleset
from stafla.bots import Sight
from stafla.editions import Edition
from stafla.records import PositionFault, cgp
from stafla.rules import UNKNOWN, Game, Seat


@dataclass(frozen=True)
class Position:
    """A board, the racks that are known, and the scores.

    Attributes:
        edition: what is played.
        board: the tiles on it.
        rack: tiles of the player to move, as codes.
        others: the other racks in the order in which they move; None where not known.
        scores: of all players from the one to move.
        zeros: passes or scoreless turns in a row, as the edition counts them.
        exchanges: how often the player to move has exchanged in this game.

    A position need not have come from a game: more tiles may lie on the board than the set has.
    """

    edition: Edition
    board: Board
    rack: bytes
    others: tuple[bytes | None, ...] = (None,)
    scores: tuple[int, ...] = (0, 0)
    zeros: int = 0
    exchanges: int = 0

    def __post_init__(self) -> None:
        """Refuse what could not be held.

        Raises:
            PositionFault: ``cgp-players-edition``, ``cgp-rack-set``.
        """
        players = len(self.scores)
        if not self.edition.players.admit(players):
            raise PositionFault("cgp-players-edition", found=players, edition=self.edition.id)
        for number, rack in enumerate((self.rack, *self.others), 1):
            if over := Counter(rack or b"") - full_set(self.edition):
                text = self.edition.alphabet.decode_rack([min(over)])
                raise PositionFault("cgp-rack-set", rack=number, text=text)

    @classmethod
    def of_line(cls, line: cgp.CgpPosition, edition: Edition) -> "Position":
        """The position of a CGP line already read.

        Raises:
            PositionFault: ``cgp-no-rack`` too, if the rack to move is not known.
        """
        rack, *others = line.racks
        if rack is None:
            raise PositionFault("cgp-no-rack")
        if not edition.players.admit(line.players):
            raise PositionFault("cgp-players-edition", found=line.players, edition=edition.id)
        board = Board(edition.ruleset(line.players), line.cells)
        return cls(edition, board, rack, tuple(others), line.scores, line.zeros)

    @classmethod
    def of_cgp(cls, text: str, edition: Edition) -> "Position":
        """The position of a CGP line.

        Raises:
            PositionFault: as `of_line`, and what cannot be read.
        """
        return cls.of_line(cgp.read(text, edition), edition)

    @classmethod
    def of_game(cls, game: Game, seat: Seat) -> "Position":
        """A game as the player in this seat sees it, who is to move.

        Raises:
            PositionFault: ``cgp-no-rack``: the record does not know all of the rack.
        """
        if UNKNOWN in game.racks[seat]:
            raise PositionFault("cgp-no-rack")
        # partners stay next to each other (PL-65)
        turned = (seat ^ step if game.pairs else seat + step for step in game.seats)
        order = [other % len(game.seats) for other in turned]
        return cls(
            edition=game.edition,
            board=game.board,
            rack=game.racks[seat],
            others=(None,) * (len(order) - 1),
            scores=tuple(game.totals[other] for other in order),
            zeros=zeros_of(game.edition, game.passes, game.scoreless),
            exchanges=game.on_side(seat, game.exchanges),
        )

    @classmethod
    def of_sight(cls, sight: Sight) -> "Position":
        """What a bot sees, as a position to analyse."""
        order = [(sight.seat + step) % len(sight.totals) for step in range(len(sight.totals))]
        return cls(
            edition=sight.edition,
            board=sight.board,
            rack=sight.rack,
            others=(None,) * (len(order) - 1),
            scores=tuple(sight.totals[other] for other in order),
            zeros=zeros_of(sight.edition, sight.passes, sight.scoreless),
            exchanges=sight.exchanges,
        )

    @property
    def rules(self) -> Ruleset:
        """The kernel's numbers for so many players."""
        return self.edition.ruleset(len(self.scores))

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.scores)

    @cached_property
    def unseen(self) -> bytes:
        """Every tile neither on the board nor on the own rack, sorted: bag and other racks."""
        left = full_set(self.edition)
        left.subtract(BLANK if cell & AS_BLANK else cell for cell in self.board.cells if cell)
        left.subtract(self.rack)
        return bytes(sorted((+left).elements()))

    @cached_property
    def hidden(self) -> bytes:
        """The unseen tiles that are on no known rack, sorted: in the bag or on unknown racks."""
        left = Counter(self.unseen)
        left.subtract(b"".join(rack for rack in self.others if rack is not None))
        return bytes(sorted((+left).elements()))

    @property
    def bag(self) -> int:
        """Tiles in the bag: what is left when unknown racks are full."""
        unknown = sum(rack is None for rack in self.others)
        return max(0, len(self.hidden) - unknown * self.edition.rack)

    @property
    def last_rack(self) -> bytes | None:
        """With an empty bag and one opponent: the tiles that the opponent must hold."""
        if self.bag or len(self.others) != 1:
            return None
        (known,) = self.others
        return self.hidden if known is None else known

    @property
    def lead(self) -> int:
        """Points ahead of the best other player."""
        own, *others = self.scores
        return own - max(others, default=0)

    def win(self, spread: int) -> float:
        """1, ½ or 0: what it comes to if so many points are gained on the best other player."""
        final = self.lead + spread
        return 0.5 if final == 0 else float(final > 0)

    @property
    def runs(self) -> tuple[int, int]:
        """Passes in a row, and turns without a new tile: whichever the edition counts."""
        counts_turns = self.edition.ending.scoreless_turns > 0
        return (0, self.zeros) if counts_turns else (self.zeros, 0)

    def cgp(self) -> str:
        """The position as a CGP line."""
        racks = (self.rack, *self.others)
        line = cgp.CgpPosition(self.board.cells, racks, self.scores, self.zeros)
        return cgp.write(line, self.edition)


def zeros_of(edition: Edition, passes: int, scoreless: int) -> int:
    """What a line of CGP counts of the turns in a row: those that the edition counts."""
    return min(scoreless if edition.ending.scoreless_turns else passes, cgp.MOST_ZEROS)


def full_set(edition: Edition) -> Counter[int]:
    """How many of each tile the edition's set has, by code."""
    letters = enumerate(("?", *edition.alphabet.upper))
    return Counter({code: edition.tiles.get(letter, (0, 0))[0] for code, letter in letters})
