"""Numbers are written as the readers of a language write them."""

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.data.numbers import number_text, percent_text, with_sign


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "−1,234.5"),
        ("is", "−1.234,5"),
        ("fi", "−1\u00a0234,5"),
        ("sv", "−1\u00a0234,5"),
        ("pl", "−1\u00a0234,5"),
    ],
)
def test_a_number_has_the_marks_of_the_language(language, text):
    assert number_text(f"{-1234.5:,.1f}", language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_number_stands_as_it_is(language):
    assert number_text("12", language) == "12"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "57.3%"),
        ("is", "57,3\u00a0%"),
        ("fi", "57,3\u00a0%"),
        ("sv", "57,3\u00a0%"),
        ("pl", "57,3%"),
    ],
)
def test_a_percent_sign_stands_by_its_number_as_the_language_has_it(language, text):
    assert percent_text("57.3", language) == text


@pytest.mark.parametrize(("number", "text"), [(0, "0"), (1, "+1"), (-12, "−12")])
def test_a_difference_has_its_sign(number, text):
    assert with_sign(number) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_in_a_sentence_has_a_minus(language):
    assert "−12" in catalogue(language, "after")("judge-total", points=-12)
