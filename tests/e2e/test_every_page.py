"""Every page in every theme: nothing that axe finds wrong, nothing wider than a phone."""

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page

from stafla.data.catalogue import LANGUAGES
from stafla.web import create_app
from stafla.web.contests.sheets import SHEETS
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, fill, new_table
from tests.e2e.people import post_sign_up, sign_up
from tests.e2e.player import Toucher
from tests.e2e.server import Server
from tests.e2e.test_access import check
from tests.marks import later
from tests.web.opened import opening as opened_house
from tests.web.routes import looks

pytestmark = pytest.mark.browser
THEMES = ("light", "dark", "contrast")
WIDTHS = (360, 390, 768, 1280, 1366, 1920)
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# what a finger hardly hits, and titles that touch what they stand above
LOOSE = """() => [
  ...[...document.querySelectorAll("summary, .more-link, .figures td > a:only-child")]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
    .map(one => `low: ${one.textContent.trim()}`),
  ...[...document.querySelectorAll("main > h1 + :is(.sheet, form)")]
    .filter(one => one.getBoundingClientRect().top
      - one.previousElementSibling.getBoundingClientRect().bottom < 8)
    .map(one => `touches its title: ${one.className}`),
]"""


def theme_game(page: Page, theme: str) -> None:
    """The theme as the settings dialog keeps it."""
    look = f'{{"theme":"{theme}","board":"paper","size":"large"}}'
    page.add_init_script(f"localStorage.setItem('stafla.look', '{look}')")


def ended_table(page: Page, language: str) -> str:
    """A game given up at once; the path of its table."""
    new_table(page, "fi", "person", BOT, language=language)
    person = Toucher(page, language)
    person.await_turn()
    person.push("resign")
    yes = person.say("resign-yes")
    page.get_by_role("dialog").get_by_role("button", name=yes, exact=True).tap()
    page.locator("#ending-title").wait_for()
    found = re.search(r"/tables/[\w-]+", page.url)
    assert found
    return found[0]


def paths(folder: Path, known: dict[str, list[str]]) -> list[str]:
    """Every address that the application can be asked to look at, with ids that are there."""
    house = opened_house(folder)
    found = looks(create_app(house))
    house.close()
    filled = []
    for path in found:
        names = re.findall(r"{(\w+)}", path)
        if path.startswith("/api/"):
            continue
        choices = product(*(known[name] for name in names))
        filled += [path.format(**dict(zip(names, values, strict=True))) for values in choices]
    return filled


def pastimes(page: Page, table: str, language: str) -> dict[str, list[str]]:
    """A round of bingo with a card, duplicate with a player, an open board and reverse play.

    Not every board lets something be taken off; then there is no reverse play to look at.
    """

    def make(path: str, form: dict[str, str]) -> str:
        answer = page.request.post(path, form=form)
        assert answer.ok or (path.endswith("/reverse") and answer.status == 422), answer.text()
        return answer.url if answer.ok else ""

    begun = make("/bingo", {"profile": "en"}).rpartition("/")[2]
    card = make(f"/bingo/{begun}/join", {"name": "Ada", "first": "players", "second": "letters"})
    open_board = make("/solo", {"mode": "open", "profile": "en"}).rpartition("/")[2]
    variant = {"joker": "explosive", "eight": "seven-and-eight"}
    event = make("/duplicate", {"profile": "en", "beside": "Ada\nBeda", "rounds": "3", **variant})
    # two players have not written: to collect is asked about once, and the caller is sure
    for form in ({"act": "announce"}, {"act": "early", "sure": "0"}, {"act": "announce"}):
        make(event, form)
    hall = {"rooms": "Suuri sali\nHall B", "categories": "Juniors"}
    ruled = make("/duplicate", {"profile": "en", "beside": "Ada\nBeda", "checked": "yes", **hall})
    for form in ({"act": "announce"}, {"act": "early", "sure": "0"}):
        make(ruled, form)
    player = make(f"{event}/join", {"name": "Greta with a very long name indeed"})
    backwards = make(f"/tables/{table}/reverse", {}).rpartition("/")[2]
    events = (event.rpartition("/")[2], ruled.rpartition("/")[2])
    return {
        "pastime": [one for one in (begun, *events, open_board, backwards) if one],
        "secret": [one.rpartition("/")[2] for one in (card, player)],
    }


def tournament(page: Page) -> tuple[str, list[str], list[str]]:
    """A tournament with a round under way, a result and a private link; its id and a player."""
    plan = {
        "title": "Ada Open",
        "day": "2026-11-28",
        "place": "Turku",
        "rules": "fi",
        "rounds": "3",
    }
    desk = page.request.post("/events", form=plan).url
    contest = desk.split("/")[-2]

    def act(name: str, /, **more: str) -> str:
        answer = page.request.post(desk, form={"act": name, **more})
        assert answer.ok, answer.text()
        return answer.text()

    names = ("Ada", "Beda", "Cilla", "Greta with a very long name indeed")
    act("list", division="A", players="\n".join(names))
    text = act("on", phase="registration", to="check-in")
    people = re.findall(
        r'<button class="button" type="submit" name="player" value="([\w-]{22})">', text
    )
    for player in sorted(set(people)):
        act("here", player=player)
    text = act("pair")
    act("publish", digest=re.findall(r'name="digest" value="(\w+)"', text)[0])
    act("on", phase="published", to="playing")
    phones = re.findall(r"/phone/([\w-]{22})", act("links"))
    act("enter", round="1", table="1", own="400", against="380")
    for task in ("results", "words"):
        link = re.findall(r"/steward/([\w-]{22})<", act("steward", name="Beda", office=task))
        phones.append(link[0])
    return contest, sorted(set(people))[:1], phones


