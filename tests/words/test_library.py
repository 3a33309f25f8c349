"""Which lexica there are, and choosing one."""

import sys
from dataclasses import replace
from pathlib import Path
from unicodedata import normalize

import pytest

from stafla import words
from stafla.editions import Edition, load
from stafla.words import library


def make(edition: Edition, name: str, *texts: str) -> words.BuiltLexicon:
    listed = words.list_of(texts, edition.alphabet)
    return words.build(listed, edition, words.About(edition.id, name))


def fault(edition: Edition, wanted: str | Path | None) -> str:
    with pytest.raises(words.LexiconFault) as caught:
        library.find(edition, wanted)
    return caught.value.code


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed data package with a Polish lexicon in it, instead of any real one."""
    folder = tmp_path / "site" / "stafla_words_pl"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text('"""Words."""\n')
    words.write(make(load("pl"), "Polski", "kot", "pies").data, folder / "pl.lexicon")
    monkeypatch.setattr("sys.path", [str(folder.parent)])
    monkeypatch.delitem(sys.modules, "stafla_words_pl", raising=False)
    return folder


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed."""
    monkeypatch.setattr("stafla.words.library.find_spec", lambda name: None)


def test_the_home_is_where_the_environment_says(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path / "own"))
    assert library.home() == tmp_path / "own"
    monkeypatch.delenv("STAFLA_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert library.home() == tmp_path / "data" / "stafla"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert library.home() == tmp_path / ".local" / "share" / "stafla"


@pytest.mark.usefixtures("home", "package")
def test_the_shipped_lexicon_is_the_edition_s_own() -> None:
    found = library.find(load("pl"))
    assert (found.name, found.words()) == ("Polski", ["KOT", "PIES"])
    place = library.shipped_file("pl")
    assert place is not None and place.origin == "shipped"


@pytest.mark.usefixtures("home", "bare")
def test_without_a_package_there_is_no_own_lexicon() -> None:
    assert library.shipped_file("pl") is None
    assert fault(load("pl"), None) == "not-installed"


@pytest.mark.usefixtures("package")
def test_an_imported_lexicon_can_be_chosen_by_name_and_fingerprint(home: Path) -> None:
    polish = load("pl")
    built = make(polish, "OSPS 2026: próba/1", "kot", "ćma")
    path = library.put(built)
    assert path.parent == home / "lexica"
    assert path.name == f"pl-OSPS_2026_próba_1-{built.lexicon.fingerprint}.lexicon"
    assert library.find(polish, "osps 2026: PRÓBA/1").words() == ["ĆMA", "KOT"]
    assert library.find(polish, built.lexicon.fingerprint.lower()).words() == ["ĆMA", "KOT"]
    assert library.find(polish, path).words() == ["ĆMA", "KOT"]
    assert fault(polish, str(path)) == "unknown-lexicon"
    assert [place.origin for place, _ in library.on_shelf(polish)] == ["shipped", "imported"]
    assert path in {place.path for place in library.lexicon_files()}


@pytest.mark.usefixtures("home", "bare")
def test_the_same_lexicon_replaces_itself_and_another_of_its_name_does_not() -> None:
    polish = load("pl")
    first, second = make(polish, "Lista", "kot"), make(polish, "Lista", "pies")
    assert library.put(first) == library.put(first)
    assert library.put(second) != library.put(first)
    assert fault(polish, "lista") == "ambiguous"
    assert library.find(polish, second.lexicon.fingerprint).words() == ["PIES"]


@pytest.mark.usefixtures("home", "bare")
def test_a_name_is_found_however_its_accents_are_written() -> None:
    swedish = load("sv")
    for name in ("Idélista", normalize("NFD", "Övrigt")):
        library.put(make(swedish, name, "öga"))
    for form in ("NFC", "NFD"):
        assert library.find(swedish, normalize(form, "IDÉLISTA")).name == "Idélista"
        assert library.find(swedish, normalize(form, "övrigt")).words() == ["ÖGA"]


@pytest.mark.usefixtures("home", "bare")
def test_a_lexicon_that_lies_there_twice_is_one() -> None:
    path = library.put(make(load("pl"), "Lista", "kot"))
    words.write(path.read_bytes(), path.with_name("pl-again.lexicon"))
    assert len(library.imported_files()) == 2
    for wanted in ("lista", library.find(load("pl"), path).fingerprint):
        assert library.find(load("pl"), wanted).words() == ["KOT"]


@pytest.mark.usefixtures("home", "bare")
def test_a_variant_takes_the_lexica_of_its_language() -> None:
    library.put(make(load("sv"), "Lista", "öga"))
    assert library.find(load("sv-home"), "Lista").words() == ["ÖGA"]
    assert library.find(load("sv"), "Lista").words() == ["ÖGA"]
    assert fault(load("fi"), "Lista") == "unknown-lexicon"


@pytest.mark.usefixtures("home", "package")
def test_a_lexicon_is_found_by_name_among_all_editions() -> None:
    library.put(make(load("sv"), "Lista", "öga"))
    assert library.open_named("lista").words() == ["ÖGA"]
    assert library.open_named(library.find(load("pl")).fingerprint).name == "Polski"
    library.put(make(load("fi"), "Lista", "yö"))
    for wanted, code in (("Lista", "ambiguous"), ("none", "unknown-lexicon")):
        with pytest.raises(words.LexiconFault) as caught:
            library.open_named(wanted)
        assert caught.value.code == code


@pytest.mark.usefixtures("home", "bare")
def test_a_file_of_another_language_is_refused() -> None:
    path = library.put(make(load("sv"), "Lista", "öga"))
    assert fault(load("en"), path) == "foreign-alphabet"


@pytest.mark.usefixtures("bare")
def test_a_damaged_file_on_the_shelf_does_not_hide_the_others(home: Path) -> None:
    polish = load("pl")
    library.put(make(polish, "Lista", "kot"))
    (home / "lexica" / "pl-bad.lexicon").write_bytes(b"rubbish")
    assert [lexicon.name for _, lexicon in library.on_shelf(polish)] == ["Lista"]
    assert fault(polish, home / "lexica" / "pl-bad.lexicon") == "not-a-lexicon"
    assert fault(polish, home / "lexica" / "none.lexicon") == "unreadable"


@pytest.mark.usefixtures("home", "bare")
def test_a_file_is_opened_again_when_it_changed() -> None:
    polish = load("pl")
    path = library.put(make(polish, "Lista", "kot"))
    place = library.LexiconFile(path, "imported")
    assert place.open() is place.open()
    words.write(make(polish, "Lista", "kot", "pies").data, path)
    assert place.open().words() == ["KOT", "PIES"]


@pytest.mark.usefixtures("home", "bare")
def test_a_name_of_signs_alone_still_makes_a_file() -> None:
    path = library.put(make(load("pl"), "../..", "kot"))
    assert path.name.startswith("pl-lexicon-") and path.parent.name == "lexica"


def details(edition: Edition, wanted: str | Path) -> dict[str, str | int]:
    with pytest.raises(words.LexiconFault) as caught:
        library.find(edition, wanted)
    return caught.value.details


@pytest.mark.usefixtures("home", "bare")
def test_a_refusal_names_what_was_found_instead() -> None:
    polish = load("pl")
    first, second = make(polish, "Lista", "kot"), make(polish, "Lista", "pies")
    for one in (first, second):
        library.put(one)
    prints = " ".join(sorted(one.lexicon.fingerprint for one in (first, second)))
    assert details(polish, "Lista") == {"wanted": "Lista", "found": prints}
    path = library.put(make(load("sv"), "Lista", "öga"))
    assert details(polish, path) == {"file": path.name, "why": "it is made for sv"}


def test_a_lexicon_fits_language_and_alphabet_alike() -> None:
    swedish = make(load("sv"), "Lista", "öga").lexicon
    assert library.fits(swedish, load("sv")) and library.fits(swedish, load("sv-home"))
    for changes in ({"edition": "fi"}, {"alphabet": load("fi").alphabet.upper}):
        about = replace(swedish.about, **changes)
        other = words.Lexicon.of(about, swedish.alphabet, swedish.graph)
        assert not library.fits(other, load("sv"))
