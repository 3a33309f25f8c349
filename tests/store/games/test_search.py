"""Lists of games in their order, whatever way the database finds them."""

import pytest
from sqlalchemy import Engine, event

from stafla.store import GameSearch, GameStore, Header, NewEvent, RatingStore, Seat
from stafla.store.schema import games, seats

OWNER, OTHER = "0" * 64, "1" * 64


def test_a_device_s_games_are_listed_newest_first_and_those_of_one_moment_in_one_order(database):
    made = (("c", 5, OWNER), ("e", 4, OWNER), ("b", 5, OWNER), ("d", 7, OWNER), ("a", 6, OTHER))
    for letter, created, owner in made:
        header = Header(letter * 22, created, "is", "B4DFE2", "challenge", owner)
        players = (Seat(0, "person", None, "Anna", owner=owner), Seat(1, "bot", "greedy", None))
        GameStore(database).create(header, players, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
    search = GameSearch(database)
    assert [one[0] for one in search.of(OWNER, None, 9, ended=False)] == ["d", "b", "c", "e"]
    assert [one[0] for one in search.of(OWNER, None, 1, ended=False)] == ["d"]
    assert search.of(OWNER, None, 9, ended=True) == ()


MANY = 4_000


@pytest.fixture
def full(database):
    """A database with games of many devices, of which it knows how many."""
    ids = [f"{number:022}" for number in range(MANY)]
    made = {"profile": "is", "lexicon": "F", "word_check": "challenge", "waiting_for_bot": False}
    header = [
        {"id": one, "created": at, "owner": "x", "ended": True, "rated": True, **made}
        for at, one in enumerate(ids)
    ]
    seated = [
        {"game": one, "seat": 0, "kind": "person", "owner": f"{at % 800}"}
        for at, one in enumerate(ids)
    ]

    def fill(connection):
        connection.execute(games.insert(), header)
        connection.execute(seats.insert(), seated)

    database.write(fill)
    if not database.url.startswith("sqlite"):
        database.write(lambda connection: connection.exec_driver_sql("analyze"))
    return database


def plan(database, ask):
    """How the database finds what is asked for, as it tells."""
    asked = []

    def note(_connection, _cursor, statement, values, *_):
        if "SELECT" in statement:
            asked.append((statement, values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        ask()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    words = "explain query plan" if database.url.startswith("sqlite") else "explain"
    with database.read() as connection:
        return [
            f"{row}"
            for statement, values in asked
            for row in connection.exec_driver_sql(f"{words} {statement}", values).all()
        ]


@pytest.mark.parametrize("person", [None, "p" * 22])
def test_one_s_own_games_are_found_without_going_through_all(full, person):
    """Every page that lists them asks, so it would cost more with every game on the site."""
    told = plan(full, lambda: GameSearch(full).of("7", person, 30, ended=True))
    assert told
    assert not [row for row in told if "Seq Scan on games" in row or "SCAN games" in row]
    assert len(GameSearch(full).of("7", person, 30, ended=True)) == MANY // 800


def test_what_is_to_be_rated_at_the_start_is_found_without_the_events(full):
    """They are by far the most rows there are, and nobody is served until it is known."""
    told = plan(full, RatingStore(full).unrated_games)
    assert told
    assert not [row for row in told if "events" in row]
