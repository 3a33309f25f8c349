"""After the game: the replay by arrow keys, the bag, the engine, and words in doubt."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, Playwright, Route, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener, launch
from tests.e2e.new_tables import BOT, NAMES, new_table
from tests.e2e.people import post_sign_up
from tests.e2e.player import Toucher
from tests.e2e.server import Server
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker
from tests.machine import require
from tests.marks import in_ci, later
from tools.programs import BROWSER

pytestmark = pytest.mark.browser


LONG = ("Vilhelmiina-Aleksandra Korhonen", "")
# racks that are not one row inside their cards
BROKEN = """() => [...document.querySelectorAll(".told .plain-rack")].filter(rack => {
  const tiles = [...rack.children].map(tile => tile.getBoundingClientRect());
  const { right } = rack.parentElement.getBoundingClientRect();
  return tiles.some(tile => tile.top !== tiles[0].top || tile.right > right);
}).length"""
# where board and dock lie, whether the page itself scrolls, and what is too small for a finger
FRAME = """() => {
  const box = (selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const links = [...document.querySelectorAll(".dock a, .who a")].filter(one => one.offsetParent);
  return {
    board: box(".board-area svg"), dock: box(".dock"), next: box("[data-step=ArrowRight]"),
    over: [document.documentElement.scrollWidth - innerWidth,
           document.documentElement.scrollHeight - innerHeight],
    small: links.filter(one => one.offsetWidth < 44 || one.offsetHeight < 44).length,
  };
}"""
IN_LIST = """() => {
  const row = document.querySelector(".here").getBoundingClientRect();
  const list = document.querySelector(".list").getBoundingClientRect();
  return row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
}"""
# the least width of the board at each size, from the drawings of the page
BOARDS = {(360, 640): 330, (390, 844): 380, (1366, 650): 500, (1366, 768): 600, (1920, 1080): 900}
# what is seen only by scrolling sideways
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll(".scroll")]
  .map(one => one.scrollWidth - one.clientWidth)"""


def end_game(page: Page, turns: int = 1, names: Sequence[str] = NAMES) -> str:
    """Play turns against a bot and give up; the table's address."""
    new_table(page, "en", "person", BOT, language="en", check="challenge", names=names)
    person = Toucher(page, "en")
    for _ in range(turns):
        person.await_turn()
        person.take_turn(thinker("en"))
    person.await_turn()
    person.push("resign")
    person.push("resign-yes")
    page.locator("#ending-title").wait_for()
    return page.url.split("?")[0]


@pytest.mark.ci
@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), later("phone", "dark")])
def test_a_game_that_is_over_is_turned_by_keys_verified_and_analysed(
    opened: Opener, size: str, scheme: str
) -> None:
    page = opened("en", size, color_scheme=scheme, touch=True)
    end_game(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    expect(page.locator("strong").first).to_contain_text("Start of the game")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#said")).to_contain_text("Turn 1 of")
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    page.keyboard.press("End")
    expect(page.locator("#said")).to_contain_text("tiles left")
    page.keyboard.press("Home")
    expect(page.locator("#said")).to_contain_text("Start of the game")
    page.get_by_role("link", name="Next").click()
    expect(page.locator("#said")).to_contain_text("Turn 1 of")
    expect(page.get_by_role("link", name="Next")).to_be_focused()
    page.reload()
    expect(page.locator("strong").first).to_contain_text("Turn 1 of")
    check(page)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("link", name="Check the draws").click()
    expect(page.get_by_role("status")).to_contain_text("Every draw matches")
    own = page.locator("[data-number-same]:not([hidden])")
    expect(own).to_have_text("✓ This device added it.")
    expect(page.locator("[data-number-other]:not([hidden])")).to_have_count(0)
    check(page)
    page.go_back()
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("table", name="Turn by turn")).to_be_visible(timeout=60_000)
    check(page)


@pytest.mark.ci
def test_what_follows_a_game_fits_the_narrowest_phone(opened: Opener) -> None:
    page = opened("en", "phone")
    table = end_game(page, turns=3, names=LONG)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{table}/replay?at=3")
    page.evaluate("() => document.fonts.ready")
    steps = [step.bounding_box() for step in page.locator("nav.steps a").all()]
    assert len({box["y"] for box in steps if box}) == 1
    assert all(box and box["y"] + box["height"] <= 640 for box in steps)
    page.goto(f"{table}/best")
    assert page.evaluate(BROKEN) == 0
    page.goto(f"{table}/analysis")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("table", name="Turn by turn")).to_be_visible(timeout=60_000)
    expect(page.locator("progress")).to_have_count(0, timeout=60_000)
    assert set(page.evaluate(SIDEWAYS)) == {0}


