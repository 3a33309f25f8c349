"""Every act with every office: what each may do, and nothing else."""

import pytest
from sqlalchemy import update

from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests import offices
from stafla.club.contests.offices import ACTS, OFFICES, TASKS
from stafla.club.contests.plan import Announcement, DivisionPlan, NewPlayer
from stafla.club.contests.prizes import NewPrize, NewRules
from stafla.club.contests.refusals import NotYourEvent
from stafla.club.contests.tables import RoundGame, TypedScore
from stafla.contest.formats import TournamentSheet
from stafla.store.schema import contest_players
from tests.club.contests.events import ANNA, BO, CILLA, begin_event, come, person

RULES = NewRules(("wins", "sum"), 0, 0, "half", "ignore", None, "void", "void")
ADMINISTRATOR = person("e", "administrator")


def acts(house):
    """Each use case as somebody would ask for it who may, with the act that it takes."""
    contests, prizes, event = house.contests, house.contests.prizes, house.event
    player = house.player("Bo")
    game = RoundGame("A", 1, *house.contest.seated["A", 1][0])
    return {
        "desk": ("look", lambda who: contests.desk(event, who)),
        "preview": ("look", lambda who: contests.rounds.preview(event, who, "A")),
        "announce": (
            "announce",
            lambda who: contests.announce(event, who, Announcement("2026-11-28")),
        ),
        "appoint": ("appoint", lambda who: contests.appoint(event, who, CILLA.id, "helper")),
        "link of a volunteer": (
            "appoint",
            lambda who: contests.stewards.give_link(event, who, "Gun", "words"),
        ),
        "no link of a volunteer": (
            "appoint",
            lambda who: contests.stewards.withdraw(event, who, 1),
        ),
        "volunteers": ("appoint", lambda who: contests.stewards.of(event, who)),
        "divide": ("divide", lambda who: contests.divide(event, who, DivisionPlan("B", 2))),
        "register": (
            "register",
            lambda who: contests.players.register(event, who, "A", [NewPlayer("Late")]),
        ),
        "bring": ("import", lambda who: contests.players.bring(event, who, TournamentSheet())),
        "rename": ("rename", lambda who: contests.players.rename(event, who, player, "Bo Ek")),
        "check in": (
            "check-in",
            lambda who: contests.players.check_in(event, who, player, here=True),
        ),
        "all here": ("check-in", lambda who: contests.players.all_here(event, who)),
        "withdraw": ("withdraw", lambda who: contests.players.withdraw(event, who, player)),
        "come back": ("withdraw", lambda who: contests.players.come_back(event, who, player)),
        "links that are held": (
            "link",
            lambda who: contests.players.read_links(event, who, []),
        ),
        "links": ("link", lambda who: contests.players.give_links(event, who)),
        "go on": ("go-on", lambda who: contests.rounds.go_on(event, who, "playing", "entering")),
        "go back": (
            "go-back",
            lambda who: contests.rounds.go_back(event, who, "playing", "published", "why"),
        ),
        "lock": (
            "lock",
            lambda who: contests.rounds.lock(event, who, "A", player, None, locked=True),
        ),
        "pair": ("pair", lambda who: contests.rounds.pair(event, who)),
        "publish": ("publish", lambda who: contests.rounds.publish(event, who, ["x"])),
        "enter": (
            "enter",
            lambda who: contests.results.enter(
                event, who, 2, TypedScore(400, 390), expected_round=1
            ),
        ),
        "enter again": (
            "correct",
            lambda who: contests.results.enter(
                event, who, 1, TypedScore(401, 390), expected_round=1, reason="why"
            ),
        ),
        "take back": ("enter", lambda who: contests.results.take_back(event, who, 1, 2)),
        "correct": (
            "correct",
            lambda who: contests.results.correct(event, who, game, TypedScore(1, 2), "why"),
        ),
        "clock": ("clock", lambda who: contests.rounds.set_clock(event, who, "start", 60)),
        "reclaim": ("carry", lambda who: contests.transfers.reclaim(event, who, "why")),
        "online": ("online", lambda who: house.online.choose(event, who, "sv", "")),
        "list": ("list", lambda who: house.words.choose(event, who, "is", "000000", "why")),
        "challenge": (
            "judge",
            lambda who: house.words.prepare(event, who, house.challenge("HESTUR", 2)),
        ),
        "verdict": ("judge", lambda who: house.words.judge(event, who, house.challenge("AB", 2))),
        "appeal": ("appeal", lambda who: house.words.appeal(event, who, house.judged[0], "why")),
        "evidence": ("rule", lambda who: house.words.evidence(event, who, house.judged[1])),
        "decision": (
            "rule",
            lambda who: house.words.rule(event, who, house.judged[1], valid=True, reason="why"),
        ),
        "prize": ("prizes", lambda who: prizes.add(event, who, NewPrize("A", "place", 5))),
        "no prize": ("prizes", lambda who: prizes.remove(event, who, 1)),
        "prize named": ("prizes", lambda who: prizes.name(event, who, 1, [player])),
        "prizes": ("prizes", lambda who: prizes.rule(event, who, "kr", "wins", once=False)),
        "group": ("prizes", lambda who: prizes.group(event, who, player, "junior")),
        "how far": ("carry", lambda who: contests.transfers.status(event, who, 0)),
        "part": ("carry", lambda who: contests.transfers.part(event, who, 0)),
        "hand over": (
            "carry",
            lambda who: contests.transfers.hand_over(
                event, who, "other house here to be.", contests.transfers.status(event, ANNA, 0)
            ),
        ),
        "rules": ("rules", lambda who: prizes.set_rules(event, who, RULES, "why")),
    }


