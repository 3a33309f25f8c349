"""A GCG file played through: every figure it states, computed again by the kernel.

What a file tells but nobody can compute (a bonus or penalty for a challenge, a time penalty) is
taken as stated. After a play that is not legal the check goes on with the stated points, so that
one slip does not hide the next.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from stafla._core import (
    AS_BLANK,
    BLANK,
    Board,
    Placement,
    PlacementError,
    check,
    exchange_refusal,
    score,
)
from stafla.editions import AlphabetError, Edition
from stafla.records.fault import Fault, GameFileFault
from stafla.records.gcg.file import GcgFile, Kind, Line
from stafla.records.notation.play import read_play
from stafla.records.notation.square import write_square

Settled = Literal["each", "double", "none"]
Field = Literal["play", "score", "cumulative", "tiles", "event"]


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Something that the file states otherwise than the rules have it.

    ``n`` is the line's number among the moves, or for field ``event`` the number of the event in
    a record of our own. ``reason`` is a kernel code where a move is not legal; ``square``, ``tile``
    (``?``: a blank), ``bag`` (tiles in it) and ``least`` (tiles that it must hold for an exchange)
    are what the reason is about, where it is about one.
    """

    n: int
    field: Field
    computed: int | str | None = None
    stated: int | str | None = None
    reason: str | None = None
    square: str | None = None
    tile: str | None = None
    bag: int | None = None
    least: int | None = None


@dataclass(frozen=True, slots=True)
class CheckedTurn:
    """A ``>`` line with its points computed (None for an illegal play) and the total after it."""

    n: int
    player: str
    kind: Kind
    play: str
    computed: int | None
    stated: int
    cumulative: int


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """What playing the file through showed."""

    players: tuple[tuple[str, int], ...]
    turns: tuple[CheckedTurn, ...]
    settlement: Settled
    mismatches: tuple[Mismatch, ...]


def play_through(file: GcgFile, edition: Edition) -> ReplayReport:
    """The report on a file.

    Raises:
        GameFileFault: a square, a play or a rack that cannot be read in this edition, or more
            players than it admits; with the line.
    """
    if not edition.players.admit(len(file.players)):
        raise GameFileFault("gcg-players-edition", found=len(file.players), edition=edition.id)
    walk = _Walk(file, edition)
    for n, line in enumerate(file.lines, 1):
        walk.line(n, line)
    walk.leftovers()
    return walk.report()


def square_of(error: PlacementError, edition: Edition) -> str | None:
    """The square that an error is about."""
    if error.square is None:
        return None
    return write_square(*divmod(error.square, edition.layout.width))


def tile_of(error: PlacementError, edition: Edition) -> str | None:
    """The tile that an error is about, ``?`` a blank."""
    if error.tile is None or error.tile & ~AS_BLANK > len(edition.alphabet):
        return None
    blank = error.tile == BLANK or error.tile & AS_BLANK
    return "?" if blank else edition.alphabet.letter(error.tile)


