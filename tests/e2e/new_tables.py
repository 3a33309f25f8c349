"""Tables for a test: by the form of one's own table (`fill`), or sent as it is (`new_table`)."""

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
    clock: str = "",
) -> None:
    """A table whose form is sent without its page; ``kinds`` are those of the seats."""
    form: dict[str, str | float | bool] = {"profile": profile, "check": check, "clock": clock}
    for seat in range(1, 5):
        form[f"kind{seat}"] = kinds[seat - 1] if seat <= len(kinds) else "none"
    for seat, (_, name) in enumerate(zip(kinds, names, strict=False), 1):
        form[f"name{seat}"] = name
    answer = page.request.post("/tables", form=form)
    assert answer.ok, answer.text()
    page.goto(f"{answer.url.partition('?')[0]}?lang={language}")
    page.wait_for_selector("[data-square]")


def fill(
    page: Page,
    profile: str,
    *kinds: str,
    check: str = "automatic",
    language: str = "en",
    names: Sequence[str] = NAMES,
    clock: str = "",
    rated: bool = False,
    least: str = "",
    delay: str = "",
    judge: str = "",
    public: bool = False,
) -> None:
    """Fills and sends the form of one's own table.

    ``public`` or with ``least`` it calls in the lobby.
    """
    page.goto(f"/tables/new?lang={language}")
    page.locator(f'input[name="profile"][value="{profile}"]').check()
    page.locator(f'[name="check"][value="{check}"]').check()
    page.locator('[name="clock"]').select_option(clock)
    page.locator('[name="rated"]').set_checked(rated)
    page.locator('[name="delay"]').select_option(delay)
    if judge:
        page.locator('[name="judge"]').select_option(judge)
    page.locator('[name="public"]').set_checked(public or bool(least))
    if least:
        page.locator('[name="least"]').fill(least)
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=False), 1):
        page.locator(f'[name="kind{seat}"]').select_option(kind)
        page.locator(f'[name="name{seat}"]').fill(name)
    for seat in range(len(kinds) + 1, 5):
        page.locator(f'[name="kind{seat}"]').select_option("none")
    page.locator("main form .primary").click()


def a_table_of_two(
    host: Page,
    guest: Page,
    profile: str,
    *,
    languages: tuple[str, str],
    clock: str = "",
    check: str = "challenge",
    rated: bool = False,
    delay: str = "",
    judge: str = "",
) -> None:
    """Two devices at one table: the host's page makes it, the guest's follows the invitation."""
    kinds, language = ("person", "invited"), languages[0]
    how = {"clock": clock, "check": check, "delay": delay, "judge": judge}
    fill(host, profile, *kinds, language=language, rated=rated, **how)
    link = host.locator("#link").input_value()
    guest.goto(f"{link}?lang={languages[1]}")
    join = guest.locator('form:has([type="submit"])').first
    join.wait_for()
    # who is signed in sits down under the account's name
    if (name := guest.locator('[name="name"]')).count():
        name.fill("Bella")
    join.locator('[type="submit"]').click()
    for page in (guest, host):
        page.wait_for_selector("[data-square]")
