"""Judges at live tables: who may judge, what they see, and what a ruling does."""

import pytest

from stafla import rules
from stafla.club import Act, Audience, SeatSetup, Setup
from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotForYou
from stafla.club.bots import perform
from stafla.club.holdings import Holdings
from stafla.club.judge.questions import MOST_TEXT, Questions, doubts
from stafla.club.judge.refusals import BadRuling, NoSuchQuestion, NoSummons
from stafla.club.judge.rulings import Arbiters
from stafla.club.judge.summons import Decision, Judges, Summons, WordAnswer
from stafla.club.limits import shipped_limits
from stafla.club.tables.bot_task import duty
from stafla.club.tables.clock import IDLE
from stafla.club.tables.judge import ANY, JUDGES
from stafla.club.tables.refusals import BadJudge, StaleTable, SummonedTooFast
from stafla.club.tables.staleness import BETWEEN_SUMMONS
from stafla.club.throttle import Throttle
from stafla.data.catalogue import catalogue
from stafla.rules import ProposalDeclined, Refusal, VerdictAccepted
from stafla.rules.game.state.pending import MOST_SUMMONS
from stafla.store import AccountStore, AttemptStore, HoldingStore, JudgeStore, RulingStore
from stafla.store.judge import rulings
from stafla.store.schema import people
from tests.club.club import OWNER, STRANGER, forget
from tests.rules.builders import a_seeded_game
from tests.rules.game.acts.test_judge import JUDGE, judge_word
from tests.rules.game.acts.test_judge import appeal_word as appeal_of

ARBITER = Person("a" * 22, "Ása", 0, "is", hidden=False, roles=frozenset({"arbiter"}))
OTHER = Person("o" * 22, "Óli", 0, "is", hidden=False, roles=frozenset({"arbiter"}))
PLAYER = Person("p" * 22, "Pési", 0, "is", hidden=False, roles=frozenset())
DIRECTOR = Person("d" * 22, "Dísa", 0, "is", hidden=False, roles=frozenset({"director"}))
AWAY = Audience("f" * 64)


@pytest.fixture
def judges(club):
    def sign_up(connection):
        for person in (ARBITER, OTHER, PLAYER, DIRECTOR):
            row = {"id": person.id, "name": person.name, "created": 0, "language": "is"}
            connection.execute(people.insert().values(**row, hidden=False, settings="{}"))

    club.database.write(sign_up)
    arbiters = Arbiters(club.tables, RulingStore(club.database))
    return Judges(club.tables, arbiters, JudgeStore(club.database))


def sit(club, judge=ANY, people=(None, None), **more):
    guests = tuple(
        SeatSetup(name, owner=owner, person=person)
        for name, owner, person in zip("AB", (OWNER, STRANGER), people, strict=True)
    )
    return club.tables.create(Setup("is", guests, "challenge", judge=judge, **more), OWNER)


def act(club, table, seat, what):
    person = club.tables.games.seats(table)[seat].person
    who = Audience((OWNER, STRANGER)[seat], seat, person)
    club.tables.act(table, who, club.game(table).number, what)


def appeal_word(club, **more):
    """A table whose first play was challenged in vain, with the challenger's appeal."""
    table = sit(club, **more)
    mover = club.game(table).to_move
    act(club, table, mover, club.best(table))
    act(club, table, 1 - mover, Act("challenge"))
    assert club.game(table).phase == "verdict"
    act(club, table, 1 - mover, Act("appeal", argument="it is  no word"))
    return table, mover


def summons_of(judges, table, judge=ARBITER):
    return Summons(table, judges.sitting(judge, AWAY, table).event)


def answers(judges, table, verdict="invalid"):
    words = judges.sitting(ARBITER, AWAY, table).words
    return [WordAnswer(verdict, "in no dictionary", "ÍO")] * len(words)


def test_a_judge_sees_the_words_with_the_evidence_and_overturns_the_verdict(club, judges):
    table, mover = appeal_word(club)
    (waits,) = judges.waiting(ARBITER, AWAY)
    assert (waits.table, waits.seat, waits.about) == (table, 1 - mover, "it is no word")
    sitting = judges.sitting(ARBITER, AWAY, table)
    assert [one.found.word for one in sitting.words]
    before = club.game(table)
    judges.rule(ARBITER, AWAY, summons_of(judges, table), answers(judges, table), " not in ÍO ")
    game = club.game(table)
    assert game.board.empty
    assert game.to_move == 1 - mover
    assert game.draws == before.draws
    assert judges.waiting(ARBITER, AWAY) == []
    seen = club.tables.observe(table, Audience()).judge
    (decision,) = seen.decisions
    assert (decision.verdict, decision.text, decision.by) == ("invalid", "not in ÍO", "Ása")


