"""GCG files played through: the figures a file states against the kernel's."""

from dataclasses import replace
from pathlib import Path

import pytest

from stafla.cli.output import Language
from stafla.cli.records.report import say_reason
from stafla.editions import load
from stafla.records import GameFileFault
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.check import Mismatch, ReplayReport, play_through
from stafla.records.gcg.edition import edition_of

LOKI = """\
#player1 Anna
#player2 Björn
>Anna: HRAKIÁÁ 8D HRAKI +28 28
>Björn: LOINNNN G6 LO.I +15 15
>Anna: ÁÁREIÐA 10D REIÐA +20 48
>Björn: KMNNNNA H7 K.M. +19 34
>Anna: JÓÐLIRÁ 11C JÓÐLIR +74 122
"""


def check(text: str, edition: str = "is") -> ReplayReport:
    return play_through(gcg.read(("#character-encoding UTF-8\n" + text).encode()), load(edition))


@pytest.mark.proves("IS-30", "IS-38")
def test_a_game_whose_figures_are_right_has_no_mismatch() -> None:
    report = check(LOKI)
    assert report.mismatches == ()
    assert report.players == (("Anna", 122), ("Björn", 34))
    assert [turn.computed for turn in report.turns] == [28, 15, 20, 19, 74]
    assert [turn.play for turn in report.turns][:2] == ["8D HRAKI", "G6 LO.I"]
    assert report.settlement == "none"


def test_wrong_points_and_wrong_totals_are_told_apart() -> None:
    report = check(LOKI.replace("+15 15", "+16 16").replace("+20 48", "+20 49"))
    assert report.mismatches == (
        Mismatch(2, "score", 15, 16),
        Mismatch(3, "cumulative", 48, 49),
        Mismatch(4, "cumulative", 35, 34),
        Mismatch(5, "cumulative", 123, 122),
    )
    assert report.players == (("Anna", 122), ("Björn", 34))


def test_a_play_withdrawn_gives_its_points_and_squares_back() -> None:
    report = check(
        """\
>Anna: HRAKIÁÁ 8D HRAKI +28 28
>Björn: LOINNNN G6 LO.I +15 15
>Björn: LOINNNN -- -15 0
>Anna: ÁÁREIÐA - +0 28
>Björn: LOINNNN G6 LO.I +15 15
"""
    )
    assert report.mismatches == ()
    assert [turn.computed for turn in report.turns] == [28, 15, -15, 0, 15]


def test_only_ones_own_last_play_can_be_withdrawn() -> None:
    report = check(LOKI + ">Björn: N -- -19 15\n>Anna: Á -- -74 48\n>Anna: Á -- -74 -26\n")
    assert [m.reason for m in report.mismatches] == ["nothing-there", "nothing-there"]
    assert [m.n for m in report.mismatches] == [6, 8]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (">Anna: HRAKIÁÁ 1A HRAKI +10 10", "not-on-start"),
        (">Anna: HRAKIÁÁ 8L HRAKI +10 10", "off-board"),
        (">Anna: HRAKÁÁÁ 8D HRAKI +28 28", "not-on-rack"),
        (">Anna: HRAKIÁÁ 8D HR.KI +28 28", "nothing-there"),
        (">Anna: HÁ 8H H +4 4", "too-short"),
        (">Anna: HÁ -Æ +0 0", "not-on-rack"),
    ],
)
def test_a_move_that_is_not_legal_is_reported_with_the_kernels_reason(
    line: str, reason: str
) -> None:
    report = check(line)
    assert [(m.n, m.field, m.reason) for m in report.mismatches] == [(1, "play", reason)]


def test_a_reason_tells_what_it_is_about() -> None:
    there = check(">Anna: HRAKIÁÁ 8D HR.KI +28 28").mismatches
    assert [(m.square, m.tile) for m in there] == [("F8", None)]
    blank = check(">Anna: HRAKÁÁÁ 8D HRAKi +28 28").mismatches
    assert [(m.square, m.tile) for m in blank] == [("H8", "?")]


@pytest.mark.proves("SV-26")
def test_an_exchange_from_a_bag_of_too_few_is_reported() -> None:
    rows = ["ABCDEFG", "HIJKLMN"]
    report = check(f">a: {rows[0]} -AB +0 0\n>b: {rows[1]} -8 +0 0", "sv")
    assert [(m.n, m.reason) for m in report.mismatches] == [(2, "not-on-rack")]


def test_more_of_a_letter_than_the_set_has_is_reported() -> None:
    report = check(">a: AX 8H AX +22 22\n>b: ÁÁ I8 .Á +18 18\n>a: X 9J X +14 36")
    assert report.mismatches == (Mismatch(3, "tiles", 1, 2, "not-in-set"),)


SETTLED = """\
>a: HRAKI 8D HRAKI +28 28
>b: LOI G6 LO.I +15 15
"""


@pytest.mark.proves("IS-40", "IS-41")
def test_both_ways_of_settling_are_recognised() -> None:
    each = check(SETTLED + ">b: (FÁ) +7 22\n>a: FÁ (FÁ) -7 21\n")
    assert (each.settlement, each.mismatches) == ("each", ())
    double = check(SETTLED + ">b: (FÁ) +14 29\n")
    assert (double.settlement, double.mismatches) == ("double", ())


def test_a_wrong_settlement_is_a_mismatch_of_the_style_that_the_file_uses() -> None:
    each = check(SETTLED + ">b: (FÁ) +8 23\n>a: FÁ (FÁ) -8 20\n")
    assert each.mismatches == (Mismatch(3, "score", 7, 8), Mismatch(4, "score", -7, -8))
    double = check(SETTLED + ">b: (FÁ) +8 23\n")
    assert double.mismatches == (Mismatch(3, "score", 14, 8),)


