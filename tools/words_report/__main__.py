"""What running use says of the word lists: pages, and the refusals that nobody has read yet.

``make words-report``, ``python -m tools.words_report [--check] [--unread N] [LANGUAGE…]``
"""

import argparse
import os
import sys
from pathlib import Path

from tools.lexica.__main__ import CACHE
from tools.lexica.recipe import LANGUAGES
from tools.words_report import figures, page, table
from tools.words_report.guides import guide
from tools.words_report.refusals import READER, Refusal, classify, decisions, refused_forms


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.words_report", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="all, if none is named")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument(
        "--unread",
        type=int,
        metavar="N",
        help="write nothing; print those of the N most frequent refusals that the reader's file "
        "lacks, as lines for it, with the program's class",
    )
    parser.add_argument("--before", action="store_true", help="only write before.toml anew")
    parser.add_argument(
        "--cache",
        type=Path,
        default=Path(os.environ.get(CACHE, "build/lexica")),
        help=f"where source packages are kept (${CACHE})",
    )
    return parser.parse_args()


def refusals(language: str, cache: Path) -> list[Refusal]:
    """All refusals of a list with their classes, the most frequent first."""
    forms = refused_forms(language)
    return classify(forms, decisions(language), guide(language, forms, cache))


def print_unread(found: list[Refusal], most: int) -> None:
    """Lines for the reader's file."""
    for refusal in found[:most]:
        if refusal.why.by != READER:
            print(f"{refusal.form.spelled}\t{refusal.why.name}\t{refusal.why.by}")


def files(language: str, found: list[Refusal]) -> dict[Path, str]:
    """The page and the table of a language, anew."""
    path = table.FOLDER / f"{language}.md"
    text = path.read_text(encoding="utf-8")
    blocks = page.own_blocks(language, page.names(text))
    rows = ((r.form.rank, r.form.spelled, r.why) for r in figures.among_first(language, found))
    return {
        path: page.fill(text, blocks | {"classes": page.classes(language, found)}),
        table.path(language): table.dump(rows),
    }


def main() -> int:
    """1 if a check found a difference."""
    asked = arguments()
    changed = []
    for language in asked.languages or LANGUAGES:
        if asked.before:
            text = figures.dump(figures.now(language))
            figures.path_of_before(language).write_text(text, encoding="utf-8")
            continue
        found = refusals(language, asked.cache)
        if asked.unread is not None:
            print_unread(found, asked.unread)
            continue
        for path, text in files(language, found).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                changed.append(path.name)
                if not asked.check:
                    path.write_text(text, encoding="utf-8")
    if asked.unread is None:
        print(f"changed: {' '.join(changed)}" if changed else "as they are")
    return 1 if asked.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
