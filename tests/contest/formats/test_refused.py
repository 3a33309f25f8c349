"""What is malformed is refused with line and reason, in five languages, and costs little."""

from contextlib import suppress
from datetime import date

import pytest

from stafla.contest.formats import (
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentFault,
    TournamentSheet,
    csv_sheet,
    json_sheet,
    naspa,
    rt,
    tou,
    tsh,
    tsh_archive,
)
from stafla.contest.formats.fault import MOST_BYTES
from stafla.data.catalogue import LANGUAGES, catalogue
from tests.marks import in_ci

HEAD = b"*M01.02.2025 x\r\n*A\r\n"
COLUMNS = ",".join(csv_sheet.COLUMNS).encode()
ROW = b"\r\nt,2025-01-01,A,%s,n,,1,,,%s,,50,,\r\n"


REFUSED = [
    (tsh.read, b"# x\nAnna\n", "tournament-player", 2),
    (tsh.read, b"Anna 1 2 x; 3", "tournament-number", 1),
    (tsh.read, b"Anna 1 -2", "tournament-number", 1),
    (tsh.read, b"A 1 2; 300\r\rB 1 1; 40O", "tournament-number", 3),
    (tsh.read, b"A 1 1; 9999999", "tournament-number", 1),
    (tsh.read, "A 1 ²; 3".encode(), "tournament-number", 1),
    (tsh.read, b"A 1 0; 50; = 3", "tournament-field", 1),
    (tsh.read, b"A 1" + b" 0" * 201, "tournament-rounds", 1),
    (tsh.read, b"\xef\xbb\xbfA 1\n\xff 1", "tournament-not-utf-8", 2),
    (tsh.read, b"#" * (MOST_BYTES + 1), "tournament-size", None),
    (tsh.read, b"\n" * 50_001, "tournament-lines", None),
    (tsh.read, b"A 1\n" * 20_001, "tournament-players", None),
    (tsh_archive.read, b"#begin_file name=A.t\nA 1\n", "tournament-file", 1),
    (tsh_archive.read, b"\n#end_file name=A.t\n", "tournament-file", 2),
    (
        tsh_archive.read,
        b"#begin_file name=A\n#end_file\n#begin_file name=A\n",
        "tournament-file",
        3,
    ),
    (naspa.read, b"A 1 0; 50\n#division A\n", "tournament-division", 1),
    (naspa.read, b"#division A\n\n#division A\n", "tournament-division", 3),
    (tou.read, b"", "tournament-header", 1),
    (tou.read, b"*M31.02.2025 x\r\n", "tournament-header", 1),
    (tou.read, b"*M01.02.2025 x\r\nAnna 2400 1\r\n", "tournament-division", 2),
    (tou.read, HEAD + b"Anna                 2x00  +2\r\n***", "tournament-columns", 3),
    (tou.read, HEAD + b"Anna Holm 2614 2 24\r\n***", "tournament-columns", 3),
    (tou.read, HEAD + b"Anna  \r\n", "tournament-end", 3),
    (tou.read, HEAD + b"A\r\n x\r\n***", "tournament-columns", 4),
    (rt.read, b"NAME\r\nANHO IS  Holm, Anna  312 1412 20261307\r\n", "tournament-rated", 2),
    (rt.read, b"312 1412 20261107 9", "tournament-rated", 1),
    (csv_sheet.read, b"", "tournament-columns-named", 1),
    (csv_sheet.read, b"title,name\r\n", "tournament-columns-named", 1),
    (csv_sheet.read, COLUMNS + b"\r\na,b\r\n", "tournament-cells", 2),
    (csv_sheet.read, COLUMNS + b'\r\n"a"b', "tournament-cells", 2),
    (csv_sheet.read, COLUMNS + ROW % (b"2", b"1"), "tournament-order", 2),
    (csv_sheet.read, COLUMNS + ROW % (b"1", b"2"), "tournament-order", 2),
    (csv_sheet.read, COLUMNS + ROW % (b"x", b"1"), "tournament-number", 2),
    (csv_sheet.read, COLUMNS + b"\r\n\r\n\xa3ukasz", "tournament-only-utf-8", 3),
    (csv_sheet.read, b"\xef\xbb\xbf" + COLUMNS + b"\r\n\xa3", "tournament-not-utf-8", 2),
    (json_sheet.read, b"{\n", "tournament-json", 2),
    (json_sheet.read, b"[" * 100_000, "tournament-json", 1),
    (json_sheet.read, b"{}", "tournament-shape", None),
    (json_sheet.read, b'{"format": "stafla-tournament", "version": 2}', "tournament-version", None),
]


