"""CGP: a position in one line (docs/formats/cgp.md).

``rows rack/rack[/rack[/rack]] score/score[…] zeros [opcodes]``: the first rack is to move, an
empty rack is one that is not known, ``zeros`` counts what the edition counts towards its ending
(passes, or scoreless turns). Opcodes that are not known are kept and mean nothing here.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import normalize

from stafla.editions import Alphabet, AlphabetError, Edition

from .fault import PositionFault

MOST_CHARACTERS = 4_000
MOST_PLAYERS = 4
MOST_ZEROS = 99
"""What two digits can say."""

_FIGURE = re.compile(r"-?[0-9]{1,5}", re.ASCII)
_COUNT = re.compile(r"[0-9]{1,2}", re.ASCII)
_SYMBOL = re.compile(r"([0-9]+)|\[[^\[\]]+\]|.", re.ASCII | re.DOTALL)
_OPCODE = re.compile(r"\s*([A-Za-z][A-Za-z0-9_-]*)\s*(.*?)\s*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class CgpPosition:
    """A board, the racks that are known, the scores and the run towards the ending.

    Attributes:
        cells: letter codes row by row, as the kernel's ``Board`` takes them.
        racks: tiles of each player from the one to move, sorted by code; None where not known.
        scores: of the same players in the same order.
        zeros: passes or scoreless turns in a row.
        opcodes: name and text of what follows.
    """

    cells: bytes
    racks: tuple[bytes | None, ...]
    scores: tuple[int, ...]
    zeros: int = 0
    opcodes: tuple[tuple[str, str], ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.scores)

    def opcode(self, name: str) -> str | None:
        """The text of the first opcode of this name."""
        return next((text for key, text in self.opcodes if key == name), None)


def read(text: str, edition: Edition) -> CgpPosition:
    """The position that a line says, in an edition's letters and on its board.

    Raises:
        PositionFault: with the row, rack or field that cannot be read.
    """
    if len(text) > MOST_CHARACTERS:
        raise PositionFault("cgp-too-long", most=MOST_CHARACTERS)
    fields = normalize("NFC", text).split(maxsplit=4)
    if len(fields) < 4:
        raise PositionFault("cgp-fields", found=len(fields))
    rows, racks, scores, zeros, *rest = fields
    totals = _scores(scores)
    return CgpPosition(
        cells=_cells(rows, edition),
        racks=_racks(racks, len(totals), edition),
        scores=totals,
        zeros=_zeros(zeros),
        opcodes=tuple(_opcodes(rest[0] if rest else "")),
    )


def write(position: CgpPosition, edition: Edition) -> str:
    """The line that `read` turns back into the same position."""
    alphabet, width = edition.alphabet, edition.layout.width
    rows = (position.cells[at : at + width] for at in range(0, len(position.cells), width))
    racks = (alphabet.decode_rack(sorted(rack or b"")) for rack in position.racks)
    fields = [
        "/".join(_row_text(row, alphabet) for row in rows),
        "/".join(racks) or "/",
        "/".join(map(str, position.scores)),
        str(position.zeros),
    ]
    opcodes = (f"{name} {text}".rstrip() + ";" for name, text in position.opcodes)
    return " ".join([*fields, *opcodes])


def _row_text(row: bytes, alphabet: Alphabet) -> str:
    return re.sub(r"\.+", lambda run: str(len(run[0])), alphabet.decode(row))


def _cells(rows: str, edition: Edition) -> bytes:
    layout = edition.layout
    lines = rows.split("/")
    if len(lines) != layout.height:
        raise PositionFault("cgp-rows", found=len(lines), wanted=layout.height)
    return b"".join(_row(number, line, edition) for number, line in enumerate(lines, 1))


def _row(number: int, line: str, edition: Edition) -> bytes:
    width = edition.layout.width
    squares: list[int] = []
    for match in _SYMBOL.finditer(line):
        if match[1]:
            squares += [0] * _run(number, match[1])
        else:
            squares.append(_tile(number, match[0], edition.alphabet))
    if len(squares) != width:
        raise PositionFault("cgp-row-width", row=number, found=len(squares), wanted=width)
    return bytes(squares)


def _run(number: int, digits: str) -> int:
    if not _COUNT.fullmatch(digits) or digits.startswith("0"):
        raise PositionFault("cgp-run", row=number, text=digits)
    return int(digits)


def _tile(number: int, symbol: str, alphabet: Alphabet) -> int:
    try:
        (code,) = alphabet.encode(symbol)
    except AlphabetError as error:
        raise PositionFault(f"cgp-{error.code}", row=number, text=error.symbol) from None
    if code == 0:
        raise PositionFault("cgp-unknown-letter", row=number, text=symbol)
    return code


def _racks(text: str, players: int, edition: Edition) -> tuple[bytes | None, ...]:
    racks = [_rack(number, rack, edition) for number, rack in enumerate(text.split("/"), 1)]
    while len(racks) > players and racks[-1] is None:
        racks.pop()
    if len(racks) > players:
        raise PositionFault("cgp-more-racks", found=len(racks), wanted=players)
    return (*racks, *[None] * (players - len(racks)))


def _rack(number: int, text: str, edition: Edition) -> bytes | None:
    try:
        rack = edition.alphabet.rack(text)
    except AlphabetError as error:
        raise PositionFault(f"cgp-rack-{error.code}", rack=number, text=error.symbol) from None
    if len(rack) > edition.rack:
        raise PositionFault("cgp-rack-size", rack=number, found=len(rack), most=edition.rack)
    return bytes(sorted(rack)) or None


def _scores(text: str) -> tuple[int, ...]:
    figures = text.split("/")
    if len(figures) > MOST_PLAYERS:
        raise PositionFault("cgp-players", found=len(figures), most=MOST_PLAYERS)
    for figure in figures:
        if not _FIGURE.fullmatch(figure):
            raise PositionFault("cgp-score", text=figure)
    return tuple(map(int, figures))


def _zeros(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise PositionFault("cgp-zeros", text=text)
    return int(text)


def _opcodes(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split(";"):
        if not part.strip():
            continue
        match = _OPCODE.fullmatch(part)
        if match is None:
            raise PositionFault("cgp-opcode", text=part.strip())
        yield match[1], match[2]
