"""The refusals among the most frequent forms, as a file beside the page.

One refusal a line: rank, form, class, who says so, with a tab between. The tests read the classes
from here, because what the guides ask cannot be had on every machine.
"""

from collections.abc import Iterable
from pathlib import Path

from tools.words_report.refusals import CLASSES, UNREAD, RefusalClass, RefusalsError

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "words"
HEAD = "# rank, form, class, by: the refusals among the most frequent forms (make words-report)"


def path(edition: str) -> Path:
    """Where it lies."""
    return FOLDER / f"{edition}.tsv"


def dump(rows: Iterable[tuple[int, str, RefusalClass]]) -> str:
    """The file's text."""
    lines = (f"{rank}\t{form}\t{why.name}\t{why.by}" for rank, form, why in rows)
    return "\n".join([HEAD, *lines, ""])


def read(edition: str) -> dict[str, RefusalClass]:
    """Form in capitals → its class.

    Raises:
        RefusalsError: a line that is none.
    """
    found = {}
    for number, line in enumerate(path(edition).read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 4 or fields[2] not in (*CLASSES, UNREAD):
            raise RefusalsError(f"{path(edition).name}:{number}: {line!r}")
        found[fields[1]] = RefusalClass(fields[2], fields[3])
    return found
