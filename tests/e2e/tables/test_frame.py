"""The table's frame: board, rack and main button are on the screen at every size, and stay."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from stafla.bots import LEVELS
from stafla.data.catalogue import LANGUAGES, catalogue
from tests.e2e.conftest import Opener
from tests.e2e.judge.test_judge import the_judge
from tests.e2e.new_tables import BOT, a_table_of_two, new_table
from tests.e2e.player import Toucher, Typist, begin
from tests.e2e.server import Server
from tests.e2e.tables.racks import hold, offer_end
from tests.e2e.tables.test_evening import challenge, nonsense
from tests.e2e.tables.test_karpatka import four
from tests.e2e.tables.test_telling import ask, press, two
from tests.e2e.thinker import thinker
from tests.marks import in_ci, later

pytestmark = pytest.mark.browser

# the least width of the board at each size, from the drawings of the page
SIZES: Final = {
    (360, 640): 350,
    (390, 664): 374,
    (390, 844): 382,
    (768, 1024): 700,
    (1280, 720): 560,
    (1280, 800): 640,
    (1366, 650): 500,
    (1920, 1080): 900,
}
LEAST_TILE = 44
# a second rack takes its room from the board
PARTNER = 44
BOXES = """() => {
  const box = (selector) => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.offsetParent);
    if (!element) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    board: box('.board'), rack: box('.rack[role=group], .cover'), status: box('.status'),
    main: box('.dock .main, .dock .answer, .dock .primary'),
    tile: box('.rack[role=group] .place, .cover span'),
    tabs: box('.tabs, .dock .more'),
    over: [scrollWidth - innerWidth, scrollHeight - innerHeight],
    screen: [innerWidth, innerHeight],
    small: [...document.querySelectorAll('.dock button, .status button, .tabs button, .who a')]
      .filter((one) => one.offsetParent)
      .map((one) => [one.textContent, one.offsetWidth, one.offsetHeight, one.scrollHeight])
      .filter(([, width, height, needed]) => width < 44 || height < 44 || needed > height + 1),
    cut: [...document.querySelectorAll('.status .words')]
      .map((one) => [one.textContent, one.scrollHeight - one.clientHeight])
      .filter(([, more]) => more > 2),
  };
}"""
EDGES = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
}"""
Boxes = dict[str, list[float]]


def measure(page: Page, size: tuple[int, int]) -> Boxes:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )
    page.evaluate("() => new Promise(requestAnimationFrame)")
    found: Boxes = page.evaluate(BOXES)
    return found


def inside(boxes: Boxes, size: tuple[int, int], less: int = 0) -> None:
    """Everything that a turn needs is on the screen, and nothing scrolls."""
    width, height = boxes["screen"]
    assert max(boxes["over"]) <= 1, (size, boxes["over"])
    for name in ("board", "rack", "status", "main", "tabs"):
        left, top, right, bottom = boxes[name]
        assert -1 <= left < right <= width + 1, (size, name, boxes[name])
        assert -1 <= top < bottom <= height + 1, (size, name, boxes[name])
    left, _, right, _ = boxes["board"]
    assert right - left >= SIZES[size] - less, (size, right - left)
    left, _, right, _ = boxes["tile"]
    assert right - left >= LEAST_TILE, (size, right - left)
    assert boxes["small"] == [], size
    assert boxes["cut"] == [], size


def still(before: Boxes, after: Boxes, size: tuple[int, int]) -> None:
    """Nothing moved by more than a pixel."""
    for name in ("board", "rack", "tile"):
        moved = [abs(one - two) for one, two in zip(before[name], after[name], strict=True)]
        assert max(moved) <= 1, (size, name, before[name], after[name])
    for name in ("status", "main"):
        assert abs(before[name][1] - after[name][1]) <= 1, (size, name)


