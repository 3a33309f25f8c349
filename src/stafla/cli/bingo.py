"""``stafla bingo``: cards written and tiles called at one terminal (PL-44 to PL-46)."""

import secrets
from pathlib import Path

from stafla.cli.options import Whole

from .output import BadOption, Language


def command(
    *,
    players: str | None = None,
    edition: str | None = None,
    lexicon: str | None = None,
    seed: Whole | None = None,
    record: Path | None = None,
) -> int:
    """Play a round of bingo."""
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.cli.pastimes.bingo import Caller
    from stafla.cli.play.recording import recording, require_json
    from stafla.cli.play.table import player_names, seed_bytes
    from stafla.records.record import pastime
    from stafla.rules.bingo import round as bingo

    require_json(record)
    ruled = edition_named(edition or Language.current())
    words = open_lexicon(ruled, lexicon)
    names = player_names(players)
    if len(names) > bingo.MOST_CARDS:
        raise BadOption("cli-bad-value", name="--players", text=str(len(names)))
    drawn = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
    started = bingo.start(ruled, drawn, words.name, words.fingerprint)
    caller = Caller(bingo.Bingo.begin(started), words, names)
    with recording(record, lambda: pastime.write("bingo", caller.events)):
        caller.round()
    return 0
