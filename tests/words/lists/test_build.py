"""Making lexica."""

import json
import os
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stafla.words.lexicon.lexicon as lexicons
from stafla import words
from stafla.editions import Edition, load

PL = load("pl")
ABOUT = words.About("pl", "List")


def lexicon(*texts: str) -> words.Lexicon:
    return words.build(words.list_of(texts, PL.alphabet), PL, ABOUT).lexicon


def fingerprint_of(texts: set[str]) -> str:
    """By the book: capitals, by code point, a line feed between."""
    return sha256("\n".join(sorted(texts)).encode()).hexdigest()


def test_duplicates_are_told_with_their_line_among_other_skipped_lines() -> None:
    listed = words.list_of(["kot", "pies", "KOT", "x", "ćma", "pies", "kot"], PL.alphabet)
    built = words.build(listed, PL, ABOUT)
    assert [tuple(one) for one in built.skipped] == [
        (3, "KOT", "duplicate"),
        (4, "x", "foreign-letter"),
        (6, "PIES", "duplicate"),
        (7, "KOT", "duplicate"),
    ]
    assert built.lexicon.words() == ["ĆMA", "KOT", "PIES"]


def test_the_first_word_can_be_the_second_too() -> None:
    built = words.build(words.list_of(["kot", "kot"], PL.alphabet), PL, ABOUT)
    assert [tuple(one) for one in built.skipped] == [(2, "KOT", "duplicate")]


def test_the_fingerprint_sorts_by_code_point_not_by_alphabet() -> None:
    texts = {"ZA", "ĄA", "AA", "ŻA", "AĄ", "AZ"}
    about = lexicon(*texts).about
    assert about.digest == fingerprint_of(texts)
    assert about.fingerprint == fingerprint_of(texts)[:6].upper()


@pytest.mark.proves("SV-44")
@given(st.sets(st.text("AĄBZŹŻ", min_size=2, max_size=15)))
def test_words_and_fingerprint_are_those_of_the_set(texts: set[str]) -> None:
    made = lexicon(*texts)
    assert set(made.words()) == texts and len(made) == len(texts)
    assert made.words() == sorted(texts, key=PL.alphabet.key)
    assert made.about.digest == fingerprint_of(texts)
    assert words.verify(made) == made.about.digest


def test_words_are_as_long_as_the_list_lets_in() -> None:
    listed = words.list_of(["kot", "a" * 20, "b" * 21], PL.alphabet, least=2, most=20)
    made = words.build(listed, PL, ABOUT)
    assert made.lexicon.words() == ["A" * 20, "KOT"]
    assert [one.reason for one in made.skipped] == ["too-long"]
    assert words.Lexicon.read(made.data, "file").about.most == 20


def test_the_same_words_give_the_same_file_in_any_order(icelandic: Edition) -> None:
    texts = ["KIMA", "LOKI", "ÆR", "ÁR"]
    files = {
        words.build(words.list_of(order, icelandic.alphabet), icelandic, ABOUT).data
        for order in (texts, texts[::-1], texts * 2)
    }
    assert len(files) == 1


def test_parts_are_merged_when_the_lexicon_is_opened(tmp_path: Path) -> None:
    part = words.build(words.list_of(["kot", "lis"], PL.alphabet), PL, words.About("pl", "pl-more"))
    whole = words.build(words.list_of(["pies", "kot"], PL.alphabet), PL, ABOUT, [part])
    words.write(part.data, tmp_path / "pl-more.lexicon")
    words.write(whole.data, tmp_path / "pl.lexicon")
    opened = words.Lexicon.open(tmp_path / "pl.lexicon")
    assert opened.words() == ["KOT", "LIS", "PIES"]
    assert opened.fingerprint == fingerprint_of({"KOT", "LIS", "PIES"})[:6].upper()
    assert words.verify(opened) == opened.about.whole
    assert words.Lexicon.open(tmp_path / "pl-more.lexicon").words() == ["KOT", "LIS"]


def test_a_part_with_other_words_is_refused(tmp_path: Path) -> None:
    about = words.About("pl", "pl-more")
    part, other = (
        words.build(words.list_of([text], PL.alphabet), PL, about) for text in ("kot", "lis")
    )
    whole = words.build(words.list_of(["pies"], PL.alphabet), PL, ABOUT, [part])
    words.write(other.data, tmp_path / "pl-more.lexicon")
    words.write(whole.data, tmp_path / "pl.lexicon")
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.open(tmp_path / "pl.lexicon")
    assert caught.value.code == "parts"
    assert caught.value.details == {"file": "List", "why": "other words than expected"}


def with_parts(parts: list[dict[str, str]], whole: words.BuiltLexicon) -> bytes:
    told = json.loads(whole.lexicon.about.to_json()) | {"parts": parts}
    return whole.lexicon.graph.to_bytes(json.dumps(told).encode())


