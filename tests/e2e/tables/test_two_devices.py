"""Two people at two devices, who met by an invitation."""

import pytest
from playwright.sync_api import Page, Response, WebSocketRoute, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Typist
from tests.e2e.tables.racks import tell
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker
from tests.marks import later

pytestmark = pytest.mark.browser


def invite(page: Page, profile: str) -> str:
    """A table that waits for a guest; the link of the invitation."""
    page.goto("/tables/new")
    page.locator(f'input[name="profile"][value="{profile}"]').check()
    page.locator('[name="check"][value="automatic"]').check()
    for seat, kind in enumerate(("person", "invited", "none", "none"), 1):
        page.locator(f'[name="kind{seat}"]').select_option(kind)
    page.locator('[name="name1"]').fill("Anna")
    page.locator('form[action="/tables"] [type="submit"]').click()
    return page.locator("#link").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator('[name="name"]').fill(name)
    page.locator("main form [type=submit]").click()
    page.wait_for_selector("[data-square]")


def begin(page: Page) -> None:
    """Waits until the bag is filled and dealt from."""
    page.wait_for_selector('.table[data-phase="turn"][data-seat]')


def test_two_browsers_play_each_other_and_see_each_play_at_once(opened: Opener) -> None:
    here, there = opened("is"), opened("sv", "phone")
    link = invite(here, "is")
    sit_down(there, link, "Baldur")
    here.wait_for_selector("[data-square]")  # the waiting room became the table by itself
    begin(here)
    anna, baldur = Typist(here, "is", 0), Typist(there, "sv", 1)
    thought = thinker("is")
    for _ in range(4):
        first = here.locator(".table").get_attribute("data-to-act") == "0"
        mover, other = (anna, baldur) if first else (baldur, anna)
        mover.await_turn()
        before = mover.number
        mover.take_turn(thought)
        other.await_turn()
        assert other.number > before
        mover.await_event(other.number)
        assert mover.seen() == other.seen()
        assert here.locator(".players .score").all_inner_texts() == (
            there.locator(".players .score").all_inner_texts()
        )
    assert len(here.locator("[data-slot] .tile").all()) == 7


@pytest.mark.ci
def test_tiles_laid_in_advance_stay_while_the_opponent_plays(opened: Opener) -> None:
    here, there = opened("is"), opened("is")
    sit_down(there, invite(here, "is"), "Baldur")
    here.wait_for_selector("[data-square]")
    anna, baldur = Typist(here, "is", 0), Typist(there, "is", 1)
    for page in (here, there):
        begin(page)
    first = here.locator(".table").get_attribute("data-to-act") == "0"
    mover, waiter = (anna, baldur) if first else (baldur, anna)
    letter = next(tile for tile in waiter.rack() if tile != "?")
    waiter.go_to(0, False)
    waiter.type(letter, False)
    expect(waiter.page.locator("[data-square].laid")).to_have_count(1)
    mover.await_turn()
    mover.take_turn(thinker("is"))
    waiter.await_turn()
    expect(waiter.page.locator('[data-square="0"].laid')).to_have_count(1)


@pytest.mark.ci
def test_after_the_last_tile_what_is_laid_shows_no_points_and_the_play_is_accepted(
    opened: Opener,
) -> None:
    page = opened("fi", "phone")
    new_table(page, "fi", "person", BOT, language="fi", check="challenge")
    person = Typist(page, "fi")
    person.await_turn()
    before = person.number
    person.take_turn(thinker("fi"))
    # where the bot began, its first play can be challenged until this one is there
    person.await_event(before + 1)
    page.wait_for_selector('.table[data-phase="window"][data-to-act="0"]')
    thought = thinker("fi").best(person.seen(), person.rack())
    assert thought
    person.place(thought)
    expect(page.locator(".badge")).to_be_visible()
    tell(page, "view => { view.bag = 0; view.seats[1].tiles = 0; }", None)
    page.reload()
    page.wait_for_selector('.table[data-phase="window"][data-to-act="0"] .square.laid')
    expect(person.button("accept")).to_be_enabled()
    expect(page.locator(".badge")).to_have_count(0)
    expect(person.button("play-points", points=thought.score)).to_have_count(0)


