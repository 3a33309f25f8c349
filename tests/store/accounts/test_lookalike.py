"""Which names a reader takes for one another."""

import pytest

from stafla.store.accounts.lookalike import prototypes, skeleton


@pytest.fixture(autouse=True)
def made_anew():
    """The table is kept once it was made; each test makes its own."""
    prototypes.cache_clear()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("modern", "rnodern"),
        ("a-b", "ab"),
        ("o", "ο"),  # Greek
        ("o", "ס"),  # Hebrew
        ("l", "ן"),
        ("ى", "ي"),  # Arabic
        ("ɋ", "ᶐ"),  # each looks like the other alone
        ("ꜧ", "ꞕ"),
        ("anna", "an\u200bna"),  # a space that nobody sees
        ("anna", "an\u00a0na"),
        ("anna", "an\U000e0061na"),  # a tag
    ],
)
def test_names_that_are_drawn_alike_look_alike(one, other):
    assert skeleton(one) == skeleton(other)
    assert skeleton(one)


@pytest.mark.parametrize(
    ("one", "other"), [("anna", "bo"), ("asa", "ása"), ("lina", "mina"), ("o", "c"), ("ב", "ג")]
)
def test_others_do_not(one, other):
    assert skeleton(one) != skeleton(other)


def test_a_letter_that_stands_for_others_stands_for_itself():
    for letter in "abcdefghijklnopqrstuvwxyz":  # of all but m, which is read as rn
        assert skeleton(letter) == letter
