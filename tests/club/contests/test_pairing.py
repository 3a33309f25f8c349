"""A round is the same pairs whether it is paired here or by a process of its own."""

import threading
import time

import pytest

from stafla.club.contests import pairing
from stafla.club.contests.pairing import Matchmaker, PairingBudget
from stafla.club.contests.refusals import PairingBusy, PairingTooLong
from stafla.contest.pairing import NotPairable, Request, Settings, pair
from stafla.contest.standings import Game, Player


def request(players=9, **more):
    field = tuple(Player(f"p{n}", n) for n in range(1, players + 1))
    games = (Game(1, "p1", "p3", "played", 400, 350, "p1"), Game(1, "p2", kind="bye"))
    named = tuple(one.id for one in field)
    return Request(2, "swiss", field, named, games, seed="s", **more)


def test_a_process_of_its_own_makes_the_same_pairing(monkeypatch):
    monkeypatch.setattr(pairing, "FEW", 0)
    asked = request()
    assert Matchmaker().pairing(asked) == pair(asked)


def test_a_process_of_its_own_says_why_there_is_none(monkeypatch):
    monkeypatch.setattr(pairing, "FEW", 0)
    apart = Settings(apart=(("p1", "p2"),))
    with pytest.raises(NotPairable) as told:
        Matchmaker().pairing(request(2, settings=apart))
    with pytest.raises(NotPairable) as wanted:
        pair(request(2, settings=apart))
    assert (told.value.code, told.value.details) == (wanted.value.code, wanted.value.details)


def test_a_process_that_fails_is_reported_with_what_it_said_last(monkeypatch, caplog):
    monkeypatch.setattr(pairing, "FEW", 0)
    monkeypatch.setattr(pairing, "MOST_LOGGED", 30)
    monkeypatch.setattr(pairing, "PROGRAM", "stafla.contest.pairing.nothing")
    with pytest.raises(NotPairable) as told:
        Matchmaker().pairing(request())
    assert told.value.code == "pairing-request"
    (record,) = caplog.records
    assert "a process that pairs failed with 1" in record.message
    assert record.message.rstrip().endswith("contest.pairing.nothing")
    assert len(record.message) < 80


def test_what_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(pairing, "FEW", 0)
    monkeypatch.setattr(pairing, "SECONDS", 0)
    with pytest.raises(PairingTooLong):
        Matchmaker().pairing(request())


def test_only_so_many_pairings_are_remembered(monkeypatch):
    monkeypatch.setattr(pairing, "MOST_KEPT", 2)
    made, matchmaker = [], Matchmaker()
    monkeypatch.setattr(pairing, "pair", lambda asked: made.append(asked.digest) or pair(asked))
    three = [request(n) for n in (4, 6, 8)]
    for asked in (*three, three[2], three[1], three[0]):
        matchmaker.pairing(asked)
    assert made == [one.digest for one in (*three, three[0])]


class Held:
    """Large fields whose pairing lasts until the test lets it go."""

    def __init__(self, monkeypatch) -> None:
        monkeypatch.setattr(pairing, "FEW", 10)
        self.begun, self.over = threading.Semaphore(0), threading.Event()
        monkeypatch.setattr(pairing, "_pair_apart", self.pair)
        self.matchmaker = Matchmaker()
        self.threads = []
        self.outcomes = []

    def pair(self, asked):
        self.begun.release()
        assert self.over.wait(60)
        return pair(asked)

    def ask(self, players, whose):
        """Ask from another thread; what came of it is noted."""

        def work():
            try:
                made = self.matchmaker.pairing(request(players), whose)
                self.outcomes.append((whose, len(made.pairs)))
            except (PairingBusy, PairingTooLong) as refused:
                self.outcomes.append((whose, refused.code))

        self.threads.append(threading.Thread(target=work))
        self.threads[-1].start()

    def begin(self, players, whose):
        self.ask(players, whose)
        assert self.begun.acquire(timeout=60)

    def end(self):
        self.over.set()
        for thread in self.threads:
            thread.join()
        return self.outcomes


@pytest.fixture
def held(monkeypatch):
    made = Held(monkeypatch)
    yield made
    made.end()


def test_a_small_field_waits_for_no_large_one(held):
    held.begin(12, "Eve")
    assert len(held.matchmaker.pairing(request(8), "Anna").pairs) == 4
    assert len(held.matchmaker.pairing(request(6)).pairs) == 3
    assert held.outcomes == []
    assert held.end() == [("Eve", 6)]


def test_who_asks_again_and_again_holds_one_place_alone(held):
    held.begin(12, "Eve")
    for players in range(14, 54, 2):
        with pytest.raises(PairingBusy):
            held.matchmaker.pairing(request(players), "Eve")
    held.ask(14, "Anna")
    assert sorted(held.end()) == [("Anna", 7), ("Eve", 6)]


def test_where_somebody_waits_already_more_are_refused_at_once(held):
    held.begin(12, "Eve")
    held.ask(14, "Anna")
    while len(held.matchmaker._large._inside) < 2:
        time.sleep(0.001)
    for name in ("Bo", "Cilla", "Dag"):
        with pytest.raises(PairingBusy):
            held.matchmaker.pairing(request(16), name)
    assert sorted(held.end()) == [("Anna", 7), ("Eve", 6)]


def test_who_looks_holds_up_nobody_who_runs_an_event(held):
    held.begin(12, pairing.ANYBODY)
    held.begin(14, "Anna")
    assert len(held.matchmaker.pairing(request(8), "Bo").pairs) == 4
    assert len(held.matchmaker.pairing(request(6)).pairs) == 3
    with pytest.raises(PairingBusy):
        held.matchmaker.pairing(request(18))
    assert sorted(held.end()) == [("", 6), ("Anna", 7)]


def test_whoever_waits_too_long_for_others_is_told(held, monkeypatch):
    monkeypatch.setattr(pairing, "WAIT", 0)
    held.begin(12, "Eve")
    with pytest.raises(PairingTooLong):
        held.matchmaker.pairing(request(14), "Anna")


def test_what_somebody_asked_for_meanwhile_is_not_made_twice(held):
    held.begin(12, "Eve")
    held.ask(12, "Anna")
    assert sorted(held.end()) == [("Anna", 6), ("Eve", 6)]
    assert not held.begun.acquire(blocking=False)


def test_the_large_fields_of_one_person_take_a_share_of_the_time_alone():
    clock = [0.0]
    budget = PairingBudget(lambda: clock[0])

    def work(whose, seconds):
        budget.check(whose)
        with budget.spend(whose):
            clock[0] += seconds

    work("Eve", pairing.BURST - 1)
    work("Anna", 60)
    work("Eve", 120)
    with pytest.raises(PairingBusy):
        work("Eve", 1)
    work("Anna", 60)
    clock[0] += 600
    work("Eve", 1)


def test_only_so_many_people_s_seconds_are_remembered(monkeypatch):
    monkeypatch.setattr(pairing, "MOST_SPENDERS", 2)
    clock = [0.0]
    budget = PairingBudget(lambda: clock[0])
    for whose in ("a", "b", "c"):
        with budget.spend(whose):
            clock[0] += 2 * pairing.BURST
    assert list(budget._spent) == ["b", "c"]


def test_two_who_look_are_not_one_person_who_asks_twice(monkeypatch):
    monkeypatch.setattr(pairing, "WAIT", 0)
    lane = pairing.PairingQueue(2)
    for whose, refused in ((pairing.ANYBODY, PairingTooLong), ("Anna", PairingBusy)):
        with lane.turn(whose), pytest.raises(refused), lane.turn(whose):
            pass
        with lane.turn(whose):
            pass
