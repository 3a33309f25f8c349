"""Games rated as they end; what is stored follows from the games alone."""

from itertools import pairwise
from types import SimpleNamespace as Some

import pytest
from sqlalchemy import func, select

from stafla import rules
from stafla.club import Act, Audience, SeatSetup, Setup
from stafla.club.ratings import Ratings, counts
from stafla.club.tables.clock import IDLE
from stafla.rules import Refusal
from stafla.store import RatingStore
from stafla.store.accounts.accounts import AccountStore
from stafla.store.schema import events, people, rating_changes, ratings
from tests.club.club import BOT, OWNER, STRANGER, forget

ANNA, BO = "anna".ljust(22, "-"), "bo".ljust(22, "-")


@pytest.fixture
def office(club):
    """The ratings of the club, and two people in it."""
    found = Ratings(club.tables, RatingStore(club.database))
    club.tables.endings.append(found.rate)

    def sign_up(connection):
        for person in (ANNA, BO):
            connection.execute(
                people.insert().values(
                    id=person, created=0, language="is", hidden=False, settings="{}"
                )
            )

    club.database.write(sign_up)
    return found


def a_table(club, *guests, rated=True, profile="is", clock=""):
    setup = Setup(profile, guests, "challenge", clock=clock, rated=rated)
    return club.tables.create(setup, OWNER)


def anna():
    return SeatSetup("Anna", person=ANNA, owner=OWNER)


def bo():
    return SeatSetup("Bo", person=BO, owner=STRANGER)


def give_up(club, table, seat=0, device=OWNER, person=ANNA):
    number = club.game(table).number
    club.tables.act(table, Audience(device, seat, person), number, Act("resign"))


def figures(office):
    return {where: rung.standing.rating for where, rung in office.rows.standings().items()}


def test_a_rated_game_of_two_changes_both_ratings_when_it_ends(club, office):
    table = a_table(club, anna(), bo())
    assert figures(office) == {}
    give_up(club, table)
    found = figures(office)
    assert {(where[0], where[1], where[3]) for where in found} == {
        ("is", "untimed", ANNA),
        ("is", "untimed", BO),
    }
    assert found["is", "untimed", "glicko-2", ANNA] < 1500 < found["is", "untimed", "glicko-2", BO]


def test_a_bot_is_rated_by_its_kind(club, office):
    give_up(club, a_table(club, anna(), SeatSetup("B", BOT)))
    assert ("is", "untimed", "spread", f"bot:{BOT}") in figures(office)


def test_the_pace_is_that_of_the_clock(club, office):
    from stafla.editions import clocks

    name, clock = next(iter(clocks().items()))
    give_up(club, a_table(club, anna(), bo(), clock=name))
    assert {where[1] for where in figures(office)} == {clock.policy.pace}


@pytest.mark.parametrize(
    "guests",
    [
        (anna(), SeatSetup("a guest")),
        (SeatSetup("a guest"), SeatSetup("B", BOT)),
        (anna(), anna()),
        (anna(), bo(), SeatSetup("B", BOT)),
    ],
)
def test_guests_oneself_and_games_of_three_are_not_rated(club, office, guests, caplog):
    table = a_table(club, *guests)
    give_up(club, table)
    if club.game(table).ended is None:
        give_up(club, table, 1, STRANGER, BO)
    assert club.game(table).ended
    assert figures(office) == {}
    assert office.rated_game(table) is None
    assert caplog.records == []  # it was not tried in vain either
    assert office.catch_up() == 0


@pytest.mark.parametrize("when", ["during the game", "after it"])
@pytest.mark.parametrize("loser", [0, 1])
def test_who_played_as_a_guest_is_not_rated_by_signing_in_when_they_see_how_it_goes(
    club, office, when, loser
):
    # who chose so would gain by every game that they win and lose by none
    table = a_table(club, anna(), SeatSetup("a guest", owner=STRANGER))
    if when == "during the game":
        assert AccountStore(club.database).adopt(BO, STRANGER) == 1
    give_up(club, table, loser, *((OWNER, ANNA), (STRANGER, BO))[loser])
    if when == "after it":
        assert AccountStore(club.database).adopt(BO, STRANGER) == 1
    assert club.game(table).ended
    assert club.tables.games.seats(table)[1].person == BO
    # neither at the end nor when a server starts again
    assert office.catch_up() == 0
    assert figures(office) == {}
    assert office.audit().missing == ()


