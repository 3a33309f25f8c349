"""Screenshots of the pages for the README and for our own eyes: `make screens`.

A real server and a real browser. The eleven main pages are looked at on two phones, a laptop and a
large screen, two of them in every language; a table some turns into its middle is looked at in
every language, dark on a phone and light on a laptop. Names of pages or languages as arguments
renew these pictures alone.
"""

import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import launch
from tests.e2e.new_tables import BOT, fill, new_table
from tests.e2e.player import Typist
from tests.e2e.server import Server, running
from tests.e2e.thinker import thinker
from tests.machine import require
from tools.programs import BROWSER, whole_browser

OUT = Path(__file__).resolve().parents[2] / "docs" / "screens"
PHONES = ((360, 640), (390, 844))
SCREENS = ((1366, 650), (1920, 1080))
NAMES = {"is": "Sigríður", "fi": "Väinö", "sv": "Åsa", "pl": "Łucja", "en": "Ruth"}
PHRASE = "fyra grå hägrar vid sjön"
TURNS = 6
HERO = """<style>
  body {{ margin: 0; background: transparent }}
  img {{ position: absolute; border-radius: 10px; box-shadow: 0 8px 30px rgb(40 30 10 / .35) }}
</style>
<img src="data:image/png;base64,{desk}" style="left: 16px; top: 16px; width: 1120px">
<img src="data:image/png;base64,{phone}" style="right: 16px; bottom: 20px; width: 290px">
"""


class Camera:
    """A browser on a server, and where its pictures go."""

    def __init__(self, browser: Browser, server: Server, out: Path) -> None:
        self.browser = browser
        self.server = server
        self.out = out

    @contextmanager
    def page(
        self, language: str, size: tuple[int, int] = SCREENS[0], scheme: str = "light"
    ) -> Iterator[Page]:
        """A page of a size and scheme, with cookies and storage of its own."""
        phone = size in PHONES
        options: dict[str, Any] = {"color_scheme": scheme, "locale": language}
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            **options,
        )
        try:
            yield context.new_page()
        finally:
            context.close()

    def take(self, page: Page, *name: str) -> None:
        """A picture of what is on the screen now."""
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(250)
        page.screenshot(path=self.out / f"{'-'.join(name)}.png")

    def main_page(self, name: str) -> None:
        """One of the eleven main pages at its four sizes."""
        scene = SCENES[name]
        for sizes in (PHONES, SCREENS):
            with self.page(scene.language, sizes[0]) as page:
                scene.reach(self, page, scene.language)
                for width, height in sizes:
                    page.set_viewport_size({"width": width, "height": height})
                    page.evaluate("() => scrollTo(0, 0)")
                    self.take(page, name, scene.language, f"{width}x{height}")

    def table(self, code: str) -> None:
        """A table in one language, dark on a phone and light on a laptop."""
        for size, scheme in ((PHONES[1], "dark"), (SCREENS[0], "light")):
            with self.page(code, size, scheme) as page:
                table(self, page, code)
                self.take(page, "table", code, f"{size[0]}x{size[1]}", scheme)

    def dialogs(self, code: str) -> None:
        """What opens at a table, on a phone."""
        with self.page(code, PHONES[1]) as page:
            new_table(page, code, "person", BOT, language=code, names=(NAMES[code], ""))
            person = Typist(page, code)
            person.await_turn()
            for name in ("exchange", "settings"):
                person.push(name)
                self.take(page, name, code, "phone")
                page.keyboard.press("Escape")

    def hand_over(self, code: str) -> None:
        """Two people at one device."""
        with self.page(code, (820, 1180)) as page:
            new_table(page, code, "person", "person", check="challenge", language=code)
            self.take(page, "hand-over", code, "tablet")

    def hero(self, code: str) -> None:
        """A desk and a phone on one picture, from pictures taken before."""
        desk, phone = (
            b64encode((self.out / f"table-{code}-{look}.png").read_bytes()).decode()
            for look in ("1366x650-light", "390x844-dark")
        )
        page = self.browser.new_page(viewport={"width": 1280, "height": 760})
        page.set_content(HERO.format(desk=desk, phone=phone))
        page.screenshot(path=self.out / "hero.png", omit_background=True)
        page.close()


def start(_camera: Camera, page: Page, code: str) -> None:
    """The start page of somebody who comes for the first time."""
    page.goto(f"/?lang={code}")


def lobby(camera: Camera, page: Page, code: str) -> None:
    """The lobby with two tables that wait for somebody."""
    for profile, clock in ((code, "quick-10"), ("sv", "sv-25")):
        with camera.page(profile) as other:
            fill(
                other,
                profile,
                *("person", "invited"),
                language=profile,
                names=(NAMES[profile], ""),
                clock=clock,
                public=True,
            )
            other.locator("main").wait_for()
    page.goto(f"/lobby?lang={code}")


def table(_camera: Camera, page: Page, code: str) -> None:
    """A table some turns into its game, the best play laid and not yet played."""
    person = some_turns(page, code, BOT)
    if thought := thinker(code).best(person.seen(), person.rack()):
        person.place(thought)
    page.evaluate("() => scrollTo(0, 0)")


def end(_camera: Camera, page: Page, code: str) -> None:
    """The end of a game that one player gave up."""
    resign(some_turns(page, code, BOT))


