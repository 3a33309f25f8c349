"""What a command says: localised text, JSON lines, tables."""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from stafla.data.catalogue import LANGUAGES, Catalogue, catalogue, from_environment
from stafla.data.numbers import NO_BREAK, number_text, percent_text

AREAS = (
    "bots",
    "cli",
    "cluster",
    "duplicate",
    "files",
    "match",
    "pastimes",
    "people",
    "refusals",
    "study",
    "training",
    "variants",
    "words",
    "contest",
    "club",
)

_KEPT = "\ue000"
"""A sign that nobody types, for a space that must not break while a table is laid out."""

SCORE_SHEET = (
    ("cli-turn", "right"),
    ("cli-player", "left"),
    ("cli-play-made", "left"),
    ("cli-points", "right"),
    ("cli-total", "right"),
)
"""The columns of a score sheet, for `table`."""


class Language:
    """The interface language of this run."""

    chosen: str | None = None

    @classmethod
    def current(cls) -> str:
        """The language of ``--language``, else the environment's, else English."""
        return cls.chosen or from_environment()

    @classmethod
    def taken_from(cls, words: Sequence[str]) -> list[str]:
        """The arguments without ``--language``, which is remembered.

        Raises:
            BadOption: a language that there are no texts for.
        """
        cls.chosen = None
        rest: list[str] = []
        queue = iter(words)
        for word in queue:
            if word == "--":
                return [*rest, word, *queue]
            if word == "--language":
                cls.choose(next(queue, ""))
            elif word.startswith("--language="):
                cls.choose(word.partition("=")[2])
            else:
                rest.append(word)
        return rest

    @classmethod
    def choose(cls, tag: str) -> None:
        """Speak this language from now on."""
        if tag not in LANGUAGES:
            raise BadOption("cli-bad-language", text=tag, known=", ".join(LANGUAGES))
        cls.chosen = tag


class BadOption(ValueError):
    """An argument that the command line itself refuses."""

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(code)


def texts() -> Catalogue:
    """The catalogue of this run's language."""
    return catalogue(Language.current(), *AREAS)


def say(key: str, **values: object) -> str:
    """A message in this run's language."""
    return texts()(key, **values)


def figure(written: str) -> str:
    """A number as Python writes it, for readers of this run's language."""
    return number_text(written, Language.current())


def percent(written: str) -> str:
    """A number of percent as Python writes it, for readers of this run's language."""
    return percent_text(written, Language.current())


def emit(value: Mapping[str, object]) -> None:
    """One JSON value on one line of standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def tell(text: str) -> None:
    """A line for a person, without any markup."""
    sys.stdout.write(text + "\n")


def table(
    columns: Sequence[tuple[str, str]], rows: Iterable[Sequence[object]], title: str | None = None
) -> None:
    """A table for a person.

    Args:
        columns: message key of the heading, and ``left`` or ``right``.
        rows: one cell a column.
        title: text above the table.

    Rich ends lines at every space; one that must not break goes through it as another sign.
    """
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    grid = Table(box=SIMPLE_HEAD, pad_edge=False)
    for key, side in columns:
        justify: Literal["left", "right"] = "right" if side == "right" else "left"
        grid.add_column(Text(say(key)), justify=justify, overflow="fold")
    for row in rows:
        grid.add_row(*(Text(_cell(cell).replace(NO_BREAK, _KEPT)) for cell in row))
    console = Console(file=sys.stdout, highlight=False)
    if title:
        console.print(Text(title))
    with console.capture() as drawn:
        console.print(grid)
    sys.stdout.write(drawn.get().replace(_KEPT, NO_BREAK))


def _cell(value: object) -> str:
    return figure(str(value)) if isinstance(value, int | float) else str(value)
