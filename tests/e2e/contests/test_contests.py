"""A tournament in browsers: a desk run by keyboard, two phones at a table, the wall."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.accounts.test_people import fits
from tests.e2e.conftest import Opener
from tests.e2e.people import sign_up
from tests.e2e.test_access import check
from tests.marks import in_ci, later

SHEETS = (
    *("slips", "by-table", "by-name", "standings", "crosstable"),
    *("wall-chart", "cards", "badges"),
)
pytestmark = pytest.mark.browser
PLAYERS = "Ada; 1500\nBeda; 1400\nCilla; 1300\nDora with quite a long name; 1200"


def say(language: str, key: str, **values: object) -> str:
    return catalogue(language, "contest")(f"events-{key}", **values)


def announce(page: Page, language: str) -> str:
    """An event with four players who are here; the address of its desk."""
    page.goto(f"/events/new?lang={language}")
    page.locator("#title").fill("Vinter Open")
    page.locator("#rounds").fill("2")
    page.locator("main form .primary").click()
    page.wait_for_url("**/desk")
    page.get_by_text(say(language, "list"), exact=True).click()
    page.locator("#l-players").fill(PLAYERS)
    page.locator("#l-players").locator("xpath=ancestor::form").locator("[type=submit]").click()
    expect(page.locator("#now")).to_have_text(say(language, "now-registration", count=4))
    page.get_by_role("button", name=say(language, "do-check-in")).click()
    for name in ("Ada", "Beda", "Cilla", "Dora with quite a long name"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("button", name=f"✓ {name}")).to_be_visible()
    return page.url.partition("?")[0]


def publish(page: Page, language: str, number: int) -> None:
    """Pair a round, look at it, and show it to everybody."""
    page.get_by_role("button", name=say(language, "do-pair", round=number)).click()
    expect(page.locator("#coming")).to_have_text(say(language, "preview", round=number))
    page.get_by_role("button", name=say(language, "do-publish", round=number)).click()
    expect(page.locator("#now")).to_have_text(say(language, "now-published", round=number))


def phones(desk: Page, opened: Opener, language: str) -> dict[int, list[Page]]:
    """The players' phones by their tables."""
    desk.get_by_role("button", name=say(language, "do-links", count=4)).click()
    shown = desk.locator(".events-links small")
    expect(shown).to_have_count(4)
    found: dict[int, list[Page]] = {}
    for link in shown.all_inner_texts():
        page = opened(language, "phone")
        page.goto("/events/" + link.partition("/events/")[2] + f"?lang={language}")
        found.setdefault(int(page.locator(".events-table b").inner_text()), []).append(page)
    return found


def report_result(page: Page, own: int, against: int) -> None:
    """A player types the result and sends it."""
    page.locator("#own").fill(str(own))
    page.locator("#against").fill(str(against))
    page.locator("#against").locator("xpath=ancestor::form").locator("[type=submit]").click()


def keep_with_companion(page: Page, language: str) -> None:
    """A player's phone keeps a game at the board, given up at once; the result comes back."""
    text = catalogue(language, "companion", "table", "refusals")
    page.get_by_role("link", name=say(language, "companion")).tap()
    page.locator("[data-download=done], [data-download=server]").wait_for()
    fields = page.locator("form input[type=text]")
    expect(fields).to_have_count(2)
    names = [fields.nth(seat).input_value() for seat in (0, 1)]
    page.locator("button[type=submit]").tap()
    page.get_by_role("button", name=text("resign"), exact=True).tap()
    page.get_by_role("button", name=text("resign-by", name=names[0]), exact=True).tap()
    page.locator("[data-rack]").fill("ADEINRS")
    page.locator("[data-rack]").press("Enter")
    score = page.locator("[data-final]").inner_text()
    page.locator("[data-report]").tap()
    expect(page.locator("#own")).not_to_have_value("")
    told = [int(page.locator(field).input_value()) for field in ("#own", "#against")]
    assert sorted(told) == sorted(map(int, re.findall(r"(?<= )-?\d+(?= )", score))) != [0, 0]
    page.wait_for_url(re.compile(r"/events/[^#]*$"))


def columns_close(desk: Page) -> None:
    """On a wide desk the log begins where the second sheet on the left does, with no hole above."""
    desk.set_viewport_size({"width": 1920, "height": 1080})
    clock, entry, log, tables = (
        desk.locator(f"section[aria-labelledby={name}]").bounding_box()
        for name in ("clock", "entry", "log", "map")
    )
    assert clock and entry and log and tables
    assert clock["y"] + clock["height"] == pytest.approx(entry["y"] + entry["height"], abs=1)
    assert log["y"] == pytest.approx(tables["y"], abs=1)
    desk.set_viewport_size({"width": 1280, "height": 900})


