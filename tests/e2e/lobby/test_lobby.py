"""The lobby and the start page: filters without script, and nothing cut on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import a_table_of_two, fill
from tests.e2e.player import Typist
from tests.e2e.test_access import check
from tests.marks import in_ci

pytestmark = pytest.mark.browser
CUT = """() => {
  const named = one => one.offsetParent && !["clock", "lexicon"].includes(one.id);
  const pen = document.createElement("canvas").getContext("2d"), arrow = 20;
  const cut = one => {
    const style = getComputedStyle(one);
    const inner = one.clientWidth - parseFloat(style.paddingLeft) - arrow;
    pen.font = style.font;
    return [...one.options].map(option => option.text.trim())
      .filter(text => pen.measureText(text).width > inner);
  };
  return [...document.querySelectorAll("select")].filter(named).flatMap(cut);
}"""


@pytest.mark.parametrize("language", [*map(in_ci, ("is", "sv", "pl", "en")), "fi"])
def test_no_choice_of_who_plays_is_cut_on_a_phone(opened: Opener, language: str) -> None:
    page = opened(language, "phone")
    for path in ("/", "/tables/new", "/lobby"):
        page.goto(f"{path}?lang={language}")
        assert page.locator("select").count() >= 4
        assert page.evaluate(CUT) == []


def call(page: Page, profile: str, clock: str = "") -> str:
    """Call for a second player, for ratings from 1600; the path of the table."""
    fill(page, profile, "person", "invited", clock=clock, least="1600")
    page.wait_for_url("**/tables/*")
    return page.url.partition("/tables/")[2]


OVERLAPS = """() => [...document.querySelectorAll(".gathering-row")].flatMap(row => {
  const [button] = [...row.querySelectorAll(".button")].map(one => one.getBoundingClientRect());
  return [...row.querySelectorAll(".chip, .host a")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.right > button.left && box.left < button.right
      && box.bottom > button.top && box.top < button.bottom;
  }).map(one => one.textContent);
})"""


def test_nothing_lies_under_the_button_of_a_free_seat_on_a_phone(opened: Opener) -> None:
    caller = opened("en")
    fill(caller, "sv", "person", "invited", clock="sv-25", public=True)
    caller.wait_for_url("**/tables/*")
    table = caller.url.rpartition("/")[2].partition("?")[0]
    page = opened("pl", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/lobby?lang=pl")
    page.locator(f"#gathering-{table}").wait_for()
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(OVERLAPS) == []


def test_the_lobby_is_filtered_without_script_and_says_for_whom_a_table_is(opened: Opener) -> None:
    caller = opened("en")
    slow, fast = call(caller, "sv", "sv-25"), call(caller, "is", "")
    page = opened("pl", "phone", java_script_enabled=False)
    page.goto("/lobby?lang=pl")
    for table in (slow, fast):
        expect(page.locator(f'.host [href="/tables/{table}"]')).to_be_visible()
    page.locator(".more-filters > summary").click()
    page.locator("#filter-pace").select_option("regular")
    page.locator("#filter-profile").select_option("sv")
    page.get_by_role("button", name="Pokaż").click()
    expect(page.locator(f'.host [href="/tables/{slow}"]')).to_be_visible()
    expect(page.locator(f'[href="/tables/{fast}"]')).to_have_count(0)
    expect(page.locator("#filter-pace")).to_have_value("regular")
    expect(page.get_by_text("ranking od 1600").first).to_be_visible()
    page.locator(f'.host [href="/tables/{slow}"]').click()
    expect(page.get_by_text("Przy tym stole grają osoby z rankingiem od 1600")).to_be_visible()
    expect(page.locator("#name")).to_have_count(0)


def test_axe_finds_nothing_wrong_where_ratings_are_asked_for(opened: Opener) -> None:
    page = opened("fi", "phone")
    page.goto("/tables/new?lang=fi")
    expect(page.locator('[name="least"]')).to_be_hidden()
    page.locator('[name="public"]').check()
    expect(page.locator('[name="least"]')).to_be_visible()
    check(page)


SIZES = [(360, 640), (390, 664), (390, 844), (1280, 800), (1366, 650), (1920, 1080)]
FIRST_SEAT = """() => {
  const button = document.querySelector(".gathering-row .button").getBoundingClientRect();
  const below = document.querySelector(".below").getBoundingClientRect();
  return button.top >= 0 && button.bottom <= (below.height ? below.top : innerHeight);
}"""
LONG = """() => [...document.querySelectorAll(".gathering-row .chip, .host")]
  .map(one => one.innerText.trim()).filter(text => text.length > 40)"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("language", ["is", *map(in_ci, ("fi", "sv", "pl", "en"))])
