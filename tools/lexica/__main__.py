"""Rebuild the shipped lexica, or prove that a rebuild gives the same bytes.

``python -m tools.lexica [--check] [--beside] [--cache DIR] [LANGUAGE…]``
"""

import argparse
import os
import sys
from pathlib import Path

from tools.lexica.packing import pack
from tools.lexica.recipe import LANGUAGES, Plan

CACHE = "STAFLA_LEXICA_CACHE"


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.lexica", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="all, if none is named")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument(
        "--beside",
        action="store_true",
        help="keep the words as shipped, make the files beside them and the manifest",
    )
    parser.add_argument(
        "--cache",
        type=Path,
        default=Path(os.environ.get(CACHE, "build/lexica")),
        help=f"where source packages are kept (${CACHE})",
    )
    parser.add_argument("--words", type=Path, help="also write the words as text here")
    return parser.parse_args()


def rebuild(plan: Plan, asked: argparse.Namespace) -> list[str]:
    """Rebuild one lexicon; the files that are not as they were."""
    parts = plan.shipped_parts() if asked.beside else plan.parts(asked.cache)
    if asked.words:
        asked.words.mkdir(parents=True, exist_ok=True)
        for name, words in parts.items():
            (asked.words / f"{name}.txt").write_text("\n".join([*sorted(words), ""]), "utf-8")
    changed = []
    for name, data in pack(plan, parts, asked.cache).items():
        path = plan.shipped / name
        if not path.exists() or path.read_bytes() != data:
            changed.append(name)
            if not asked.check:
                path.write_bytes(data)
    print(f"{plan.language}: {' '.join(f'{n} {len(w)}' for n, w in parts.items())} words,",
          f"changed: {' '.join(changed)}" if changed else "as shipped")  # fmt: skip
    return changed


def main() -> int:
    """1 if a check found a difference."""
    asked = arguments()
    plans = [Plan.read(language) for language in asked.languages or LANGUAGES]
    changed = [name for plan in plans for name in rebuild(plan, asked)]
    return 1 if asked.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
