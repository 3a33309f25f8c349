"""The rule book runs, and no number of the rule documents is missing from it."""

import re
import tomllib

import pytest

from tests.docs import blocks
from tools.rules.coverage import RULES, STATUS

PAGES = sorted(page for page in RULES.glob("*.md") if page.stem != "coverage")
BLOCKS = [
    pytest.param(block, id=block.name, marks=pytest.mark.proves(*block.proves))
    for page in PAGES
    for block in blocks.blocks(page)
]


@pytest.mark.parametrize("block", BLOCKS)
def test_the_block_holds(block):
    blocks.run(block)


def test_every_number_is_stated_in_the_rule_book():
    text = "".join(page.read_text() for page in PAGES)
    stated = set(re.findall(r"\b(?:IS|FI|SV|PL)-\d\d\b", spread(text)))
    assert set(tomllib.loads(STATUS.read_text())) - stated == set()


def spread(text: str) -> str:
    """`IS-31…33` written out, so that a run of numbers counts for each of them."""
    for prefix, first, last in re.findall(r"\b(IS|FI|SV|PL)-(\d\d)…(\d\d)", text):
        text += "".join(f" {prefix}-{n:02d}" for n in range(int(first), int(last) + 1))
    return text
