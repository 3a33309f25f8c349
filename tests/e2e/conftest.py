"""A running server, a browser, and a page at a fresh table."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.e2e.network import Network
from tests.e2e.people import names_of_their_own
from tests.e2e.server import Server, running
from tests.machine import require
from tools.programs import BROWSER, Program

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}

# a browser in which no kernel runs
NO_KERNEL = "delete globalThis.WebAssembly"
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)  # a slow machine is no reason to fail


Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def launch(playwright: Playwright, program: Program, *options: str) -> Iterator[Browser]:
    """A browser that runs, with options of its command line."""
    environment: dict[str, str | float | bool] = {**os.environ, **program.environment}
    browser = playwright.chromium.launch(
        executable_path=program.path, args=[*ARGS, *options], env=environment
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright, require(BROWSER)) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def is_wrong(said: ConsoleMessage) -> bool:
    """An error, but for the browser's own notes: a form refused, a table that moved on, no TLS.

    Nor is the network that a test took away one. A message that lacks a value warns
    (`front/src/shared/texts.ts`), and that is wrong too.
    """
    if said.type == "warning" and said.text.startswith("catalogue "):
        return True
    notes = (
        "409 (Conflict)",
        "422 (Unprocessable",
        "Cross-Origin-Opener-Policy header has been",
        "net::ERR_INTERNET_DISCONNECTED",
    )
    refused = any(note in said.text for note in notes)
    noted = said.location["url"].endswith("/tables") or refused
    return said.type == "error" and not noted


@pytest.fixture
def network(server: Server) -> Iterator[Network]:
    """A network before the server, for a page that is `opened` with it."""
    network = Network(server)
    yield network
    network.stop()


@pytest.fixture
def opened(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens pages in a context of their own; a mistake in the page's console fails the test.

    So does a name that was signed up without asking whether another test has it (`free_name`).

    A service worker keeps the shell in every new context, a sixth of a test's processor time: tests
    that need one, and a long story of each kind, are marked ``service_worker``.
    """
    kept = request.node.get_closest_marker("service_worker") is not None
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(
        language: str,
        size: str = "desktop",
        *,
        touch: bool = False,
        network: Network | None = None,
        **more: object,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=(network or server).address,
            locale=language,
            viewport={"width": width, "height": height},
            has_touch=touch or size == "phone",
            is_mobile=size == "phone",
            reduced_motion="reduce",
            service_workers="allow" if kept else "block",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()

        def note(said: ConsoleMessage) -> None:
            # the network that the test itself takes away
            lost = network is not None and "net::ERR_" in said.text
            if is_wrong(said) and not lost:
                wrong.append(said.text)

        page.on("console", note)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []
    named = names_of_their_own(server)
    assert not named, f"another test may have these names: take them from free_name: {named}"
