"""Many positions from a file, one JSON object a line: a bad line is answered and passed over."""

import json as text_json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from stafla._core import MoveGenerator, Plays
from stafla.cli.errors import explain
from stafla.cli.inputs.lexicon import check_lexicon
from stafla.cli.inputs.position import PositionInput, read_position
from stafla.cli.output import BadOption, emit, say, tell
from stafla.editions import Edition
from stafla.records import PositionFault
from stafla.words import Lexicon, word_map

MOST_LINE = 1 << 16
MANY = 500
"""From so many positions on the fast generator's word map is worth building."""


Request: TypeAlias = dict[str, object]
Answer: TypeAlias = Callable[[Request, str], dict[str, Any]]
"""Answers a line's request about a position (CGP)."""


def answers(file: Path, edition: Edition, words: Lexicon, json: bool) -> int:
    """Answer every line of a file with the counts of its plays; 2 when a line was bad."""

    def show(answer: dict[str, Any]) -> str:
        return "  ".join(f"{name} {value}" for name, value in answer.items())

    return answer_lines(file, _Batch(edition, words).count, emit if json else None, show)


def answer_lines(
    file: Path,
    answer: Answer,
    emitted: Callable[[dict[str, Any]], None] | None,
    shown: Callable[[dict[str, Any]], str],
) -> int:
    """Answer every line of a file, as JSON or in words; 2 when a line was bad."""
    bad: list[int] = []
    for number, line in _lines(file):
        result = _answer_line(line, answer)
        if "error" in result:
            bad.append(number)
        if emitted:
            emitted(result)
        else:
            tell(shown(result))
    if bad:
        sys.stdout.flush()
        sys.stderr.write(
            f"stafla: {say('cli-batch-bad', file=str(file), count=len(bad), line=bad[0])}\n"
        )
    return 2 if bad else 0


def counts(plays: Plays) -> dict[str, object]:
    """How many plays there are, the sum of their scores, and the highest."""
    scores = memoryview(plays.scores()).cast("i")
    return {"count": len(plays), "sum": sum(scores), "max": max(scores, default=None)}


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank, undecoded; one that is too long comes cut."""
    with file.open("rb") as opened:
        number = 0
        while line := opened.readline(MOST_LINE + 1):
            number += 1
            rest = line
            while len(rest) > MOST_LINE and not rest.endswith(b"\n"):
                rest = opened.readline(MOST_LINE + 1)
            if line.strip():
                yield number, line


def _answer_line(line: bytes, answer: Answer) -> dict[str, Any]:
    """The answer to one line, or what is wrong with it."""
    name: object = None
    try:
        request = _request(line)
        name = request.get("id")
        cgp = request.get("cgp")
        if not isinstance(cgp, str):
            raise BadOption("cli-batch-cgp")
        return {"id": name} | answer(request, cgp)
    except (ValueError, RecursionError) as error:
        return {"id": name, "error": explain(error)}


class _Batch:
    """One edition's answers; a generator for each number of players."""

    def __init__(self, edition: Edition, words: Lexicon) -> None:
        self.edition = edition
        self.words = words
        self.generators: dict[int, MoveGenerator] = {}
        self.answered = 0

    def count(self, _: Request, cgp: str) -> dict[str, Any]:
        """The counts of a position."""
        at = read_position(self.edition, cgp)
        check_lexicon(at, self.words)
        if at.rack is None:
            raise PositionFault("cgp-no-rack")
        return counts(self.generator(at).plays(at.board, at.rack))

    def generator(self, at: PositionInput) -> MoveGenerator:
        """The generator for this number of players; in a long batch the fast one."""
        self.answered += 1
        if self.answered == MANY:
            self.generators.clear()
        players = at.line.players
        if players not in self.generators:
            fast = word_map(self.words, at.rules) if self.answered >= MANY else None
            self.generators[players] = MoveGenerator(at.rules, self.words.graph, fast)
        return self.generators[players]


def _request(line: bytes) -> Request:
    if len(line) > MOST_LINE:
        raise BadOption("cli-batch-line", most=MOST_LINE)
    try:
        value = text_json.loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadOption("cli-not-utf-8") from None
    except text_json.JSONDecodeError as error:
        raise BadOption("cli-batch-json", column=error.colno) from None
    if not isinstance(value, dict):
        raise BadOption("cli-batch-object")
    return value
