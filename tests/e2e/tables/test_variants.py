"""A whole game with the house variants together: two devices, two languages, consent included."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.player import Typist
from tests.e2e.tables.test_evening import BUSY, DONE, ask, settle
from tests.e2e.thinker import Thinker, Thought, thinker

pytestmark = pytest.mark.browser
CHOSEN = ("blanks-return", "open-dictionary", "theme", "fives-first", "two-bags", "exchange-seven")
FIVE = 5


def make(page: Page, language: str, profile: str) -> str:
    """The form of a new table with every variant; its invitation."""
    page.goto(f"/tables/new?lang={language}")
    page.locator("details.variants summary").click()
    for name in CHOSEN:
        page.locator(f'[name="variants"][value="{name}"]').check()
    page.locator('[name="theme"]').fill("wszystko")
    page.locator(f'input[name="profile"][value="{profile}"]').check()
    page.locator('[name="check"][value="automatic"]').check()
    for seat, (kind, name) in enumerate((("person", "Anna"), ("invited", "Bella")), 1):
        page.locator(f'[name="kind{seat}"]').select_option(kind)
        page.locator(f'[name="name{seat}"]').fill(name)
    for seat in (3, 4):
        page.locator(f'[name="kind{seat}"]').select_option("none")
    page.locator('form [type="submit"]').click()
    return page.locator("#link").input_value()


def join(page: Page, link: str, language: str) -> None:
    """Reads the rules of the table, consents to each, and sits down."""
    page.goto(f"{link}?lang={language}")
    page.locator('[name="name"]').fill("Bella")
    for box in page.locator('[name="agrees"]').all():
        box.check()
    page.locator('form [type="submit"]').click()


def opening(player: Typist, thought: Thinker) -> Thought | None:
    """The best play; on an empty board the best one that opens the game (PL-39)."""
    seen, rack = player.seen(), player.rack()
    if seen:
        return thought.best(seen, rack)
    return thought.opening(rack, FIVE)


class Game:
    """Two people who use everything that the table has agreed on, and what of it they used."""

    def __init__(self, players: tuple[Typist, Typist], thought: Thinker) -> None:
        self.players = players
        self.thought = thought
        self.used: set[str] = set()

    def to_the_end(self) -> None:
        for _ in range(400):
            player = ask(self.players)
            if player is None:
                return
            self.step(player)
        raise AssertionError("the game does not end")

    def step(self, player: Typist) -> None:
        before, page = player.number, player.page
        for text in ("draw-vowel", "draw-consonant", "vote-yes", "offer-accept"):
            button = player.button(text)
            if button.is_visible() and button.get_attribute("aria-disabled") != "true":
                self.used.add(text)
                wanted = self.bag(player) if text.startswith("draw") else text
                player.button(wanted).click()
                page.wait_for_function(DONE, arg=before)
                return
        blanks = page.get_by_role("group", name=player.say("take-blank"), exact=True)
        if blanks.is_visible():
            self.used.add("take-blank")
            blanks.get_by_role("button").first.click()
        else:
            self.play(player)
        page.wait_for_function(DONE, arg=before)

    def bag(self, player: Typist) -> str:
        """The bag that keeps the rack in balance, if there is something in it."""
        vowels = sum(tile in "AĄEĘIOÓUYÁÉÍÚÝÆÖÅÄ" for tile in player.rack())
        order = ["draw-vowel", "draw-consonant"] if vowels < 3 else ["draw-consonant", "draw-vowel"]
        able = [
            text for text in order if player.button(text).get_attribute("aria-disabled") != "true"
        ]
        return able[0]

    def play(self, player: Typist) -> None:
        thought = opening(player, self.thought)
        if thought is None:
            self.used.add("pass")
            player.push("pass")
            dialog = player.page.get_by_role("dialog")
            dialog.get_by_role("button", name=player.say("pass-yes"), exact=True).click()
            return
        player.place(thought)
        if "vote-yes" not in self.used:
            player.page.get_by_label(player.say("claim-theme")).check()
            player.page.get_by_label(player.say("claim-argument")).fill("bo tak")
        player.button("play-points", points=thought.score).click()


@pytest.mark.ci
@pytest.mark.proves("PL-35", "PL-36", "PL-37", "PL-38", "PL-39", "PL-41")
@pytest.mark.parametrize("languages", [("pl", "en")])
def test_two_people_play_with_every_house_variant_to_the_end(
    opened: Opener, languages: tuple[str, str]
) -> None:
    host, guest = (opened(language) for language in languages)
    join(guest, make(host, languages[0], "pl"), languages[1])
    players = (Typist(host, languages[0], 0), Typist(guest, languages[1], 1))
    for player in players:
        player.page.wait_for_selector("[data-square]")
        house = player.page.locator("[data-house]")
        expect(house).to_contain_text("wszystko")
        look_up = house.get_by_label(player.say("look-up-word"))
        look_up.fill("kot")
        player.button("look-up").click()
        expect(house).to_contain_text(player.say("look-up-valid", word="kot"))
        assert not player.page.evaluate(BUSY)
    game = Game(players, thinker("pl"))
    game.to_the_end()
    assert {"draw-vowel", "vote-yes"} <= game.used
    settle(players)