def test_a_guest_who_signs_in_before_the_others_come_is_rated(club, office):
    elsewhere = a_table(club, anna(), SeatSetup("a guest", owner=STRANGER))
    table = a_table(club, anna(), bo())
    assert AccountStore(club.database).adopt(BO, STRANGER) == 1
    give_up(club, table)
    assert office.rated_game(elsewhere) is None
    assert len(figures(office)) == 4


def test_a_game_not_made_for_ratings_is_not_rated(club, office):
    give_up(club, a_table(club, anna(), bo(), rated=False))
    assert figures(office) == {}


def test_a_game_that_was_called_off_is_not_rated(club, office):
    table = a_table(club, anna(), bo())
    do(club, table, 0, "propose-abort")
    do(club, table, 1, "consent")
    assert club.game(table).ended
    assert figures(office) == {}


def test_a_game_is_rated_once_however_often_it_is_asked_for(club, office, caplog):
    table = a_table(club, anna(), bo())
    give_up(club, table)
    before = office.rows.standings()
    office.rate(table)
    office.rate(table)
    assert office.rows.standings() == before
    assert caplog.records == []  # and not because the database refuses a second row
    assert office.rows.rate(office.rated_game(table)) == ()
    assert office.catch_up() == 0


def test_what_ended_while_nobody_looked_is_rated_at_the_next_start(club, office):
    club.tables.endings.clear()
    give_up(club, a_table(club, anna(), bo()))
    assert figures(office) == {}
    assert len(office.audit().missing) == 1
    assert office.catch_up() == 1
    assert office.audit().agrees
    assert len(figures(office)) == 4


@pytest.mark.parametrize("what", ["rated_game", "rate"])
def test_a_game_that_cannot_be_rated_keeps_no_server_from_starting(
    club, office, monkeypatch, caplog, what
):
    """A log that cannot be read, or rows that do not fit, are that table's own trouble."""
    club.tables.endings.clear()
    broken, good = a_table(club, anna(), bo()), a_table(club, anna(), bo())
    for table in (broken, good):
        give_up(club, table)
    holder = office if what == "rated_game" else office.rows
    work = getattr(holder, what)

    def works(about):
        if broken in (about, getattr(about, "id", "")):
            raise RuntimeError("no such event")
        return work(about)

    monkeypatch.setattr(holder, what, works)
    assert office.catch_up() == 1
    assert f"the game of table {broken}" in caplog.text
    assert office.rows.order() == (good,)
    monkeypatch.undo()
    assert office.catch_up() == 1


def rewrite(club, table, body):
    """Put a body into the last event of a log; returns what was there."""
    last = select(func.max(events.c.number)).where(events.c.game == table).scalar_subquery()
    where = events.c.game == table, events.c.number == last

    def job(connection):
        before = connection.scalar(select(events.c.body).where(*where))
        connection.execute(events.update().where(*where).values(body=body))
        return before

    forget(club.tables.game_cache)
    return club.database.write(job)


def test_a_rated_game_whose_log_is_damaged_afterwards_stops_no_rating(club, office):
    """What is stored stands; computed anew, the ratings are those of the games that can be read."""
    tables = []
    for _ in range(3):
        club.time += 24 * 3600 * 1000
        tables.append(a_table(club, anna(), bo()))
        give_up(club, tables[-1])
    before = office.rows.standings()
    body = rewrite(club, tables[1], "{")
    assert club.tables.game_cache.broken == frozenset()
    assert office.catch_up() == 0
    office.rate(tables[1])
    assert club.tables.game_cache.broken == {tables[1]}
    assert office.rows.standings() == before
    audit = office.audit()
    assert (audit.games, audit.missing, audit.agrees) == (2, (), False)
    later = a_table(club, anna(), bo())
    give_up(club, later)
    assert office.rows.standings() != before
    assert office.rows.order() == (*tables, later)
    assert office.audit(repair=True).games == 3
    assert office.audit().agrees
    # its place in the order is kept, for when its log is put right
    rewrite(club, tables[1], body)
    assert office.audit(repair=True).games == 4
    assert office.audit().agrees
    assert office.rows.order() == (*tables, later)
    assert len(office.rows.history(ANNA, "is", "untimed", "spread", 10)) == 4


