"""``stafla moves``: every play of a position, or the counts of many positions."""

from pathlib import Path

from stafla._core import MoveGenerator, Plays
from stafla._core import score as kernel_score
from stafla.cli.analysis.batch import answers, counts
from stafla.cli.inputs.lexicon import check_lexicon, open_lexicon
from stafla.cli.inputs.position import PositionInput, edition_named, read_position, words_of
from stafla.cli.options import Whole
from stafla.cli.output import BadOption, emit, say, table, tell
from stafla.records import PositionFault, Style
from stafla.records.notation.play import write_square_of, write_tiles
from stafla.words import Lexicon


def command(
    *,
    edition: str,
    lexicon: str | None = None,
    cgp: str | None = None,
    batch: Path | None = None,
    top: Whole | None = None,
    notation: Style = "gcg",
    json: bool = False,
) -> int:
    """List every play of a position."""
    if (cgp is None) == (batch is None):
        raise BadOption("cli-moves-which")
    if top is not None and top < 0:
        raise BadOption("cli-bad-value", name="--top", text=str(top))
    ruled = edition_named(edition)
    words = open_lexicon(ruled, lexicon)
    if batch is not None:
        return answers(batch, ruled, words, json)
    at = read_position(ruled, cgp or "")
    plays = _plays(at, words)
    shown = len(plays) if top is None else min(top, len(plays))
    if json:
        listed = [_play(at, plays, index, notation) for index in range(shown)]
        emit(counts(plays) | {"plays": listed})
    else:
        most = min(shown, 20) if top is None else shown
        _show(at, plays, most, notation)
    return 0


def _plays(at: PositionInput, words: Lexicon) -> Plays:
    check_lexicon(at, words)
    if at.rack is None:
        raise PositionFault("cgp-no-rack")
    return MoveGenerator(at.rules, words.graph).plays(at.board, at.rack)


def _play(at: PositionInput, plays: Plays, index: int, style: Style) -> dict[str, object]:
    play = plays[index]
    placement = play.placement
    scored = kernel_score(at.rules, at.board, placement)
    return {
        "square": write_square_of(placement, at.edition, style),
        "direction": "down" if placement.down else "across",
        "tiles": write_tiles(placement, at.edition),
        "score": play.score,
        "words": words_of(scored, at.edition),
    }


def _show(at: PositionInput, plays: Plays, most: int, style: Style) -> None:
    rows = (
        (
            write_square_of(play.placement, at.edition, style),
            write_tiles(play.placement, at.edition),
            play.score,
        )
        for play in (plays[index] for index in range(most))
    )
    table([("cli-square", "left"), ("cli-tiles", "left"), ("cli-points", "right")], rows)
    tell(say("cli-moves-count", count=len(plays), shown=most))
