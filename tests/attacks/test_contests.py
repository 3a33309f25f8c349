"""What a stranger may do to a tournament: fill it, speak for others, guess links, flood."""

import asyncio
import json
import lzma
import re
import threading
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partialmethod

import pytest
from httpx2 import ASGITransport, AsyncClient
from starlette.testclient import TestClient

from stafla.club.contests import pairing
from stafla.club.contests.keys import event_id
from stafla.contest.event import Entry, Grouped, Registered, Slipped, write
from stafla.contest.pairing import pair
from stafla.paper import Cell, Column, Leaf, PaperTooLong, Sheet, Table, printer
from stafla.paper.sheet import MOST_ROWS
from stafla.web import create_app
from stafla.web.contests import paper, ratings
from stafla.web.middleware.rate_limit import Rate, RateLimit
from tests.attacks.conftest import enter

PLAN = {"title": "Haustmót", "day": "2026-11-28", "rules": "is", "rounds": "3", "free": "yes"}
PLAYERS = "Anna\nBo\nCilla\n"


@pytest.fixture
def event(client):
    """Anna's tournament, open to everybody; then nobody is signed in."""
    enter(client, "Anna")
    where = client.post("/events", data=PLAN).headers["location"].removesuffix("/desk")
    answer = client.post(f"{where}/desk", data={"act": "list", "division": "A", "players": PLAYERS})
    assert answer.status_code == 303
    return where


def made_up(text, contest, key):
    """A file of an event under another id, which follows from a key of one's own."""
    own = re.search(rb'"key":"([\w-]{22})"', text)[1]
    return text.replace(contest, event_id(key).encode()).replace(own, key.encode())


def keep(house, event):
    return house.contests.get(event.rpartition("/")[2])


def begin(client, event, *more):
    """Everybody is here, and the first round is played."""
    desk = f"{event}/desk"
    client.post(desk, data={"act": "on", "phase": "registration", "to": "check-in"})
    page = client.get(desk).text
    for player in set(re.findall(r'name="player" value="([\w-]{22})">[^<✓]', page)):
        client.post(desk, data={"act": "here", "player": player})
    assert client.post(desk, data={"act": "pair"}).status_code == 303
    digest = re.findall(r'name="digest" value="(\w+)"', client.get(desk).text)
    assert client.post(desk, data={"act": "publish", "digest": digest}).status_code == 303
    client.post(desk, data={"act": "on", "phase": "published", "to": "playing"})


@pytest.mark.ci
def test_who_registers_without_end_is_stopped_soon(client, house, event):
    answers = []
    for account in range(3):
        client.cookies.clear()
        enter(client, f"Eve {'abc'[account]}")
        for number in range(100):
            answers.append(client.post(f"{event}/join", data={"name": f"Eve {number}"}).status_code)
            client.post(f"{event}/leave")
    assert answers.count(303) == 9
    assert set(answers) == {303, 429}
    assert len(keep(house, event).event.people) == 3
    assert keep(house, event).event.entries < 40


@pytest.mark.ci
def test_from_one_address_only_so_many_register(client, house, event):
    answers = []
    for number in range(90):
        client.cookies.clear()
        name = "Eve " + "".join("abcdefghij"[int(digit)] for digit in f"{number:02}")
        enter(client, name)
        answers.append(client.post(f"{event}/join", data={"name": name}).status_code)
    assert answers == [303] * 80 + [429] * 10


def test_a_player_speaks_for_nobody_else(client, house, event):
    client.cookies.clear()
    enter(client, "Eve")
    assert client.post(f"{event}/join", data={"name": "Eve"}).status_code == 303
    eve = dict(client.cookies)
    client.cookies.clear()
    enter(client, "Anna", "/sign-in")
    begin(client, event)
    client.cookies.clear()
    client.cookies.update(eve)
    before = keep(house, event)
    me = next(one.id for one in before.event.people.values() if one.name == "Eve")
    other = next(one for one in before.seated["A", 1] if me not in one)
    forged = {"round": "1", "own": "900", "against": "0", "player": other[0], "author": other[0]}
    assert client.post(f"{event}/mine", data=forged).status_code == 303
    entries = keep(house, event).entries[len(before.entries) :]
    assert [(one.author, one.what.player) for one in entries] == [(me, me)]
    # nor by the desk, whatever is asked there
    for act in ("enter", "pair", "publish", "register", "appoint", "links", "on", "withdraw"):
        answer = client.post(f"{event}/desk", data={"act": act, "player": other[0]} | forged)
        assert answer.status_code == 403, act
    # and without end not for oneself either
    for points in range(200):
        said = {"round": "1", "own": str(400 + points), "against": "0"}
        client.post(f"{event}/mine", data=said)
    slips = [one for one in keep(house, event).entries if isinstance(one.what, Slipped)]
    assert len(slips) == 6


