"""Events from announcement to end, as the club lets people act at them."""

import threading
from contextlib import contextmanager, suppress
from dataclasses import replace

import pytest

from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests import contests, plan, players
from stafla.club.contests.contests import Contests
from stafla.club.contests.log import FORGOTTEN, ContestLog
from stafla.club.contests.plan import Announcement, DivisionPlan, NewPlayer
from stafla.club.contests.refusals import (
    BadPlan,
    EventRefused,
    LastDirector,
    NoEntryByOneself,
    NoSuchContest,
    NoSuchLink,
    NoSuchRoundTable,
    NotYourEvent,
    PlaysAlready,
    TooManyOffices,
    TooManyResultSlips,
)
from stafla.club.contests.tables import RoundGame, TypedScore, tables_of
from stafla.club.holdings import TooManyFromHere, TooManyOpen
from stafla.club.refusal import BrokenLog, StaleLog
from stafla.club.ticket import Ticket
from stafla.contest.event import Event, Resulted, Slipped
from stafla.contest.formats.sheet import SheetDivision, SheetPlayer, TournamentSheet
from stafla.store import AccountStore, ContestStore, SoleDirector, open_database
from stafla.store import contests as contest_rows
from stafla.store.schema import contest_entries
from tests.club.contests.events import ANNA, BO, CILLA, DAG, NAMES, PLAN, begin_event, come


def refusal(code, act, *args, **more):
    with pytest.raises(EventRefused) as told:
        act(*args, **more)
    assert told.value.code == code
    return told.value


def test_an_event_goes_from_announcement_to_its_end(house):
    begin_event(house, 7)
    event = house.event
    assert [one.title for one in house.contests.list_events()] == ["Höstcupen"]
    for number in (1, 2, 3):
        house.publish()
        assert house.contest.event.round == number
        house.finish()
    house.go("closed")
    standings = house.contest.event.standings("A")
    assert sorted(one.order for one in standings) == list(range(7))
    assert sum(one.byes for one in standings) == 3
    row = house.contests.list_events()[0]
    assert (row.phase, row.players, row.day) == ("closed", 7, "2026-11-28")
    # whoever reads it anew sees the same
    other = Contests(
        ContestLog(ContestStore(house.club.database), house.club.news, house.club.now),
        house.club.random,
    )
    assert other.get(event).event == house.contest.event
    assert other.get(event).seated == house.contest.seated


def test_the_same_ticket_opens_one_event(house):
    one, again, third = (
        house.contests.open(ANNA, come(ANNA), PLAN, Ticket(text)) for text in ("x", "x", "y")
    )
    assert one == again != third


