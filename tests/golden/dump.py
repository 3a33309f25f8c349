"""What follows from a record, event by event, as text."""

import json
from collections.abc import Iterator
from pathlib import Path

from stafla import rules
from stafla._core import Score
from stafla.records import write_play
from stafla.records.record import file as records
from stafla.records.record.event import write_event, write_rack
from stafla.rules import Event, Game, Row

GOLDEN = Path(__file__).resolve().parent
GAMES = {
    "is": (3, "challenge"),
    "fi": (2, "challenge"),
    "sv": (2, "challenge"),
    "sv-home": (4, "challenge"),
    "pl": (2, "automatic"),
    "en": (2, "challenge"),
}


def dump(game: Game) -> Iterator[str]:
    """Every event and every value that follows from it, and the score sheet."""
    state = Game.begin(game.started)
    yield say_so(1, game.started, state)
    for number, event in enumerate(game.events[1:], 2):
        before, state = state, state.after(event)
        yield ""
        yield say_so(number, event, state)
        yield from derive_forms(state)
        if state.breakdown and before.breakdown is None:
            yield from breakdown(state, state.breakdown)
        if before.board != state.board:
            yield from board(state)
    yield ""
    yield from (row_line(game, row) for row in rules.sheet(game))
    yield f"places {game.places()}"


def say_so(number: int, event: Event, game: Game) -> str:
    """The event as a record holds it."""
    text = json.dumps(write_event(event, game.edition), ensure_ascii=False)
    return f"{number} {type(event).__name__} {text}"


def derive_forms(game: Game) -> Iterator[str]:
    """What the game knows after it."""
    edition = game.edition
    yield f"  phase {game.phase} turn {game.turn} to-move {game.to_move} next {game.next_seat}"
    yield f"  racks {' | '.join(write_rack(rack, edition) for rack in game.racks)}"
    yield f"  bag {game.bag_size} {write_rack(game.pool, edition)} draws {game.draws}"
    yield f"  totals {game.totals} places {game.places()}"
    yield f"  passes {game.passes} scoreless {game.scoreless} exchanges {game.exchanges}"
    for name in ("aside", "removed"):
        if tiles := getattr(game, name):
            yield f"  {name} {write_rack(tiles, edition)}"
    for name in ("resigned", "owing", "accepted"):
        if seats := getattr(game, name):
            yield f"  {name} {sorted(seats)}"
    if game.pending:
        play = game.pending
        yield f"  waits {play.seat} made {play.made} by {play.challenger} {play.challenged}"


def breakdown(game: Game, score: Score) -> Iterator[str]:
    """A play's points, word by word and tile by tile."""
    alphabet, layout = game.edition.alphabet, game.edition.layout
    for word in score.words:
        tiles = " ".join(
            f"{layout.square_name(part.square)}{'+' if part.new else '='}"
            f"{alphabet.decode([part.tile])}{part.value}x{part.letter_multiplier}"
            for part in word.parts
        )
        text = alphabet.decode(word.tiles)
        yield f"  word {text} x{word.multiplier} = {word.points}: {tiles}"
    yield f"  bonus {score.bonus} total {score.total}"


def board(game: Game) -> Iterator[str]:
    """The board, row by row."""
    cells, width = game.board.cells, game.board.width
    for row in range(game.board.height):
        text = game.edition.alphabet.decode(cells[row * width : (row + 1) * width])
        yield f"  {row + 1:>2} {text}"


def row_line(game: Game, row: Row) -> str:
    """A line of the score sheet."""
    play = write_play(row.placement, game.edition) if row.placement else row.tiles or ""
    stands = "" if row.stands else " not standing"
    judged = f" challenged by {row.challenger}: {row.verdict}" if row.challenger is not None else ""
    line = f"sheet {row.number} seat {row.seat} {row.kind} {play} {row.points:+} = {row.total}"
    return f"{line}{stands}{judged}"


def read(name: str) -> Game:
    """The game of a golden record."""
    return Game.replay(records.read((GOLDEN / f"{name}.json").read_bytes()).events)


def text(game: Game) -> str:
    """The dump as the file holds it."""
    return "\n".join(dump(game)) + "\n"
