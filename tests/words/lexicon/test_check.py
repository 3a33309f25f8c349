"""Verifying and comparing lexica."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla import words
from stafla.editions import load

EN = load("en")
ABOUT = words.About("en", "List")
TEXTS = st.sets(st.text("ABCZ", min_size=2, max_size=6))


def lexicon(texts: set[str]) -> words.Lexicon:
    return words.build(words.list_of(sorted(texts), EN.alphabet), EN, ABOUT).lexicon


@given(TEXTS, TEXTS)
def test_a_difference_is_that_of_the_sets(old: set[str], new: set[str]) -> None:
    found = words.difference(lexicon(old), lexicon(new))
    assert found.added == tuple(sorted(new - old))
    assert found.removed == tuple(sorted(old - new))


def test_lexica_of_different_alphabets_have_no_difference(built: words.BuiltLexicon) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.difference(lexicon({"AB"}), built.lexicon)
    assert caught.value.code == "foreign-alphabet"


def test_words_that_are_not_those_of_the_metadata_are_found_out() -> None:
    one, other = lexicon({"AB", "ABC"}), lexicon({"AB", "CAB"})
    assert words.verify(one) == one.about.digest
    with pytest.raises(words.LexiconFault) as caught:
        words.verify(words.Lexicon.of(one.about, one.alphabet, other.graph))
    assert caught.value.code == "fingerprint"
    assert caught.value.details["found"] == other.fingerprint
    assert caught.value.details["told"] == one.fingerprint


@pytest.mark.parametrize(("field", "code"), [("least", "too-short"), ("most", "too-long")])
def test_words_of_a_length_that_was_not_let_in_are_found_out(field: str, code: str) -> None:
    made = lexicon({"AB", "ABCABC"})
    with pytest.raises(words.LexiconFault) as caught:
        about = replace(made.about, **{field: 4})
        words.verify(words.Lexicon.of(about, made.alphabet, made.graph))
    assert caught.value.code == code


def test_words_of_just_the_lengths_that_were_let_in_are_sound() -> None:
    made = lexicon({"AB", "ABCABC"})
    about = replace(made.about, least=2, most=6)
    found = words.verify(words.Lexicon.of(about, made.alphabet, made.graph))
    assert found == made.about.digest


@pytest.mark.parametrize(("field", "why"), [("least", "2 letters"), ("most", "6 letters")])
def test_the_length_that_was_not_let_in_is_told(field: str, why: str) -> None:
    made = lexicon({"AB", "ABCABC"})
    with pytest.raises(words.LexiconFault) as caught:
        about = replace(made.about, **{field: 4})
        words.verify(words.Lexicon.of(about, made.alphabet, made.graph))
    assert caught.value.details == {"file": "List", "why": why}


def test_the_lexica_of_different_alphabets_are_named(built: words.BuiltLexicon) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.difference(lexicon({"AB"}), built.lexicon)
    assert caught.value.details == {"file": "Some", "why": "List has other letters"}