# a turn's number takes no more room than it needs, and the whole row is its link
ROWS = """() => [...document.querySelectorAll(".turns .list tbody tr")].map(row => {
  const number = row.firstElementChild.getBoundingClientRect();
  row.scrollIntoView({ block: "center" });
  const now = row.getBoundingClientRect();
  const hit = document.elementFromPoint(now.right - 30, now.top + now.height / 2);
  return [number.width <= 30, hit?.closest("a") === row.querySelector("a")];
})"""
LINES = """kind => [...document.querySelectorAll(`.turns .players ${kind}`)].map(one =>
  Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)))"""


@pytest.mark.parametrize("language", [in_ci("pl"), *map(later, ("is", "fi", "sv", "en"))])
def test_a_play_is_tried_on_a_phone_and_told_what_it_is_worth(
    opened: Opener, language: str
) -> None:
    page = opened(language, "phone", touch=True)
    table = end_game(page, turns=2, names=LONG)
    after, solo = catalogue(language, "after"), catalogue(language, "pastimes")
    page.context.clear_cookies()  # whoever reads it need not have played
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{table}/best")
    # a share of best plays keeps to a line, a name to two
    assert set(page.evaluate(LINES, ".note")) == {1}
    names = page.evaluate(LINES, "b")
    assert names and max(names) <= 2
    rows = page.evaluate(ROWS)
    assert rows and set(map(tuple, rows)) == {(True, True)}
    page.get_by_role("link", name=after("try-title")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(after("try-title"))
    check(page)
    rack = page.locator(".plain-rack b").all_inner_texts()
    letters = [letter for letter in rack if letter != "?"][:2]
    centre = page.locator(".plain-square.centre input")
    centre.focus()
    page.keyboard.press("Space")
    page.get_by_label(solo("solo-word"), exact=True).fill("".join(letters))
    page.keyboard.press("Enter")
    expect(page.locator("main").get_by_role("status")).to_contain_text("".join(letters))
    expect(page.locator(".plain-square.new")).to_have_count(2)
    assert page.evaluate(SIDEWAYS) == [0]
    page.locator("summary").click()
    expect(page.locator("details")).to_contain_text(after("analysis-played"))
    check(page)


# whether board, what spells and the dock lie on the screen one below the other
IN_FRAME = """() => {
  const [board, form, dock] = [".plain-board", ".trial", ".dock"]
    .map(one => document.querySelector(one).getBoundingClientRect());
  return [board.top >= 0, board.bottom <= form.top, form.bottom <= dock.top + 1,
    Math.abs(dock.bottom - innerHeight) <= 1, document.documentElement.scrollWidth <= innerWidth];
}"""


def test_a_play_is_spelled_on_the_board_by_touch_and_by_keys(opened: Opener) -> None:
    page = opened("is", "phone", touch=True)
    table = end_game(page, turns=1)
    solo = catalogue("is", "pastimes")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{table}/try?lang=is")
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(IN_FRAME) == [True] * 5
    word, centre = page.locator("#word"), page.locator(".plain-square.centre input")
    rack = page.locator(".trial .plain-tile button")
    letters = [one for one in page.locator(".trial .plain-tile b").all_inner_texts() if one != "?"]
    centre.tap()
    expect(page.get_by_label(solo("solo-across"), exact=True)).to_be_checked()
    centre.tap()  # once more: the other way
    expect(page.get_by_label(solo("solo-down"), exact=True)).to_be_checked()
    for letter in letters[:2]:
        rack.filter(has_text=letter).first.tap()
    expect(word).to_have_value("".join(letters[:2]))
    shown = page.locator(".plain-square.new b")
    expect(shown).to_have_text(letters[:2])
    # by keys: the square that is chosen takes letters, and arrows go on
    centre.focus()
    page.keyboard.press("Backspace")
    expect(word).to_have_value(letters[0])
    page.keyboard.type(letters[1].lower())
    expect(shown).to_have_text(letters[:2])
    page.keyboard.press("ArrowUp")
    expect(page.locator(".plain-square:has(:checked)")).not_to_have_class(re.compile("centre"))
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("".join(letters[:2]))
    assert "word=" in page.url
    expect(page.locator(".tried")).to_be_visible()
    check(page)
    # a step leads to another position, where nothing is spelled yet
    page.locator('[data-step="ArrowRight"]').tap()
    expect(page.locator(".tried")).to_have_count(0)
    expect(word).to_have_value("")
    expect(page.locator(".plain-square.new")).to_have_count(0)
    expect(rack.first).to_be_visible()


@pytest.mark.ci
def test_replay_best_plays_and_analysis_have_the_frame_of_the_table(opened: Opener) -> None:
    page = opened("en", touch=True)
    table = end_game(page, names=LONG)
    page.goto(f"{table}/analysis")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("table", name="Turn by turn")).to_be_visible(timeout=60_000)
    expect(page.locator("progress")).to_have_count(0, timeout=60_000)
    for path in ("replay?at=1", "best", "analysis"):
        page.goto(f"{table}/{path}")
        page.evaluate("() => document.fonts.ready")
        for (width, height), least in BOARDS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise(requestAnimationFrame)")
            found, where = page.evaluate(FRAME), (path, width, height)
            left, top, right, bottom = found["board"]
            assert right - left >= least, where
            assert 0 <= left < right <= width, where
            assert 0 <= top < bottom <= found["dock"][1] + 1, (where, found)
            assert 0 <= found["next"][1] < found["next"][3] <= height, where
            assert abs(found["dock"][3] - height) <= 1, where
            assert found["over"][0] <= 0, where
            assert width < 960 or found["over"][1] <= 0, where
            assert found["small"] == 0, where
        # the turn that is shown is in sight on its list, and on a phone the board stays where it is
        page.keyboard.press("End")
        page.locator('[data-step="ArrowRight"][aria-disabled]').wait_for()
        page.reload()
        assert page.evaluate(IN_LIST), path
        page.keyboard.press("Home")
        page.locator('[data-step="ArrowLeft"][aria-disabled]').wait_for()
        page.set_viewport_size({"width": 360, "height": 640})
        first = page.url.rpartition("=")[2]
        before = page.locator('[data-part="said"]').inner_text()
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(rf"\?at={int(first) + 1}$"))
        assert page.locator('[data-part="said"]').inner_text() != before
        assert page.locator("[aria-current=step]").count() == 1
        assert page.evaluate("scrollY") == 0, path


