"""Reading word lists."""

import codecs
from pathlib import Path
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.editions import Alphabet, load
from stafla.words import ListFault, WordList, codec, list_of, read_list
from stafla.words.lists import text as listing

IS, SV, PL = (load(edition).alphabet for edition in ("is", "sv", "pl"))
SPANISH = Alphabet(("A", "C", "CH", "L", "LL", "M"), ("a", "c", "ch", "l", "ll", "m"))


def read(data: bytes, path: Path, encoding: str = "utf-8") -> WordList:
    path.write_bytes(data)
    return read_list(path, PL, encoding)


def texts(listed: WordList) -> list[str]:
    return codec.decode_words(listed.codes.tobytes(), PL)


def tell(listed: WordList) -> list[tuple[int, str, str]]:
    return [tuple(skipped) for skipped in listed.skipped]


def test_words_come_in_the_order_of_the_list_with_their_lines(tmp_path: Path) -> None:
    listed = read("żółć\nJAŹŃ\n\nAa\n".encode(), tmp_path / "list")
    assert texts(listed) == ["ŻÓŁĆ", "JAŹŃ", "AA"]
    assert listed.lines.tolist() == [1, 2, 4]
    assert listed.skipped == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "iso-8859-2", "cp1250"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_list_reads_the_same_in_every_encoding(tmp_path: Path, encoding: str, end: str) -> None:
    text = end.join(["żółć", "jaźń", "ąę"])
    assert texts(read(text.encode(encoding), tmp_path / "list", encoding)) == ["ŻÓŁĆ", "JAŹŃ", "ĄĘ"]


def test_decomposed_letters_and_space_around_a_word_do_not_matter(tmp_path: Path) -> None:
    text = normalize("NFD", " żółć \t\n\ufeffźle\nóda\n")
    listed = read(text.encode(), tmp_path / "list")
    assert sorted(texts(listed)) == ["ÓDA", "ŻÓŁĆ"]
    assert tell(listed) == [(2, "\ufeffźle", "foreign-letter")]


@pytest.mark.proves("PL-11")
def test_a_line_that_is_no_word_is_told_with_number_and_reason(tmp_path: Path) -> None:
    lines = [
        "kot",
        "e-mail",
        "a",
        "konstantynopolitański",
        "św.",
        "d'art",
        "[K]OT",
        "qu",
        "1",
        "x" * 99,
    ]
    listed = read("\n".join(lines).encode(), tmp_path / "list")
    assert texts(listed) == ["KOT"]
    assert tell(listed) == [
        (2, "e-mail", "foreign-letter"),
        (3, "a", "too-short"),
        (4, "konstantynopolitański", "too-long"),
        (5, "św.", "foreign-letter"),
        (6, "d'art", "foreign-letter"),
        (7, "[K]OT", "foreign-letter"),
        (8, "qu", "foreign-letter"),
        (9, "1", "foreign-letter"),
        (10, "x" * 80, "foreign-letter"),
    ]


@pytest.mark.proves("SV-51")
def test_accents_fold_where_the_edition_folds_them() -> None:
    listed = list_of(["pietà", "crêpe", "müsli", "ångström"], SV)
    assert codec.decode_words(listed.codes.tobytes(), SV) == ["PIETA", "CREPE", "MÜSLI", "ÅNGSTRÖM"]


def test_bytes_that_the_encoding_does_not_know_are_told_with_their_line(tmp_path: Path) -> None:
    data = b"kot\npies\n" + b"\xff\n"
    with pytest.raises(ListFault) as caught:
        read(data, tmp_path / "list")
    assert (caught.value.code, caught.value.details) == (
        "encoding",
        {"encoding": "utf-8", "line": 3},
    )


def test_a_character_cut_off_at_the_end_is_told_too(tmp_path: Path) -> None:
    with pytest.raises(ListFault) as caught:
        read("kot\nż".encode()[:-1], tmp_path / "list")
    assert (caught.value.code, caught.value.details["line"]) == ("encoding", 2)


@pytest.mark.parametrize("encoding", ["utf-9", "hex", "", "\0", "latin 1 or so"])
def test_an_unknown_encoding_is_refused(tmp_path: Path, encoding: str) -> None:
    with pytest.raises(ListFault) as caught:
        read(b"kot\n", tmp_path / "list", encoding)
    assert caught.value.code == "unknown-encoding"