def test_the_rulings_are_precedents_when_the_game_is_over_and_proposals_to_the_list(club, judges):
    table, mover = appeal_word(club)
    words = [one.question.word for one in judges.sitting(ARBITER, AWAY, table).words]
    judges.rule(ARBITER, AWAY, summons_of(judges, table), answers(judges, table), "no")
    assert judges._arbiters.register() == []
    assert doubts(club.game(table)) == []
    act(club, table, mover, Act("resign"))
    found = judges._arbiters.register("is")
    assert {(r.word, r.verdict, r.arbiter) for r in found} == {
        (word, "invalid", ARBITER.id) for word in words
    }
    assert judges._arbiters.open(ARBITER) == []


def test_one_word_that_fails_takes_the_play_back(club, judges):
    table, mover = appeal_word(club)
    given = answers(judges, table, "valid")
    judges.rule(ARBITER, AWAY, summons_of(judges, table), given, "all of them")
    assert not club.game(table).board.empty
    assert club.game(table).to_move == 1 - mover


def test_the_director_of_an_event_judges_at_its_tables(club, judges):
    table, mover = appeal_word(club)
    assert [one.table for one in judges.waiting(DIRECTOR, AWAY)] == [table]
    given = answers(judges, table, "valid")
    judges.rule(DIRECTOR, AWAY, summons_of(judges, table), given, "all of them")
    assert club.game(table).to_move == 1 - mover
    # who judges can be named for a table, once though somebody has both roles
    roles = AccountStore(club.database)
    roles.set_roles(DIRECTOR.id, ["director", "arbiter"], 0)
    roles.set_roles(OTHER.id, ["moderator"], 0)
    assert judges.rows.arbiters(10) == [(DIRECTOR.id, "Dísa")]


def test_a_ruling_says_a_verdict_and_a_reason_for_every_word(club, judges):
    table, _ = appeal_word(club)
    call, good = summons_of(judges, table), answers(judges, table)
    for given, text in (
        ([], "so"),
        (good, " "),
        (good, "x" * 1001),
        ([WordAnswer("unknown", "so", "")] * len(good), "so"),
        ([WordAnswer("valid", "", "")] * len(good), "so"),
    ):
        with pytest.raises(BadRuling):
            judges.rule(ARBITER, AWAY, call, given, text)
    assert club.game(table).phase == "appeal"
    assert judges._arbiters.rows.register() == []


def test_nobody_judges_without_the_office_or_at_a_table_of_their_own(club, judges):
    table, _ = appeal_word(club, people=(ARBITER.id, None))
    with pytest.raises(NotForYou):
        judges.waiting(PLAYER, AWAY)
    for judge, who in (
        (PLAYER, AWAY),
        (ARBITER, AWAY),
        (ARBITER, Audience(OWNER, None, ARBITER.id)),
        (OTHER, Audience(STRANGER, None, OTHER.id)),
    ):
        with pytest.raises(NotForYou):
            judges.sitting(judge, who, table)
        with pytest.raises(NotForYou):
            judges.rule(judge, who, Summons(table, 1), [], "so")
        with pytest.raises(NotForYou):
            judges.decide(judge, who, Summons(table, 1), Decision("so"))
    assert judges.waiting(ARBITER, AWAY) == []
    assert [one.table for one in judges.waiting(OTHER, AWAY)] == [table]


def test_a_named_judge_is_the_only_one(club, judges):
    table, _ = appeal_word(club, judge=OTHER.id)
    assert judges.waiting(ARBITER, AWAY) == []
    with pytest.raises(NotForYou):
        judges.sitting(ARBITER, AWAY, table)
    assert judges.sitting(OTHER, AWAY, table).words
    with pytest.raises(BadJudge):
        sit(club, judge="somebody")


def test_tables_of_strangers_push_none_that_names_its_judge_out_of_the_list(
    club, judges, monkeypatch
):
    monkeypatch.setattr("stafla.club.judge.summons.MOST_WAITING", 2)
    others = []
    for judge in (ANY, OTHER.id, ANY, ANY, OTHER.id):
        others.append(appeal_word(club, judge=judge)[0])
        club.wait(1)
    mine, _ = appeal_word(club, judge=ARBITER.id)
    assert [one.table for one in judges.waiting(ARBITER, AWAY)] == [mine, others[0]]


def test_a_ruling_stands_in_the_register_together_with_the_verdict_or_neither_does(
    club, judges, monkeypatch
):
    """A server that was killed between the two left a verdict that nobody found again."""
    table, _ = appeal_word(club)
    summons, given = summons_of(judges, table), answers(judges, table)
    number = club.game(table).number

    def kill(*_arguments):
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(rulings, "_rule", kill)
        with pytest.raises(KeyboardInterrupt):
            judges.rule(ARBITER, AWAY, summons, given, "so")
    forget(club.tables.game_cache)
    assert club.game(table).number == number
    register = judges._arbiters.rows
    assert register.register() == [] and register.of_game(table) == []
    judges.rule(ARBITER, AWAY, summons, given, "so")
    assert len(register.register()) == len(register.of_game(table)) == len(given)


