"""``stafla record``: search for the highest play, or the highest game, that can be set up."""

import os
from pathlib import Path
from typing import Literal

from stafla.cli.options import MOST_THREADS, Whole, in_range
from stafla.cli.output import BadOption, emit

MOST_ATTEMPTS = 10_000_000
MOST_MINUTES = 60 * 24 * 30


def command(
    what: Literal["play", "game"],
    /,
    *,
    edition: str,
    lexicon: str | None = None,
    attempts: Whole = MOST_ATTEMPTS,
    minutes: float = 1,
    cores: Whole = 1,
    out: Path | None = None,
    json: bool = False,
) -> int:
    """Search for the highest play, or the highest game, that can be set up."""
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.cli.study.found import best_of, keep, report, show, until
    from stafla.records import PositionFault
    from stafla.study.highest import Search

    in_range("--attempts", attempts, 1, MOST_ATTEMPTS)
    in_range("--cores", cores, 1, min(os.cpu_count() or 1, MOST_THREADS))
    if not 0 < minutes <= MOST_MINUTES:
        raise BadOption("cli-bad-value", name="--minutes", text=f"{minutes:g}")
    ruled = edition_named(edition)
    search = Search(ruled, open_lexicon(ruled, lexicon), what)
    best = best_of(search, cores, out, until(attempts, minutes), shown=not json)
    if best is None:
        raise PositionFault("record-none")
    game = search.record(best)
    if out is not None:
        keep(out, game, best)
    if json:
        emit(report(search, best, game))
    else:
        show(search, best, game, out)
    return 0