@pytest.mark.parametrize(("read", "data", "code", "line"), REFUSED)
def test_a_malformed_file_says_where_and_why(read, data, code, line):
    with pytest.raises(TournamentFault) as refused:
        read(data)
    assert (refused.value.code, refused.value.details.get("line")) == (code, line)
    for language in LANGUAGES:
        assert catalogue(language, "contest")(code, **refused.value.details)


def sheet(*players, day=date(2025, 2, 1), name="A"):
    return TournamentSheet("t", day, (SheetDivision(name, players),))


def game(opponent, points=None, against=None):
    return RoundCell(opponent, points, against)


@pytest.mark.parametrize(
    ("write", "given", "code"),
    [
        (tou.of_sheet, sheet(day=None), "tournament-day"),
        (
            tou.of_sheet,
            sheet(SheetPlayer("A", 1, (game(2),)), SheetPlayer("B", 1, (game(1),))),
            "tournament-open",
        ),
        (lambda s: tou.write(tou.of_sheet(s)), sheet(SheetPlayer("*A")), "tournament-sign"),
        (tsh_archive.of_sheet, sheet(name="two words"), "tournament-division"),
        (naspa.of_sheet, sheet(name=""), "tournament-division"),
        (
            lambda s: tsh.write(tsh.of_sheet(s.divisions[0])),
            sheet(SheetPlayer("A;B")),
            "tournament-sign",
        ),
        (
            lambda s: tsh.write(tsh.of_sheet(s.divisions[0])),
            sheet(SheetPlayer("A 3")),
            "tournament-sign",
        ),
        (
            lambda s: tsh.write(tsh.of_sheet(s.divisions[0])),
            sheet(SheetPlayer("A\nB")),
            "tournament-sign",
        ),
        (
            lambda s: tsh.of_sheet(s.divisions[0]),
            sheet(
                SheetPlayer("A", 1, (game(2), game(2, 1, 2))),
                SheetPlayer("B", 1, (game(1), game(1, 2, 1))),
            ),
            "tournament-gap",
        ),
        (
            csv_sheet.write,
            TournamentSheet("", None, (SheetDivision("A"), SheetDivision("A"))),
            "tournament-division",
        ),
    ],
)
def test_what_a_format_cannot_hold_is_refused(write, given, code):
    with pytest.raises(TournamentFault) as refused:
        write(given)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (b"A 1 2; 400\nB 1 3; 300\nC 1 2; 5\n", "tournament-pairing"),
        (b"A 1 2; 400\nB 1 00\n", "tournament-pairing"),
        (b"A 1 1; 400\n", "tournament-opponent"),
        (b"A 1 7; 400\n", "tournament-opponent"),
    ],
)
def test_pairings_that_contradict_each_other_are_refused(lines, code):
    with pytest.raises(TournamentFault) as refused:
        tsh.to_sheet(tsh.read(lines))
    assert refused.value.code == code


@pytest.mark.parametrize("lines", [("2400   2", "2390   1"), ("1400   2", "1390   1")])
def test_outcomes_that_contradict_each_other_are_refused(lines):
    rows = "".join(f"{n:<20} {line}\r\n" for n, line in zip("AB", lines, strict=True))
    with pytest.raises(TournamentFault) as refused:
        tou.to_sheet(tou.read(HEAD + rows.encode() + b"*** END OF FILE ***\r\n"))
    assert refused.value.code == "tournament-outcome"


@pytest.mark.parametrize(
    ("read", "piece"),
    [
        in_ci(tsh.read, "A 1 x" + " " * 40),
        (tsh.read, "1 1 1 1 x;\\;"),
        (tsh_archive.read, "config a =" + " " * 40 + "b" + " " * 40),
        (tou.read, "*M01.02.2025" + " " * 40),
        in_ci(tou.read, "*M01.02.2025 x\n*A\nAnna Holm" + " " * 40),
        (rt.read, " 1" * 20),
        (csv_sheet.read, "a,'''''''''\""),
        (naspa.read, "#division A" + " " * 40),
    ],
)
def test_the_longest_file_is_read_to_its_end_or_refused(read, piece):
    # what is quadratic in a file of this size would run into the test's ceiling by hours
    data = piece.encode() * (MOST_BYTES // len(piece))
    with suppress(TournamentFault):
        read(data)
