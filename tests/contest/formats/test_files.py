"""Files are read whatever program made them, and written as they were."""

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla.contest.formats import RoundCell, TournamentFault, naspa, rt, tou, tsh, tsh_archive
from stafla.contest.formats.lines import decode, likeliest
from tests.contest.formats.sheets import DATA

READERS = {".t": tsh, ".tsh": tsh_archive, ".naspa": naspa, ".tou": tou, ".RT": rt}
FILES = sorted(DATA.iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_unchanged_file_is_written_byte_for_byte(file):
    kind = READERS[file.suffix]
    assert kind.write(kind.read(file.read_bytes())) == file.read_bytes()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
@settings(max_examples=40)
@given(draw=st.data())
def test_a_damaged_file_is_refused_or_written_as_it_is(file, draw):
    data = bytearray(file.read_bytes())
    for _ in range(draw.draw(st.integers(1, 4))):
        at = draw.draw(st.integers(0, len(data) - 1))
        piece = draw.draw(
            st.sampled_from([b"", b";", b"\n", b" ", b"0", b"#", b"-", b"\xff", b"*"])
        )
        data[at : at + draw.draw(st.integers(0, 3))] = piece
    kind = READERS[file.suffix]
    try:
        read = kind.read(bytes(data))
    except TournamentFault as fault:
        assert "line" in fault.details
        return
    assert kind.write(read) == bytes(data)


@pytest.mark.parametrize(
    ("names", "encoding"),
    [
        ("Ævar Þórðarson, Sigrún Ýr", "iso-8859-1"),
        ("Åke Öström, Väinö Hämäläinen", "iso-8859-1"),
        ("Łucja Żółkiewska, Jaś Święć", "iso-8859-2"),
        ("Łucja Żółkiewska, Jaś Święć", "windows-1250"),
        ("Æsa – “Æsa”", "windows-1252"),
        ("Ævar", "iso-8859-1"),
    ],
)
def test_letters_of_an_older_program_are_those_of_a_language(names, encoding):
    data = names.encode(encoding)
    assert data.decode(likeliest(data)) == names
    assert decode(data).text == names


def test_where_letters_decide_nothing_the_language_of_the_event_does():
    data = "Ćwik".encode("iso-8859-2")
    assert data.decode(likeliest(data)) == "Æwik"
    assert data.decode(likeliest(data, "is")) == "Æwik"
    assert data.decode(likeliest(data, "pl")) == "Ćwik"


def test_tsh_of_an_older_program_is_latin():
    division = tsh.to_sheet(tsh.read((DATA / "latin.t").read_bytes()))
    anna, paivi, ture = division.players
    assert (anna.name, anna.rating, anna.team) == ("Jónsdóttir, Anna", 1412, "Kóp")
    assert anna.cells == (
        RoundCell(2, 401, 322, True),
        RoundCell(3, 380, 399, False),
        RoundCell(None, 50),
    )
    assert paivi.cells[1:] == (RoundCell(None, 50), RoundCell(3, 410, 377, True))
    assert (ture.rating, ture.cells[0]) == (None, RoundCell(None, -50))
    assert tsh.read((DATA / "latin.t").read_bytes()).players[2].value("password") == "a;b\\c"


def test_a_score_of_a_round_without_a_pairing_shifts_no_column():
    one, two = b"A 1 2 00 2; 400 0 350\n", b"B 1 1 00 1; 300 0 351\n"
    first, second = tsh.to_sheet(tsh.read(one + two)).players
    assert first.cells == (RoundCell(2, 400, 300), RoundCell(), RoundCell(2, 350, 351))
    assert tsh.write_line(replace(tsh.of_sheet(tsh.to_sheet(tsh.read(one + two))).players[0])) == (
        "A 1 2 00 2; 400 0 350; p12 4 0 4\n"
    )
    assert second.cells[2].against == 350


def test_odd_lines_marks_and_ratings():
    file = tsh.read((DATA / "odd.t").read_bytes())
    lucja, nowak, nyman = file.players
    assert file.form.mark
    assert (lucja.name, lucja.rating, nowak.name) == (
        "Wiśniewska, Łucja",
        "129.51+3",
        "Nowak, J. jr",
    )
    assert nyman.opponents == (None, None)
    assert tsh.to_sheet(file).players[0].cells == (RoundCell(2, 411, 398), RoundCell())


def test_only_the_changed_line_is_written_anew():
    data = (DATA / "odd.t").read_bytes()
    file = tsh.read(data)
    lines = tuple(
        replace(line, scores=(399,)) if line == file.players[1] else line for line in file.lines
    )
    changed = tsh.write(replace(file, lines=lines))
    assert changed == data.replace(b"Nowak, J. jr   104 1 00;398", b"Nowak, J. jr 104 1 00; 399")


def test_an_archive_has_settings_and_divisions():
    archive = tsh_archive.read((DATA / "archive.tsh").read_bytes())
    assert archive.settings == {"event_name": "Haustmót 2026", "max_rounds": "2"}
    assert archive.divisions == {"A": "A.t", "B": "b-room.t"}
    sheet = tsh_archive.to_sheet(archive)
    assert sheet.title == "Haustmót 2026"
    assert [one.name for one in sheet.divisions] == ["A", "B"]
    assert sheet.divisions[0].players[1].cells[1] == RoundCell(1, 420, 380, True)


def test_naspa_has_numbers_behind_names():
    sheet = naspa.to_sheet(naspa.read((DATA / "results.naspa").read_bytes()))
    olsen, berg, haug = sheet.divisions[0].players
    assert (olsen.name, olsen.member, berg.name) == ("Olsen, Kari", "CM000003", "Berg, Ole, Jr")
    assert berg.cells[1] == RoundCell(3, -12, 388)
    assert haug.cells[0] == RoundCell(None, -50)


def test_nine_columns_and_byes_of_several_producers():
    sheet = tou.to_sheet(tou.read((DATA / "columns9.tou").read_bytes()))
    assert (sheet.title, sheet.date) == ("Autumn Open", date(2026, 11, 7))
    anna, bo, cyril, dis = sheet.divisions[0].players
    assert anna.cells == (
        RoundCell(2, 412, 398, True),
        RoundCell(3, 390, 367, False),
        RoundCell(None, 50),
    )
    assert bo.cells[1] == RoundCell(4, 405, 405, True)
    assert (cyril.cells[0], cyril.cells[2]) == (RoundCell(None, 50), RoundCell(None, 0))
    assert dis.cells[0] == RoundCell(None, 0)


def test_eight_columns_sections_and_a_high_word():
    file = tou.read((DATA / "columns8.tou").read_bytes())
    assert [one.name for one in file.sections] == ["Section one", "Section two"]
    assert file.sections[1].high_word == "QUIXOTRY 365"
    ada, bea, cia = tou.to_sheet(file).divisions[0].players
    assert ada.cells == (RoundCell(2, 412, 398, True), RoundCell(3, 71, -1, False))
    assert bea.cells[1] == RoundCell(None, 0)
    assert cia.cells[1] == RoundCell(1, -1, 71, True)


def test_lines_without_columns():
    anna, lund, *_ = tou.to_sheet(tou.read((DATA / "loose.tou").read_bytes())).divisions[0].players
    assert (anna.name, lund.name) == ("Anna Holm", "Bo O'Lund")
    assert [cell.opponent for cell in anna.cells] == [2, 3, 4]
    assert anna.cells[0] == RoundCell(2, 614, 367, False)


def test_a_rating_list_and_lines_that_are_off_by_a_column():
    players = rt.read((DATA / "list.RT").read_bytes()).players
    holm, lucki, lund, moe = players
    assert (holm.nick, holm.state, holm.name) == ("ANHO", "IS", "Holm, Anna")
    assert (holm.games, holm.rating, holm.deviation) == (312, 1412, "82.10")
    assert (lucki.called, lucki.rating, lucki.deviation) == ("Łucki, Jan", 987, "")
    assert (lund.nick, lund.state, lund.name, lund.rating) == ("BOLU", "SE", "Lund, Bo", 1377)
    assert (moe.name, moe.games, moe.date) == ("Moe, Ca", 1, date(2024, 2, 29))


def test_a_new_line_of_a_rating_list_is_in_its_columns():
    line = rt.spell("Þór", 1501, 33, date(2026, 11, 7), nick="THOR", state="IS", deviation=61.5)
    row = rt.write(rt.RatingFile((line,))).decode()
    assert (row[0:4], row[5:7], row[9:14]) == ("THOR", "IS", "~+T~'")
    assert (row[30:34], row[35:39], row[40:48], row[49:54]) == ("  33", "1501", "20261107", "61.50")
    assert rt.read(row.encode()).players == (line,)
