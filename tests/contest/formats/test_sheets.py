"""A tournament goes through every format and comes back."""

import csv
import io
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.formats import (
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
    csv_sheet,
    json_sheet,
    naspa,
    tou,
    tsh,
    tsh_archive,
)
from tests.contest.formats.sheets import sheets

SHORT = st.text("Aþł~中 x", max_size=2).map(lambda text: f"N{text.strip()}")
PLAYER = SheetPlayer("A", 1, (RoundCell(None, 50),))
TITLES = st.text("Aþł~ x.", max_size=9).map(lambda text: f"Mót{text.strip()}")


def bare(sheet, **changes):
    """A sheet without what a format has no place for."""
    divisions = tuple(
        replace(one, players=tuple(replace(p, **changes) for p in one.players))
        for one in sheet.divisions
    )
    return replace(sheet, divisions=divisions)


@given(sheets())
def test_json_and_csv_are_complete(sheet):
    assert json_sheet.read(json_sheet.write(sheet)) == sheet
    data = csv_sheet.write(sheet)
    assert csv_sheet.read(data) == sheet
    assert csv_sheet.write(csv_sheet.read(data)) == data


def test_csv_of_a_spreadsheet_with_semicolons_or_tabs_is_read():
    """As they are saved where a comma stands before decimals."""
    sheet = TournamentSheet("Cup, 2026", None, (SheetDivision("A", (PLAYER,)),))
    rows = list(csv.reader(csv_sheet.write(sheet).decode("utf-8").splitlines()))
    for between in ";\t":
        saved = io.StringIO()
        csv.writer(saved, delimiter=between).writerows(rows)
        assert csv_sheet.read(saved.getvalue().encode("utf-8-sig")) == sheet


@given(sheets(titles=TITLES), st.booleans())
def test_tsh_is_complete_but_for_the_day(sheet, ascii_names):
    file = tsh_archive.of_sheet(sheet, ascii_names=ascii_names)
    data = tsh_archive.write(file)
    back = tsh_archive.read(data)
    assert tsh_archive.to_sheet(back) == replace(sheet, date=None)
    assert tsh_archive.write(back) == data
    division = tsh.write(tsh.of_sheet(sheet.divisions[0], ascii_names=ascii_names))
    assert tsh.to_sheet(tsh.read(division)) == sheet.divisions[0]
    assert division.isascii() or not ascii_names


@given(sheets())
def test_naspa_has_all_but_title_day_and_starts(sheet):
    data = naspa.write(naspa.of_sheet(sheet))
    assert data.isascii()
    found = naspa.to_sheet(naspa.read(data))
    wanted = [
        tuple(replace(p, cells=tuple(replace(c, starts=None) for c in p.cells)) for p in d.players)
        for d in sheet.divisions
    ]
    assert [division.players for division in found.divisions] == wanted


@given(sheets(names=SHORT, titles=TITLES, settled=True, low=0))
def test_tou_has_results(sheet):
    data = tou.write(tou.of_sheet(sheet))
    assert data.isascii()
    back = tou.read(data)
    assert tou.to_sheet(back) == bare(sheet, rating=None)
    assert tou.write(back) == data


def test_a_formula_in_a_name_is_a_name():
    player = replace(PLAYER, name="=1+1", team="'=x")
    sheet = TournamentSheet("-t", None, (SheetDivision("A", (player,)),))
    data = csv_sheet.write(sheet)
    assert b",'=1+1," in data
    assert csv_sheet.read(data) == sheet
