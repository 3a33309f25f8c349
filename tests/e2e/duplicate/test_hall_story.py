"""A duplicate at twelve tables in two rooms: phones, paper, one from afar, the printed sheets."""

import re

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.duplicate.test_duplicate import Mind, check, hand_in, push, say

pytestmark = pytest.mark.browser
PAPER = [f"Stolik {number}" for number in range(1, 10)]
ROOMS = ("Sala A", "Sala B")
PHONES = {10: ("Anna", "1", "1"), 11: ("Błażej", "2", "0"), 12: ("Zdalna Zofia", "0", "2")}
"""By number: name, room, category."""


def say_desk(key: str) -> str:
    return catalogue("pl", "desk")(f"duplicate-{key}")


def press(page: Page, key: str) -> None:
    """Press a button of the desk."""
    with page.expect_navigation():
        page.get_by_role("button", name=say_desk(key), exact=True).click()


def post(page: Page, address: str, **form: str) -> None:
    answer = page.request.post(address, form=form)
    assert answer.ok, answer.text()


def announce_event(caller: Page) -> str:
    """Announce the evening: two rooms, two categories, nine tables on paper; its address."""
    caller.goto("/duplicate?lang=pl")
    caller.get_by_role("radio", name="English").check(force=True)
    caller.get_by_label(say("pl", "rounds")).fill("1")
    caller.get_by_label(say("pl", "arbiter")).check()
    caller.get_by_label(say("pl", "rooms-named"), exact=True).fill("\n".join(ROOMS))
    caller.get_by_label(say("pl", "categories"), exact=True).fill("Juniorzy\nSeniorzy")
    caller.get_by_label(say("pl", "beside"), exact=True).fill("\n".join(PAPER))
    push(caller, "pl", "begin")
    caller.wait_for_url("**/duplicate/*")
    address = caller.url
    for number in range(1, 10):
        room = "1" if number < 6 else "2"
        post(caller, f"{address}/desk", act="place", player=str(number), room=room, category="-1")
    return address


def join(phone: Page, address: str, name: str, room: str, category: str) -> None:
    phone.goto(f"{address}/join?room={room}&lang=pl")
    phone.get_by_label(say("pl", "name")).fill(name)
    phone.locator("select[name=room]").select_option(room)
    phone.locator("select[name=category]").select_option(category)
    push(phone, "pl", "join")
    phone.wait_for_url("**/player/*")


def invite(caller: Page, address: str) -> str:
    """Have an official help in the second room; the private address."""
    caller.goto(f"{address}/desk")
    caller.locator("summary").first.click()
    caller.get_by_label(say_desk("official-name")).fill("Olga")
    official = caller.locator("form").filter(has=caller.get_by_label(say_desk("official-name")))
    official.locator("select").select_option(label=ROOMS[1])
    press(caller, "invite")
    return caller.locator("#link").input_value()


@pytest.mark.ci
@pytest.mark.proves("PL-53", "PL-56", "PL-58", "PL-59")
def test_twelve_tables_in_two_rooms_play_to_the_printed_sheets(opened: Opener) -> None:
    caller, olga = opened("pl"), opened("pl", "phone")
    address, mind = announce_event(caller), Mind()
    phones = {number: opened("pl", "phone") for number in PHONES}
    for number, phone in phones.items():
        join(phone, address, *PHONES[number])
    olga.goto(invite(caller, address))
    expect(olga.get_by_role("heading", level=1)).to_contain_text(ROOMS[1])
    slips = caller.request.get(f"{address}/paper/duplicate-slips?room=2").text()
    assert ("Stolik 6" in slips, "Stolik 5" in slips) == (True, False)
    caller.goto(f"{address}/desk")
    push(caller, "pl", "announce")
    expect(phones[10].get_by_role("timer")).to_be_visible()
    plays = mind.plays(phones[10])
    best, worse, low = plays[0], plays[len(plays) // 2], plays[-1]
    for number, play in {10: best, 11: worse, 12: low}.items():
        hand_in(phones[number], "pl", mind.text(play[0]))
    # the official of the second room types its paper by keyboard, the caller that of the first
    olga.reload()
    expect(olga.locator("#d-player")).to_be_focused()
    position, word = mind.text(worse[0])
    for text in ("6", position, word, str(worse[1])):
        olga.keyboard.insert_text(text)
        olga.keyboard.press("Tab")
    with olga.expect_navigation():
        olga.keyboard.press("Enter")
    position, word = mind.text(low[0])
    for number in range(1, 6):
        typed = {"player": str(number), "position": position, "word": word, "score": str(low[1])}
        post(caller, f"{address}/desk", act="write", **typed)
    post(caller, address, act="early", sure="0")
    olga.reload()
    expect(olga.locator("[data-part=solutions]")).to_contain_text("Stolik 6")
    assert "Stolik 1" not in olga.locator("main").inner_text()
    check(olga)
    caller.goto(f"{address}/desk")
    press(caller, "choose")
    expect(phones[12].locator("[data-part=mine]")).to_contain_text("Seniorzy")
    wall = opened("pl")
    wall.goto(f"{address}/wall?room=1&lang=pl")
    expect(wall.get_by_role("row").filter(has_text="Anna")).to_contain_text(str(best[1]))
    assert wall.get_by_text("Stolik 6").count() == 0
    check(wall)
    wall.goto(f"{address}/result")
    first = wall.get_by_role("table").first.get_by_role("row")
    expect(first).to_have_count(13)
    expect(first.nth(1)).to_contain_text("Anna")
    expect(first.nth(1)).to_contain_text(ROOMS[0])
    check(wall)
    for sheet in ("duplicate-standings", "duplicate-master"):
        wall.goto(f"{address}/paper/{sheet}")
        check(wall)
        made = wall.request.get(f"{address}/paper/{sheet}.pdf")
        assert (made.status, made.body()[:5]) == (200, b"%PDF-")
    assert re.search(str(best[1]), wall.locator("main").inner_text())
