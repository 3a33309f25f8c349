"""A table whose watchers are a turn behind, looked at from a third device."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import a_table_of_two
from tests.e2e.player import Typist
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser


@pytest.mark.ci
def test_who_watches_sees_the_turn_before_and_is_told_so(opened: Opener) -> None:
    here, there, watching = opened("en"), opened("fi"), opened("is", "phone")
    a_table_of_two(here, there, "is", languages=("en", "fi"), check="automatic", delay="turns-1")
    for page in (here, there):
        page.wait_for_selector('.table[data-phase="turn"][data-seat]')
    watching.goto(f"{here.url.partition('?')[0]}?lang=is")
    watching.wait_for_selector("[data-square]")
    expect(watching.get_by_text("Þú sérð spilið 1 leik síðar.")).to_be_visible()
    anna, bella, watcher = Typist(here, "en", 0), Typist(there, "fi", 1), Typist(watching, "is")
    thought = thinker("is")
    before = watcher.seen()
    for _ in range(4):
        first = here.locator(".table").get_attribute("data-to-act") == "0"
        mover, other = (anna, bella) if first else (bella, anna)
        mover.await_turn()
        lying = mover.seen()
        mover.take_turn(thought)
        other.await_turn()
        expect(watching.locator("[data-square] .tile")).to_have_count(len(lying))
        assert watcher.seen() == lying
    assert before == {}
    assert watcher.seen() != anna.seen()
    anna.push("resign")
    here.get_by_role("dialog").get_by_role("button", name=anna.say("resign-yes")).click()
    expect(watching.locator("#ending-title")).to_be_visible()
    anna.await_event(watcher.number)
    assert watcher.seen() == anna.seen()
