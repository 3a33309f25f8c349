"""Acts that wait for the disk without a thread, and which of them need no look at the database."""

import pytest
from sqlalchemy.exc import OperationalError

from stafla.club import Act, Audience, SeatSetup, Setup
from stafla.club.tables.refusals import NotYourTable
from stafla.store import Append, Database
from tests.club.club import OWNER, STRANGER, NoWords
from tests.club.tables.test_timekeeper import start_up


@pytest.fixture
def unread():
    """A database that nobody may ask while this lasts."""

    def forbid(*_arguments, **_more):
        raise AssertionError("the database was asked")

    def start():
        patched = pytest.MonkeyPatch()
        patched.setattr(Database, "read", forbid)
        patched.setattr(Database, "rows", forbid)
        return patched

    return start


def next_act(club, table, game):
    """Who does what next, in a game in which nobody challenges or exchanges."""
    views = views_of(club, club.tables.state(table))
    for kind in ("choose-first-move", "start-clock", "accept-end", "press", "confirm", "play"):
        for seat, view in enumerate(views):
            if not view.own.can[kind].code:
                return seat, club.best(table) if kind == "play" else Act(kind)
    return game.to_move, Act("pass")


def views_of(club, state):
    """What every seat may see of a table."""
    return [club.tables.show(state, Audience(OWNER, seat)) for seat in range(len(state.seats))]


@pytest.mark.parametrize("check", ["challenge", "automatic"])
@pytest.mark.parametrize("profile", ["is", "fi", "sv", "pl", "en"])
def test_what_is_decided_at_once_and_its_views_ask_the_database_nothing(
    club, unread, profile, check
):
    table = club.table(profile, check=check, clock="sv-25" if profile == "sv" else "")
    at_once = 0
    while (game := club.game(table)).ended is None:
        seat, act = next_act(club, table, game)
        if not club.tables.decides_at_once(table, game.number):
            club.act(table, seat, act)
            continue
        at_once += 1
        patched = unread()
        try:
            pending = club.tables.begin_act(table, Audience(OWNER, seat), game.number, act)
            views = [] if pending.ends_game else views_of(club, pending.state)
            pending.done.result(60)
        finally:
            patched.undo()
        after = pending.finish()
        assert pending.ends_game or views_of(club, after) == views
        assert club.tables.number(table) == after.number > game.number
    assert at_once > 5


def plain_table(club, **more):
    guests = (SeatSetup("Anna"), SeatSetup("Bára"))
    table = club.tables.create(Setup("is", guests, "challenge", **more), OWNER)
    number = club.game(table).number
    club.tables.seating.of(table)
    return table, number


def test_an_act_is_decided_at_once_where_all_is_known(club):
    table, number = plain_table(club)
    assert club.tables.decides_at_once(table, number)


def test_what_is_not_known_here_is_looked_up_first(club):
    table, number = plain_table(club)
    assert not club.tables.decides_at_once(table, number + 1)
    club.tables.game_cache.invalidate(table)
    assert not club.tables.decides_at_once(table, number)
    club.game(table)
    assert club.tables.decides_at_once(table, number)
    club.tables.seating.change()
    assert not club.tables.decides_at_once(table, number)
    assert not club.tables.decides_at_once("x" * 22, 1)


def test_a_list_that_is_not_open_is_looked_for_first(club, monkeypatch):
    table, number = plain_table(club)
    monkeypatch.setattr(club.tables.vocabularies, "kind", NoWords)
    assert not club.tables.decides_at_once(table, number)


@pytest.mark.parametrize("more", [{"judge": "any"}, {"attested": True}])
def test_who_may_have_ruled_on_words_is_asked_first(club, more):
    table, number = plain_table(club, **more)
    assert not club.tables.decides_at_once(table, number)


def test_what_time_has_brought_about_is_written_first(club):
    table, _ = start_up(club)
    number = club.game(table).number
    assert club.tables.game_cache.get(table).due
    assert club.tables.decides_at_once(table, number)
    club.wait(25 * 60 + 1)
    assert not club.tables.decides_at_once(table, number)


@pytest.mark.parametrize("profile", ["is", "fi", "sv", "pl", "en"])
def test_only_where_a_rule_asks_is_it_found_out_whether_anybody_can_lay_a_tile(club, profile):
    table = club.table(profile)
    game = club.game(table)
    club.tables.seating.of(table)
    for left, at_once in ((8, True), (7, profile != "fi"), (0, profile != "fi")):  # FI-35
        object.__setattr__(game, "known_bag_size", left)
        assert club.tables.game_cache.get(table).game is game
        assert club.tables.decides_at_once(table, game.number) == at_once


def test_a_stranger_learns_nothing_by_acting_at_once(club):
    table, number = plain_table(club)
    with pytest.raises(NotYourTable):
        club.tables.begin_act(table, Audience(STRANGER, 0), number, Act("pass"))
    assert club.tables.number(table) == number


def test_an_act_of_which_nobody_knows_whether_it_is_written_is_news(club, monkeypatch):
    """Its commit may have been lost on its way back: others find in the log whether it is there."""
    table, number = plain_table(club)
    seat = club.game(table).to_move
    pending = club.tables.begin_act(table, Audience(OWNER, seat), number, Act("pass"))
    pending.done.result(60)  # it is there, and what says so is lost

    def fail(_append):
        raise OperationalError("commit", {}, Exception("the connection is lost"))

    monkeypatch.setattr(Append, "result", fail)
    heard = []
    listening = club.news.listening(table, lambda: heard.append(club.game(table).number))
    with listening, pytest.raises(OperationalError):
        pending.finish()
    assert heard == [pending.state.number]