def replay(camera: Camera, page: Page, code: str) -> None:
    """A game that is over, turn by turn."""
    end(camera, page, code)
    page.goto(f"{address(page)}/replay?at={TURNS}")


def best(_camera: Camera, page: Page, code: str) -> None:
    """The best plays of a game that was played alone."""
    resign(some_turns(page, code))
    page.goto(f"{address(page)}/best?at={TURNS}")


def analysis(camera: Camera, page: Page, code: str) -> None:
    """What the engine says of a game that is over."""
    end(camera, page, code)
    page.goto(f"{address(page)}/analysis")
    page.locator("main form [type=submit]").click()
    page.locator(".list tbody tr").first.wait_for()
    page.wait_for_function("() => !document.querySelector('progress')", timeout=120_000)
    page.goto(f"{address(page)}?at=3")


def profile(camera: Camera, page: Page, code: str) -> None:
    """What is seen of somebody who has played."""
    person = f"{NAMES[code]} {page.viewport_size['width'] if page.viewport_size else ''}"
    page.goto(f"/sign-up?lang={code}")
    page.locator("#name").fill(person)
    page.locator("#password").fill(PHRASE)
    page.locator('main form [type="submit"]').first.click()
    page.wait_for_url("**/")
    end(camera, page, code)
    page.goto(f"/people/{page.request.get('/api/me').json()['id']}")


def duplicate(camera: Camera, page: Page, code: str) -> None:
    """A player's own page in the first round of duplicate."""
    say = catalogue(code, "web", "duplicate")
    with camera.page(code) as caller:
        answer = caller.request.post("/duplicate", form={"profile": code, "rounds": "3"})
        caller.goto(f"{answer.url.partition('?')[0]}?lang={code}")
        page.goto(caller.locator("#link").input_value())
        page.get_by_label(say("duplicate-name")).fill(NAMES[code])
        page.get_by_role("button", name=say("duplicate-join"), exact=True).click()
        page.wait_for_url("**/player/*")
        caller.get_by_role("button", name=say("duplicate-announce"), exact=True).click()
        page.get_by_role("timer").wait_for()


def companion(_camera: Camera, page: Page, code: str) -> None:
    """Clocks and sheet beside a real board."""
    page.goto(f"/companion?lang={code}")
    page.locator("[data-download=done], [data-download=server]").wait_for()
    page.locator("select").nth(0).select_option(code)
    page.locator("[data-download=done], [data-download=server]").wait_for()
    page.locator("select").nth(1).select_option("long-25")
    for field, name in enumerate((NAMES[code], "Aino")):
        page.locator('input[type="text"]').nth(field).fill(name)
    page.locator('input[name="lot"][value="0"]').check()
    page.locator('button[type="submit"]').click()
    page.locator("[data-face]").first.wait_for()


def solo(_camera: Camera, page: Page, code: str) -> None:
    """The first rack of the day."""
    answer = page.request.post("/solo", form={"mode": "daily", "profile": code})
    page.goto(f"{answer.url.partition('?')[0]}?lang={code}")


def some_turns(page: Page, code: str, *others: str) -> Typist:
    """A game against others, or alone, some turns in and at one's own turn."""
    page.goto(f"/?lang={code}")
    names = (NAMES[code], *("" for _ in others))
    new_table(page, code, "person", *others, language=code, names=names)
    person = Typist(page, code)
    for _ in range(TURNS):
        person.await_turn()
        person.take_turn(thinker(code))
    person.await_turn()
    return person


def resign(person: Typist) -> None:
    """Give the game up, as the dialog asks."""
    person.push("resign")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=person.say("resign-yes"), exact=True).click()
    person.page.locator("#ending-title").wait_for()


def address(page: Page) -> str:
    """The table's address without a query."""
    return page.url.partition("?")[0]


@dataclass(frozen=True, slots=True)
class Scene:
    """A page, the language it is looked at in, and the way to it."""

    language: str
    reach: Callable[[Camera, Page, str], None]


SCENES = {
    "start": Scene("is", start),
    "lobby": Scene("fi", lobby),
    "table": Scene("sv", table),
    "end": Scene("pl", end),
    "replay": Scene("is", replay),
    "best": Scene("pl", best),
    "analysis": Scene("sv", analysis),
    "profile": Scene("en", profile),
    "duplicate": Scene("pl", duplicate),
    "companion": Scene("fi", companion),
    "solo": Scene("sv", solo),
}


def main(chosen: list[str]) -> None:
    """Renew these pictures, by default all."""
    OUT.mkdir(parents=True, exist_ok=True)
    work: list[Callable[[Camera], None]] = [
        *(lambda camera, name=name: camera.main_page(name) for name in SCENES if name in chosen),
        *(lambda camera, code=code: camera.table(code) for code in NAMES if code in chosen),
    ]
    if {*chosen} >= {*SCENES, *NAMES}:
        work += [
            lambda camera: camera.dialogs("pl"),
            lambda camera: camera.hand_over("fi"),
            lambda camera: camera.hero("is"),
        ]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
        launch(playwright, whole_browser() or require(BROWSER)) as browser,
    ):
        camera = Camera(browser, server, OUT)
        for step in work:
            step(camera)


if __name__ == "__main__":
    main(sys.argv[1:] or [*SCENES, *NAMES])
