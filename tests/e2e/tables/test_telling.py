"""What happens at a table is told where it is seen, heard and read afterwards."""

import pytest
from playwright.sync_api import expect

from stafla.editions import load
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import a_table_of_two
from tests.e2e.player import Typist, begin
from tests.e2e.tables.test_evening import challenge, exchange, nonsense
from tests.e2e.thinker import thinker
from tests.marks import later

pytestmark = pytest.mark.browser
# a profile of each kind of cost, with two languages
MODES = [
    ("fi", ("fi", "pl")),
    later("is", ("is", "sv")),
    later("sv", ("sv", "en")),
    later("pl", ("pl", "is")),
    later("en", ("en", "fi")),
]


def two(opened: Opener, profile: str, languages: tuple[str, str]) -> tuple[Typist, Typist]:
    """Who is to move, and the other, at two devices where players challenge."""
    host, guest = opened(languages[0]), opened(languages[1], "phone")
    a_table_of_two(host, guest, profile, languages=languages, clock="long-25")
    both = (Typist(host, languages[0], 0), Typist(guest, languages[1], 1))
    begin(both)
    first = 0 if host.locator(".table").get_attribute("data-to-act") == "0" else 1
    return both[first], both[1 - first]


def sees(player: Typist, text: str, **values: object) -> None:
    """The banner says it."""
    expect(player.page.locator(".status")).to_contain_text(phrase(player, text, **values))


def hears(player: Typist, text: str, **values: object) -> None:
    """A live region says it."""
    wanted = phrase(player, text, **values)
    regions = player.page.locator("[aria-live], [role=alert], [role=status]")
    expect(regions.filter(has_text=wanted).first).to_be_attached()


def phrase(player: Typist, text: str, **values: object) -> str:
    return player.say(text, **values).replace(" ", " ").strip()


def words(player: Typist) -> str:
    """Of the latest play on the sheet."""
    return player.page.locator("tbody .word").last.inner_text()


@pytest.mark.ci
@pytest.mark.parametrize(("profile", "languages"), MODES)
def test_a_challenge_is_told_with_who_loses_what(
    opened: Opener, profile: str, languages: tuple[str, str]
) -> None:
    mover, other = two(opened, profile, languages)
    thought = thinker(profile)
    names = {player: ("Anna", "Bella")[player.seat] for player in (mover, other)}
    other.push("start-clock")
    mover.await_turn()
    nonsense(mover, thought)
    press(mover)
    other.page.wait_for_selector('.table[data-phase="window"]')
    points = int(other.page.locator("tbody .points").first.inner_text().lstrip("+"))
    word = words(other)
    challenge(other)
    for player in (mover, other):
        sees(player, "told-invalid", words=word)
        hears(player, "told-invalid", words=word)
        expect(player.page.locator(".ghost")).to_have_count(3)
        expect(player.page.locator("tr.undone")).to_contain_text(
            player.say("turn-challenged-off", name=names[other])
        )
    sees(mover, "told-takes-back-you", points=points)
    sees(other, "told-takes-back", name=names[mover], points=points)
    # it stays, also for who comes back, until it was read
    other.page.reload()
    other.page.wait_for_selector("[data-square]")
    sees(other, "told-takes-back", name=names[mover], points=points)
    other.push("understood")
    sees(other, "said-your-turn")

    # the other challenges a word that is in the list
    while (best := thought.best(other.seen(), other.rack())) is None:
        # a rack of which no word can be laid
        exchange(other, thought)
        press(other)
        mover.await_turn()
        mover.pass_turn()
        press(mover)
        other.await_turn()
    other.lay(best)
    press(other)
    mover.page.wait_for_selector('.table[data-phase="window"]')
    challenge(mover)
    rule = load(profile).challenge
    cost, values = "told-free", {}
    if rule.wrong_points:
        cost, values = "told-loses-points", {"points": rule.wrong_points}
    elif rule.wrong_turn:
        cost = "told-loses-turn"
    for player in (mover, other):
        expect(player.page.locator(".status")).to_contain_text(
            player.say("told-valid", words="").rstrip(" .")
        )
    mine = cost if cost == "told-free" else f"{cost}-you"
    sees(mover, mine, **values)
    sees(other, cost, name=names[mover], **values)


def press(player: Typist) -> None:
    """Where the profile has the clock pressed."""
    button = player.button("press")
    player.page.wait_for_function("() => document.querySelector('.table').ariaBusy !== 'true'")
    if button.is_visible():
        player.push("press")


@pytest.mark.ci
@pytest.mark.parametrize("languages", [("sv", "pl"), later(("is", "fi")), later(("en", "sv"))])
def test_exchange_pass_questions_and_answers_are_told(
    opened: Opener, languages: tuple[str, str]
) -> None:
    mover, other = two(opened, "is", languages)
    names = {player: ("Anna", "Bella")[player.seat] for player in (mover, other)}
    other.push("start-clock")
    mover.await_turn()
    exchange(mover, thinker("is"))
    sees(other, "said-exchange", name=names[mover], tiles=2)
    hears(other, "said-exchange", name=names[mover], tiles=2)
    other.pass_turn()
    sees(mover, "said-pass", name=names[other])
    hears(mover, "said-pass", name=names[other])

    ask(mover, "propose-pause")
    sees(other, "proposal-pause", name=names[mover])
    hears(other, "proposal-pause", name=names[mover])
    sees(mover, "told-waits-for", names=names[other])
    other.push("decline")
    sees(mover, "told-declined-pause", name=names[other])
    hears(mover, "told-declined-pause", name=names[other])
    mover.page.wait_for_timeout(2_100)  # proposals are two seconds apart
    ask(mover, "propose-pause")
    other.push("consent")
    for player in (mover, other):
        sees(player, "clock-paused")
        below = player.page.locator(".log details li")
        expect(below.filter(has_text=player.say("told-paused"))).to_have_count(1)
    other.push("resume-clock")
    sees(mover, "told-resumed", name=names[other])

    ask(other, "propose-abort")
    sees(mover, "proposal-abort", name=names[other])
    hears(mover, "proposal-abort", name=names[other])
    mover.push("consent")
    for player in (mover, other):
        player.page.locator("#ending-title").wait_for()
        # the unseen tiles and the bag are nobody's matter any more
        expect(player.page.get_by_text(player.say("unseen"), exact=True)).to_have_count(0)


def ask(player: Typist, act: str) -> None:
    """Something behind *more* that asks whether it is meant."""
    player.push(act)
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=player.say(f"{act}-yes"), exact=True).click()
