"""``stafla duplicate``: alone or together against the best plays (PL-53 to PL-64)."""

import secrets
from pathlib import Path
from typing import Literal, TypeAlias

from stafla.cli.options import Whole

from .output import BadOption, Language, say

MINUTE = 60_000
Joker: TypeAlias = Literal["joker", "explosive"]
Eight: TypeAlias = Literal["seven-of-eight", "seven-and-eight"]


def command(
    *,
    players: str | None = None,
    edition: str | None = None,
    lexicon: str | None = None,
    minutes: Whole = 3,
    rounds: Whole = 0,
    best: bool = False,
    together: bool = False,
    joker: Joker | None = None,
    eight: Eight | None = None,
    seed: Whole | None = None,
    record: Path | None = None,
) -> int:
    """Play duplicate."""
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.cli.pastimes.duplicate import DuplicateGame
    from stafla.cli.play.recording import recording, require_json
    from stafla.cli.play.table import is_bot, number_names, player_names, seed_bytes
    from stafla.records.record import pastime
    from stafla.rules.duplicate import acts
    from stafla.rules.duplicate.state import MOST_ROUNDS, MOST_TIME, Duplicate

    require_json(record)
    ruled = edition_named(edition or Language.current())
    words = open_lexicon(ruled, lexicon)
    people = player_names(players) if players else [say("cli-you")]
    if bots := [name for name in people if is_bot(name)]:
        # the best play of every round is the opponent; a bot's slip nobody could write
        raise BadOption("cli-bad-value", name="--players", text=bots[0])
    names = number_names(people)
    for name, value, least, most in (
        ("--minutes", minutes, 1, MOST_TIME // MINUTE),
        ("--rounds", rounds, 0, MOST_ROUNDS),
    ):
        if not least <= value <= most:
            raise BadOption("cli-bad-value", name=name, text=str(value))
    started = acts.start(
        ruled,
        secrets.token_bytes(32) if seed is None else seed_bytes(seed),
        words.name,
        words.fingerprint,
        time=minutes * MINUTE,
        rounds=rounds,
        master="best" if best else "found",
        ending="bag-and-rack" if together else "laid",
        joker=joker or "",
        eight=eight or "",
    )
    desk = DuplicateGame(Duplicate.begin(started), words, names)
    with recording(record, lambda: pastime.write("duplicate", desk.events)):
        desk.play()
    return 0
