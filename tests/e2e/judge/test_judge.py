"""A judge at a live table: two players in two languages, and an arbiter in a third."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import a_table_of_two
from tests.e2e.people import sign_up
from tests.e2e.player import Typist, begin
from tests.e2e.server import Server
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser
say = catalogue("is", "after")


def the_judge(page: Page, server: Server, name: str = "Dómhildur") -> str:
    """Somebody with the role of arbiter, who looks at the tables that wait; their name."""
    name = sign_up(page, name, "is")
    program = str(Path(sys.executable).with_name("stafla"))
    command = [program, "people", "roles", name, "--roles", "arbiter"]
    subprocess.run([*command, "--data", str(server.folder)], check=True, capture_output=True)
    page.goto("/judge")
    return name


def two(opened: Opener) -> tuple[Typist, Typist]:
    """Who is to move by Swedish rules with the clock running, and the other."""
    host, guest = opened("sv", "phone"), opened("pl", color_scheme="dark")
    a_table_of_two(host, guest, "sv", languages=("sv", "pl"), clock="sv-25", judge="any")
    both = (Typist(host, "sv"), Typist(guest, "pl", 1))
    begin(both)
    first = 0 if host.locator(".table").get_attribute("data-to-act") == "0" else 1
    mover, other = both[first], both[1 - first]
    other.push("start-clock")
    return mover, other


def clock(player: Typist, seat: int) -> str:
    return player.page.locator(f'[data-clock="{seat}"]').inner_text().strip()


def seat_of(player: Typist) -> int:
    return int(player.page.locator(".table").get_attribute("data-seat") or 0)


def phase(player: Typist, name: str) -> None:
    player.page.wait_for_selector(f'.table[data-phase="{name}"]')


@pytest.mark.ci
@pytest.mark.proves("SV-18", "SV-39", "SV-40")
def test_an_appeal_stops_the_game_until_the_arbiter_has_ruled(
    opened: Opener, server: Server
) -> None:
    judge = opened("is")
    called = the_judge(judge, server)
    expect(judge.get_by_text(say("judge-nobody"))).to_be_visible()
    mover, other = two(opened)
    mover.await_turn()
    thought = thinker("sv").best(mover.seen(), mover.rack())
    assert thought is not None
    mover.lay(thought)
    mover.push("press")
    other.push("challenge")
    dialog = other.page.get_by_role("dialog")
    dialog.get_by_role("button", name=other.say("challenge"), exact=True).click()
    # the list lets the play stand, and nothing follows from that yet
    for player in (mover, other):
        phase(player, "verdict")
        expect(player.page.locator('[data-status="verdict"]')).to_contain_text(
            player.say("told-valid", words="").rstrip(" .")
        )
        check(player.page)
    assert len(mover.rack()) == 7 - len(thought.tiles)
    other.push("appeal-to-judge")
    dialog = other.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Nie ma go w słowniku")
    dialog.get_by_role("button", name=other.say("appeal-to-judge"), exact=True).click()
    for player in (mover, other):
        phase(player, "appeal")
        check(player.page)
    stood = [clock(mover, seat) for seat in (0, 1)]
    # the arbiter's page renews itself
    waits = judge.locator('main a[href^="/judge/"]')
    expect(waits).to_contain_text(say("judge-appeal", name="").strip())
    check(judge)
    waits.click()
    expect(judge.get_by_text("Nie ma go w słowniku")).to_be_visible()
    check(judge)
    for field in judge.locator('[name="verdicts"]').all():
        field.select_option("invalid")
    for field in judge.locator('[name="reasons"]').all():
        field.fill("Ekki í SAOL.")
    judge.locator('[name="text"]').fill("Draget strider mot ordlistans regler.")
    assert [clock(mover, seat) for seat in (0, 1)] == stood
    judge.locator('main form [type="submit"]').click()
    expect(judge.get_by_text(say("judge-nobody"))).to_be_visible()
    # upheld: the tiles are back, and it is the challenger's turn
    for player in (mover, other):
        phase(player, "turn")
        told = player.page.locator('[data-status="ruled"]')
        expect(told).to_contain_text(player.say("judge-ruled-invalid", name=called))
        expect(told).to_contain_text("Draget strider")
        assert player.seen() == {}
        check(player.page)
    assert len(mover.rack()) == 7
    other.await_turn()
    running = other.page.locator(f'[data-clock="{seat_of(other)}"]')
    expect(running).not_to_have_text(stood[seat_of(other)])
    other.pass_turn()
    mover.await_turn()


@pytest.mark.ci
@pytest.mark.proves("SV-39", "SV-40")
def test_the_judge_is_called_and_gives_time(opened: Opener, server: Server) -> None:
    judge = opened("is", "phone", color_scheme="dark")
    the_judge(judge, server, "Dómar")
    mover, other = two(opened)
    seat = seat_of(mover)
    other.push("more")
    other.page.get_by_label(other.say("judge-about")).fill("Zegar")
    other.page.get_by_role("button", name=other.say("call-judge-do"), exact=True).click()
    for player in (mover, other):
        player.page.wait_for_selector('[data-status="called"]')
        check(player.page)
    judge.locator('main a[href^="/judge/"]').first.click()
    judge.locator('[name="seconds"]').nth(seat).fill("300")
    judge.locator('[name="text"]').fill("Klockan gick fel.")
    check(judge)
    judge.locator('main form [type="submit"]').click()
    for player in (mover, other):
        expect(player.page.locator(".status")).to_contain_text("Klockan gick fel.")
        running = player.page.locator(f'[data-clock="{seat}"]')
        expect(running).to_have_text(re.compile(r"29:\d\d"))
    mover.pass_turn()
    other.await_turn()
