"""A board of an edition, with tiles on it."""

from collections.abc import Collection

from stafla import _core
from stafla._core import Placement
from stafla.editions import Edition
from stafla.records import Style, cgp, write_play
from stafla.records.diagram import svg
from stafla.records.notation.square import STYLES, letter, read_start

from .errors import explain_errors
from .inputs import ALexicon, AnEdition, APlay, edition_of, generator, lexicon_of, placement_of
from .play import Play, Plays, play_of
from .rack import Rack
from .score import PlayScore, score_of

MARKS = {"double-letter": "'", "triple-letter": '"', "double-word": "-", "triple-word": "="}


class Board:
    """Tiles on the squares of an edition's board. It never changes: a play gives a new board.

    Args:
        edition: the edition, or its name.
        rows: what lies on it, as the first field of a CGP line; None: nothing.
        players: how many play, where the rules differ by that.
        notation: how squares are written: ``"gcg"`` (``8H`` is across, ``H8`` down),
            ``"letter-first"`` (``H8`` is across, ``8H`` down); None: as the edition does.

    Raises:
        UnknownEdition: there is no such edition.
        BadNotation: the rows cannot be read.
        ValueError: no such notation, or the edition is not for so many players.
    """

    __slots__ = {
        "edition": "Letters, premiums and rules.",
        "kernel": "The kernel's form of it.",
        "notation": "How squares are written.",
        "rules": "The kernel's numbers.",
    }
    edition: Edition
    kernel: _core.Board
    notation: Style
    rules: _core.Ruleset

    def __init__(
        self,
        edition: AnEdition = "en",
        rows: str | None = None,
        *,
        players: int = 2,
        notation: Style | None = None,
    ) -> None:
        self.edition = edition_of(edition)
        self.rules = self.edition.ruleset(players)
        self.notation = notation or self.edition.notation
        if self.notation not in STYLES:
            raise ValueError(f"unknown notation {self.notation!r}; there are {', '.join(STYLES)}")
        cells = None
        if rows is not None:
            with explain_errors(self.edition, given=rows):
                cells = cgp.read(f"{rows} / 0/0 0", self.edition).cells
        self.kernel = _core.Board(self.rules, cells)

    @classmethod
    def of(
        cls,
        kernel: _core.Board,
        edition: Edition,
        *,
        players: int = 2,
        notation: Style | None = None,
    ) -> "Board":
        """The board of a kernel's board."""
        board = cls(edition, players=players, notation=notation)
        board.kernel = kernel
        return board

    def _with(self, kernel: _core.Board) -> "Board":
        players, notation = self.rules.racks, self.notation
        return Board.of(kernel, self.edition, players=players, notation=notation)

    def _placement(self, play: APlay) -> Placement:
        placement = placement_of(play, self.edition, self.notation)
        with explain_errors(self.edition, self.notation):
            full = self.kernel.full_placement(placement)
            _core.check(self.rules, self.kernel, full)
            return Placement.of(self.rules, self.kernel, full.laid(self.rules))

    def play(self, play: APlay) -> "Board":
        """The board after a play, whatever its words.

        Args:
            play: ``"8H BEHAG"``, or a `Play`. Small letters are blanks; squares that hold a tile
                already are dots or name it.

        Raises:
            BadNotation: the text is no play.
            Refused: the tiles cannot lie so.
        """
        return self._with(self.kernel.laid(self._placement(play)))

    def score(self, play: APlay) -> PlayScore:
        """The points of a play in full, whatever its words.

        Raises:
            BadNotation, Refused: as `play`.
        """
        placement = self._placement(play)
        text = write_play(placement, self.edition, self.notation)
        return score_of(text, _core.score(self.rules, self.kernel, placement), self.edition)

    def is_legal(self, play: APlay) -> bool:
        """Whether tiles may lie so, whatever their words.

        Raises:
            BadNotation: the text is no play.
        """
        placement = placement_of(play, self.edition, self.notation)
        try:
            _core.check(self.rules, self.kernel, self.kernel.full_placement(placement))
        except _core.PlacementError:
            return False
        return True

    def plays(self, rack: Rack | str, lexicon: ALexicon = None) -> Plays:
        """Every legal play of a rack, the highest score first.

        Args:
            rack: the tiles, ``?`` for a blank.
            lexicon: the words that may be laid; None: those that come with the edition.

        Raises:
            BadNotation: the rack cannot be read.
            LexiconFault: there is no such lexicon, or it is of another language.
        """
        words = lexicon_of(self.edition, lexicon)
        tiles = Rack.read(rack, self.edition)
        plays = generator(self.rules, words).plays(self.kernel, tiles.codes)
        return Plays(self, tiles, words, plays)

    def play_of(self, placement: Placement, score: int | None = None) -> Play:
        """A placement as a play on this board."""
        points = _core.score(self.rules, self.kernel, placement).total if score is None else score
        return play_of(placement, self.kernel, self.edition, points, self.notation)

    @property
    def words(self) -> tuple[str, ...]:
        """Every word on the board with its square: ``8H BEHAG``; across first."""
        return tuple(svg.words_on(self.edition, self.kernel, self.notation))

    @property
    def empty(self) -> bool:
        """Whether nothing lies on it."""
        return self.kernel.empty

    def __getitem__(self, square: str) -> str | None:
        """The tile on a square: a capital, a small letter for a blank, or None.

        ``"H8"`` and ``"8H"`` name the same square.

        Raises:
            BadNotation: there is no such square.
        """
        code = self.kernel[self._square_named(square)]
        return self.edition.alphabet.decode([code]) if code else None

    def _square_named(self, square: str) -> int:
        width, height = self.kernel.width, self.kernel.height
        with explain_errors(self.edition, given=square):
            return read_start(square, width, height, self.notation).square(width)

    def to_cgp(
        self, racks: Collection[Rack | str] = (), scores: Collection[int] = (), zeros: int = 0
    ) -> str:
        """The board as a CGP line, with racks and scores where they are given.

        Args:
            racks: from the player to move.
            scores: points of the same players; none: 0 each.
            zeros: passes or scoreless turns in a row.

        Raises:
            BadNotation: a rack cannot be read.
        """
        return self._to_cgp(max(2, len(racks), len(scores)), racks, scores, zeros)

    def _to_cgp(
        self, count: int, racks: Collection[Rack | str], scores: Collection[int], zeros: int
    ) -> str:
        held = [Rack.read(rack, self.edition).codes for rack in racks]
        shown = [*map(bytes, held), *[None] * (count - len(held))]
        points = (*scores, *[0] * (count - len(scores)))
        return cgp.write(
            cgp.CgpPosition(self.kernel.cells, tuple(shown), points, zeros), self.edition
        )

    @property
    def rows(self) -> str:
        """What lies on it, as the first field of a CGP line."""
        return self.to_cgp().split(maxsplit=1)[0]

    def to_svg(self, title: str | None = None, *, new: Collection[str] = ()) -> str:
        """The board as an SVG picture.

        Args:
            title: what it shows; None: the edition's name.
            new: names of squares to be marked.

        Raises:
            BadNotation: there is no such square.
        """
        squares = [self._square_named(at) for at in new]
        return self._svg(title, squares)

    def _svg(self, title: str | None, new: Collection[int] = ()) -> str:
        picture = svg.picture(
            self.edition,
            self.kernel,
            title=title or self.edition.name,
            new=new,
            style=self.notation,
        )
        return svg.svg(picture)

    def _repr_svg_(self) -> str:
        return self._svg(None)

    def __str__(self) -> str:
        """Tiles as they lie; ``'`` and ``"`` multiply a letter, ``-`` and ``=`` a word."""
        width, height = self.kernel.width, self.kernel.height
        numbered = self.notation == "gcg"
        columns = [letter(at) if numbered else str(at + 1) for at in range(width)]
        lines = ["   " + "".join(f"{column:>2}" for column in columns)]
        for row in range(height):
            edge = str(row + 1) if numbered else letter(row)
            squares = (self._text_of(row * width + column) for column in range(width))
            lines.append(f"{edge:>2} " + "".join(f" {square}" for square in squares))
        return "\n".join(lines)

    def _text_of(self, square: int) -> str:
        code, layout = self.kernel[square], self.edition.layout
        if code:
            return self.edition.alphabet.decode([code])
        if square in layout.start:
            return "*"
        return MARKS.get(layout.premiums[square] or "", ".")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.edition is other.edition and self.kernel == other.kernel

    def __hash__(self) -> int:
        return hash((self.edition.id, self.kernel))

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.edition, self.kernel.cells, self.rules.racks, self.notation)

    def __repr__(self) -> str:
        told = repr(self.edition.id)
        return f"Board({told})" if self.empty else f"Board({told}, {self.rows!r})"


def _restore(edition: Edition, cells: bytes, players: int, notation: Style) -> Board:
    """The board that was pickled."""
    kernel = _core.Board(edition.ruleset(players), cells)
    return Board.of(kernel, edition, players=players, notation=notation)
