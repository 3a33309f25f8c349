"""Words of the rule documents, two-letter words, and what must not be in a list."""

import re

import pytest

from stafla import editions
from stafla.words import Lexicon
from stafla.words.readings.voikko import barred
from stafla.words.shelf import find
from tests.lexica.test_shipped import LANGUAGES

TWO_LETTER = {
    "en": 113,
    "fi": 27,
    "is": 174,
    "pl": 111,
    "sv": 133,
}


def lexicon(language: str) -> Lexicon:
    return find(editions.load(language))


def missing(language: str, words: str) -> list[str]:
    return [word for word in words.split() if word not in lexicon(language)]


@pytest.mark.proves("IS-20", "IS-21")
def test_the_icelandic_words_of_the_rules_are_there() -> None:
    named = "HRAKI LOKI REIÐA LOKIÐ KIMA OK IM JÓÐLIR RÓ EÐ IL LOKIÐI KIMAR"
    assert missing("is", named) == []


@pytest.mark.proves("IS-20")
@pytest.mark.parametrize("word", ["REYKJAVÍK", "SIGURÐUR", "GUÐRÚN", "BLÓMAFÍLL"])
def test_icelandic_names_and_invented_compounds_are_not(word: str) -> None:
    assert word not in lexicon("is")


@pytest.mark.proves("IS-20", "IS-21")
def test_icelandic_words_with_letters_that_have_no_tile_are_there() -> None:
    assert missing("is", "CHILI CHILESKUR QUART WEBER") == []


@pytest.mark.proves("FI-24", "FI-28")
def test_the_finnish_words_of_the_rules_are_there() -> None:
    assert missing("fi", "KOIRA KOIRAT SAUMA AJOS AI JA JAKAUMA KOIRAS TEHDÄ TEKEMINEN FOBIA") == []


@pytest.mark.proves("FI-24", "FI-28")
@pytest.mark.parametrize(
    "word", ["KOIRAN", "TEKI", "TEKEMISET", "NOPEAT", "PAREMPI", "HELSINKI", "YK", "EN", "NRO"]
)
def test_other_finnish_forms_names_and_abbreviations_are_not(word: str) -> None:
    assert word not in lexicon("fi")


@pytest.mark.proves("FI-25")
def test_finnish_slurs_are_barred_with_their_plurals() -> None:
    slurs = barred()
    assert 20 <= len(slurs) <= 80
    assert {"neekeri", "neekerit", "ryssä", "ryssät", "jutku", "jutkut"} <= slurs
    assert [word for word in sorted(slurs) if word in lexicon("fi")] == []


@pytest.mark.proves("FI-25")
def test_coarse_words_and_names_of_peoples_are_no_hate_speech() -> None:
    assert missing("fi", "PASKA PERSE SUOMALAINEN MUSTALAINEN JUUTALAINEN HOMO LESBO") == []


@pytest.mark.proves("FI-26")
def test_finnish_letters_without_a_tile_occur() -> None:
    assert missing("fi", "ŠAKKI DATŠA ZEN EXIF") == []


@pytest.mark.proves("SV-47", "SV-48", "SV-49", "SV-51", "SV-53", "SV-55")
def test_the_swedish_words_of_the_rules_are_there() -> None:
    named = (
        "BEHAG PEDAGOG OBEHAG BEHAGA BE ED HA AG GO ALLE ALLENA PIETA CREPE JALAPENO MÜSLI "
        "LÆSTADIAN ÖGON PLETI PÄRTITEL PÄRSTITEL"
    )
    assert missing("sv", named) == []


@pytest.mark.proves("SV-55")
@pytest.mark.parametrize("word", ["SILK", "SCREEN", "KRETI"])
def test_parts_of_swedish_phrases_are_not(word: str) -> None:
    assert word not in lexicon("sv")


@pytest.mark.proves("SV-54")
@pytest.mark.parametrize(
    "word",
    [
        *("MUSLI", "MYSLI", "LÄSTADIAN", "LAESTADIAN", "LÄSTADIANISM", "LAESTADIANISM"),
        *("LÄSTADIANSK", "LAESTADIANSK", "VATT", "VEBB", "VEBBSIDA", "VEEKEND", "VHISKY"),
        "SANDVICH",
    ],
)
def test_no_swedish_word_has_a_letter_in_place_of_ü_æ_or_w(word: str) -> None:
    assert word not in lexicon("sv")


@pytest.mark.proves("SV-54")
def test_every_swedish_word_with_ü_or_æ_is_of_the_two_that_the_rule_knows() -> None:
    """And none is there a second time with what may not stand in for the letter."""
    words = set(lexicon("sv").words())
    rare = {word for word in words if set(word) & set("ÜÆ")}
    assert {"MÜSLI", "LÆSTADIAN", "LÆSTADIANISM", "LÆSTADIANSK"} <= rare
    assert [word for word in sorted(rare) if "MÜSLI" not in word and "LÆSTADIAN" not in word] == []
    replaced = {"Ü": ("U", "Y", "UE"), "Æ": ("Ä", "AE", "E"), "W": ("V", "VV")}
    twins = {
        word.replace(letter, other)
        for word in rare
        for letter, others in replaced.items()
        for other in others
        if letter in word
    }
    assert words & twins == set()


@pytest.mark.proves("SV-57")
def test_swedish_headwords_of_initials_are_there() -> None:
    assert missing("sv", "BB EU USA IQ SM TV CD DVD VM OS") == []


def test_common_swedish_words_are_there() -> None:
    named = (
        "DET NI DE MIG DIG ETT INTE MOT HOS JA NEJ ÄTA SITTA LE TA POJKE SPADE KULLE TOMTE "
        "DEMOKRATISK ARBETARE LÅS GÅS MALT VITE ÖKEN SJU HEJ"
    )
    assert missing("sv", named) == []


@pytest.mark.proves("SV-47")
@pytest.mark.parametrize("word", ["DAGBÖCKER", "FRIGJORDE", "HUSEN", "BILAR", "LNA", "ARABKUK"])
def test_swedish_inflected_forms_and_inventions_are_not(word: str) -> None:
    assert word not in lexicon("sv")


@pytest.mark.proves("PL-11", "PL-12")
def test_the_polish_words_of_the_rules_are_there() -> None:
    named = (
        "WYTĘŻAMY PRÓB PRÓBUJE SPRÓBUJE SPRÓBUJEMY DAR ER UD MASZERUJ JA TRANSFER PRYMAS "
        "ŻÓŁĆ GĘŚ CHRZĄSZCZ KOTAMI ŹDŹBŁO"
    )
    assert missing("pl", named) == []


@pytest.mark.proves("PL-11")
@pytest.mark.parametrize("word", ["WYŁĘŻAMY", "MGR", "ITD", "WC", "WA", "UP", "GDAŃSK"])
def test_polish_slips_abbreviations_and_names_are_not(word: str) -> None:
    assert word not in lexicon("pl")


@pytest.mark.parametrize(("language", "count"), TWO_LETTER.items())
def test_two_letter_words_are_as_many_as_were_chosen(language: str, count: int) -> None:
    assert len(lexicon(language).words(2)) == count


@pytest.mark.proves("IS-20", "FI-24", "PL-11", "SV-50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_two_to_fifteen_letters_of_the_alphabet(language: str) -> None:
    letters = "".join(editions.load(language).alphabet.upper)
    fits = re.compile(f"[{letters}]{{2,15}}").fullmatch
    sample = (word for length in (2, 3, 4, 15) for word in lexicon(language).words(length))
    assert [word for word in sample if not fits(word)] == []
    assert set(lexicon(language).by_length) == set(range(2, 16))
