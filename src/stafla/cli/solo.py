"""``stafla solo``: playing alone in the terminal (PL-50 to PL-52)."""

import json
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Literal

from stafla import _core, rules
from stafla._core import MoveGenerator, Placement, Ruleset
from stafla.cli.errors import explain
from stafla.cli.inputs.lexicon import open_lexicon
from stafla.cli.inputs.position import edition_named
from stafla.cli.options import Whole
from stafla.cli.play.board import board_text, console, counts_text, rack_text
from stafla.cli.play.narrator import show_end
from stafla.cli.play.person import Screen
from stafla.cli.play.play import TerminalTable, seed_bytes
from stafla.cli.play.recording import require_writable
from stafla.editions import Edition
from stafla.records import NotationFault, Style, read_play, write_play
from stafla.records.record import file as records
from stafla.records.record import pastime
from stafla.rules import Event, Game, Refusal
from stafla.rules import solo as daily
from stafla.words import Judge, Lexicon, library, word_map

from .output import BadOption, Language, say, tell
from .reverse import terminal_person

KEPT = "solo.jsonl"
Mode = Literal["daily", "one", "two", "open"]


def command(
    mode: Mode = "daily",
    /,
    *,
    edition: str | None = None,
    lexicon: str | None = None,
    notation: Style | None = None,
    seed: Whole | None = None,
    day: str | None = None,
    record: Path | None = None,
) -> int:
    """Play alone."""
    ruled = edition_named(edition or Language.current())
    words = open_lexicon(ruled, lexicon)
    style = notation or ruled.notation
    if record is not None:
        require_writable(record)
    if mode == "daily":
        total, most, data = play_daily(ruled, words, style, day_named(day))
    elif mode == "open":
        total, most, data = play_open(ruled, words, style)
    else:
        total, most, data = play_racks(mode, ruled, words, style, seed)
    # first what cannot be had again
    if record is not None:
        record.write_bytes(data)
        tell(say("cli-saved", file=str(record)))
    keep(mode, ruled, words, total, most)
    return 0


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


def play_daily(edition: Edition, words: Lexicon, style: Style, day: date) -> tuple[int, int, bytes]:
    """The racks of a day: points, what could have been, the record."""
    generator, judge = generator_of(edition, words), Judge(edition, words)

    def verdict(formed_words: Sequence[str]) -> rules.Verdict:
        return judge.play(formed_words).verdict

    events = list(daily.start(edition, day, generator, words.name, words.fingerprint))
    state = daily.Daily.replay(events)
    tell(say("daily-title", day=day))
    while not state.ended:
        tell(say("daily-number", number=len(state.answers) + 1, of=daily.RACKS))
        show(edition, state.board, style)
        console().print(rack_text(edition, state.rack))

        def answer(own: Placement | None, now: daily.Daily = state) -> tuple[Event, ...]:
            return daily.answer(now, own, generator, verdict)

        for event in ask_play(edition, style, answer):
            events.append(event)
            state = state.after(event)
        last = state.answers[-1]
        details = {"play": write_play(last.best, edition, style), "points": last.most}
        tell(say("daily-best", **details))
        tell(say("daily-total", total=state.total, most=state.most))
    tell(say("daily-over"))
    return state.total, state.most, pastime.write("daily", events)


def play_open(edition: Edition, words: Lexicon, style: Style) -> tuple[int, int, bytes]:
    """Open tiles for the highest total."""
    judge = Judge(edition, words)
    name, fingerprint = words.name, words.fingerprint
    events = rules.start(
        edition, ("seat-0",), check="automatic", lexicon=name, fingerprint=fingerprint
    )
    game = Game.replay(events)
    tell(say("solo-open-about"))
    while not game.ended:
        show(edition, game.board, style)
        tell(counts_text(edition, game.unseen(0)))

        def lay(own: Placement | None, now: Game = game) -> tuple[Event, ...]:
            if own is None:
                return rules.pass_turn(now, 0)
            rules.play(now, 0, own, "unknown")
            formed = now.score_of(now.board.full_placement(own)).words
            formed_words = [edition.alphabet.decode_word(word.letters) for word in formed]
            return rules.play(now, 0, own, judge.play(formed_words).verdict)

        for event in ask_play(edition, style, lay):
            game = game.after(event)
        tell(say("open-total", total=game.totals[0]))
    tell(say("open-over", total=game.totals[0]))
    return game.totals[0], 0, records.write(records.Record(game.events))


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
    console().print(board_text(edition, board, (), style), end="")


class SoloTable(TerminalTable):
    """One or two racks of one person, who is told the best play after each."""

    def __init__(self, edition: Edition, words: Lexicon, names: list[str], style: Style) -> None:
        super().__init__(edition, words, names, style)
        self.screen = Screen()
        for player in self.players.values():
            # alone, every rack is a person's, who has a screen
            player.screen = self.screen  # type: ignore[attr-defined]
        self.generator = generator_of(edition, words)
        self.most = 0

    def apply(self, events: tuple[Event, ...]) -> None:
        """An act, and what the best one would have been."""
        seat = self.game.to_move
        laid = any(isinstance(event, rules.Played) for event in events)
        best = None
        if seat is not None and laid:
            best = self.generator.best(self.game.board, self.game.racks[seat])
        super().apply(events)
        if best is not None:
            self.most += best.score
            play = write_play(best.placement, self.edition, self.style)
            tell(say("solo-compared", play=play, points=best.score))


def play_racks(
    mode: Mode, edition: Edition, words: Lexicon, style: Style, seed: int | None
) -> tuple[int, int, bytes]:
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
    table = SoloTable(edition, words, names, style)
    table.begin(Game.replay(events))
    table.play()
    show_end(table.game, table.names)
    total = sum(row.points for row in rules.sheet(table.game) if row.placement is not None)
    tell(say("solo-result", total=total, most=table.most))
    return table.game.totals[0], table.most, records.write(records.Record(table.game.events))


def keep(mode: Mode, edition: Edition, words: Lexicon, total: int, most: int) -> None:
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


def _total_of(line: str, mode: Mode, edition: Edition) -> int | None:
    """The total of a line, if it is one of this mode and edition."""
    try:
        row = json.loads(line)
        return int(row["total"]) if (row["mode"], row["edition"]) == (mode, edition.id) else None
    except (ValueError, KeyError, TypeError):
        return None