def test_the_first_free_seat_is_in_sight_and_one_touch_takes_it(
    opened: Opener, language: str
) -> None:
    caller = opened(language)
    form = {"kind1": "person", "name1": "Unnur", "kind2": "invited", "public": "yes"}
    made = caller.request.post("/tables", form={**form, "profile": language, "clock": "long-25"})
    table = made.url.partition("?")[0].rpartition("/")[2]
    page = opened(language, "phone")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/lobby?lang={language}")
        page.evaluate("() => document.fonts.ready")
        assert page.evaluate(FIRST_SEAT), (width, height)
        assert page.evaluate(LONG) == []
        assert page.evaluate(WIDER) == 0
    check(page)
    page.set_viewport_size({"width": 390, "height": 844})
    row = page.locator(f"#gathering-{table}")
    row.locator(".full summary").tap()
    expect(row.locator(".full p")).to_be_visible()
    row.locator("form .button").tap()
    page.wait_for_url(f"**/tables/{table}*")
    page.wait_for_selector("[data-square]")


def test_one_touch_calls_for_anybody_and_another_s_touch_meets_it(opened: Opener) -> None:
    one, other = opened("fi", "phone"), opened("fi")
    for page in (one, other):
        page.goto("/lobby?lang=fi")
        page.locator('.quick [value="quick-10"]').click()
        page.wait_for_url("**/tables/*")
    for page in (one, other):
        page.wait_for_selector("[data-square]")
    assert one.url.partition("?")[0] == other.url.partition("?")[0]


@pytest.mark.ci
def test_an_own_game_shows_the_own_clock_and_what_was_opened_stays_open(opened: Opener) -> None:
    host, guest = opened("en"), opened("fi", "phone")
    a_table_of_two(host, guest, "en", languages=("en", "fi"), clock="long-25")
    caller = opened("sv")
    form = {"kind1": "person", "name1": "Unnur", "kind2": "invited", "public": "yes"}
    form |= {"profile": "en", "clock": "long-25"}
    first = caller.request.post("/tables", form=form).url.partition("?")[0].rpartition("/")[2]
    host.goto("/lobby?lang=en")
    own = host.locator(".own-game small")
    expect(own).to_contain_text("25 mins left on your clock")
    sentence = host.locator(f"#gathering-{first} .full p")
    host.locator(f"#gathering-{first} .full summary").click()
    expect(sentence).to_be_visible()
    # another call renews the list
    other = caller.request.post("/tables", form=form | {"name1": "Birna"}).url
    host.locator(f"#gathering-{other.partition('?')[0].rpartition('/')[2]}").wait_for()
    expect(sentence).to_be_visible()
    # the clock of who is to move runs here too
    host.goto("/lobby?lang=en")
    starter = Typist(guest, "fi", 1)
    guest.bring_to_front()
    if guest.locator(".table").get_attribute("data-to-act") == "1":
        host.locator(".own-game").click()
        Typist(host, "en").push("start-clock")
        runs = guest
    else:
        starter.push("start-clock")
        runs = host
    runs.goto("/lobby")
    running = runs.locator(".own-game [data-until]")
    expect(running).to_have_text(re.compile(r"24:\d\d"))
    shown = running.inner_text()
    expect(running).not_to_have_text(shown)


LINES = """() => [...document.querySelectorAll(".quick b")].filter(one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const tops = [...range.getClientRects()].map(line => Math.round(line.top));
  return new Set(tops).size > 1 || one.scrollWidth > one.parentElement.clientWidth;
}).map(one => one.textContent)"""


@pytest.mark.parametrize("language", [*map(in_ci, ("sv", "pl", "en")), "is", "fi"])
def test_every_clock_of_a_game_at_once_stands_in_one_line_on_a_phone(
    opened: Opener, language: str
) -> None:
    page = opened(language, "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/lobby?lang={language}")
    assert page.locator(".quick b").count() == 4
    assert page.evaluate(LINES) == []
