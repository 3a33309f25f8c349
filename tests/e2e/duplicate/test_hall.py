"""The screen for a hall follows by itself, and is read from its back."""

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import LANGUAGES, catalogue
from tests.e2e.conftest import Opener
from tests.e2e.duplicate.test_duplicate import Mind, begin, check, hand_in, push, say
from tests.marks import in_ci

pytestmark = pytest.mark.browser
# one evening is enough for phones and walls of several languages
SOME_LANGUAGES = [("fi",), in_ci(("is", "sv", "pl", "en"))]
# squares that their texts have deformed, and headings of columns in two lines
DEFORMED = """() => [...document.querySelectorAll(".plain-grid :is(.plain-square, thead th)")]
  .map(one => [one, one.getBoundingClientRect(), parseFloat(getComputedStyle(one).fontSize)])
  .filter(([one, { width, height }, font]) =>
    one.matches("th") ? height > 1.9 * font : Math.abs(width - height) > 1)
  .length"""


def whole_in_sight(wall: Page) -> None:
    assert wall.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


@pytest.mark.parametrize("languages", SOME_LANGUAGES)
def test_strangers_phones_join_by_the_code_on_the_wall(
    opened: Opener, languages: tuple[str, ...]
) -> None:
    caller = opened(languages[0])
    begin(caller, languages[0], rounds=2)
    walls = []
    for others, language in enumerate(languages):
        phone, wall = opened(language, "phone"), opened(language)
        walls.append(wall)
        phone.set_viewport_size({"width": 360, "height": 640})
        wall.goto(f"{caller.url}/wall?lang={language}")
        for width, height in ((1366, 650), (1920, 1080)):
            wall.set_viewport_size({"width": width, "height": height})
            whole_in_sight(wall)
        code = wall.locator(".join-door .spoken-code").inner_text()
        phone.goto("/join")
        check(phone)
        phone.get_by_label(catalogue(language, "start")("join-code")).fill(code.lower())
        phone.get_by_role("button", name=catalogue(language, "start")("code-join")).tap()
        phone.get_by_label(say(language, "name")).fill(f"Anna {language}")
        push(phone, language, "join")
        phone.wait_for_url("**/player/*")
        expect(wall.locator("footer")).to_contain_text(say(language, "count", count=others + 1))
        # typed again at that phone it leads back to the own page
        own = phone.url
        phone.goto("/join")
        phone.locator("#code").fill(code)
        phone.keyboard.press("Enter")
        phone.wait_for_url(own)
    push(caller, languages[0], "announce")
    expect(caller.locator(".join-door")).to_have_count(0)
    for wall in walls:
        expect(wall.locator(".join-door")).to_have_count(0)
        expect(wall.locator("footer")).to_contain_text(code)


@pytest.mark.parametrize("languages", SOME_LANGUAGES)
def test_the_standings_on_a_phone_end_before_the_edge_of_their_sheet(
    opened: Opener, languages: tuple[str, ...]
) -> None:
    caller = opened(languages[0])
    caller.goto(f"/duplicate?lang={languages[0]}")
    for more in caller.locator("main details").all():
        more.evaluate("one => { one.open = true; }")
    caller.locator("[name=rooms]").fill("A 12\nB 14")
    caller.get_by_role("button", name=say(languages[0], "begin")).click()
    caller.wait_for_url("**/duplicate/*")
    phones = []
    for language in languages:
        phone = opened(language, "phone")
        phones.append(phone)
        phone.set_viewport_size({"width": 360, "height": 640})
        phone.goto(caller.locator("#link").input_value())
        check(phone)
        phone.get_by_label(say(language, "name")).fill(f"Päivi Yli-Hämäläinen {language}")
        phone.get_by_role("button", name=say(language, "join")).tap()
        # nobody is sent on without a room
        assert phone.locator("select[name=room]:invalid").count() == 1
        phone.get_by_label(say(language, "room")).select_option("A 12")
        push(phone, language, "join")
        phone.wait_for_url("**/player/*")
    push(caller, languages[0], "announce")
    caller.locator("button[value=early]").click()
    caller.locator("[name=sure] ~ .danger").click()
    for phone in phones:
        table = phone.locator(".duplicate-table")
        expect(table).to_be_visible()
        ends = table.evaluate(
            "table => [table, table.parentElement].map(one => one.getBoundingClientRect().right)"
        )
        assert ends[0] + 8 <= ends[1]
        expect(table).to_contain_text("A 12")


@pytest.mark.ci
def test_the_wall_shows_clock_board_and_letters_at_once(opened: Opener) -> None:
    caller, phone = opened("en"), opened("fi", "phone")
    walls = {language: opened(language) for language in LANGUAGES}
    begin(caller, "en", rounds=2)
    phone.goto(caller.locator("#link").input_value())
    phone.get_by_label(say("fi", "name")).fill("Anna")
    push(phone, "fi", "join")
    door = caller.locator("#link").input_value().partition("://")[2].split("/")[0] + "/join"
    code = caller.locator(".join-door .spoken-code").inner_text()
    for language, wall in walls.items():
        wall.goto(f"{caller.url}/wall?lang={language}")
        check(wall)
        whole_in_sight(wall)
        expect(wall.locator("footer")).to_contain_text(door)
        expect(wall.locator("footer")).to_contain_text(code)
        expect(wall.locator(".join-door .spoken-code")).to_have_text(code)
        expect(wall.get_by_role("img", name=say(language, "link"))).to_have_count(2)
    push(caller, "en", "announce")
    for language, wall in walls.items():
        expect(wall.get_by_role("heading", name=say(language, "round", number=1))).to_be_visible()
        for width, height in ((1366, 650), (1920, 1080)):
            wall.set_viewport_size({"width": width, "height": height})
            wall.wait_for_timeout(100)
            clock = wall.get_by_role("timer").bounding_box()
            assert clock
            assert clock["height"] >= 0.15 * height
            for part in ("clock", "board", "status"):
                box = wall.locator(f"[data-part={part}]").bounding_box()
                assert box
                assert box["y"] + box["height"] <= height, (part, width)
            whole_in_sight(wall)
        check(wall)
        expect(wall.get_by_text(say(language, "written", written=0, players=1))).to_be_visible()
    mind = Mind()
    best = mind.plays(caller)[0]
    hand_in(phone, "fi", mind.text(best[0]))
    for language, wall in walls.items():
        expect(wall.get_by_text(say(language, "written", written=1, players=1))).to_be_visible()
    push(caller, "en", "collect")
    for wall in walls.values():
        expect(wall.locator("[data-part=last]")).to_contain_text(str(best[1]))
        row = wall.get_by_role("row").filter(has_text="Anna")
        expect(row).to_contain_text(str(best[1]))
        for width, height in ((1366, 650), (1920, 1080)):
            wall.set_viewport_size({"width": width, "height": height})
            size = row.get_by_role("rowheader").evaluate("cell => getComputedStyle(cell).fontSize")
            assert float(size.removesuffix("px")) >= 0.045 * height
            whole_in_sight(wall)
    expect(phone.locator("[data-part=mine]")).to_contain_text(str(best[1]))
    for wall in walls.values():
        wall.set_viewport_size({"width": 360, "height": 640})
        assert wall.evaluate("document.documentElement.scrollWidth") <= 360
        check(wall)
        # in the largest type a browser offers a board is a board
        wall.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        assert wall.evaluate(DEFORMED) == 0
