"""Lists of players as they are pasted or come from a spreadsheet."""

import pytest

from stafla.club.contests import player_list
from stafla.club.contests.plan import NewPlayer
from stafla.club.contests.player_list import read_players
from stafla.club.contests.refusals import BadLine


def test_a_list_of_players_is_read_line_by_line():
    text = "Åke; 1520; Uppsala\n\nŁucja\t\tKraków\tB\nÞóra"
    assert read_players(text) == (
        NewPlayer("Åke", 1520, "Uppsala"),
        NewPlayer("Łucja", None, "Kraków", "B"),
        NewPlayer("Þóra"),
    )


@pytest.mark.parametrize(
    "heading",
    [
        "Namn;Klubb;Rating;E-post",
        "\ufeffNIMI\tSeura\tVahvuusluku\tSähköposti",
        "Nafn;Félag;Stig;Netfang",
        "Imię i nazwisko,Klub,Ranking,E-mail",
        "Name,Club,Rating,Phone",
    ],
)
def test_a_list_of_players_may_have_the_heading_of_a_spreadsheet(heading):
    between = next(sign for sign in "\t;," if sign in heading)
    rows = (["Åsa Ek", "Lund", "1500", "a@b.se"], ["", "", "", ""], ['"Ljung, Bo"', "", "-", ""])
    text = "\r\n".join([heading, *map(between.join, rows), ""])
    assert read_players(text) == (NewPlayer("Åsa Ek", 1500, "Lund"), NewPlayer("Ljung, Bo"))


def test_a_list_of_players_may_have_given_and_family_names_apart():
    text = "Anmäld;Förnamn;Efternamn;Lag\n2026-11-01;Åsa;Ek;Röd\n2026-11-02;Bo;Ljung;"
    assert read_players(text) == (NewPlayer("Åsa Ek", team="Röd"), NewPlayer("Bo Ljung"))
    with pytest.raises(BadLine) as told:
        read_players("Namn;Rating\nBo;1500\nEva;tio")
    assert told.value.values == {"line": 3}


def test_commas_stand_between_cells_where_a_rating_tells_them_from_a_name():
    text = "Åsa Ek,1500,Lund\nLjung, Bo, 1400\nNy, Eva\nNamn"
    assert read_players(text) == (
        NewPlayer("Åsa Ek", 1500, "Lund"),
        NewPlayer("Ljung, Bo", 1400),
        NewPlayer("Ny, Eva"),
        NewPlayer("Namn"),
    )
    assert read_players("Namn\nNy, Eva") == (NewPlayer("Ny, Eva"),)


def test_a_list_of_players_is_as_long_as_an_event_has_room_for(monkeypatch):
    monkeypatch.setattr(player_list, "MOST_PLAYERS", 2)
    assert [one.name for one in read_players("Bo\nDag")] == ["Bo", "Dag"]
    with pytest.raises(BadLine) as told:
        read_players("Bo\nDag\nEva")
    assert told.value.values == {"line": 3}


@pytest.mark.parametrize("line", ["; 1500", "A; x", "A; 12345", "A; ١٢", "A; 1; b; c; d"])
def test_a_line_that_is_no_player_is_told_by_its_number(line):
    with pytest.raises(BadLine) as told:
        read_players(f"Bo\n\n{line}")
    assert told.value.values == {"line": 3}
