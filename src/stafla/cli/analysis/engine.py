"""``stafla engine``: analysis for other programs, line by line (docs/formats/engine.md)."""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from stafla.cli.analysis.analyze import analyst_of, position_of
from stafla.cli.options import MOST_THREADS, Whole, in_range
from stafla.cli.output import emit
from stafla.cli.run import version
from stafla.records import Style

if TYPE_CHECKING:
    from stafla.study import Analyst, StudyFault

MOST_LINE = 1 << 14


def command(
    *,
    edition: str,
    lexicon: str | None = None,
    seed: Whole = 0,
    threads: Whole = 1,
    notation: Style = "gcg",
    leaves: Path | None = None,
) -> int:
    """Answer other programs, line by line."""
    from stafla.cli.inputs.position import edition_named
    from stafla.study import StudyFault
    from stafla.study.analysis.protocol import Session

    in_range("--seed", seed, 0, 2**64 - 1)
    in_range("--threads", threads, 1, MOST_THREADS)
    ruled = edition_named(edition)
    analyst = analyst_of(lexicon, leaves, seed, threads, ruled)
    analyst.ready(ruled.players.least)
    with Session(analyst, partial(position_of, analyst), tell, error_json, notation) as session:
        session.tell(greeting(analyst))
        for line in lines():
            if isinstance(line, StudyFault):
                session.refuse(line)
            elif not session.line(line):
                break
    return 0


def greeting(analyst: "Analyst") -> dict[str, Any]:
    """The first line: who speaks, in which version of the protocol, about what."""
    from stafla.study.analysis.protocol import PROTOCOL

    lexicon = analyst.lexicon
    return {
        "type": "stafla",
        "protocol": PROTOCOL,
        "version": version(),
        "edition": analyst.edition.id,
        "lexicon": {"name": lexicon.name, "fingerprint": lexicon.fingerprint},
    }


def tell(answer: dict[str, Any]) -> None:
    """A line, at once."""
    emit(answer)
    sys.stdout.flush()


def error_json(error: BaseException) -> dict[str, Any]:
    """An error's code, and its message in the language of the run."""
    from stafla.cli.errors import explain

    exception = error if isinstance(error, Exception) else RuntimeError(str(error))
    return {"code": str(getattr(error, "code", "internal")), "message": explain(exception)}


def lines() -> Iterator["str | StudyFault"]:
    """The lines of standard input; a fault for each that is too long or is no text."""
    from stafla.study import StudyFault

    source: IO[Any] = getattr(sys.stdin, "buffer", sys.stdin)
    while line := source.readline(MOST_LINE + 1):
        whole = len(line) <= MOST_LINE
        while len(line) > MOST_LINE and line[-1:] not in ("\n", b"\n"):
            line = source.readline(MOST_LINE + 1)
        yield text_of(line) if whole else StudyFault("engine-line", most=MOST_LINE)


def text_of(line: bytes | str) -> "str | StudyFault":
    """A line as text."""
    if isinstance(line, str):
        return line
    from stafla.study import StudyFault

    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return StudyFault("cli-not-utf-8")
