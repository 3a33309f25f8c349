"""The desk where words are judged: one verdict for a play, logged; appeals, and who decides."""

from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import update

from stafla.club.accounts.refusals import NotForYou
from stafla.club.contests.judging import Challenge, price_of
from stafla.club.contests.refusals import EventRefused, NoSuchRoundTable
from stafla.club.judge import questions
from stafla.club.tables.observation import Audience
from stafla.club.throttle import AttemptLimit
from stafla.contest.event import WordsJudged, read, write
from stafla.contest.event.transitions.judging import MOST_JUDGED
from stafla.store.schema import contest_players
from tests.club.contests.events import ANNA, BO, begin_event

GOOD, BAD = "ÅN", "QQQ"


@pytest.fixture
def desk(house):
    """A round is played, and the list of the event is chosen."""
    begin_event(house)
    house.publish()
    house.go("playing")
    house.words.choose(house.event, ANNA, "sv", "000000")
    return house


def judge(desk, words, table=1, **more):
    number = desk.words.judge(desk.event, ANNA, desk.challenge(words, table, **more))
    return desk.contest.event.judged[number]


def test_a_verdict_is_one_for_the_play_and_stands_in_the_log(desk):
    first, second = desk.contest.seated["A", 1][0]
    before = desk.contest.event.entries
    asked = desk.words.prepare(desk.event, ANNA, desk.challenge(f"{GOOD} ån  båt"))
    assert asked.words == (GOOD, GOOD, "BÅT")
    assert (asked.player, asked.challenger) == (first, second)
    assert desk.contest.event.entries == before, "nothing is judged before the opponent has seen it"
    judged = judge(desk, f"{GOOD} {BAD}", by_first=True)
    entry = desk.contest.entries[-1]
    told = WordsJudged("A", 1, second, first, (GOOD, BAD), "invalid", "000000")
    assert (entry.author, entry.what) == (ANNA.id, told)
    assert judged.what == told
    assert read(write([entry])) == (entry,)
    # one bad of three is as three bad of three
    one, three = judge(desk, f"{BAD} {GOOD} {GOOD}"), judge(desk, f"{BAD} {BAD} {BAD}")
    assert one.what.verdict == three.what.verdict == "invalid"
    assert [price_of(one) for one in (judged, judge(desk, GOOD))] == [0, 10]


@pytest.mark.parametrize("words", ["", " ", " ".join([GOOD] * 9), "A" * 31, "x" * 400])
def test_what_are_no_words_of_a_play_is_refused(desk, words):
    with pytest.raises(EventRefused) as refused:
        desk.words.prepare(desk.event, ANNA, desk.challenge(words))
    assert refused.value.code == "event-words"


@pytest.mark.parametrize("words", ["båt1", f"{GOOD} <b>", "ab\u202e"])
def test_what_no_tile_says_was_mistyped_and_is_never_judged(desk, words):
    before = desk.contest.entries
    for act in (desk.words.prepare, desk.words.judge):
        with pytest.raises(EventRefused) as refused:
            act(desk.event, ANNA, desk.challenge(words))
        assert refused.value.code in ("unknown-letter", "event-words")
    assert desk.contest.entries == before


def test_nothing_is_judged_without_list_table_or_round(house):
    begin_event(house)
    house.publish()
    with pytest.raises(EventRefused, match="event-list"):
        house.words.judge(house.event, ANNA, house.challenge(GOOD))
    for edition, fingerprint in (("sv", "123456"), ("xx", "000000")):
        with pytest.raises(EventRefused, match="event-list"):
            house.words.choose(house.event, ANNA, edition, fingerprint)
    house.words.choose(house.event, ANNA, "sv", "000000")
    with pytest.raises(NoSuchRoundTable):
        house.words.judge(house.event, ANNA, house.challenge(GOOD, 9))
    with pytest.raises(EventRefused, match="event-round"):
        house.words.judge(house.event, ANNA, Challenge(1, 2, by_first=True, words=GOOD))
    house.finish()
    house.go("break")
    with pytest.raises(EventRefused, match="event-phase"):
        house.words.judge(house.event, ANNA, house.challenge(GOOD))


