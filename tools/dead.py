"""Code that nothing names: ``python -m tools.dead``, a step of `make test` and of `make lint`.

What tests alone call is dead too. Vulture compares names, so it overlooks what bears the name of
something used. What templates name is used. What is reached in another way stands in ``dead.toml``
beside this file, each with its reason; an entry that holds back nothing is named, no more.
"""

import re
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

from vulture import Vulture

from stafla.rules.game import refusals
from stafla.rules.game.acts.permission import table
from tools.steps import ROOT

REASONS = ROOT / "tools" / "dead.toml"
SOURCES = ("src/stafla", "tools", "bench", "lexica", "docs/guides")
# called by whom they are handed to: routes, commands, transitions of a game, acts of a desk,
# checks of a model
DECORATORS = [
    *("@*router.*", "@*.get", "@*.post", "@*.command", "@*.default", "@*.exception_handler"),
    *("@transition", "@desk_act", "@caller_act", "@shared_act", "@asks"),
    *("@field_validator", "@model_validator", "@field_serializer"),
]
TEMPLATES = ROOT / "src" / "stafla" / "web" / "templates"
EXPRESSION = re.compile(r"{[{%].*?[}%]}", re.DOTALL)
CONFIDENCE = 60


def named_by_templates() -> set[str]:
    """Every word in an expression of a template."""
    pages = (path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.html"))
    spoken = " ".join(text for page in pages for text in EXPRESSION.findall(page))
    return set(re.findall(r"\w+", spoken))


def raised_by_guards() -> set[str]:
    """Refusals that the table of guards raises by their codes (`stafla/data/acts.toml`)."""
    codes = set(table()["guards"].values())
    classes = (value for value in vars(refusals).values() if isinstance(value, type))
    return {one.__name__ for one in classes if getattr(one, "code", None) in codes}


def find_unused() -> list[tuple[str, str, int]]:
    """File, name and line of everything that nothing names."""
    finder = Vulture(ignore_decorators=DECORATORS)
    finder.scavenge([ROOT / source for source in SOURCES], exclude=["*/migrations/*"])
    named = named_by_templates() | raised_by_guards()
    found = finder.get_unused_code(min_confidence=CONFIDENCE)
    return [
        (Path(item.filename).resolve().relative_to(ROOT).as_posix(), item.name, item.first_lineno)
        for item in found
        if item.name not in named
    ]


def main() -> int:
    """Print what is dead, and which reasons hold back nothing."""
    reasons = tomllib.loads(REASONS.read_text(encoding="utf-8"))["reached"]
    idle = {(reason["files"], name) for reason in reasons for name in reason["names"]}
    dead = []
    for file, name, line in find_unused():
        kept = {
            (reason["files"], pattern)
            for reason in reasons
            for pattern in reason["names"]
            if fnmatchcase(file, reason["files"]) and fnmatchcase(name, pattern)
        }
        idle -= kept
        if not kept:
            dead.append(f"{file}:{line}: nothing names {name}")
    hints = [f"tools/dead.toml: {name} of {files} holds back nothing" for files, name in idle]
    for told in (*sorted(dead), *sorted(hints)):
        print(told)
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