def test_a_file_without_line_ends_is_refused_before_it_is_all_in_memory(tmp_path: Path) -> None:
    with pytest.raises(ListFault) as caught:
        read(b"kot\n" + b"a" * 5_000_000, tmp_path / "list")
    assert (caught.value.code, caught.value.details["line"]) == ("long-line", 2)


def test_too_many_words_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MOST_WORDS", 2)
    with pytest.raises(ListFault) as caught:
        read(b"aa\nab\nac\n", tmp_path / "list")
    assert caught.value.code == "too-many-words"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ListFault) as caught:
        read_list(tmp_path / "none", PL)
    assert caught.value.code == "unreadable"


def test_an_empty_list_gives_no_words(tmp_path: Path) -> None:
    listed = read(b"", tmp_path / "list")
    assert (texts(listed), listed.lines.tolist(), listed.skipped) == ([], [], ())


def test_line_numbers_go_on_from_block_to_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "BLOCK", 7)
    lines = ["kot", "pies", "źle", "ż", "", "żółw", "w-w", "ćma"]
    listed = read("\n".join(lines).encode(), tmp_path / "list")
    assert texts(listed) == ["KOT", "PIES", "ŹLE", "ŻÓŁW", "ĆMA"]
    assert listed.lines.tolist() == [1, 2, 3, 6, 8]
    assert tell(listed) == [(4, "ż", "too-short"), (7, "w-w", "foreign-letter")]


LINES = st.lists(st.text("abżŻó- \tx\u0301o", max_size=18))


@given(LINES)
def test_reading_in_bulk_is_reading_line_by_line(lines: list[str]) -> None:
    listed = list_of(lines, PL)
    kept, skipped = [], []
    for number, line in enumerate(lines, 1):
        word = normalize("NFC", line).strip()
        if PL.admissible(word) and 2 <= len(PL.word(word)) <= 15:
            kept.append((number, PL.decode_word(PL.word(word))))
        elif word:
            skipped.append(number)
    found = zip(listed.lines.tolist(), texts(listed), strict=True)
    assert sorted(found) == kept
    assert [one.line for one in listed.skipped] == skipped


def test_a_byte_order_mark_is_no_letter_of_the_first_word(tmp_path: Path) -> None:
    listed = read("\ufeffkot\npies\ufeff\n".encode(), tmp_path / "list")
    assert (texts(listed), tell(listed)) == (["KOT"], [(2, "pies\ufeff", "foreign-letter")])


def test_brackets_mean_nothing_where_every_letter_is_one_character() -> None:
    listed = list_of(["kot", " [k]ot ", "[kot]"], PL)
    assert texts(listed) == ["KOT"]
    assert tell(listed) == [(2, "[k]ot", "foreign-letter"), (3, "[kot]", "foreign-letter")]


def test_brackets_hold_a_letter_of_several_characters() -> None:
    listed = list_of(["[ll]ama", "[CH]a", " a[ch]al ", "[ch]", "lama", "a[x]a"], SPANISH)
    assert codec.decode_words(listed.codes.tobytes(), SPANISH) == ["LAMA", "LLAMA", "CHA", "ACHAL"]
    assert listed.lines.tolist() == [5, 1, 2, 3]
    assert tell(listed) == [(4, "[ch]", "too-short"), (6, "a[x]a", "foreign-letter")]


def test_a_list_without_words_has_lines_of_the_same_kind() -> None:
    assert list_of([], PL).lines.dtype == list_of(["kot"], PL).lines.dtype


def test_an_encoding_that_cannot_be_read_piece_by_piece_is_refused(tmp_path: Path) -> None:
    utf8 = codecs.lookup("utf-8")
    whole = codecs.CodecInfo(utf8.encode, utf8.decode, name="whole-only")
    search = {"whole_only": whole, "whole-only": whole}.get
    codecs.register(search)
    try:
        with pytest.raises(ListFault) as caught:
            read(b"kot\n", tmp_path / "list", "whole-only")
    finally:
        codecs.unregister(search)
    assert caught.value.code == "unknown-encoding"
