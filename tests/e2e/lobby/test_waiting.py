"""Waiting: pages that ask nothing while nothing happens, and guests who sit down all at once."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import stafla.web
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, fill, new_table
from tests.e2e.people import post_sign_up
from tests.e2e.server import Server, running
from tests.e2e.test_every_page import office, tournament

pytestmark = pytest.mark.browser
MINUTES = 5
TEMPLATES = Path(stafla.web.__file__).with_name("templates")
SUBSCRIBED = re.compile(r'data-live="([^"]+)"')


def count_up(page: Page) -> Counter[str]:
    """Every request that the page makes from now on, by what it is for."""
    counts: Counter[str] = Counter()
    page.on("request", lambda request: counts.update([request.resource_type]))
    return counts


def counted_in_minutes(page: Page) -> Counter[str]:
    """What an open page asks for in exactly `MINUTES` of its own clock.

    The clock stands still but for those minutes: with the seconds that pass on this machine beside
    them, what is asked once a minute would be asked once more.
    """
    page.wait_for_timeout(500)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3)
    page.wait_for_timeout(500)  # what was asked for at that moment has left
    counts = count_up(page)
    for _ in range(MINUTES):
        page.clock.run_for(60_000)
    page.clock.resume()
    return counts


def waiting_room(host: Page, free: int = 3, language: str = "en") -> str:
    """Call for players in the lobby; the path of the table."""
    fill(host, "is", "person", *["invited"] * free, language=language, public=True)
    host.wait_for_url("**/tables/*")
    return "/tables/" + host.url.rpartition("/")[2].partition("?")[0]


def post(page: Page, path: str, form: dict[str, str]) -> str:
    """Where a form leads."""
    answer = page.request.post(path, form=form)
    assert answer.ok, answer.text()
    return answer.url


def over(page: Page) -> str:
    """A game against a bot that was given up at once; the path of its table."""
    new_table(page, "fi", "person", BOT)
    table = page.url.rpartition("/")[2].partition("?")[0]
    view = page.request.get(f"/api/tables/{table}").json()
    page.wait_for_function(
        "async path => (await (await fetch(path)).json()).start.awaited.length === 0",
        arg=f"/api/tables/{table}",
    )
    for _ in range(20):
        view = page.request.get(f"/api/tables/{table}").json()
        act = {"seat": 0, "act": "resign", "expected": view["number"]}
        if page.request.post(f"/api/tables/{table}/acts", data=act).ok:
            break
    return f"/tables/{table}"


def every_page(opened: Opener, server: Server) -> dict[str, Page]:
    """A page of every kind that subscribes to news, open; by the file that it is made from."""
    host, caller = opened("en"), opened("en")
    pages = {"lobby/waiting.html": host, "lobby/lobby.html": opened("en")}
    waiting_room(host)
    event = post(caller, "/duplicate", {"profile": "en", "minutes": "60"})
    player = post(caller, f"{event}/join", {"name": "Ada"})
    post(caller, event, {"act": "announce"})
    bingo = post(caller, "/bingo", {"profile": "en"})
    words = {"name": "Ada", "first": "players", "second": "letters"}
    card = post(caller, f"{bingo}/join", words)
    table = over(opened("en"))
    arbiter = opened("en")
    office(server, post_sign_up(arbiter, "Quiet arbiter"))
    for name, path in {
        "duplicate/caller.html": event,
        "duplicate/desk.html": f"{event}/desk",
        "duplicate/player.html": player,
        "duplicate/result.html": f"{event}/result",
        "duplicate/wall.html": f"{event}/wall",
        "bingo/caller.html": bingo,
        "bingo/card.html": card,
    }.items():
        pages[name] = caller.context.new_page()
        pages[name].goto(path)
    pages["lobby/lobby.html"].goto("/lobby")
    pages["judge/waiting.html"] = arbiter
    arbiter.goto("/judge")
    pages["analysis/analysis.html"] = opened("en")
    pages["analysis/analysis.html"].goto(f"{table}/analysis")
    contest, _, links = tournament(arbiter)
    for name, path in {
        "contests/event.html": f"/events/{contest}",
        "contests/desk.html": f"/events/{contest}/desk",
        "contests/wall.html": f"/events/{contest}/wall",
        "contests/judge_screen.html": f"/events/{contest}/judge/screen",
        "contests/own_page.html": f"/events/{contest}/phone/{links[0]}",
    }.items():
        pages[name] = arbiter.context.new_page()
        pages[name].goto(path)
    # a browser holds six connections of one visitor's open
    pages["contests/steward.html"] = opened("en")
    pages["contests/steward.html"].goto(f"/events/{contest}/steward/{links[-2]}")
    pages["tables/table.html"] = opened("en")
    new_table(pages["tables/table.html"], "is", "person", "person", clock="sv-25")
    return pages


@pytest.mark.ci
def test_no_page_asks_while_nothing_happens(opened: Opener, server: Server) -> None:
    pages = every_page(opened, server)
    subscribing = {
        one.relative_to(TEMPLATES).as_posix()
        for one in TEMPLATES.rglob("*.html")
        if SUBSCRIBED.search(one.read_text())
    }
    # reverse play needs a finished board; its page has no script of its own beside these
    assert subscribing - {"reverse/reverse.html"} <= set(pages)
    for page in pages.values():
        page.wait_for_timeout(300)
    first = next(iter(pages.values()))
    first.wait_for_timeout(3_000)  # what was missed while they were opened is asked for once
    counts = {name: count_up(page) for name, page in pages.items()}
    first.wait_for_timeout(20_000)
    assert {name: dict(count) for name, count in counts.items() if count} == {}


BEATS = """{
  const Own = EventSource;
  window.EventSource = class extends Own {
    constructor(address) {
      super(address);
      const beats = setInterval(() => this.dispatchEvent(new MessageEvent("beat")), 15_000);
      this.stopBeats = () => clearInterval(beats);
    }
    close() {
      this.stopBeats();
      super.close();
    }
  };
}"""


@pytest.mark.ci
def test_a_minute_costs_one_request_at_most(opened: Opener, server: Server) -> None:
    """The page's own clock goes fast, the server's beats with it; nothing else is said."""
    page = opened("en")
    page.clock.install()
    page.add_init_script(BEATS)
    for path in (waiting_room(page, language="en"), "/lobby"):
        page.goto(path)
        counts = counted_in_minutes(page)
        assert counts.total() <= MINUTES, (path, counts)
    new_table(page, "is", "person", "person", clock="sv-25")
    counts = counted_in_minutes(page)
    assert counts.total() <= MINUTES, counts


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.ci
def test_a_page_out_of_sight_lets_go_and_asks_once_a_minute_at_most(opened: Opener) -> None:
    page, other = opened("en"), opened("en")
    page.clock.install()
    path = waiting_room(page, free=2)
    page.wait_for_timeout(500)
    page.clock.run_for(3_000)
    counts = count_up(page)
    page.evaluate(HIDE, True)
    for _ in range(2 * MINUTES):
        page.clock.run_for(30_000)
        page.wait_for_timeout(100)
    assert 0 < counts["fetch"] <= MINUTES
    assert counts.total() == counts["fetch"]
    other.goto(f"{path}?lang=en")
    other.locator("#name").fill("Quick")
    other.locator('[action$="/join"] [type=submit]').click()
    expect(other.locator(".places")).to_contain_text("Quick")
    assert counts["eventsource"] == 0
    page.evaluate(HIDE, False)
    for _ in range(3):
        page.clock.run_for(1_000)
        page.wait_for_timeout(300)
    expect(page.locator(".places")).to_contain_text("Quick")
    assert counts["eventsource"] == 1


CLICK_AT = """(button, at) => void setTimeout(() => button.click(), at - Date.now())"""


def at_once(pages: list[Page], button: Callable[[Page], object]) -> None:
    """Press a button on every page at the same moment."""
    at = pages[0].evaluate("() => Date.now()") + 1_500
    for page in pages:
        button(page).evaluate(CLICK_AT, at)  # type: ignore[attr-defined]


@pytest.mark.ci
def test_of_five_guests_who_sit_down_at_once_nobody_loses_a_seat(opened: Opener) -> None:
    host, watching = opened("en"), opened("en")
    path = waiting_room(host, free=3)
    watching.goto("/lobby")
    guests = [opened("en", "phone" if number % 2 else "desktop") for number in range(5)]
    for number, guest in enumerate(guests):
        guest.goto(f"{path}?lang=en")
        guest.locator("#name").fill(f"Guest {number}")
    at_once(guests, lambda page: page.locator('[action$="/join"] [type=submit]'))
    seated = 0
    for guest in guests:
        table, taken = (
            guest.locator("[data-square]").first,
            guest.get_by_text("All seats are taken"),
        )
        expect(table.or_(taken)).to_be_visible()
        seated += guest.locator("[data-square]").count() > 0
    assert seated == 3
    host.wait_for_selector("[data-square]")
    view = host.request.get("/api" + path).json()
    names = [seat["name"] for seat in view["seats"]]
    assert len(set(names)) == 4
    yours = [
        [seat["name"] for seat in guest.request.get("/api" + path).json()["seats"] if seat["yours"]]
        for guest in guests
    ]
    # each has the seat of the own name, or none; and every seat has somebody who plays for it
    assert sorted(name for own in yours for name in own) == sorted(names[1:])
    assert all(own in ([], [f"Guest {number}"]) for number, own in enumerate(yours))
    # nobody is waited for who is not there: every device has added to the bag
    host.wait_for_function(
        "async path => (await (await fetch(path)).json()).start.awaited.length === 0",
        arg="/api" + path,
    )
    # the lobby that was open all the while shows it where there is something to watch
    expect(watching.locator(f'#gatherings [href="{path}"]')).to_have_count(0)
    expect(watching.locator(f'#watch [href="{path}"]')).to_be_visible()


@pytest.mark.ci
def test_five_phones_join_an_event_at_once_and_find_their_page_again(opened: Opener) -> None:
    caller = opened("en")
    event = post(caller, "/duplicate", {"profile": "en"})
    caller.goto(event)
    phones = [opened("en", "phone") for _ in range(5)]
    for number, phone in enumerate(phones):
        phone.goto(f"{event}/join?lang=en")
        phone.locator("#name").fill(f"Phone {number}")
    at_once(phones, lambda page: page.locator("form [type=submit]"))
    for number, phone in enumerate(phones):
        phone.wait_for_url("**/player/*")
        expect(phone.locator("h1")).to_contain_text(f"Phone {number}")
        expect(caller.locator(".duplicate-players")).to_contain_text(f"Phone {number}")
    own = phones[0].url
    phones[0].goto(f"{event}/join")
    assert phones[0].url == own


def test_what_somebody_is_filling_stays_while_others_come(opened: Opener) -> None:
    host, other, late = opened("en"), opened("en"), opened("en", "phone")
    path = waiting_room(host, free=2)
    host.evaluate("() => { window.stays = document.querySelector('.waiting-place') }")
    late.goto(f"{path}?lang=en")
    late.locator("#name").press_sequentially("Grandm")
    late.evaluate("() => document.querySelector('#name').setSelectionRange(2, 4)")
    other.goto(f"{path}?lang=en")
    other.locator("#name").fill("Quick")
    other.locator('[action$="/join"] [type=submit]').click()
    expect(other.locator(".places")).to_contain_text("Quick")
    expect(late.locator(".places")).to_contain_text("Quick")
    expect(late.locator("#name")).to_be_focused()
    expect(late.locator("#name")).to_have_value("Grandm")
    marked = late.locator("#name").evaluate("one => [one.selectionStart, one.selectionEnd]")
    assert marked == [2, 4]
    # the places that read the same are the same elements: a screen reader stays where it was
    expect(host.locator(".places")).to_contain_text("Quick")
    assert host.evaluate("() => window.stays === document.querySelector('.waiting-place')")
    third = opened("en")
    third.goto(f"{path}?lang=en")
    third.locator("#name").fill("Third")
    third.locator('[action$="/join"] [type=submit]').click()
    third.wait_for_selector("[data-square]")
    host.wait_for_selector("[data-square]")
    # the table has begun without her: her page says so, and leaves her what she typed
    expect(late.get_by_text("Something has changed since this page was opened")).to_be_visible()
    expect(late.locator("#name")).to_have_value("Grandm")
    late.locator('[action$="/join"] [type=submit]').click()
    expect(late.get_by_text("All seats are taken")).to_be_visible()


@pytest.mark.ci
def test_a_refusal_for_haste_is_waited_out_and_no_page_is_loaded_again(
    opened: Opener, browser: Browser, server: Server
) -> None:
    host = opened("en")
    path = waiting_room(host, free=2)
    context = browser.new_context(base_url=server.address, locale="en")
    page = context.new_page()
    page.clock.install()
    page.goto(path)
    page.clock.run_for(3_000)
    refused: list[str] = []

    def refuse(route: object) -> None:
        refused.append("")
        headers = {"retry-after": "40"}
        route.fulfill(status=429, headers=headers, body="")  # type: ignore[attr-defined]

    page.route(f"**{path}", refuse)
    counts = count_up(page)
    other = opened("en")
    other.goto(f"{path}?lang=en")
    other.locator("#name").fill("Quick")
    other.locator('[action$="/join"] [type=submit]').click()
    expect(other.locator(".places")).to_contain_text("Quick")
    for _ in range(3):
        page.clock.run_for(10_000)
        page.wait_for_timeout(200)
    assert len(refused) == 1
    assert counts["document"] == 0
    page.unroute(f"**{path}", refuse)
    page.clock.run_for(15_000)
    expect(page.locator(".places")).to_contain_text("Quick")
    assert counts["document"] == 0
    # the form that is sent too hastily is sent again by itself, and takes one seat
    page.route(f"**{path}/join", refuse)
    page.locator("#name").fill("Patient")
    page.locator('[action$="/join"] [type=submit]').click()
    expect(page.get_by_text("will be sent again in a moment")).to_be_visible()
    page.unroute(f"**{path}/join", refuse)
    page.clock.run_for(41_000)
    page.wait_for_selector("[data-square]")
    context.close()


@pytest.mark.ci
def test_pages_come_back_when_the_server_does_and_not_all_at_once(
    opened: Opener, browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path) as first:
        context = browser.new_context(base_url=first.address, locale="en")
        pages = [context.new_page() for _ in range(3)]
        path = waiting_room(pages[0])
        for page in pages:
            page.goto(path)
        pages[0].wait_for_timeout(2_000)
        port = int(first.address.rpartition(":")[2])
    for page in pages:
        expect(page.get_by_text("The connection is lost")).to_be_visible()
    counts = [count_up(page) for page in pages]
    pages[0].wait_for_timeout(6_000)
    assert all(count.total() <= 6 for count in counts), counts
    with running(tmp_path, port=port):
        for page in pages:
            # a page that tried often meanwhile asks again after a minute and a half at the latest
            expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=100_000)
        assert all(count["document"] == 0 for count in counts)
    context.close()