def verdict(page: Page, contest: str) -> str:
    """Words judged at table 1 of a tournament; the number of the verdict."""
    judge = f"/events/{contest}/judge"
    known = re.findall(r'value="(fi/\w+)"', page.request.get(judge).text())
    page.request.post(judge, form={"act": "list", "list": known[0]})
    form = {"act": "judge", "table": "1", "round": "1", "by": "first", "words": "koira"}
    return page.request.post(judge, form=form).url.rpartition("seen=")[2]


def office(server: Server, name: str) -> None:
    """Give somebody every office, as whoever runs the server does."""
    program = str(Path(sys.executable).with_name("stafla"))
    roles = "arbiter,director,moderator,administrator"
    command = [program, "people", "roles", name, "--roles", roles, "--data", str(server.folder)]
    subprocess.run(command, check=True, capture_output=True)


def busy_desks(stranger: Page, person: str) -> None:
    """A report of a person and one of a word, for the offices to look at."""
    asked = stranger.request
    post_sign_up(stranger, f"Stranger of {person[:8]}")
    asked.post(f"/people/{person}/report", form={"reason": "name", "text": "Look at this."})
    form = {"edition": "fi", "word": "koirille", "kind": "missing", "text": "It is there."}
    answer = asked.post("/words/report", form=form)
    assert answer.ok


def furnish(
    opened: Opener, server: Server, folder: Path, page: Page, language: str, name: str
) -> list[str]:
    """Somebody who holds every office, in a house where everything has happened; its pages."""
    name = sign_up(page, name, language)
    table = ended_table(page, language).removeprefix("/tables/")
    person = page.request.get("/api/me").json()["id"]
    office(server, name)
    busy_desks(opened(language), person)
    fill(page, "fi", "person", "invited", language=language)
    waiting = page.url.rpartition("/")[2].partition("?")[0]
    invitation = page.locator("#link").input_value().rpartition("/")[2]
    known = {
        "table": [table, waiting],
        "person": [person],
        "player": [person, f"bot:{BOT}"],
        "invitation": [invitation],
        "turn": ["1"],
        **pastimes(page, table, language),
        "sheet": list(SHEETS),
        "printed": ["duplicate-slips", "duplicate-master", "duplicate-standings"],
        "kind": ["csv"],
    }
    contest, known["entrant"], phones = tournament(page)
    known |= {"contest": [contest], "secret": [*known["secret"], *phones[:1], *phones[-2:]]}
    known["judged"] = [verdict(page, contest)]
    return [path for path in paths(folder, known) if is_page(page, path)]


def is_page(page: Page, path: str) -> bool:
    """Whether something to look at is there."""
    answer = page.request.get(path)
    return answer.ok and answer.headers["content-type"].startswith("text/html")


@pytest.mark.ci
@pytest.mark.parametrize("theme", ["light", later("dark"), later("contrast")])
def test_every_page_is_sound_in_large_type_on_a_phone(
    opened: Opener, server: Server, tmp_path: Path, theme: str
) -> None:
    language = {"light": "is", "dark": "pl", "contrast": "sv"}[theme]
    page = opened(language, "phone", touch=True)
    theme_game(page, theme)
    seen = furnish(opened, server, tmp_path, page, language, f"Person {theme}")
    for path in seen:
        page.goto(path)
        assert page.locator("html").get_attribute("data-theme") == theme
        assert page.evaluate(WIDER) <= 0, path
        assert page.evaluate(LOOSE) == [], path
        check(page)
        for other in THEMES[1:] if theme == THEMES[0] else ():
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", other)
            check(page, "color-contrast")
    assert len(seen) >= 20
    assert {"/", "/lobby", "/me", "/moderation", "/administration", "/arbiter", "/results"} <= {
        *seen
    }


@pytest.mark.verify
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_sound_at_every_width(
    opened: Opener, server: Server, tmp_path: Path, language: str, scheme: str
) -> None:
    """No page scrolls sideways, axe finds nothing, and no console has a mistake (`opened`)."""
    page = opened(language, touch=True, color_scheme=scheme)
    seen = furnish(opened, server, tmp_path, page, language, f"Person {language} {scheme}")
    for path in seen:
        page.set_viewport_size({"width": WIDTHS[0], "height": 640})
        page.goto(path)
        page.evaluate("() => document.fonts.ready")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(WIDER) <= 0, (path, width)
            if width in (WIDTHS[0], WIDTHS[-1]):
                check(page)
    assert len(seen) >= 20