def test_a_link_is_not_guessed_from_others(client, house, event):
    begin(client, event)
    page = client.post(f"{event}/desk", data={"act": "links"}).text
    known = sorted(set(re.findall(r"/phone/([\w-]{22})", page)))
    assert len(known) == 3
    client.cookies.clear()
    before = keep(house, event).entries
    for secret in known:
        for guess in (secret[::-1], secret[1:] + secret[0], secret[:-1], secret.swapcase()):
            said = {"round": "1", "own": "400", "against": "300"}
            answer = client.post(f"{event}/phone/{guess}", data=said)
            assert answer.status_code == 404
    assert keep(house, event).entries == before


def test_a_volunteer_s_link_is_not_guessed_and_fills_no_log(client, house, event):
    begin(client, event)
    given = {"act": "steward", "name": "Gun", "office": "results"}
    page = client.post(f"{event}/desk", data=given).text
    secret = re.search(r"/steward/([\w-]{22})<", page)[1]
    client.cookies.clear()
    before = keep(house, event).entries
    said = {"round": "1", "table": "1", "own": "400", "against": "300"}
    guesses = (secret[::-1], secret[1:] + secret[0], secret[:-1], secret.swapcase(), "x" * 22)
    for guess in guesses:
        for path in ("", "/words"):
            answer = client.post(f"{event}/steward/{guess}{path}", data=said | {"by": "first"})
            assert answer.status_code == 404
    assert keep(house, event).entries == before
    # nor does whoever holds it go on without end
    where, answers = f"{event}/steward/{secret}", []
    for _ in range(60):
        answers.append(client.post(where, data=said).status_code)
        answers.append(client.post(where, data=said | {"act": "undo"}).status_code)
    assert set(answers) == {303, 200, 422}
    assert len(keep(house, event).entries) == len(before) + 43
    # and whoever runs the event ends it
    enter(client, "Anna", "/sign-in")
    client.post(f"{event}/desk", data={"act": "end-steward", "player": "1"})
    client.cookies.clear()
    assert client.post(where, data=said).status_code == 404


def test_no_page_that_strangers_see_holds_a_link(client, event):
    begin(client, event)
    page = client.post(f"{event}/desk", data={"act": "links"}).text
    secrets = set(re.findall(r"/phone/([\w-]{22})", page))
    client.cookies.clear()
    for path in ("", "/wall", "/paper/slips", "/paper/by-name", "/files/json", "/files/csv"):
        text = client.get(event + path).text
        assert not any(secret in text for secret in secrets), path


