"""What the bytes of a game file mean."""

import codecs

import pytest

from stafla.records import GameFileFault
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.encoding import readings


def texts(data: bytes) -> list[str]:
    return list(readings(data))


@pytest.mark.parametrize(
    ("mark", "codec"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ],
)
def test_a_mark_at_the_start_is_obeyed_and_no_part_of_the_text(mark: bytes, codec: str) -> None:
    assert texts(mark + ">a: Ł\n".encode(codec)) == [">a: Ł\n"]
    # even where a line promises something else
    promise = "#character-encoding ISO-8859-1\nŁ"
    assert texts(mark + promise.encode(codec)) == [promise]


@pytest.mark.parametrize(
    ("name", "codec", "letters"),
    [
        ("ISO-8859-1", "cp1252", "ÞÐ€"),
        ("iso_8859-1", "cp1252", "ÞÐ€"),
        ("ISO8859-2", "iso8859-2", "ŁĄ"),
        ("iso88592", "iso8859-2", "ŁĄ"),
        ("iso-8859-15", "iso8859-15", "ÞÐ"),
        ("latin-2", "iso8859-2", "ŁĄ"),
        ("windows1250", "cp1250", "ŁĄ"),
        ("cp-1250", "cp1250", "ŁĄ"),
        ("US_ASCII", "ascii", "AB"),
        ("Latin1", "cp1252", "ÞÐ"),
        ("latin2", "iso8859-2", "ŁĄ"),
        ("Windows-1250", "cp1250", "ŁĄ"),
        ("cp1250", "cp1250", "ŁĄ"),
        ("CP850", "cp850", "ÞÐ"),
        ("macRoman", "mac_roman", "ÅÄ"),
        ("mac-iceland", "mac_iceland", "ÞÐ"),
        ("utf-8", "utf-8", "ÞŁ"),
        ("UTF8", "utf-8", "ÞŁ"),
    ],
)
def test_a_promise_is_obeyed(name: str, codec: str, letters: str) -> None:
    for line in (f"#character-encoding {name}", f" \t#Character-Encoding \t{name} and more"):
        text = f"#title x\n{line}\n{letters}"
        assert texts(text.encode(codec)) == [text]


@pytest.mark.parametrize("name", ["EBCDIC", "latin-99", "iso-8859-12", "rot13", "utf-7", "x" * 40])
def test_a_promise_of_what_no_game_file_is_in_is_refused_with_its_line(name: str) -> None:
    with pytest.raises(GameFileFault) as refused:
        texts(f"#title x\r\n\r#character-encoding {name}\nA".encode())
    assert (refused.value.code, refused.value.details) == (
        "gcg-encoding",
        {"line": 3, "text": name},
    )


def test_utf_8_is_read_where_another_encoding_is_promised_that_cannot_be() -> None:
    text = "#character-encoding us-ascii\nÞ"
    assert texts(text.encode()) == [text]


def test_what_is_in_no_promise_is_refused_with_the_line_of_the_byte() -> None:
    with pytest.raises(GameFileFault) as refused:
        texts(b"#character-encoding ascii\r\n\r\nA\n\xfe\n")
    told = {"line": 4, "text": "ascii"}
    assert (refused.value.code, refused.value.details) == ("gcg-not-encoded", told)


def test_what_promises_nothing_is_utf_8_or_may_be_several() -> None:
    assert texts("ÞŁ".encode()) == ["ÞŁ"]
    assert texts(b"#character-encoding") == ["#character-encoding"]
    assert texts("£".encode("latin-1")) == ["£", "Ł", "Ł"]
    # a promise stands at the start of its line
    assert texts(b"x #character-encoding EBCDIC\n") == ["x #character-encoding EBCDIC\n"]


def test_the_first_reading_that_an_edition_has_letters_for_is_taken() -> None:
    rows = ">a: {0} - +0 0\n>b: {0} - +0 0\n"
    assert gcg.read(rows.format("ŁÓ").encode("iso8859-2")).lines[0].rack == "ŁÓ"
    assert gcg.read(rows.format("ŚŁ").encode("cp1250")).lines[0].rack == "ŚŁ"
    assert gcg.read(rows.format("ÞÐ").encode("cp1252")).lines[0].rack == "ÞÐ"
    # no edition has these letters in any encoding: the likeliest is told
    assert gcg.read(rows.format("ßÿ").encode("cp1252")).lines[0].rack == "ßÿ"


def test_a_promise_in_letters_that_no_name_has_is_refused_as_one_that_is_not_known() -> None:
    with pytest.raises(GameFileFault) as refused:
        texts("#character-encoding þ\n".encode())
    assert (refused.value.code, refused.value.details["line"]) == ("gcg-encoding", 1)
