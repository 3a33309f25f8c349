"""Games that last longer than a test: the server's time is moved on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import SIZES
from tests.e2e.new_tables import a_table_of_two
from tests.e2e.player import Typist, begin
from tests.e2e.thinker import thinker
from tests.e2e.timed import Time, set_clock

pytestmark = pytest.mark.browser
Two = tuple[Page, Page, Time]


@pytest.fixture
def two(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two devices, and the time of their server."""
    with set_clock(tmp_path_factory.mktemp("timed")) as (server, time):
        contexts = [
            browser.new_context(
                base_url=server.address,
                locale=language,
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
            )
            for language, (width, height) in zip(("pl", "fi"), SIZES.values(), strict=True)
        ]
        for context in contexts:
            context.set_default_timeout(30_000)
        yield contexts[0].new_page(), contexts[1].new_page(), time
        for context in contexts:
            context.close()


def mover_first(players: tuple[Typist, Typist]) -> tuple[Typist, Typist]:
    here, there = players
    asked = here.page.locator(".table").get_attribute("data-to-act") == "0"
    return (here, there) if asked else (there, here)


@pytest.mark.ci
def test_a_polish_game_by_correspondence_over_three_days(two: Two) -> None:
    here, there, time = two
    how = {"languages": ("pl", "fi"), "clock": "days-1", "check": "automatic"}
    a_table_of_two(here, there, "pl", **how)
    players = (Typist(here, "pl", 0), Typist(there, "fi", 1))
    begin(players)
    for _ in range(4):
        mover, other = mover_first(players)
        time.skip(hours=18)
        mover.page.reload()
        mover.await_turn()
        expect(mover.page.locator(f'[data-clock="{mover.seat}"]')).to_contain_text("5:59:")
        mover.take_turn(thinker("pl"))
        other.await_turn()
    mover, other = mover_first(players)
    time.skip(hours=24)
    for player in players:
        player.page.locator("#ending-title").wait_for()
        assert player.ended()
    assert mover.page.locator(".players li").count() == 2


@pytest.mark.ci
def test_swedish_overtime_is_charged_by_the_minute_and_five_minutes_lose(two: Two) -> None:
    here, there, time = two
    a_table_of_two(here, there, "sv", languages=("pl", "fi"), clock="sv-25")
    players = (Typist(here, "pl", 0), Typist(there, "fi", 1))
    begin(players)
    mover, other = mover_first(players)
    other.push("start-clock")
    expect(mover.page.locator(f'[data-clock="{mover.seat}"]')).to_contain_text("24:5")
    time.skip(minutes=26)
    for player in players:
        late = player.page.locator(f'[data-clock="{mover.seat}"]')
        expect(late).to_contain_text("+1:0")
        expect(late).to_contain_text("−20")
        expect(player.page.get_by_text(player.say("turn-overtime"), exact=True)).to_have_count(2)
    time.skip(minutes=4)
    for player in players:
        player.page.locator("#ending-title").wait_for()
    totals = other.page.locator(".players .score").all_inner_texts()
    assert totals[other.seat] == "150"
    assert totals[mover.seat] == "0"