def test_a_ticket_that_comes_at_once_from_many_opens_one_event(house):
    made = []

    def ask():
        made.append(house.contests.open(ANNA, come(ANNA), PLAN, Ticket("at once")))

    threads = [threading.Thread(target=ask) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 5
    assert len(set(made)) == 1


@pytest.mark.parametrize(
    "plan",
    [
        replace(PLAN, title=" "),
        replace(PLAN, title="x" * 101),
        replace(PLAN, title="a\u202eb"),
        replace(PLAN, announcement=Announcement("tomorrow")),
        # the latest day stands first in the list of all, for good
        replace(PLAN, announcement=Announcement("9999-12-31")),
        replace(PLAN, announcement=Announcement("2026-11-28", "x" * 81)),
        replace(PLAN, divisions=()),
        replace(PLAN, divisions=(DivisionPlan("A", 1),) * 13),
        *(
            replace(PLAN, divisions=(one,))
            for one in (
                DivisionPlan("A", 0),
                DivisionPlan("A", 41),
                DivisionPlan(" ", 3),
                DivisionPlan("A", 3, "nonsense"),
                DivisionPlan("A", 3, hill=4),
            )
        ),
    ],
)
def test_an_event_that_cannot_be_is_not_opened(house, plan):
    with pytest.raises(BadPlan):
        house.contests.open(ANNA, come(ANNA), plan)
    assert house.contests.list_events() == ()


def test_a_division_of_a_name_is_added_once(house):
    plan = replace(PLAN, divisions=(DivisionPlan("A", 1), DivisionPlan("A", 1)))
    refusal("event-division-taken", house.contests.open, ANNA, come(ANNA), plan)
    begin_event(house)
    house.contests.divide(house.event, ANNA, DivisionPlan("B", 5, "round-robin", 1))
    plans = house.contest.event.division("B").plan
    assert [one.system for one in plans] == ["round-robin"] * 4 + ["king-of-the-hill"]
    refusal(
        "event-division-taken",
        house.contests.divide,
        house.event,
        ANNA,
        DivisionPlan("B", 5),
    )


def test_an_unknown_federation_is_refused(house):
    refusal(
        "event-federation",
        house.contests.open,
        ANNA,
        come(ANNA),
        replace(PLAN, rules="mars"),
    )


@pytest.mark.parametrize("contest", ["A" * 22, "x", "a/b", "é" * 22])
def test_an_event_that_is_not_there_is_said_to_be_none(house, contest):
    for act in (
        lambda: house.contests.get(contest),
        lambda: house.contests.desk(contest, ANNA),
        lambda: house.contests.rounds.pair(contest, ANNA),
        lambda: house.contests.players.by_link(contest, "A" * 22),
        lambda: house.contests.players.rename(contest, ANNA, "x", "y"),
    ):
        with pytest.raises(NoSuchContest):
            act()


def test_what_was_previewed_is_published_and_nothing_else(house):
    begin_event(house)
    house.contests.rounds.pair(house.event, ANNA)
    seen = house.digests()
    assert house.contest.event.round == 0
    assert house.contests.rounds.preview(house.event, ANNA, "A").request.digest == seen[0]
    refusal("event-round", house.contests.rounds.explain, house.event, "A", 1)
    for wrong in ([], ["0" * 12], [*seen, *seen]):
        with pytest.raises(StaleLog):
            house.contests.rounds.publish(house.event, ANNA, wrong)
    house.contests.players.withdraw(house.event, ANNA, house.player("Bo"))
    with pytest.raises(StaleLog):
        house.contests.rounds.publish(house.event, ANNA, seen)
    house.publish()
    assert house.contest.event.phase == "published"
    pairing = house.contests.rounds.explain(house.event, "A", 1)
    pairs = tuple((one.first, one.second) for one in pairing.pairs)
    assert pairs == house.contest.seated["A", 1]


def test_a_pair_set_by_hand_stays_when_it_is_paired_again(house):
    begin_event(house)
    one, other = house.player("Åke"), house.player("Łucja")
    house.contests.rounds.lock(house.event, ANNA, "A", one, other, locked=True)
    house.publish()
    assert frozenset((one, other)) in {seat.bout.players for seat in tables_of(house.contest)}


def test_who_is_not_here_is_left_out_until_they_come_back(house):
    begin_event(house)
    house.contests.players.check_in(house.event, ANNA, house.player("Bo"), here=False)
    house.publish()
    bo = house.player("Bo")
    assert all(bo not in seat.bout.players for seat in tables_of(house.contest))
    house.contests.players.come_back(house.event, ANNA, bo)
    house.finish()
    house.publish()
    assert any(bo in seat.bout.players for seat in tables_of(house.contest))


def test_to_check_in_twice_happens_once(house):
    begin_event(house)
    before = house.contest.event.entries
    house.here("Bo", "Bo")
    assert house.contest.event.entries == before


def test_a_round_that_comes_back_is_paired_anew_with_its_results(house):
    begin_event(house)
    house.publish()
    house.enter(1, 400, 380)
    rounds, (over, *others) = (
        house.contests.rounds,
        house.contest.event.division("A").rounds[0].bouts,
    )
    for seen, to in (("entering", "published"), ("published", "break")):
        rounds.go_back(house.event, ANNA, seen, to, "somebody is missing")
    before = house.contest.event.entries
    rounds.lock(house.event, ANNA, "A", over.first, over.second, locked=True)
    assert house.contest.event.entries == before
    house.contests.players.withdraw(house.event, ANNA, others[0].first)
    house.publish()
    shown = rounds.explain(house.event, "A", 1)
    assert over.players in {pair.players for pair in shown.pairs}
    known = {bout.players: bout for bout in house.contest.event.division("A").rounds[0].bouts}
    assert (len(known), known[over.players].game) == (3, over.game)


def test_a_button_pressed_twice_is_one(house):
    begin_event(house)
    house.publish()
    house.contests.rounds.go_on(house.event, ANNA, "published", "playing")
    with pytest.raises(StaleLog):
        house.contests.rounds.go_on(house.event, ANNA, "published", "playing")
    with pytest.raises(StaleLog):
        house.contests.rounds.go_back(house.event, ANNA, "published", "break", "again")
    refusal(
        "event-reason",
        house.contests.rounds.go_back,
        house.event,
        ANNA,
        "playing",
        "published",
        " ",
    )
    house.contests.rounds.go_back(house.event, ANNA, "playing", "published", "a wrong board")
    assert house.contest.entries[-1].reason == "a wrong board"


# ----------------------------------------------------------------- results


def test_the_first_result_opens_the_entering(house):
    begin_event(house)
    house.publish()
    assert house.enter(1, 400, 380).unusual == ()
    assert house.contest.event.phase == "entering"
    kinds = [type(entry.what).__name__ for entry in house.contest.entries[-3:]]
    assert kinds == ["PhaseMoved", "PhaseMoved", "Resulted"]


@pytest.mark.parametrize(
    ("own", "against", "asked"),
    [
        (901, 300, "high"),
        (149, 380, "low"),
        (150, 199, "sum"),
        (560, 421, "sum"),
        (600, 249, "margin"),
        (249, 600, "margin"),
        (380, 380, "draw"),
    ],
)
def test_what_is_unusual_is_asked_once(house, own, against, asked):
    begin_event(house)
    house.publish()
    assert asked in house.enter(1, own, against).unusual
    assert tables_of(house.contest)[0].bout.game is None
    assert house.enter(1, own, against, sure=True).unusual == ()
    assert tables_of(house.contest)[0].bout.game.own == own


@pytest.mark.parametrize(
    ("own", "against"), [(900, 550), (150, 200), (150, 500), (560, 420), (381, 380)]
)
def test_what_is_usual_is_not_asked(house, own, against):
    begin_event(house)
    house.publish()
    unusual = house.enter(1, own, against).unusual
    assert set(unusual) <= {"sum"} if own == 900 else unusual == ()


def test_a_result_is_put_right_with_a_reason_and_the_same_one_is_no_correction(house):
    begin_event(house)
    house.publish()
    house.enter(1, 400, 380)
    before = house.contest.event.entries
    house.enter(1, 400, 380)
    assert house.contest.event.entries == before
    refusal("event-reason", house.enter, 1, 410, 380)
    house.enter(1, 410, 380, reason="read wrongly")
    assert house.contest.entries[-1].reason == "read wrongly"
    assert tables_of(house.contest)[0].bout.game.own == 410
    house.finish()
    house.publish()
    seat = house.contest.seated["A", 1][0]
    game = RoundGame("A", 1, *seat)
    refusal(
        "event-reason",
        house.contests.results.correct,
        house.event,
        ANNA,
        game,
        TypedScore(1, 2),
        "",
    )
    house.contests.results.correct(house.event, ANNA, game, TypedScore(300, 420), "sheets changed")
    bout = house.contest.event.division("A").rounds[0].bouts[0]
    assert (bout.game.own, bout.game.against) == (300, 420)


def test_a_forfeit_says_who_was_not_there(house):
    begin_event(house)
    house.publish()
    first, second = house.contest.seated["A", 1][0]
    written = TypedScore(kind="forfeit", loser_first=True)
    house.contests.results.enter(house.event, ANNA, 1, written, expected_round=1)
    game = tables_of(house.contest)[0].bout.game
    assert (game.one, game.other, game.kind) == (second, first, "forfeit")


def test_a_table_of_another_round_or_none_is_refused(house):
    begin_event(house)
    house.publish()
    for number in (0, 5, -1):
        with pytest.raises(NoSuchRoundTable):
            house.enter(number, 400, 380)
    refusal(
        "event-round",
        house.contests.results.enter,
        house.event,
        ANNA,
        1,
        TypedScore(400, 380),
        expected_round=2,
    )


def test_tables_keep_their_numbers_when_somebody_leaves(house):
    begin_event(house)
    house.contests.divide(house.event, ANNA, DivisionPlan("B", 2))
    new = [NewPlayer(f"B {n}") for n in range(4)]
    house.contests.players.register(house.event, ANNA, "B", new)
    house.here("B 0", "B 1", "B 2", "B 3")
    house.publish()
    before = {seat.number: seat.bout.players for seat in tables_of(house.contest)}
    assert sorted(before) == [1, 2, 3, 4, 5, 6]
    house.contests.players.withdraw(house.event, ANNA, house.contest.seated["A", 1][1][0])
    after = {seat.number: seat.bout.players for seat in tables_of(house.contest)}
    assert after == {number: pair for number, pair in before.items() if number != 2}


# ----------------------------------------------------------------- players


def phones(house):
    """The players of table 1 by their links."""
    links = house.contests.players.give_links(house.event, ANNA)
    first, second = house.contest.seated["A", 1][0]
    return [house.contests.players.by_link(house.event, links[one]) for one in (first, second)]


def test_both_players_say_it_and_it_stands(house):
    begin_event(house)
    house.publish()
    house.go("playing")
    one, other = phones(house)
    house.contests.results.say(one, 1, 410, 395)
    bout = tables_of(house.contest)[0].bout
    assert (bout.game.own, bout.sure) == (410, False)
    house.contests.results.say(other, 1, 395, 410)
    assert tables_of(house.contest)[0].bout.sure
    refusal("event-result-stands", house.contests.results.say, one, 1, 999, 0)
    authors = [entry.author for entry in house.contest.entries[-2:]]
    assert authors == [one.player, other.player]


def test_players_who_differ_have_no_result_until_somebody_decides(house):
    begin_event(house)
    house.publish()
    house.go("playing")
    one, other = phones(house)
    house.contests.results.say(one, 1, 410, 395)
    house.contests.results.say(other, 1, 395, 401)
    assert tables_of(house.contest)[0].bout.disputed
    assert all(own.half_wins == 0 for own in house.contest.event.standings("A"))
    house.enter(1, 410, 395)
    assert tables_of(house.contest)[0].bout.game.own == 410


def test_the_desk_is_asked_when_it_types_something_else_than_both_said(house):
    begin_event(house)
    house.publish()
    house.go("playing")
    one, other = phones(house)
    for own, said in ((one, (410, 395)), (other, (395, 410))):
        house.contests.results.say(own, 1, *said)
    assert house.enter(1, 401, 395, reason="x").unusual == ("differs",)


def test_a_player_says_only_so_many_different_things(house):
    begin_event(house)
    house.publish()
    house.go("playing")
    one, _ = phones(house)
    for points in range(400, 406):
        house.contests.results.say(one, 1, points, 395)
    said = house.contest.event.entries
    house.contests.results.say(one, 1, 405, 395)  # the same again says nothing new
    with pytest.raises(TooManyResultSlips):
        house.contests.results.say(one, 1, 406, 395)
    assert house.contest.event.entries == said
    slips = [entry for entry in house.contest.entries if isinstance(entry.what, Slipped)]
    assert len(slips) == 6


def test_a_link_opens_one_player_at_one_event_until_there_is_a_newer_one(house):
    begin_event(house)
    links = house.contests.players.give_links(house.event, ANNA)
    assert len(links) == 8
    assert house.contests.players.give_links(house.event, ANNA) == {}
    player, secret = next(iter(links.items()))
    assert house.contests.players.by_link(house.event, secret).player == player
    again = house.contests.players.give_links(house.event, ANNA, [player])
    assert list(again) == [player]
    with pytest.raises(NoSuchLink):
        house.contests.players.by_link(house.event, secret)
    other = house.contests.open(BO, come(BO), PLAN)
    with pytest.raises(NoSuchLink):
        house.contests.players.by_link(other, again[player])


def test_a_player_whose_name_has_not_come_from_another_house_yet_gets_no_link(house, monkeypatch):
    begin_event(house)
    store = house.contests.rows
    known = dict(store.entrants(house.event))
    nameless = known.popitem()[0]
    monkeypatch.setattr(store, "entrants", lambda _event: known, raising=False)
    links = house.contests.players.give_links(house.event, ANNA)
    assert set(links) == set(known)
    assert nameless in house.contest.event.people


def test_a_new_link_for_nobody_of_the_event_makes_none_for_others(house):
    begin_event(house)
    with pytest.raises(EventRefused) as refused:
        house.contests.players.give_links(house.event, ANNA, ["x" * 22])
    assert refused.value.code == "event-player"
    assert len(house.contests.players.give_links(house.event, ANNA)) == 8


# ----------------------------------------------------------------- by oneself


def open_to_all(house, plan=PLAN):
    free = replace(plan, announcement=replace(plan.announcement, free=True))
    house.event = house.contests.open(ANNA, come(ANNA), free)


def test_people_register_by_themselves_where_they_may(house):
    open_to_all(house)
    join = house.contests.players.join
    join(house.event, BO, come(BO), "A", NewPlayer("Bo B."))
    assert house.contests.players.plays(house.event, BO) == house.player("Bo B.")
    with pytest.raises(PlaysAlready):
        join(house.event, BO, come(BO), "A", NewPlayer("Bo B."))
    with pytest.raises(NotSignedIn):
        join(house.event, None, come(BO), "A", NewPlayer("Nobody"))
    house.contests.announce(house.event, ANNA, Announcement("2026-11-28", free=False))
    with pytest.raises(NoEntryByOneself):
        join(house.event, CILLA, come(CILLA), "A", NewPlayer("C"))
    house.contests.announce(house.event, ANNA, Announcement("2026-11-28", free=True))
    house.go("check-in")
    with pytest.raises(NoEntryByOneself):
        join(house.event, CILLA, come(CILLA), "A", NewPlayer("C"))


def test_who_leaves_before_it_begins_may_come_again_but_not_for_ever(house):
    open_to_all(house)
    for _ in range(3):
        house.contests.players.join(house.event, BO, come(BO), "A", NewPlayer("Bo"))
        house.contests.players.leave(house.event, BO)
    assert house.contest.event.people == {}
    with pytest.raises(TooManyOpen):
        house.contests.players.join(house.event, BO, come(BO), "A", NewPlayer("Bo"))
    refusal("event-player", house.contests.players.leave, house.event, CILLA)


def test_one_account_in_several_requests_at_once_plays_once(house):
    open_to_all(house)
    told = []

    def ask():
        try:
            house.contests.players.join(house.event, BO, come(BO), "A", NewPlayer("Bo"))
            told.append("in")
        except (PlaysAlready, TooManyOpen):
            told.append("no")

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(told) == ["in", "no", "no", "no"]
    assert len(house.contest.event.people) == 1


def test_events_that_are_open_are_counted(house):
    for _ in range(10):
        house.event = house.contests.open(ANNA, come(ANNA), PLAN)
    with pytest.raises(TooManyOpen):
        house.contests.open(ANNA, come(ANNA), PLAN)
    for other in (BO, CILLA):
        for _ in range(10):
            house.contests.open(other, come(other), PLAN)
    with pytest.raises(TooManyFromHere):
        house.contests.open(DAG, come(DAG), PLAN)


# ----------------------------------------------------------------- names and offices


def test_a_name_is_written_as_it_should_be_and_forgotten_with_the_account(house):
    open_to_all(house)
    house.contests.players.join(house.event, BO, come(BO), "A", NewPlayer("Bo"))
    player = house.player("Bo")
    house.contests.players.rename(house.event, ANNA, player, "Bo Ek")
    assert house.contest.event.person(player).name == "Bo Ek"
    with house.club.database.read() as connection:
        kept = connection.execute(contest_entries.select()).fetchall()
    assert all("Bo" not in row.body for row in kept)
    house.contests.appoint(house.event, ANNA, BO.id, "judge")
    AccountStore(house.club.database).erase(BO.id, 1)
    assert house.contest.event.person(player).name == FORGOTTEN
    assert BO.id not in house.contests.roles(house.event)
    assert house.contests.players.plays(house.event, BO) is None


def test_a_name_that_was_changed_and_then_erased_is_forgotten_by_another_process_too(house):
    """Between two looks the name has changed twice, and has not come back to what it was."""
    open_to_all(house)
    house.contests.players.join(house.event, BO, come(BO), "A", NewPlayer("Bo"))
    player = house.player("Bo")
    other = ContestLog(ContestStore(house.club.database), house.club.news, house.club.now)
    assert other.load(house.event).event.person(player).name == "Bo"
    house.contests.players.rename(house.event, ANNA, player, "Bo Ek")
    AccountStore(house.club.database).erase(BO.id, 1)
    assert other.load(house.event).event.person(player).name == FORGOTTEN


def test_an_event_keeps_a_director(house):
    begin_event(house)
    appoint = house.contests.appoint
    with pytest.raises(LastDirector):
        appoint(house.event, ANNA, ANNA.id, None)
    with pytest.raises(LastDirector):
        appoint(house.event, ANNA, ANNA.id, "judge")
    appoint(house.event, ANNA, BO.id, "director")
    appoint(house.event, BO, ANNA.id, None)
    with pytest.raises(NotYourEvent):
        house.contests.rounds.pair(house.event, ANNA)


def test_two_directors_who_leave_at_the_same_moment_leave_one(house, address, monkeypatch):
    begin_event(house)
    house.contests.appoint(house.event, ANNA, BO.id, "director")
    both, looked = threading.Barrier(2), contest_rows._roles

    def look(connection, contest):
        """Both have looked before either writes, if nothing keeps one of them waiting."""
        held = looked(connection, contest)
        with suppress(threading.BrokenBarrierError):
            both.wait(0.5)
        return held

    monkeypatch.setattr(contest_rows, "_roles", look)
    other = open_database(address)
    told = []

    def leave(rows, who):
        try:
            rows.set_role(house.event, who.id, None, 40)
        except SoleDirector:
            told.append(who)

    try:
        threads = [
            threading.Thread(target=leave, args=(ContestStore(database), who))
            for database, who in ((house.club.database, ANNA), (other, BO))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        other.close()
    (still,) = told
    assert house.contests.roles(house.event) == {still.id: "director"}


def test_more_people_than_an_event_has_room_for_do_not_run_it(house, monkeypatch):
    begin_event(house)
    monkeypatch.setattr(contests, "MOST_OFFICES", 2)
    house.contests.appoint(house.event, ANNA, BO.id, "judge")
    with pytest.raises(TooManyOffices) as told:
        house.contests.appoint(house.event, ANNA, CILLA.id, "helper")
    assert told.value.values == {"most": 2}
    house.contests.appoint(house.event, ANNA, BO.id, "helper")
    house.contests.appoint(house.event, ANNA, BO.id, None)
    house.contests.appoint(house.event, ANNA, CILLA.id, "helper")


def test_a_refusal_names_people_and_not_their_ids(house):
    begin_event(house)
    bo = house.player("Bo")
    house.publish()
    house.contests.players.withdraw(house.event, ANNA, bo)
    told = refusal("event-has-left", house.contests.players.withdraw, house.event, ANNA, bo)
    assert told.values == {"text": "Bo"}


# ----------------------------------------------------------------- lists and logs


def test_a_way_of_pairing_that_is_none_is_refused():
    assert plan.system_of("fold") == "fold"
    with pytest.raises(BadPlan):
        plan.system_of("game_state")


def test_a_file_brings_as_many_players_as_an_event_has_room_for(house, monkeypatch):
    sheet = TournamentSheet("Cup", None, (SheetDivision("A", tuple(map(SheetPlayer, NAMES[:4]))),))
    monkeypatch.setattr(players, "MOST_PLAYERS", 3)
    event = house.contests.open(ANNA, come(ANNA), PLAN)
    with pytest.raises(EventRefused, match="event-players"):
        house.contests.players.bring(event, ANNA, sheet)
    assert not house.contests.get(event).event.people
    monkeypatch.setattr(players, "MOST_PLAYERS", 4)
    house.contests.players.bring(event, ANNA, sheet)
    assert len(house.contests.get(event).event.people) == 4


def test_what_is_paired_while_the_event_is_closed_is_refused_with_a_reason(house, monkeypatch):
    begin_event(house)
    usual = house.contests.rounds._match

    def match(*told):
        made = usual(*told)
        for phase in ("break", "closed"):
            with suppress(EventRefused):
                house.go(phase)
        return made

    monkeypatch.setattr(house.contests.rounds, "_match", match)
    with pytest.raises(EventRefused) as refused:
        house.contests.rounds.pair(house.event, ANNA)
    assert house.contest.event.phase == "closed"
    assert refused.value.code


def test_a_log_that_cannot_be_read_breaks_its_own_event_alone(house):
    begin_event(house)
    other = house.contests.open(BO, come(BO), PLAN)
    last = house.contest.event.entries + 1
    row = {"contest": house.event, "number": last, "body": '{"event":"slipped"}'}
    house.club.database.write(
        lambda connection: connection.execute(contest_entries.insert(), [row])
    )
    with pytest.raises(BrokenLog):
        house.contests.get(house.event)
    assert house.contests.get(other).event.round == 0


def test_two_who_enter_at_once_are_both_kept(house):
    begin_event(house)
    house.publish()
    house.enter(1, 400, 380)
    threads = [
        threading.Thread(target=house.enter, args=(number, 400, 380)) for number in (2, 3, 4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(seat.bout.sure for seat in tables_of(house.contest))
    results = [one for one in house.contest.entries if isinstance(one.what, Resulted)]
    assert len(results) == 4


def test_places_are_reckoned_once_however_many_look(house, monkeypatch):
    begin_event(house)
    house.publish()
    house.enter(1, 400, 380)
    reckoned = []
    usual = Event.standings
    monkeypatch.setattr(
        Event, "standings", lambda self, name: reckoned.append(name) or usual(self, name)
    )
    first = house.contest.standings("A")
    assert all(house.contest.standings("A") == first for _ in range(5))
    assert reckoned == ["A"]
    house.enter(2, 400, 300)
    assert house.contest.standings("A") != first
    assert reckoned == ["A", "A"]
    house.contests.players.rename(house.event, ANNA, house.player("Bo"), "Bo Ek")
    assert {one.player for one in house.contest.standings("A")} == set(house.contest.event.people)


# ----------------------------------------------------------------- who and when


def test_who_is_not_signed_in_is_asked_to_be(house):
    open_to_all(house)
    for act in (
        lambda: house.contests.players.leave(house.event, None),
        lambda: house.contests.rounds.pair(house.event, None),
        lambda: house.contests.desk(house.event, None),
    ):
        with pytest.raises(NotSignedIn):
            act()


@pytest.mark.parametrize("guest", [False, True])
def test_who_registers_as_the_check_in_begins_comes_too_late(house, guest):
    open_to_all(house)

    @contextmanager
    def hold(*_, **__):
        house.go("check-in")
        yield

    log = ContestLog(ContestStore(house.club.database), house.club.news, house.club.now)
    late = Contests(log, house.club.random, hold).players
    with pytest.raises(NoEntryByOneself):
        if guest:
            late.join_as_guest(house.event, come(BO), "A", NewPlayer("Bo"))
        else:
            late.join(house.event, BO, come(BO), "A", NewPlayer("Bo"))
    assert house.contest.event.people == {}
    assert house.contests.players.plays(house.event, BO) is None


def test_the_only_director_may_be_named_director_again(house):
    begin_event(house)
    house.contests.appoint(house.event, ANNA, ANNA.id, "director")
    house.contests.appoint(house.event, ANNA, BO.id, "judge")
    house.contests.appoint(house.event, ANNA, BO.id, None)
    assert house.contests.roles(house.event) == {ANNA.id: "director"}


def test_what_a_player_said_of_another_round_is_not_counted(house):
    begin_event(house)
    house.publish()
    house.go("playing")
    secret = next(iter(house.contests.players.give_links(house.event, ANNA).values()))

    def say(own, against):
        link = house.contests.players.by_link(house.event, secret)
        house.contests.results.say(link, house.contest.event.round, own, against)

    for points in range(400, 406):
        say(points, 395)
    for seat in tables_of(house.contest):
        house.enter(seat.number, 405, 395, sure=True, reason="so")
    house.publish()
    house.go("playing")
    for points in (400, 401):
        say(points, 395)
    slips = [entry.what.round for entry in house.contest.entries if isinstance(entry.what, Slipped)]
    assert slips == [1] * 6 + [2] * 2


def test_nobody_s_name_is_written_otherwise(house):
    begin_event(house)
    refusal("event-player", house.contests.players.rename, house.event, ANNA, "nobody", "Bo")


def test_a_log_holds_only_so_much(house, monkeypatch):
    begin_event(house)
    had = house.contest.event.entries
    monkeypatch.setattr("stafla.club.contests.log.MOST_ENTRIES", had + 1)
    house.contests.players.check_in(house.event, ANNA, house.player("Bo"), here=False)
    told = refusal(
        "event-log-size",
        house.contests.players.check_in,
        house.event,
        ANNA,
        house.player("Bo"),
        here=True,
    )
    assert told.values == {"most": had + 1}
    assert house.contest.event.entries == had + 1


def test_a_log_that_cannot_be_read_is_reported_once_however_often_somebody_looks(house, caplog):
    begin_event(house)
    row = {"contest": house.event, "number": house.contest.event.entries + 1, "body": "{"}
    house.club.database.write(
        lambda connection: connection.execute(contest_entries.insert(), [row])
    )
    for _ in range(3):
        with pytest.raises(BrokenLog):
            house.contests.get(house.event)
    assert [house.event in line for line in caplog.messages] == [True]


def test_whom_the_desk_takes_off_the_list_plays_no_more_and_is_told_so(house):
    open_to_all(house)
    house.contests.players.join(house.event, BO, come(BO), "A", NewPlayer("Bo"))
    house.contests.players.withdraw(house.event, ANNA, house.player("Bo"))
    assert house.contests.players.plays(house.event, BO) is None
    with pytest.raises(NoSuchLink):
        house.contests.players.by_account(house.event, BO)
