"""Every short Icelandic word has been read: it has a meaning, or it is told to be doubtful."""

import pytest

from stafla import editions
from stafla.words.library import find
from tools.lexica.curation import Curation, read
from tools.lexica.recipe import LEXICA
from tools.words_report import icelandic, page

CURATION = Curation(LEXICA / "is" / "curation")


@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("NFET", ""),
        ("ÞFET2", "accusative"),
        ("EFFT", "genitive plural"),
        ("NFETgr", "definite"),
        ("ÞGFFTgr", "definite dative plural"),
        ("ÞGF", "dative"),
        ("FSB-KVK-NFET", "feminine"),
        ("FVB-KK-NFET", "weak form"),
        ("ESB-KVK-NFET", "superlative feminine"),
        ("GM-NH", "infinitive"),
        ("GM-FH-NT-1P-ET", "1st person"),
        ("GM-FH-NT-3P-FT", "3rd person plural"),
        ("GM-FH-ÞT-3P-FT", "past tense plural"),
        ("GM-VH-NT-1P-ET", "subjunctive"),
        ("GM-VH-ÞT-3P-FT", "past subjunctive plural"),
        ("GM-BH-ST2", "imperative"),
        ("MM-SAGNB", "middle voice supine"),
        ("LHÞT-SB-KVK-NFET", "past participle feminine"),
        ("OP-það-GM-VH-NT-3P-ET", "impersonal subjunctive"),
        ("OBEYGJANLEGT", ""),
    ],
)
def test_a_tag_in_words(tag: str, words: str) -> None:
    assert icelandic.form(tag) == words


@pytest.mark.parametrize(
    ("word", "note"),
    [
        ("afa", "accusative of afi, grandfather"),
        ("aga", "to discipline; accusative of agi, discipline"),
        ("áið", "definite form of á, name of the letter Á"),
        ("ásm", ""),
        ("fái", "weak form of fár, few; 1st person of fá, to paint, to polish, old; "
                "subjunctive of fá, to get"),
        ("ing", "accusative of ingur, masculine noun in BÍN, last part of compounds"),
        ("tói", "dative of tó, patch of grass on a cliff; subjunctive of tóa, verb in BÍN"),
        ("þal", "neuter noun in BÍN, of medicine"),
    ],
)  # fmt: skip
def test_base_form_form_and_meaning(word: str, note: str) -> None:
    assert icelandic.note(word) == note


def test_a_reading_that_is_graded_as_wrong_explains_no_word() -> None:
    assert [row.ord for row in icelandic.rows("súa")] == ["sýr"]


def test_every_word_of_three_letters_has_a_meaning_or_is_doubtful() -> None:
    told, doubtful = page.notes("is"), CURATION.words(page.DOUBTFUL)
    words = find(editions.load("is")).words(3)
    unread = [w for w in words if w not in told and not icelandic.has_meaning(w.lower())]
    assert [word for word in unread if word not in doubtful] == []
    assert all(icelandic.note(word.lower()) for word in words)


def test_the_notes_speak_of_words_of_the_list() -> None:
    words = set(find(editions.load("is")).words(3))
    assert [word for word in CURATION.words(page.DOUBTFUL) if word not in words] == []
    rows = [row for word in words for row in icelandic.rows(word.lower())]
    keys = {key for r in rows for key in (r.ord, f"{r.ord} {r.ofl}", f"{r.ord} {r.bin_id}")}
    assert [base for base in read(LEXICA / "is" / "meanings.tsv") if base not in keys] == []
