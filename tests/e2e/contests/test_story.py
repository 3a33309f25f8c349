"""An event of a day, from its announcement to the printed certificate: desk, phones, paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.accounts.test_people import fits
from tests.e2e.conftest import Opener
from tests.e2e.contests.test_contests import publish, report_result, say
from tests.e2e.people import sign_up
from tests.e2e.test_access import check
from tests.marks import later
from tests.paper.test_pdf import pages

# four languages of a day's length: CI's (`make test` has test_contests for all of it but paper)
pytestmark = [pytest.mark.browser, pytest.mark.service_worker, pytest.mark.ci]
PEOPLE = {
    "sv": (
        *("Åsa Öström", "Björn Ek", "Cecilia Ång", "Dag Hjelm", "Eva Jarl", "Folke Lind"),
        *("Gun Åberg", "Hanna Ekdahl", "Ivar Ström", "Jöns Palm", "Karin Öberg", "Leif Sjö"),
        *("Märta Hed", "Nils Berg", "Olga Ny", "Per Brännström-Gyllenhammar"),
    ),
    "pl": ("Łucja Maj", "Żaneta Wąs", "Józef Ćwik", "Świętosława Gżegżółka-Brzęczyszczyk"),
    "fi": ("Väinö Mäki", "Äiti Öhman", "Yrjö Hyvärinen", "Päivi Yli-Hämäläinen-Kettunen"),
    "is": ("Þóra Ýr", "Ægir Örn", "Ása Björk", "Sigríður Aðalheiður Þorvaldsdóttir"),
}

# whether no text of these cells is broken into lines
ONE_LINE = """cells => cells.every(cell => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size <= 1;
})"""


def tell(language: str, area: str, key: str, **values: object) -> str:
    return catalogue(language, area)(key, **values)


def open_event(desk: Page, language: str) -> str:
    """Announce an event and register everybody; the address of its pages."""
    desk.goto(f"/events/new?lang={language}")
    desk.locator("#title").fill("Höstcupen 2026")
    desk.locator("#place").fill("Göteborg")
    desk.locator("#rounds").fill("2")
    desk.locator("main form .primary").click()
    desk.wait_for_url("**/desk")
    players = "\n".join(f"{name}; {1700 - 10 * n}" for n, name in enumerate(PEOPLE[language]))
    desk.get_by_text(say(language, "list"), exact=True).click()
    desk.locator("#l-players").fill(players)
    desk.locator("#l-players").locator("xpath=ancestor::form").locator("[type=submit]").click()
    registered = say(language, "now-registration", count=len(PEOPLE[language]))
    expect(desk.locator("#now")).to_have_text(registered)
    return desk.url.partition("?")[0].removesuffix("/desk")


def set_prizes(desk: Page, address: str, language: str) -> None:
    """Two places, the best below a rating and the best play; money is shared by equal wins."""
    desk.goto(f"{address}/desk/prizes")
    desk.locator("#unit").fill("kr")
    desk.locator('[name="ties"][value="wins"]').check()
    desk.get_by_role("button", name=tell(language, "people", "save")).first.click()
    expect(desk.locator("label[for=money]")).to_contain_text("(kr)")
    told = [
        {"kind": "place", "money": "1000", "thing": "Pokal"},
        {"kind": "place", "money": "500"},
        {"kind": "rating", "below": "1680", "money": "200"},
        {"kind": "named", "label": "Bästa draget", "thing": "Blommor"},
    ]
    for prize in told:
        desk.locator("#kind").select_option(prize.pop("kind"))
        for field, value in prize.items():
            desk.locator(f"#{field}").fill(value)
        desk.get_by_role("button", name=tell(language, "prizes", "prizes-do-add")).click()
        expect(desk.locator("#money")).to_have_value("")
    expect(desk.locator("main .events-people li")).to_have_count(4)
    check(desk)


def check_rules(desk: Page, address: str, language: str) -> None:
    """What games count is said in words, and changes when the director says so."""
    desk.goto(f"{address}/desk/rules")
    desk.locator("#bye-spread").fill("40")
    desk.get_by_role("button", name=tell(language, "people", "save")).click()
    expect(desk.get_by_role("alert")).to_have_count(0)
    expect(desk.locator("main ul").first).to_contain_text("+40")
    check(desk)


def open_phones(desk: Page, opened: Opener, address: str, language: str) -> list[Page]:
    """Print the private links, and open those of the players of table 1 on two phones."""
    desk.goto(f"{address}/desk")
    desk.get_by_role("button", name=tell(language, "paper", "paper-do-links")).click()
    shown = desk.locator(".paper-code p").filter(has_text="/phone/")
    expect(shown).to_have_count(len(PEOPLE[language]))
    links = shown.all_inner_texts()
    check(desk)
    found = []
    for link in links:
        page = opened(language, "phone")
        page.goto("/events/" + link.partition("/events/")[2] + f"?lang={language}")
        if page.locator(".events-table b").inner_text() == "1":
            found.append(page)
        else:
            page.context.close()
        if len(found) == 2:
            return found
    raise AssertionError(links)


def enter_by_keyboard(desk: Page, tables: range) -> None:
    """Results typed at the desk: table, both scores, Enter."""
    for number in tables:
        desk.locator("#e-table").focus()
        for key in (str(number), "Tab", str(400 + number), "Tab", str(360 - number), "Enter"):
            desk.keyboard.press(key) if key in ("Tab", "Enter") else desk.keyboard.type(key)
        desk.wait_for_url(re.compile(f"entered={number}$"))


def text_of(page: Page, path: str) -> list[str]:
    """The pages of a PDF as text."""
    answer = page.request.get(path)
    assert answer.headers["content-type"] == "application/pdf", path
    return [" ".join(text.split()) for text, _, _ in pages(answer.body())]


@pytest.mark.parametrize("language", ["pl", "fi", later("sv"), later("is")])
def test_an_event_is_played_from_its_announcement_to_the_printed_certificate(
    opened: Opener, language: str
) -> None:
    people = PEOPLE[language]
    tables = range(1, len(people) // 2 + 1)
    desk = opened(language)
    sign_up(desk, f"{people[0]} leder", language)
    address = open_event(desk, language)
    check_rules(desk, address, language)
    set_prizes(desk, address, language)

    # everybody is here; the round is paired and published, and hangs on the wall by name
    desk.goto(f"{address}/desk")
    desk.get_by_role("button", name=say(language, "do-check-in")).click()
    desk.get_by_role("button", name=say(language, "all-here")).click()
    publish(desk, language, 1)
    desk.get_by_role("button", name=say(language, "do-start", round=1)).click()
    by_name = opened(language, "phone")
    by_name.goto(f"{address}/paper/by-name")
    expect(by_name.locator(".events-seats li")).to_have_count(len(people))
    fits(by_name)
    slips = text_of(desk, f"{address}/paper/slips.pdf")
    assert len(slips) == -(-len(tables) // 4)
    assert all(name in " ".join(slips) for name in people)

    # table 1 by two phones, the others by the desk
    one, other = open_phones(desk, opened, address, language)
    report_result(one, 433, 350)
    confirm = say(language, "confirm", own=350, against=433)
    other.get_by_role("button", name=confirm).click()
    expect(one.locator("[data-part=table]")).to_contain_text(say(language, "stands-result"))
    winner = one.locator("h1").inner_text()
    desk.goto(f"{address}/desk")
    enter_by_keyboard(desk, tables[1:])

    publish(desk, language, 2)
    desk.get_by_role("button", name=say(language, "do-start", round=2)).click()
    enter_by_keyboard(desk, tables)
    desk.get_by_role("button", name=say(language, "do-close")).click()
    expect(desk.locator("#now")).to_have_text(say(language, "now-closed"))

    # the best play is decided last; then the prize list and the certificates are printed
    desk.goto(f"{address}/desk/prizes")
    desk.locator("select[name=player]").first.select_option(label=people[-1])
    desk.get_by_role("button", name=tell(language, "prizes", "prizes-do-name")).click()
    named = desk.locator(".events-people li").filter(has_text="Bästa draget")
    expect(named.locator("small")).to_contain_text(people[-1])
    prizes = " ".join(text_of(desk, f"{address}/paper/prizes.pdf"))
    assert "Pokal" in prizes and people[-1] in prizes
    certificates = text_of(desk, f"{address}/paper/certificates.pdf")
    assert any(people[-1] in text and "Bästa draget" in text for text in certificates)
    assert all("Höstcupen 2026" in text and "Göteborg" in text for text in certificates)
    winners = {name for name in people for text in certificates if name in text}
    assert len(certificates) >= 4 and len(winners) >= 3
    desk.goto(f"{address}/paper/certificates")
    check(desk)
    desk.emulate_media(media="print")
    expect(desk.locator(".events-unprinted")).to_be_hidden()
    expect(desk.locator(".paper-framed")).to_have_count(len(certificates))
    # the phone that won says the same
    one.reload()
    expect(one.locator("h1")).to_have_text(winner)
    # the standings are read on a phone too, to the last column
    one.set_viewport_size({"width": 360, "height": 640})
    one.goto(f"{address}/paper/standings")
    fits(one)
    assert one.locator(".a4").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0
    # on a card what is won and lost stands in one line, however long the opponent's name
    desk.emulate_media(media="screen")
    desk.goto(f"{address}/paper/cards")
    assert desk.locator(".a4 tbody .right").evaluate_all(ONE_LINE)
    for sheet in ("wall-chart", "crosstable", "cards"):
        text = " ".join(text_of(desk, f"{address}/paper/{sheet}.pdf"))
        assert all(name in text for name in people), sheet
