"""A phone's socket: what it is shown, what is acknowledged, what is refused."""

import asyncio
import json
import re
from contextlib import contextmanager
from types import SimpleNamespace as Some
from typing import Annotated

import pytest
from pydantic import Field, TypeAdapter
from starlette.websockets import WebSocketDisconnect, WebSocketState

from stafla.club.pastimes.log import PastimeLog
from stafla.club.refusal import BrokenLog
from stafla.rules.duplicate import acts
from stafla.store import PastimeStore, SlipStore
from stafla.web.duplicate import hall, socket
from stafla.web.duplicate.hall import Halls
from stafla.web.wire.duplicate import Answer
from tests import aside
from tests.web.duplicate.test_pages import another, begin, form_of, join_in, plays, state_of

# nothing else is ever said to a phone
ANSWERS = TypeAdapter(Annotated[Answer, Field(discriminator="kind")])


class Phone:
    def __init__(self, wire) -> None:
        self.wire = wire

    def say(self, **frame):
        self.wire.send_text(json.dumps(frame))

    def hear(self):
        text = self.wire.receive_text()
        ANSWERS.validate_json(text)
        return json.loads(text)

    def slip(self, state, play, reference="one", round_number=None, **more):
        where = form_of(state, play)
        self.say(
            kind="slip",
            reference=reference,
            round=round_number or state.round_number,
            **where,
            **more,
        )
        return self.hear()


@contextmanager
def connection(client, page, language="en"):
    headers = {"accept-language": language}
    with client.websocket_connect(f"{page}/socket", headers=headers) as wire:
        yield Phone(wire)


@pytest.fixture
def path(client):
    return begin(client, rounds="2")


@pytest.fixture
def page(client, path):
    return join_in(another(client), path)


def rows(house, path, round_number=1):
    return SlipStore(house.database).of_round(path.split("/")[2], round_number)


