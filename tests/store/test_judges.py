"""Who judges here, and the appeals from a table, each in their order."""

from stafla.store import (
    AccountStore,
    GameStore,
    Header,
    JudgeStore,
    NewEvent,
    PersonRow,
    Question,
    RulingStore,
    Seat,
)

SEATS = (Seat(0, "person", None, "Anna"), Seat(1, "person", None, "Bo"))


def sign_up(database, name, roles, *, hidden=False):
    row = PersonRow(
        name.casefold().ljust(22, "-"),
        name,
        name.casefold(),
        "",
        1,
        "is",
        hidden=hidden,
        settings="{}",
        roles=frozenset(roles),
    )
    AccountStore(database).add(row)


def test_whoever_judges_is_listed_once_by_name_unless_it_is_hidden(database):
    sign_up(database, "Eva", ["arbiter"])
    sign_up(database, "Bo", ["director", "arbiter"])
    sign_up(database, "Dan", ["moderator"])
    sign_up(database, "Cia", ["arbiter"], hidden=True)
    sign_up(database, "anna", ["director"])
    listed = [name for _, name in JudgeStore(database).arbiters(9)]
    assert listed == ["anna", "Bo", "Eva"]
    assert JudgeStore(database).arbiters(1) == [("anna".ljust(22, "-"), "anna")]


def test_the_appeals_from_a_table_are_told_in_the_order_in_which_they_were_made(database):
    rows, games = RulingStore(database), GameStore(database)
    for game in ("g" * 22, "h" * 22):
        header = Header(game, 1, "is", "B4DFE2", "challenge", "0" * 64)
        games.create(header, SEATS, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
    for letter, at, game in (("a", 7, "g"), ("d", 5, "g"), ("b", 5, "g"), ("c", 6, "h")):
        rows.ask(Question(letter * 22, at, "appeal", "is", "ORÐ", game * 22, 1, None, ""))
    assert [one.id[0] for one in rows.of_game("g" * 22)] == ["b", "d", "a"]
