"""Every bound of word lists and lexica, at the value itself and one beyond it."""

import gzip

import pytest

from stafla.editions import load
from stafla.words import About, LexiconFault, ListFault, Part, list_of, read_list
from stafla.words.lexicon import lexicon
from stafla.words.lexicon import metadata as about
from stafla.words.lists import kotus
from stafla.words.lists import text as listing

IS = load("is")


@pytest.mark.parametrize("words", [["ab", "abc", "abcd", "abcde"], [" ab ", "abc\u00a0", " abcd"]])
def test_words_of_the_least_and_the_greatest_length_are_taken(words):
    """Whether or not a line has to be mended first."""
    listed = list_of(words, load("en").alphabet, least=2, most=4)
    assert len(listed.lines) == 3
    assert [one.reason for one in listed.skipped] == ["too-long"] * (len(words) - 3)
    shorter = list_of(words, load("en").alphabet, least=3, most=3)
    assert [one.reason for one in shorter.skipped] == ["too-short", "too-long", "too-long"][
        : len(words) - 1
    ]


def test_a_word_in_codes_too():
    alphabet = load("en").alphabet
    codes = list_of(["ab", "abc", "abcd", "abcde"], alphabet, most=5).codes
    listed = listing.WordList.of_codes(codes, alphabet, least=3, most=4)
    assert [(one.text, one.reason) for one in listed.skipped] == [
        ("AB", "too-short"),
        ("ABCDE", "too-long"),
    ]


def test_a_list_has_so_many_words_and_a_line_so_many_signs(monkeypatch, tmp_path):
    monkeypatch.setattr(listing, "MOST_WORDS", 3)
    assert len(list_of(["ab", "ae", "ad"], IS.alphabet).lines) == 3
    with pytest.raises(ListFault) as refused:
        list_of(["ab", "ae", "ad", "af"], IS.alphabet)
    assert refused.value.code == "too-many-words"
    monkeypatch.setattr(listing, "LONGEST_LINE", 8)
    path = tmp_path / "list.txt"
    path.write_text("ab\n" + "a" * 8)
    assert [one.reason for one in read_list(path, IS.alphabet, most=7).skipped] == ["too-long"]
    path.write_text("ab\n" + "a" * 9)
    with pytest.raises(ListFault) as refused:
        read_list(path, IS.alphabet)
    assert (refused.value.code, refused.value.details["line"]) == ("long-line", 2)


def test_a_lexicon_s_file_has_so_many_bytes(monkeypatch, tmp_path):
    path = tmp_path / "words.lexicon"
    path.write_bytes(b"x" * 9)
    monkeypatch.setattr(lexicon, "LARGEST", 9)
    assert lexicon.read_limited(path, 9) == b"x" * 9
    with pytest.raises(LexiconFault) as refused:
        lexicon.read_limited(path, 8)
    assert refused.value.code == "overflow"


def test_what_a_lexicon_says_of_itself_has_so_many_bytes_and_parts(monkeypatch):
    told = About(
        "is", "words", alphabet=IS.alphabet.upper, digest="0" * 64, parts=(Part("a", "0"),) * 1
    )
    data = told.to_json()
    monkeypatch.setattr(about, "MOST_BYTES", len(data))
    assert About.from_json(data, "x") == told
    with pytest.raises(LexiconFault) as refused:
        About.from_json(data + b" ", "x")
    assert "bytes" in refused.value.details["why"]
    for count in (about.MOST_PARTS, about.MOST_PARTS + 1):
        parts = tuple(Part(f"p{n}", "0") for n in range(count))
        several = About("is", "words", digest="0" * 64, parts=parts)
        if count == about.MOST_PARTS:
            assert several.check("x") is several
        else:
            with pytest.raises(LexiconFault) as refused:
                several.check("x")
            assert "parts" in refused.value.details["why"]


@pytest.mark.parametrize("packed", [bytes, gzip.compress])
def test_a_list_of_the_institute_has_so_many_bytes(tmp_path, monkeypatch, packed):
    monkeypatch.setattr(kotus, "LARGEST", 4)
    path = tmp_path / ("list.xml.gz" if packed is gzip.compress else "list.xml")
    path.write_bytes(packed(b"<a/>"))
    assert kotus.read(path) == []
    path.write_bytes(packed(b"<a/> "))
    with pytest.raises(ListFault) as refused:
        kotus.read(path)
    assert refused.value.details["why"] == "more than 4 bytes"
