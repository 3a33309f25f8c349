"""A round is the same pairs whether it is paired here or by a process of its own."""

import pytest

from stafla.club.contests import pairs
from stafla.club.contests.pairs import Matchmaker
from stafla.club.contests.refusals import PairingTooLong
from stafla.contest.pairing import NotPairable, Request, Settings, pair
from stafla.contest.standings import Game, Player


def request(players=9, **more):
    field = tuple(Player(f"p{n}", n) for n in range(1, players + 1))
    games = (Game(1, "p1", "p3", "played", 400, 350, "p1"), Game(1, "p2", kind="bye"))
    named = tuple(one.id for one in field)
    return Request(2, "swiss", field, named, games, seed="s", **more)


def test_a_process_of_its_own_makes_the_same_pairing(monkeypatch):
    monkeypatch.setattr(pairs, "FEW", 0)
    asked = request()
    assert Matchmaker().pairing(asked) == pair(asked)


def test_a_process_of_its_own_says_why_there_is_none(monkeypatch):
    monkeypatch.setattr(pairs, "FEW", 0)
    apart = Settings(apart=(("p1", "p2"),))
    with pytest.raises(NotPairable) as told:
        Matchmaker().pairing(request(2, settings=apart))
    with pytest.raises(NotPairable) as wanted:
        pair(request(2, settings=apart))
    assert (told.value.code, told.value.details) == (wanted.value.code, wanted.value.details)


def test_what_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(pairs, "FEW", 0)
    monkeypatch.setattr(pairs, "SECONDS", 0)
    with pytest.raises(PairingTooLong):
        Matchmaker().pairing(request())


def test_only_so_many_pairings_are_remembered(monkeypatch):
    monkeypatch.setattr(pairs, "MOST_KEPT", 2)
    made, matchmaker = [], Matchmaker()
    monkeypatch.setattr(pairs, "pair", lambda asked: made.append(asked.digest) or pair(asked))
    three = [request(n) for n in (4, 6, 8)]
    for asked in (*three, three[2], three[1], three[0]):
        matchmaker.pairing(asked)
    assert made == [one.digest for one in (*three, three[0])]
