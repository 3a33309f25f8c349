"""Whole evenings: people at devices of their own, in languages of their own, to the settled end."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import NAMES, a_table_of_two, fill
from tests.e2e.people import sign_up
from tests.e2e.player import Typist
from tests.e2e.thinker import Thinker, thinker

pytestmark = pytest.mark.browser
ASKED = "() => document.querySelector('.table').dataset.toAct"
BUSY = "() => document.querySelector('.table').ariaBusy === 'true'"
DONE = """before => {
  const { dataset, ariaBusy } = document.querySelector('.table');
  return ariaBusy !== 'true' && Number(dataset.number) > before;
}"""
ANSWERS = ("choose-first-move", "press", "offer-accept")
STAR = 112
# the rating of somebody who is new
BEGINNING = 1500
Move = Callable[[Typist, Thinker], None]


def ask(players: Sequence[Typist]) -> Typist | None:
    """Whoever the table waits for; None once the game has ended."""
    for _ in range(600):
        for player in players:
            if player.ended():
                return None
            if player.page.evaluate(ASKED) == str(player.seat) and not player.page.evaluate(BUSY):
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("the table waits for nobody")


def step(player: Typist, thought: Thinker, move: Move | None = None) -> None:
    """Does what the table waits for, and waits until it is done."""
    before = player.number
    answer = next((text for text in ANSWERS if player.button(text).is_visible()), None)
    if answer:
        player.push(answer)
    elif move:
        move(player, thought)
    else:
        player.take_turn(thought)
    player.page.wait_for_function(DONE, arg=before)


def to_the_end(players: Sequence[Typist], thought: Thinker) -> int:
    """Plays on until the game has ended; how many steps that took."""
    for count in range(300):
        player = ask(players)
        if player is None:
            return count
        step(player, thought)
    raise AssertionError("the game does not end")


def settle(players: Sequence[Typist]) -> list[str]:
    """The final totals, the same on every screen."""
    shown = []
    for player in players:
        player.page.locator("#ending-title").wait_for()
        shown.append(player.page.locator(".players .score").all_inner_texts())
    assert all(totals == shown[0] for totals in shown)
    return shown[0]


def rating_of(page: Page, name: str) -> int:
    """What stands beside a name on the ladder, after one game.

    The log says that the game is over before its rating is computed: whoever looks that soon
    looks again.
    """
    row = page.locator("tbody tr").filter(has_text=name)
    for _ in range(20):
        if row.count():
            break
        page.wait_for_timeout(500)
        page.reload()
    cells = row.locator("td").all_inner_texts()
    assert cells[4] == "1", cells
    return int(cells[2].split()[0])


def nonsense(player: Typist, thought: Thinker) -> None:
    """Three letters on the start square, which are no word."""
    player.go_to(STAR, down=False)
    for letter in thought.no_word(player.rack()):
        player.type(letter, blank=False)
    player.page.get_by_role("button", name=re.compile(r"\d")).first.wait_for()
    player.page.keyboard.press("Enter")


def exchange(player: Typist, _thought: Thinker) -> None:
    """The first two tiles of the rack."""
    player.page.keyboard.press("4")
    dialog = player.page.get_by_role("dialog")
    dialog.locator("[aria-pressed]").nth(0).click()
    dialog.locator("[aria-pressed]").nth(1).click()
    dialog.get_by_role("button", name=player.say("exchange-do", count=2), exact=True).click()


def challenge(player: Typist) -> None:
    player.button("challenge").click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=player.say("challenge"), exact=True).click()


@pytest.mark.ci
@pytest.mark.parametrize("profile", ["sv", "is"])
def test_tiles_sent_before_it_is_known_that_they_cannot_lie_so_accept_no_play(
    opened: Opener, profile: str
) -> None:
    """Where the play is recorded first (SV-17), and where the own act accepts it (IS-23)."""
    host, guest = opened(profile), opened(profile)
    a_table_of_two(host, guest, profile, languages=(profile, profile))
    players, thought = (Typist(host, profile, 0), Typist(guest, profile, 1)), thinker(profile)
    mover = ask(players)
    assert mover is not None
    while not mover.seen():
        step(mover, thought)
        mover = ask(players) or mover
    other = mover
    while (other := ask(players) or other).button("press").is_visible():
        step(other, thought)
    other.await_event(players[1 - other.seat].number)
    expect(other.button("challenge")).to_be_visible()
    other.go_to(0, down=False)
    before, letter = other.number, next(one for one in other.rack() if one != "?")
    other.page.keyboard.insert_text(letter.lower())
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_role("alert")).not_to_be_empty()
    assert other.page.locator(".table").get_attribute("data-phase") == "window"
    assert other.number == before


@pytest.mark.service_worker
@pytest.mark.ci
def test_a_rated_swedish_game_with_all_that_happens_at_a_table(opened: Opener) -> None:
    host, guest = opened("sv"), opened("fi", "phone")
    named = (sign_up(host, "Astrid", "sv"), sign_up(guest, "Benjamin", "fi"))
    a_table_of_two(host, guest, "sv", languages=("sv", "fi"), clock="sv-25", rated=True)
    players = (Typist(host, "sv", 0), Typist(guest, "fi", 1))
    thought = thinker("sv")

    chooser = ask(players)
    assert chooser is not None
    step(chooser, thought)
    mover = ask(players)
    assert mover is not None
    other = players[1 - mover.seat]
    other.push("start-clock")
    step(mover, thought, nonsense)
    step(mover, thought)  # the clock is pressed: the play is made
    challenge(other)
    for player in players:
        expect(player.page.locator("tr.undone")).to_have_count(1)
    assert mover.seen() == {}

    second = ask(players)
    assert second is other
    step(second, thought, exchange)
    third = ask(players)
    assert third is mover
    step(third, thought)
    while not third.seen():  # of a hundred racks one has no play, and was passed with
        third = ask(players) or third
        step(third, thought)
    absent = players[1 - third.seat]
    absent.page.context.set_offline(True)
    step(third, thought)
    absent.page.context.set_offline(False)
    absent.page.reload()
    expect(absent.page.locator(".table")).to_have_attribute("data-number", str(third.number))
    assert absent.seen() == third.seen()

    assert to_the_end(players, thought) > 20
    astrid, benjamin = map(int, settle(players))
    host.goto("/ratings?lang=sv&edition=sv&pace=regular")
    gained = [rating_of(host, name) - BEGINNING for name in named]
    # whoever won has gained; of a draw between two who are new nothing comes
    assert [change > 0 for change in gained] == [astrid > benjamin, benjamin > astrid]
    assert [change < 0 for change in gained] == [astrid < benjamin, benjamin < astrid]


@pytest.mark.verify
@pytest.mark.parametrize(
    ("profile", "languages"),
    [("is", ("is", "en", "pl", "sv")), ("fi", ("fi", "sv", "en"))],
    ids=["four in Icelandic", "three in Finnish"],
)
def test_people_of_several_languages_at_one_table(
    opened: Opener, profile: str, languages: tuple[str, ...]
) -> None:
    pages = [
        opened(language, "phone" if i % 2 else "desktop") for i, language in enumerate(languages)
    ]
    kinds = ("person", *["invited"] * (len(languages) - 1))
    fill(pages[0], profile, *kinds, check="challenge", language=languages[0])
    link = pages[0].locator("#link").input_value()
    for page, language, name in zip(pages[1:], languages[1:], NAMES[1:], strict=False):
        page.goto(f"{link}?lang={language}")
        page.locator('[name="name"]').fill(name)
        page.locator('main form [type="submit"]').click()
        page.wait_for_url("**/tables/*")
    for page in pages:
        page.wait_for_selector("[data-square]")
    players = [
        Typist(page, language, i)
        for i, (page, language) in enumerate(zip(pages, languages, strict=True))
    ]
    assert to_the_end(players, thinker(profile)) > 15
    assert len(settle(players)) == len(languages)
