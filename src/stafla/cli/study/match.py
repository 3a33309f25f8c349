"""``stafla match``: two bots in mirrored pairs of games, until it is known who is better."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, nullcontext
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from stafla.cli.options import Whole, in_range
from stafla.cli.output import BadOption, emit, figure, percent, say, table, tell

if TYPE_CHECKING:
    from stafla.study.match import MatchSetup, MatchTable, Pair
    from stafla.study.match.run import Result, Source

MOST_PAIRS = 1_000_000
MOST_MILLISECONDS = 600_000


def command(
    a: str,
    b: str,
    /,
    *,
    edition: str,
    pairs: Whole = 1000,
    seed: Whole = 0,
    ms: Whole | None = None,
    until: float | None = None,
    lexicon: str | None = None,
    out: Path | None = None,
    cluster: str | None = None,
    leaves: Path | None = None,
    json: bool = False,
) -> int:
    """Let two bots play mirrored pairs of games."""
    from stafla.cli.inputs.leaves import open_leaves
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.study.match import MatchSetup, MatchTable, journal_of, play

    in_range("--pairs", pairs, 1, MOST_PAIRS)
    in_range("--seed", seed, 0, 2**64 - 1)
    in_range("--ms", 1 if ms is None else ms, 1, MOST_MILLISECONDS)
    if until is not None and not 0 <= until <= 100:
        raise BadOption("cli-bad-value", name="--until", text=f"{until:g}")
    ruled = edition_named(edition)
    words = open_lexicon(ruled, lexicon)
    if leaves is not None and cluster is not None:
        raise BadOption("cli-match-leaves-cluster")
    held = open_leaves(ruled, leaves)
    known = None if leaves is None else sha256(leaves.read_bytes()).hexdigest()
    duel = MatchSetup(a, b, ruled.id, words.fingerprint, seed, ms, known)
    shown = not json and sys.stderr.isatty()
    against = None if until is None else until / 100
    ready = MatchTable(duel, words, held)
    if cluster is not None:
        result = play(on_cluster(cluster, duel, out, shown=shown), pairs, against=against)
    else:
        with closing(journal_of(out, duel)) if out else nullcontext() as journal:
            result = play(here(ready, shown=shown), pairs, journal=journal, against=against)
    facts = report(duel, result)
    emit(facts) if json else show(facts, until)
    return 0


def here(table: "MatchTable", *, shown: bool) -> "Source":
    """Plays pairs in this process, with a progress bar where somebody watches."""

    def play(first: int, end: int) -> Iterable["Pair"]:
        pairs = map(table.pair, range(first, end))
        return watch(pairs, first, end) if shown else pairs

    return play


def on_cluster(address: str, duel: "MatchSetup", out: Path | None, *, shown: bool) -> "Source":
    """Plays pairs on a cluster."""
    from stafla.cli.inputs.cluster import pairs_on

    def play(_: int, end: int) -> Iterable["Pair"]:
        pairs = pairs_on(address, duel, end, out)
        return watch(pairs, 0, end) if shown else pairs

    return play


def watch(pairs: Iterator["Pair"], first: int, end: int) -> Iterator["Pair"]:
    """The pairs, with a progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=end, completed=first)
        for pair in pairs:
            progress.advance(task)
            yield pair


def report(duel: "MatchSetup", result: "Result") -> dict[str, object]:
    """The result as JSON has it (docs/engine/matches.md)."""
    tally = result.tally
    return {
        **duel.facts(),
        "pairs": tally.pairs,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "share": round(tally.share.mean, 4),
        "share_interval": round_interval(tally.share_interval, 4),
        "share_always": round_interval(tally.always.interval, 4),
        "spread": round(tally.spread.mean, 2),
        "spread_interval": round_interval(tally.spread.interval, 2),
        "decided": {1: "above", 0: None, -1: "below"}[result.side],
        "digest": result.digest,
    }


def round_interval(interval: tuple[float, float] | None, digits: int) -> list[float] | None:
    """Both ends of an interval."""
    return interval and [round(end, digits) for end in interval]


def show(facts: dict[str, object], until: float | None) -> None:
    """The result for a person."""
    a, b = facts["a"], facts["b"]
    results = " / ".join(str(facts[name]) for name in ("wins", "draws", "losses"))
    shown = {
        "pairs": facts["pairs"],
        "results": results,
        "share": share_text(facts["share"]),
        "share-interval": interval_text(facts["share_interval"], share_text),
        "share-always": interval_text(facts["share_always"], share_text),
        "spread": figure(f"{facts['spread']:+}"),
        "spread-interval": interval_text(facts["spread_interval"], lambda end: figure(f"{end:+}")),
        "digest": facts["digest"],
    }
    rows = [(say(f"match-{name}", a=a), value) for name, value in shown.items()]
    columns = [("cli-about-of", "left"), ("cli-about-is", "left")]
    table(columns, rows, say("match-title", a=a, b=b))
    if facts["decided"]:
        tell(say(f"match-decided-{facts['decided']}", a=a, until=figure(f"{until:g}")))


def share_text(share: object) -> str:
    """A share in percent."""
    assert isinstance(share, float)
    return percent(f"{100 * share:.1f}")


def interval_text(interval: object, spell: Callable[[float], str]) -> str:
    """Both ends of an interval, or a dash where there is none yet."""
    if not isinstance(interval, list):
        return "–"
    return " … ".join(spell(end) for end in interval)
