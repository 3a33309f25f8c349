"""The score sheet."""

import pytest

from stafla.rules import Row, sheet
from stafla.rules.game.sheet import ScoreSheet
from tests.rules.builders import a_game, an_endgame


def line(row):
    return (row.number, row.seat, row.kind, row.points, row.total)


@pytest.mark.proves("FI-09")
def test_a_finnish_player_s_points_are_on_the_sheet_at_the_end_of_the_turn():
    table = a_game("fi").after("8F KOIRA")
    assert [line(row) for row in sheet(table.game)] == [(5, 0, "play", 20, 20)]
    table = table.after("ok", "8F .....S", "ok", "exchange AI", "pass")
    told = [line(row)[1:] for row in sheet(table.game)]
    assert told == [
        (0, "play", 20, 20),
        (1, "play", 11, 11),
        (0, "exchange", 0, 20),
        (1, "pass", 0, 11),
    ]


@pytest.mark.proves("PL-06")
def test_one_sheet_keeps_the_points_of_all_polish_players_after_each_move():
    table = a_game("pl", 3).after("8B PRÓBUJE", "ok", "9F DAR", "ok", "pass")
    for turns, totals in ((1, [96]), (2, [96, 17]), (3, [96, 17, 0])):
        rows = sheet(table.game)[:turns]
        assert [(row.seat, row.total) for row in rows] == list(enumerate(totals))
    again = table.after("8A S.......MY", "ok")
    assert (sheet(again.game)[-1].seat, sheet(again.game)[-1].total) == (0, 96 + 69)


@pytest.mark.proves("IS-07", "IS-28")
def test_every_turn_is_recorded_with_its_points_and_the_total():
    table = a_game("is").after("8D HRAKI", "G6 LO.I", "pass", "exchange AÐ")
    rows = sheet(table.game)
    assert [line(row) for row in rows] == [
        (5, 0, "play", 28, 28),
        (8, 1, "play", 15, 15),
        (11, 0, "pass", 0, 28),
        (12, 1, "exchange", 0, 15),
    ]
    assert [row.tiles for row in rows] == [0, 0, 0, 2]
    assert rows[0].placement == table.events[4].placement
    assert [word.points for word in rows[1].score.words] == [15]
    assert all(row.stands for row in rows)


@pytest.mark.proves("SV-13")
def test_a_play_challenged_off_keeps_its_line_without_points():
    rows = sheet(a_game("sv").after("8F BEHAG", "challenge", "invalid").game)
    assert [line(row) for row in rows] == [(5, 0, "play", 0, 0)]
    assert not rows[0].stands
    assert (rows[0].challenger, rows[0].verdict) == (1, "invalid")
    assert rows[0].score.total == 20


def test_a_play_challenged_in_vain_is_followed_by_the_penalty():
    rows = sheet(a_game("fi").after("8F KOIRA", "challenge", "valid", "pass").game)
    assert [line(row) for row in rows] == [
        (5, 0, "play", 20, 20),
        (8, 1, "penalty", -10, -10),
        (11, 1, "pass", 0, -10),
    ]
    assert rows[0].stands
    assert (rows[0].challenger, rows[0].verdict) == (1, "valid")


def test_a_withdrawn_play_keeps_its_line_too():
    rows = sheet(a_game("sv").after("8F BEHAG", "withdraw", "8G BE").game)
    assert [(row.stands, row.points, row.total) for row in rows] == [(False, 0, 0), (True, 10, 10)]
    assert rows[0].challenger is None


def test_a_later_note_belongs_to_the_latest_play():
    table = a_game("is").after("8D HRAKI", "ok", "9H KU", "challenge", "invalid")
    assert [row.stands for row in sheet(table.game)] == [True, False]


def test_lost_turns_and_resignations_have_their_lines():
    table = a_game("en", 3, check="challenge").after("8H AT", "challenge", "valid", "resign")
    assert [line(row)[1:] for row in sheet(table.game)] == [
        (0, "play", 4, 4),
        (1, "lost-turn", 0, 0),
        (2, "resign", 0, 0),
    ]


@pytest.mark.proves("IS-40", "IS-41")
def test_the_settlement_is_a_line_for_each_seat():
    table = an_endgame("is", "AR", "BE").after("9G AR", "ok")
    points = table.totals[0] - 7
    settled = [row for row in rows_of(table) if row.kind == "settlement"]
    assert [(row.seat, row.points, row.total) for row in settled] == [
        (0, 7, points + 7),
        (1, -7, -7),
    ]


def rows_of(table):
    """The rows of a game that was set up in the middle: the settlement's only."""
    return ScoreSheet().after(table.events[-1], table.game, table.game).rows


def test_a_row_says_no_more_than_it_knows():
    row = Row(1, 0, "pass", 0, 0)
    assert (row.placement, row.score, row.tiles, row.stands) == (None, None, 0, True)
    assert (row.challenger, row.verdict) == (None, None)