def test_repaired_changes_stay_with_their_games_around_one_that_cannot_be_read(club, office):
    """A table's page shows what its own game changed, and not what the one before it did."""
    tables = []
    for _ in range(3):
        club.time += 24 * 3600 * 1000
        tables.append(a_table(club, anna(), bo()))
        give_up(club, tables[-1])
    rewrite(club, tables[1], "{")
    office.audit(repair=True)
    told = {table: {change.game for change in office.rows.changes(table)} for table in tables}
    assert told == {tables[0]: {tables[0]}, tables[1]: set(), tables[2]: {tables[2]}}
    later = a_table(club, anna(), bo())
    give_up(club, later)
    assert {change.game for change in office.rows.changes(later)} == {later}


def many_games(club):
    for number in range(6):
        club.time += number * 24 * 3600 * 1000
        table = a_table(club, anna(), bo() if number % 2 else SeatSetup("B", BOT))
        club.tables.act(table, Audience(OWNER, 0, ANNA), club.game(table).number, Act("resign"))


def test_ratings_computed_from_scratch_equal_the_stored_ones(club, office):
    many_games(club)
    audit = office.audit()
    assert (audit.games, audit.players, audit.agrees) == (6, 6, True)


@pytest.mark.parametrize("table", [ratings, rating_changes])
def test_a_figure_that_was_changed_is_found_and_put_right(club, office, table):
    many_games(club)
    before = office.rows.standings(), office.rows.changes()
    where = table.c.player == ANNA
    if table is ratings:
        change = table.update().where(where).values(rating=table.c.rating + 1e-3)
    else:
        change = table.delete().where(where, table.c.number == 3)
    club.database.write(lambda connection: connection.execute(change))
    audit = office.audit(repair=True)
    assert not audit.agrees
    assert audit.wrong if table is ratings else audit.wrong_games
    assert office.audit().agrees
    assert (office.rows.standings(), office.rows.changes()) == before


def test_the_history_of_a_player_hangs_together(club, office):
    many_games(club)
    history = office.rows.history(ANNA, "is", "untimed", "spread", 10)
    assert len(history) == 6
    for before, after in pairwise(history):
        assert after.before == before.after
    stands = office.rows.of(ANNA)["is", "untimed", "spread", ANNA]
    assert stands.standing == history[-1].after


def device_of(seat):
    return (OWNER, ANNA) if seat == 0 else (STRANGER, BO)


def do(club, table, seat, kind):
    device, person = device_of(seat)
    number = club.game(table).number
    club.tables.act(table, Audience(device, seat, person), number, Act(kind))


def why_not(club, table, seat, kind):
    with pytest.raises(Refusal) as refused:
        do(club, table, seat, kind)
    return refused.value.code


def begin(club, *guests, **more):
    """A rated table at which the tiles are drawn."""
    table = a_table(club, *guests, **more)
    while club.game(table).phase == "start":
        do(club, table, club.game(table).favoured, "choose-first-move")
    assert all(club.game(table).racks)
    return table


def test_a_rated_game_is_not_called_off_alone_once_tiles_were_seen(club, office):
    table = begin(club, anna(), bo())
    for seat in (0, 1):
        assert why_not(club, table, seat, "abort") == "rated-stands"
        device, person = device_of(seat)
        seen = club.tables.observe(table, Audience(device, seat, person))
        assert seen.own.can["abort"].code == "rated-stands"
    unrated = begin(club, anna(), bo(), rated=False)
    do(club, unrated, 1, "abort")
    assert club.game(unrated).ended.reason == "aborted"


def test_two_people_call_a_rated_game_off_before_both_had_a_turn_and_not_after(club, office):
    early = begin(club, anna(), bo())
    first = club.game(early).to_move
    do(club, early, first, "pass")
    do(club, early, first, "propose-abort")
    do(club, early, 1 - first, "consent")
    assert club.game(early).ended.reason == "aborted"

    # it was read again at every start of the server
    assert office.rows.unrated_games() == (early,)
    assert office.catch_up() == 0
    assert office.rows.unrated_games() == ()

    late = begin(club, anna(), bo())
    first = club.game(late).to_move
    do(club, late, first, "pass")
    do(club, late, 1 - first, "pass")
    assert why_not(club, late, 0, "propose-abort") == "rated-stands"