@pytest.mark.parametrize("language", [in_ci("sv"), later("pl")])
def test_a_tournament_from_announcement_to_its_end(opened: Opener, language: str) -> None:
    desk = opened(language)
    sign_up(desk, "Åsa i tävlingen" if language == "sv" else "Łucja z turnieju", language)
    address = announce(desk, language)
    publish(desk, language, 1)
    desk.get_by_role("button", name=say(language, "do-start", round=1)).click()
    columns_close(desk)
    check(desk)
    by_table = phones(desk, opened, language)
    assert {number: len(both) for number, both in by_table.items()} == {1: 2, 2: 2}
    desk.goto(address)

    # both at table 1 say the same thing, each on their own phone
    one, other = by_table[1]
    for phone in (one, other):
        fits(phone)
        check(phone)
    report_result(one, 412, 380)
    expect(one.locator("[data-part=table]")).to_contain_text("412–380")
    confirm = other.get_by_role("button", name=say(language, "confirm", own=380, against=412))
    confirm.click()
    expect(other.locator("[data-part=table]")).to_contain_text(say(language, "stands-result"))
    expect(one.locator("[data-part=table]")).to_contain_text(say(language, "stands-result"))

    # those of table 2 differ, which the desk sees by itself and decides by keyboard alone
    one, other = by_table[2]
    keep_with_companion(one, language)
    report_result(one, 401, 350)
    report_result(other, 350, 410)
    expect(one.locator("[data-part=table]")).to_contain_text(say(language, "phones-differ"))
    expect(desk.locator(".events-map .disputed")).to_have_count(1)
    first = desk.locator("#e-table")
    first.focus()
    for key in ("2", "Tab", "401", "Tab", "40", "Enter"):
        desk.keyboard.press(key) if key in ("Tab", "Enter") else desk.keyboard.type(key)
    expect(desk.get_by_role("alert")).to_contain_text(say(language, "doubt-low"))
    expect(desk.locator("#e-against")).to_have_value("40")
    desk.goto(address)
    expect(first).to_be_focused()
    # a line begun by mistake is cleared; a slip filled in the other way round is swapped
    for key in ("1", "Tab", "7", "Escape"):
        desk.keyboard.press(key)
    expect(first).to_be_focused()
    expect(first).to_have_value("")
    expect(desk.locator("#e-own")).to_have_value("")
    for key in ("2", "Tab", "350", "Tab", "401", "x"):
        desk.keyboard.press(key) if key == "Tab" else desk.keyboard.type(key)
    expect(desk.locator("#e-found")).to_have_text(f"{say(language, 'swapped')} 401 : 350")
    desk.keyboard.press("Enter")
    desk.wait_for_url(re.compile("entered=2"))
    expect(first).to_be_focused()
    expect(one.locator("[data-part=table]")).to_contain_text(say(language, "stands-result"))

    # the wall follows by itself
    wall = opened(language)
    wall.goto(address.removesuffix("/desk") + "/wall")
    expect(wall.locator("[data-part=wall] h2")).to_have_text(say(language, "standings"))
    desk.goto(address)
    publish(desk, language, 2)
    expect(wall.locator("[data-part=wall] h2")).to_have_text(say(language, "round", number=2))
    check(wall)
    fits(wall)
    desk.get_by_role("button", name=say(language, "do-start", round=2)).click()
    for number, points in (("1", ("390", "400")), ("2", ("420", "415"))):
        desk.locator("#e-table").fill(number)
        desk.locator("#e-own").fill(points[0])
        desk.locator("#e-against").fill(points[1])
        desk.keyboard.press("Enter")
        desk.wait_for_url(re.compile(f"entered={number}"))
    desk.get_by_role("button", name=say(language, "do-close")).click()
    expect(desk.locator("#now")).to_have_text(say(language, "now-closed"))
    public = opened(language, "phone")
    public.goto(address.removesuffix("/desk"))
    expect(
        public.locator("section[aria-labelledby=standing-1] table.figures").locator("tbody tr")
    ).to_have_count(4)
    fits(public)
    check(public)


@pytest.mark.ci
def test_sheets_are_printed_without_what_is_for_the_screen(opened: Opener) -> None:
    desk = opened("en")
    sign_up(desk, "Printer of sheets", "en")
    address = announce(desk, "en")
    publish(desk, "en", 1)
    for sheet in SHEETS:
        desk.emulate_media(media="screen")
        desk.goto(address.removesuffix("desk") + f"paper/{sheet}")
        check(desk)
        desk.emulate_media(media="print")
        expect(desk.locator(".top")).to_be_hidden()
        expect(desk.locator(".events-unprinted")).to_be_hidden()
        expect(desk.get_by_text("Dora with quite a long name").first).to_be_visible()
        assert desk.evaluate("document.documentElement.scrollWidth <= innerWidth"), sheet


