"""The sounds of a table: what rings when, as a browser's own oscillators are told to."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import a_table_of_two
from tests.e2e.player import Typist, begin
from tests.e2e.tables.test_evening import ask
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser
# the pitch of every tone that is begun, in hertz, in their order
TAP = """(() => {
  globalThis.rung = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    rung.push(Math.round(this.frequency.value));
    return start.apply(this, when);
  };
})()"""
# front/src/shared/sound.ts
LAID, TURN, ENDED = [330], [523, 659], [523, 659, 784]


def rings(player: Typist, tune: list[int]) -> None:
    """Exactly this tune has rung since the last look."""
    player.page.wait_for_function("count => rung.length >= count", arg=len(tune))
    player.page.wait_for_function("() => document.querySelector('.table').ariaBusy !== 'true'")
    assert player.page.evaluate("() => rung.splice(0)") == tune


def loud(page: Page) -> None:
    """The sounds are switched on, as the settings dialog keeps it."""
    page.add_init_script("localStorage.setItem('stafla.look', '{\"sound\":true}')")


@pytest.mark.ci
def test_a_play_rings_for_its_maker_and_calls_the_other_and_the_end_has_a_tune(
    opened: Opener,
) -> None:
    pages = (opened("is"), opened("sv"))
    for page in pages:
        page.add_init_script(TAP)
        loud(page)
    a_table_of_two(*pages, "is", languages=("is", "sv"), check="automatic")
    players = (Typist(pages[0], "is", 0), Typist(pages[1], "sv", 1))
    begin(players)
    mover = ask(players)
    assert mover is not None
    other = players[1 - mover.seat]
    for player in players:
        player.page.evaluate("() => rung.splice(0)")
    mover.take_turn(thinker("is"))
    other.await_turn()
    rings(other, TURN)
    rings(mover, LAID)
    # an opponent's pass is a call as well
    other.pass_turn()
    mover.await_turn()
    rings(mover, TURN)
    rings(other, LAID)
    mover.push("resign")
    dialog = mover.page.get_by_role("dialog")
    dialog.get_by_role("button", name=mover.say("resign-yes"), exact=True).click()
    for player in players:
        player.page.locator("#ending-title").wait_for()
        rings(player, ENDED)


@pytest.mark.ci
def test_whoever_has_not_switched_sounds_on_hears_none(opened: Opener) -> None:
    pages = (opened("fi"), opened("en"))
    loud(pages[1])
    for page in pages:
        page.add_init_script(TAP)
    a_table_of_two(*pages, "fi", languages=("fi", "en"), check="automatic")
    players = (Typist(pages[0], "fi", 0), Typist(pages[1], "en", 1))
    begin(players)
    mover = ask(players)
    assert mover is not None
    mover.take_turn(thinker("fi"))
    players[1 - mover.seat].await_turn()
    # the other device rings, so that this one had its occasion
    pages[1].wait_for_function("() => rung.length > 0")
    assert pages[0].evaluate("() => rung") == []
