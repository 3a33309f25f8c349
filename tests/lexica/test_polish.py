"""The short Polish words: each is explained, by SGJP or by a reader."""

import pytest

from stafla import editions
from stafla.words.library import find
from stafla.words.readings import reader
from tools.lexica.curation import Curation
from tools.lexica.recipe import LEXICA
from tools.words_report import page, polish

CURATION = Curation(LEXICA / "pl" / "curation")


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("aft", "afta: noun, genitive plural"),
        ("agi", "aga: noun, genitive singular, nominative/accusative/vocative plural"),
        ("bij", "bić: imperative"),
        ("ćpa", "ćpać: verb 3rd person singular"),
        ("emu", "emu: noun, indeclinable"),
        ("dla", "dla: preposition"),
        ("łup", "łup: noun, nominative/accusative singular; łupa: noun, genitive plural; "
                "łupać: imperative; łupić: imperative; łup: interjection"),
        ("yam", ""),
    ],
)  # fmt: skip
def test_forms_are_told_in_the_words_of_the_page(word: str, forms: str) -> None:
    assert reader("pl") is not None
    assert polish.forms(word) == forms


def test_every_short_word_has_its_form_or_a_note() -> None:
    lexicon = find(editions.load("pl"))
    told = page.notes("pl")
    three = [word for word in lexicon.words(3) if not polish.forms(word.lower())]
    assert [word for word in (*lexicon.words(2), *three) if word not in told] == []


def test_notes_and_doubts_are_about_words_of_the_list() -> None:
    lexicon = find(editions.load("pl"))
    told, doubted = page.notes("pl"), CURATION.words(page.DOUBTFUL)
    assert [word for word in (*told, *doubted) if word not in lexicon] == []
    marked = [word for word, note in told.items() if "doubtful" in note]
    assert marked == list(doubted)
