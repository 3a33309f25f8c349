"""``stafla score``: one play of one position, in full."""

from stafla._core import Placement, PlacementError, Score
from stafla.cli.errors import explain_placement
from stafla.cli.inputs.position import PositionInput, edition_named, read_position, words_of
from stafla.cli.output import emit, say, table, tell
from stafla.records import Style, read_play, write_play
from stafla.records.notation.play import word_of


def command(
    *,
    edition: str,
    cgp: str,
    play: str,
    notation: Style = "gcg",
    check: bool = False,
    lexicon: str | None = None,
    json: bool = False,
) -> int:
    """Score one play of a position."""
    at = read_position(edition_named(edition), cgp)
    try:
        whole, scored = at.score(read_play(play, at.edition, notation))
    except PlacementError as error:
        return _illegal(error.code, explain_placement(error, at.edition, notation), json)
    if (check or lexicon) and (wrong := _unknown(scored, at, lexicon)):
        message = say("cli-word-unknown", words=", ".join(wrong), count=len(wrong))
        return _illegal("invalid-words", message, json)
    (_emit if json else _tell)(at, whole, scored, notation)
    return 0


def _unknown(scored: Score, at: PositionInput, lexicon: str | None) -> list[str]:
    from stafla.cli.inputs.lexicon import unknown_words

    return unknown_words(scored, at, lexicon)


def _illegal(code: str, message: str, json: bool) -> int:
    if json:
        emit({"legal": False, "reason": code, "message": message})
    else:
        tell(say("cli-score-illegal", message=message))
    return 1


def _emit(at: PositionInput, _whole: Placement, scored: Score, _style: Style) -> None:
    emit(
        {
            "legal": True,
            "total": scored.total,
            "words": words_of(scored, at.edition),
            "bonus": scored.bonus,
        }
    )


def _tell(at: PositionInput, whole: Placement, scored: Score, style: Style) -> None:
    rows = [(word["word"], word["score"]) for word in words_of(scored, at.edition)]
    if scored.bonus:
        rows.append((say("cli-bonus"), scored.bonus))
    rows.append((say("cli-total"), scored.total))
    word = word_of(whole, at.board, at.edition)
    title = f"{write_play(whole, at.edition, style)}  ({word})"
    table([("cli-word", "left"), ("cli-points", "right")], rows, title)