def test_whoever_fills_the_judges_list_leaves_everybody_else_their_turn(club, judges, monkeypatch):
    """Tables that call for any judge, of one address: nobody else's call was heard."""
    monkeypatch.setattr("stafla.club.judge.summons.MOST_WAITING", 3)
    holdings = Holdings(HoldingStore(club.database), shipped_limits(), club.now)

    def call(device, address, person=None):
        table, _ = appeal_word(club)
        with holdings.hold(Audience(device, person=person, address=address), table, "table"):
            club.wait(1)
        return table

    crowd = [call(f"guest-{number}", "192.0.2.1") for number in range(3)]
    crowd += [call("guest-0", "192.0.2.1"), call("", "192.0.2.1", PLAYER.id)]
    bystander = call("bystander", "192.0.2.2")
    member = call("", "192.0.2.3", OTHER.id)
    first = [crowd[0], bystander, member]
    assert [one.table for one in judges.waiting(ARBITER, AWAY)] == first
    # and at the address itself its people have theirs
    monkeypatch.setattr("stafla.club.judge.summons.MOST_WAITING", 9)
    own = [crowd[1], crowd[2], crowd[4], crowd[3]]
    assert [one.table for one in judges.waiting(ARBITER, AWAY)] == first + own


def test_an_arbiter_who_plays_does_not_rule_on_their_game_s_words_later(club, judges):
    table = sit(club, judge="", appeals=True, people=(None, ARBITER.id))
    mover = club.game(table).to_move
    act(club, table, mover, club.best(table))
    act(club, table, 1 - mover, Act("challenge"))
    (doubt,) = doubts(club.game(table))
    throttle = Throttle(AttemptStore(club.database), club.now)
    questions = Questions(club.tables, judges._arbiters.rows, throttle)
    questions.appeal(table, Audience(OWNER), doubt.event, "")
    question = judges._arbiters.rows.of_game(table)[0].id
    with pytest.raises(NotForYou):
        judges._arbiters.rule(ARBITER, question, "valid", "so", "")
    assert judges._arbiters.rule(OTHER, question, "valid", "so", "")


def test_an_answer_that_comes_too_late_changes_nothing(club, judges):
    table, mover = appeal_word(club)
    call, given = summons_of(judges, table), answers(judges, table)
    act(club, table, 1 - mover, Act("withdraw-appeal"))
    with pytest.raises(NoSummons):
        judges.rule(ARBITER, AWAY, call, given, "so")
    act(club, table, mover, Act("call-judge"))
    with pytest.raises(NoSummons):
        judges.rule(ARBITER, AWAY, call, given, "so")
    with pytest.raises(NoSummons):
        judges.decide(ARBITER, AWAY, call, Decision("so"))
    later, before = summons_of(judges, table), club.game(table).totals
    judges.decide(ARBITER, AWAY, later, Decision("go on", (0, 0), (3, 0)))
    with pytest.raises((NoSummons, StaleTable)):
        judges.decide(ARBITER, AWAY, later, Decision("go on"))
    assert club.game(table).totals == (before[0] + 3, before[1])


def test_a_call_stops_the_clock_and_the_decision_starts_it_again(club, judges):
    table = sit(club, clock="quick-10")
    mover = club.game(table).to_move
    act(club, table, mover, club.best(table))
    act(club, table, 1 - mover, Act("confirm"))
    club.wait(60)
    act(club, table, mover, Act("call-judge", argument="the clock"))
    club.wait(300)
    seen = club.tables.observe(table, Audience())
    assert (seen.judge.called, seen.clock.running) == (mover, None)
    assert seen.judge.until == club.now() + 900_000
    with pytest.raises(Refusal):
        act(club, table, 1 - mover, Act("pass"))
    left = seen.clock.left[1 - mover]
    with pytest.raises(Refusal):
        judges.decide(ARBITER, AWAY, summons_of(judges, table), Decision("so", (9999, 0)))
    with pytest.raises(BadRuling) as refused:
        judges.decide(ARBITER, AWAY, summons_of(judges, table), Decision("x" * (MOST_TEXT + 1)))
    assert refused.value.values == {"most": MOST_TEXT}
    given = [30 * (seat != mover) for seat in (0, 1)]
    judges.decide(ARBITER, AWAY, summons_of(judges, table), Decision("it stood", tuple(given)))
    seen = club.tables.observe(table, Audience())
    assert seen.clock.running == 1 - mover
    assert seen.clock.left[1 - mover] == left + 30_000
    # the table says it, and of points the sheet
    assert [one.seconds for one in seen.judge.decisions] == [tuple(given)]


