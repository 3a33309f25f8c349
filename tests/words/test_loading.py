"""What is loaded when: a player's lexicon opens without the arrays that lists are read with."""

import subprocess
import sys

from stafla import words

OPENED = """
import sys
from stafla.editions import load
from stafla.editions.leaves import shipped_leaves
from stafla.words import library, word_map

edition = load("en")
rules = edition.ruleset()
word_map(library.find(edition), rules), shipped_leaves(edition, rules)
print("numpy" in sys.modules)
"""


def test_every_name_of_the_package_is_there() -> None:
    for name in words.__all__:
        assert getattr(words, name)
    assert not hasattr(words, "Beyond")


def test_a_lexicon_map_and_leaves_are_opened_without_numpy() -> None:
    answer = subprocess.run(
        [sys.executable, "-c", OPENED], check=True, capture_output=True, text=True
    )
    assert answer.stdout == "False\n"
