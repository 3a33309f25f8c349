"""A game under way in the terminal, its players, and what they are shown."""

import os

from stafla import rules
from stafla._core import Leaves
from stafla.bots import Match, Player, judge_by, kinds, possible_by
from stafla.bots.match import after
from stafla.cli.output import BadOption, say, tell
from stafla.cli.play.narrator import narrate, show_sheet
from stafla.cli.play.person import News, Screen, TerminalPlayer
from stafla.cli.play.recording import record_bytes
from stafla.editions import Edition
from stafla.records import Record, Style
from stafla.rules import Event, Game
from stafla.words import Lexicon

MOST_NAME = 40


def player_names(text: str | None) -> list[str]:
    """The players' names, one person and one bot if none are given.

    Raises:
        BadOption: no name, or one that is too long.
    """
    if text is None:
        return [say("cli-you"), "bot"]
    names = [name.strip() for name in text.split(",")]
    if not all(0 < len(name) <= MOST_NAME for name in names):
        raise BadOption("cli-bad-value", name="--players", text=text[:100])
    return names


def seed_bytes(seed: int) -> bytes:
    """The generator's seed for a small number.

    Raises:
        BadOption: it is negative or has more than 256 bits.
    """
    try:
        return seed.to_bytes(32, "big")
    except OverflowError:
        raise BadOption("cli-bad-value", name="--seed", text=str(seed)) from None


class TerminalTable:
    """A game under way, its players, and what they are shown."""

    def __init__(
        self,
        edition: Edition,
        words: Lexicon,
        names: list[str],
        style: Style,
        leaves: Leaves | None = None,
    ) -> None:
        self.edition = edition
        self.leaves = leaves
        self.words = words
        self.style = style
        self.screen = Screen(sum(not is_bot(name) for name in names))
        self.names = number_names([shown_name(name) for name in names])
        called = enumerate(zip(names, self.names, strict=True))
        self.players = {seat: self.player(name, shown) for seat, (name, shown) in called}
        self.sentences: list[str] = []

    def player(self, name: str, shown: str) -> Player:
        """A bot for ``bot`` and ``bot:kind``, a person for any other name, asked as it is shown."""
        if is_bot(name):
            kind = name.partition(":")[2] or kinds.USUAL
            threads = os.cpu_count() or 1  # whoever plays here has the machine
            return kinds.make(
                kind, self.edition, self.words.graph, leaves=self.leaves, threads=threads
            )
        return TerminalPlayer(shown, self.style, self.sheet, self.news, self.screen)

    def sheet(self) -> None:
        """Show the score sheet."""
        show_sheet(self.game, self.names, self.style)

    def news(self) -> News:
        """The last play that lies on the board, and the acts of the last round."""
        return News(last_squares(self.game), tuple(self.sentences[-2 * len(self.names) :]))

    def begin(self, game: Game) -> None:
        """Take up a game and say who begins."""
        self.game = game
        title = say(
            "cli-table",
            edition=self.edition.name,
            lexicon=" ".join(filter(None, (self.words.name, self.words.about.version))),
        )
        tell(f"{title} ({self.words.fingerprint})")
        if agreed := game.edition.variants:
            tell(say("cli-variants", names=", ".join(say(f"variant-{name}") for name in agreed)))
            if game.theme:
                tell(say("cli-theme", name=game.theme.name))
            for name in agreed:
                tell(f"  {say(f'variant-{name}-text')}")
        narrate(game.events, Game.begin(game.started), self.names, self.style)

    def play(self) -> None:
        """Play to the end, telling every act as it happens."""
        graph = self.words.graph
        match = Match(self.players, judge_by(graph), possible_by(graph))
        for events in match.acts(self.game):
            self.apply(events)

    def apply(self, events: tuple[Event, ...]) -> None:
        """An act: the game goes on, and everybody is told."""
        self.sentences += narrate(events, self.game, self.names, self.style)
        self.game = after(self.game, events)

    def record(self, *, gcg: bool = False) -> bytes:
        """The record so far, as JSON or as GCG."""
        names = {f"seat-{seat}": name for seat, name in enumerate(self.names)}
        return record_bytes(Record(self.game.events, names), gcg=gcg)


def shown_name(name: str) -> str:
    """What the table calls a player of ``--players``."""
    if not is_bot(name):
        return name
    kind = name.partition(":")[2] or kinds.USUAL
    return say(f"bot-{kind}") if kind in kinds.KINDS else kind


def last_squares(game: Game) -> tuple[int, ...]:
    """The squares of the latest play, if it still lies on the board."""
    plays = (event for event in reversed(game.events) if isinstance(event, rules.Played))
    last = next(plays, None)
    if last is None:
        return ()
    squares = [square for square, _ in last.placement.laid(game.rules)]
    return tuple(squares) if all(game.board[square] for square in squares) else ()


def is_bot(name: str) -> bool:
    """Whether a name of ``--players`` asks for a bot."""
    return name == "bot" or name.startswith("bot:")


def number_names(names: list[str]) -> list[str]:
    """The names, those that occur twice told apart by a number."""
    return [
        f"{name} {names[: index + 1].count(name)}" if names.count(name) > 1 else name
        for index, name in enumerate(names)
    ]
