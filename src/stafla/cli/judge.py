"""``stafla judge``: words, by the lexicon."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from stafla.editions import Edition
from stafla.words import Lexicon

from .lexicon import open_lexicon
from .output import emit, say, table, tell
from .position import edition_named


def command(
    *words: Annotated[str, Parameter(required=True)],
    edition: str,
    lexicon: str | None = None,
    whole: bool = False,
    json: bool = False,
) -> int:
    """Judge words by the lexicon.

    Parameters
    ----------
    words
        The words, in any case.
    edition
        The edition: is, fi, sv, sv-home, pl, en.
    lexicon
        A lexicon (a file, a name or a fingerprint), instead of the edition's own.
    whole
        Answer for the move as a whole, as at a table: never which word fails.
    json
        Print one JSON value.
    """
    ruled = edition_named(edition)
    opened = open_lexicon(ruled, lexicon)
    judged = [judge(word, ruled, opened) for word in words]
    verdict = together([str(word["verdict"]) for word in judged])
    if json:
        named = {"name": opened.name, "fingerprint": opened.fingerprint}
        answer: dict[str, object] = {"verdict": verdict, "lexicon": named}
        emit(answer if whole else answer | {"words": judged})
    else:
        show(verdict, [] if whole else judged)
    return 0 if verdict == "valid" else 1


def judge(word: str, edition: Edition, lexicon: Lexicon) -> dict[str, object]:
    """One word with its verdict."""
    known = edition.alphabet.admissible(word) and word in lexicon
    return {
        "word": spelled(word, edition),
        "verdict": "valid" if known else "invalid",
        "base": None,
        "reading": None,
        "source": lexicon.name if known else None,
    }


def spelled(word: str, edition: Edition) -> str:
    """The word in capitals, as it would lie on the board; as typed where it cannot."""
    alphabet = edition.alphabet
    return alphabet.decode_word(alphabet.word(word)) if alphabet.admissible(word) else word


def together(verdicts: Sequence[str]) -> str:
    """The verdict on a move: invalid if any word is, valid if all are (SV-19)."""
    return next((wanted for wanted in ("invalid", "unknown") if wanted in verdicts), "valid")


def show(verdict: str, judged: Sequence[dict[str, object]]) -> None:
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
