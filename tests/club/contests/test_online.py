"""Games of an event at live tables: who sits there, and results that come by themselves."""

from dataclasses import replace

import pytest

from stafla.club import Act, Audience
from stafla.club.contests.online import MOST_TABLES
from stafla.club.contests.players import PlayerView
from stafla.club.contests.refusals import EventRefused, TooManyPairTables
from stafla.club.lobby.refusals import NoFreePlace
from stafla.contest.event import TableEnded
from tests.club.contests.events import ANNA, BO, CILLA, begin_event


def phone(player):
    """The device of a player who has no account."""
    return Audience(f"device of {player}", None, None, "203.0.113.9")


@pytest.fixture
def round_(house):
    begin_event(house)
    house.online.choose(house.event, ANNA, "en", "")
    house.publish()
    house.go("playing")
    return house


def sit(house, player, who=None):
    return house.online.sit_down(PlayerView(house.contest, player), who or phone(player))


def bout(house, at=0):
    return house.contest.event.division("A").rounds[house.contest.event.round - 1].bouts[at]


def begin(house):
    first, second = house.contest.seated["A", 1][0]
    table = sit(house, second)
    assert sit(house, second) == table
    assert sit(house, first) == table
    return table, first, second


def act(house, table, player, what):
    tables = house.club.tables
    seat = next(one.seat for one in tables.games.seats(table) if phone(player).holds(one))
    tables.act(table, replace(phone(player), seat=seat), tables.number(table), what)


def test_the_two_of_a_pair_sit_at_one_table_and_nobody_else(round_):
    table, first, second = begin(round_)
    assert bout(round_).table == table
    seats = round_.club.tables.games.seats(table)
    assert [one.name for one in seats] == [
        round_.contest.event.people[one].name for one in (first, second)
    ]
    assert round_.club.tables.game(table).edition.id == "en"
    assert round_.club.tables.game(table).to_move == 0, "who goes first there goes first here"
    with pytest.raises(NoFreePlace):
        sit(round_, first, phone("Eve"))
    assert sit(round_, round_.contest.seated["A", 1][1][0]) != table


def test_nobody_keeps_an_opponent_from_the_table_of_a_pair_by_blocking_them(round_, monkeypatch):
    """Whoever came first was there, and the other was refused: the result was theirs to claim."""
    first, second = round_.contest.seated["A", 1][0]
    blocks = {BO.id: frozenset({CILLA.id}), CILLA.id: frozenset({BO.id})}
    monkeypatch.setattr(round_.online._lobby, "_shunned", lambda person: blocks[person])
    table = sit(round_, first, replace(phone(first), person=BO.id))
    assert sit(round_, second, replace(phone(second), person=CILLA.id)) == table
    assert round_.club.tables.exists(table)


def test_a_game_that_ends_is_the_result_by_itself_and_once(round_):
    table, first, second = begin(round_)
    assert round_.contests.rows.of_table(table) == round_.event
    act(round_, table, first, round_.club.best(table))
    act(round_, table, second, Act("resign"))
    points = round_.club.tables.game(table).totals
    assert points[0] > points[1]
    entry = round_.contest.entries[-1]
    assert entry.what == TableEnded("A", 1, first, second, *points, table)
    assert bout(round_).sure
    assert (bout(round_).game.own, bout(round_).game.against) == points
    assert round_.contests.rows.of_table(table) is None
    round_.online.take_result(table)
    assert round_.contest.entries[-1] == entry
    # it is put right like any other, with a reason
    with pytest.raises(EventRefused, match="event-reason"):
        round_.enter(1, 400, 380)
    round_.enter(1, 400, 380, reason="agreed")
    assert bout(round_).game.own == 400


def test_a_game_given_up_by_whoever_led_is_the_director_s_to_decide(round_):
    table, first, _ = begin(round_)
    act(round_, table, first, round_.club.best(table))
    act(round_, table, first, Act("resign"))
    assert round_.club.tables.game(table).ended
    assert bout(round_).game is None
    assert round_.contests.rows.of_table(table) is None
    round_.enter(1, 0, 50, sure=True)