def test_another_list_takes_a_reason_once_words_were_judged(desk):
    desk.words.choose(desk.event, ANNA, "is", "000000")
    judge(desk, "AN")
    with pytest.raises(EventRefused, match="event-reason"):
        desk.words.choose(desk.event, ANNA, "sv", "000000")
    desk.words.choose(desk.event, ANNA, "sv", "000000", "the wrong one")
    assert desk.contest.event.words.edition == "sv"


def test_a_game_is_not_judged_without_end(desk):
    for _ in range(MOST_JUDGED):
        judge(desk, GOOD)
    with pytest.raises(EventRefused, match="event-judged"):
        judge(desk, GOOD)
    judge(desk, GOOD, table=2)


def test_an_appeal_goes_to_the_arbiters_and_a_judge_of_the_event_decides(desk):
    judged = judge(desk, f"{GOOD} {BAD}")
    arbiters = desk.words._arbiters
    desk.words.appeal(desk.event, ANNA, judged.number, " in  SAOL ")
    appealed = desk.contest.event.judged[judged.number]
    assert appealed.open
    assert (appealed.appealed, appealed.about) == (judged.what.one, "in SAOL")
    asked = arbiters.rows.open(10)
    list_there = judged.what.fingerprint
    assert {(one.word, one.kind, one.text, one.lexicon) for one in asked} == {
        (GOOD, "appeal", "in SAOL", list_there),
        (BAD, "appeal", "in SAOL", list_there),
    }
    with pytest.raises(EventRefused, match="event-no-appeal"):
        desk.words.appeal(desk.event, ANNA, judged.number, "")
    with pytest.raises(EventRefused, match="event-reason"):
        desk.words.rule(desk.event, ANNA, judged.number, valid=True, reason=" ")
    desk.words.rule(desk.event, ANNA, judged.number, valid=True, reason="it is there")
    decided = desk.contest.event.judged[judged.number]
    assert (decided.stands, decided.reason) == (True, "it is there")
    assert price_of(decided) == 10
    with pytest.raises(EventRefused, match="event-no-appeal"):
        desk.words.rule(desk.event, ANNA, judged.number, valid=False, reason="again")
    with pytest.raises(EventRefused, match="event-no-appeal"):
        desk.words.appeal(desk.event, ANNA, 1, "")


def test_a_verdict_stays_one_of_the_list_that_gave_it(desk):
    judged = judge(desk, GOOD)
    desk.words.choose(desk.event, ANNA, "en", "000000", reason="by English rules from now on")
    again = desk.contest.event.judged[judged.number]
    assert (again.edition, price_of(again)) == ("sv", 10)
    desk.words.appeal(desk.event, ANNA, judged.number, "it is none")
    (asked,) = desk.words._arbiters.rows.open(10)
    assert (asked.edition, asked.word) == ("sv", GOOD)


def test_nobody_decides_in_a_game_of_their_own(desk):
    desk.contests.appoint(desk.event, ANNA, BO.id, "judge")
    judged = judge(desk, BAD)
    mine = contest_players.c.player == judged.what.other
    own = update(contest_players).where(mine).values(person=BO.id)
    desk.club.database.write(lambda connection: connection.execute(own))
    desk.words.appeal(desk.event, ANNA, judged.number, "")
    with pytest.raises(NotForYou):
        desk.words.rule(desk.event, BO, judged.number, valid=False, reason="mine")
    assert desk.contest.event.judged[judged.number].open
    # nor reads what is known of the words, here or among the arbiters of the site
    assert desk.words.may_rule(desk.event, ANNA, judged.number)
    assert not desk.words.may_rule(desk.event, BO, judged.number)
    with pytest.raises(NotForYou):
        desk.words.evidence(desk.event, BO, judged.number)
    arbiters, bo = desk.words._arbiters, replace(BO, roles=frozenset({"arbiter"}))
    (asked,) = arbiters.rows.open(10)
    assert arbiters.open(bo) == []
    for act in (
        partial(arbiters.rule, bo, asked.id, "valid", "so", ""),
        partial(arbiters.lay_aside, bo, asked.id),
    ):
        with pytest.raises(NotForYou):
            act()
    other = replace(BO, id="o" * 22, roles=frozenset({"arbiter"}))
    assert [one.question.word for one in arbiters.open(other)] == [BAD]