def test_what_nobody_can_compute_is_taken_as_stated() -> None:
    report = check(LOKI + ">Björn: N (challenge) +5 39\n>Björn: N (time) -20 19\n")
    assert report.mismatches == ()
    assert report.turns[-1].computed == -20
    assert report.players[1] == ("Björn", 19)


def test_after_an_illegal_play_the_rest_is_still_checked() -> None:
    report = check(LOKI.replace("8D HRAKI +28 28", "8D HRAKI +28 28").replace("HRAKIÁÁ", "ÁÁ"))
    assert [(m.n, m.field, m.reason) for m in report.mismatches] == [(1, "play", "not-on-rack")]
    assert report.turns[0].computed is None
    assert report.turns[-1].cumulative == 122


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (">a: HRAÅ 8D HRA +5 5", "gcg-unknown-letter", 2),
        (">a: HRA 8D HRÅ +5 5", "notation-unknown-letter", 2),
        (">a: HRA 16D HRA +5 5", "notation-off-board", 2),
        (">a: HR -Å +0 0", "gcg-unknown-letter", 2),
        (">a: H (Å) +0 0", "gcg-unknown-letter", 2),
    ],
)
def test_letters_of_another_edition_are_refused_with_their_line(
    text: str, code: str, line: int
) -> None:
    with pytest.raises(ValueError) as refused:
        check(text)
    assert (refused.value.code, refused.value.details["line"]) == (code, line)  # type: ignore[attr-defined]


def test_more_players_than_the_edition_admits_are_refused() -> None:
    with pytest.raises(GameFileFault) as refused:
        check(">a: A - +0 0\n>b: A - +0 0\n>c: A - +0 0\n", "sv")
    assert refused.value.code == "gcg-players-edition"


@pytest.mark.parametrize(
    ("pragma", "edition"),
    [
        ("#tile-distribution polish", "pl"),
        ("#tile-distribution Icelandic", "is"),
        ("#description Stafla edition sv-home", "sv-home"),
        ("#title no set named", "en"),
    ],
)
def test_the_edition_is_the_one_that_the_file_names(pragma: str, edition: str) -> None:
    assert edition_of(gcg.read(f"{pragma}\n>a: A - +0 0\n".encode())) == edition


def test_a_set_that_is_not_ours_is_refused() -> None:
    with pytest.raises(GameFileFault):
        edition_of(gcg.read(b"#tile-distribution klingon\n>a: A - +0 0\n"))


GAMES = Path(__file__).parents[2] / "data" / "gcg"


def a_whole_game(*slips: tuple[str, str], least: int = 0) -> ReplayReport:
    """A finished game of ours with some things told otherwise, by an edition of its own."""
    text = (GAMES / "fi-turku.gcg").read_bytes()
    for right, wrong in slips:
        assert text.count(right.encode()) == 1, right
        text = text.replace(right.encode(), wrong.encode())
    file = gcg.read(text)
    edition = load(edition_of(file))
    exchange = replace(edition.exchange, bag_at_least=least)
    return play_through(file, replace(edition, exchange=exchange))


def test_tiles_left_are_those_that_lie_nowhere_else() -> None:
    assert a_whole_game().mismatches == ()
    wrong = a_whole_game(("(CES) +12 318", "(CET) +12 318"))
    assert wrong.mismatches == (Mismatch(29, "tiles", "CES", "CET"),)


def test_where_the_board_holds_more_than_the_set_nobody_can_tell_what_is_left() -> None:
    report = a_whole_game(("O1 OTE +28 290", "O1 DTE +28 290"))  # there is one D, laid already
    assert report.mismatches == (Mismatch(27, "play", reason="not-on-rack", square="O1", tile="D"),)


def test_while_more_is_left_than_racks_hold_the_tiles_gained_are_not_compared() -> None:
    assert check(SETTLED + ">b: (FÁ) +7 22\n").mismatches == ()


@pytest.mark.parametrize(("letters", "bag"), [("", 90), ("HRAKI", 85)])
def test_the_bag_holds_what_is_neither_on_the_board_nor_on_full_racks(
    letters: str, bag: int
) -> None:
    from stafla.records.gcg.check import _Walk

    edition = load("is")
    lines = f">a: HRAKI 8D {letters} +28 28\n" if letters else ">a: A - +0 0\n"
    file = gcg.read(f"#character-encoding UTF-8\n#player1 a\n#player2 b\n{lines}".encode())
    walk = _Walk(file, edition)
    for n, line in enumerate(file.lines, 1):
        walk.line(n, line)
    assert walk.bag() == edition.ruleset(2).tiles - 14 - len(letters) == bag


def test_no_more_can_be_exchanged_than_the_bag_holds() -> None:
    """Near the end the bag is empty, and Finnish players exchange as many as it holds."""
    report = a_whole_game(("CEEOST O1 OTE +28 290", "CEEOST -C +0 262"))
    assert (28, "play") not in [(m.n, m.field) for m in report.mismatches]
    assert [m.reason for m in report.mismatches if m.n == 27 and m.field == "play"] == [
        "bag-too-small"
    ]


def test_a_person_is_told_how_many_tiles_this_edition_wants_in_the_bag(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A club's own edition may want another number than the seven of Swedish and English."""
    monkeypatch.setattr(Language, "chosen", "en")
    report = a_whole_game(("CEEOST O1 OTE +28 290", "CEEOST -C +0 262"), least=5)
    (told,) = [one for one in report.mismatches if one.n == 27 and one.field == "play"]
    assert told == Mismatch(27, "play", reason="bag-below-least", least=5)
    assert say_reason(told) == "You can exchange only with at least 5 tiles in the bag."
