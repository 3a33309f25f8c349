"""Reverse play at one terminal, and who plays it."""

from stafla.cli.errors import explain
from stafla.cli.output import say, table, tell
from stafla.cli.play.board import show_board
from stafla.cli.play.person import terminal_person
from stafla.cli.play.table import is_bot, number_names, shown_name
from stafla.editions import Edition
from stafla.records import NotationFault, Style
from stafla.records.notation.square import read_start
from stafla.rules import Refusal, WordJudge, reverse
from stafla.words import Judge, Lexicon


class ReverseGame:
    """Reverse play under way, and who plays."""

    def __init__(
        self, state: reverse.Reverse, words: Lexicon, names: list[str], style: Style
    ) -> None:
        self.state = state
        self.words = words
        self.style = style
        self.bots = [is_bot(name) for name in names]
        self.names = number_names([shown_name(name) for name in names])
        judge = Judge(state.edition, words)
        self.judge: WordJudge = lambda formed_words: judge.play(formed_words).verdict

    def play(self) -> None:
        """Play to the end, and show who took how much."""
        while (seat := self.state.to_move) is not None:
            (self.bot if self.bots[seat] else self.person)(seat)
        self.show()
        tell(say("reverse-over"))
        places = self.state.places()
        rows = zip(places, self.names, self.state.totals, strict=True)
        table(
            (("cli-place", "right"), ("cli-player", "left"), ("cli-total", "right")), sorted(rows)
        )

    def bot(self, seat: int) -> None:
        """A bot takes what it thinks best."""
        self.take(seat, reverse.choose(self.state, self.words.graph))

    def person(self, seat: int) -> None:
        """Somebody types squares until they can be taken."""
        self.show()
        while True:
            line = terminal_person(self.names[seat], self.style).ask(say("reverse-ask"))
            try:
                return self.take(seat, read_squares(line, self.state.edition, self.style))
            except (NotationFault, Refusal) as refused:
                tell(explain(refused))

    def take(self, seat: int, squares: tuple[int, ...]) -> None:
        """Tiles are taken, and everybody is told."""
        before = self.state.board
        for event in reverse.remove(self.state, seat, squares, self.words.graph, self.judge):
            self.state = self.state.after(event)
        taken = self.state.turns[-1]
        tiles = self.state.edition.alphabet.decode(before[square] for square in taken.squares)
        details = {"name": self.names[seat], "tiles": tiles, "points": taken.points}
        tell(say("reverse-took", **details))

    def show(self) -> None:
        """What is left of the board."""
        show_board(self.state.edition, self.state.board, (), self.style)


def read_squares(line: str, edition: Edition, style: Style) -> tuple[int, ...]:
    """The squares of ``H8 I8``.

    Raises:
        NotationFault: one of them is none.
    """
    layout = edition.layout
    starts = (read_start(name, layout.width, layout.height, style) for name in line.split())
    return tuple(start.square(layout.width) for start in starts)