@pytest.mark.parametrize("language", [*map(in_ci, ("sv", "fi"))])
def test_the_desk_has_two_columns_and_its_phases_stand_in_one_strip(
    opened: Opener, language: str
) -> None:
    desk = opened(language)
    sign_up(desk, f"Director {language} columns", language)
    address = announce(desk, language)
    publish(desk, language, 1)
    for width in (360, 820, 1280, 1920):
        desk.set_viewport_size({"width": width, "height": 800})
        steps = [one.bounding_box() for one in desk.locator(".events-phases li:visible").all()]
        rows = {round(one["y"]) for one in steps if one}
        assert (len(rows), len(steps)) == (1, 7 if width > 700 else 3)
        for one, other in pairwise(filter(None, steps)):
            assert one["x"] + one["width"] <= other["x"] + 1
        entry, clock = (
            desk.locator(f"section:has(> #{name})").bounding_box() for name in ("entry", "clock")
        )
        log, rest = (desk.locator(f".events-{name}").bounding_box() for name in ("record", "rest"))
        assert entry
        assert clock
        assert log
        assert rest
        beside = width > 1100
        assert (clock["x"] >= entry["x"] + entry["width"]) == beside
        assert (log["x"] >= rest["x"] + rest["width"]) == beside
        assert (log["y"] >= rest["y"] + rest["height"]) == (not beside)
        fits(desk)
    # what two phones say differently stands there without the page being loaded anew
    desk.set_viewport_size({"width": 1280, "height": 800})
    desk.get_by_role("button", name=say(language, "do-start", round=1)).click()
    desk.goto(address)
    other = desk.context.new_page()
    other.goto(address)
    tables = phones(other, opened, language)
    for page, (own, against) in zip(tables[1], ((400, 380), (410, 380)), strict=True):
        report_result(page, own, against)
    expect(desk.locator("#sort-out")).to_be_visible()


@pytest.mark.ci
def test_what_an_event_makes_of_ratings_is_read_on_a_phone(opened: Opener) -> None:
    desk = opened("pl")
    sign_up(desk, "Director pl ratings", "pl")
    address = announce(desk, "pl")
    publish(desk, "pl", 1)
    for table in ("1", "2"):
        form = {"act": "enter", "table": table, "own": "400", "against": "380", "round": "1"}
        assert desk.request.post(address, form=form).ok
    desk.set_viewport_size({"width": 360, "height": 640})
    desk.goto(f"{address.removesuffix('/desk')}/ratings")
    desk.locator("th a").first.click()
    expect(desk.locator(".scroll").first).to_be_visible()
    fits(desk)
    for table in desk.locator(".scroll").all():
        assert table.evaluate("one => one.scrollWidth <= one.clientWidth")
    check(desk)


@pytest.mark.ci
def test_the_form_of_a_new_division_stands_apart_from_the_button_above_it(opened: Opener) -> None:
    desk = opened("sv", "phone")
    sign_up(desk, "Director sv divisions", "sv")
    announce(desk, "sv")
    desk.get_by_text(say("sv", "announcement"), exact=True).click()
    button = desk.locator('button[value="announce"]').bounding_box()
    field = desk.locator('label[for="d-name"]').bounding_box()
    assert button
    assert field
    assert field["y"] - (button["y"] + button["height"]) >= 12


@pytest.mark.ci
def test_why_a_round_has_its_pairs_is_read_on_a_phone(opened: Opener) -> None:
    desk = opened("pl")
    sign_up(desk, "Director pl reasons", "pl")
    address = announce(desk, "pl")
    long = "Wojciech Brzęczyszczykiewicz\nSigurbjörg Aðalsteinsdóttir"
    for form in ({"act": "list", "division": "A", "players": long}, {"act": "all"}):
        assert desk.request.post(address, form=form).ok
    desk.goto(address)
    publish(desk, "pl", 1)
    desk.set_viewport_size({"width": 360, "height": 640})
    desk.goto(f"{address.removesuffix('/desk')}/pairing")
    fits(desk)
    table = desk.locator(".scroll")
    assert table.evaluate("one => one.scrollWidth <= one.clientWidth")
    places = desk.locator("tbody tr").first.locator("td").last
    expect(places).to_have_text(re.compile(r"^\d – \d$"))
    check(desk)
