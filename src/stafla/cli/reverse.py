"""``stafla reverse``: a finished game taken apart again in the terminal (PL-42, PL-43)."""

from pathlib import Path

from stafla.records import Style

from .output import BadOption, say


def command(
    file: Path,
    /,
    *,
    players: str | None = None,
    edition: str | None = None,
    lexicon: str | None = None,
    notation: Style | None = None,
    record: Path | None = None,
) -> int:
    """Take a finished game apart."""
    from stafla.cli.inputs.game import read_game
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.pastimes.reverse import ReverseGame
    from stafla.cli.play.recording import recording, require_json
    from stafla.cli.play.table import player_names
    from stafla.records.record import pastime
    from stafla.rules import reverse

    require_json(record)
    game = read_game(file, edition).game
    words = open_lexicon(game.edition, lexicon)
    seats = len(game.seats)
    names = player_names(players) if players else [say("cli-you"), *["bot"] * (seats - 1)]
    if len(names) != seats:
        raise BadOption("cli-bad-value", name="--players", text=str(players)[:100])
    state = reverse.Reverse.replay(reverse.start(game, words.graph))
    desk = ReverseGame(state, words, names, notation or game.edition.notation)
    with recording(record, lambda: pastime.write("reverse", desk.state.events)):
        desk.play()
    return 0
