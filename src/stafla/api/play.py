"""Plays: one, and the list of all that a rack has."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any, overload

from stafla import _core
from stafla._core import Placement
from stafla.editions import Edition
from stafla.records import Style, write_play
from stafla.records.notation.play import word_of, write_square_of, write_tiles

from .lexicon import Lexicon
from .rack import Rack

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .board import Board

SHOWN = 10
WIDEST = 21


@dataclass(frozen=True, slots=True, repr=False)
class Play:
    """A legal play; printed it is what ``Board.play`` reads.

    Attributes:
        edition: whose letters it is written in.
        placement: the kernel's form of it.
        score: points.
        word: the main word in capitals.
        notation: how it is written, ``"gcg"`` or ``"letter-first"``.
    """

    edition: Edition
    placement: Placement
    score: int
    word: str = field(compare=False)
    notation: Style = field(default="gcg", compare=False)

    @property
    def square(self) -> str:
        """Where the word begins, with its direction."""
        return write_square_of(self.placement, self.edition, self.notation)

    @property
    def tiles(self) -> str:
        """The tiles laid: capitals, small letters for blanks, dots where tiles lie already."""
        return write_tiles(self.placement, self.edition)

    @property
    def down(self) -> bool:
        """Whether the word runs down."""
        return self.placement.down

    def __len__(self) -> int:
        return sum(map(bool, self.placement.tiles))

    def __str__(self) -> str:
        return write_play(self.placement, self.edition, self.notation)

    def __repr__(self) -> str:
        return f"<Play {self} = {self.score}>"


class Plays(Sequence[Play]):
    """Every legal play of a rack on a board, the highest score first; made when asked for."""

    __slots__ = {  # noqa: RUF023 - a dictionary, so that help shows what they are
        "board": "The board that they are for.",
        "rack": "The tiles.",
        "lexicon": "The words that may be laid.",
        "_kernel": "The kernel's list.",
        "_chosen": "Which of them these are.",
    }
    board: "Board"
    rack: Rack
    lexicon: Lexicon

    def __init__(
        self,
        board: "Board",
        rack: Rack,
        lexicon: Lexicon,
        kernel: _core.Plays,
        chosen: range | None = None,
    ) -> None:
        self.board = board
        self.rack = rack
        self.lexicon = lexicon
        self._kernel = kernel
        self._chosen = range(len(kernel)) if chosen is None else chosen

    def __len__(self) -> int:
        return len(self._chosen)

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> "Plays": ...
    def __getitem__(self, index: int | slice) -> "Play | Plays":
        if isinstance(index, slice):
            chosen = self._chosen[index]
            return Plays(self.board, self.rack, self.lexicon, self._kernel, chosen)
        found = self._kernel[self._chosen[index]]
        return self.board.play_of(found.placement, found.score)

    def __iter__(self) -> Iterator[Play]:
        return (self[at] for at in range(len(self)))

    def best(self, count: int = 1) -> "Plays":
        """The plays of the most points."""
        return self[:count]

    def to_numpy(self) -> "NDArray[np.void]":
        """A structured array, one row a play.

        Fields: ``score`` (int32), ``square`` (uint16, ``row * width + column``), ``down`` (bool),
        ``length`` (uint8, squares of the main word), ``laid`` (uint8, tiles laid), ``tiles``
        (uint8[21], codes, 0 where a tile lay already, 255 beyond the word).
        """
        import numpy as np  # noqa: PLC0415 - most that look at plays need no arrays

        kernel, count = self._kernel, len(self._kernel)
        tiles = np.frombuffer(kernel.tiles(), np.uint8).reshape(count, WIDEST)
        kinds = [("score", "<i4"), ("square", "<u2"), ("down", "?"), ("length", "u1")]
        table = np.empty(count, [*kinds, ("laid", "u1"), ("tiles", "u1", WIDEST)])
        table["score"] = np.frombuffer(kernel.scores(), "<i4")
        table["square"] = np.frombuffer(kernel.squares(), "<u2")
        table["down"] = np.frombuffer(kernel.downs(), np.uint8)
        table["length"] = np.frombuffer(kernel.lengths(), np.uint8)
        table["laid"] = ((tiles != 0) & (tiles != 0xFF)).sum(axis=1)
        table["tiles"] = tiles
        return table[np.fromiter(self._chosen, np.intp, len(self))]

    def to_frame(self) -> Any:
        """A data frame of square, tiles, word, score and number of tiles laid (needs pandas).

        Raises:
            ImportError: pandas is not installed.
        """
        from .frames import frame  # noqa: PLC0415 - needs an optional library

        rows = list(self)
        columns: dict[str, object] = {
            name: [getattr(play, name) for play in rows]
            for name in ("square", "tiles", "word", "score")
        }
        return frame(columns | {"laid": [len(play) for play in rows]})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Plays):
            return NotImplemented
        return self.board == other.board and list(self) == list(other)

    def __hash__(self) -> int:
        return hash((self.board, len(self), self[0] if len(self) else None))

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.board, self.rack, self.lexicon, self._chosen)

    def __str__(self) -> str:
        lines = [f"{play.score:>5}  {play}" for play in self[:SHOWN]]
        more = len(self) - len(lines)
        return "\n".join([*lines, f"       … {more:,} more"] if more else lines)

    def __repr__(self) -> str:
        best = f", best {self[0]} = {self[0].score}" if len(self) else ""
        return f"<Plays: {len(self):,}{best}>"

    def _repr_html_(self) -> str:
        """The first of them as a table, as a notebook shows it."""
        rows = (
            f"<tr><td>{escape(str(play))}</td><td>{escape(play.word)}</td>"
            f"<td>{play.score}</td></tr>"
            for play in self[:SHOWN]
        )
        head = "<tr><th>play</th><th>word</th><th>points</th></tr>"
        return f"<table><caption>{len(self):,} plays</caption>{head}{''.join(rows)}</table>"


def _restore(board: "Board", rack: Rack, lexicon: Lexicon, chosen: range) -> Plays:
    """The plays that were pickled."""
    every = board.plays(rack, lexicon)
    return Plays(board, rack, lexicon, every._kernel, chosen)


def play_of(
    placement: Placement, board: _core.Board, edition: Edition, score: int, style: Style
) -> Play:
    """A play on the board before it."""
    return Play(edition, placement, score, word_of(placement, board, edition), style)