def test_a_file_that_no_house_wrote_is_refused_and_keeps_nothing(client, house, event):
    where = f"{event}/desk/file"
    whole = client.get(where).content
    text = lzma.decompress(whole)
    client.cookies.clear()
    assert client.get(where, follow_redirects=False).status_code in (401, 303)
    enter(client, "Eve")
    assert client.get(where).status_code == 403
    huge = [{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 29}]
    contest = event.rpartition("/")[2].encode()
    forged = {
        "no file": b"stafla",
        "cut": whole[:-20],
        "more after it": whole + b"x",
        "larger than a request": bytes(60_001),
        "a page that unfolds to 200 MB": lzma.compress(bytes(200_000_000), preset=0),
        "memory": lzma.compress(text, filters=huge),
        "other header": lzma.compress(text.replace(b"event", b"game", 1)),
        "not ours": lzma.compress(text.replace(b'"after":0', b'"after":[0]')),
        "two events": lzma.compress(text + text[text.index(b"\n") :].replace(contest, b"F" * 22)),
        "parts without end": lzma.compress(text + b"\n{}" * 600),
        "nothing": lzma.compress(text[: text.index(b"\n")]),
    }
    # an event that was made up, whose next entry no page could be made of
    first = json.loads(text.partition(b"\n")[2]) | {"contest": event_id("G" * 22), "key": "G" * 22}
    number, player = len(first["bodies"]) + 1, "p" * 22
    joined = write([Entry(number, "x", 1, Registered(player, "A", ""))]).decode().strip()
    grouped = Entry(number + 1, "x", 1, Grouped(player, tuple(f"{n:x}" for n in range(100_000))))
    for name, bodies in {
        "groups without end": [joined, write([grouped]).decode().strip()],
        "seven groups": [
            joined,
            write([replace(grouped, what=Grouped(player, tuple("abcdefg")))]).decode().strip(),
        ],
        "half a sign": [joined.replace('"reason":""', '"reason":"\\ud800"')],
        "a rating that no page holds": [joined.replace('"rating":null', f'"rating":1{"0" * 400}')],
    }.items():
        part = first | {"bodies": [*first["bodies"], *bodies]}
        told = json.dumps(part, separators=(",", ":")).encode()
        forged[name] = lzma.compress(text.partition(b"\n")[0] + b"\n" + told)
    before = house.contests.list_events()
    for name, data in forged.items():
        answer = client.post("/events/brought", files={"file": ("cup.xz", data)})
        assert answer.status_code in (413, 422), name
    # the event of somebody else, as it is, and one more for everybody's list
    assert client.post("/events/brought", files={"file": ("cup.xz", whole)}).status_code == 403
    assert house.contests.list_events() == before
    another = lzma.compress(made_up(text, contest, "F" * 22))
    for _ in range(3):
        answer = client.post("/events/brought", files={"file": ("cup.xz", another)})
        assert answer.status_code == 303
    assert len(house.contests.list_events()) == len(before) + 1
    # the same with six groups and no half sign is one
    six = write([replace(grouped, what=Grouped(player, tuple("abcdef")))]).decode().strip()
    told = json.dumps(first | {"bodies": [*first["bodies"], joined, six]}).encode()
    data = lzma.compress(text.partition(b"\n")[0] + b"\n" + told)
    assert client.post("/events/brought", files={"file": ("cup.xz", data)}).status_code == 303
    # an event without a division has no ratings, and says so
    keyed = {"contest": event_id("H" * 22), "key": "H" * 22}
    alone = first | keyed | {"bodies": first["bodies"][:1]}
    told = json.dumps(alone, separators=(",", ":")).encode()
    data = lzma.compress(text.partition(b"\n")[0] + b"\n" + told)
    assert client.post("/events/brought", files={"file": ("cup.xz", data)}).status_code == 303
    assert client.get(f"/events/{keyed['contest']}/ratings").status_code == 422


def test_whoever_announces_many_events_for_a_late_day_hides_nobody_else_s(client, house, event):
    """Seven addresses filled the list of 200, which has the latest day first."""
    later = datetime.fromtimestamp(house.tables.now() / 1000, UTC) + timedelta(days=900)
    eve = TestClient(client.app, client=("203.0.113.66", 1), follow_redirects=False)
    enter(eve, "Eve")
    for number in range(8):
        told = PLAN | {"title": f"Cup {number}", "day": f"{later:%Y-%m-%d}"}
        assert eve.post("/events", data=told).status_code == 303
    listed = [one.title for one in house.contests.list_events(5)]
    assert listed == ["Cup 7", "Cup 6", "Cup 5", "Cup 4", PLAN["title"]]
    assert len(house.contests.list_events()) == 9


def test_events_that_are_closed_when_they_are_brought_fill_no_list(client, house, event):
    begin(client, event)
    desk = f"{event}/desk"
    said = {"round": "1", "table": "1", "own": "400", "against": "300"}
    assert client.post(desk, data={"act": "enter"} | said).status_code == 303
    over = {"act": "on", "phase": "entering", "to": "closed"}
    assert client.post(desk, data=over).status_code == 303
    text = lzma.decompress(client.get(f"{desk}/file").content)
    yesterday = datetime.fromtimestamp(house.tables.now() / 1000, UTC) - timedelta(days=1)
    told = PLAN | {"day": f"{yesterday:%Y-%m-%d}"}
    open_one = client.post("/events", data=told).headers["location"]
    client.cookies.clear()
    enter(client, "Eve")
    contest, answers = event.rpartition("/")[2].encode(), []
    for letter in "ABCDEFGHIJKLM":
        another = lzma.compress(made_up(text, contest, letter * 22))
        answer = client.post("/events/brought", files={"file": ("cup.xz", another)})
        answers.append(answer.status_code)
    assert answers == [303] * 10 + [429] * 3
    # nor does what is closed come before what is not, whatever day it names
    first = house.contests.list_events()[0]
    assert f"/events/{first.id}/desk" == open_one


