from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy import bindparam, insert, update

from stafla.store import (
    GameStore,
    Header,
    IdTaken,
    NewEvent,
    NoSuchGame,
    Seat,
    Signature,
    StaleNumber,
    open_database,
)
from stafla.store.database.prepared import Prepared
from stafla.store.schema import games as rows
from stafla.store.schema import people

HEADER = Header("g" * 22, 1_700_000_000_000, "sv", "B4DFE2", "challenge", "0" * 64)
SEATS = (Seat(0, "person", None, "Åsa"), Seat(1, "bot", "greedy", None))


def event(text: str) -> NewEvent:
    return NewEvent("played", f'{{"text":"{text}"}}', 5)


@pytest.fixture
def games(database):
    games = GameStore(database)
    games.create(HEADER, SEATS, [event("a"), event("b")], waiting_for_bot=False)
    return games


def test_a_game_comes_back_as_it_was_made(games):
    assert games.header(HEADER.id) == HEADER
    assert games.seats(HEADER.id) == SEATS
    assert [(e.number, e.type, e.body, e.at) for e in games.events(HEADER.id)] == [
        (1, "played", '{"text":"a"}', 5),
        (2, "played", '{"text":"b"}', 5),
    ]


def test_an_id_serves_once(games):
    with pytest.raises(IdTaken):
        games.create(HEADER, SEATS, [event("other")], waiting_for_bot=False)
    assert games.latest(HEADER.id) == 2


def test_under_a_ruling_stands_the_name_of_its_judge_unless_it_is_hidden_or_gone(database, games):
    judges = [("a", "Ása", False), ("h", "Hulda", True), ("e", None, False)]
    number = games.latest(HEADER.id)
    for letter, name, hidden in judges:
        row = {"id": letter * 22, "name": name, "folded": name, "created": 0, "language": "is"}
        row |= {"hidden": hidden, "settings": "{}"}
        database.write(lambda c, row=row: c.execute(insert(people).values(row)))
        decided = (number + 1, letter * 22)
        number = games.append(
            HEADER.id,
            number,
            [event(letter)],
            waiting_for_bot=False,
            decided=decided and (decided[0], Signature(decided[1])),
        )
    assert games.signatures(HEADER.id) == {3: "Ása", 4: "", 5: ""}


def test_by_the_name_under_which_somebody_sat_down_they_are_shown_to_the_table(database, games):
    """The account may hide it since: nobody else is told it then. Of who is erased it is gone."""
    for letter, hidden in (("a", False), ("h", True), ("e", False)):
        row = {
            "id": letter * 22,
            "created": 0,
            "language": "is",
            "hidden": hidden,
            "settings": "{}",
        }
        database.write(lambda c, row=row: c.execute(insert(people).values(row)))
    seats = (
        Seat(0, "person", None, "Anna", "a" * 22),
        Seat(1, "person", None, "Hulda", "h" * 22),
        Seat(2, "person", None, None, "e" * 22),
    )
    table = replace(HEADER, id="s" * 22)
    games.create(table, seats, [event("a")], waiting_for_bot=False)
    shown = [(seat.name, seat.hidden) for seat in games.seats(table.id)]
    assert shown == [("Anna", False), (None, True), (None, False)]
    both = {name: games.seats(name) for name in (HEADER.id, table.id)}
    assert games.seats_at([table.id, "nobody's", HEADER.id]) == both
    seated = [(seat.name, seat.hidden) for seat in games.seats(table.id, as_seated=True)]
    assert seated == [("Anna", False), ("Hulda", False), (None, True)]


def test_events_are_numbered_one_after_another(games):
    assert games.append(HEADER.id, 2, [event("c"), event("d")], waiting_for_bot=False) == 4
    assert [e.number for e in games.events(HEADER.id, after=2)] == [3, 4]
    assert games.latest(HEADER.id) == 4


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
def test_an_append_on_any_other_number_is_stale_and_changes_nothing(games, expected):
    with pytest.raises(StaleNumber) as caught:
        games.append(HEADER.id, expected, [event("c")], waiting_for_bot=True)
    assert caught.value.number == 2
    assert caught.value.code == "stale"
    assert games.latest(HEADER.id) == 2
    assert games.waiting_for_bots() == ()


def test_of_many_appends_on_one_number_exactly_one_wins(games):
    def attempt(name: int) -> bool:
        try:
            games.append(HEADER.id, 2, [event(str(name))], waiting_for_bot=False)
        except StaleNumber:
            return False
        return True

    with ThreadPoolExecutor(16) as pool:
        won = list(pool.map(attempt, range(64)))
    assert won.count(True) == 1
    winner = won.index(True)
    assert games.events(HEADER.id, after=2)[0].body == event(str(winner)).body
    assert games.latest(HEADER.id) == 3


def test_two_processes_with_one_database_keep_one_log(address, games):
    other_database = open_database(address)
    other = GameStore(other_database)
    assert other.append(HEADER.id, 2, [event("c")], waiting_for_bot=False) == 3
    with pytest.raises(StaleNumber):
        games.append(HEADER.id, 2, [event("d")], waiting_for_bot=False)
    assert games.events(HEADER.id, after=2)[0].body == event("c").body
    other_database.close()


def test_an_unknown_game_is_said_to_be_unknown(games):
    for ask in (games.header, games.latest):
        with pytest.raises(NoSuchGame):
            ask("nowhere")
    with pytest.raises(NoSuchGame):
        games.append("nowhere", 0, [event("a")], waiting_for_bot=False)
    assert games.events("nowhere") == ()


def test_bots_that_owe_a_move_are_found(games):
    games.append(HEADER.id, 2, [event("c")], waiting_for_bot=True)
    assert games.waiting_for_bots() == (HEADER.id,)
    games.append(HEADER.id, 3, [event("d")], waiting_for_bot=False)
    assert games.waiting_for_bots() == ()


def test_a_long_append_goes_into_several_statements_or_none(games):
    many = [event(str(number)) for number in range(40)]
    with pytest.raises(StaleNumber):
        games.append(HEADER.id, 1, many, waiting_for_bot=False)
    assert games.latest(HEADER.id) == 2
    assert games.append(HEADER.id, 2, many, waiting_for_bot=False) == 42
    assert [one.body for one in games.events(HEADER.id, 2)] == [one.body for one in many]


def test_the_key_refuses_what_the_look_before_could_not_see(games, monkeypatch):
    blind = update(rows).where(rows.c.id == bindparam("game"))
    follows = ("waiting_for_bot", "due", "ended", "awaits_judge")
    values = {name: bindparam(f"new_{name}") for name in follows}
    monkeypatch.setattr("stafla.store.games.games._DERIVED", Prepared(blind.values(values)))
    with pytest.raises(StaleNumber) as caught:
        games.append(HEADER.id, 1, [event("late")], waiting_for_bot=True)
    assert caught.value.number == 2
    assert games.events(HEADER.id)[1].body == event("b").body
    assert games.waiting_for_bots() == ()