@pytest.mark.parametrize(
    ("language", "scheme"),
    [
        in_ci("pl", "light"),
        ("fi", "dark"),
        *(
            later(language, scheme)
            for language in LANGUAGES
            for scheme in ("light", "dark")
            if (language, scheme) not in {("pl", "light"), ("fi", "dark")}
        ),
    ],
)
def test_board_rack_and_main_button_are_on_the_screen_and_do_not_move(
    opened: Opener, language: str, scheme: str
) -> None:
    page = opened(language, color_scheme=scheme)
    hold(page, *"EABECZD")
    new_table(page, "en", "person", BOT, language=language)
    person = Typist(page, language)
    person.await_turn()
    page.evaluate("() => document.fonts.ready")
    empty = {size: measure(page, size) for size in SIZES}
    for size, boxes in empty.items():
        inside(boxes, size)
    measure(page, (1280, 800))
    person.go_to(0, down=False)
    for letter in "BCZ":
        person.type(letter, blank=False)
    # three tiles in a corner are no play: the banner says why, and the way to play waits
    expect(page.locator('[data-status="wrong"]')).to_be_visible()
    expect(person.button("play")).to_have_attribute("aria-disabled", "true")

    def still_life() -> None:
        for size, boxes in empty.items():
            now = measure(page, size)
            inside(now, size)
            still(boxes, now, size)

    still_life()
    # nothing more can be laid: asked oneself, and while others are
    for waiting in ((0, 1), (1,)):
        offer_end(page, *waiting)
        page.reload()
        expect(page.locator('[data-status="offer"]')).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        still_life()


@pytest.mark.ci
def test_the_sheet_beside_the_board_shows_its_title_and_the_latest_turn(opened: Opener) -> None:
    page = opened("is")
    new_table(page, "is", "person", BOT, language="is")
    person = Typist(page, "is")
    for _ in range(3):
        person.await_turn()
        person.take_turn(thinker("is"))
    person.await_turn()
    last = page.locator(".side-b .list tbody tr").last
    for size in ((1280, 720), (390, 844)):
        measure(page, size)
        page.reload()
        person.await_turn()
        _, top, _, bottom = page.locator(".side-b .panel").first.evaluate(EDGES)
        _, upper, _, lower = last.evaluate(EDGES)
        assert top <= upper < lower <= bottom, size
    measure(page, (1280, 720))
    titles = page.locator(".side-b .panel h2")
    assert titles.count() == 2
    for title in titles.all():
        assert title.evaluate("it => it.scrollHeight - it.clientHeight") <= 2, title.inner_text()


@pytest.mark.parametrize("language", ["pl", *(later(one) for one in ("fi", "sv", "is", "en"))])
@pytest.mark.ci
def test_a_table_with_judge_and_challenges_fits_the_screen(
    opened: Opener, server: Server, language: str
) -> None:
    the_judge(opened("is"), server, f"Dómari {language}")
    host, guest = opened(language), opened("en")
    languages = (language, "en")
    a_table_of_two(host, guest, "sv", languages=languages, clock="sv-25", judge="any")
    both = (Typist(host, language), Typist(guest, "en", 1))
    host.wait_for_selector('.table[data-seat="0"]:is([data-phase="turn"], [data-phase="start"])')
    for size in SIZES:
        inside(measure(host, size), size)
    begin(both)
    for size in SIZES:
        inside(measure(host, size), size)