def test_a_lexicon_that_names_thousands_of_parts_is_refused_before_one_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = words.build(words.list_of(["kot"], PL.alphabet), PL, words.About("pl", "more"))
    whole = words.build(words.list_of(["pies"], PL.alphabet), PL, ABOUT)
    names = ["pl-more", *(f"pl-{number}" for number in range(40))]
    for name in names:
        words.write(part.data, tmp_path / f"{name}.lexicon")
    digest = part.lexicon.about.digest
    read, usual = [], lexicons.read_limited
    monkeypatch.setattr(
        lexicons, "read_limited", lambda path, *of: read.append(path.name) or usual(path, *of)
    )
    for told in (["pl-more"] * 2, ["pl-more"] * 5000, names[:17], names):
        parts = [{"name": name, "digest": digest} for name in told]
        words.write(with_parts(parts, whole), tmp_path / "pl.lexicon")
        read.clear()
        with pytest.raises(words.LexiconFault) as caught:
            words.Lexicon.open(tmp_path / "pl.lexicon")
        assert (caught.value.code, read) == ("metadata", ["pl.lexicon"])


def test_a_part_with_parts_is_refused_and_a_circle_with_it(tmp_path: Path) -> None:
    inner = words.build(words.list_of(["kot"], PL.alphabet), PL, words.About("pl", "inner"))
    outer = words.build(words.list_of(["lis"], PL.alphabet), PL, words.About("pl", "outer"))
    deeper = with_parts([{"name": "inner", "digest": inner.lexicon.about.digest}], outer)
    whole = words.build(words.list_of(["pies"], PL.alphabet), PL, ABOUT, [outer])
    itself = words.build(words.list_of(["pies"], PL.alphabet), PL, words.About("pl", "pl"))
    circle = with_parts([{"name": "pl", "digest": itself.lexicon.about.digest}], itself)
    words.write(inner.data, tmp_path / "inner.lexicon")
    words.write(deeper, tmp_path / "outer.lexicon")
    for data in (whole.data, circle):
        words.write(data, tmp_path / "pl.lexicon")
        with pytest.raises(words.LexiconFault) as caught:
            words.Lexicon.open(tmp_path / "pl.lexicon")
        assert caught.value.code == "parts"
        name = {whole.data: "List", circle: "pl"}[data]
        assert caught.value.details == {"file": name, "why": "a part has parts itself"}


def test_parts_together_are_no_larger_than_a_lexicon_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = words.build(words.list_of(["kot"], PL.alphabet), PL, words.About("pl", "pl-more"))
    whole = words.build(words.list_of(["pies"], PL.alphabet), PL, ABOUT, [part])
    words.write(part.data, tmp_path / "pl-more.lexicon")
    words.write(whole.data, tmp_path / "pl.lexicon")
    for missing, code in ((0, ""), (1, "overflow")):
        monkeypatch.setattr(lexicons, "LARGEST", len(part.data) + len(whole.data) - missing)
        try:
            words.Lexicon.open(tmp_path / "pl.lexicon")
            found = ""
        except words.LexiconFault as fault:
            found = fault.code
        assert found == code


def test_a_file_without_an_end_is_read_no_further_than_a_lexicon_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = tmp_path / "pl.lexicon"
    endless.symlink_to("/dev/zero")
    monkeypatch.setattr(lexicons.read_limited, "__defaults__", (1 << 16,))
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.open(endless)
    assert caught.value.code == "overflow"


@pytest.mark.parametrize("about", [{"name": ""}, {"name": "a\nb"}, {"credit": "\udcff"}])
def test_what_could_not_be_opened_is_not_built(about: dict[str, str]) -> None:
    told = words.About("pl", **{"name": "List"} | about)
    with pytest.raises(words.LexiconFault) as caught:
        words.build(words.list_of(["kot"], PL.alphabet), PL, told)
    assert caught.value.code == "metadata"


def test_writing_replaces_a_file_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    words.write(b"one", path)
    words.write(b"two", path)
    assert path.read_bytes() == b"two"
    assert [entry.name for entry in path.parent.iterdir()] == ["file"]


def test_what_is_brought_to_the_disk_is_the_whole_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a power cut leaves half of it behind the name of the whole."""
    sizes = []
    monkeypatch.setattr(os, "fsync", lambda number: sizes.append(os.fstat(number).st_size))
    words.write(b"a few bytes", tmp_path / "file")
    assert sizes == [11]


def test_a_written_file_is_as_readable_as_any_other(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"")
    words.write(b"one", tmp_path / "file")
    assert (tmp_path / "file").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_link_keeps_leading_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "link").symlink_to("file")
    words.write(b"new", tmp_path / "link")
    assert (tmp_path / "file").read_bytes() == b"new" and (tmp_path / "link").is_symlink()


def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    words.write(b"one", pipe)
    assert os.read(reader, 9) == b"one" and pipe.is_fifo()
    os.close(reader)


def test_a_folder_is_no_place_for_a_file(tmp_path: Path) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.write(b"one", tmp_path)
    assert caught.value.code == "unreadable"


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(words.LexiconFault) as caught:
        words.write(b"one", tmp_path / "file" / "below")
    assert caught.value.code == "unreadable"
