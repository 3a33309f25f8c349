"""``stafla play``: a whole game in the terminal."""

import secrets
from pathlib import Path
from typing import Literal

from stafla.cli.options import Whole
from stafla.cli.output import Language
from stafla.records import Style


def command(
    *,
    edition: str | None = None,
    players: str | None = None,
    lexicon: str | None = None,
    check: Literal["challenge", "automatic"] | None = None,
    variant: tuple[str, ...] = (),
    theme: str | None = None,
    profile: Path | None = None,
    notation: Style | None = None,
    seed: Whole | None = None,
    record: Path | None = None,
    leaves: Path | None = None,
) -> int:
    """Play a game in the terminal."""
    from stafla import rules
    from stafla.cli.inputs.leaves import open_leaves
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.cli.play.narrator import show_end
    from stafla.cli.play.recording import is_gcg, recording
    from stafla.cli.play.table import TerminalTable, player_names, seed_bytes

    if profile is not None:
        from stafla.club.tables import profile as profiles

        chosen = profiles.read(profile.read_bytes())
        edition, check, theme = chosen.edition, chosen.check, chosen.theme or None
        variant, listed = tuple(chosen.variants), tuple(chosen.theme_words)
    else:
        listed = ()
    ruled = edition_named(edition or Language.current())
    names = player_names(players)
    words = open_lexicon(ruled, lexicon)
    events = rules.start(
        ruled,
        tuple(f"seat-{seat}" for seat in range(len(names))),
        seed=secrets.token_bytes(32) if seed is None else seed_bytes(seed),
        check=check,
        variants=variant,
        theme=None if theme is None else rules.theme_of(theme, listed),
        lexicon=words.name,
        fingerprint=words.fingerprint,
        advantage=None,
    )
    playing = rules.Game.replay(events).edition
    style, held = notation or ruled.notation, open_leaves(playing, leaves)
    table = TerminalTable(playing, words, names, style, held)
    with recording(record, lambda: table.record(gcg=is_gcg(record))):
        table.begin(rules.Game.replay(events))
        table.play()
    show_end(table.game, table.names)
    return 0
