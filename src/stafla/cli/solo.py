"""``stafla solo``: playing alone in the terminal (PL-50 to PL-52)."""

from pathlib import Path
from typing import Literal

from stafla.cli.options import Whole
from stafla.records import Style

from .output import BadOption, Language

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
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.cli.pastimes.solo import (
        DailyGame,
        OpenGame,
        SoloTable,
        day_named,
        keep,
        racks_alone,
    )
    from stafla.cli.play.recording import is_gcg, recording, require_json

    for name, given, modes in (("--seed", seed, {"one", "two"}), ("--day", day, {"daily"})):
        if given is not None and mode not in modes:
            raise BadOption("cli-option-unused", name=name, mode=mode)
    ruled = edition_named(edition or Language.current())
    words = open_lexicon(ruled, lexicon)
    style = notation or ruled.notation
    alone: DailyGame | OpenGame | SoloTable
    match mode:
        case "daily":
            alone = DailyGame(ruled, words, style, day_named(day))
        case "open":
            alone = OpenGame(ruled, words, style)
        case "one" | "two":
            alone = racks_alone(mode, ruled, words, style, seed)
    if isinstance(alone, DailyGame):
        require_json(record)
    # the record is written first: it cannot be had again
    with recording(record, lambda: alone.record(gcg=is_gcg(record))):
        alone.play()
    keep(mode, ruled, words, alone.total, alone.most)
    return 0