def test_what_ended_while_no_server_ran_is_taken_later(round_):
    table, first, second = begin(round_)
    endings, round_.club.tables.endings = round_.club.tables.endings, []
    act(round_, table, first, round_.club.best(table))
    act(round_, table, second, Act("resign"))
    assert bout(round_).game is None
    assert endings
    assert round_.online.catch_up() == 1
    assert bout(round_).sure


def play_to_the_end(house):
    table, first, second = begin(house)

    def end():
        act(house, table, first, house.club.best(table))
        act(house, table, second, Act("resign"))
        return house.club.tables.game(table).totals

    return table, end


def go_back(house, to):
    house.contests.rounds.go_back(house.event, ANNA, house.contest.event.phase, to, "too early")


@pytest.mark.parametrize("reached", ["playing", "entering"])
def test_a_game_that_ends_while_the_round_was_taken_back_is_the_result_later(round_, reached):
    table, end = play_to_the_end(round_)
    if reached == "entering":
        round_.go("entering")
    go_back(round_, "published")
    points = end()
    assert bout(round_).game is None
    assert round_.contests.rows.of_table(table) == round_.event
    assert round_.online.catch_up() == 1
    assert round_.contests.rows.of_table(table) == round_.event, "it is still awaited"
    round_.go("playing")
    assert (bout(round_).game.own, bout(round_).game.against) == points
    assert round_.contests.rows.of_table(table) is None


def test_a_result_of_a_round_that_is_withdrawn_and_published_again_is_taken(round_):
    table, end = play_to_the_end(round_)
    go_back(round_, "published")
    go_back(round_, "break")
    end()
    assert round_.contests.rows.of_table(table) == round_.event
    round_.contests.rounds.publish(round_.event, ANNA, round_.digests())
    round_.go("playing")
    assert bout(round_).sure
    assert round_.contests.rows.of_table(table) is None


def test_a_table_stays_with_its_pair_when_the_round_is_paired_anew(round_):
    table, end = play_to_the_end(round_)
    go_back(round_, "published")
    go_back(round_, "break")
    round_.publish()
    points = end()
    assert round_.contests.rows.of_table(table) == round_.event
    round_.go("playing")
    assert (bout(round_).game.own, bout(round_).game.against) == points


def test_nothing_is_awaited_from_a_table_whose_pair_is_no_more(round_):
    table, end = play_to_the_end(round_)
    go_back(round_, "published")
    go_back(round_, "break")
    round_.contests.players.withdraw(round_.event, ANNA, bout(round_).first)
    round_.publish()
    end()
    assert round_.contests.rows.of_table(table) is None
    assert not any(one.table for one in round_.contest.event.division("A").rounds[0].bouts)


def test_a_result_that_the_director_entered_meanwhile_stands(round_):
    table, end = play_to_the_end(round_)
    go_back(round_, "published")
    end()
    round_.enter(1, 400, 380)
    assert bout(round_).game.own == 400
    assert round_.contests.rows.of_table(table) is None


def test_a_result_is_taken_when_another_is_the_first_that_is_entered(round_):
    """The first result that is entered lets the round go on by itself."""
    table, end = play_to_the_end(round_)
    go_back(round_, "published")
    points = end()
    round_.enter(2, 400, 380)
    assert (bout(round_).game.own, bout(round_).game.against) == points
    assert round_.contests.rows.of_table(table) is None


def test_tables_that_cannot_be_looked_for_keep_no_round_from_going_on(round_, monkeypatch, caplog):
    _, end = play_to_the_end(round_)
    go_back(round_, "published")
    end()

    def fail(_contest):
        raise RuntimeError("the database is away")

    monkeypatch.setattr(round_.contests.rows, "ended_tables", fail)
    round_.go("playing")
    assert round_.contest.event.phase == "playing"
    assert "could not be looked for" in caplog.text
    assert round_.online.catch_up() == 1
    assert bout(round_).sure


