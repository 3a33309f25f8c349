"""Small lexica to try things on."""

from pathlib import Path

import pytest

from stafla import words
from stafla.editions import Edition, load

SOME = ["KIMA", "LOKI", "LOKIÐ", "HRAKI", "ÆR", "ÖL", "Á", "ÁR", "RÓ", "EÐ", "ÞEYR"]


@pytest.fixture
def icelandic() -> Edition:
    return load("is")


@pytest.fixture
def built(icelandic: Edition) -> words.BuiltLexicon:
    listed = words.list_of(SOME, icelandic.alphabet)
    return words.build(listed, icelandic, words.About("is", "Some", "2026-11", "CC0-1.0", "tests"))


@pytest.fixture
def path(built: words.BuiltLexicon, tmp_path: Path) -> Path:
    path = tmp_path / "some.lexicon"
    words.write(built.data, path)
    return path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
