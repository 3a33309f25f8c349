"""``stafla judge``: words, by the lexicon."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from stafla.cli.inputs.lexicon import open_lexicon
from stafla.cli.inputs.position import edition_named
from stafla.cli.output import emit, say, table, tell
from stafla.words import Judge, WordJudgement


def command(
    *words: Annotated[str, Parameter(required=True)],
    edition: str,
    lexicon: str | None = None,
    whole: bool = False,
    only_list: bool = False,
    json: bool = False,
) -> int:
    """Judge words by the lexicon; what it lacks and another dictionary knows is unknown."""
    ruled = edition_named(edition)
    opened = open_lexicon(ruled, lexicon)
    judgement = Judge.of(ruled, opened, only_list=only_list).play(words)
    judged = [judgement_json(word) for word in judgement.words]
    verdict = judgement.verdict
    if json:
        named = {"name": opened.name, "fingerprint": opened.fingerprint}
        answer: dict[str, object] = {"verdict": verdict, "lexicon": named}
        emit(answer if whole else answer | {"words": judged})
    else:
        show(verdict, [] if whole else judged)
        explain([] if whole else judgement.words, opened.name)
    return 0 if verdict == "valid" else 1


def judgement_json(judgement: WordJudgement) -> dict[str, str | None]:
    """One word with its verdict, as programs read it."""
    reading = judgement.reading
    return {
        "word": judgement.word,
        "verdict": judgement.verdict,
        "reason": judgement.reason,
        "base": reading.base if reading else None,
        "reading": reading.form if reading else None,
        "source": judgement.source,
    }


def show(verdict: str, judged: Sequence[dict[str, str | None]]) -> None:
    """The verdict for a person."""
    if judged:
        columns = [
            ("cli-word", "left"),
            ("cli-verdict", "left"),
            ("cli-base", "left"),
            ("cli-reading", "left"),
            ("cli-source", "left"),
        ]
        names = ("base", "reading", "source")
        rows = (
            (word["word"], say(f"cli-{word['verdict']}"), *(word[name] or "" for name in names))
            for word in judged
        )
        table(columns, rows)
    else:
        tell(say("cli-judge-whole", verdict=verdict))


def explain(words: Sequence[WordJudgement], lexicon: str) -> None:
    """Why nobody has decided on a word."""
    for word in words:
        if word.reason == "attested":
            named = {"word": word.word, "lexicon": lexicon, "source": word.source or ""}
            tell(say("cli-judge-attested", **named))
