"""Screenshots of the pages for the README and for our own eyes: `make screens`.

A real server and a real browser; in every language a game is played some turns into its middle and
then looked at on a phone, a tablet and a desktop, light and dark.
"""

import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

from tests.e2e.conftest import launched
from tests.e2e.player import Typist
from tests.e2e.server import Server, running
from tests.e2e.tables import BOT, new_table
from tests.e2e.thinker import thinker
from tests.machine import require
from tools.programs import BROWSER, whole_browser

OUT = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
LOOKS = [("phone", "light"), ("phone", "dark"), ("tablet", "light"), ("desktop", "light")]
LOOKS += [("desktop", "dark")]
NAMES = {"is": "Sigríður", "fi": "Väinö", "sv": "Åsa", "pl": "Łucja", "en": "Ruth"}
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
        self, language: str, size: str, scheme: str = "light", state: StorageState | None = None
    ) -> Iterator[Page]:
        """A page of a size and scheme, with another page's cookies and storage if given."""
        width, height = SIZES[size]
        options: dict[str, Any] = {"color_scheme": scheme, "locale": language}
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport={"width": width, "height": height},
            has_touch=size != "desktop",
            is_mobile=size == "phone",
            reduced_motion="reduce",
            storage_state=state,
            **options,
        )
        try:
            yield context.new_page()
        finally:
            context.close()

    def take(self, page: Page, *name: str) -> None:
        """A picture of what is on the screen now."""
        page.wait_for_timeout(250)
        page.screenshot(path=self.out / f"{'-'.join(name)}.png")

    def language(self, code: str) -> None:
        """Every picture in one language."""
        with self.page(code, "desktop") as page:
            page.goto(f"/?lang={code}")
            self.take(page, "start", code, "desktop", "light")
            address, state = self.middle(page, code)
        for size, scheme in LOOKS:
            with self.page(code, size, scheme, state) as page:
                page.goto(address)
                ponder(Typist(page, code), code)
                self.take(page, "table", code, size, scheme)

    def middle(self, page: Page, code: str) -> tuple[str, StorageState]:
        """A game some turns in."""
        new_table(page, code, "person", BOT, language=code, names=(NAMES[code], ""))
        person = Typist(page, code)
        for _ in range(TURNS):
            person.await_turn()
            person.take_turn(thinker(code))
        person.await_turn()
        return page.url, page.context.storage_state()

    def dialogs(self, code: str) -> None:
        """What opens at a table, on a phone."""
        with self.page(code, "phone") as page:
            page.goto(f"/?lang={code}")
            self.take(page, "start", code, "phone", "light")
            new_table(page, code, "person", BOT, language=code, names=(NAMES[code], ""))
            person = Typist(page, code)
            person.await_turn()
            for name in ("exchange", "settings"):
                person.button(name).click()
                self.take(page, name, code, "phone")
                page.keyboard.press("Escape")
            page.reload()
            person.to_the_end(thinker(code))
            self.take(page, "end", code, "phone")

    def hero(self, code: str) -> None:
        """A desk and a phone on one picture, from pictures taken before."""
        desk, phone = (
            b64encode((self.out / f"table-{code}-{look}.png").read_bytes()).decode()
            for look in ("desktop-light", "phone-dark")
        )
        page = self.browser.new_page(viewport={"width": 1280, "height": 760})
        page.set_content(HERO.format(desk=desk, phone=phone))
        page.screenshot(path=self.out / "hero.png", omit_background=True)
        page.close()

    def hand_over(self, code: str) -> None:
        """Two people at one device."""
        with self.page(code, "tablet", "light") as page:
            new_table(page, code, "person", "person", check="challenge", language=code)
            self.take(page, "hand-over", code, "tablet")


def ponder(person: Typist, code: str) -> None:
    """The best play lies on the board, not yet played."""
    person.await_turn()
    if thought := thinker(code).best(person.seen(), person.rack()):
        person.place(thought)
    person.page.evaluate("scrollTo(0, 0)")


def main(languages: list[str]) -> None:
    """Renew the pictures of these languages, by default of all."""
    OUT.mkdir(parents=True, exist_ok=True)
    work: list[Callable[[Camera], None]] = [
        *(lambda camera, code=code: camera.language(code) for code in languages),
        lambda camera: camera.dialogs("pl" if "pl" in languages else languages[0]),
        lambda camera: camera.hero("is" if "is" in languages else languages[0]),
        lambda camera: camera.hand_over("fi" if "fi" in languages else languages[0]),
    ]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
        launched(playwright, whole_browser() or require(BROWSER)) as browser,
    ):
        camera = Camera(browser, server, OUT)
        for step in work:
            step(camera)


if __name__ == "__main__":
    main(sys.argv[1:] or list(NAMES))