def test_a_flood_at_the_judge_s_desk_is_bounded_and_teaches_no_word(client, house, event):
    begin(client, event)
    where = f"{event}/judge"
    edition, words = house.word_desk.lists()[0]
    chosen = {"act": "list", "list": f"{edition.id}/{words.fingerprint}"}
    assert client.post(where, data=chosen).status_code == 303
    kept = keep(house, event)
    client.post(f"{event}/desk", data={"act": "appoint", "name": "Anna", "office": "helper"})

    def send(act, **more):
        told = {"act": act, "table": "1", "round": "1", "by": "first", "words": "ab"} | more
        return client.post(where, data=told)

    # to ask writes nothing, however often, and the page says nothing of the words
    pages = {re.sub("<li>.*?</li>|value=.*?>", "", send("ask", words=one).text) for one in "ab" * 9}
    assert len(pages) == 1
    assert keep(house, event).entries == kept.entries
    for odd in ("x" * 31, "a " * 9, " ", "\0", "a" * 60_000, "<b>", "ab\u202e"):
        assert send("judge", words=odd).status_code in (413, 422), odd[:40]
    assert keep(house, event).entries == kept.entries
    answers = [send("judge", words=f"a{'ab'[n % 2]}").status_code for n in range(60)]
    assert answers == [303] * 40 + [422] * 20
    grown = keep(house, event).entries[len(kept.entries) :]
    assert len(grown) == 40
    assert {one.author for one in grown} == {house.accounts.by_name("Anna").id}
    # of appeals each verdict takes one
    first = f"{where}/{grown[0].number}"
    told = [client.post(first, data={"act": "appeal", "about": "x"}).status_code for _ in range(9)]
    assert len(keep(house, event).entries) == len(kept.entries) + 41
    assert told.count(303) == 1
    # and without an office there is no desk
    client.cookies.clear()
    enter(client, "Eve")
    assert {send(act).status_code for act in ("ask", "judge", "list")} == {403}
    assert client.get(where).status_code == 403


def ready(client, name, players):
    """The desk of somebody's tournament, where everybody is here."""
    enter(client, name)
    desk = client.post("/events", data=PLAN | {"title": name}).headers["location"]
    client.post(desk, data={"act": "list", "division": "A", "players": players})
    client.post(desk, data={"act": "on", "phase": "registration", "to": "check-in"})
    assert client.post(desk, data={"act": "all"}).status_code == 303
    return desk


def test_who_pairs_a_large_field_again_and_again_keeps_nobody_waiting(client, monkeypatch):
    begun, over, said = threading.Semaphore(0), threading.Event(), []

    def hold(request):
        begun.release()
        assert over.wait(60)
        return pair(request)

    monkeypatch.setattr(pairing, "FEW", 4)
    monkeypatch.setattr(pairing, "_pair_apart", hold)
    other = TestClient(client.app, follow_redirects=False)
    large = ready(client, "Eve", "\n".join(f"P{number}" for number in range(8)))
    small = ready(other, "Anna", PLAYERS)

    def ask():
        said.append(client.post(large, data={"act": "pair"}).status_code)

    first = threading.Thread(target=ask)
    first.start()
    assert begun.acquire(timeout=60)
    again = TestClient(client.app, follow_redirects=False, cookies=client.cookies)
    answers = [again.post(large, data={"act": "pair"}).status_code for _ in range(20)]
    assert set(answers) == {503}
    assert other.post(small, data={"act": "pair"}).status_code == 303
    digest = re.findall(r'name="digest" value="(\w+)"', other.get(small).text)
    assert other.post(small, data={"act": "publish", "digest": digest}).status_code == 303
    event = small.removesuffix("/desk")
    other.cookies.clear()
    assert other.get(f"{event}/pairing").status_code == 200
    over.set()
    first.join()
    assert said == [303]