@pytest.fixture
def played(house):
    """An event whose first round is played; table 1 has its result."""
    begin_event(house)
    house.publish()
    house.enter(1, 400, 380)
    house.contests.rounds.go_back(house.event, ANNA, "entering", "playing", "not yet")
    house.words.choose(house.event, ANNA, "sv", "000000")
    house.judged = [
        house.words.judge(house.event, ANNA, house.challenge("XYZ", table)) for table in (1, 2)
    ]
    house.words.appeal(house.event, ANNA, house.judged[1], "")
    return house


def test_every_act_is_some_use_case_s(played):
    assert {act for act, _ in acts(played).values()} == set(ACTS) == set(offices.MAY)


@pytest.mark.parametrize("name", [*OFFICES, "administrator", "stranger", "player", "guest"])
def test_each_office_may_do_what_is_its_own_and_nothing_else(played, name):
    who = {"administrator": ADMINISTRATOR, "guest": None}.get(name, BO)
    if name in OFFICES:
        played.contests.appoint(played.event, ANNA, BO.id, name)
    if name == "player":
        mine = contest_players.c.player == played.player("Bo")
        as_player = update(contest_players).where(mine).values(person=BO.id)
        played.club.database.write(lambda connection: connection.execute(as_player))
        assert played.contests.players.plays(played.event, BO) == played.player("Bo")
    for told, (act, do) in acts(played).items():
        before = played.contest.event.entries
        may = name == "administrator" or name in offices.MAY[act]
        refusals = (NotYourEvent, NotSignedIn)
        try:
            do(who)
            refused = False
        except refusals:
            refused = True
        except ValueError:
            refused = False  # the event has its own reasons
        assert refused is not may, told
        if refused:
            assert played.contest.event.entries == before, told


@pytest.mark.parametrize("task", TASKS)
def test_a_volunteer_with_a_link_does_its_task_and_nothing_else(played, task):
    steward, secret = played.contests.stewards.give_link(played.event, ANNA, "Gun", task)
    assert played.contests.stewards.by_link(played.event, secret)[1] == steward
    may = {"words": {"judge"}, "results": {"enter"}}[task]
    assert offices.STEWARDS_MAY[task] == may
    for told, (act, do) in acts(played).items():
        before = played.contest.event.entries
        try:
            do(steward)
            refused = False
        except NotYourEvent:
            refused = True
        except ValueError:
            refused = False  # the event has its own reasons
        assert refused is (act not in may), told
        if refused:
            assert played.contest.event.entries == before, told


def test_an_office_at_one_event_is_none_at_another(played):
    other = played.contests.open(BO, come(BO), begin_event.__defaults__[1])
    with pytest.raises(NotYourEvent):
        played.contests.rounds.pair(other, ANNA)
    with pytest.raises(NotYourEvent):
        played.contests.rounds.pair(played.event, BO)


# as the guide for directors tells it, and not as the code does
ALL, TWO, NOBODY = {"judge", "helper"}, {"helper"}, set()
BESIDE_THE_DIRECTOR = {
    **dict.fromkeys(("look", "enter", "judge", "appeal"), ALL),
    **dict.fromkeys(("register", "rename", "check-in", "withdraw", "clock"), TWO),
    "correct": {"judge"},
    "rule": {"judge"},
}


def test_beside_the_director_each_office_has_what_is_written_of_it():
    told = {act: {one for one in may if one != "director"} for act, may in offices.MAY.items()}
    assert told == {act: BESIDE_THE_DIRECTOR.get(act, NOBODY) for act in ACTS}
    assert all("director" in may for may in offices.MAY.values())
