"""A first game that teaches by doing, hints in steps, and words of the sheet explained."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import LANGUAGES, catalogue
from tests.e2e.conftest import Opener
from tests.e2e.lobby.test_first_minute import COUNTED, COUNTS
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Player, Toucher, Typist
from tests.e2e.tables.test_frame import SIZES, inside, measure, still
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker
from tests.marks import in_ci

pytestmark = pytest.mark.browser

SMALL, LAPTOP = (360, 640), (1280, 800)
TOUCHES = 3
GOOD = 18
LAID = ".square.laid"
LIT = ".square.lit"
SECONDS = 5
PLAYED = """() => !document.querySelector('.square.laid')
  && Number(document.querySelector('.who .score').textContent) > 0"""
RACK_KEPT = r"() => Object.keys(localStorage).some(key => /^stafla\..+\.rack$/.test(key))"
LEFT = "before => Number(document.querySelector('.table').dataset.number) > before"


def begin_with_good_play(begin: Callable[[], Player], language: str) -> Page:
    """Begins games until there is a play so good that the hint is no exchange."""
    for _ in range(20):
        person = begin()
        person.page.wait_for_selector("[data-square]")
        person.await_turn()
        person.page.wait_for_selector(".rack [data-slot] .tile")
        thought = thinker(language).best(person.seen(), person.rack())
        if thought is not None and thought.score >= GOOD:
            return person.page
        person.page.context.close()
    raise AssertionError("no rack holds a good play")


def first_game(opened: Opener, language: str) -> Page:
    """A game begun by one touch in a browser that holds nothing; the learner is to lay tiles."""
    page = opened(language, "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/?lang={language}")
    page.locator("#play").tap()
    page.wait_for_selector('[data-status="lesson"]')
    return page


@pytest.mark.parametrize("language", ["is", *map(in_ci, ("fi", "sv", "pl", "en"))])
def test_a_first_play_takes_three_touches(opened: Opener, language: str) -> None:
    page, _ = first_play(opened, language)
    assert page.evaluate(COUNTED) == TOUCHES


@pytest.mark.verify
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_play_takes_five_seconds_of_the_machine(opened: Opener, language: str) -> None:
    first_play(opened, language)  # the server has its words at hand, as one that runs has
    _, seconds = first_play(opened, language)
    assert seconds < SECONDS


def first_play(opened: Opener, language: str) -> tuple[Page, float]:
    """From an empty browser to the first play, by touches, which the browser counts; seconds."""
    began = 0.0

    def begin() -> Player:
        nonlocal began
        began = time.monotonic()
        page = opened(language, "phone")
        page.set_viewport_size({"width": 360, "height": 640})
        page.context.add_init_script(COUNTS)
        page.goto(f"/?lang={language}")
        page.locator("#play").tap()
        return Toucher(page, language)

    say = catalogue(language, "table")
    page = begin_with_good_play(begin, language)
    page.get_by_role("button", name=say("lesson-show"), exact=True).tap()
    page.wait_for_selector(LAID)
    main = page.locator(".dock .main")
    expect(main).to_have_attribute("aria-disabled", "false")
    main.tap()
    # taken by the server: what was laid lies on the board, and its points are on the sheet
    page.wait_for_function(PLAYED)
    return page, time.monotonic() - began


@pytest.mark.ci
def test_the_lesson_says_each_sentence_once_and_moves_nothing(opened: Opener) -> None:
    page = begin_with_good_play(lambda: Toucher(first_game(opened, "pl"), "pl"), "pl")
    say = catalogue("pl", "table")
    before = {size: measure(page, size) for size in (*SIZES, SMALL)}
    for size, boxes in before.items():
        inside(boxes, size)
    check(page)
    page.get_by_role("button", name=say("lesson-show"), exact=True).tap()
    page.wait_for_selector('[data-status="hint"]')
    for size, boxes in before.items():
        after = measure(page, size)
        inside(after, size)
        still(boxes, after, size)
    # read aloud by the live region, where the table says everything
    said = page.locator("[aria-live=polite]").first
    expect(said).to_contain_text(page.locator(".status strong").inner_text())
    page.locator(".dock .main").tap()
    person = Toucher(page, "pl")
    page.wait_for_function("() => !document.querySelector('.square.laid')")
    person.await_turn()
    lessons = {say("lesson-open"), say("lesson-join")}
    assert page.locator(".status strong").inner_text() not in lessons
    page.reload()
    page.wait_for_selector("[data-square]")
    person.await_turn()
    assert page.locator(".status strong").inner_text() not in lessons


def hinted_game(opened: Opener, language: str) -> Player:
    """A game against a bot on a large screen."""
    page = opened(language)
    new_table(page, language, "person", BOT, language=language)
    return Typist(page, language)


def test_one_touch_ends_the_lesson_for_good(opened: Opener) -> None:
    page = first_game(opened, "is")
    say = catalogue("is", "table")
    page.get_by_role("button", name=say("lesson-skip"), exact=True).tap()
    expect(page.locator('[data-status="lesson"]')).to_have_count(0)
    page.reload()
    page.wait_for_selector(".rack [data-slot] .tile")
    expect(page.locator('[data-status="lesson"]')).to_have_count(0)
    page.goto("/?lang=is")
    page.locator("#play").tap()
    page.wait_for_selector(".rack [data-slot] .tile")
    Toucher(page, "is").await_turn()
    expect(page.locator('[data-status="lesson"]')).to_have_count(0)


def test_nobody_is_taught_who_has_played_here_before(opened: Opener) -> None:
    page = opened("en", "phone")
    new_table(page, "en", "person", BOT)
    Toucher(page, "en").await_turn()
    expect(page.locator('[data-status="lesson"]')).to_have_count(0)
    # the device remembers a game by the order of its rack, which is kept when somebody touches it
    page.locator(".dock .swap").tap()
    page.wait_for_function(RACK_KEPT)
    page.goto("/?lang=en")
    page.locator("#play").tap()
    page.wait_for_selector(".rack [data-slot] .tile")
    Toucher(page, "en").await_turn()
    expect(page.locator('[data-status="lesson"]')).to_have_count(0)


@pytest.mark.parametrize("language", [*map(in_ci, LANGUAGES)])
def test_a_hint_is_given_in_three_steps(opened: Opener, language: str) -> None:
    page = begin_with_good_play(lambda: hinted_game(opened, language), language)
    person = Typist(page, language)
    measure(page, SMALL)
    before = measure(page, SMALL)
    hint = page.get_by_role("button", name=person.say("hint"), exact=True).and_(
        page.locator(".tabs button")
    )
    status = page.locator('[data-status="hint"]')
    hint.click()
    expect(status).to_be_visible()
    assert page.locator(LIT).count() == 0
    inside(measure(page, SMALL), SMALL)
    hint.click()
    expect(page.locator(LIT).first).to_be_visible()
    lit = page.locator(LIT).evaluate_all("all => all.map(one => one.dataset.square)")
    inside(measure(page, SMALL), SMALL)
    check(page)
    status.get_by_role("button").click()
    expect(page.locator(LAID).first).to_be_visible()
    laid = page.locator(LAID).evaluate_all("all => all.map(one => one.dataset.square)")
    assert laid == lit
    after = measure(page, SMALL)
    inside(after, SMALL)
    still(before, after, SMALL)
    # where others have the chat among the tabs, bots have the hints
    person.push("more")
    page.get_by_role("button", name=person.say("chat"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(person.say("chat-none"))).to_be_visible()
    page.keyboard.press("Escape")
    # what was laid can be taken back, as what anybody lays; then played
    page.locator(".dock .swap").click()
    assert page.locator(LAID).count() == 0
    measure(page, LAPTOP)
    page.locator(".tools button").first.click()
    page.wait_for_selector(LAID)
    number = person.number
    main = page.locator(".dock .main")
    expect(main).to_have_attribute("aria-disabled", "false")
    main.click()
    page.wait_for_function(LEFT, arg=number)


def test_among_people_nobody_is_offered_a_hint(opened: Opener) -> None:
    page = opened("en")
    new_table(page, "en", "person", "person", BOT)
    page.wait_for_selector(".table[data-to-act]")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_word_that_was_played_is_explained_by_its_base_form(opened: Opener) -> None:
    page = begin_with_good_play(lambda: hinted_game(opened, "is"), "is")
    person = Typist(page, "is")
    hint = page.locator(".tools button").first
    hint.click()
    page.wait_for_selector('[data-status="hint"]')
    hint.click()
    # a touch while an answer is on its way asks for nothing: what the second one shows is awaited
    page.wait_for_selector(LIT)
    page.locator('[data-status="hint"] button').click()
    page.wait_for_selector(LAID)
    number = person.number
    main = page.locator(".dock .main")
    expect(main).to_have_attribute("aria-disabled", "false")
    main.click()
    page.wait_for_function(LEFT, arg=number)
    page.locator("button.deed").first.click()
    meaning = page.locator(".meaning").first
    expect(meaning).to_contain_text("BÍN")
    assert meaning.locator("b").inner_text()
    check(page)
    person.await_turn()
    word = page.locator(".status a")
    expect(word).to_be_visible()
    measure(page, SMALL)
    word.click()
    expect(page.get_by_role("dialog").locator(".breakdown")).to_be_visible()


@pytest.mark.ci
def test_who_wants_no_pauses_says_so_with_every_act_until_they_change_their_mind(
    opened: Opener,
) -> None:
    page = opened("sv")
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda sent: frames.append(str(sent))))
    new_table(page, "sv", "person", BOT, language="sv")
    person = Typist(page, "sv")
    for hurries in (True, False):
        person.await_turn()
        person.push("more")
        page.get_by_role("button", name=person.say("settings"), exact=True).click()
        page.get_by_label(person.say("set-hurry"), exact=True).set_checked(hurries)
        check(page)
        page.keyboard.press("Escape")
        frames.clear()
        number = person.number
        page.locator(".square input").first.focus()
        person.pass_turn()
        page.wait_for_function(LEFT, arg=number)
        acts = [frame for frame in frames if '"pass"' in frame]
        assert acts
        assert all(('"at_once":true' in frame) == hurries for frame in acts)
