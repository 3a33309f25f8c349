"""A whole game by keyboard alone, and one by touch alone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import SIZES, Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Player, Toucher, Typist
from tests.e2e.thinker import thinker
from tests.marks import later

pytestmark = pytest.mark.browser

# one game by each in `make test`; others go to their end in the stories of evenings and variants
KEYS = {("is", "desktop")}
FINGERS = {("pl", "phone")}


def games(quick: set[tuple[str, str]]) -> pytest.MarkDecorator:
    """Every language on both sizes; those of ``quick`` also where time is short."""
    every = [(code, size) for code in ("is", "fi", "sv", "pl", "en") for size in SIZES]
    return pytest.mark.parametrize(
        ("language", "size"),
        [game if game in quick else later(*game) for game in every],
    )


@pytest.mark.ci
@games(KEYS)
def test_a_whole_game_is_played_by_keyboard_alone(opened: Opener, language: str, size: str) -> None:
    page = opened(language, size)
    new_table(page, language, "person", BOT, check="challenge", language=language)
    check_game(Typist(page, language), language)


@pytest.mark.ci
@games(FINGERS)
def test_a_whole_game_is_played_by_touch_alone(opened: Opener, language: str, size: str) -> None:
    page = opened(language, size, touch=True)
    if size == "phone":
        page.set_viewport_size({"width": 360, "height": 640})
    new_table(page, language, "person", BOT, language=language)
    check_game(Toucher(page, language), language)


def check_game(player: Player, edition: str) -> None:
    """Plays to the end; the sheet, the settlement and the downloads are then there."""
    plays = player.to_the_end(thinker(edition))
    assert plays > 5
    page = player.page
    expect(page.locator("#ending-title")).to_be_visible()
    totals = {row.strip() for row in page.locator("section .total").all_inner_texts()}
    scores = page.locator(".players .score").all_inner_texts()
    assert set(scores) <= totals
    for address, sign in (
        ("record.gcg", "#character-encoding UTF-8"),
        ("record.json", '"events"'),
        ("board.svg", "<svg"),
    ):
        table = page.url.split("?")[0].rstrip("/")
        assert sign in page.request.get(f"{table}/{address}").text()