def test_pdf_asked_for_without_end_meets_a_bound_and_is_made_one_at_a_time(
    house, event, monkeypatch
):
    under_way, most = [], []

    def slow(sheet):
        under_way.append(sheet)
        most.append(len(under_way))
        time.sleep(0.02)
        under_way.pop()
        return b"%PDF-"

    monkeypatch.setattr(paper, "make_pdf", slow)
    # nothing comes back meanwhile, however slow the machine is
    stopped = partialmethod(RateLimit.__init__, now=lambda: 0.0)
    monkeypatch.setattr(RateLimit, "__init__", stopped)
    sheets = ("cards", "wall-chart", "certificates", "badges")

    async def ask():
        transport = ASGITransport(app=create_app(house))
        async with AsyncClient(transport=transport, base_url="http://testserver") as client:
            paths = [f"{event}/paper/{sheets[number % 4]}.pdf" for number in range(120)]
            return [one.status_code for one in await asyncio.gather(*map(client.get, paths))]

    answers = asyncio.run(ask())
    assert set(answers) == {200, 429}
    assert answers.count(200) == 40
    assert max(most) == 1


@pytest.mark.parametrize("kind", ["tournament", "duplicate"])
def test_pages_of_large_sheets_asked_for_without_end_meet_a_bound(
    client, house, event, monkeypatch, kind
):
    """A card for each of 1,000 players took two seconds each time, and nothing was counted."""
    path = f"{event}/paper/cards"
    if kind == "duplicate":
        where = client.post("/duplicate", data={"profile": "is"}).headers["location"]
        path = f"{where}/paper/duplicate-slips"
    few = house.limits.model_copy(update={"dear": {"sheets": Rate(each_second=0, most=5)}})
    app = create_app(replace(house, limits=few))
    eve, anna = (TestClient(app, client=(f"203.0.113.{end}", 1)) for end in (66, 67))
    # what is no larger than a sheet is for a hundred players costs nothing
    assert [eve.get(path).status_code for _ in range(9)] == [200] * 9
    monkeypatch.setattr(Sheet, "thousands", 2)
    answers = [eve.get(path) for _ in range(4)]
    assert [one.status_code for one in answers] == [200, 200, 429, 429]
    assert answers[-1].headers["retry-after"] == "3600"
    # and what costs more than can be saved up is made when all of that is there
    monkeypatch.setattr(Sheet, "thousands", 9)
    assert [anna.get(path).status_code for _ in range(2)] == [200, 429]


def test_ratings_of_a_large_event_asked_for_without_end_meet_a_bound(
    client, house, event, monkeypatch
):
    """Those of 2,000 players took a tenth of a second each time, and nothing was counted."""
    begin(client, event)
    said = {"round": "1", "table": "1", "own": "400", "against": "300"}
    assert client.post(f"{event}/desk", data={"act": "enter"} | said).status_code == 303
    few = house.limits.model_copy(update={"dear": {"sheets": Rate(each_second=0, most=5)}})
    eve = TestClient(create_app(replace(house, limits=few)), client=("203.0.113.66", 1))
    paths = [f"{event}/ratings{kind}?system=naspa" for kind in ("", "/json", "/rt")]
    assert [eve.get(path).status_code for path in paths * 3] == [200] * 9
    monkeypatch.setattr(ratings, "ROWS", 1)
    assert [eve.get(path).status_code for path in paths] == [200, 200, 429]


def test_a_page_costs_as_much_as_stands_on_it():
    row = (Cell("x"),)
    cards = tuple(Leaf((Table((Column("x"),), (row,) * 9),)) for _ in range(200))
    assert Sheet("x", "is", cards).thousands == 2
    assert Sheet("x", "is", cards[:99]).thousands == 0


def test_a_sheet_larger_than_paper_is_made_for_is_refused_before_it_is_begun(monkeypatch):
    began = []
    monkeypatch.setattr(printer.subprocess, "run", lambda *args, **more: began.append(args))
    rows = ((Cell("x"),),) * (MOST_ROWS + 1)
    with pytest.raises(PaperTooLong):
        printer.make_pdf(Sheet("x", "is", (Leaf((Table((Column("x"),), rows),)),)))
    assert began == []
