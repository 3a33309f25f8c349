"""Opening lexica and asking them."""

import json
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla import _core, words
from stafla.editions import AlphabetError, load
from stafla.words import About
from tests.words.conftest import SOME

WORDS = sorted(word for word in SOME if len(word) > 1)


def reseal(data: bytes) -> bytes:
    """The bytes with the checksum that fits them."""
    sealed = struct.pack("<I", zlib.crc32(data[16:], zlib.crc32(data[:12])))
    return data[:12] + sealed + data[16:]


def with_metadata(built: words.BuiltLexicon, **changes: object) -> bytes:
    told = json.loads(built.lexicon.about.to_json()) | changes
    return built.lexicon.graph.to_bytes(json.dumps(told).encode())


def test_an_opened_lexicon_says_what_it_is(path: Path) -> None:
    lexicon = words.Lexicon.open(path)
    about = lexicon.about
    assert (about.edition, about.name, about.version) == ("is", "Some", "2026-11")
    assert (about.licence, about.source) == ("CC0-1.0", "tests")
    assert (lexicon.name, len(lexicon)) == ("Some", len(WORDS))
    assert lexicon.by_length == {2: 5, 4: 3, 5: 2}
    assert lexicon.fingerprint == about.digest[:6].upper()


def test_case_does_not_matter_and_foreign_text_is_no_word(path: Path) -> None:
    lexicon = words.Lexicon.open(path)
    assert "lokið" in lexicon and "LOKIÐ" in lexicon and "LoKi" in lexicon
    assert "lokid" not in lexicon and "café" not in lexicon and "" not in lexicon


def test_many_words_are_looked_up_at_once(path: Path) -> None:
    lexicon = words.Lexicon.open(path)
    asked = ["kima", "LOKIÐ", "cw", "", "A\u0301R", "ki\nma", "ær ", "þeyr", "[Á]R", "Á"]
    assert lexicon.look_up(asked).tolist() == [
        True, True, False, False, True, False, False, True, False, False,
    ]  # fmt: skip
    assert lexicon.look_up([]).tolist() == []
    assert lexicon.look_up(asked * 7000).tolist() == lexicon.look_up(asked).tolist() * 7000


def test_patterns_and_prefixes(path: Path) -> None:
    lexicon = words.Lexicon.open(path)
    assert lexicon.matching("?R") == ["ÁR", "ÆR"]
    assert lexicon.matching("l??i") == ["LOKI"]
    assert lexicon.matching("????", limit=2) == ["KIMA", "LOKI"]
    assert lexicon.beginning("lok") == ["LOKI", "LOKIÐ"]
    assert lexicon.beginning("", limit=1) == ["ÁR"]
    with pytest.raises(AlphabetError):
        lexicon.matching("å?")


def test_words_come_in_the_order_of_the_alphabet(path: Path) -> None:
    lexicon = words.Lexicon.open(path)
    assert lexicon.words() == sorted(WORDS, key=lexicon.alphabet.key)
    assert lexicon.words(2) == ["ÁR", "EÐ", "RÓ", "ÆR", "ÖL"]


