"""Who judges here, and the appeals from a table, each in their order."""

import pytest

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
    WrittenRuling,
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


@pytest.fixture
def rulings(database):
    """Rulings on words from a game that is over, from one that goes on, and from nowhere."""
    rows, games = RulingStore(database), GameStore(database)
    sign_up(database, "Eva", ["arbiter"])
    for game in ("g" * 22, "h" * 22):
        header = Header(game, 1, "is", "B4DFE2", "challenge", "0" * 64)
        games.create(header, SEATS, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
    append_end(games, "g" * 22)
    for number, (word, game) in enumerate((("A", "g"), ("B", "h"), ("C", None), ("D", "g"))):
        table = game and game * 22
        kind = "appeal" if game else "missing"
        asked = Question(word * 22, number, kind, "is", word, table, game and 1, None, "")
        rows.ask(asked)
        rule(rows, word, asked.id)
    return rows


def rule(rows, word, question):
    eva = "eva".ljust(22, "-")
    written = WrittenRuling(0, 9, eva, "is", word, "valid", "", "", "", "so", "", question)
    rows.rule(written)


def append_end(games, game):
    games.append(game, 1, [NewEvent("ended", "{}", 2)], waiting_for_bot=False, ended=True)


def test_what_was_asked_from_a_game_that_goes_on_stands_apart_in_the_register(database, rulings):
    assert [one.word for one in rulings.register()] == ["D", "C", "B", "A"]
    assert [one.word for one in rulings.register(known_at=10)] == ["D", "C", "A"]
    # as many as are wanted, however many of a game that goes on are newer
    rule(rulings, "B", "B" * 22)
    assert [one.word for one in rulings.register(most=1, known_at=10)] == ["D"]
    append_end(GameStore(database), "h" * 22)
    assert "B" in {one.word for one in rulings.register(known_at=10)}


def test_what_answers_a_report_too_stands_apart_while_the_game_goes_on(database, rulings):
    """Of a game at a real board, which has no table here, for a day."""
    day, now = 24 * 3_600_000, 10
    for letter, kind, table in (("e", "appeal", "h" * 22), ("f", "missing", None)):
        rulings.ask(Question(letter * 22, now, kind, "is", "E", table, table and 1, None, ""))
    rule(rulings, "E", "f" * 22)
    for letter, kind in (("i", "appeal"), ("j", "missing")):
        rulings.ask(Question(letter * 22, now, kind, "is", "F", None, None, None, ""))
    rule(rulings, "F", "j" * 22)

    def words_at(at):
        return {one.word for one in rulings.register(known_at=at)} & {"E", "F"}

    assert words_at(now + day - 1) == set()
    assert words_at(now + day) == {"F"}
    append_end(GameStore(database), "h" * 22)
    assert words_at(now + day) == {"E", "F"}


def test_the_rulings_on_a_table_s_appeals_are_found_by_its_questions(rulings):
    rule(rulings, "A", None)
    found = rulings.on_game("g" * 22, ["is"], 10)
    assert {asked: one.question for asked, one in found.items()} == {n * 22: n * 22 for n in "AD"}
    assert rulings.on_game("h" * 22, ["is"], 10) == {}


def test_the_appeals_from_a_table_are_told_in_the_order_in_which_they_were_made(database):
    rows, games = RulingStore(database), GameStore(database)
    for game in ("g" * 22, "h" * 22):
        header = Header(game, 1, "is", "B4DFE2", "challenge", "0" * 64)
        games.create(header, SEATS, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
    for letter, at, game in (("a", 7, "g"), ("d", 5, "g"), ("b", 5, "g"), ("c", 6, "h")):
        rows.ask(Question(letter * 22, at, "appeal", "is", "ORÐ", game * 22, 1, None, ""))
    assert [one.id[0] for one in rows.of_game("g" * 22)] == ["b", "d", "a"]
