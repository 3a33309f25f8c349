"""The page and the kernel's glue compute no rule: settlement, loss on time, endings, exchanges.

There is no exception. What a page must know at once it asks of `front/src/kernel/arithmetic.js`,
which is made of the kernel (`tools/script.py`) and held to it by a test
(`tests/companion/test_arithmetic.py`).
Everywhere else the numbers of the rules are handed on or shown, and nothing is made of them.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import script

ROOT = Path(__file__).parents[2]
FOLDERS = (
    ROOT / "front" / "src",
    ROOT / "core" / "browser" / "src",
    ROOT / "core" / "script" / "src",
)
FIELDS = (
    *("leftovers_lost", "finisher_gain", "margin", "pass_rounds", "scoreless_turns"),
    *("zero_play_is_scoreless", "exchange_bag_least", "exchange_limit", "penalty", "overtime"),
    *("small_bag", "small_choice", "increment"),
)
OPERATOR = r"(?:\*\*?|[-+/%]|<=?|>=?)=?"
NAMED = rf"(?:\w+\??\.)*(?:{'|'.join(FIELDS)})(?:\[\w+\])?!?\)?(?:\s*\?\?\s*\w+)?\)?"
# a number of the rules beside an operator, or a run of passes or turns held against a number
COMPUTED = re.compile(
    rf"(?:{OPERATOR}\s*\(?{NAMED}\b)|(?:\b{NAMED}\s*{OPERATOR}(?!>))"
    r"|(?:\b(?:passes|scoreless)\s*(?:<=?|>=?|===?)\s*[1-9a-zA-Z])"
    r"|(?:\bbag(?:\.len\(\))?\s*(?:<=?|>=?)\s*[1-9a-z])"
)
NO_CODE = re.compile(
    r"/\*.*?\*/|//[^\n]*|<!--.*?-->|<style.*?</style>|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'",
    re.DOTALL,
)
# time as it is shown, which decides nothing
SHOWN = {"front/src/tables/clock/reading.ts"}


def compute(text: str) -> Iterator[str]:
    """The lines that make something of a number of the rules."""
    code = NO_CODE.sub(lambda found: "\n" * found[0].count("\n") + '""', text)
    return (line.strip() for line in code.splitlines() if COMPUTED.search(line))


def test_no_rule_is_computed_on_the_page() -> None:
    paths = [path for folder in FOLDERS for path in sorted(folder.rglob("*"))]
    sources = [path for path in paths if path.suffix in {".ts", ".svelte", ".rs", ".js"}]
    assert len(sources) > 120, "sources are found"
    found = {
        str(path.relative_to(ROOT)): list(compute(path.read_text(encoding="utf-8")))
        for path in sources
        if path != script.SCRIPT
    }
    assert {name: lines for name, lines in found.items() if lines and name not in SHOWN} == {}


def test_what_may_be_shown_is_shown_still() -> None:
    assert all(list(compute((ROOT / name).read_text(encoding="utf-8"))) for name in SHOWN)


def test_the_one_script_is_made_of_the_kernel() -> None:
    assert script.SCRIPT.read_text(encoding="utf-8").startswith(script.head())


@pytest.mark.parametrize(
    "line",
    [
        "const gained = rules.finisher_gain * others;",
        "const lost = left - (policy.margin ?? 0);",
        "if (bag < rules.exchange_bag_least) return;",
        "const tooFew = game.standing.bag < few.least ? one : other;",
        "if (state.scoreless >= 6) end();",
        "if (passes >= rounds) end();",
        "const fee = minutes * frame.policy.penalty;",
        "if bag.len() < 7 { return None; }",
        "let most = rules.exchange_limit - made;",
        "if (made >= rules.exchange_limit!) stop();",
    ],
)
def test_a_rule_that_is_computed_is_found(line: str) -> None:
    assert list(compute(line)) == [line]


@pytest.mark.parametrize(
    "line",
    [
        "return settle(frame.rules, totals, policy.margin ?? 0);",
        ".number(rules.finisher_gain)",
        "if (state.scoreless > 0) show(state.scoreless);",
        "// bag < 7, and margin - left",
        'class="time-penalty - margin"',
        "const few = { bag, least: rules.exchange_bag_least };",
    ],
)
def test_what_is_handed_on_or_shown_is_not(line: str) -> None:
    assert not list(compute(line))