def test_whoever_notes_an_appeal_at_the_desk_is_no_party_and_rules_on_its_words(desk):
    """Where the only arbiter of a house ran the desk, nobody could rule on the words."""
    judged = judge(desk, BAD)
    desk.words.appeal(desk.event, ANNA, judged.number, "")
    arbiters, anna = desk.words._arbiters, replace(ANNA, roles=frozenset({"arbiter"}))
    ((evidence),) = arbiters.open(anna)
    assert (evidence.question.word, evidence.question.asked_by) == (BAD, None)
    arbiters.rule(anna, evidence.question.id, "valid", "it is there", "")


def test_who_reports_results_by_a_private_link_while_signed_in_is_known_as_a_party(desk):
    """An account that held a player's link decided on that player's appeal."""
    desk.contests.appoint(desk.event, ANNA, BO.id, "judge")
    judged = judge(desk, BAD)
    desk.words.appeal(desk.event, ANNA, judged.number, "")
    player, bo = judged.what.other, replace(BO, roles=frozenset({"arbiter"}))
    links = desk.contests.players.give_links(desk.event, ANNA, [player])
    assert desk.words.deciders(desk.event, ANNA, judged.number) == (ANNA.id, BO.id)
    own = desk.contests.players.by_link(desk.event, links[player])
    desk.contests.results.say(own, 1, 410, 395, BO)
    assert desk.contest.entries[-1].author == BO.id
    assert not desk.words.may_rule(desk.event, BO, judged.number)
    assert desk.words.deciders(desk.event, ANNA, judged.number) == (ANNA.id,)
    with pytest.raises(NotForYou):
        desk.words.rule(desk.event, BO, judged.number, valid=False, reason="mine")
    again = judge(desk, f"{BAD} {GOOD}")
    desk.words.appeal(desk.event, ANNA, again.number, "")
    open_words = [one.question.word for one in desk.words._arbiters.open(bo)]
    # of the appeal before nobody had reported yet
    assert open_words == [BAD]
    # whoever helped once is no party for ever: the player's own next report tells
    desk.contests.results.say(own, 1, 411, 395)
    assert desk.words.may_rule(desk.event, BO, judged.number)


def test_appeals_of_one_address_are_counted_whoever_brings_them(desk, monkeypatch):
    """An account costs nothing, and each new one brought twenty an hour more."""
    monkeypatch.setattr(questions, "QUESTIONS_FROM_AN_ADDRESS", AttemptLimit(2, questions.HOUR))
    arbiters, seen = desk.words._arbiters, []
    for turn, doer in enumerate((ANNA, BO, ANNA)):
        if doer is BO:
            desk.contests.appoint(desk.event, ANNA, BO.id, "judge")
        judged = judge(desk, f"{GOOD} {BAD}", table=1 + turn % 2)
        here = Audience(f"{turn}" * 64, None, doer.id, "192.0.2.1")
        desk.words.appeal(desk.event, doer, judged.number, "", here)
        assert desk.contest.event.judged[judged.number].open, "the appeal stands at the event"
        seen.append(len(arbiters.rows.open(10)))
    assert seen == [2, 4, 4]
    assert all(one.origin for one in arbiters.rows.open(10)), "addresses have turns in the list"
