"""Clocks and agreements at a table of two devices, in two languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import a_table_of_two
from tests.e2e.player import Typist, begin
from tests.e2e.test_access import check

pytestmark = pytest.mark.browser


def two(opened: Opener, clock: str) -> tuple[Typist, Typist]:
    """Who is to move, and the other."""
    host, guest = opened("sv"), opened("pl", "phone")
    a_table_of_two(host, guest, "is", languages=("sv", "pl"), clock=clock)
    both = (Typist(host, "sv", 0), Typist(guest, "pl", 1))
    begin(both)
    first = 0 if host.locator(".table").get_attribute("data-to-act") == "0" else 1
    return both[first], both[1 - first]


def clock(page: Page, seat: int) -> str:
    return page.locator(f'[data-clock="{seat}"]').inner_text().strip()


def seat_of(player: Typist) -> int:
    return int(player.page.locator(".table").get_attribute("data-seat") or 0)


def rare(player: Typist, act: str) -> None:
    """Asks for what stands behind *more*, and confirms it."""
    player.push(act)
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=player.say(f"{act}-yes"), exact=True).click()


@pytest.mark.ci
def test_the_opponent_starts_the_clock_and_both_see_it_run(opened: Opener) -> None:
    mover, other = two(opened, "sv-25")
    both = sorted((mover, other), key=seat_of)
    seat = seat_of(mover)
    assert clock(mover.page, seat) == clock(other.page, seat) == "25:00"
    check(other.page)
    other.push("start-clock")
    for player in (mover, other):
        running = player.page.locator(f'[data-clock="{seat}"]')
        expect(running).to_have_text(re.compile(r"24:5\d"))
        expect(player.page.locator(f'[data-clock="{1 - seat}"]')).to_have_text("25:00")
    # beside the clock there is room for whose turn it is, and how many tiles the other has
    notes = both[0].page.locator(".under .note")
    both[0].page.set_viewport_size({"width": 1366, "height": 650})
    assert notes.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


@pytest.mark.ci
def test_a_turn_is_taken_back_when_the_opponent_agrees(opened: Opener) -> None:
    mover, other = two(opened, "long-15-10")
    mover.pass_turn()
    expect(other.page.locator(".table")).to_have_attribute("data-to-act", str(seat_of(other)))
    rare(mover, "propose-takeback")
    check(other.page)
    other.push("consent")
    for player in (mover, other):
        expect(player.page.get_by_text(player.say("turn-takeback"), exact=True)).to_be_visible()
    expect(mover.page.locator(".table")).to_have_attribute("data-to-act", str(seat_of(mover)))


@pytest.mark.ci
def test_a_pause_and_a_game_called_off(opened: Opener) -> None:
    mover, other = two(opened, "long-25")
    other.push("start-clock")
    rare(mover, "propose-pause")
    other.push("consent")
    expect(mover.page.locator(".status")).to_contain_text(mover.say("clock-paused"))
    other.push("resume-clock")
    expect(mover.page.locator(".status")).not_to_contain_text(mover.say("clock-paused"))
    rare(other, "abort")
    for player in (mover, other):
        player.page.locator("#ending-title").wait_for()
    check(mover.page)
