"""The director's guide as a newcomer follows it: what its steps name is pressed, in order."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.accounts.test_people import fits
from tests.e2e.conftest import Opener
from tests.e2e.contests.test_story import PEOPLE
from tests.e2e.people import PASSWORD, free_name
from tests.e2e.test_access import check

pytestmark = pytest.mark.browser
GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "director.md"
FIRST = PEOPLE["sv"][:14]


class Steps:
    """The names in bold of the guide's steps, one after another, as a page in Swedish has them."""

    def __init__(self) -> None:
        text = GUIDE.read_text("utf-8").partition("\n1. ")[2].partition("\n## ")[0]
        self.names: Iterator[str] = iter(re.findall(r"\*\*(.+?)\*\*", text, re.DOTALL))

    def __call__(self, area: str, key: str, **values: object) -> str:
        assert next(self.names, None) == catalogue("en", area)(key, **values)
        return catalogue("sv", area)(key, **values)

    def event(self, key: str, **values: object) -> str:
        return self("contest", f"events-{key}", **values)


def announce(page: Page, step: Steps) -> None:
    """From the start page to the desk, by somebody who was never here."""
    page.goto("/")
    page.get_by_role("link", name=step.event("title")).click()
    page.get_by_role("link", name=step.event("new")).click()
    page.locator("main").get_by_role("link", name=step("people", "sign-up")).click()
    page.locator("#name").fill(free_name("Klubbens sekreterare"))
    page.locator("#password").fill(PASSWORD)
    page.get_by_role("button", name=step("people", "sign-up")).click()
    page.get_by_label(step.event("name"), exact=True).fill("Klubbmästerskapet")
    page.get_by_label(step.event("how-many")).fill("3")
    page.get_by_role("button", name=step.event("announce"), exact=True).click()
    page.wait_for_url("**/desk")
    expect(page.locator("#why")).to_contain_text(
        catalogue("sv", "contest")("events-next-registration")
    )


def open_phones(page: Page, opened: Opener, table: str) -> list[Page]:
    """The phones of both players of a table, by the links that are shown."""
    shown = page.locator(".events-links small")
    expect(shown).to_have_count(len(FIRST))
    found = []
    for link in shown.all_inner_texts():
        phone = opened("sv", "phone")
        phone.set_viewport_size({"width": 360, "height": 640})
        phone.goto("/events/" + link.partition("/events/")[2])
        if phone.locator(".events-table b").inner_text() == table:
            found.append(phone)
            if len(found) == 2:
                break
        else:
            phone.context.close()
    return found


@pytest.mark.ci
def test_a_newcomer_comes_by_the_guide_to_round_2(opened: Opener) -> None:
    page, step, say = opened("sv"), Steps(), catalogue("sv", "contest")
    page.set_viewport_size({"width": 1366, "height": 650})
    announce(page, step)
    page.get_by_text(step.event("list"), exact=True).click()
    page.locator("#l-players").fill("\n".join(f"{one}; 1500; Uppsala" for one in FIRST[:3]))
    players = page.locator("#l-players").input_value() + "\n" + "\n".join(FIRST[3:])
    page.locator("#l-players").fill(players)
    lists = page.locator("form").filter(has=page.locator("#l-players"))
    lists.get_by_role("button", name=step.event("register")).click()
    page.get_by_role("button", name=step.event("do-check-in")).click()
    page.get_by_role("button", name=step.event("all-here")).click()
    page.get_by_role("button", name=step.event("do-pair", round=1)).click()
    page.get_by_role("button", name=step.event("do-publish", round=1)).click()
    expect(page.locator("#now")).to_have_text(say("events-now-published", round=1))
    slips = page.get_by_role("link", name=step("paper", "paper-slips"), exact=True)
    assert page.request.get(slips.get_attribute("href") or "").ok
    page.get_by_role("button", name=step.event("do-links", count=14)).click()
    # what was made is on the screen, and so is what comes next once the page is looked at again
    expect(page.locator(".events-links li").first).to_be_in_viewport()
    one, other = open_phones(page, opened, "1")
    page.get_by_role("button", name=step.event("do-start", round=1)).click()
    expect(page.locator("#e-table")).to_be_focused()

    one.reload()
    one.locator("#own").fill("412")
    one.locator("#against").fill("377")
    one.get_by_role("button", name=step.event("say")).tap()
    other.reload()
    other.get_by_role("button", name=step.event("confirm", own=377, against=412)).tap()
    for phone in (one, other):
        expect(phone.locator("[data-part=table]")).to_contain_text(say("events-stands-result"))
        fits(phone)
    typed = page.get_by_label(step.event("table-or-name"))
    for number in range(2, 8):
        typed.focus()
        for key in (str(number), "Tab", str(400 + number), "Tab", str(360 - number), "Enter"):
            page.keyboard.press(key) if key in ("Tab", "Enter") else page.keyboard.type(key)
        page.wait_for_url(re.compile(f"entered={number}$"))
    page.get_by_role("button", name=step.event("do-pair", round=2)).click()
    page.get_by_role("button", name=step.event("do-publish", round=2)).click()
    page.get_by_role("button", name=step.event("do-start", round=2)).click()
    assert next(step.names, None) is None
    expect(page.locator("#now")).to_have_text(
        catalogue("sv", "contest")("events-now-missing", round=2, count=7)
    )
    judge_by_link(page, opened)
    check(page)


def judge_by_link(page: Page, opened: Opener) -> None:
    """A volunteer without an account enters a result on a phone; the log says who."""
    say = catalogue("sv", "contest")
    page.get_by_text(say("events-staff"), exact=True).click()
    page.locator("#v-name").fill("Anna")
    page.locator("#v-task").select_option("results")
    page.get_by_role("button", name=say("events-steward-give")).click()
    link = page.locator(".events-new-link small")
    expect(link).to_be_in_viewport()
    phone = opened("sv", "phone")
    phone.set_viewport_size({"width": 360, "height": 640})
    phone.goto("/events/" + link.inner_text().partition("/events/")[2])
    phone.locator(".events-rows a").nth(2).tap()
    phone.locator("#own").fill("399")
    phone.locator("#against").fill("401")
    fits(phone)
    check(phone)
    phone.get_by_role("button", name=say("events-enter"), exact=True).tap()
    expect(phone.get_by_role("status").filter(has_text="399–401")).to_be_visible()
    expect(phone.locator(".events-rows li")).to_have_count(6)
    fits(phone)
    who = say("events-steward-results", number=1, name="Anna")
    expect(page.locator(".events-log").first).to_contain_text(who)