@pytest.mark.parametrize("size", [(640, 360), *(later(one) for one in ((667, 375), (844, 390)))])
def test_the_end_is_seen_on_a_phone_held_sideways(opened: Opener, size: tuple[int, int]) -> None:
    page = opened("pl", "phone", touch=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    new_table(page, "is", "person", BOT, language="pl")
    person = Toucher(page, "pl")
    person.await_turn()
    person.push("resign")
    yes = person.say("resign-yes")
    page.get_by_role("dialog").get_by_role("button", name=yes, exact=True).tap()
    page.locator("#ending-title").wait_for()
    boxes = measure(page, size)
    assert max(boxes["over"]) <= 1
    left, top, right, bottom = boxes["board"]
    assert abs((right - left) - (bottom - top)) < 1, boxes["board"]
    assert right - left >= size[1] - 20, boxes["board"]
    for seen in (".message", ".result", ".dock .primary", ".tabs"):
        box = page.locator(seen).evaluate(EDGES)
        assert right <= box[0] < box[2] <= size[0] + 1, (seen, box)
        assert 0 <= box[1] < box[3] <= size[1] + 1, (seen, box)


# how far the words of two tabs beside each other are apart
APART = """() => {
  const words = [...document.querySelectorAll(".tabs button")].map(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  return words.slice(1).map((word, at) => word.left - words[at].right);
}"""


@pytest.mark.ci
def test_words_of_the_tabs_do_not_run_together(opened: Opener) -> None:
    """Niewidoczne and Podpowiedź stood three pixels apart, closer than words of a sentence."""
    page = opened("pl", "phone", touch=True)
    new_table(page, "pl", "person", BOT, language="pl")
    Toucher(page, "pl").await_turn()
    measure(page, (360, 640))
    gaps = page.evaluate(APART)
    assert len(gaps) == 3
    assert min(gaps) >= 8, gaps


@pytest.mark.ci
def test_a_game_of_pairs_fits_the_screen(opened: Opener) -> None:
    players = four(opened, "automatic", ("desktop",) * 4)
    page = players[0].page
    page.wait_for_selector("[data-partner]")
    for size in SIZES:
        boxes = measure(page, size)
        inside(boxes, size, PARTNER)
        assert page.locator("[data-partner]").is_visible()


@pytest.mark.ci
def test_nothing_moves_when_a_verdict_or_a_question_comes_and_goes(opened: Opener) -> None:
    mover, other = two(opened, "fi", ("fi", "pl"))
    other.push("start-clock")
    mover.await_turn()
    players = (mover, other)
    first = [{size: measure(one.page, size) for size in SIZES} for one in players]

    def still_life() -> None:
        for player, before in zip(players, first, strict=True):
            for size, boxes in before.items():
                now = measure(player.page, size)
                inside(now, size)
                still(boxes, now, size)
            measure(player.page, (1280, 800))

    still_life()
    nonsense(mover, thinker("fi"))
    press(mover)
    other.page.wait_for_selector('.table[data-phase="window"]')
    still_life()
    challenge(other)
    for player in players:
        player.page.locator('[data-status="ruled"]').wait_for()
    still_life()
    for player in players:
        player.push("understood")
    still_life()
    ask(other, "propose-pause")
    mover.page.locator('[data-status="proposal"]').wait_for()
    still_life()
    mover.push("decline")
    other.page.locator('[data-status="proposal"]').wait_for(state="detached")
    still_life()


# what of a bot's level does not show in its player's place, with a total of three digits
LEVELS_CUT = """([shown, levels]) => {
  const place = [...document.querySelectorAll(".players li")]
    .find((one) => one.textContent.includes(shown));
  place.querySelector(".score").textContent = "345";
  const text = document.createTreeWalker(place.querySelector(".name"), NodeFilter.SHOW_TEXT);
  while (text.nextNode() && !text.currentNode.data.includes(shown));
  const node = text.currentNode, range = document.createRange();
  const start = node.data.indexOf(shown);
  const frame = place.querySelector(".name > :first-child");
  return levels.filter((level) => {
    node.data = node.data.slice(0, start) + level;
    range.setStart(node, start);
    range.setEnd(node, start + level.length);
    const inner = range.getBoundingClientRect(), outer = frame.getBoundingClientRect();
    return inner.left < outer.left - 1 || inner.right > outer.right + 1
      || inner.top < outer.top - 3 || inner.bottom > outer.bottom + 3
      || frame.scrollWidth > frame.clientWidth;
  });
}"""


@pytest.mark.parametrize("language", [*map(in_ci, ("is", "sv", "en")), "fi", "pl"])
def test_the_level_of_a_bot_is_whole_in_its_player_s_place(opened: Opener, language: str) -> None:
    page = opened(language, "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    say = catalogue(language, "bots")
    names = ("Anna", say("bot-club"))
    new_table(page, language, "person", "club", language=language, names=names)
    page.wait_for_selector(".players .score")
    shown, *others = [
        say(f"bot-{level}").rpartition(": ")[2] for level in ("club", *LEVELS, "champion")
    ]
    assert page.evaluate(LEVELS_CUT, [shown, [shown, *others]]) == []
