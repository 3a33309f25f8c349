"""A whole game by ear and keyboard, from signing up to the end: names, roles, live messages."""

import pytest

from stafla.data.catalogue import LANGUAGES
from tests.e2e.conftest import Opener
from tests.e2e.people import free_name
from tests.e2e.reader import Listener
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser
BOT = "highest-score"
WAITS = 400


def arrive(reader: Listener, language: str) -> None:
    """Sign up and sit down with a bot, by the forms alone."""
    page = reader.page
    page.goto(f"/?lang={language}")
    reader.press("link", "sign-in")
    reader.reads("heading", "sign-in")
    reader.press("link", "sign-up")
    reader.reads("heading", "sign-up")
    reader.enters("account-name", free_name(f"Listener {language}"))
    reader.enters("password", "fyra grå hägrar vid sjön")
    page.keyboard.press("Enter")
    reader.reads("heading", "start-headline")
    page.goto("/tables/new")
    reader.reads("heading", "own-table")
    second = reader.say("player-kind", number=2)
    reader.to(lambda one: (one.role, one.name) == ("combobox", second))
    chosen = page.locator('[name="kind2"]')
    for _ in range(20):
        if chosen.input_value() == BOT:
            break
        page.keyboard.press("ArrowDown")
    reader.go("radio", "check-challenge")
    reader.go("radio", "check-automatic", key="ArrowDown")
    reader.press("button", "sit-down")
    page.wait_for_selector("[data-square]")


def answer(reader: Listener) -> bool:
    """Answer what the table asks before one's turn; whether it asked."""
    for text in ("choose-first-move", "press", "offer-accept"):
        if reader.named("button", text):
            reader.press("button", text)
            return True
    return False


def walk(reader: Listener, most: int) -> int:
    """Play until the end, or give up after so many turns; how many plays were laid."""
    plays = 0
    for _ in range(WAITS):
        if reader.named("heading", "ending-title"):
            return plays
        if answer(reader) or not reader.turn():
            reader.page.wait_for_timeout(100)
            continue
        if plays == most:
            reader.press("button", "more")
            reader.press("button", "resign")
            reader.reads("dialog", "resign")
            reader.press("button", "resign-yes")
            reader.reads("heading", "ending-title")
            return plays
        play(reader)
        plays += 1
    raise AssertionError("the game does not end")


def play(reader: Listener) -> None:
    """The best play, or a pass; and what is said of it."""
    thought = reader.thought.best(reader.board(), reader.rack())
    reader.forget()
    if thought is None:
        reader.press("button", "more")
        reader.press("button", "pass")
        reader.press("button", "pass-yes")
        reader.hears(reader.say("said-pass", name="").strip(" ."))
        return
    reader.lay(thought)
    reader.page.keyboard.press("Enter")
    reader.page.wait_for_function("window.heard.length > 0")


@pytest.mark.ci
def test_a_game_is_begun_played_and_given_up_by_ear(opened: Opener) -> None:
    page = opened("is")
    reader = Listener(page, "is", thinker("is"))
    arrive(reader, "is")
    assert walk(reader, most=3) == 3


@pytest.mark.verify
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_ear(opened: Opener, language: str) -> None:
    page = opened(language)
    reader = Listener(page, language, thinker(language))
    arrive(reader, language)
    assert walk(reader, most=100) > 5
    said = {one.role for one in reader.everything()}
    assert {"heading", "table", "grid", "list"} <= said
