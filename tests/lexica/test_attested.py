"""Beside every list lie words that another dictionary has: known to somebody, decided by nobody."""

from hashlib import sha256
from pathlib import Path

import pytest

from stafla import editions
from stafla.words import Lexicon
from stafla.words.attested import FILE, LEAST
from tests.lexica.test_shipped import LANGUAGES, folder, lexicon, manifest
from tools.lexica.attested import spell
from tools.lexica.curation import Curation
from tools.lexica.recipe import Plan

ALL_LISTS = 40_000_000
"""Bytes that the word packages may have together."""


def beside(language: str) -> Lexicon:
    return Lexicon.open(folder(language) / FILE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_tells_of_the_file_beside_the_list(language: str) -> None:
    (told,) = manifest(language)["beside"]
    data = (folder(language) / FILE).read_bytes()
    assert (told["file"], told["sha256"]) == (FILE, sha256(data).hexdigest())
    # every word that comes into the list leaves this file, so there is no least number
    assert told["words"] == len(beside(language)) > 0
    assert told["licence"] == "CC-BY-SA-4.0" and "Wiktionary" in told["credit"]
    project = (Plan.read(language).folder / "pyproject.toml").read_text(encoding="utf-8")
    assert told["licence"] in project


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_it_is_in_the_list_or_was_refused_by_hand(language: str) -> None:
    words = beside(language).words()
    assert not lexicon(language).look_up(words).any()
    curation = Curation(Plan.read(language).folder / "curation")
    names = Plan.read(language).about["attested"]["except"]
    refused = {word for name in names for word in curation.words(name)}
    assert not refused & set(words)


def test_names_abbreviations_and_short_words_are_left_out() -> None:
    alphabet = editions.load("sv").alphabet
    told = ["Anna", "GIF", "bä", "ärt", "öron", "allé", "super-8", "tjck", "a" * 16]
    assert list(spell(told, alphabet)) == ["ÖRON", "ALLE"]
    for language in LANGUAGES:
        assert min(beside(language).by_length) == LEAST


def test_all_word_packages_together_stay_small() -> None:
    files = [p for name in LANGUAGES for p in Path(folder(name)).iterdir() if p.suffix != ".gz"]
    assert sum(path.stat().st_size for path in files) < ALL_LISTS


def test_the_finnish_morphology_is_told_what_was_refused_by_hand() -> None:
    removals = Plan.read("fi").folder / "curation" / "removals.tsv"
    assert (folder("fi") / "refused.tsv").read_bytes() == removals.read_bytes()


def test_swedish_slurs_are_neither_valid_nor_unknown() -> None:
    words = ["NEGER", "BLATTE", "SVARTSKALLE", "NEGRESS", "MONGO"]
    assert not lexicon("sv").look_up(words).any() and not beside("sv").look_up(words).any()
