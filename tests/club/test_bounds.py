"""Every bound of the club at the value itself and one beyond it, with the code of the refusal."""

import queue
import threading
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from types import SimpleNamespace

import pytest

from stafla.club import Act, Audience, ClubRefusal, bots, chat, community
from stafla.club.accounts import passwords, person
from stafla.club.accounts.accounts import IDLE, LONGEST, LONGEST_AGENT, Accounts, RequestSource
from stafla.club.accounts.passwords import Passwords
from stafla.club.accounts.tokens import LONGEST_LABEL, MOST, Tokens
from stafla.club.analysis import best_plays as compared
from stafla.club.archive import upload as archive_module
from stafla.club.archive.upload import MOST_BYTES, Archive, read
from stafla.club.community import BadReport, TooManyTies
from stafla.club.duplicate import SECOND, Conditions
from stafla.club.judge import questions
from stafla.club.judge import rulings as arbiters
from stafla.club.judge import summons as judges
from stafla.club.judge.refusals import BadRuling
from stafla.club.lobby import rating_range as ratings
from stafla.club.lobby.refusals import BadRange
from stafla.club.news import bus
from stafla.club.tables import legal_acts as allowed
from stafla.club.tables import profile as profiles
from stafla.club.tables.clock import MOST_INCREMENT, MOST_MINUTES, policy_of
from stafla.club.tables.delay import MOST_SECONDS, MOST_TURNS, delay_of
from stafla.club.tables.legal_acts import legal_acts
from stafla.club.tables.setup import LONGEST_NAME, admissible_name
from stafla.club.throttle import AttemptLimit, Throttle
from stafla.rules.duplicate.state import MOST_ROUNDS, MOST_TIME
from stafla.store import AttemptStore
from tests.club.club import OWNER

CHEAP = Passwords(time=1, memory=8, lanes=1)