@given(st.data())
def test_every_truncation_and_every_flipped_bit_is_refused(data: st.DataObject) -> None:
    edition = load("is")
    built = words.build(words.list_of(SOME, edition.alphabet), edition, About("is", "Some"))
    cut = data.draw(st.integers(0, len(built.data) - 1))
    with pytest.raises(_core.LexiconError):
        words.Lexicon.read(built.data[:cut], "file")
    flipped = bytearray(built.data)
    flipped[cut] ^= 1 << data.draw(st.integers(0, 7))
    with pytest.raises(_core.LexiconError):
        words.Lexicon.read(bytes(flipped), "file")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: b"", "truncated"),
        (lambda data: data[:30], "truncated"),
        (lambda data: data[:-1], "truncated"),
        (lambda data: data + b"\0", "range"),
        (lambda data: b"KOT\nPIES\n" * 20, "not-a-lexicon"),
        (lambda data: b"\x89PNG" + data[4:], "not-a-lexicon"),
        (lambda data: data[:8] + b"\2" + data[9:], "version"),
        (lambda data: data[:-5] + b"\xff" + data[-4:], "checksum"),
        (lambda data: reseal(data[:24] + b"\0" + data[25:]), "foreign-alphabet"),
        (lambda data: reseal(data[:24] + b"\x40" + data[25:]), "foreign-alphabet"),
        (lambda data: reseal(data[:24] + b"\x05" + data[25:]), "foreign-alphabet"),
        (lambda data: reseal(data[:28] + b"\x06" + data[29:]), "word-count"),
        (lambda data: reseal(data[:32] + b"\x00" + data[33:]), "word-count"),
        (lambda data: reseal(data[:40] + b"\xff" + data[41:]), "range"),
        (lambda data: reseal(data[:40] + b"\x01" + data[41:]), "range"),
        (lambda data: reseal(data[:48] + b"X" + data[49:]), "range"),
        (lambda data: reseal(data[:63] + b"\xff" + data[64:]), "range"),
        (lambda data: reseal(data[:71] + b"\xff" + data[72:]), "range"),
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_by_its_kind(
    built: words.BuiltLexicon, change, code: str
) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.read(change(built.data), "some.lexicon")
    assert caught.value.code == code
    assert caught.value.details["file"] == "some.lexicon"


@pytest.mark.parametrize(
    "changes",
    [{"name": 3}, {"digest": None}, {"name": ""}, {"name": "\ud800"}, {"credit": "a\nb"},
     {"least": "2"}, {"parts": 5}, {"parts": [{}]},
     {"parts": [{"name": "../x", "digest": "0"}]}, {"alphabet": 7}, {"alphabet": [1]}],
)  # fmt: skip
def test_metadata_of_the_wrong_kind_is_refused(built: words.BuiltLexicon, changes) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.read(with_metadata(built, **changes), "file")
    assert caught.value.code == "metadata"


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"3", b"\xff", b"[" * 100_000, b'{"name": "' + b"x" * 70_000 + b'"}']
)
def test_metadata_that_is_no_json_object_is_refused(built: words.BuiltLexicon, text: bytes) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.read(built.lexicon.graph.to_bytes(text), "file")
    assert caught.value.code == "metadata"


def test_metadata_of_later_programs_is_read_over(built: words.BuiltLexicon) -> None:
    assert words.Lexicon.read(with_metadata(built, later=[1]), "file").name == "Some"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"edition": "fi"}, "its letters are A Á B"),
        ({"edition": "xx"}, "xx"),
        ({"alphabet": ["A", "B"]}, "its letters are A B"),
    ],
)
def test_a_lexicon_of_a_foreign_alphabet_is_refused(
    built: words.BuiltLexicon, changes, why: str
) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.read(with_metadata(built, **changes), "file")
    assert caught.value.code == "foreign-alphabet"
    assert caught.value.details["file"] == "file"
    assert why in str(caught.value.details["why"])


def test_words_of_fewer_letters_than_the_metadata_names_are_refused(
    built: words.BuiltLexicon,
) -> None:
    """The graph's own number of letters has to be that of the alphabet beside it."""
    data, _ = _core.WordGraph.build(b"\x01\x02\0", 5, built.lexicon.about.to_json())
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.read(data, "file")
    assert caught.value.code == "foreign-alphabet"


@pytest.mark.parametrize("missing", ["name", "digest"])
def test_name_and_digest_have_to_be_there(built: words.BuiltLexicon, missing: str) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.read(with_metadata(built, **{missing: ""}), "file")
    assert caught.value.details == {"file": "file", "why": "name or digest is missing"}


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.lexicon"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.open(path)
    assert caught.value.code == "overflow"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(words.LexiconFault) as caught:
        words.Lexicon.open(tmp_path / "none.lexicon")
    assert caught.value.code == "unreadable"


def test_a_look_up_gives_truth_values(path: Path) -> None:
    assert words.Lexicon.open(path).look_up(["KIMA"]).dtype == np.bool_