class _Walk:
    """The state of playing a file through."""

    def __init__(self, file: GcgFile, edition: Edition) -> None:
        self.edition = edition
        self.rules = edition.ruleset(len(file.players))
        self.board = Board(self.rules)
        self.totals = {player.nick: 0 for player in file.players}
        self.stated = dict(self.totals)
        self.played: tuple[str, list[int], int] | None = None
        self.turns: list[CheckedTurn] = []
        self.mismatches: list[Mismatch] = []
        self.gains: list[tuple[int, Line, int]] = []
        self.each = any(line.kind == "rack" and line.rack is not None for line in file.lines)

    def line(self, n: int, line: Line) -> None:
        """Play one line and compare its figures."""
        try:
            computed = self.compute(n, line)
        except Fault as fault:
            raise fault.at(line=line.number) from None
        if computed is not None and computed != line.points:
            self.mismatches.append(Mismatch(n, "score", computed, line.points))
        self.totals[line.player] += line.points if computed is None else computed
        self.stated[line.player] += line.points
        if line.total != self.stated[line.player]:
            self.mismatches.append(Mismatch(n, "cumulative", self.stated[line.player], line.total))
            self.stated[line.player] = line.total
        self.turns.append(
            CheckedTurn(
                n,
                line.player,
                line.kind,
                line.play,
                computed,
                line.points,
                self.totals[line.player],
            )
        )

    def compute(self, n: int, line: Line) -> int | None:
        """What the line is worth by the rules; None where the move is not legal."""
        match line.kind:
            case "play":
                return self.play(n, line)
            case "withdrawn":
                return self.withdraw(n, line)
            case "exchange":
                return self.exchange(n, line)
            case "pass":
                self.rack(line)
                return 0
            case "rack":
                return self.points_left(n, line)
        return line.points

    def play(self, n: int, line: Line) -> int | None:
        """The points of a play, which then lies on the board."""
        rack = self.rack(line)
        try:
            placement = read_play(f"{line.square} {line.tiles}", self.edition)
            whole = self.board.full_placement(placement)
            check(self.rules, self.board, whole, rack)
            points = score(self.rules, self.board, whole).total
        except PlacementError as error:
            about = square_of(error, self.edition), tile_of(error, self.edition)
            self.mismatches.append(Mismatch(n, "play", None, None, error.code, *about))
            self.force(line)
            return None
        self.lay(line, whole, points)
        self.count_set(n, whole)
        return points

    def force(self, line: Line) -> None:
        """Lay an illegal play where its squares are free, so that later lines make sense."""
        try:
            placement = read_play(f"{line.square} {line.tiles}", self.edition)
            self.lay(line, self.board.full_placement(placement), line.points)
        except PlacementError:
            self.played = None

    def lay(self, line: Line, whole: Placement, points: int) -> None:
        """Put the tiles on the board and remember them, in case they are withdrawn."""
        step = self.board.width if whole.down else 1
        squares = [whole.square + at * step for at, tile in enumerate(whole.tiles) if tile]
        self.board = self.board.laid(whole)
        self.played = (line.player, squares, points)

    def count_set(self, n: int, whole: Placement) -> None:
        """Report letters of which the board now holds more than the set has."""
        laid = Counter(BLANK if cell & AS_BLANK else cell for cell in self.board.cells if cell)
        there = self.full_set()
        for tile in sorted({BLANK if cell & AS_BLANK else cell for cell in whole.tiles if cell}):
            if laid[tile] > there[tile]:
                self.mismatches.append(Mismatch(n, "tiles", there[tile], laid[tile], "not-in-set"))

    def withdraw(self, n: int, line: Line) -> int | None:
        """Minus the points of the player's play, whose tiles come off the board."""
        if self.played is None or self.played[0] != line.player:
            self.mismatches.append(Mismatch(n, "play", reason="nothing-there"))
            return None
        _, squares, points = self.played
        self.board, self.played = self.board.lifted(squares), None
        return -points

    def exchange(self, n: int, line: Line) -> int:
        """No points; what cannot be exchanged is reported."""
        rack = self.rack(line)
        tiles = line.count or self.tiles(line.tiles)
        reason = exchange_refusal(self.rules, rack, tiles, self.bag())
        if reason is not None:
            bag = self.bag() if reason == "bag-too-small" else None
            least = self.edition.exchange.bag_at_least if reason == "bag-below-least" else None
            self.mismatches.append(Mismatch(n, "play", reason=reason, bag=bag, least=least))
        return 0

    def bag(self) -> int:
        """Tiles in the bag when every rack is full, as it is while the bag lasts."""
        on_board = len(self.board.cells) - self.board.cells.count(0)
        return max(0, self.rules.tiles - on_board - self.rules.rack_size * self.rules.racks)

    def points_left(self, n: int, line: Line) -> int:
        """The points of tiles left at the end: lost by their holder, or gained by the finisher."""
        value = self.rules.rack_value(self.tiles(line.tiles))
        if line.rack is not None or line.points < 0:
            return -value
        self.gains.append((n, line, value))
        return value if line.points == value or self.each else 2 * value

    def rack(self, line: Line) -> bytes | None:
        """The rack that a line names, None where it names none."""
        return None if line.rack is None else self.tiles(line.rack)

    def tiles(self, text: str) -> bytes:
        """The codes of a rack's tiles."""
        try:
            return self.edition.alphabet.rack(text)
        except AlphabetError as error:
            raise GameFileFault(f"gcg-{error.code}", text=error.symbol) from None

    def leftovers(self) -> None:
        """Compare what the finisher gained with what is on nobody's board or rack."""
        on_board = [cell for cell in self.board.cells if cell]
        rest = Counter({tile: n for tile, n in self.full_set().items() if n})
        rest.subtract(BLANK if cell & AS_BLANK else cell for cell in on_board)
        others = self.rules.rack_size * (self.rules.racks - 1)
        if not self.gains or min(rest.values()) < 0 or rest.total() > others:
            return
        stated = Counter(tile for _, line, _ in self.gains for tile in self.tiles(line.tiles))
        if stated != +rest:
            decode = self.edition.alphabet.decode_rack
            computed = decode(sorted(rest.elements()))
            recorded = decode(sorted(stated.elements()))
            self.mismatches.append(Mismatch(self.gains[-1][0], "tiles", computed, recorded))

    def full_set(self) -> Counter[int]:
        """Tiles of the whole set by code."""
        letters = enumerate(("?", *self.edition.alphabet.upper))
        return Counter({code: self.edition.tiles.get(s, (0,))[0] for code, s in letters})

    def settlement(self) -> Settled:
        """How the file settles the tiles left at the end."""
        if self.each:
            return "each"
        if not self.gains:
            return "none"
        return "double" if any(line.points != value for _, line, value in self.gains) else "each"

    def report(self) -> ReplayReport:
        """Everything found."""
        return ReplayReport(
            tuple(self.totals.items()),
            tuple(self.turns),
            self.settlement(),
            tuple(self.mismatches),
        )
