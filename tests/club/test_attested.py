"""A table may leave undecided what only another dictionary knows, until an arbiter has ruled."""

import json
from dataclasses import replace

import pytest

from stafla.club import Act, Audience, SeatSetup, Setup
from stafla.club.judge.questions import Questions, doubts
from stafla.club.judge.refusals import NoAppeal
from stafla.club.judge.rulings import Arbiters, list_verdict
from stafla.club.lobby import gathering
from stafla.club.throttle import Throttle
from stafla.rules import Penalised, Played, Ruled, TilesTakenBack
from stafla.rules.game.refusals import InvalidWords
from stafla.store import AttemptStore, RulingStore
from stafla.store.schema import people
from stafla.web.tables.sheet_rows import turn_text
from stafla.words import WordJudgement
from tests.club.club import OWNER, STRANGER, Club, Words
from tests.club.judge.test_rulings import ARBITER, act


class Known(Words):
    """A list that lacks every word, each of which another dictionary knows."""

    def verdict(self, words):
        return "invalid"

    def verdicts(self, words):
        return dict.fromkeys(words, "unknown")


@pytest.fixture
def club(address):
    club = Club(address, kind=Known)
    yield club
    club.close()


@pytest.fixture
def arbiters(club):
    def sign_up(connection):
        row = {"id": ARBITER.id, "created": 0, "language": "is", "hidden": False}
        connection.execute(people.insert().values(**row, settings="{}"))

    club.database.write(sign_up)
    made = Arbiters(club.tables, RulingStore(club.database))
    club.tables.precedents = made.precedents
    return made


@pytest.fixture
def questions(club, arbiters):
    throttle = Throttle(AttemptStore(club.database), club.now)
    return Questions(club.tables, arbiters.rows, throttle)


def challenge_word(club, profile="fi", *, attested=True, check="challenge", table=""):
    """A table at which the first play was challenged."""
    guests = (SeatSetup("A", owner=OWNER), SeatSetup("B", owner=STRANGER))
    setup = Setup(profile, guests, check, attested=attested)
    table = club.tables.create(setup, OWNER, table or club.tables.token())
    mover = club.game(table).to_move
    act(club, table, mover, club.best(table))
    if check == "challenge":
        act(club, table, 1 - mover, Act("challenge"))
    return table


def kinds(club, table):
    return {type(event) for event in club.game(table).events}


@pytest.mark.parametrize("profile", ["is", "fi", "sv-home", "pl", "en"])
def test_what_only_another_dictionary_knows_stands_and_nobody_pays(club, profile):
    table = challenge_word(club, profile)
    assert Ruled("unknown") in club.game(table).events
    assert not kinds(club, table) & {Penalised, TilesTakenBack}


def test_at_other_tables_the_list_decides_alone(club):
    table = challenge_word(club, attested=False)
    assert Ruled("invalid") in club.game(table).events
    assert TilesTakenBack in kinds(club, table)


def test_a_play_that_is_checked_at_once_stands_too(club):
    game = club.game(challenge_word(club, check="automatic"))
    assert [event.points for event in game.events if isinstance(event, Played)] != []
    with pytest.raises(InvalidWords):
        challenge_word(club, check="automatic", attested=False)


def test_the_sheet_says_that_nobody_could_say(club):
    table = challenge_word(club)
    seen = club.tables.observe(table, Audience(OWNER))
    (row,) = [row for row in seen.rows if row.kind == "play"]
    assert (row.stands, row.verdict) == (True, "unknown")
    assert json.loads(turn_text(row, seen.edition))["undecided"]


def test_an_undecided_word_may_always_be_brought_before_the_arbiters(club, arbiters, questions):
    table = challenge_word(club)
    (doubt,) = doubts(club.game(table))
    assert questions.may_appeal(table, doubt)
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    assert [e.question.word for e in arbiters.open(ARBITER)] == list(doubt.words)
    other = challenge_word(club, attested=False)
    with pytest.raises(NoAppeal):
        questions.appeal(other, Audience(OWNER), doubts(club.game(other))[0].event, "")


@pytest.mark.parametrize("verdict", ["valid", "invalid"])
def test_what_an_arbiter_ruled_once_decides_the_next_challenge(club, arbiters, questions, verdict):
    dice = club.dice
    table = challenge_word(club, table="first".ljust(22, "x"))
    (doubt,) = doubts(club.game(table))
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    for evidence in arbiters.open(ARBITER):
        arbiters.rule(ARBITER, evidence.question.id, verdict, "decided", "")
    before = club.game(table).events
    club.dice = dice  # the same racks, so the same play
    again = challenge_word(club, table="again".ljust(22, "x"))
    assert doubts(club.game(again))[0].words == doubt.words
    assert Ruled(verdict) in club.game(again).events
    assert (TilesTakenBack in kinds(club, again)) is (verdict == "invalid")
    assert club.game(table).events == before, "what was played is not played again"


def test_a_word_that_only_another_dictionary_knew_was_not_on_the_list():
    attested = WordJudgement("SHARDING", "unknown", "attested", None, "Wiktionary")
    assert (
        list_verdict(attested) == "invalid"
    )  # so to rule it out asks nothing of the list's editors
    assert list_verdict(WordJudgement("SHARDING", "unknown", "no-lexicon")) == "unknown"
    assert list_verdict(WordJudgement("QAT", "valid", "listed", None, "SCOWL")) == "valid"


def test_a_table_that_waits_keeps_the_choice(club):
    setup = Setup("fi", (), "challenge", attested=True)
    assert gathering.load_setup(gathering.dump_setup(setup)) == setup
    older = gathering.dump_setup(setup).replace(', "attested": true', "")
    assert gathering.load_setup(older) == replace(setup, attested=False)
