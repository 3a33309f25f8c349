"""Tiles as they stand on a rack."""

from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape

from stafla.editions import Edition

from .errors import Refused, explain_errors
from .inputs import AnEdition, edition_of


class Rack:
    """Tiles of an edition: capitals, and ``?`` for a blank. Order is kept and does not count.

    Args:
        tiles: the tiles as text, ``"OBEHGA?"``.
        edition: whose tiles they are.

    Raises:
        UnknownEdition: there is no such edition.
        BadNotation: a sign that is no tile of it.
    """

    __slots__ = {
        "codes": "The tiles as letter codes, 0 for a blank.",
        "edition": "Whose tiles they are.",
    }
    codes: bytes
    edition: Edition

    def __init__(self, tiles: "Rack | str" = "", edition: AnEdition = "en") -> None:
        if isinstance(tiles, Rack):
            self.codes, self.edition = tiles.codes, tiles.edition
            return
        self.edition = edition_of(edition)
        with explain_errors(self.edition, given=tiles):
            self.codes = self.edition.alphabet.rack(tiles)

    @classmethod
    def read(cls, tiles: "Rack | str", edition: Edition) -> "Rack":
        """These tiles as an edition has them; those of another are read by their letters.

        Raises:
            BadNotation: a tile that the edition does not have.
        """
        foreign = isinstance(tiles, Rack) and tiles.edition.alphabet.upper != edition.alphabet.upper
        return cls(str(tiles) if foreign else tiles, edition)

    @classmethod
    def of(cls, codes: Iterable[int], edition: Edition) -> "Rack":
        """The rack of these letter codes."""
        rack = cls("", edition)
        rack.codes = bytes(codes)
        return rack

    @property
    def value(self) -> int:
        """The points of the tiles together."""
        return self.edition.ruleset(2).rack_value(self.codes)

    def without(self, tiles: "Rack | str") -> "Rack":
        """What is left when these tiles are gone.

        Raises:
            BadNotation: a sign that is no tile.
            Refused: ``not-on-rack``.
        """
        left, gone = list(self.codes), Rack.read(tiles, self.edition)
        for code in gone.codes:
            if code not in left:
                letter = self.edition.alphabet.decode_rack([code])
                kind = "letter" if code else "blank"
                raise Refused("not-on-rack", {"tile": letter, "kind": kind, "square": ""})
            left.remove(code)
        return Rack.of(left, self.edition)

    def __sub__(self, tiles: "Rack | str") -> "Rack":
        return self.without(tiles)

    def __add__(self, tiles: "Rack | str") -> "Rack":
        return Rack.of(self.codes + Rack.read(tiles, self.edition).codes, self.edition)

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[str]:
        return (self.edition.alphabet.decode_rack([code]) for code in self.codes)

    def __contains__(self, tile: str) -> bool:
        return tile in tuple(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rack):
            return NotImplemented
        same = self.edition is other.edition
        return same and Counter(self.codes) == Counter(other.codes)

    def __hash__(self) -> int:
        return hash((self.edition.id, bytes(sorted(self.codes))))

    def __reduce__(self) -> tuple[object, ...]:
        return Rack, (str(self), self.edition)

    def __str__(self) -> str:
        return self.edition.alphabet.decode_rack(self.codes)

    def __repr__(self) -> str:
        return f"Rack({str(self)!r}, {self.edition.id!r})"

    def _repr_html_(self) -> str:
        """The tiles with their values, as a notebook shows them."""
        tiles = self.edition.tiles
        shown = (
            f"<b>{escape(tile)}</b><sub>{tiles[tile][1] if tile in tiles else 0}</sub>"
            for tile in self
        )
        return f'<span title="{escape(str(self))}">{" ".join(shown)}</span>'
