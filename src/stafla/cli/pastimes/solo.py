"""Playing alone: the racks of the day, one rack or two, and open tiles."""

import json
import secrets
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Literal

from stafla import _core, rules
from stafla._core import MoveGenerator, Placement, Ruleset
from stafla.cli.errors import explain
from stafla.cli.output import BadOption, say, tell
from stafla.cli.play.board import counts_text, show_board, show_rack
from stafla.cli.play.narrator import show_end
from stafla.cli.play.person import Screen, terminal_person
from stafla.cli.play.recording import record_bytes
from stafla.cli.play.table import TerminalTable, seed_bytes
from stafla.editions import Edition
from stafla.records import NotationFault, Record, Style, read_play
from stafla.records.notation.play import write_whole_play
from stafla.records.record import pastime
from stafla.rules import Event, Game, Refusal
from stafla.rules import solo as daily
from stafla.words import Judge, Lexicon, library, word_map

KEPT = "solo.jsonl"


def day_named(text: str | None) -> date:
    """The day of ``--day``, today (UTC) by default.

    Raises:
        BadOption: that is no day.
    """
    try:
        return date.fromisoformat(text) if text else datetime.now(UTC).date()
    except ValueError:
        raise BadOption("cli-bad-value", name="--day", text=str(text)[:100]) from None


def generator_of(edition: Edition, words: Lexicon, variant: Ruleset | None = None) -> MoveGenerator:
    """What finds the plays of one player, by the rules of the edition or of a variant."""
    rules_ = variant or edition.ruleset(1)
    return MoveGenerator(rules_, words.graph, word_map(words, rules_))


class DailyGame:
    """The racks of a day under way.

    Attributes:
        events, state: what happened, and what it made.
    """

    def __init__(self, edition: Edition, words: Lexicon, style: Style, day: date) -> None:
        self.style = style
        self.generator = generator_of(edition, words)
        judge = Judge(edition, words)
        self.judge: rules.WordJudge = lambda formed_words: judge.play(formed_words).verdict
        self.events = list(daily.start(edition, day, self.generator, words.name, words.fingerprint))
        self.state = daily.Daily.replay(self.events)
        self.day = day

    @property
    def total(self) -> int:
        """Points found so far."""
        return self.state.total

    @property
    def most(self) -> int:
        """Points that could be found so far."""
        return self.state.most

    def record(self, *, gcg: bool = False) -> bytes:
        """The record so far, as JSON: it is none of a game."""
        assert not gcg
        return pastime.write("daily", self.events)

    def play(self) -> None:
        """Ask for rack after rack, and tell the best play of each."""
        edition, style = self.state.edition, self.style
        tell(say("daily-title", day=self.day))
        while not self.state.ended:
            tell(say("daily-number", number=len(self.state.answers) + 1, of=daily.RACKS))
            board = self.state.board
            show(edition, board, style)
            show_rack(edition, self.state.rack)
            for event in ask_play(edition, style, self.answer):
                self.events.append(event)
                self.state = self.state.after(event)
            last = self.state.answers[-1]
            best = write_whole_play(last.best, board, edition, style)
            tell(say("daily-best", play=best, points=last.most))
            tell(say("daily-total", total=self.total, most=self.most))
        tell(say("daily-over"))

    def answer(self, own: Placement | None) -> tuple[Event, ...]:
        """What follows from a play, or from giving up."""
        return daily.answer(self.state, own, self.generator, self.judge)


class OpenGame:
    """Open tiles for the highest total."""

    most = 0
    """Nobody knows what could have been."""

    def __init__(self, edition: Edition, words: Lexicon, style: Style) -> None:
        self.style = style
        self.judge = Judge(edition, words)
        name, fingerprint = words.name, words.fingerprint
        self.game = Game.replay(
            rules.start(
                edition, ("seat-0",), check="automatic", lexicon=name, fingerprint=fingerprint
            )
        )

    @property
    def total(self) -> int:
        """Points so far."""
        return self.game.totals[0]

    def record(self, *, gcg: bool = False) -> bytes:
        """The record so far, as JSON or as GCG."""
        return record_bytes(Record(self.game.events, {"seat-0": say("solo-you")}), gcg=gcg)

    def play(self) -> None:
        """Ask for play after play until one is given up."""
        edition = self.game.edition
        tell(say("solo-open-about"))
        while not self.game.ended:
            show(edition, self.game.board, self.style)
            tell(counts_text(edition, self.game.unseen(0)))
            for event in ask_play(edition, self.style, self.lay):
                self.game = self.game.after(event)
            tell(say("open-total", total=self.total))
        tell(say("open-over", total=self.total))

    def lay(self, own: Placement | None) -> tuple[Event, ...]:
        """What follows from a play, or from giving up."""
        game = self.game
        if own is None:
            return rules.pass_turn(game, 0)
        rules.play(game, 0, own, "unknown")
        formed = game.score_of(game.board.full_placement(own)).words
        formed_words = [game.edition.alphabet.decode_word(word.letters) for word in formed]
        return rules.play(game, 0, own, self.judge.play(formed_words).verdict)


