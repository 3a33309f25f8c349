"""``stafla analyze``: what to play in a position, in many positions, or in a whole game."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stafla.cli.options import MOST_THREADS, Whole, in_range
from stafla.cli.output import BadOption, emit
from stafla.editions import Edition
from stafla.records import Style

if TYPE_CHECKING:
    from stafla.cli.analysis.batch import Request
    from stafla.study import Analyst, Limits, Position

GAME_MS = 1_000
"""How long a turn of a game is thought about, where nothing else is asked for."""


def command(
    *,
    edition: str | None = None,
    lexicon: str | None = None,
    cgp: str | None = None,
    batch: Path | None = None,
    game: Path | None = None,
    ms: Whole | None = None,
    plies: Whole | None = None,
    iterations: Whole | None = None,
    top: Whole | None = None,
    seed: Whole = 0,
    threads: Whole = 1,
    notation: Style = "gcg",
    leaves: Path | None = None,
    json: bool = False,
) -> int:
    """Say what to play."""
    from stafla.cli.analysis.batch import answer_lines
    from stafla.cli.analysis.report import answer_line, show
    from stafla.cli.inputs.position import edition_named
    from stafla.study.analysis.to_json import analysis_json

    if sum(given is not None for given in (cgp, batch, game)) != 1:
        raise BadOption("cli-analyze-which")
    in_range("--seed", seed, 0, 2**64 - 1)
    in_range("--threads", threads, 1, MOST_THREADS)
    think = GAME_MS if game is not None and ms is None and iterations is None else ms
    limits = limits_of(ms=think, plies=plies, iterations=iterations, top=top)
    make = partial(analyst_of, lexicon, leaves, seed, threads)
    if game is not None:
        from stafla.cli.analysis.game import analyze_game

        return analyze_game(game, edition, make, limits, notation, json=json)
    if edition is None:
        raise BadOption("cli-missing-argument", text="--edition")
    analyst = make(edition_named(edition))
    if batch is not None:
        answer = partial(analyse_line, analyst, limits, notation)
        return answer_lines(batch, answer, emit if json else None, answer_line)
    position = position_of(analyst, cgp or "")
    analysis = analyst.ready(position.players).analyse(position, limits)
    if json:
        emit(analysis_json(analysis, notation))
    else:
        show(analysis, notation)
    return 0


def analyst_of(
    lexicon: str | None, leaves: Path | None, seed: int, threads: int, edition: Edition
) -> "Analyst":
    """An analyst of an edition, as the options have it."""
    from stafla.cli.inputs.leaves import open_leaves
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.study import Analyst

    words, held = open_lexicon(edition, lexicon), open_leaves(edition, leaves)
    return Analyst(edition, words, seed=seed, threads=threads, leaves=held)


def limits_of(**given: int | None) -> "Limits":
    """The limits that options give; what is not given is as usual.

    Raises:
        StudyFault: ``study-limit``.
    """
    from stafla.study import Limits

    return Limits.of(**{name: value for name, value in given.items() if value is not None})


def position_of(analyst: "Analyst", text: str) -> "Position":
    """The position of a CGP line, by the analyst's edition and lexicon.

    Raises:
        PositionFault: it cannot be read or analysed, or asks for another lexicon.
    """
    from stafla.cli.inputs.lexicon import check_lexicon
    from stafla.cli.inputs.position import read_position
    from stafla.study import Position

    at = read_position(analyst.edition, text)
    check_lexicon(at, analyst.lexicon)
    return Position.of_line(at.line, analyst.edition)


def analyse_line(
    analyst: "Analyst", limits: "Limits", style: Style, _: "Request", text: str
) -> dict[str, Any]:
    """The analysis of a line of a batch."""
    from stafla.study.analysis.to_json import analysis_json

    position = position_of(analyst, text)
    return analysis_json(analyst.ready(position.players).analyse(position, limits), style)
