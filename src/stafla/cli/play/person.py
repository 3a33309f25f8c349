"""A person at this terminal, as a `stafla.bots.Player`."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from unicodedata import normalize

from stafla._core import Score
from stafla.bots import Decision, Sight
from stafla.cli.errors import explain
from stafla.cli.output import say, tell
from stafla.cli.play.board import console, counts_text, show_board, show_rack
from stafla.cli.play.entry import Ask, read_entry
from stafla.records import NotationFault, Style
from stafla.rules import Advantage, Refusal

MOST_DRAWN = 15


class InputEnded(Exception):
    """Nobody types any more, but the game waits for somebody."""

    code = "cli-input-ended"


@dataclass(frozen=True, slots=True)
class News:
    """What happened since a player last looked: the squares of the last play, and sentences."""

    squares: tuple[int, ...] = ()
    sentences: tuple[str, ...] = ()


@dataclass(slots=True)
class Screen:
    """The terminal that the people at the table use, and who sits before it."""

    people: int = 1
    holder: "TerminalPlayer | None" = None


@dataclass(slots=True, eq=False)
class TerminalPlayer:
    """Somebody who reads the screen and types.

    Args:
        name: what the others call them.
        style: the notation that they write.
        sheet: shows the score sheet.
        news: what the others did.
        screen: where the person sits; racks are covered before another one sees it.
        again: the last act was refused, so the table is still in sight.
    """

    name: str
    style: Style
    sheet: Callable[[], None]
    news: Callable[[], News]
    screen: Screen
    again: bool = False

    def decide(self, sight: Sight) -> Decision:
        """Show the table and read lines until one is an act."""
        if not self.again:
            self.take_over()
            self.show(sight)
        self.again = False
        while True:
            try:
                entry = read_entry(self.ask(say("cli-prompt")), sight.edition, self.style)
            except NotationFault as fault:
                tell(explain(fault))
                continue
            if not isinstance(entry, str):
                return entry
            self.answer(entry, sight)

    def presses(self, sight: Sight, play: Score) -> bool:
        """Ask whether the play is made (SV-23)."""
        return not self.says(say("cli-ask-press", points=play.total), say("cli-verb-withdraw"))

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """Ask whether to accept the play, or which of its words to challenge (SV-18)."""
        self.take_over()
        words = [sight.edition.alphabet.decode_word(word.letters) for word in play.words]
        for number, word in enumerate(words, 1):
            tell(f"  {number}  {word}")
        while True:
            line = self.ask(say("cli-ask-challenge")).strip()
            if not line:
                return ()
            chosen = chosen_words(line, len(words))
            if chosen:
                return chosen
            tell(say("cli-not-understood"))

    def advantage(self, sight: Sight) -> Advantage:
        """Ask for the first move or the orientation of the board (SV-10)."""
        second = self.says(say("cli-ask-advantage"), say("cli-verb-second"))
        return "orientation" if second else "first-move"

    def takes(self, sight: Sight) -> int | None:
        """Whoever wants a blank says so among the acts of a turn (``@H8``)."""
        return None

    def draws(self, sight: Sight) -> tuple[int, ...]:
        """Ask for a bag for the next tiles, a sign for each (PL-41)."""
        self.take_over()
        assert sight.parts is not None
        consonants, vowels = sight.parts
        show_rack(sight.edition, sight.rack)
        signs = {say("cli-verb-consonant"): 0, say("cli-verb-vowel"): 1}
        while True:
            question = say(
                "cli-ask-bag", lacking=sight.lacking, consonants=consonants, vowels=vowels
            )
            line = "".join(self.ask(question).casefold().split())
            if line and set(line) <= set(signs):
                return tuple(signs[sign] for sign in line[:MOST_DRAWN])
            tell(say("cli-not-understood"))

    def votes(self, sight: Sight, words: tuple[str, ...], argument: str) -> bool:
        """Ask whether words belong to the theme (PL-38)."""
        self.take_over()
        question = say("cli-ask-vote", words=", ".join(words), argument=argument or "–")
        return not self.says(question, say("cli-verb-no"))

    def ends(self, sight: Sight) -> bool:
        """Ask whether to end a game in which nothing more can be laid (FI-35)."""
        return not self.says(say("cli-ask-end"), say("cli-verb-no"))

    def refuse(self, refusal: Refusal) -> None:
        """Say why the act is refused."""
        tell(explain(refusal))
        self.again = True

    def says(self, question: str, word: str) -> bool:
        """Ask for Enter or one word; True for the word."""
        while True:
            line = self.ask(question).strip().casefold()
            if line in {"", word}:
                return line == word
            tell(say("cli-not-understood"))

    def ask(self, question: str) -> str:
        """A line that the person types.

        Raises:
            InputEnded: there is none.
        """
        sys.stdout.write(f"{self.name}: {question} ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise InputEnded
        if not sys.stdin.isatty():
            sys.stdout.write(line if line.endswith("\n") else line + "\n")
        return normalize("NFC", line)

    def take_over(self) -> None:
        """At a shared screen: cover what the last player saw until this one is there."""
        before, self.screen.holder = self.screen.holder, self
        alone = self.screen.people == 1 or before is self
        if not alone and sys.stdin.isatty() and sys.stdout.isatty():
            console().clear()
            self.ask(say("cli-take-over"))
            for line in self.news().sentences:
                tell(line)

    def show(self, sight: Sight) -> None:
        """The board, the rack and the bag."""
        style = self.style
        new = self.news().squares
        show_board(sight.edition, sight.board, new, style)
        show_rack(sight.edition, sight.rack)
        if sight.partner is not None:
            tell(say("cli-partner"))
            show_rack(sight.edition, sight.partner)
        tell(say("cli-bag", count=sight.bag))

    def answer(self, question: Ask, sight: Sight) -> None:
        """What the person wants to see."""
        match question:
            case "board":
                self.show(sight)
            case "unseen":
                tell(counts_text(sight.edition, sight.unseen))
            case "sheet":
                self.sheet()
            case "help":
                tell(say("cli-help-table", example=self.example(sight)))
                if sight.edition.house.theme_points:
                    tell(say("cli-help-theme"))
                if sight.edition.house.blanks_return:
                    tell(say("cli-help-blanks", square="H8"))

    def example(self, sight: Sight) -> str:
        """How a play is written in this notation."""
        return "8D" if self.style == "gcg" else "H4"


def chosen_words(line: str, count: int) -> tuple[int, ...]:
    """The words of ``! 1 2`` by index, all of them for ``!``; empty if it says nothing of it."""
    if not line.startswith("!"):
        return ()
    numbers = line[1:].replace(",", " ").split()
    if not all(number.isdecimal() and 1 <= int(number) <= count for number in numbers):
        return ()
    return tuple(sorted({int(number) - 1 for number in numbers})) or tuple(range(count))


def terminal_person(name: str, style: Style) -> TerminalPlayer:
    """Somebody at this terminal, of whom a line is asked."""
    return TerminalPlayer(name, style, lambda: None, News, Screen())