def ask_play(
    edition: Edition, style: Style, act: Callable[[Placement | None], tuple[Event, ...]]
) -> tuple[Event, ...]:
    """The events of the first line that is no mistake; an empty line gives up."""
    person = terminal_person(say("solo-you"), style)
    while True:
        line = person.ask(say("solo-ask")).strip()
        try:
            return act(read_play(line, edition, style) if line else None)
        except (NotationFault, Refusal) as refused:
            tell(explain(refused))


def show(edition: Edition, board: _core.Board, style: Style) -> None:
    """The board."""
    show_board(edition, board, (), style)


class SoloTable(TerminalTable):
    """One or two racks of one person, who is told the best play after each."""

    def __init__(self, game: Game, words: Lexicon, names: list[str], style: Style) -> None:
        super().__init__(game.edition, words, names, style)
        self.game = game
        self.screen = Screen()
        for player in self.players.values():
            # alone, every rack is a person's, who has a screen
            player.screen = self.screen  # type: ignore[attr-defined]
        self.generator = generator_of(game.edition, words)
        self.most = 0

    @property
    def total(self) -> int:
        """Points of all plays so far."""
        return sum(row.points for row in rules.sheet(self.game) if row.placement is not None)

    def play(self) -> None:
        """Play from the start to the end, and tell what it came to."""
        self.begin(self.game)
        super().play()
        show_end(self.game, self.names)
        tell(say("solo-result", total=self.total, most=self.most))

    def apply(self, events: tuple[Event, ...]) -> None:
        """An act, and what the best one would have been."""
        seat = self.game.to_move
        laid = any(isinstance(event, rules.Played) for event in events)
        best, before = None, self.game.board
        if seat is not None and laid:
            best = self.generator.best(before, self.game.racks[seat])
        super().apply(events)
        if best is not None:
            self.most += best.score
            play = write_whole_play(best.placement, before, self.edition, self.style)
            tell(say("solo-compared", play=play, points=best.score))


def racks_alone(
    mode: Literal["one", "two"], edition: Edition, words: Lexicon, style: Style, seed: int | None
) -> SoloTable:
    """A whole game alone, with one rack or two."""
    names = [say("solo-you"), say("solo-opponent")][: 1 + (mode == "two")]
    events = rules.start(
        edition,
        tuple(f"seat-{seat}" for seat in range(len(names))),
        seed=secrets.token_bytes(32) if seed is None else seed_bytes(seed),
        check="automatic",
        lexicon=words.name,
        fingerprint=words.fingerprint,
    )
    return SoloTable(Game.replay(events), words, names, style)


def keep(mode: str, edition: Edition, words: Lexicon, total: int, most: int) -> None:
    """Note the total among one's own, and tell the highest so far.

    A line that cannot be read is passed over and stays: it may be a half that a full disk left.
    """
    file = library.home() / KEPT
    file.parent.mkdir(parents=True, exist_ok=True)
    result = {"mode": mode, "edition": edition.id, "total": total, "most": most}
    kept = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
    with file.open("a", encoding="utf-8") as opened:
        begun = "\n" if kept and not kept.endswith("\n") else ""
        opened.write(begun + json.dumps(result | {"lexicon": words.fingerprint}) + "\n")
    earlier = [_total_of(line, mode, edition) for line in kept.splitlines()]
    tell(say("solo-own-best", total=max([total, *(one for one in earlier if one is not None)])))


def _total_of(line: str, mode: str, edition: Edition) -> int | None:
    """The total of a line, if it is one of this mode and edition."""
    try:
        row = json.loads(line)
        return int(row["total"]) if (row["mode"], row["edition"]) == (mode, edition.id) else None
    except (ValueError, KeyError, TypeError):
        return None
