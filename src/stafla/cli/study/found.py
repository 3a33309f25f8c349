"""The best attempt of a search for the highest play, kept and shown."""

import sys
import time
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

from stafla.cli.output import say, tell
from stafla.cli.records import report as replaying
from stafla.data.catalogue import catalogue
from stafla.records import Record, replay
from stafla.records.diagram import svg
from stafla.records.record import file as record
from stafla.rules import Game, Played
from stafla.study.highest import Attempt, Search, journal_of, run

ATTEMPTS, GAME, PICTURE = "attempts.jsonl", "game.json", "board.svg"


def until(attempts: int, minutes: float) -> Callable[[int], bool]:
    """What says whether a search has made its attempts or used its time."""
    end = time.monotonic() + 60 * minutes
    return lambda number: number >= attempts or (number > 0 and time.monotonic() > end)


def best_of(
    search: Search, cores: int, out: Path | None, enough: Callable[[int], bool], *, shown: bool
) -> Attempt | None:
    """The best attempt; each that is better than those before is told of on standard error."""
    best = None
    with closing(journal_of(out / ATTEMPTS, search)) if out else nullcontext() as journal:
        for best in run(search, cores, journal, enough):
            if shown and sys.stderr.isatty():
                line = say("record-higher", points=best.points, play=best.plays[-1])
                sys.stderr.write(line + "\n")
    return best


def keep(folder: Path, game: Record, best: Attempt) -> None:
    """The game and the picture of its highest play, beside the attempts."""
    (folder / GAME).write_bytes(record.write(game))
    (folder / PICTURE).write_text(picture(game, len(best.plays)), encoding="utf-8")


def picture(game: Record, plays: int) -> str:
    """The board after the last play of the plan, whose tiles are marked."""
    at = at_play(game, plays)
    last = next(event for event in reversed(at.events) if isinstance(event, Played))
    say_there = catalogue(at.edition.language, "cli", "study")
    title = say_there("record-picture", points=last.points, edition=at.edition.name)
    new = [square for square, _ in last.placement.laid(at.rules)]
    return svg.svg(svg.picture(at.edition, at.board, title=title, new=new))


def at_play(game: Record, plays: int) -> Game:
    """The game just after so many plays."""
    at = Game.begin(game.started)
    for event in game.events[1:]:
        at = at.after(event)
        plays -= isinstance(event, Played)
        if not plays:
            break
    return at


def report(search: Search, best: Attempt, game: Record) -> dict[str, object]:
    """The result as JSON has it (docs/guides/programs.md)."""
    return {
        **search.facts(),
        "points": best.points,
        "attempt": best.number,
        "play": best.plays[-1],
        "plays": list(best.plays),
        "bound": search.bound,
        "totals": list(replay(game).totals),
    }


def show(search: Search, best: Attempt, game: Record, out: Path | None) -> None:
    """The result for a person."""
    replaying.show(*replaying.of_record(game, None))
    tell(say("record-best", points=best.points, play=best.plays[-1]))
    if search.what == "play":
        tell(say("record-bound", points=search.bound))
    if out is not None:
        tell(say("record-kept", folder=str(out)))
