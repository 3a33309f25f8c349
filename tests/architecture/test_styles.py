"""The looks of pages and of the table do not meet by accident."""

import re
from pathlib import Path

FRONT = Path(__file__).resolve().parents[2] / "front" / "src"
OF_PAGES = (
    *(f"styles/{name}.css" for name in ("pages", "site", "profiles", "drawings")),
    *("lobby/start.css", "lobby/lobby.css", "archive/after.css"),
)
# made for both
SHARED = {"notice", "top", "where", "account", "without-script"}


def test_no_class_of_a_page_s_style_is_one_of_the_table_s() -> None:
    styled = {
        name
        for sheet in OF_PAGES
        for name in re.findall(r"^\s*\.([a-z][\w-]*)", (FRONT / sheet).read_text(), re.M)
    }
    used = {
        name
        for part in (FRONT / "tables").rglob("*.svelte")
        for names in re.findall(r'class="([^"{]*)|class:([\w-]+)', part.read_text())
        for name in " ".join(names).split()
    }
    base = set(re.findall(r"\.([a-z][\w-]*)", (FRONT / "styles" / "base.css").read_text()))
    assert styled & used - base - SHARED == set()
