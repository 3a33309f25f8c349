"""Word maps kept on disk."""

import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from stafla import _core, words
from stafla.editions import Edition, load
from stafla.words import word_map
from stafla.words.lexicon.word_map import _key, folder


@pytest.fixture
def lexicon(built: words.BuiltLexicon) -> words.Lexicon:
    return built.lexicon


@pytest.fixture
def file(home: Path, lexicon: words.Lexicon, icelandic: Edition) -> Path:
    word_map(lexicon, icelandic.ruleset(), least=0)
    (path,) = folder().glob("*.wordmap")
    return path


def plays(lexicon: words.Lexicon, words: _core.WordMap) -> list[int]:
    rules = load("is").ruleset()
    found = _core.MoveGenerator(rules, lexicon.graph, words).plays(
        _core.Board(rules), lexicon.alphabet.rack("LOKIÐÁR")
    )
    return sorted(play.score for play in (found[i] for i in range(len(found))))


def test_a_small_map_is_not_kept(home: Path, lexicon: words.Lexicon, icelandic: Edition) -> None:
    assert word_map(lexicon, icelandic.ruleset()).words == len(lexicon)
    assert not folder().exists()


def test_a_map_that_was_kept_is_the_one_that_was_built(
    file: Path, lexicon: words.Lexicon, icelandic: Edition
) -> None:
    fresh = _core.WordMap(lexicon.graph, icelandic.ruleset())
    kept = word_map(lexicon, icelandic.ruleset(), least=0)
    assert kept.to_bytes() == fresh.to_bytes() == file.read_bytes()
    assert plays(lexicon, kept) == plays(lexicon, fresh) != []


def test_a_damaged_file_is_built_anew(
    file: Path, lexicon: words.Lexicon, icelandic: Edition
) -> None:
    sound = file.read_bytes()
    for damaged in (sound[:-1], b"", sound[:-1] + bytes([sound[-1] ^ 1])):
        file.write_bytes(damaged)
        os.utime(file, ns=(1, 1))
        assert word_map(lexicon, icelandic.ruleset(), least=0).to_bytes() == sound
        assert file.read_bytes() == sound


def test_a_file_as_it_was_noted_is_not_read_twice(
    file: Path, lexicon: words.Lexicon, icelandic: Edition
) -> None:
    """Nothing else shows that it was not: a body changed behind the note's back passes."""
    stat = file.stat()
    data = file.read_bytes()
    file.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    assert word_map(lexicon, icelandic.ruleset(), least=0).to_bytes() != data


def test_other_words_have_a_map_of_their_own(file: Path, icelandic: Edition) -> None:
    other = words.build(
        words.list_of(["LOKI"], icelandic.alphabet), icelandic, words.About("is", "Other")
    )
    assert word_map(other.lexicon, icelandic.ruleset(), least=0).words == 1
    assert len(list(folder().glob("*.wordmap"))) == 2


@pytest.mark.parametrize("note", [b"", b"{", b"[1]"])
def test_a_note_that_says_nothing_costs_a_check(
    file: Path, lexicon: words.Lexicon, icelandic: Edition, note: bytes
) -> None:
    file.with_suffix(".json").write_bytes(note)
    assert word_map(lexicon, icelandic.ruleset(), least=0).words == len(lexicon)


def test_a_folder_that_cannot_be_written_costs_only_time(
    home: Path, lexicon: words.Lexicon, icelandic: Edition
) -> None:
    home.write_bytes(b"a file where the folder should be")
    assert word_map(lexicon, icelandic.ruleset(), least=0).words == len(lexicon)


def test_a_user_without_a_home_costs_only_time(
    monkeypatch: pytest.MonkeyPatch, lexicon: words.Lexicon, icelandic: Edition
) -> None:
    for name in ("STAFLA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    assert word_map(lexicon, icelandic.ruleset(), least=0).words == len(lexicon)


def nowhere() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_the_folder_is_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    assert folder() == tmp_path / "cache"
    monkeypatch.delenv("STAFLA_HOME")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "c"))
    assert folder() == tmp_path / "c" / "stafla"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert folder() == Path.home() / ".cache" / "stafla"


def test_rules_of_a_foreign_alphabet_are_refused(lexicon: words.Lexicon) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        word_map(lexicon, load("en").ruleset())
    assert caught.value.code == "foreign-alphabet"


def test_parts_have_a_say_in_which_map_is_taken(home: Path, icelandic: Edition) -> None:
    """Two lexica whose own file holds the same words differ by their parts."""
    own = words.list_of(["LOKI"], icelandic.alphabet)
    for number, text in enumerate(("KIMA", "HRAKI"), 1):
        listed = words.list_of([text], icelandic.alphabet)
        part = words.build(listed, icelandic, words.About("is", text))
        whole = words.build(own, icelandic, words.About("is", "Whole"), [part])
        kept = word_map(whole.lexicon, icelandic.ruleset(), least=0)
        assert kept.to_bytes() == _core.WordMap(whole.lexicon.graph, icelandic.ruleset()).to_bytes()
        assert len(list(folder().glob("*.wordmap"))) == number


def test_a_map_of_just_as_many_words_is_kept(
    home: Path, lexicon: words.Lexicon, icelandic: Edition
) -> None:
    word_map(lexicon, icelandic.ruleset(), least=len(lexicon) + 1)
    assert not folder().exists()
    word_map(lexicon, icelandic.ruleset(), least=len(lexicon))
    assert len(list(folder().glob("*.wordmap"))) == 1


def test_other_values_of_the_letters_have_a_map_of_their_own(lexicon: words.Lexicon) -> None:
    """The order of a map's letters is that of their values."""

    def key(*values: int) -> str:
        rules = SimpleNamespace(letters=len(values), value=lambda code: values[code - 1])
        return _key(lexicon, rules)

    assert key(1, 2, 3) == key(1, 2, 3)
    assert len({key(1, 2, 3), key(1, 3, 2), key(1, 2)}) == 3
