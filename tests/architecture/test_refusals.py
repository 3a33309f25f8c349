"""The look at every refusal (`tests.refusals`) finds what it is for."""

import pytest

from stafla.club.tables.refusals import BadName
from stafla.records import PositionFault
from stafla.words import LexiconFault


def test_a_refusal_that_says_all_its_message_needs_passes() -> None:
    assert PositionFault("cgp-rows", found=14, wanted=15).details == {"found": 14, "wanted": 15}


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: PositionFault("cgp-rows", found=14), "cgp-rows does not say wanted"),
        (lambda: PositionFault("cgp-rows", found=14, wanted=None), "wanted is None"),
        (lambda: LexiconFault("ambiguous", wanted="x"), "words-ambiguous does not say found"),
        (lambda: LexiconFault("parts", file=b"x"), "words-parts: file is b'x'"),
        (lambda: BadName(text=None), "bad-name: text is None"),
    ],
)
def test_one_that_does_not_fails_the_test_that_met_it(make, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        make()
