"""Pages of the site's parts at every width, in light and dark: sound, and never too wide."""

import pytest

from tests.e2e.conftest import Opener
from tests.e2e.people import post_sign_up
from tests.e2e.test_access import check
from tests.e2e.test_every_page import WIDER, WIDTHS
from tests.marks import in_ci, later

pytestmark = pytest.mark.browser
SMALL = """() => [...document.querySelectorAll("a, button, summary, select, .field")]
  .filter(one => one.checkVisibility() && !one.closest("p, td, th, li > small, label"))
  .map(one => [one.getBoundingClientRect(), one])
  .filter(([box]) => box.height < 43.5 || box.width < 43.5)
  .map(([box, one]) => `${one.textContent.trim()} ${box.width}x${box.height}`)"""


@pytest.mark.parametrize(
    ("language", "scheme"),
    [
        in_ci("is", "light"),
        later("is", "dark"),
        later("fi", "light"),
        later("fi", "dark"),
        later("sv", "light"),
        later("sv", "dark"),
        later("pl", "light"),
        in_ci("pl", "dark"),
        later("en", "light"),
        later("en", "dark"),
    ],
)
def test_the_parts_are_sound_at_every_width(opened: Opener, language: str, scheme: str) -> None:
    page = opened(language, color_scheme=scheme)
    name = post_sign_up(page, f"Player {language} {scheme}")
    person = page.request.get("/api/me").json()["id"]
    game = {"profile": language, "kind1": "person", "kind2": "invited", "public": "yes"}
    page.request.post("/tables", form=game)
    other = opened(language)
    other.request.post("/tables", form=game | {"name1": "Þóra Hlín", "clock": "long-15-10"})
    for path in ("/", "/lobby", "/tables/new", "/games", f"/people/{person}", "/me"):
        page.set_viewport_size({"width": WIDTHS[0], "height": 640})
        page.goto(f"{path}?lang={language}")
        page.evaluate("() => document.fonts.ready")
        if "new" not in path:
            assert page.locator(".account").inner_text().strip() == name
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(WIDER) <= 0, (path, width)
            assert page.evaluate(SMALL) == [], (path, width)
        check(page)
        page.set_viewport_size({"width": WIDTHS[0], "height": 640})
        check(page, "color-contrast")
