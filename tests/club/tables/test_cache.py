"""Folds at hand: who knows the end of the log does not look there again, and nobody is misled."""

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from stafla.club import Act, Audience, LocalNews, SeatSetup, Setup, Tables
from stafla.club.tables.cache import GameCache
from stafla.club.tables.refusals import StaleTable
from stafla.store import Append, GameStore
from stafla.store.schema import games
from tests.club.club import BOT, OWNER, Club, Shelf, forget

GUESTS = SeatSetup("Anna"), SeatSetup("Baldur")


@pytest.fixture
def looks(club, monkeypatch):
    """The tables whose events were looked up in the log."""
    found, events = [], GameStore.events

    def note(self, game, after=0):
        found.append(game)
        return events(self, game, after)

    monkeypatch.setattr(GameStore, "events", note)
    return found


@pytest.fixture
def other(club, address):
    """Another worker on the same database, of which the first hears only by the test's will."""
    other = Club(address, dice=1_000)
    yield other
    other.close()


def pass_on(club: Club, table: str, expected: int) -> int:
    game = club.tables.game_cache.load(table).game
    return club.tables.act(table, Audience(OWNER, game.to_move), expected, Act("pass"))


def test_an_act_after_one_s_own_does_not_look_at_the_log_again(club, looks):
    table = club.table("is")
    number = pass_on(club, table, club.game(table).number)
    seat = club.game(table).to_move
    looks.clear()
    assert club.tables.act(table, Audience(OWNER, seat), number, Act("pass")) > number
    assert club.tables.state(table, least=0).number > number
    assert looks == []
    club.tables.state(table)
    assert looks == [table]


@pytest.mark.parametrize(
    "setup",
    [
        Setup("is", GUESTS, "challenge", listed=True, delay="turns-3"),
        Setup("fi", GUESTS, "automatic", attested=True),
        Setup("sv", GUESTS, "challenge", clock="sv-25", judge="any"),
        Setup("pl", (*GUESTS, SeatSetup("Bot", BOT)), "challenge", mixes=True),
        Setup("en", GUESTS, "automatic", first=1),
    ],
    ids=lambda setup: setup.profile,
)
def test_a_new_table_is_known_as_its_log_tells_it(club, setup):
    table = club.tables.create(setup, OWNER)
    known, read = club.tables.game_cache.get(table), GameCache(club.tables.games).load(table)
    assert known == read
    assert known.game.log == read.game.log


def test_what_others_append_is_looked_up_once_they_are_heard(club, other, looks):
    table = club.table("is")
    before = club.game(table).number
    after = pass_on(other, table, before)
    looks.clear()
    assert club.tables.state(table, least=0).number == before
    club.news.hear(table)
    assert club.tables.state(table, least=0).number == after
    assert club.tables.state(table, least=0).number == after
    assert looks == [table]


def test_after_a_break_of_the_news_every_table_is_looked_up(club, other, looks):
    tables = [club.table("is") for _ in range(3)]
    numbers = [pass_on(other, table, club.game(table).number) for table in tables]
    looks.clear()
    club.news.hear(None)
    assert [club.tables.state(table, least=0).number for table in tables] == numbers
    assert looks == tables
    club.news.whole = False
    assert club.tables.game_cache.get(tables[0]) is None


def test_a_number_that_is_not_known_yet_is_looked_for(club, other):
    table = club.table("is")
    after = pass_on(other, table, club.game(table).number)
    assert club.tables.state(table, least=after).number == after
    assert pass_on(club, table, after) > after


def test_who_acts_on_what_has_passed_elsewhere_is_stale_and_writes_nothing(club, other):
    table = club.table("is")
    before = club.game(table)
    after = pass_on(other, table, before.number)
    with pytest.raises(StaleTable):
        club.tables.act(table, Audience(OWNER, before.to_move), before.number, Act("pass"))
    assert club.tables.state(table, least=0).number == after == club.tables.number(table)


def test_an_act_counts_when_others_wrote_meanwhile_what_time_brought(club, other):
    table = club.table("sv", clock="sv-25")
    number = club.game(table).number
    seat = club.game(table).favoured
    if seat is not None:
        number = club.tables.act(table, Audience(OWNER, seat), number, Act("choose-first-move"))
    number = pass_on(club, table, number)
    for one in (club, other):
        one.wait(25 * 60 + 1)
    other.tables.tick(table)
    assert other.game(table).number > number
    assert pass_on(club, table, number) > number + 1


