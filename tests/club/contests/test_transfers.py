"""Events carried from house to house: cut off anywhere, brought twice, written on both sides."""

from contextlib import suppress
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from sqlalchemy import Engine
from sqlalchemy import event as hook

from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests import log, log_parts
from stafla.club.contests.courier import Courier
from stafla.club.contests.log_parts import NOWHERE
from stafla.club.contests.plan import Announcement, NewPlayer
from stafla.club.contests.refusals import (
    BadPart,
    EventRefused,
    EventWithoutKey,
    LogGap,
    LogsFork,
    NotYourEvent,
    WrittenElsewhere,
)
from stafla.contest.event import HandedOver, PhaseMoved, read, write
from tests.club.club import Club
from tests.club.contests.events import ANNA, BO, PLAN, begin_event, come, house_at
from tests.marks import in_ci, in_ci_but


class Cut(Exception):
    """The line is cut."""


class CutLine:
    """The way to another house, and what is cut of it: a call that never came, or its answer."""

    def __init__(self, house, cuts=()):
        self.house, self.cuts, self.calls = house, set(cuts), 0

    def _over(self, act):
        self.calls += 1
        if (self.calls, "there") in self.cuts:
            raise Cut
        answer = act(self.house.contests.transfers)
        if (self.calls, "back") in self.cuts:
            raise Cut
        return answer

    def status(self, contest, at):
        if self.house.contests.rows.made_at(contest) is None:
            return self._over(lambda _: NOWHERE)
        return self._over(lambda one: one.status(contest, ANNA, at))

    def put(self, part):
        return self._over(lambda one: one.take(ANNA, come(ANNA), part))

    def part(self, contest, after, names):
        return self._over(lambda one: one.part(contest, ANNA, after, names))

    def hand_over(self, contest, to, seen):
        return self._over(lambda one: one.hand_over(contest, ANNA, to, seen))


def courier(house, line):
    return Courier(house.contests.transfers, line, ANNA, come(ANNA))


def contents(house, contest):
    """What a house has of an event: entries, names, and what follows from them."""
    kept = house.contests.get(contest)
    names = {one.id: one.name for one in kept.event.people.values()}
    listed = replace(kept.row, home=None, named=0)
    return house.contests.rows.entries(contest), names, kept.event, listed


@pytest.fixture
def laptop(club):
    return house_at(club)


@pytest.fixture
def server(fresh_address):
    club = Club(fresh_address)
    club.random = Random("another house").randbytes
    yield house_at(club)
    club.close()


@pytest.fixture
def fresh_address(tmp_path):
    return f"sqlite:///{tmp_path}/server.sqlite"


def play_out(house, rounds=2):
    begin_event(house)
    for _ in range(rounds):
        house.publish()
        house.go("playing")
        house.finish()
    return house.event


def test_an_event_is_there_as_it_was_and_brought_again_it_is_there_once(laptop, server):
    event = play_out(laptop)
    line = CutLine(server)
    courier(laptop, line).send(event)
    assert contents(server, event) == contents(laptop, event)
    courier(laptop, line).send(event)
    assert contents(server, event) == contents(laptop, event)
    laptop.publish()
    laptop.contests.players.rename(event, ANNA, laptop.player("Bo"), "Bo Ek")
    courier(laptop, line).send(event)
    assert contents(server, event) == contents(laptop, event)


def test_nobody_brings_an_event_of_a_laptop_whose_address_is_all_they_know(laptop, server):
    """Whoever was in the hall knew the id, and who brought a forged log first kept it."""
    event = play_out(laptop)
    theirs = announce(laptop, "Forged")
    forged = laptop.contests.transfers.whole(theirs, ANNA)
    for key in (None, forged.key, event):
        with pytest.raises(BadPart):
            stolen = replace(forged, contest=event, key=key)
            server.contests.transfers.take(BO, come(BO), stolen, whole=True)
    courier(laptop, CutLine(server)).send(event)
    assert contents(server, event) == contents(laptop, event)


def test_an_event_of_before_events_had_keys_is_brought_by_an_administrator_alone(laptop, server):
    """Its id stands in its address and says nothing of whose it is, so a forged one was kept."""
    part = laptop.contests.transfers.whole(announce(laptop, "Old"), ANNA)
    office = replace(BO, roles=frozenset({"administrator"}))
    for contest in ("oldoldoldoldoldoldoldA", "oldoldoldoldoldoldoldw"):
        old = replace(part, contest=contest, key=None)
        with pytest.raises(EventWithoutKey):
            server.contests.transfers.take(ANNA, come(ANNA), old)
        server.contests.transfers.take(office, come(office), old)
        assert server.contests.get(contest).row.key is None


