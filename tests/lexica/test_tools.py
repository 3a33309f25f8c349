"""The parts that recipes are made of."""

import hashlib
from pathlib import Path

import pytest

from stafla.words.readings.vfst import Transducer
from tools.lexica import apertium, hunspell
from tools.lexica.att import AttTransducer
from tools.lexica.curation import Curation, CurationError, admissible, read
from tools.lexica.paths import Paths
from tools.lexica.recipe import LANGUAGES, Plan
from tools.lexica.source import Source, SourceError, Sources, check

DIC = """3
tak/DH
Oslo/A
misstag%
tak/X
"""
AFF = """SET UTF-8
SFX D Y 2
SFX D 0 et [^e]
SFX D e et e
SFX H Y 1
SFX H 0 en/W .
"""
ATT = """0\t1\t@0@\t[Ln]
0\t4\t@0@\t[Lep]
1\t2\tk\tk
2\t3\to\to
2\t3\t@P.X.ON@\t@P.X.ON@
3\t5\ti\ti[Sn]
4\t5\to\to
5
"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "x.dic").write_text(DIC, encoding="utf-8")
    (tmp_path / "x.aff").write_text(AFF, encoding="utf-8")
    (tmp_path / "x.att").write_text(ATT, encoding="utf-8")
    return tmp_path


def curation(folder: Path, additions: str, removals: str) -> Curation:
    (folder / "additions.tsv").write_text(additions, encoding="utf-8")
    (folder / "removals.tsv").write_text(removals, encoding="utf-8")
    return Curation(folder)


def test_an_entry_that_stands_twice_keeps_both_flag_strings(files: Path) -> None:
    entries = hunspell.read_entries(files / "x.dic")
    assert entries["tak"] == {"DH", "X"}
    assert entries.keys() == {"tak", "Oslo", "misstag%"}


def test_suffix_rules_make_forms_unless_their_flags_forbid_it(files: Path) -> None:
    suffixes = hunspell.read_suffixes(files / "x.aff")
    made = hunspell.generate({"tak": frozenset({"DH"})}, suffixes, not_of="%", not_then="W")
    assert list(made) == ["taket"]
    assert list(hunspell.generate({"tak": frozenset({"D%"})}, suffixes, "%", "W")) == []
    made = hunspell.generate({"bete": frozenset({"D"})}, suffixes, "%", "W")
    assert list(made) == ["betet"]


def test_answers_of_a_morphological_dictionary_are_taken_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "lt-proc"
    program.write_text("#!/bin/sh\ncat >/dev/null\necho '^a/a<n>/a<pr>$ ^b/*b$'\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert apertium.analyse(["a", "b"], tmp_path / "x.bin") == {"a": ["a<n>", "a<pr>"], "b": []}


def test_a_missing_program_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SourceError, match="lttoolbox"):
        apertium.analyse(["a"], tmp_path / "x.bin")


def test_paths_avoid_closed_tags_and_foreign_letters(files: Path) -> None:
    graph = Transducer(AttTransducer.read(files / "x.att"))
    every = frozenset("koi")
    assert set(Paths(graph, every, frozenset(), longest=5)) == {
        ("koi", "[Ln]koi[Sn]"),
        ("ki", "[Ln]ki[Sn]"),
        ("o", "[Lep]o"),
    }
    assert set(Paths(graph, every, frozenset({"[Lep]"}), longest=2)) == {("ki", "[Ln]ki[Sn]")}
    assert set(Paths(graph, frozenset("o"), frozenset(), longest=5)) == {("o", "[Lep]o")}


def test_a_correction_needs_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "x.tsv"
    path.write_text("# why\nAB\treason\nCD\n", encoding="utf-8")
    with pytest.raises(CurationError, match=r"x\.tsv:3"):
        read(path)
    path.write_text("AB\tone\nAB\ttwo\n", encoding="utf-8")
    with pytest.raises(CurationError, match="twice"):
        read(path)


def test_corrections_add_and_remove(tmp_path: Path) -> None:
    corrected = curation(tmp_path, "EF\tnew\n", "AB\twrong\n").correct({"AB", "CD"})
    assert corrected == {"CD", "EF"}


@pytest.mark.parametrize(("additions", "removals"), [("CD\tx\n", ""), ("", "EF\tx\n")])
def test_a_correction_without_effect_is_refused(
    tmp_path: Path, additions: str, removals: str
) -> None:
    with pytest.raises(CurationError):
        curation(tmp_path, additions, removals).correct({"AB", "CD"})


def test_admissible_words_have_the_letters_and_lengths_of_the_game() -> None:
    words = ["A", "AB", "A-B", "AÉ", "A" * 15, "A" * 16]
    assert admissible(words, "AB") == {"AB", "A" * 15}


def test_a_file_other_than_the_recorded_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"one")
    recorded = Source("x", "debian", "1", "MIT", hashlib.sha256(b"one").hexdigest())
    assert check(recorded, path) == path
    path.write_bytes(b"two")
    with pytest.raises(SourceError, match="SHA-256"):
        check(recorded, path)


def test_a_python_package_of_another_version_is_refused(tmp_path: Path) -> None:
    packages = {"pytest": Source("pytest", "pypi", "0.0", "MIT", "", "pytest/__init__.py")}
    with pytest.raises(SourceError, match=r"0\.0 is needed"):
        Sources(packages, tmp_path).path("pytest")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_correction_of_the_shipped_lists_has_its_reason(language: str) -> None:
    files = sorted((Plan.read(language).folder / "curation").glob("*.tsv"))
    assert len(files) >= 2
    for path in files:
        assert all(word == word.upper() and reason for word, reason in read(path).items()), path