@pytest.mark.ci
def test_a_replay_from_before_the_site_was_renewed_shows_no_part_of_another_turn(
    opened: Opener,
) -> None:
    page = opened("en", touch=True)
    table = end_game(page)
    page.goto(f"{table}/replay?at=0")

    def renew(route: Route) -> None:
        if route.request.is_navigation_request():  # a page that is whole has a script that fits
            route.continue_()
            return
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"players"', '"names"'))

    page.route("**/replay?at=1", renew)
    page.evaluate("() => (window.before = true)")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => !window.before")
    expect(page).to_have_url(re.compile(r"at=1$"))
    expect(page.locator(".players .moved")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["dark", later("light")])
def test_axe_finds_nothing_on_the_pages_around_the_game(opened: Opener, scheme: str) -> None:
    page = opened("pl", "phone", color_scheme=scheme)
    for address in ("/ratings", "/rulings", "/words/report", "/verify"):
        page.goto(address)
        check(page)


IN_SIGHT = """() => [".rating", ".share"].map(one => document.querySelector(`.ending ${one}`))
  .map(one => one.getBoundingClientRect())
  .map(({top, bottom}) => top >= 0 && bottom <= document.querySelector(".dock").offsetTop)"""


@pytest.mark.parametrize(
    ("language", "width", "height"),
    [in_ci("pl", 360, 640), later("is", 360, 640), later("fi", 390, 844), in_ci("en", 1366, 650)],
)
def test_what_a_rated_game_changed_and_the_way_to_share_it_are_in_sight(
    opened: Opener, language: str, width: int, height: int
) -> None:
    page = opened(language)
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script("navigator.share = async given => { window.given = given; };")
    post_sign_up(page, f"Anna {language} {width}")
    form = {"profile": language, "kind1": "person", "kind2": BOT, "rated": "yes"}
    table = page.request.post("/tables", form=form).url.partition("?")[0]
    page.goto(f"{table}?lang={language}")
    # a bot that moves first may have played already: its play is then open to a challenge
    page.wait_for_selector('.table:not([data-phase="start"])')
    say = catalogue(language, "table")
    for _ in range(10):
        number = int(page.locator(".table").get_attribute("data-number") or 0)
        act = {"seat": 0, "act": "resign", "expected": number}
        if page.request.post(table.replace("/tables/", "/api/tables/") + "/acts", data=act).ok:
            break
    page.locator(".ending").wait_for()
    ratings = page.locator(".ending .rating")
    expect(ratings).to_have_count(2)
    expect(ratings.first).to_contain_text(re.compile(r"1500 → 1[34]\d\d\s+−\d+"))
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(IN_SIGHT) == [True] * 2
    check(page)
    share = page.get_by_role("button", name=say("share-replay"))
    share.click()
    given = page.evaluate("window.given")
    assert given["url"] == f"{page.url.partition('?')[0]}/replay"
    # a browser that can neither share nor copy shows the address
    page.evaluate(
        "() => { navigator.share = undefined;"
        " Object.defineProperty(navigator, 'clipboard', { value: undefined }); }"
    )
    share.click()
    expect(page.locator(".ending input")).to_have_value(given["url"])
    check(page)


