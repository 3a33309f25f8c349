"""The dictionaries of the languages, asked themselves."""

from pathlib import Path

import pytest

from stafla.words.readings import Options, icelandic, polish, reader, voikko


def tell(language: str, word: str) -> set[tuple[str, str]]:
    asked = reader(language)
    assert asked is not None
    found = asked.readings(word)
    assert {reading.source for reading in found} <= {
        {"is": "BÍN", "fi": "Voikko", "pl": "SGJP"}[language]
    }
    return {(reading.base, reading.form) for reading in found}


@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [
        ("is", "hraki", ("hrak", "hvorugkynsnafnorð, þágufall, eintala")),
        ("fi", "koirat", ("koira", "substantiivi, monikon nominatiivi")),
        ("pl", "kota", ("kot", "rzeczownik, l. poj., dopełniacz/biernik")),
        # comes as one word and as two pieces: an instrumental, and a verb's first person
        ("pl", "miałem", ("miał", "rzeczownik, l. poj., narzędnik")),
    ],
)
def test_a_word_is_told_with_base_form_and_source(
    language: str, word: str, expected: tuple[str, str]
) -> None:
    assert expected in tell(language, word)


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("pl", "anna"),  # a name
        ("pl", "qwx"),  # no word
        ("pl", "zrobiłem"),  # two pieces alone, none of them the word
        ("is", "reykjavík"),  # a name
        ("fi", "helsinki"),  # a name
        ("fi", "koirassa"),  # a form that nobody could play
    ],
)
def test_names_pieces_and_unknown_words_have_no_reading(language: str, word: str) -> None:
    assert tell(language, word) == set()


def test_a_tag_that_the_tables_do_not_know_is_told_as_it_is() -> None:
    assert icelandic.form("kk", "NFETgr") == "karlkynsnafnorð, nefnifall, eintala, með greini"
    assert icelandic.form("kk", "ÞF-XYZ2") == "karlkynsnafnorð, þolfall, XYZ"
    assert icelandic.form("xx", "NF") == "xx, nefnifall"
    assert polish.form("subst:sg:nom.acc:m3") == "rzeczownik, l. poj., mianownik/biernik"
    assert polish.form("xyz:m3") == "xyz:m3"


def finnish() -> Path:
    """The dictionary in the Finnish word package, which every installation for tests has."""
    found = voikko.data()
    assert found is not None
    return found


def test_the_finnish_dictionary_admits_nothing_that_was_not_agreed() -> None:
    admits = {agreed: voikko.Voikko(finnish(), agreed).admits for agreed in (None, Options())}
    assert admits[None]("koirat") is None
    reading = admits[Options()]("koirat")
    assert reading is not None and reading.base == "koira"


@pytest.mark.proves("FI-28")
@pytest.mark.parametrize(
    ("word", "noun"),
    [("koira", True), ("koirat", False), ("nopea", False), ("tehdä", False), ("xyzzy", None)],
)
def test_a_noun_is_one_in_its_base_form(word: str, noun: bool | None) -> None:
    assert voikko.Voikko(finnish()).is_noun(word) is noun


def test_without_the_data_package_nothing_is_known_and_nothing_barred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(voikko.PATH, raising=False)
    for place in (None, tmp_path):
        monkeypatch.setattr(voikko, "folder", lambda place=place: place)
        assert (voikko.data(), voikko.blocked_words()) == (None, frozenset())
    (tmp_path / voikko.FILE).touch()
    (tmp_path / voikko.BARRED).write_text("# why\n\nRumaSana\tFI-25\n", encoding="utf-8")
    assert voikko.data() == tmp_path / voikko.FILE
    assert voikko.blocked_words() == frozenset({"rumasana"})
    monkeypatch.setenv(voikko.PATH, str(tmp_path / "other"))
    assert voikko.data() == tmp_path / "other"
