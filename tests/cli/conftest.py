"""What the tests of the command line share."""

from pathlib import Path

import pytest

from tests.records.games import WORDS

from .terminal import stafla


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test, so that nothing is imported for good."""
    folder = tmp_path / "home"
    monkeypatch.setenv("STAFLA_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def lexica(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A little lexicon file for every language."""
    folder = tmp_path_factory.mktemp("lexica")
    files = {}
    for language, words in WORDS.items():
        listed = folder / f"{language}.txt"
        listed.write_text("\n".join(words.split()), encoding="utf-8")
        files[language] = str(folder / f"{language}.lexicon")
        built = stafla(
            "words", "build", str(listed), "--edition", language, "--out", files[language]
        )
        assert built.status == 0, built.err
    return files
