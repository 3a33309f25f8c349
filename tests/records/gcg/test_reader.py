"""GCG files as text (ux.md's list of line kinds; docs/formats/gcg.md)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.records import GameFileFault
from stafla.records.gcg import reader as gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.gcg.edition import edition_of
from stafla.records.gcg.file import GcgFile, GcgPlayer, Line

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


def test_notes_go_on_over_bare_lines_until_something_else_comes() -> None:
    file = read(
        "#note before\nand more\n#player1 a\n>a: AB 8G AB +5 5\n#note one\ntwo\n#- three\nfour\n"
        "\n>a: B - +0 5\n#- five\n"
    )
    assert file.note == "before\nand more"
    assert [line.note for line in file.lines] == ["one\ntwo\nthree\nfour", "five"]


@pytest.mark.parametrize("before", ["#title x", ">a: B - +0 0", "#note so\n>a: B - +0 0"])
def test_a_bare_line_that_no_note_is_before_is_refused(before: str) -> None:
    with pytest.raises(GameFileFault) as refused:
        read(f"{before}\nand more\n")
    assert refused.value.code == "gcg-line"


def test_the_words_of_a_note_s_line_may_stand_apart() -> None:
    file = read("#NOTE\tso \n#Title\tA  game\n#player1\ta  Anna  A. \n>a:\tB\t-\t+0\t0\n")
    assert (file.note, file.pragma("title")) == ("so", "A  game")
    assert file.players == (GcgPlayer("a", "Anna  A."),)


def test_a_name_may_hold_spaces_and_colons() -> None:
    file = read(">Jón á Hóli: AB 8G AB +5 5\n>a:b: B - +0 0\n>c:AB - +0 0\n")
    assert [line.player for line in file.lines] == ["Jón á Hóli", "a:b", "c"]
    assert [line.rack for line in file.lines] == ["AB", "B", "AB"]
    assert [player.nick for player in file.players] == ["Jón á Hóli", "a:b", "c"]


@pytest.mark.parametrize("row", [">: B - +0 0", "> : B - +0 0", ">B - +0 0"])
def test_a_line_of_nobody_is_refused(row: str) -> None:
    with pytest.raises(GameFileFault) as refused:
        gcg.read_line(row)
    assert (refused.value.code, refused.value.details) == ("gcg-event", {"text": row})


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("8D AB +5 5", Line("a", "play", 5, 5, None, "8D", "AB")),
        ("XY d15 AB -5 -5", Line("a", "play", -5, -5, "XY", "d15", "AB")),
        ("XY 8D AB \N{MINUS SIGN}5 \N{EN DASH}5", Line("a", "play", -5, -5, "XY", "8D", "AB")),
        ("XY -AB +0 7", Line("a", "exchange", 0, 7, "XY", "", "AB")),
        ("-12 +0 7", Line("a", "exchange", 0, 7, None, "", "", 12)),
        ("-123 +0 7", Line("a", "exchange", 0, 7, None, "", "123")),
        ("- 0 7", Line("a", "pass", 0, 7)),
        ("XY -- -5 2", Line("a", "withdrawn", -5, 2, "XY")),
        ("XY (Challenge) +5 2", Line("a", "challenge", 5, 2, "XY")),
        ("(Time) -5 2", Line("a", "time", -5, 2)),
        ("(Q) +20 2", Line("a", "rack", 20, 2, None, "", "Q")),
        # what follows the total is not kept
        ("XY 8D AB +5 5 AB ABC", Line("a", "play", 5, 5, "XY", "8D", "AB")),
        ("XY 8D AB +12345 99999", Line("a", "play", 12345, 99999, "XY", "8D", "AB")),
    ],
)
def test_a_line_says_what_was_done_and_what_it_was_worth(what: str, line: Line) -> None:
    found = gcg.read_line(f">a: {what}", 3)
    assert found == Line(**{f: getattr(line, f) for f in Line.__slots__} | {"number": 3})
    assert gcg.read_line(f">a: {what}").number == 0
    told = gcg_text.write_line(found)
    assert gcg.read_line(told, 3) == found


@pytest.mark.parametrize(
    "what", ["() +5 5", "( +5 5", "AB +5 5", "XY (a +5 5", "XY (ab +5 5", "XY ab) +5 5"]
)
def test_a_line_of_no_known_form_is_refused(what: str) -> None:
    with pytest.raises(GameFileFault) as refused:
        gcg.read_line(f">a: {what}")
    assert refused.value.code == "gcg-event"


def test_a_second_player_of_one_name_gets_a_number_and_keeps_the_name() -> None:
    file = read("#player1 Eva\n#player2 Eva\n#player3 Eva Ek\n#player4 Eva_2\n>Eva: A - +0 0\n")
    assert file.players == (
        GcgPlayer("Eva"),
        GcgPlayer("Eva_2", "Eva"),
        GcgPlayer("Eva_3", "Ek"),
        GcgPlayer("Eva_2_4", "Eva_2"),
    )


def test_racks_beside_the_file_go_to_their_players() -> None:
    file = read("#player1 a\n#player2 b\n#player3 c\n#rack3 XY\n#rack1 AB\n>a: A - +0 0\n")
    assert (file.racks, file.incomplete) == (("AB", None, "XY"), False)


# ------------------------------------------------------------------- whose a line is


def seats(text: str) -> list[str]:
    return [line.player for line in read(text).lines]


def test_a_player_goes_by_the_nick_or_the_name_in_any_capitals() -> None:
    head = "#player1 ab Anna Berg\n#player2 AC Anna\n"
    lines = ">ab: A - +0 0\n>aB: A - +0 0\n>ANNA BERG: A - +0 0\n>ab anna berg: A - +0 0\n"
    assert seats(head + lines) == ["ab"] * 4
    assert seats(f"{head}>anna: A - +0 0\n>ac Anna: A - +0 0\n") == ["AC", "AC"]


def test_capitals_tell_two_players_apart_where_both_are_there() -> None:
    assert seats("#player1 eva\n#player2 EVA\n>EVA: A - +0 0\n>eva: A - +0 0\n") == ["EVA", "eva"]


SAME = "#player1 Eva\n#player2 Eva\n#player3 Eva\n"


def test_players_of_one_name_are_told_apart_by_their_totals() -> None:
    lines = ">Eva: A 8G AB +5 5\n>Eva: A I7 AB +7 7\n>Eva: B - +0 0\n>Eva: C - +0 7\n"
    assert seats(SAME + lines) == ["Eva", "Eva_2", "Eva_3", "Eva_2"]


def test_players_of_one_name_and_total_act_in_turn() -> None:
    lines = ">Eva: A - +0 0\n" * 4
    assert seats(SAME + lines) == ["Eva", "Eva_2", "Eva_3", "Eva"]


@pytest.mark.parametrize(
    ("line", "player"),
    [
        ("(challenge) +5 99", "Eva"),  # a bonus for a play that was doubted
        ("(challenge) -5 99", "Eva_2"),  # a fine for doubting it
        ("-- -5 99", "Eva"),
        ("A (A) -5 99", "Eva"),
        ("(A) +5 99", "Eva"),
        ("(time) -5 99", "Eva_2"),
        ("8G AB +5 99", "Eva_2"),
    ],
)
def test_where_no_total_fits_a_line_is_about_the_last_play_or_of_the_next_player(
    line: str, player: str
) -> None:
    assert seats(f"{SAME}>Eva: A 8G AB +5 5\n>Eva: {line}\n")[-1] == player


def test_what_happens_beside_the_turns_does_not_move_the_turn_on() -> None:
    lines = ">Eva: A - +0 0\n>Eva: (time) -5 99\n>Eva: A - +0 98\n"
    assert seats(SAME + lines) == ["Eva", "Eva_2", "Eva_2"]


def test_a_line_about_the_last_play_that_others_alone_can_be_of_is_theirs() -> None:
    head = "#player1 Eva\n#player2 Bo\n#player3 Bo\n"
    assert seats(f"{head}>Eva: A 8G AB +5 5\n>Bo: -- -5 99\n")[-1] == "Bo"


# ------------------------------------------------------------------- which edition


@pytest.mark.parametrize(
    ("head", "edition"),
    [
        ("#description Our championship of 2024", "en"),
        ("#description Stafla edition sv-home and more", "sv-home"),
        ("#description Stafla edition", "en"),
        ("#tile-distribution-name Swedish", "sv"),
        ("#lexicon OSPS 51", "pl"),
        ("#lexicon BÍN 2024", "is"),
        ("#lexicon kotus", "fi"),
        ("#lexicon SAOL 14", "sv"),
        ("#lexicon NWL23", "en"),
        ("#lexicon Collins", "en"),
        ("#lexicon Duden\n#tile-distribution finnish", "fi"),
        # what is said first counts
        ("#description Stafla edition is\n#tile-distribution polish\n#lexicon SAOL", "is"),
        ("#tile-distribution polish\n#lexicon SAOL", "pl"),
    ],
)
def test_the_edition_is_what_the_file_says(head: str, edition: str) -> None:
    assert edition_of(read(f"{head}\n>a: A - +0 0\n")) == edition


@pytest.mark.parametrize(
    ("lines", "edition"),
    [
        (">a: ÆÐ - +0 0", "is"),
        (">a: ŁĄ - +0 0", "pl"),
        (">a: QZ - +0 0", "en"),
        # Ä and Ö are Finnish and Swedish; the points tell which
        (">a: ÄÖN 8F ÄÖN +20 20", "fi"),
        (">a: ÄÖN 8F ÄÖN +16 16", "sv"),
        (">a: TAÖN 8F TAÖN +22 22", "is"),
        # both are as wrong: English is the format's own
        (">a: A - +0 7", "en"),
    ],
)
def test_where_a_file_says_nothing_its_letters_and_figures_tell(lines: str, edition: str) -> None:
    assert edition_of(read(lines)) == edition


def test_an_edition_that_cannot_read_a_file_is_worse_than_one_that_counts_otherwise() -> None:
    """Three players, which Swedish does not admit, and not one figure that agrees."""
    lines = ">a: Ä - +1 7\n>b: Ä - +1 7\n>c: Ä - +1 7\n"
    assert edition_of(read(lines)) == "fi"


@pytest.mark.parametrize("row", ["#-so", "#- so", "#-  so "])
def test_a_note_may_follow_its_sign_at_once(row: str) -> None:
    assert read(f">a: B - +0 0\n{row}\n").lines[0].note == "so"