def test_whoever_runs_a_laptop_fetches_an_event_of_before_events_had_keys(laptop, server):
    part = laptop.contests.transfers.whole(announce(laptop, "Old"), ANNA)
    old = replace(
        part, contest="oldoldoldoldoldoldoldA", key=None, home=server.contests.transfers.house
    )
    office = replace(ANNA, roles=frozenset({"administrator"}))
    server.contests.transfers.take(office, come(office), old)
    courier(laptop, CutLine(server)).take(old.contest)
    assert contents(laptop, old.contest) == contents(server, old.contest)


class Endless(CutLine):
    """Another house that answers, and never brings or keeps what was asked."""

    MOST_CALLS = 50

    def __init__(self, house, bent):
        super().__init__(house)
        self.bent = bent

    def _over(self, act):
        if self.calls > self.MOST_CALLS:
            raise AssertionError("it was asked without end")
        return super()._over(act)

    def put(self, part):
        if self.bent == "keeps nothing":
            return self._over(lambda _: replace(NOWHERE, contest=part.contest))
        return super().put(part)

    def part(self, contest, after, names):
        part = super().part(contest, after, names)
        match self.bent:
            case "empty":
                return replace(part, bodies=(), names={})
            case "names" if not part.bodies:
                return replace(part, names={f"{names + n}x": "Eve" for n in range(40)})
            case "another":
                return replace(part, contest="z" * 22)
        return part


def test_a_house_that_keeps_nothing_is_not_brought_it_for_ever(laptop, server):
    event = play_out(laptop, 1)
    with pytest.raises(BadPart):
        courier(laptop, Endless(server, "keeps nothing")).send(event)


@pytest.mark.parametrize("bent", ["empty", "names", "another"])
def test_a_house_that_brings_nothing_new_is_not_asked_for_ever(laptop, server, bent):
    event = play_out(server, 1)
    if bent == "empty":  # it is not here at all, or a part of it is
        with pytest.raises(BadPart):
            courier(laptop, Endless(server, bent)).take(event)
        courier(server, CutLine(laptop)).send(event)
        server.publish()
    with pytest.raises(BadPart):
        courier(laptop, Endless(server, bent)).take(event)


def test_only_the_house_that_has_it_writes_and_a_hand_over_is_an_entry(laptop, server):
    event = play_out(laptop, 1)
    courier(laptop, CutLine(server)).send(event)
    with pytest.raises(WrittenElsewhere):
        server.contests.players.register(event, ANNA, "A", [NewPlayer("Late")])
    with pytest.raises(WrittenElsewhere):
        server.contests.players.rename(event, ANNA, laptop.player("Bo"), "B")
    with pytest.raises(WrittenElsewhere):
        server.contests.announce(event, ANNA, Announcement("2026-11-28"))
    there = courier(laptop, CutLine(server)).send(event, give=True)
    assert there.writer == there.house == server.contests.transfers.house
    assert isinstance(laptop.contests.get(event).entries[-1].what, HandedOver)
    with pytest.raises(WrittenElsewhere):
        laptop.contests.players.register(event, ANNA, "A", [NewPlayer("Late")])
    server.contests.players.register(event, ANNA, "A", [NewPlayer("Late")])
    # and for a weekend it goes back to the laptop
    courier(laptop, CutLine(server)).take(event)
    assert contents(server, event) == contents(laptop, event)
    laptop.contests.players.register(event, ANNA, "A", [NewPlayer("Later")])
    with pytest.raises(WrittenElsewhere):
        server.contests.players.register(event, ANNA, "A", [NewPlayer("Nobody")])


def test_nobody_takes_back_what_was_entered_in_their_name_elsewhere(laptop, server):
    event = begin_event(laptop).event
    laptop.publish()
    laptop.go("playing")
    laptop.enter(1, 420, 380)
    courier(laptop, CutLine(server)).send(event, give=True)
    server.event = event
    assert server.contest.entries[-2].author == ANNA.id
    with pytest.raises(EventRefused, match="event-no-undo"):
        server.contests.results.take_back(event, ANNA, 1, 1)
    server.enter(2, 400, 390)
    assert server.contests.results.take_back(event, ANNA, 1, 2) == 2
    assert server.contest.brought == frozenset(range(1, laptop.contest.event.entries + 1))
    assert laptop.contest.brought == frozenset()


@pytest.fixture
def small(monkeypatch):
    """Parts of two entries and three names, so that there are many."""
    monkeypatch.setattr(log_parts, "MOST_IN_A_PART", 2)
    monkeypatch.setattr(log_parts, "MOST_NAMES", 3)