def test_a_phone_is_told_when_a_round_opens_and_how_it_ended(client, house, path, page):
    with connection(client, page) as phone, connection(client, page, "pl") as other:
        first = phone.hear()
        assert (first["kind"], first["parts"]["slip"], first["left"]) == ("parts", "", 0)
        other.hear()
        client.post(path, data={"act": "announce"})
        state = state_of(house, path)
        for one, title in ((phone, "Round 1"), (other, "Runda 1")):
            opened = one.hear()
            assert opened["number"] == state.number > first["number"]
            assert title in opened["parts"]["status"]
            assert 'data-slip="1"' in opened["parts"]["slip"]
            assert 0 < opened["left"] <= 180_000
            assert f'data-milliseconds-left="{opened["left"]}"' in opened["parts"]["clock"]
            minutes, seconds = divmod(-(-opened["left"] // 1000), 60)
            assert f">{minutes}:{seconds:02d}<" in opened["parts"]["clock"], "begun seconds count"
        best = plays(state)[0]
        kept = phone.slip(state, best, claimed=best.score)
        assert (kept["kind"], kept["late"], kept["points"]) == ("kept", False, best.score)
        client.post(path, data={"act": "collect"})
        closed = phone.hear()
        assert f"for {best.score}" in closed["parts"]["scored"]
        assert "<b>Place 1 of 1</b>" in closed["parts"]["mine"]
        assert "data-slip" not in closed["parts"]["slip"]
        client.post(path, data={"act": "announce"})
        # what became of the last slip is told between rounds alone
        assert phone.hear()["parts"]["scored"] == ""
    assert rows(house, path)[0].claimed == best.score


def test_the_page_shows_what_the_socket_tells(client, house, path, page):
    """What a page loaded anew says is what stood there before: nothing flickers."""
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    client.post(page, data=form_of(state, plays(state)[0]))
    with connection(client, page) as phone:
        told = phone.hear()["parts"]
    shown = client.get(page, headers={"accept-language": "en"}).text
    for name in ("status", "own", "slip", "mine", "scored", "table"):
        part = re.search(rf'data-part="{name}"[^>]*>(.*?)</div>\s*(?:<div|</div|<p)', shown, re.S)
        assert part[1].split() == told[name].split(), name
    assert json.loads(re.search(r'id="slip-board">(.*?)</script>', told["board"])[1])["rack"]


def test_a_slip_sent_again_on_another_line_is_the_same_slip(client, house, path, page):
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    best, other = plays(state)[:2]
    with connection(client, page) as phone:
        phone.hear()
        first = phone.slip(state, best, "a")
        phone.slip(state, other, "b")
    with connection(client, page) as phone:
        own = phone.hear()["parts"]["own"]
        assert f"for {other.score}" in own
        assert phone.slip(state, best, "a") == first
    assert [row.idempotency_key for row in rows(house, path)] == ["a", "b"]


def test_a_late_slip_is_acknowledged_as_late(client, house, path, page, monkeypatch):
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    monkeypatch.setattr(house.tables, "now", lambda: state.deadline + 1)
    with connection(client, page) as phone:
        phone.hear()
        kept = phone.slip(state, plays(state)[0])
    assert (kept["kind"], kept["late"], kept["at"]) == ("kept", True, state.deadline + 1)
    assert [(row.late, row.at) for row in rows(house, path)] == [(True, state.deadline + 1)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        '{"kind": "slip"}',
        '{"kind": "fly"}',
        '{"kind": "ping", "more": 1}',
        '{"kind": "slip", "reference": "a b", "round": 1, "position": "H8", "word": "AB"}',
        '{"kind": "slip", "reference": "a", "round": 0, "position": "H8", "word": "AB"}',
        '{"kind": "slip", "reference": "a", "round": 1, "position": "H8", "word": 5}',
        '{"kind": "ping"}' + " " * 5000,
        "[" * 4000,
    ],
)
def test_what_cannot_be_read_is_refused_and_the_line_stays(client, house, path, page, text):
    with connection(client, page) as phone:
        phone.hear()
        phone.wire.send_text(text)
        refused = phone.hear()
        assert (refused["kind"], refused["refused"]["code"]) == ("refused", "bad-request")
        phone.say(kind="ping")
        assert phone.hear() == {"kind": "beat"}
        phone.wire.send_bytes(b"x")
        assert phone.hear()["refused"]["code"] == "bad-request"
    assert rows(house, path) == ()


def test_what_cannot_be_laid_is_refused_with_its_reason(client, house, path, page):
    with connection(client, page, "sv") as phone:
        phone.hear()
        phone.say(kind="slip", reference="a", round=1, position="H8", word="AB")
        early = phone.hear()
        assert (early["reference"], early["refused"]["code"]) == ("a", "duplicate-no-round")
        client.post(path, data={"act": "announce"})
        phone.hear()
        phone.say(kind="slip", reference="b", round=1, position="Z9", word="AB")
        assert phone.hear()["refused"]["code"] == "bad-play"
        phone.say(kind="slip", reference="c", round=1, position="A1", word="AÐ")
        assert phone.hear()["reference"] == "c"
    assert rows(house, path) == ()


def test_nobody_connects_for_another_or_to_what_is_not_there(client, path, page):
    other = begin(client)
    for wrong in (f"{path}/player/{'x' * 22}", page.replace(path, other), page[:-1]):
        with connection(client, wrong) as phone:
            assert phone.hear()["refused"]["code"] == "no-such-pastime"
            with pytest.raises(WebSocketDisconnect) as ended:
                phone.wire.receive_text()
        assert ended.value.code == socket.NOT_FOUND


def test_as_many_lines_as_a_hall_has_and_no_more(client, path, page, monkeypatch):
    monkeypatch.setattr(socket, "MOST_PHONES", 2)
    with connection(client, page) as one, connection(client, page) as two:
        assert one.hear()["kind"] == two.hear()["kind"] == "parts"
        with connection(client, page) as third:
            assert third.hear()["refused"]["code"] == "busy"
            with pytest.raises(WebSocketDisconnect) as ended:
                third.wire.receive_text()
        assert ended.value.code == socket.TRY_AGAIN_LATER
    with connection(client, page) as one:
        assert one.hear()["kind"] == "parts"


def test_no_player_s_phones_keep_another_player_out(client, path, page, monkeypatch):
    """With the links of a few players all places were taken, and the others wrote no slip."""
    monkeypatch.setattr(socket, "MOST_PHONES", 2)
    other = join_in(another(client), path, "Bo")
    with connection(client, page) as one, connection(client, page) as two:
        assert one.hear()["kind"] == two.hear()["kind"] == "parts"
        with connection(client, other) as late:
            assert late.hear()["kind"] == "parts"
            with connection(client, other) as twice:
                assert twice.hear()["refused"]["code"] == "busy"
        with connection(client, other) as again:
            assert again.hear()["kind"] == "parts"


def test_a_flood_of_slips_is_slowed_down_kept_to_a_few_rows_and_cut_off(client, house, path, page):
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    found = [form_of(state, play) for play in plays(state)[:40]]
    with connection(client, page) as phone:
        phone.hear()
        with pytest.raises(WebSocketDisconnect) as ended:
            for number in range(1_000):
                where = found[number % len(found)]
                phone.say(kind="slip", reference=f"r{number}", round=1, **where)
                answer = phone.hear()
                assert answer["kind"] == "kept" or answer["refused"]["code"] in (
                    "too-fast",
                    "duplicate-too-many-slips",
                )
    assert ended.value.code == socket.POLICY
    assert number <= socket.FRAMES_AT_ONCE + socket.MOST_IGNORED + 60
    assert 0 < len(rows(house, path)) <= 30


def test_a_round_that_ends_by_itself_tells_everybody_the_top(client, house):
    path = begin(client, seconds="1", automatic="yes", rounds="1")
    page = join_in(another(client), path)
    with connection(client, page) as phone:
        phone.hear()
        client.post(path, data={"act": "announce"})
        phone.hear()
        state = state_of(house, path)
        best = plays(state)[0]
        assert phone.slip(state, best)["late"] is False
        ended = phone.hear()
    assert f"for {best.score}" in ended["parts"]["scored"]
    assert state_of(house, path).ended == "rounds"


def test_who_joined_during_a_round_is_shown_no_form_whoever_was_shown_one(client, path, page):
    client.post(path, data={"act": "announce"})
    late = join_in(another(client), path, "Bo")
    # what all are shown alike is made once for those who write, and once for the others
    for order in ((page, late), (late, page)):
        with connection(client, order[0]) as one, connection(client, order[1]) as other:
            shown = dict(zip(order, (one.hear()["parts"], other.hear()["parts"]), strict=True))
        assert 'data-slip="1"' in shown[page]["slip"]
        assert 'id="slip-board"' in shown[page]["board"]
        assert shown[late]["slip"] == ""
        assert 'id="slip-board"' not in shown[late]["board"]


def test_nothing_is_left_of_a_hall_when_the_last_phone_has_gone(house, path):
    pastime = path.split("/")[2]

    async def come_and_go():
        halls, phones = Halls(house), [hall.Phone(1, "en"), hall.Phone(1, "is")]
        before = len(asyncio.all_tasks())
        for one in phones:
            halls.enter(pastime, one)
        await asyncio.sleep(0)
        counts = [(halls.count(pastime), house.news.count(pastime))]
        for one in phones:
            halls.leave(pastime, one)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            counts.append((halls.count(pastime), house.news.count(pastime)))
        return counts, len(asyncio.all_tasks()) - before

    assert aside.run(come_and_go()) == ([(2, 1), (1, 1), (0, 0)], 0)


async def first_shown(house, pastime, meanwhile):
    """The number that the one phone in a hall is shown when news has come."""
    halls, phone = Halls(house), hall.Phone(1, "en")
    room = halls.enter(pastime, phone)
    await room.look()
    await meanwhile(room)
    house.news.tell(pastime)
    try:
        await asyncio.wait_for(phone.ready.wait(), 10)
    finally:
        halls.leave(pastime, phone)
    return phone.waiting.state.number


def happen(house, pastime):
    """The next rack is announced, and nobody has heard of it yet."""
    log = PastimeLog(PastimeStore(house.database), house.tables)
    log.change(pastime, lambda played: acts.announce(played.state, 1))


def test_a_newcomer_s_look_takes_nothing_from_the_others(house, path, page):
    pastime = path.split("/")[2]

    async def meanwhile(room):
        happen(house, pastime)
        await room.look()

    shown = aside.run(first_shown(house, pastime, meanwhile))
    assert shown == state_of(house, path).number
    assert state_of(house, path).open is not None


def test_a_hall_that_could_not_be_looked_at_is_looked_at_again(
    house, path, page, monkeypatch, caplog
):
    pastime = path.split("/")[2]
    usual, fails = hall.Hall.look, [OSError("the database restarts"), BrokenLog()]

    async def look(room):
        if fails:
            raise fails.pop()
        return await usual(room)

    async def meanwhile(_room):
        monkeypatch.setattr(hall.Hall, "look", look)

    pauses, sleep = [], asyncio.sleep

    async def pause(seconds, *given):
        if seconds:
            pauses.append(seconds)
        await sleep(seconds, *given)

    happen(house, pastime)
    monkeypatch.setattr(hall, "FIRST_RETRY_SECONDS", 0.001)
    monkeypatch.setattr(hall.asyncio, "sleep", pause)
    shown = aside.run(first_shown(house, pastime, meanwhile))
    assert shown == state_of(house, path).number
    assert caplog.text.count("is looked at again") == 2
    # at once at first, and then less and less often
    assert pauses[:2] == [0.001, 0.002]


def test_who_leaves_a_hall_that_was_closed_meanwhile_leaves_nothing(house):
    halls = Halls(house)
    halls.leave("nowhere", hall.Phone(1, "en"))
    assert halls.count("nowhere") == 0


@contextmanager
def shown_to(house, pastime):
    """A phone in a hall, and the numbers of all that it is shown; within a loop."""
    halls, phone, numbers = Halls(house), hall.Phone(1, "en"), []

    def show(snapshot):
        numbers.append(snapshot.state.number)
        phone.ready.set()

    phone.show = show
    halls.enter(pastime, phone)
    try:
        yield phone, numbers
    finally:
        halls.leave(pastime, phone)


async def until_shown(house, pastime, phone, numbers):
    """Until the phone was shown the game as it stands."""
    latest = house.duplicates.get(pastime)[1].number
    while not numbers or numbers[-1] < latest:
        await asyncio.wait_for(phone.ready.wait(), 10)
        phone.ready.clear()


async def penalties(house, pastime, count):
    """Warnings, told as by the caller's page; the loop goes on after each."""
    log = PastimeLog(PastimeStore(house.database), house.tables)
    for _ in range(count):
        await asyncio.to_thread(
            log.change, pastime, lambda played: [acts.warn(played.state, 1)], pastime
        )


def test_penalties_without_end_are_gathered_and_a_round_waits_for_none(
    house, path, page, monkeypatch
):
    pastime = path.split("/")[2]
    monkeypatch.setattr(hall, "REST_SECONDS", 3_600.0, raising=False)

    async def flood():
        with shown_to(house, pastime) as (phone, numbers):
            await penalties(house, pastime, 40)
            log = PastimeLog(PastimeStore(house.database), house.tables)
            await asyncio.to_thread(
                log.change, pastime, lambda played: acts.announce(played.state, 1), pastime
            )
            await until_shown(house, pastime, phone, numbers)
            return numbers

    # the first of a hall, the first after which it rests, and the round
    assert len(aside.run(flood())) <= 3
    assert state_of(house, path).open is not None


def test_of_what_was_gathered_the_last_is_shown_without_more_news(house, path, page, monkeypatch):
    pastime = path.split("/")[2]
    monkeypatch.setattr(hall, "REST_SECONDS", 0.05, raising=False)

    async def flood():
        with shown_to(house, pastime) as (phone, numbers):
            await penalties(house, pastime, 20)
            await until_shown(house, pastime, phone, numbers)

    aside.run(flood())


def test_a_warning_in_the_round_leaves_what_a_phone_that_came_back_says_of_its_slip(
    client, house, path, page
):
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    best = plays(state)[0]
    with connection(client, page) as phone:
        assert "no slip" in phone.hear()["parts"]["own"]
        phone.slip(state, best)
    with connection(client, page) as phone:
        assert f"for {best.score}" in phone.hear()["parts"]["own"]
        client.post(path, data={"act": "warn", "player": "1"})
        warned = phone.hear()
        assert warned["number"] > state.number
        assert "own" not in warned["parts"]
        client.post(path, data={"act": "collect"})
        assert phone.hear()["parts"]["own"] == ""
        client.post(path, data={"act": "announce"})
        assert "no slip" in phone.hear()["parts"]["own"]


def test_what_is_said_of_no_slip_is_another_thing_in_every_round(client, house, path, page):
    """A phone leaves what it was told last: a slip that it put there may be of the last round."""
    said = []
    with connection(client, page) as phone:
        phone.hear()
        for over in "01":
            client.post(path, data={"act": "announce"})
            said.append(phone.hear()["parts"]["own"])
            client.post(path, data={"act": "early", "sure": over})
            phone.hear()
    assert all("no slip" in own for own in said)
    assert said[0] != said[1]


def test_what_comes_while_a_phone_connects_is_shown_after_what_it_came_to(house, path, page):
    pastime, heard = path.split("/")[2], []
    before = state_of(house, path).number

    class There(Hung):
        application_state = WebSocketState.CONNECTED

        async def send_text(self, text):
            heard.append(json.loads(text)["number"])

        async def receive(self):
            while len(heard) < 2:
                await asyncio.sleep(0)
            return await super().receive()

    async def come():
        halls, phone = Halls(house), hall.Phone(1, "en")
        room = halls.enter(pastime, phone)
        line = socket.PhoneSocket(There(house), room, phone, pastime)
        usual = line._own_text

        async def own_text(*told):
            happen(house, pastime)
            newer = await room.look()
            phone.show(newer)
            # whoever shows what waits has had time to
            for _ in range(100):
                await asyncio.sleep(0)
            return await usual(*told)

        line._own_text = own_text
        await asyncio.wait_for(line.run(), 10)
        halls.leave(pastime, phone)

    aside.run(come())
    assert heard == [before, state_of(house, path).number]


class Hung:
    """The socket of a phone that has hung up."""

    application_state = None

    def __init__(self, house):
        self.app = Some(state=Some(services=house))

    async def receive(self):
        return {"type": "websocket.disconnect"}


def test_a_line_that_has_ended_leaves_no_task(house, path):
    async def come_and_go():
        async def look():
            return Some(frame=lambda *_told: "{}", state=state_of(house, path))

        room, phone = Some(look=look, snapshot=None), hall.Phone(1, "en")
        phone_socket = socket.PhoneSocket(Hung(house), room, phone, path.split("/")[2])
        before = asyncio.all_tasks()
        _, going = await asyncio.wait({asyncio.ensure_future(phone_socket.run())}, timeout=10)
        return going, asyncio.all_tasks() - before

    assert aside.run(come_and_go()) == (set(), set())
