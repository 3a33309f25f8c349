"""Other programs' formats, in and out."""

from pathlib import Path

import pytest

from stafla import words
from stafla.editions import Edition, load
from stafla.words.lists.exchange import read_graph
from tests.words import kwg
from tests.words.conftest import SOME


def test_a_text_export_is_the_list_in_alphabetical_order(built: words.BuiltLexicon) -> None:
    text = words.export(built.lexicon, "text").decode()
    assert text == "".join(f"{word}\n" for word in built.lexicon.words())


def test_a_text_export_builds_the_same_lexicon_again(
    built: words.BuiltLexicon, icelandic: Edition, tmp_path: Path
) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(words.export(built.lexicon, "text"))
    again = words.build(words.read_words(path, icelandic), icelandic, built.lexicon.about)
    assert again.data == built.data


@pytest.mark.parametrize("form", ["kwg", "kbwg"])
@pytest.mark.parametrize("gaddag", [True, False])
def test_a_graph_goes_out_and_comes_in_again(
    built: words.BuiltLexicon, icelandic: Edition, tmp_path: Path, form: words.Format, gaddag: bool
) -> None:
    path = tmp_path / f"some.{form}"
    path.write_bytes(words.export(built.lexicon, form, gaddag=gaddag))
    again = words.build(words.read_words(path, icelandic), icelandic, built.lexicon.about)
    assert again.data == built.data
    nodes = kwg.read(path.read_bytes(), form == "kbwg")
    assert len(kwg.dawg(nodes)) == len(built.lexicon)
    assert bool(kwg.gaddag(nodes)) == gaddag


def test_words_of_other_lengths_in_a_graph_are_skipped(
    built: words.BuiltLexicon, icelandic: Edition, tmp_path: Path
) -> None:
    path = tmp_path / "some.KWG"
    path.write_bytes(words.export(built.lexicon, "kwg"))
    listed = read_graph(path, icelandic, least=4, most=4)
    kept = words.build(listed, icelandic, built.lexicon.about).lexicon
    assert kept.words() == built.lexicon.words(4)
    assert {(one.text, one.reason) for one in listed.skipped} == {
        (word, "too-short" if len(word) < 4 else "too-long")
        for word in built.lexicon.words()
        if len(word) != 4
    }
    lines = [one.line for one in listed.skipped] + listed.lines.tolist()
    assert sorted(lines) == list(range(1, len(built.lexicon) + 1))


def test_a_lexicon_file_is_a_source_of_words_too(path: Path, icelandic: Edition) -> None:
    listed = words.read_words(path, icelandic)
    assert len(listed.lines) == len([word for word in SOME if len(word) > 1])


def test_sources_of_a_foreign_alphabet_are_refused(path: Path, tmp_path: Path) -> None:
    lexicon = words.Lexicon.open(path)
    graph = tmp_path / "some.kwg"
    graph.write_bytes(words.export(lexicon, "kwg"))
    for source in (path, graph):
        with pytest.raises(words.LexiconFault) as caught:
            words.read_words(source, load("en"))
        assert caught.value.code == "foreign-alphabet"
        if source == path:
            assert caught.value.details["why"] == "is"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"abc", "truncated"),
        (b"\2\0\x40\0\0\0\x40\0\2\0\x40\1", "cycle"),
        (b"\xff\xff\0\0" * 3, "range"),
    ],
)
def test_a_damaged_graph_is_refused(
    tmp_path: Path, icelandic: Edition, data: bytes, code: str
) -> None:
    path = tmp_path / "bad.kwg"
    path.write_bytes(data)
    with pytest.raises(words.LexiconFault) as caught:
        words.read_words(path, icelandic)
    assert (
        caught.value.code in (code, "foreign-alphabet")
        and caught.value.details["file"] == "bad.kwg"
    )


def test_a_source_that_is_not_there_is_told(tmp_path: Path, icelandic: Edition) -> None:
    for name in ("none.kwg", "none.lexicon"):
        with pytest.raises(words.LexiconFault) as caught:
            words.read_words(tmp_path / name, icelandic)
        assert caught.value.code == "unreadable"


def test_a_dictionary_of_hunspell_is_refused_whatever_its_name(
    icelandic: Edition, tmp_path: Path
) -> None:
    for name, text in (("is.dic", "2\nhestur/ab\nog\n"), ("is.txt", "\ufeff2\r\nog\r\nhús/c\r\n")):
        (path := tmp_path / name).write_text(text, encoding="utf-8")
        with pytest.raises(words.ListFault) as fault:
            words.read_words(path, icelandic)
        assert (fault.value.code, fault.value.details) == ("stems", {"file": name})
    plain = tmp_path / "plain.dic"
    for text in ("2\nog\nhús\n", "og\nhús\n3/4\n"):
        plain.write_text(text, encoding="utf-8")
        assert len(words.read_words(plain, icelandic).lines) == 2
