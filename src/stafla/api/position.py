"""A board with racks and scores: what a CGP line says."""

from dataclasses import dataclass

from stafla.records import cgp

from .board import Board
from .errors import explain_errors
from .inputs import ALexicon, AnEdition, edition_of
from .play import Plays
from .rack import Rack


@dataclass(frozen=True, slots=True, repr=False)
class BoardPosition:
    """A position as one line of CGP says it.

    Attributes:
        board: the tiles laid.
        racks: of each player from the one to move; None: not known.
        scores: of the same players.
        zeros: passes or scoreless turns in a row, as the edition counts them.
    """

    board: Board
    racks: tuple[Rack | None, ...]
    scores: tuple[int, ...]
    zeros: int = 0

    @property
    def rack(self) -> Rack | None:
        """The rack of the player to move."""
        return self.racks[0]

    def plays(self, lexicon: ALexicon = None) -> Plays:
        """Every legal play of the player to move.

        Raises:
            ValueError: the rack is not known.
            LexiconFault: there is no such lexicon.
        """
        if self.rack is None:
            raise ValueError("the rack of the player to move is not known")
        return self.board.plays(self.rack, lexicon)

    def to_cgp(self) -> str:
        """The line that `read_cgp` reads."""
        racks = [rack or Rack("", self.board.edition) for rack in self.racks]
        return self.board._to_cgp(len(self.scores), racks, self.scores, self.zeros)

    def __str__(self) -> str:
        racks = "/".join(str(rack or "") for rack in self.racks)
        return f"{self.board}\n{racks}  {'/'.join(map(str, self.scores))}"

    def __repr__(self) -> str:
        return f"read_cgp({self.to_cgp()!r}, {self.board.edition.id!r})"

    def _repr_svg_(self) -> str:
        return self.board._repr_svg_()


def read_cgp(text: str, edition: AnEdition = "en") -> BoardPosition:
    """The position in one line of CGP.

    Args:
        text: ``rows rack/rack score/score zeros``.
        edition: whose letters and board it is.

    Raises:
        UnknownEdition: there is no such edition.
        BadNotation: the line cannot be read; says which row, rack or field.
    """
    ruled = edition_of(edition)
    with explain_errors(ruled, given=text):
        read = cgp.read(text, ruled)
    rows = text.split(maxsplit=1)[0]
    players = read.players if ruled.players.admit(read.players) else 2
    board = Board(ruled, rows, players=players)
    racks = tuple(None if rack is None else Rack.of(rack, ruled) for rack in read.racks)
    return BoardPosition(board, racks, read.scores, read.zeros)