def test_a_broken_line_is_shown_and_comes_back_with_what_was_missed(opened: Opener) -> None:
    here, there = opened("is"), opened("is")
    sit_down(there, invite(here, "is"), "Baldur")
    here.wait_for_selector("[data-square]")
    begin(here)
    first = here.locator(".table").get_attribute("data-to-act") == "0"
    mover, waiter = (here, there) if first else (there, here)
    lines: list[WebSocketRoute] = []
    broken = True

    def route(line: WebSocketRoute) -> None:
        if broken:
            line.close(code=3001)
        else:
            line.connect_to_server()
        lines.append(line)

    waiter.route_web_socket("**/socket", route)
    waiter.reload()
    say = catalogue("is", "table")
    expect(waiter.get_by_role("status")).to_have_text(say("offline"))
    player = Typist(mover, "is", 0 if first else 1)
    player.await_turn()
    player.pass_turn()
    expect(mover.locator(".table")).not_to_have_attribute("data-to-act", str(player.seat))
    broken = False
    waiter.evaluate("dispatchEvent(new Event('online'))")
    expect(waiter.locator(".table")).to_have_attribute("data-number", str(player.number))
    expect(waiter.get_by_role("status")).to_have_text("")
    assert len(lines) > 1


@pytest.mark.ci
@pytest.mark.parametrize("scheme", ["light", later("dark")])
def test_axe_finds_nothing_where_people_meet(opened: Opener, scheme: str) -> None:
    here, there = opened("fi", "phone", color_scheme=scheme), opened("pl", color_scheme=scheme)
    link = invite(here, "fi")
    check(here)
    there.goto(link)
    check(there)
    sit_down(there, link, "Łucja")
    begin(there)
    there.get_by_role("button", name=catalogue("pl", "table")("more"), exact=True).click()
    check(there)
    for page in (here, there):
        page.goto("/lobby")
        check(page)


def keep(answer: Response) -> bool:
    """Whether a note was sent and taken."""
    return answer.url.endswith("/note") and answer.request.method == "PUT"


def test_no_note_is_written_over_an_old_one_nor_lost_with_the_dialog(opened: Opener) -> None:
    here = opened("is")
    here.route("**/note", lambda route: route.abort("internetdisconnected"))
    new_table(here, "is", "person", BOT, language="is")
    say = catalogue("is", "table")
    more = here.get_by_role("button", name=say("more"), exact=True)
    more.click()
    here.get_by_text(say("note"), exact=True).click()
    dialog, text = here.get_by_role("dialog"), here.locator("textarea")
    expect(dialog.get_by_role("alert")).to_have_text(say("offline"))
    expect(text).to_be_disabled()
    here.unroute("**/note")
    expect(text).to_be_enabled(timeout=8_000)
    expect(dialog.get_by_role("alert")).to_have_count(0)
    text.fill("halda S")
    with here.expect_response(keep):
        here.keyboard.press("Escape")
    here.reload()
    more.click()
    here.get_by_text(say("note"), exact=True).click()
    expect(text).to_have_value("halda S")


@pytest.mark.ci
def test_what_one_says_and_notes_is_there_for_whom_it_is(opened: Opener) -> None:
    here, there = opened("is"), opened("en", "phone")
    sit_down(there, invite(here, "is"), "Baldur")
    begin(here)
    say = catalogue("is", "table")
    here.get_by_label(say("chat-say")).fill("Gangi þér vel!")
    here.get_by_role("button", name=say("chat-send"), exact=True).click()
    there.get_by_role("button", name=catalogue("en", "table")("chat")).click()
    expect(there.get_by_role("log")).to_contain_text("Gangi þér vel!")
    here.get_by_role("button", name=say("more"), exact=True).click()
    here.get_by_text(say("note"), exact=True).click()
    with here.expect_response(keep):
        here.locator("textarea").fill("halda S")
    here.reload()
    here.get_by_role("button", name=say("more"), exact=True).click()
    here.get_by_text(say("note"), exact=True).click()
    expect(here.locator("textarea")).to_have_value("halda S")
    assert "halda S" not in there.content()


def test_the_lobby_renews_itself(opened: Opener) -> None:
    here, there = opened("en"), opened("en")
    there.goto("/lobby")
    here.goto("/tables/new")
    here.locator('[name="kind2"]').select_option("invited")
    here.locator('[name="name1"]').fill("Unnur Ýr")
    here.locator('[name="public"]').check()
    here.locator('form[action="/tables"] [type="submit"]').click()
    expect(there.get_by_role("link", name="Unnur Ýr")).to_be_visible()
    there.get_by_role("link", name="Unnur Ýr").click()
    there.locator('[name="name"]').fill("Brynja")
    there.locator("main form [type=submit]").first.click()
    here.wait_for_selector("[data-square]")
    there.goto("/lobby")
    expect(there.get_by_role("link", name="Brynja")).to_be_visible()