@pytest.mark.ci
def test_points_below_nothing_have_a_minus_at_the_table_and_after_it(opened: Opener) -> None:
    """Who gives up before anybody has played leaves the winner less than nothing."""
    page = opened("is", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    new_table(page, "is", "person", "person", language="is")
    page.locator('.table[data-phase="turn"]').wait_for()
    table = page.url.split("?")[0]
    number = int(page.locator(".table").get_attribute("data-number") or 0)
    resigned = page.request.post(
        table.replace("/tables", "/api/tables") + "/acts",
        data={"seat": 0, "act": "resign", "expected": number},
    )
    assert resigned.ok, resigned.text()
    page.locator("#ending-title").wait_for()
    assert re.match("−[1-9]", page.locator(".ending .result").inner_text())
    assert "−" in "".join(page.locator(".players .score").all_inner_texts())
    for path in ("", "/replay?at=99", "/best", "/analysis"):
        page.goto(f"{table}{path}")
        page.locator(".players").wait_for()
        assert not re.search("(?<![0-9A-Za-z])-[0-9]", page.locator("main").inner_text()), path


@pytest.mark.parametrize("language", ["is", later("fi"), later("pl")])
def test_a_rematch_is_told_in_sight_on_the_narrowest_phone(opened: Opener, language: str) -> None:
    page = opened(language, "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    new_table(page, language, "person", "person", language=language, names=(LONG[0], LONG[0][::-1]))
    page.locator('.table[data-phase="turn"]').wait_for()
    table = page.url.split("?")[0]
    number = int(page.locator(".table").get_attribute("data-number") or 0)
    act = {"seat": 0, "act": "resign", "expected": number}
    calls = table.replace("/tables", "/api/tables")
    assert page.request.post(f"{calls}/acts", data=act).ok
    page.locator("#ending-title").wait_for()
    assert page.request.post(f"{table}/rematch").ok  # who sits at both places begins at once
    page.reload()
    again = page.locator(".ending .again")
    expect(again).to_have_text(catalogue(language, "table")("rematch-begun"))
    page.evaluate("() => document.fonts.ready")
    box, dock = again.bounding_box(), page.locator(".dock").bounding_box()
    ending = page.locator(".ending").bounding_box()
    assert box and dock and ending
    assert ending["y"] <= box["y"] and box["y"] + box["height"] <= dock["y"]
    # a long end and two ratings would push it out of sight
    result = page.locator(".ending .result").bounding_box()
    assert result and box["y"] + box["height"] <= result["y"]


@pytest.mark.ci
def test_equal_totals_look_alike_at_the_end(opened: Opener) -> None:
    page = opened("en", "phone")
    new_table(page, "en", "person", "person", language="en")
    page.locator('.table[data-phase="turn"]').wait_for()
    calls = page.url.split("?")[0].replace("/tables", "/api/tables")
    for seat, act in ((0, "propose-abort"), (1, "consent")):
        number = int(page.locator(".table").get_attribute("data-number") or 0)
        done = page.request.post(
            f"{calls}/acts", data={"seat": seat, "act": act, "expected": number}
        )
        assert done.ok, done.text()
        page.reload()
    result = page.locator(".ending .result")
    expect(result).to_have_text("0 – 0")
    totals = ".ending .result, .ending .result span"
    colours = page.eval_on_selector_all(
        totals, "all => all.map(one => getComputedStyle(one).color)"
    )
    assert len(set(colours)) == 1, colours


WORDS_IN_PIECES = """() => {
  const broken = [];
  for (const better of document.querySelectorAll(".turns .list td:nth-child(4)"))
    better.textContent = "H4 PRZEKŁADAŃCEM (158)";
  for (const { firstChild: text } of document.querySelectorAll(".turns .list small")) {
    text.data = "bot: początkujący";
    const word = document.createRange();
    word.setStart(text, 5);
    word.setEnd(text, text.length);
    if (word.getClientRects().length > 1) broken.push(text.data);
  }
  return broken;
}"""


@pytest.mark.ci
def test_a_word_of_a_name_is_not_broken_in_the_list_of_an_analysis(opened: Opener) -> None:
    page = opened("en", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    table = end_game(page, turns=2)
    page.goto(f"{table}/analysis")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("table", name="Turn by turn")).to_be_visible(timeout=60_000)
    expect(page.locator("progress")).to_have_count(0, timeout=60_000)
    page.goto(f"{table}/analysis?lang=pl")
    assert page.locator(".turns .list small").count()
    assert page.evaluate(WORDS_IN_PIECES) == []
    assert set(page.evaluate(SIDEWAYS)) == {0}


# plays whose letters stand below each other, and what only scrolling sideways would show
BROKEN_PLAYS = """() => [...document.querySelectorAll(
  ".turns .candidates td:first-child, .turns .list td:nth-child(2)")].filter(one => {
    const text = document.createRange();
    text.selectNodeContents([...one.childNodes].findLast(part => part.textContent.trim()));
    const { width, height } = text.getBoundingClientRect();
    const lines = height / parseFloat(getComputedStyle(one).lineHeight);
    return lines > 2 || lines > 1.5 && width < 40;
  }).map(one => one.innerText)"""


@pytest.mark.ci
def test_in_type_of_twice_the_size_a_phone_shows_plays_in_one_piece(
    playwright: Playwright, server: Server
) -> None:
    with launch(playwright, require(BROWSER), "--blink-settings=defaultFontSize=32") as browser:
        page = browser.new_page(
            base_url=server.address,
            viewport={"width": 360, "height": 640},
            has_touch=True,
            reduced_motion="reduce",
        )
        table = end_game(page, turns=2, names=LONG)
        page.goto(f"{table}/analysis")
        page.get_by_role("button", name="Analyse the game").click()
        expect(page.get_by_role("table", name="Turn by turn")).to_be_visible(timeout=60_000)
        expect(page.locator("progress")).to_have_count(0, timeout=60_000)
        for path in ("analysis", "best", "replay?at=1"):
            page.goto(f"{table}/{path}")
            assert page.locator(".turns .list td").count()
            assert page.evaluate(BROKEN_PLAYS) == [], path
            assert set(page.evaluate(SIDEWAYS)) == {0}, path


@pytest.mark.ci
def test_a_name_of_two_words_is_whole_on_a_phone(opened: Opener) -> None:
    """At 360 pixels it was cut, and of a bot that was its level."""
    page = opened("en", "phone", touch=True)
    address = end_game(page, names=("Guðmundur Jónsson", ""))
    page.set_viewport_size({"width": 360, "height": 640})
    for path in ("replay", "try", "analysis"):
        page.goto(f"{address}/{path}")
        frame = ".turns .players b"
        expect(page.locator(frame)).to_have_count(2)
        for name in page.locator(frame).all():
            # a line that is cut off is higher than what letters reach below their own
            cut = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
            beside, below = name.evaluate(cut)
            assert beside <= 0
            assert below < 8
        board, dock = (page.locator(one).bounding_box() for one in (".board-area", ".dock"))
        assert board
        assert dock
        assert board["y"] + board["height"] <= dock["y"]
