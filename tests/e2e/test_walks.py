"""Every mode walked through with four devices, as people with phones of different sizes meet it."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.duplicate.test_duplicate import Mind, begin, hand_in, push
from tests.e2e.duplicate.test_duplicate import say as say_duplicate
from tests.e2e.pastimes.test_pastimes import missing, say
from tests.e2e.tables.test_evening import DONE, exchange
from tests.e2e.tables.test_karpatka import ask, four
from tests.e2e.test_access import check
from tests.e2e.test_every_page import WIDER
from tests.e2e.thinker import thinker

pytestmark = [pytest.mark.browser, pytest.mark.verify]
# three phones and a tablet, each with its own language
DEVICES = {"is": (360, 640), "pl": (390, 844), "fi": (390, 664), "sv": (768, 1024)}


def phones(opened: Opener) -> dict[str, Page]:
    """A page for each device, of its size and in its language."""
    pages = {language: opened(language, "phone") for language in DEVICES}
    for language, page in pages.items():
        width, height = DEVICES[language]
        page.set_viewport_size({"width": width, "height": height})
    return pages


def sound(pages: Sequence[Page]) -> None:
    """Nothing is wider than its screen, and axe finds nothing."""
    for page in pages:
        assert page.evaluate(WIDER) <= 0, page.url
        check(page)


HIDDEN = """() => Math.max(...[...document.querySelectorAll(".scroll")].map(
  one => one.scrollWidth - one.clientWidth))"""
OUTSIDE = """() => {
  const { left, right } = document.querySelector(".slip-board .dock").getBoundingClientRect();
  const tiles = [...document.querySelectorAll(".slip-board .rack .place")];
  return tiles.map(one => one.getBoundingClientRect())
    .filter(box => box.left < left - 1 || box.right > right + 1).length;
}"""


def in_rack(page: Page) -> None:
    """The tiles of a slip lie within their rack, with the buttons in one line below."""
    assert page.evaluate(OUTSIDE) == 0
    tops = {
        box["y"]
        for box in map(Locator.bounding_box, page.locator(".slip-board .tools .button").all())
        if box
    }
    assert len(tops) == 1


def test_a_caller_and_four_phones_play_duplicate(opened: Opener) -> None:
    caller = opened("en", "phone")
    begin(caller, "en", rounds=2)
    link = caller.locator("#link").input_value()
    devices = phones(opened)
    for language, page in devices.items():
        page.goto(f"{link}?lang={language}")
        page.get_by_label(say_duplicate(language, "name")).fill(f"Player {language}")
        push(page, language, "join")
        page.wait_for_url("**/player/*")
    sound([caller, *devices.values()])
    mind, totals = Mind(), dict.fromkeys(devices, 0)
    for number in (1, 2):
        push(caller, "en", "announce")
        plays = mind.plays(caller)
        for place, (language, page) in enumerate(devices.items()):
            title = say_duplicate(language, "round", move=number)
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            if number == 1:
                sound([page])
                in_rack(page)
            # in the second round one of them writes nothing
            if number == 1 or language != "sv":
                placement, points = plays[min(place, len(plays) - 1)]
                hand_in(page, language, mind.text(placement))
                totals[language] += points
        sound([caller, *devices.values()])
        if number == 2:
            expect(
                caller.get_by_text(say_duplicate("en", "written", written=3, players=4))
            ).to_be_visible()
            push(caller, "en", "early")
            sound([caller])
            with caller.expect_navigation():
                caller.locator("section.notice").get_by_role("button").click()
        else:
            push(caller, "en", "collect")
        mind.lay(caller, "en")
        for language, page in devices.items():
            row = page.get_by_role("row").filter(has_text=f"Player {language}")
            expect(row.get_by_role("cell").nth(2)).to_have_text(str(totals[language]))
        sound([caller, *devices.values()])
    for language, page in devices.items():
        expect(page.get_by_text(say_duplicate(language, "ended-rounds"))).to_be_visible()
        page.get_by_role("link", name=say_duplicate(language, "result")).click()
        sound([page])
        # every column of the standings is seen, and no name is broken letter by letter
        assert page.evaluate(HIDDEN) <= 0, language
        name = page.get_by_role("rowheader", name=f"Player {language}").bounding_box()
        assert name
        assert name["width"] >= 60


CARD = ("TRAINEE", "ORATION")
OTHERS = ("SENATOR", "TRAINED")


def test_a_caller_and_four_phones_play_bingo(opened: Opener) -> None:
    caller = opened("en", "phone")
    caller.goto("/bingo?lang=en")
    sound([caller])
    caller.get_by_role("radio", name="English").check(force=True)
    caller.get_by_role("button", name=say("en", "bingo-begin")).click()
    caller.wait_for_url("**/bingo/*")
    link = caller.locator("#link").input_value()
    devices = phones(opened)
    for number, (language, page) in enumerate(devices.items()):
        page.goto(f"{link}?lang={language}")
        sound([page])
        first, second = CARD if number == 0 else OTHERS
        page.get_by_label(say(language, "bingo-name")).fill(f"Player {language}")
        page.get_by_label(say(language, "bingo-first-word")).fill(first)
        page.get_by_label(say(language, "bingo-second-word")).fill(second)
        page.get_by_role("button", name=say(language, "bingo-write")).click()
        page.wait_for_url("**/card/*")
    expect(caller.get_by_text(say("en", "bingo-cards", count=4))).to_be_visible()
    sound([caller, *devices.values()])
    call = caller.get_by_role("button", name=say("en", "bingo-call"))
    called: list[str] = []
    while missing("".join(CARD), called):
        with caller.expect_navigation():
            call.click()
        called = caller.locator(".bingo-called b").all_inner_texts()
        if len(called) == 20:
            sound([caller, *devices.values()])
    winner = devices["is"]
    for page in devices.values():
        expect(page.locator(".plain-rack.small li")).to_have_count(len(called))
    letters = winner.locator("button.bingo-letter")
    while letters.count():
        with winner.expect_navigation():
            letters.first.click()
    winner.get_by_role("button", name=say("is", "bingo-claim")).click()
    expect(winner.get_by_text(say("is", "bingo-you-called"))).to_be_visible()
    sound([caller, *devices.values()])
    caller.get_by_role("button", name=say("en", "bingo-finish")).click()
    expect(winner.get_by_text(say("is", "bingo-you-won"))).to_be_visible()
    for language, page in list(devices.items())[1:]:
        expect(page.get_by_text(say(language, "bingo-won", names="Player is"))).to_be_visible()
    sound([caller, *devices.values()])


def test_four_phones_play_karpatka_to_its_end(opened: Opener) -> None:
    players = four(opened, "automatic", ("phone",) * 4)
    for player, (width, height) in zip(players, DEVICES.values(), strict=True):
        player.page.set_viewport_size({"width": width, "height": height})
    thought, turns = thinker("pl"), 0
    while movers := ask(players):
        mover = movers[turns // 2 % len(movers)]
        before = mover.number
        if turns in (0, 1, 5):
            sound([player.page for player in players])
        if turns == 3:
            exchange(mover, thought)
        else:
            mover.take_turn(thought)
        mover.page.wait_for_function(DONE, arg=before)
        turns += 1
    for player in players:
        player.page.locator("#ending-title").wait_for()
    sound([player.page for player in players])