def announce(house, title):
    """An event with three players who have registered."""
    made = house.contests.open(ANNA, come(ANNA), replace(PLAN, title=title))
    new = [NewPlayer(name) for name in ("Åke", "Łucja", "Þóra")]
    house.contests.players.register(made, ANNA, "A", new)
    return made


def writers(contest, *houses):
    """Which of the houses may write an event that they have."""
    found = [one for one in houses if one.contests.rows.made_at(contest) is not None]
    own = [(one, one.contests.transfers) for one in found]
    return [one for one, act in own if act.status(contest, ANNA, 0).writer == act.house]


def sound(contest, laptop, server):
    """Whatever was cut: one of two logs begins the other, and at most one house writes."""
    logs = [one.contests.rows.entries(contest) for one in (laptop, server)]
    shorter, longer = sorted(logs, key=len)
    assert longer[: len(shorter)] == shorter
    assert len(writers(contest, laptop, server)) <= 1


WAYS = {
    "send": lambda one, contest: one.send(contest),
    "give": lambda one, contest: one.send(contest, give=True),
    "take": lambda one, contest: one.take(contest),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("where", ["there", in_ci("back")])
def test_cut_at_any_call_it_is_whole_when_it_is_done_again(laptop, server, small, way, where):
    begins, other = (server, laptop) if way == "take" else (laptop, server)
    for number in count(1):
        contest = announce(begins, f"{way} {where} {number}")
        try:
            WAYS[way](courier(laptop, CutLine(server, [(number, where)])), contest)
        except Cut:
            sound(contest, laptop, server)
        else:
            break
        line = CutLine(server)
        WAYS[way](courier(laptop, line), contest)
        assert contents(server, contest) == contents(laptop, contest)
        assert writers(contest, laptop, server) == [begins if way == "send" else other]
    assert number > 5


class Faults:
    """Lets the database fail at a statement that would change something."""

    def __init__(self):
        self.left = 0

    def __call__(self, _connection, _cursor, statement, *_):
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            self.left -= 1
            if self.left == 0:
                raise Cut


@pytest.mark.parametrize("way", in_ci_but(WAYS, "send"))
def test_cut_at_any_statement_it_is_whole_when_it_is_done_again(laptop, server, way):
    begins, other = (server, laptop) if way == "take" else (laptop, server)
    contest = announce(begins, way)
    WAYS[way](courier(laptop, CutLine(server)), contest)
    back = {"send": None, "give": "take", "take": "give"}[way]
    faults = Faults()
    hook.listen(Engine, "before_cursor_execute", faults)
    try:
        for number in count(1):
            if back:
                WAYS[back](courier(laptop, CutLine(server)), contest)
            begins.contests.players.register(contest, ANNA, "A", [NewPlayer(f"No {number}")])
            faults.left = number
            with suppress(Cut):
                WAYS[way](courier(laptop, CutLine(server)), contest)
            done, faults.left = faults.left > 0, 0
            sound(contest, laptop, server)
            WAYS[way](courier(laptop, CutLine(server)), contest)
            assert contents(server, contest) == contents(laptop, contest)
            assert writers(contest, laptop, server) == [begins if way == "send" else other]
            if done:
                break
    finally:
        hook.remove(Engine, "before_cursor_execute", faults)
    assert number > 3


def test_a_fork_is_refused_with_the_entry_where_it_forked(laptop, server):
    contest = announce(server, "Lost and found")
    courier(laptop, CutLine(server)).take(contest)
    common = len(laptop.contests.rows.entries(contest))
    with pytest.raises(BadPart):
        server.contests.transfers.reclaim(contest, ANNA, " ")
    server.contests.transfers.reclaim(contest, ANNA, "the laptop was lost")
    # the laptop is found; as long as nothing was written there it is only behind
    with pytest.raises(WrittenElsewhere):
        courier(laptop, CutLine(server)).send(contest)
    laptop.contests.players.register(contest, ANNA, "A", [NewPlayer("Here")])
    for more in ("One", "Two", "Three"):
        server.contests.players.register(contest, ANNA, "A", [NewPlayer(more)])
    before = contents(server, contest), contents(laptop, contest)
    for carry in (WAYS["send"], WAYS["give"], WAYS["take"]):
        with pytest.raises(LogsFork) as refused:
            carry(courier(laptop, CutLine(server)), contest)
        assert refused.value.values == {"number": common + 1}
    assert (contents(server, contest), contents(laptop, contest)) == before


def test_a_name_that_was_forgotten_stays_forgotten_and_the_writer_names_players(laptop, server):
    contest = announce(server, "Names")
    courier(laptop, CutLine(server)).take(contest)
    one, other, _ = laptop.contests.get(contest).event.people
    server.contests.rows.rename(contest, one, None)
    laptop.contests.players.rename(contest, ANNA, other, "Lucja")
    courier(laptop, CutLine(server)).send(contest, give=True)
    names = {player: row.name for player, row in server.contests.rows.entrants(contest).items()}
    assert names[one] is None
    assert names[other] == "Lucja"
    server.contests.players.rename(contest, ANNA, other, "Łucja")
    courier(laptop, CutLine(server)).send(contest, give=True)
    assert server.contests.rows.entrants(contest)[other].name == "Łucja"


def test_what_is_dear_is_bounded_in_a_log_that_is_brought_too(laptop, server, monkeypatch):
    event = play_out(laptop, 1)
    moves = sum(isinstance(one.what, PhaseMoved) for one in laptop.contest.entries)
    monkeypatch.setitem(log.MOST_OF, PhaseMoved, moves - 1)
    with pytest.raises(EventRefused, match="event-log-size"):
        courier(laptop, CutLine(server)).send(event)
    monkeypatch.setitem(log.MOST_OF, PhaseMoved, moves)
    courier(laptop, CutLine(server)).send(event)
    assert contents(server, event) == contents(laptop, event)


def test_an_entry_that_is_brought_is_as_large_as_a_request_at_most(laptop, server, monkeypatch):
    event = play_out(laptop, 1)
    part = laptop.contests.transfers.whole(event, ANNA)
    largest = max(len(body.encode()) for body in part.bodies)
    monkeypatch.setattr(log_parts, "LARGEST_BODY", largest - 1)
    with pytest.raises(BadPart):
        server.contests.transfers.take(ANNA, come(ANNA), part)
    monkeypatch.setattr(log_parts, "LARGEST_BODY", largest)
    server.contests.transfers.take(ANNA, come(ANNA), part)
    assert contents(server, event) == contents(laptop, event)


def test_only_directors_carry_and_a_part_that_no_house_could_have_written_is_refused(
    laptop, server
):
    contest = announce(laptop, "Rights")
    part = laptop.contests.transfers.part(contest, ANNA, 0)
    take = server.contests.transfers.take
    with pytest.raises(NotSignedIn):
        take(None, come(ANNA), part)
    for call in (
        lambda one: one.part(contest, BO, 0),
        lambda one: one.status(contest, BO, 0),
        lambda one: one.hand_over(contest, BO, "x" * 22, one.status(contest, ANNA, 9)),
        lambda one: one.reclaim(contest, BO, "mine"),
    ):
        with pytest.raises(NotYourEvent):
            call(laptop.contests.transfers)
    first = read(part.bodies[0].encode())[0]
    long = write([replace(first, what=replace(first.what, title="x" * 301))]).decode().strip()
    late, early, author = (
        write([replace(first, **change)]).decode().strip()
        for change in ({"at": log_parts.LATEST + 1}, {"at": -1}, {"author": "x" * 65})
    )
    wrong = {
        "late": replace(part, bodies=(late, *part.bodies[1:])),
        "early": replace(part, bodies=(early, *part.bodies[1:])),
        "author": replace(part, bodies=(author, *part.bodies[1:])),
        "id": replace(part, contest="x"),
        "home": replace(part, home="../../etc/passwd"),
        "day": replace(part, day="2026-02-30"),
        "far": replace(part, day="9999-01-01"),
        "place": replace(part, place="x" * 81),
        "created": replace(part, created=-1),
        "spelling": replace(part, bodies=(part.bodies[0] + " ", *part.bodies[1:])),
        "two in one": replace(part, bodies=("\n".join(part.bodies[:2]),)),
        "no entry": replace(part, bodies=("[]",)),
        "deep": replace(part, bodies=("[" * 5_000,)),
        "title": replace(part, bodies=(long,)),
        "nothing": replace(part, bodies=()),
        "many": replace(part, bodies=part.bodies * 200),
        "players": replace(part, names={"x" * 50: "Name"}),
    }
    for name, bad in wrong.items():
        with pytest.raises((BadPart, EventRefused)):
            take(ANNA, come(ANNA), bad)
            pytest.fail(name)
    with pytest.raises(LogGap):
        take(ANNA, come(ANNA), replace(part, after=1, bodies=part.bodies[1:]))
    assert server.contests.rows.made_at(contest) is None
    take(ANNA, come(ANNA), part)
    with pytest.raises(NotYourEvent):
        take(BO, come(BO), part)
    with pytest.raises(LogsFork):
        take(ANNA, come(ANNA), replace(part, before="0" * 64))