def test_what_was_proposed_in_time_is_not_agreed_to_too_late(club, office):
    table = begin(club, anna(), bo())
    first = club.game(table).to_move
    do(club, table, first, "propose-abort")
    do(club, table, first, "pass")
    do(club, table, 1 - first, "pass")
    if club.game(table).proposal is not None:
        assert why_not(club, table, 1 - first, "consent") == "rated-stands"
    assert club.game(table).ended is None


def test_a_bot_s_consent_is_no_way_out_of_a_rated_game(club, office):
    table = begin(club, anna(), SeatSetup("B", BOT))
    assert why_not(club, table, 0, "propose-abort") == "rated-stands"
    assert why_not(club, table, 0, "abort") == "rated-stands"


@pytest.mark.parametrize("clock", ["", "long-25"])
@pytest.mark.parametrize("other", [bo(), SeatSetup("B", BOT)], ids=["a person", "a bot"])
def test_who_never_plays_loses_whether_or_not_anybody_comes_back(club, office, clock, other):
    """Also where the clock was never started, by a bot for instance, which starts none."""
    table = begin(club, anna(), other, clock=clock)
    if club.game(table).to_move != 0:
        number = club.game(table).number
        club.tables.append(table, club.game(table), rules.pass_turn(club.game(table), 1))
        assert club.game(table).number > number
    if club.game(table).clock_started:
        club.tables.append(table, club.game(table), rules.propose(club.game(table), 0, "pause"))
        if club.game(table).proposal is not None:
            club.tables.append(table, club.game(table), rules.consent(club.game(table), 1))
    club.time += IDLE - 1
    club.timekeeper.look_for_left()
    assert club.game(table).ended is None
    club.time += 1
    club.timekeeper.look_for_left()
    assert club.game(table).ended.reason in ("gone", "time")
    rival = BO if other.person else f"bot:{BOT}"
    found = {where[3]: rating for where, rating in figures(office).items()}
    assert found[ANNA] < found[rival]


def test_games_by_letter_do_not_hide_the_game_that_somebody_left(club, office, monkeypatch):
    """However many are older, quiet as such games are for days; and their bots are not woken."""
    monkeypatch.setattr("stafla.club.tables.timekeeper.MOST_AT_ONCE", 2)
    letters = [a_table(club, anna(), bo(), clock="days-7") for _ in range(3)]
    for table in letters:
        seat = club.game(table).to_move
        number = club.game(table).number
        club.tables.append(table, club.game(table), rules.pass_turn(club.game(table), seat))
        assert club.game(table).number > number
    left = begin(club, anna(), bo())
    club.time += IDLE + 1
    told = []
    monkeypatch.setattr(club.timekeeper, "_told", told.append)
    club.timekeeper.look_for_left()
    assert club.game(left).ended is not None
    assert [club.game(table).ended for table in letters] == [None] * 3
    assert told == [left]


def test_a_game_by_letter_is_left_to_its_own_clock_and_an_unrated_one_to_the_others(club, office):
    unrated = begin(club, anna(), bo(), rated=False)
    letter = a_table(club, anna(), bo(), clock="days-7")
    club.time += IDLE + 1
    club.timekeeper.look_for_left()
    # also when somebody names them
    assert [club.tables.leave(table) for table in (unrated, letter)] == [False, False]
    assert club.game(unrated).ended is None
    assert club.game(letter).ended is None


def test_nobody_loses_a_rated_game_by_leaving_it_who_was_there_lately(club, office):
    table = a_table(club, anna(), bo())
    assert not club.tables.leave(table)
    club.wait(IDLE / 1000 - 1)
    assert not club.tables.leave(table)
    assert club.game(table).ended is None
    club.wait(1)
    assert club.tables.leave(table)


@pytest.mark.parametrize(
    ("players", "reason", "counted"),
    [
        (("a", "b"), "out", True),
        (("a", "b"), "aborted", False),
        (("a", "b"), None, False),
        (("a", "a"), "out", False),
        (("a", None), "out", False),
        (("a",), "out", False),
        (("a", "b", "a"), "out", False),
        (("a", "b", "c"), "out", False),
        (("a", "b", None), "out", False),
    ],
)
def test_a_game_counts_that_is_over_between_two_who_are_not_one(players, reason, counted):
    ended = None if reason is None else Some(reason=reason)
    assert counts(Some(ended=ended), players) is counted
