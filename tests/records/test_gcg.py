"""GCG files as text (ux.md's list of line kinds; docs/formats/gcg.md)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.records import gcg, gcg_text
from stafla.records.fault import GameFileFault
from stafla.records.gcg import GcgFile, GcgPlayer, Line

EVERY_KIND = """\
#character-encoding UTF-8
#player1 Nick Nick Nickson
#player2 Óþör
#title A game of ours
#lexicon OSPS52
#note before the first move
>Nick: DEMJNOT 8D JETON +40 40
#note a fine
#- opening
>Óþör: SEQSPO? -QO +0 0
>Nick: U - +0 40
>Óþör: DEIILTZ 8H ZIL +24 24
>Óþör: DEIILTZ -- -24 0
>Nick: DROWNUG (challenge) +5 45
>Óþör: -5 +0 0
>Nick: H7 c.d[CH] -8 37
>Nick: (G) +4 41
>Óþör: FWLI (FWLI) -10 -10
>Óþör: ISBALI (time) -10 -20
#rack1 R
#incomplete
"""


def read(text: str) -> GcgFile:
    return gcg.read(text.encode())


def test_every_kind_of_line_is_read() -> None:
    file = read(EVERY_KIND)
    assert [line.kind for line in file.lines] == [
        "play", "exchange", "pass", "play", "withdrawn", "challenge", "exchange", "play",
        "rack", "rack", "time",
    ]  # fmt: skip
    assert file.players == (GcgPlayer("Nick", "Nick Nickson"), GcgPlayer("Óþör"))
    assert file.lines[0] == Line(
        "Nick", "play", 40, 40, "DEMJNOT", "8D", "JETON", number=7, note="a fine\nopening"
    )
    assert file.lines[6].count == 5
    assert file.lines[6].rack is None
    assert file.lines[7].rack is None
    assert file.racks == ("R", None)
    assert file.incomplete
    assert file.note == "before the first move"
    assert file.pragma("lexicon") == "OSPS52"


def test_what_is_written_reads_back_the_same() -> None:
    file = read(EVERY_KIND)
    again = gcg.read(gcg_text.write(file))
    strip = [Line(**{f: getattr(x, f) for f in Line.__slots__} | {"number": 0}) for x in file.lines]
    assert [
        Line(**{f: getattr(x, f) for f in Line.__slots__} | {"number": 0}) for x in again.lines
    ] == strip
    assert (again.players, again.racks, again.note, again.pragmas) == (
        file.players, file.racks, file.note, file.pragmas,
    )  # fmt: skip


def test_a_file_that_names_no_encoding_is_latin_1() -> None:
    file = gcg.read("#player1 Åsa\n>Åsa: ÅÄÖ 8G ÅÄÖ +22 22\n".encode("latin-1"))
    assert file.lines[0].tiles == "ÅÄÖ"


def test_a_file_that_names_latin_1_is_read_as_latin_1() -> None:
    text = "#character-encoding ISO-8859-1\n#player1 Þór\n>Þór: ÞÓR 8G ÞÓR +22 22\n"
    assert gcg.read(text.encode("latin-1")).players[0].nick == "Þór"


def test_utf_8_without_its_line_is_recognised() -> None:
    assert gcg.read(">a: ŁĄŻ 8G ŁĄŻ +26 26\n".encode()).lines[0].rack == "ŁĄŻ"


def test_a_byte_order_mark_means_utf_8() -> None:
    assert gcg.read(b"\xef\xbb\xbf" + ">a: Ł 8G ŁA +8 8".encode()).lines[0].tiles == "ŁA"


def test_letters_are_composed_when_read() -> None:
    assert (
        read(">a: A\N{COMBINING RING ABOVE} 8G A\N{COMBINING RING ABOVE}R +5 5").lines[0].tiles
        == "ÅR"
    )


def test_four_tiles_left_that_spell_time_are_no_overtime() -> None:
    lines = read(">a: TIME (TIME) -6 -6\n>b: (TIME) +6 6\n>b: AB (time) -10 -4\n").lines
    assert [(line.kind, line.tiles) for line in lines] == [
        ("rack", "TIME"),
        ("rack", "TIME"),
        ("time", ""),
    ]


def test_old_mac_and_windows_line_ends_are_line_ends() -> None:
    assert len(gcg.read(b">a: AB 8G AB +5 5\r\n>a: B - +0 5\r>a: B - +0 5\n").lines) == 3


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("hello", "gcg-line", 1),
        (">a AB 8G AB +5 5", "gcg-event", 1),
        (">a: AB 8G AB +5", "gcg-points", 1),
        (">a: AB 8G AB five 5", "gcg-points", 1),
        (">a: AB 8G AB +5 999999", "gcg-points", 1),
        ("#player1 a\n>b: AB 8G AB +5 5", "gcg-unknown-player", 2),
        ("#player1 a\n#player1 b\n", "gcg-player-twice", 2),
        ("#player2 a\n>a: B - +0 0", "gcg-players-missing", None),
        ("#player1\n", "gcg-player", 1),
        ("#character-encoding EBCDIC\n", "gcg-encoding", 1),
        ("#title nothing\n", "gcg-empty", None),
        (">a: AB CD EF 8G AB +5 5", "gcg-event", 1),
        (">a: AB () +5 5", "gcg-event", 1),
        ("\n\n>a: AB what +5 5", "gcg-event", 3),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(GameFileFault) as refused:
        read(text)
    assert refused.value.code == code
    assert refused.value.details.get("line") == line


def test_bytes_that_break_the_promised_utf_8_are_refused_with_their_line() -> None:
    with pytest.raises(GameFileFault) as refused:
        gcg.read(b"#character-encoding UTF-8\n>a: \xff 8G AB +5 5\n")
    assert (refused.value.code, refused.value.details["line"]) == ("gcg-not-utf-8", 2)


def test_a_file_beyond_a_megabyte_is_not_even_decoded() -> None:
    with pytest.raises(GameFileFault) as refused:
        gcg.read(b"#" * (gcg.MOST_BYTES + 1))
    assert refused.value.code == "gcg-too-big"


def test_names_become_nicks_that_the_format_can_hold() -> None:
    players = gcg_text.nicks(["Jón Þór", "a:b", "a b", "", "\n>\t"])
    assert [player.nick for player in players] == ["Jón_Þór", "a_b", "a_b_3", "player4", "player5"]
    assert players[0].name == "Jón Þór"


words = st.text(st.sampled_from("ABCÞÆŁŻ?"), min_size=1, max_size=7)
racks = words | st.none()
points = st.integers(-999, 1999)
squares = st.sampled_from(["8D", "d8", "15O"])
tiles = st.text(st.sampled_from("AŻþæ."), min_size=1)
counts = st.integers(1, 99)
whole = st.sampled_from(["pass", "withdrawn", "challenge", "time"])
of_p, of_q, nothing, zero = st.just("p"), st.just("q"), st.just(""), st.just(0)
lines = st.one_of(
    st.builds(Line, of_p, st.just("play"), points, points, racks, squares, tiles),
    st.builds(Line, of_q, st.just("exchange"), zero, points, words, nothing, words),
    st.builds(Line, of_q, st.just("exchange"), zero, points, racks, count=counts),
    st.builds(Line, of_p, whole, points, points, racks),
    st.builds(Line, of_p, st.just("rack"), points, points, racks, nothing, words),
)


@given(st.lists(lines, max_size=30), st.booleans())
def test_any_file_round_trips(rows: list[Line], incomplete: bool) -> None:
    file = GcgFile((GcgPlayer("p", "Pía Q"), GcgPlayer("q")), tuple(rows), ("AB", None), incomplete)
    again = gcg.read(gcg_text.write(file))
    assert [gcg_text.write_line(line) for line in again.lines] == [
        gcg_text.write_line(line) for line in rows
    ]
    assert (again.players, again.racks, again.incomplete) == (file.players, file.racks, incomplete)
