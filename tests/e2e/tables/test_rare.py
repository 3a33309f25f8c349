"""What happens seldom at a table is told as well: in the banner, the live region and the sheet."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.judge.test_judge import the_judge
from tests.e2e.judge.test_judge import two as two_and_judge
from tests.e2e.new_tables import a_table_of_two
from tests.e2e.player import Typist, begin
from tests.e2e.server import Server
from tests.e2e.tables.test_days import Two, mover_first
from tests.e2e.tables.test_days import two as two_and_time
from tests.e2e.tables.test_telling import sees
from tests.e2e.tables.test_variants import Game, join, make
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser
two = two_and_time
# every text that live regions have said since, in their order
LISTEN = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll("[aria-live], [role=alert], [role=status]"))
    new MutationObserver(() => window.heard.push(region.textContent.trim()))
      .observe(region, {childList: true, characterData: true, subtree: true});
}"""


def listen(*players: Typist) -> None:
    for player in players:
        player.page.evaluate(LISTEN)


def hear(player: Typist, text: str, **values: object) -> None:
    """A live region has said it since `listen`, as far as its figures (``…``)."""
    wanted = player.say(text, **values).partition("…")[0].strip()
    player.page.wait_for_function(
        "text => window.heard.some(one => one.replaceAll('\\u00a0', ' ').includes(text))",
        arg=wanted.replace("\u00a0", " "),
    )


def note(player: Typist, text: str, **values: object) -> None:
    """It stands on the sheet, or in the list below it."""
    log = player.page.locator(".log")
    expect(log).to_contain_text(player.say(text, **values).strip().rstrip(":"))


@pytest.mark.ci
def test_a_call_of_the_judge_and_the_decision_are_told(opened: Opener, server: Server) -> None:
    judge = opened("is")
    the_judge(judge, server, "Dómína")
    mover, other = two_and_judge(opened)
    name = names(other)[other.seat]
    listen(mover, other)
    other.push("more")
    other.page.get_by_label(other.say("judge-about")).fill("Zegar")
    other.page.get_by_role("button", name=other.say("call-judge-do"), exact=True).click()
    for player in (mover, other):
        sees(player, "judge-called", name=name)
        hear(player, "judge-called", name=name)
        note(player, "judge-called", name=name)
    judge.locator('main a[href^="/judge/"]').first.click()
    judge.locator('[name="text"]').fill("Klockan gick fel.")
    judge.locator('main form [type="submit"]').click()
    for player in (mover, other):
        for tell in (sees, hear, note):
            tell(player, "judge-decided", name="Dómína")
        expect(player.page.locator(".status")).to_contain_text("Klockan gick fel.")


def names(player: Typist) -> list[str]:
    return [name.strip() for name in player.page.locator(".players .name").all_inner_texts()]


@pytest.mark.ci
def test_overtime_is_told_with_what_it_costs(two: Two) -> None:
    here, there, time = two
    a_table_of_two(here, there, "sv", languages=("pl", "fi"), clock="sv-25")
    players = (Typist(here, "pl", 0), Typist(there, "fi", 1))
    begin(players)
    mover, other = mover_first(players)
    other.push("start-clock")
    mover.page.locator(".clock.running").wait_for()
    listen(mover, other)
    time.skip(minutes=25)
    name = names(mover)[mover.seat]
    for player in players:
        hear(player, "said-overtime", name=name, points="…")
        note(player, "turn-overtime")
    sees(mover, "told-over")
    sees(mover, "told-over-costs", points=10)


@pytest.fixture
def voters(opened: Opener) -> Iterator[tuple[Typist, Typist]]:
    """Two people at a table with a theme."""
    host, guest = opened("pl"), opened("en")
    join(guest, make(host, "pl", "pl"), "en")
    players = (Typist(host, "pl", 0), Typist(guest, "en", 1))
    for player in players:
        player.page.wait_for_selector("[data-square]")
    yield players


@pytest.mark.ci
def test_a_vote_on_the_theme_is_told(voters: tuple[Typist, Typist]) -> None:
    game = Game(voters, thinker("pl"))
    while (player := await_asked(voters)).button("vote-yes").count() == 0:
        game.step(player)
    voter = player
    (claimer,) = [one for one in voters if one is not voter]
    listen(*voters)
    claims, votes = names(voter)[claimer.seat], names(voter)[voter.seat]
    for player in voters:
        note(player, "told-theme-claimed", name=claims)
        status = player.page.locator('[data-status="vote"]')
        expect(status).to_contain_text(re.compile("bo tak"))
    voter.push("vote-yes")
    for player in voters:
        hear(player, "told-voted-yes", name=votes)
        note(player, "told-voted-yes", name=votes)


def await_asked(players: tuple[Typist, Typist]) -> Typist:
    """Whose page is at rest and asks its person to do something."""
    for _ in range(600):
        for player in players:
            if acts(player.page):
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked to do anything")


def acts(page: Page) -> bool:
    """Whether this page's person is to do something, and the page is at rest."""
    table = page.locator(".table")
    mine = table.get_attribute("data-to-act") == table.get_attribute("data-seat")
    return mine and table.get_attribute("aria-busy") != "true"