def test_if_no_judge_comes_the_game_goes_on_by_itself(club, judges):
    table, _ = appeal_word(club)
    told = []
    with club.news.listening(JUDGES, lambda: told.append(1)):
        club.wait(3 * 24 * 3600)
        assert club.timekeeper.look() == 1
    assert told
    assert judges.waiting(ARBITER, AWAY) == []
    assert club.game(table).phase == "turn"
    with pytest.raises(NoSummons):
        judges.sitting(ARBITER, AWAY, table)


def test_a_bot_takes_a_verdict_as_it_is_overturns_none_and_waits_for_the_judge():
    game = judge_word("valid").game
    challenger = game.pending.challenger
    owed = duty(game, {challenger})
    assert (owed.kind, owed.seats) == ("verdict", (challenger,))
    assert perform(game, owed, {})[0] == VerdictAccepted(challenger)
    assert duty(game, {1 - challenger}) is None
    table = appeal_of("valid")
    assert duty(table.game, {0, 1}) is None
    asked = table.then(*rules.propose(table.game, challenger, "overturn"))
    owed = duty(asked.game, {1 - challenger})
    assert perform(asked.game, owed, {}) == (ProposalDeclined(1 - challenger),)
    called = a_seeded_game("sv", judge=JUDGE)
    assert duty(called.then(*rules.summon(called.game, 0)).game, {0, 1}) is None


def test_a_closed_question_is_closed(club, judges):
    table, _ = appeal_word(club)
    question = judges.sitting(ARBITER, AWAY, table).words[0].question.id
    with pytest.raises(NoSuchQuestion):
        judges._arbiters.rule(ARBITER, question, "valid", "so", "")


def test_a_judge_who_never_comes_keeps_no_rated_game_waiting(club, judges):
    """However often they are called: the game goes on by itself, and who then leaves loses."""
    table = sit(club, people=(ARBITER.id, PLAYER.id), rated=True)
    assert any(club.game(table).racks)
    for summons in range(1, MOST_SUMMONS + 1):
        act(club, table, 0, Act("call-judge", argument="nobody comes"))
        until = club.tables.observe(table, Audience()).judge.until
        club.time = until - 1
        assert club.timekeeper.look() == 0
        club.time = until
        assert club.timekeeper.look() == 1
        judge = club.game(table).judge
        assert (judge.called, len(judge.summons)) == (None, summons)
    with pytest.raises(Refusal) as refusal:
        act(club, table, 0, Act("call-judge"))
    assert refusal.value.code == "too-many-calls"
    club.time += IDLE + 1
    club.timekeeper.look_for_left()
    assert club.game(table).ended.reason == "gone"


def test_the_judge_is_called_again_after_a_minute(club, judges):
    """A call stops the game and its clocks: let go and called again, it would stop it for good."""
    table = sit(club)
    act(club, table, 0, Act("call-judge"))
    act(club, table, 0, Act("dismiss-judge"))
    club.time += BETWEEN_SUMMONS - 1
    with pytest.raises(SummonedTooFast) as refusal:
        act(club, table, 0, Act("call-judge"))
    assert refusal.value.values["seconds"] == 60
    # it is paced by seat: the other calls at once
    act(club, table, 1, Act("call-judge"))
    act(club, table, 1, Act("dismiss-judge"))
    club.time += 1
    act(club, table, 0, Act("call-judge"))
    # another server, or the same one started again, knows it as well
    act(club, table, 0, Act("dismiss-judge"))
    forget(club.tables.game_cache)
    with pytest.raises(SummonedTooFast):
        act(club, table, 0, Act("call-judge"))


@pytest.mark.parametrize(
    ("language", "call", "appeal"),
    [
        ("is", "kallaðir", "barst úrskurð"),
        ("fi", "Kutsuit", "veit asian tuomarille"),
        ("sv", "tillkallade", "överklagade"),
        ("pl", "wezwanie", "odwołanie"),
        ("en", "called", "appealed"),
    ],
)
def test_who_calls_too_soon_is_told_that_an_appeal_counts_too(language, call, appeal):
    told = catalogue(language, "web")("called-too-fast", seconds=60)
    assert call in told
    assert appeal in told


def test_an_appeal_is_never_too_early_and_counts_as_a_call(club, judges):
    table, mover = appeal_word(club)
    act(club, table, 1 - mover, Act("withdraw-appeal"))
    with pytest.raises(SummonedTooFast):
        act(club, table, 1 - mover, Act("call-judge"))
