"""Boards as small drawings of pages: few paths instead of a part for every square.

Colours are the page's own (``.drawn`` in ``drawings.css``). What lies there is told in words where
the drawing stands: here it is a picture only.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from stafla._core import AS_BLANK, Board
from stafla.club.tables.cache import GameState
from stafla.editions import Edition, Layout, load
from stafla.records import Style
from stafla.records.notation.square import line_names

SIDE = 10
EDGE = 6
PREMIUMS = {"double-letter": 2, "triple-letter": 3, "double-word": 2, "triple-word": 3}
EXAMPLE = "STAFLA"
# around the middle of a square: eight points, as at a table (front/src/tables/board/Square.svelte)
STAR = (
    "m0-3.5l.7 2.1 1.8-1.1-1.1 1.8 2.1.7-2.1.7 1.1 1.8-1.8-1.1-.7 2.1-.7-2.1-1.8 1.1 1.1-1.8"
    "-2.1-.7 2.1-.7-1.1-1.8 1.8 1.1z"
)
HEATS = 4


def of_game(game_state: GameState, *, letters: bool = True) -> Markup:
    """The board of a game; its last play is marked. Without letters in the size of a stamp."""
    game, play = game_state.game, game_state.sheet.play
    words = play.score.words if play and play.stands and play.score else ()
    parts = words[0].parts if words else ()
    new = frozenset(part.square for part in parts if part.new)
    return board_svg(game.edition, game.board, new, letters=letters)


@lru_cache(16)
def example(profile: str) -> Markup:
    """The board of an edition with one word on it, where there is no game to show."""
    edition = load(profile)
    layout = edition.layout
    cells = bytearray(layout.width * layout.height)
    first = layout.start[0] - len(EXAMPLE) // 2
    cells[first : first + len(EXAMPLE)] = edition.alphabet.word(EXAMPLE)
    return board_svg(edition, Board(edition.ruleset(2), bytes(cells)))


def board_svg(
    edition: Edition,
    board: Board,
    new: Collection[int] = (),
    *,
    letters: bool = True,
    whole: bool = False,
) -> Markup:
    """A board of an edition as SVG.

    Args:
        edition: gives premiums and letters.
        board: what lies there.
        new: squares of the last play.
        letters: whether letters are drawn; else tiles are mere squares.
        whole: the board as at a table, with the names of rows and columns and the tiles' values.
    """
    wide, high = board.width * SIDE, board.height * SIDE
    cells = list(board.cells)
    view = f"-{EDGE} -{EDGE} {wide + EDGE + 1} {high + EDGE + 1}" if whole else f"0 0 {wide} {high}"
    parts = [
        f'<svg class="drawn" viewBox="{view}" aria-hidden="true" focusable="false">'
        f'<path class="ground" d="M0 0h{wide}v{high}h-{wide}z"/>'
        f'<path class="lines" d="{_lines(wide, high)}"/>',
        *_premiums(edition.layout, cells, letters=letters),
        _tiles("tiles", [at for at, code in enumerate(cells) if code and at not in new], board),
        _tiles("tiles last", sorted(at for at in new if cells[at]), board),
    ]
    if letters:
        parts += ['<g class="letters">', *_letters(edition, cells, board.width), "</g>"]
    if whole:
        parts += ['<g class="values">', *_values(edition, cells, board.width), "</g>"]
        parts += ['<g class="edges">', *_edges(edition.notation, board), "</g>"]
    return Markup("".join([*parts, "</svg>"]))  # noqa: S704 - numbers of ours; letters are escaped


def heat(profile: str, laid: Mapping[int, int]) -> Markup:
    """Where on the board of an edition tiles were laid: the more often, the darker.

    Args:
        profile: the edition.
        laid: how often, by square.
    """
    layout = load(profile).layout
    wide, high = layout.width * SIDE, layout.height * SIDE
    most = max(laid.values(), default=0)
    levels: dict[int, list[int]] = {}
    for square, count in laid.items():
        levels.setdefault(max(1, -(-count * HEATS // most)), []).append(square)
    parts = [
        f'<svg class="drawn" viewBox="0 0 {wide} {high}" aria-hidden="true" focusable="false">'
        f'<path class="ground" d="M0 0h{wide}v{high}h-{wide}z"/>'
    ]
    for level, squares in sorted(levels.items()):
        places = ((at % layout.width * SIDE, at // layout.width * SIDE) for at in squares)
        path = "".join(f"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z" for x, y in places)
        parts.append(f'<path class="heat-{level}" d="{path}"/>')
    parts.append(f'<path class="lines" d="{_lines(wide, high)}"/></svg>')
    return Markup("".join(parts))  # noqa: S704 - numbers of ours


def _lines(wide: int, high: int) -> str:
    down = "".join(f"M{x} 0v{high}" for x in range(SIDE, wide, SIDE))
    return down + "".join(f"M0 {y}h{wide}" for y in range(SIDE, high, SIDE))


def _premiums(layout: Layout, cells: list[int], *, letters: bool) -> Iterator[str]:
    """Premiums with their signs, which at the start is a star, as at a table."""
    width, shown = layout.width, [not (letters and code) for code in cells]
    for kind, times in PREMIUMS.items():
        squares = [at for at, one in enumerate(layout.premiums) if one == kind and shown[at]]
        places = [(at % width * SIDE, at // width * SIDE) for at in squares]
        round_ = letters and kind.endswith("letter")
        shape = "m.7 5a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0" if round_ else "m.4.4h9.2v9.2h-9.2z"
        yield f'<path class="{kind}" d="{"".join(f"M{x} {y}{shape}" for x, y in places)}"/>'
        if letters:
            signs = "".join(
                f'<path d="M{x + 5} {y + 5}{STAR}"/>'
                if at in layout.start
                else f'<text x="{x + 5}" y="{y + 6.2:g}">×{times}</text>'
                for at, (x, y) in zip(squares, places, strict=True)
            )
            yield f'<g class="times {kind}-ink">{signs}</g>'


def _tiles(kind: str, squares: Sequence[int], board: Board) -> str:
    if not squares:
        return ""
    places = ((at % board.width * SIDE, at // board.width * SIDE) for at in squares)
    shape = "h7.2a1 1 0 0 1 1 1v7.2a1 1 0 0 1-1 1h-7.2a1 1 0 0 1-1-1v-7.2a1 1 0 0 1 1-1z"
    path = "".join(f"M{x + 1.4:g} {y + 0.4:g}{shape}" for x, y in places)
    return f'<path class="{kind}" d="{path}"/>'


def _letters(edition: Edition, cells: list[int], width: int) -> Iterator[str]:
    for at, code in enumerate(cells):
        if code:
            x, y = at % width * SIDE + 5, at // width * SIDE + 7.3
            kind = ' class="blank"' if code & AS_BLANK else ""
            text = escape(edition.alphabet.letter(code & ~AS_BLANK))
            yield f'<text x="{x}" y="{y:g}"{kind}>{text}</text>'


def _values(edition: Edition, cells: list[int], width: int) -> Iterator[str]:
    for at, code in enumerate(cells):
        if code and not code & AS_BLANK:
            _, value = edition.tiles.get(edition.alphabet.letter(code), (0, 0))
            x, y = at % width * SIDE + 9.2, at // width * SIDE + 8.8
            yield f'<text x="{x:g}" y="{y:g}">{value}</text>'


def _edges(style: Style, board: Board) -> Iterator[str]:
    columns, rows = line_names(board.width, board.height, style)
    for column, name in enumerate(columns):
        yield f'<text x="{column * SIDE + SIDE / 2:g}" y="-1.6">{name}</text>'
    for row, name in enumerate(rows):
        yield f'<text x="-{EDGE / 2:g}" y="{row * SIDE + 6.3:g}">{name}</text>'