def letters(count):
    """So many letters, of which no two neighbours are alike."""
    return ("abcdefghij" * (count // 10 + 1))[:count]


def secret(count):
    """So many signs that nobody would guess."""
    return ("kV7!qz-Wp2#rT" * (count // 13 + 1))[:count]


def profile_of(size):
    data = profiles.write(profiles.Profile(name="x", edition="is"))
    return profiles.read(data + b" " * (size - len(data)))


# what is done with a value, and the least or greatest that is let in
LEAST = {
    "name of an account": (lambda n: person.clean(letters(n)), person.LEAST, "bad-account-name"),
    "password": (lambda n: check(secret(n)), passwords.LEAST, "password-length"),
    "minutes of a clock": (lambda n: policy_of(f"{n}+0"), 1, "unknown-clock"),
    "rating": (lambda n: ratings.RatingRange(n, None).check(), ratings.LOWEST, "bad-range"),
    "seconds of a round": (
        lambda n: Conditions(seconds=n).members(),
        1,
        "duplicate-bad-conditions",
    ),
    "rounds": (lambda n: Conditions(rounds=n).members(), 0, "duplicate-bad-conditions"),
    "turns behind": (lambda n: delay_of(f"turns-{n}"), 1, "unknown-delay"),
    "seconds behind": (lambda n: delay_of(f"seconds-{n}"), 1, "unknown-delay"),
}
GREATEST = {
    "name of an account": (lambda n: person.clean(letters(n)), person.MOST, "bad-account-name"),
    "name of a guest": (lambda n: admissible_name(letters(n)), LONGEST_NAME, "bad-name"),
    "password": (lambda n: check(secret(n)), passwords.MOST, "password-length"),
    "minutes of a clock": (lambda n: policy_of(f"{n}+0"), MOST_MINUTES, "unknown-clock"),
    "increment": (lambda n: policy_of(f"1+{n}"), MOST_INCREMENT, "unknown-clock"),
    "rating": (lambda n: ratings.RatingRange(None, n).check(), ratings.HIGHEST, "bad-range"),
    "seconds of a round": (
        lambda n: Conditions(seconds=n).members(),
        MOST_TIME // SECOND,
        "duplicate-bad-conditions",
    ),
    "rounds": (lambda n: Conditions(rounds=n).members(), MOST_ROUNDS, "duplicate-bad-conditions"),
    "turns behind": (lambda n: delay_of(f"turns-{n}"), MOST_TURNS, "unknown-delay"),
    "seconds behind": (lambda n: delay_of(f"seconds-{n}"), MOST_SECONDS, "unknown-delay"),
    "what is said": (
        lambda n: chat.clean(letters(n), chat.LONGEST_MESSAGE),
        chat.LONGEST_MESSAGE,
        "bad-text",
    ),
    "what is said with spaces": (
        lambda n: chat.clean("x" + " " * (n - 2) + "x", 10),
        40,
        "bad-text",
    ),
    "a report on a person": (
        lambda n: community._text(letters(n)),
        community.LONGEST_TEXT,
        "bad-report",
    ),
    "a report on a word": (
        lambda n: questions._text(letters(n)),
        questions.MOST_TEXT,
        "bad-question",
    ),
    "a profile": (profile_of, profiles.MOST_BYTES, "bad-profile"),
}


def check(password):
    from stafla.club.accounts import accounts as people

    people._check(password, "Sigrún")


@pytest.mark.parametrize("name", LEAST)
def test_what_is_least_is_let_in_and_less_is_not(name):
    does, least, code = LEAST[name]
    does(least)
    with pytest.raises(ClubRefusal) as refused:
        does(least - 1)
    assert refused.value.code == code


@pytest.mark.parametrize("name", GREATEST)
def test_what_is_greatest_is_let_in_and_more_is_not(name):
    does, most, code = GREATEST[name]
    does(most)
    with pytest.raises(ClubRefusal) as refused:
        does(most + 1)
    assert refused.value.code == code


def test_a_range_holds_both_its_bounds():
    wanted = ratings.RatingRange(1600, 1900)
    assert [wanted.holds(n) for n in (1599, 1600, 1900, 1901)] == [False, True, True, False]
    ratings.RatingRange(1600, 1600).check()
    with pytest.raises(BadRange):
        ratings.RatingRange(1601, 1600).check()


def test_the_reason_of_a_judge_has_a_bound():
    assert [judges._fit("x" * n) for n in (0, 1, judges.MOST_TEXT, judges.MOST_TEXT + 1)] == [
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("part", ["reason", "source"])
def test_a_ruling_s_reason_and_source_have_a_bound(club, part):
    office = arbiters.Arbiters(club.tables, None)
    question = SimpleNamespace(edition="is", word="A", id="q")
    found = SimpleNamespace(verdict="valid", reason=None)
    evidence = SimpleNamespace(question=question, found=found, lexicon="", fingerprint="")
    texts = {"reason": "so", "source": ""}
    arbiter = SimpleNamespace(id="x")

    def write_down(length):
        told = texts | {part: "x" * length}
        return office.draft(arbiter, evidence, "valid", told["reason"], told["source"])

    assert len(getattr(write_down(arbiters.MOST_TEXT), part)) == arbiters.MOST_TEXT
    with pytest.raises(BadRuling):
        write_down(arbiters.MOST_TEXT + 1)


def test_as_many_attempts_as_the_limit_says_and_no_more(club):
    throttle = Throttle(AttemptStore(club.database), club.now)
    limit = AttemptLimit(3, 60_000)
    for _ in range(3):
        throttle.count(limit, "kind", "one")
    with pytest.raises(ClubRefusal) as refused:
        throttle.count(limit, "kind", "one")
    assert (refused.value.code, refused.value.values) == ("too-many-attempts", {"minutes": 1})
    throttle.count(limit, "kind", "other")
    throttle.count(limit, "another kind", "one")
    club.time += 59_999
    with pytest.raises(ClubRefusal):
        throttle.count(limit, "kind", "one")
    club.time += 1
    throttle.count(limit, "kind", "one")


@pytest.fixture
def sigrun(club):
    people = Accounts(club.database, CHEAP, now=club.now, random=club.random)
    return people, people.sign_up("Sigrún", "korter yfir grasi", RequestSource()).person


def test_tokens_have_labels_of_a_length_and_there_are_so_many(club, sigrun):
    tokens = Tokens(club.database, now=club.now, random=club.random)
    _, person = sigrun
    with pytest.raises(ClubRefusal) as refused:
        tokens.make(person, "x" * (LONGEST_LABEL + 1), ["read"])
    assert refused.value.code == "bad-label"
    for _ in range(MOST):
        tokens.make(person, "x" * LONGEST_LABEL, ["read"])
    with pytest.raises(ClubRefusal) as refused:
        tokens.make(person, "x", ["read"])
    assert refused.value.code == "too-many-tokens"
    assert len(tokens.of(person)) == MOST


def test_a_person_has_so_many_friends_and_a_suspension_so_many_days(club, sigrun, monkeypatch):
    people, person = sigrun
    others = [
        people.sign_up(f"Other {n}", "korter yfir grasi", RequestSource()).person for n in range(3)
    ]
    among = community.Community(club.database, people, now=club.now, random=club.random)
    monkeypatch.setattr(community, "MOST_TIES", 2)
    for other in others[:2]:
        among.befriend(person, other.id)
    with pytest.raises(TooManyTies):
        among.befriend(person, others[2].id)
    for days, wrong in ((community.MOST_DAYS, False), (community.MOST_DAYS + 1, True), (0, True)):
        if wrong:
            with pytest.raises(BadReport):
                among.measure(None, others[0].id, "suspend", "so", days=days)
        else:
            among.measure(None, others[0].id, "suspend", "so", days=days)
    assert people.get(others[0].id).suspended == club.time + community.MOST_DAYS * 86_400_000


def test_a_game_file_has_so_many_bytes(club):
    archive = Archive(club.tables, Throttle(AttemptStore(club.database), club.now))
    for size, code in ((MOST_BYTES, "bad-game-file"), (MOST_BYTES + 1, "long-file")):
        with pytest.raises(ClubRefusal) as refused:
            archive.bring("somebody", b"#" * size)
        assert refused.value.code == code


def test_a_game_from_elsewhere_has_so_many_events(club, monkeypatch):
    data = (Path(__file__).parents[1] / "data" / "gcg" / "is-reykjavik.gcg").read_bytes()
    _, game = read(data, "is")
    archive = Archive(club.tables, Throttle(AttemptStore(club.database), club.now))
    monkeypatch.setattr(archive_module, "MOST_EVENTS", game.number)
    archive.bring("somebody", data, "is")
    monkeypatch.setattr(archive_module, "MOST_EVENTS", game.number - 1)
    with pytest.raises(ClubRefusal) as refused:
        archive.bring("somebody", data, "is")
    assert refused.value.code == "long-file"


def test_a_session_in_use_lasts_for_so_long_and_no_longer(club, sigrun):
    people, person = sigrun
    began = club.time
    token = people.sign_in("Sigrún", "korter yfir grasi", RequestSource(agent="x" * 500)).token
    while club.time + IDLE < began + LONGEST:
        club.time += IDLE - 1
        assert people.who(token) == person
    club.time = began + LONGEST - 1
    assert people.who(token) == person
    club.time += 1
    assert people.who(token) is None


@pytest.mark.parametrize("more", [0, 1])
def test_of_what_a_program_calls_itself_so_much_is_kept(club, sigrun, more):
    people, person = sigrun
    agent = letters(LONGEST_AGENT + more)
    people.sign_in("Sigrún", "korter yfir grasi", RequestSource(agent=agent))
    assert agent[:LONGEST_AGENT] in {one.agent for one in people.sessions.of(person.id, club.time)}


def test_tables_of_people_alone_are_remembered_up_to_a_number(club, monkeypatch):
    """Then they are asked for anew: what is remembered cannot grow for ever."""
    monkeypatch.setattr(bots, "MOST_LEFT_OUT", 2)
    looked = bots.BotRunner(club.tables, now=club.now, patience=0)
    for table, kept in (("a", {"a"}), ("b", {"a", "b"}), ("c", {"c"})):
        looked._leave_out(table)
        assert looked._without == kept
    looked.close()


def test_answers_of_what_may_be_done_are_so_many_and_those_by_guard_as_many_as_guards(club):
    sizes = []
    for players in (2, 3, 4, 2, 3, 4):
        game = club.game(club.table(people=players))
        assert all(legal_acts(game, seat) for seat in range(players))
        sizes.append(len(allowed._PLAIN))
    assert sizes[2:] == sizes[2:3] * 4
    assert allowed._legality.cache_info().maxsize == allowed.MOST_KNOWN


def test_so_many_who_speak_are_paced_and_the_one_silent_for_longest_is_forgotten(club, monkeypatch):
    monkeypatch.setattr(chat, "MOST_SPEAKERS", 2)
    among = chat.Chat(club.tables, None, None, None, now=club.now)
    tables = [club.table() for _ in range(3)]
    who = Audience(OWNER, 0)
    for table in tables[:2]:
        for _ in range(chat.MOST_MESSAGES):
            among._count(table, who)
        with pytest.raises(chat.TooManyMessages):
            among._count(table, who)
    among._count(tables[2], who)
    with pytest.raises(chat.TooManyMessages):
        among._count(tables[1], who)
    among._count(tables[0], who)


def test_the_pace_of_chat_is_of_a_window(club):
    among = chat.Chat(club.tables, None, None, None, now=club.now)
    table, who = club.table(), Audience(OWNER, 0)
    for _ in range(chat.MOST_MESSAGES):
        among._count(table, who)
    club.time += chat.WINDOW - 1
    with pytest.raises(chat.TooManyMessages):
        among._count(table, who)
    club.time += 1
    among._count(table, who)


def test_so_many_games_compared_with_the_engine_s_plays_are_remembered(club, monkeypatch):
    monkeypatch.setattr(compared, "MOST_KEPT", 2)
    found = compared.BestPlays(club.tables)
    counted = []
    monkeypatch.setattr(found, "_turns", lambda game_state: counted.append(1) or iter(()))
    tables = [club.table() for _ in range(3)]
    for table in tables:
        club.act(table, 0, Act("resign"))
    for table in (*tables[:2], *tables[:2]):
        found.of(table)
    assert len(counted) == 2
    # one more, and the one asked for longest ago is worked out again
    for table in (tables[2], tables[1], tables[0]):
        found.of(table)
    assert len(counted) == 4


def test_best_plays_that_many_ask_for_at_once_are_searched_for_once(club, monkeypatch):
    found, table = compared.BestPlays(club.tables), club.table()
    club.act(table, 0, Act("resign"))
    begun, goes_on, counted = threading.Event(), threading.Event(), []

    def turns(_game_state):
        counted.append(1)
        begun.set()
        assert goes_on.wait(5)
        return iter(())

    monkeypatch.setattr(found, "_turns", turns)
    with ThreadPoolExecutor(3) as pool:
        asked = [pool.submit(found.of, table) for _ in range(3)]
        assert begun.wait(5)
        wait(asked, timeout=0.1)
        goes_on.set()
        assert [one.result(5) for one in asked] == [()] * 3
    assert counted == [1]


def test_best_plays_that_were_not_found_are_searched_for_anew(club, monkeypatch):
    found, table = compared.BestPlays(club.tables), club.table()
    club.act(table, 0, Act("resign"))
    searched = iter([lambda: 1 // 0, lambda: iter(())])
    monkeypatch.setattr(found, "_turns", lambda _game_state: next(searched)())
    with pytest.raises(ZeroDivisionError):
        found.of(table)
    assert found.of(table) == ()


def test_so_many_topics_go_to_the_other_workers_at_once():
    waiting = SimpleNamespace(_queue=queue.Queue(), _ended=threading.Event(), _lost=False)
    topics = [f"table {number}" for number in range(bus.MOST_AT_ONCE + 1)]
    for topic in topics:
        waiting._queue.put(topic)
    assert bus.BusNews._next_topics(waiting) == topics[:-1]
    assert bus.BusNews._next_topics(waiting) == topics[-1:]


def test_the_longest_password_signs_in_and_its_beginning_does_not(club):
    people = Accounts(club.database, CHEAP, now=club.now, random=club.random)
    longest = secret(passwords.MOST)
    signed_up = people.sign_up("Þórdís", longest, RequestSource()).person
    assert people.sign_in("Þórdís", longest, RequestSource()).person == signed_up
    for wrong in (longest[:-1], longest + "x"):
        with pytest.raises(ClubRefusal) as refused:
            people.sign_in("Þórdís", wrong, RequestSource())
        assert refused.value.code == "wrong-password"


@pytest.mark.parametrize("scopes", [[], ["everything"], ["read", "everything"]])
def test_a_token_is_for_something_that_there_is(club, sigrun, scopes):
    tokens = Tokens(club.database, now=club.now, random=club.random)
    with pytest.raises(ClubRefusal) as refused:
        tokens.make(sigrun[1], "phone", scopes)
    assert refused.value.code == "unknown-scope"
    assert tokens.of(sigrun[1]) == ()
