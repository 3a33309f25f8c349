"""Lists of games in their order, whatever way the database finds them."""

from stafla.store import GameSearch, GameStore, Header, NewEvent, Seat

OWNER, OTHER = "0" * 64, "1" * 64


def test_a_device_s_games_are_listed_newest_first_and_those_of_one_moment_in_one_order(database):
    made = (("c", 5, OWNER), ("e", 4, OWNER), ("b", 5, OWNER), ("d", 7, OWNER), ("a", 6, OTHER))
    for letter, created, owner in made:
        header = Header(letter * 22, created, "is", "B4DFE2", "challenge", owner)
        seats = (Seat(0, "person", None, "Anna", owner=owner), Seat(1, "bot", "greedy", None))
        GameStore(database).create(header, seats, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
    search = GameSearch(database)
    assert [one[0] for one in search.of(OWNER, None, 9, ended=False)] == ["d", "b", "c", "e"]
    assert [one[0] for one in search.of(OWNER, None, 1, ended=False)] == ["d"]
    assert search.of(OWNER, None, 9, ended=True) == ()
