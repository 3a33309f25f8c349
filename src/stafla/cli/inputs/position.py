"""What the commands about one position have in common."""

from dataclasses import dataclass

from stafla._core import Board, Placement, Ruleset, Score, check, score
from stafla.editions import Edition, load
from stafla.records import PositionFault, cgp


@dataclass(frozen=True, slots=True)
class PositionInput:
    """A CGP line ready for the kernel."""

    edition: Edition
    line: cgp.CgpPosition
    rules: Ruleset
    board: Board

    @property
    def rack(self) -> bytes | None:
        """The rack to move, None where it is not known."""
        return self.line.racks[0]

    def score(self, placement: Placement) -> tuple[Placement, Score]:
        """The placement over its whole word, and its points.

        Raises:
            PlacementError: it is not legal.
        """
        whole = self.board.full_placement(placement)
        check(self.rules, self.board, whole, self.rack)
        return whole, score(self.rules, self.board, whole)


def read_position(edition: Edition, text: str) -> PositionInput:
    """The position of a CGP line.

    Raises:
        PositionFault: the line cannot be read, or the edition is not for so many players.
    """
    line = cgp.read(text, edition)
    if not edition.players.admit(line.players):
        raise PositionFault("cgp-players-edition", found=line.players, edition=edition.id)
    rules = edition.ruleset(line.players)
    return PositionInput(edition, line, rules, Board(rules, line.cells))


def edition_named(name: str) -> Edition:
    """The edition of ``--edition``.

    Raises:
        UnknownEdition: there is none of this name.
    """
    return load(name)


def words_of(scored: Score, edition: Edition) -> list[dict[str, object]]:
    """The words of a score as results show them."""
    return [
        {"word": edition.alphabet.decode_word(word.letters), "score": word.points}
        for word in scored.words
    ]