@pytest.mark.parametrize("fails", ["link_table", "change"])
def test_a_table_that_did_not_become_the_pair_s_is_called_off(round_, monkeypatch, fails):
    player = round_.contest.seated["A", 1][0][0]
    opened = []

    def fail(*_args):
        opened.extend(waiting(round_, player))
        raise RuntimeError("the database is away")

    holder = round_.contests.rows if fails == "link_table" else round_.contests._context.log
    monkeypatch.setattr(holder, fails, fail)
    with pytest.raises(RuntimeError):
        sit(round_, player)
    monkeypatch.undo()
    assert len(opened) == 1
    assert waiting(round_, player) == []
    assert round_.contests.rows.awaited_tables() == ()


def waiting(house, player):
    return [table.id for table in house.online._lobby.of(phone(player))]


def test_who_comes_as_the_round_ends_leaves_no_table_behind(round_, monkeypatch):
    """Between the look at the event and the table the director goes back."""
    player = round_.contest.seated["A", 1][0][0]
    link = round_.contests.rows.link_table

    def go_back_first(contest, table):
        link(contest, table)
        go_back(round_, "published")

    monkeypatch.setattr(round_.contests.rows, "link_table", go_back_first)
    with pytest.raises(EventRefused, match="event-phase"):
        sit(round_, player)
    assert waiting(round_, player) == []
    assert round_.contests.rows.awaited_tables() == ()


def test_both_who_come_at_the_same_moment_sit_at_one_table(round_):
    first, second = round_.contest.seated["A", 1][0]
    before = PlayerView(round_.contest, second)
    table = sit(round_, first)
    assert round_.online.sit_down(before, phone(second)) == table
    assert round_.contests.rows.awaited_tables() == (table,)
    assert round_.club.tables.exists(table)


def test_a_table_is_only_for_a_game_that_has_no_result(house):
    begin_event(house)
    house.publish()
    house.go("playing")
    player = house.contest.seated["A", 1][0][0]
    with pytest.raises(EventRefused, match="event-not-online"):
        sit(house, player)
    for profile, clock in (("xx", ""), ("sv", "xx")):
        with pytest.raises(EventRefused, match="event-not-online"):
            house.online.choose(house.event, ANNA, profile, clock)
    house.online.choose(house.event, ANNA, "sv", "")
    house.enter(1, 400, 380)
    with pytest.raises(EventRefused, match="event-result-stands"):
        sit(house, player)
    house.online.choose(house.event, ANNA, "", "")
    assert house.contest.event.online is None


def test_a_table_that_waits_for_the_opponent_has_no_result_yet(round_, caplog):
    sit(round_, round_.contest.seated["A", 1][0][0])
    assert round_.online.catch_up() == 1
    assert not caplog.records, "nothing went wrong"
    assert round_.contests.rows.awaited_tables() != ()


def test_a_table_opens_while_the_round_is_played(house):
    begin_event(house)
    house.online.choose(house.event, ANNA, "en", "")
    house.publish()
    player = house.contest.seated["A", 1][0][0]
    with pytest.raises(EventRefused, match="event-phase"):
        sit(house, player)
    house.go("playing")
    assert sit(house, player)


def test_who_opens_and_calls_off_tables_without_end_fills_no_log(round_):
    first, second = round_.contest.seated["A", 1][0]
    before = round_.contest.event.entries

    def call_off(player):
        round_.online._lobby.leave(sit(round_, player), phone(player))

    for _ in range(MOST_TABLES):
        call_off(second)
    for _ in range(3):
        with pytest.raises(TooManyPairTables):
            sit(round_, second)
    assert round_.contest.event.entries == before + MOST_TABLES
    # the opponent has one made all the same, and both sit there
    table = sit(round_, first)
    assert sit(round_, second) == table
    assert round_.club.tables.exists(table)
