"""``stafla train``: leave values and winning chances, learned from self-play."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from stafla.cli.options import MOST_THREADS, Whole, in_range
from stafla.cli.output import emit, figure, percent, say, table, tell
from stafla.cli.study.selfplay import MOST_GAMES

if TYPE_CHECKING:
    from stafla._core import Leaves, WinTable
    from stafla.editions import Edition
    from stafla.editions.leaves import LeaveFile
    from stafla.study.training import TrainingSetup
    from stafla.study.training.leaves import Counted

command = App(name="train", result_action="return_value")
LEAVE_GAMES, WIN_GAMES = 8_400, 24_000
"""Games for leave values and for winning chances, unless ``--games`` says otherwise."""


@command.command(name="leaves")
def leaves_command(
    *,
    edition: str,
    out: Path,
    lexicon: str | None = None,
    seed: Whole = 0,
    games: Whole = LEAVE_GAMES,
    threads: Whole | None = None,
    cluster: str | None = None,
    json: bool = False,
) -> int:
    """Learn what kept tiles are worth."""
    from stafla.study.training import train_leaves
    from stafla.words import write

    setting, used = setting_of(edition, lexicon, seed, games, threads)
    begun = time.perf_counter()
    with (
        watch_games(2 * games, shown=not json) as watch,
        elsewhere(cluster, setting, seed) as counted,
    ):
        file, generations = train_leaves(
            setting, seed=seed, games=games, threads=used, watch=watch, counted=counted
        )
    data = file.to_bytes()
    write(data, out)
    result = {
        "edition": setting.edition.id,
        "lexicon": setting.lexicon.fingerprint,
        "games": games,
        "racks": sum(generation.racks for generation in generations),
        "seconds": round(time.perf_counter() - begun, 3),
        "bytes": len(data),
        "file": str(out),
    }
    emit(result) if json else show(result, file)
    return 0


@command.command(name="wins")
def wins_command(
    *,
    edition: str,
    out: Path,
    lexicon: str | None = None,
    leaves: Path | None = None,
    seed: Whole = 0,
    games: Whole = WIN_GAMES,
    threads: Whole | None = None,
    json: bool = False,
) -> int:
    """Learn how likely a lead is to win."""
    from stafla.study.training import train_wins
    from stafla.study.training.wins import LEAST_GAMES
    from stafla.words import write

    in_range("--games", games, LEAST_GAMES, MOST_GAMES)
    setting, used = setting_of(edition, lexicon, seed, games, threads)
    held = leaves_of(setting.edition, leaves)
    begun = time.perf_counter()
    with watch_games(games, shown=not json) as watch:
        wins = train_wins(setting, held, seed=seed, games=games, threads=used, watch=watch)
    data = wins.to_bytes()
    write(data, out)
    if json:
        seconds = round(time.perf_counter() - begun, 3)
        named = {"edition": setting.edition.id, "lexicon": setting.lexicon.fingerprint}
        emit({**named, "games": games, "seconds": seconds, "bytes": len(data), "file": str(out)})
        return 0
    show_chances(wins, setting.rules.tiles)
    tell(say("cli-train-file", file=str(out), bytes=len(data)))
    return 0


@command.command(name="klv")
def klv_command(*, edition: str, out: Path, leaves: Path | None = None, json: bool = False) -> int:
    """Write leave values as KLV2, for other engines."""
    from stafla.cli.inputs.position import edition_named
    from stafla.words import write

    data = leaves_of(edition_named(edition), leaves).to_klv2()
    write(data, out)
    if json:
        emit({"edition": edition, "bytes": len(data), "file": str(out)})
    else:
        tell(say("cli-train-file", file=str(out), bytes=len(data)))
    return 0


@contextmanager
def elsewhere(
    address: str | None, setting: "TrainingSetup", seed: int
) -> Iterator["Counted | None"]:
    """A cluster that tries the racks; None: no cluster was named."""
    if address is None:
        yield None
        return
    from stafla.study.cluster import Pool
    from stafla.study.cluster.training import counted_on

    with closing(Pool(address)) as pool:
        yield counted_on(pool, setting, seed)


def leaves_of(edition: "Edition", file: Path | None) -> "Leaves":
    """The leave values of a file, or those that ship for the edition."""
    from stafla.cli.inputs.leaves import open_leaves
    from stafla.editions.leaves import shipped_leaves

    return open_leaves(edition, file) or shipped_leaves(edition, edition.ruleset(2))


def setting_of(
    edition: str, lexicon: str | None, seed: int, games: int, threads: int | None
) -> tuple["TrainingSetup", int]:
    """What is trained for, and on how many threads.

    Raises:
        BadOption: a number out of its range.
    """
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.study.training import TrainingSetup

    in_range("--seed", seed, 0, 2**64 - 1)
    in_range("--games", games, 1, MOST_GAMES)
    used = min(os.cpu_count() or 1, MOST_THREADS) if threads is None else threads
    in_range("--threads", used, 1, MOST_THREADS)
    ruled = edition_named(edition)
    return TrainingSetup.of(ruled, open_lexicon(ruled, lexicon)), used


@contextmanager
def watch_games(games: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, where a person watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    if not shown or not console.is_terminal:
        yield lambda _: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.advance(task, done)


def show(result: dict[str, object], file: "LeaveFile") -> None:
    """What was learned: the figures, and the worth of each tile kept alone."""
    keys = ("games", "racks", "seconds")
    rows = [(say(f"cli-train-{key}"), result[key]) for key in keys]
    table([("cli-about-of", "left"), ("cli-about-is", "left")], rows)
    letters = ("?", *file.letters)
    worth = sorted(zip(file.terms[: len(letters)], letters, strict=True), reverse=True)
    worth_rows = [(letter, figure(f"{term / 100:+.1f}")) for term, letter in worth]
    table([("cli-train-tile", "left"), ("cli-train-worth", "right")], worth_rows)
    tell(say("cli-train-file", file=str(result["file"]), bytes=int(str(result["bytes"]))))


def show_chances(wins: "WinTable", tiles: int) -> None:
    """Chances of winning by unseen tiles, for some leads."""
    columns = [("cli-train-unseen", "right"), ("cli-train-lead", "right")]
    rows = (
        (unseen, figure(f"{lead:+}"), percent(f"{100 * wins.chance(lead, unseen):.1f}"))
        for unseen in (5, 10, 20, 40, 60, 80)
        if unseen < tiles
        for lead in (-50, 0, 50)
    )
    table([*columns, ("cli-train-chance", "right")], rows)
