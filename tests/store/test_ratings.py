"""Standings as rows: of whom they were asked for, on the ladder that they are of."""

from stafla.contest.ratings import RatedGame, Side
from stafla.store import GameStore, Header, NewEvent, RatingStore, Seat

ANNA, BO, CIA = (letter * 22 for letter in "abc")
SEATS = (Seat(0, "person", None, "Anna"), Seat(1, "person", None, "Bo"))


def finish(database, letter, pace, winner, loser):
    """A game that was won and lost, rated."""
    game = letter * 22
    header = Header(game, 1, "is", "B4DFE2", "challenge", "0" * 64, rated=True, pace=pace)
    GameStore(database).create(header, SEATS, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
    sides = (Side(winner, 400, 1), Side(loser, 350, 2))
    RatingStore(database).rate(RatedGame(game, 5, "is", pace, sides))


def test_of_several_players_each_one_s_every_ladder_of_a_system_is_told(database):
    rows = RatingStore(database)
    finish(database, "g", "rapid", ANNA, BO)
    finish(database, "h", "blitz", ANNA, CIA)
    found = rows.of_several([ANNA, BO], "spread")
    assert set(found) == {
        ("is", "rapid", "spread", ANNA),
        ("is", "blitz", "spread", ANNA),
        ("is", "rapid", "spread", BO),
    }
    everybody = rows.standings()
    assert found == {where: everybody[where] for where in found}
    assert rows.of_several([], "spread") == {}
