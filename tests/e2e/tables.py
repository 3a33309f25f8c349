"""Tables for a test, made through the start page's own form."""

from collections.abc import Sequence

from playwright.sync_api import Page

BOT = "highest-score"
NAMES = ("Anna", "Bella", "Clara", "Dagny")


def new_table(
    page: Page,
    profile: str,
    *kinds: str,
    check: str = "automatic",
    language: str = "en",
    names: Sequence[str] = NAMES,
) -> None:
    """Opens the start page, fills the form and starts; ``kinds`` are those of the seats."""
    page.goto(f"/?lang={language}")
    page.locator(f'input[name="profile"][value="{profile}"]').check()
    page.locator(f'[name="check"][value="{check}"]').check()
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=False), 1):
        page.locator(f'[name="kind{seat}"]').select_option(kind)
        page.locator(f'[name="name{seat}"]').fill(name)
    for seat in range(len(kinds) + 1, 5):
        page.locator(f'[name="kind{seat}"]').select_option("none")
    page.locator('form [type="submit"]').click()
    page.wait_for_selector("[data-square]")