def test_a_write_of_which_nobody_knows_whether_it_came_through_is_looked_up(club, monkeypatch):
    table = club.table("is")
    number, result = club.game(table).number, Append.result

    def break_up(append):
        result(append)
        raise OSError("the database went away before it answered")

    with monkeypatch.context() as patched:
        patched.setattr(Append, "result", break_up)
        with pytest.raises(OSError, match="went away"):
            pass_on(club, table, number)
    assert club.tables.state(table, least=0).number == number + 1


@pytest.fixture
def interrupted(club, monkeypatch):
    """Read a game while others are heard of at some tables; who read it."""

    def read(table: str, *heard: str, most: int = 4_096) -> Tables:
        news, events = LocalNews(), GameStore.events

        def hearing(self, game, after=0):
            found = events(self, game, after)
            for other in heard:
                news.hear(other)
            return found

        tables = Tables(GameStore(club.database), Shelf(), news, now=club.now, random=club.random)
        tables.game_cache = GameCache(GameStore(club.database), news, most)
        with monkeypatch.context() as patched:
            patched.setattr(GameStore, "events", hearing)
            tables.game(table)
        return tables

    return read


def test_news_that_comes_while_the_log_is_read_leaves_the_fold_in_doubt(club, interrupted):
    table = club.table("is")
    tables = interrupted(table, table)
    assert tables.game_cache.get(table) is None
    tables.game(table)
    assert tables.game_cache.get(table) is not None


def test_news_of_other_tables_leaves_it_at_the_end(club, interrupted):
    table = club.table("is")
    assert interrupted(table, "another").game_cache.get(table) is not None


def test_news_of_more_tables_than_are_told_apart_leaves_every_fold_in_doubt(club, interrupted):
    table = club.table("is")
    assert interrupted(table, table, "another", most=1).game_cache.get(table) is None


def test_without_news_nothing_is_taken_to_be_at_the_end(club):
    table = club.table("is")
    game_cache = GameCache(GameStore(club.database))
    assert game_cache.load(table) == game_cache.get_or_load(table)
    assert game_cache.get(table) is None


def dues(club: Club) -> list[tuple[str, int | None]]:
    with club.database.read() as connection:
        return [(row.id, row.due) for row in connection.execute(select(games.c.id, games.c.due))]


def test_a_database_that_is_away_makes_no_table_broken(club, monkeypatch):
    """Its clock would never be looked after again."""
    table = club.table("is", clock="long-25")
    number = pass_on(club, table, club.game(table).number)
    due = dues(club)
    assert [row[1] is not None for row in due] == [True]
    forget(club.tables.game_cache)
    with monkeypatch.context() as away:
        gone = OperationalError("select", {}, RuntimeError("the connection was lost"))
        away.setattr(GameStore, "events", lambda *_given, **_more: (_ for _ in ()).throw(gone))
        with pytest.raises(OperationalError):
            club.tables.game_cache.load(table)
    assert club.tables.game_cache.broken == frozenset()
    assert dues(club) == due
    assert club.game(table).number == number


def test_who_is_behind_reads_on_from_where_they_were_until_all_is_forgotten(club, monkeypatch):
    table = club.table("is")
    for _ in range(4):
        pass_on(club, table, club.game(table).number)
    number, starts, events = club.game(table).number, [], GameStore.events

    def note(self, game, after=0):
        starts.append(after)
        return events(self, game, after)

    monkeypatch.setattr(GameStore, "events", note)
    game_cache = club.tables.game_cache
    assert game_cache.as_of(table, number - 2).game.number == number - 2
    starts.clear()
    assert game_cache.as_of(table, number - 1).game.number == number - 1
    assert starts == [number - 2]
    forget(game_cache)
    starts.clear()
    assert game_cache.as_of(table, number - 1).game.number == number - 1
    assert starts[0] == 0


def test_a_fold_that_gave_way_to_others_is_not_taken_to_be_at_hand(club):
    one, other = club.table("is"), club.table("is")
    game_cache = GameCache(GameStore(club.database), club.news, most=1)
    game_cache.load(one)
    assert game_cache.get(one) is not None
    game_cache.load(other)
    assert game_cache.get(one) is None
    assert game_cache.get_or_load(one).game.number == club.game(one).number
    assert game_cache.get(other) is None
