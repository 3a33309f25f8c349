"""Games on the device: they begin, go on through reloads without network, and end."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stafla import rules
from stafla.data.catalogue import catalogue
from stafla.editions import load
from stafla.records import replay
from stafla.records.record import file as record
from stafla.rules import Game
from tests.browser.node import require_kernel
from tests.e2e.conftest import NO_KERNEL, SIZES, Opener
from tests.e2e.network import Network
from tests.e2e.player import Typist
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker
from tests.marks import in_ci, later

pytestmark = [pytest.mark.browser, pytest.mark.service_worker]
READY = """async () => {
  await navigator.serviceWorker.ready;
  for (let i = 0; i < 200 && !(await caches.match('/device')); i++)
    await new Promise((done) => setTimeout(done, 50));
  return Boolean(await caches.match('/device'));
}"""
EMPTY_MODULE = "WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))"
EVERY = [(code, size) for code in ("is", "fi", "sv", "pl", "en") for size in SIZES]
GAMES = [game if game == ("is", "phone") else later(*game) for game in EVERY]


@pytest.fixture
def kernel() -> None:
    """What goes on without network needs the kernel in the browser."""
    require_kernel()


def set_up(page: Page, language: str) -> None:
    """The page for a new game, once the edition's numbers are there."""
    page.goto(f"/device?lang={language}")
    page.locator("#device-bot option").first.wait_for(state="attached")


def start_up(page: Page, language: str, bot: str = "highest-score", seed: int = 7) -> Typist:
    """A new game in the language's own edition, the same tiles every time."""
    page.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({seed})")
    set_up(page, language)
    page.locator("#device-bot").select_option(bot)
    page.locator("#device-name").fill("Eva")
    page.locator("#device-name").press("Enter")
    page.locator(".table").wait_for()
    assert page.evaluate(READY)
    return Typist(page, language)


def opening(language: str) -> tuple[int, str]:
    """A seed by which the person begins, and three letters of the rack that are no word."""
    edition = load(language)
    for seed in range(256):
        game = Game.replay(rules.start(edition, ("person", "bot"), seed=bytes([seed]) * 32))
        rack = edition.alphabet.decode_rack(game.racks[0])
        if game.first == 0 and "?" not in rack:
            return seed, thinker(language).no_word(rack)
    raise AssertionError("no seed lets the person begin")


@pytest.mark.parametrize("bot", [in_ci("beginner"), in_ci("highest-score")])
@pytest.mark.usefixtures("kernel")
def test_hints_are_given_by_the_device(opened: Opener, bot: str) -> None:
    seed, _ = opening("is")
    typist = start_up(opened("is"), "is", bot, seed)
    page = typist.page
    typist.await_turn()
    requests: list[str] = []
    page.on("request", lambda one: requests.append(one.url))
    hint = typist.button("hint")
    hint.click()
    expect(page.locator('[data-status="hint"]')).to_be_visible()
    hint.click()
    lit = page.locator(".square.lit")
    expect(lit.first).to_be_visible()
    squares = lit.evaluate_all("all => all.map(one => one.dataset.square)")
    hint.click()
    laid = page.locator(".square.laid")
    expect(laid.first).to_be_visible()
    assert laid.evaluate_all("all => all.map(one => one.dataset.square)") == squares
    main = page.locator(".dock .main")
    expect(main).to_have_attribute("aria-disabled", "false")
    number = typist.number
    main.click()
    typist.await_turn()
    assert typist.number > number
    assert requests == []


@pytest.mark.ci
@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize(("language", "size"), GAMES)
def test_a_game_goes_on_without_network_to_its_end(
    opened: Opener, network: Network, language: str, size: str, tmp_path: Path
) -> None:
    page = opened(language, size, network=network)
    typist = start_up(page, language)
    for _ in range(2):
        typist.await_turn()
        typist.take_turn(thinker(language))
    typist.await_turn()
    seen = typist.seen()
    network.cut(page.context)
    page.reload()
    page.locator(".table").wait_for()
    typist.await_turn()
    assert typist.seen() == seen
    assert typist.to_the_end(thinker(language)) > 5
    expect(page.locator("#ending-title")).to_be_visible()
    scores = [int(score) for score in page.locator(".players .score").all_inner_texts()]
    download = catalogue(language, "web")("download-record")
    with page.expect_download() as found:
        page.get_by_role("button", name=download, exact=True).first.press("Enter")
    found.value.save_as(tmp_path / "record.json")
    read = record.read((tmp_path / "record.json").read_bytes())
    game = replay(read)
    assert game.ended and list(game.totals) == scores
    assert read.name(0) == "Eva"
    page.reload()
    expect(page.locator("#ending-title")).to_be_visible()
    typist.push("new-game")
    page.locator("#device-name").wait_for()


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize(("language", "size"), [("fi", "phone"), later("pl", "desktop")])
def test_without_network_every_way_leads_to_the_device(
    opened: Opener, network: Network, language: str, size: str
) -> None:
    page = opened(language, size, network=network)
    set_up(page, language)
    say = catalogue(language, "device")
    page.get_by_role("button", name=say("device-take")).click()
    expect(page.get_by_text(say("device-there"))).to_be_visible()
    assert page.evaluate(READY)
    network.cut(page.context)
    page.goto("/lobby")
    page.get_by_role("link", name=say("device-title")).click()
    expect(page.get_by_text(say("device-there"))).to_be_visible()
    other = "en" if language != "en" else "sv"
    page.locator("#device-edition").select_option(other)
    expect(page.get_by_role("alert")).to_have_text(say("device-away"))
    expect(page.get_by_role("button", name=say("device-start"))).to_be_disabled()
    expect(page.get_by_text(say("device-limits"))).to_be_visible()
    page.locator("#device-edition").select_option(language)
    page.get_by_role("button", name=say("device-forget")).click()
    expect(page.get_by_role("alert")).to_have_text(say("device-away"))


def test_words_that_the_list_lacks_are_refused_and_giving_up_ends_the_game(opened: Opener) -> None:
    page = opened("en")
    seed, word = opening("en")
    typist = start_up(page, "en", "master", seed)
    typist.await_turn()
    typist.go_to(112, down=False)
    for letter in word:
        typist.type(letter, blank=False)
    wrong = typist.say("reason-not-in-list", words=word.upper())
    expect(page.locator(".status")).to_contain_text(wrong)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text=wrong)).to_be_visible()
    page.keyboard.press("Escape")
    typist.push("resign")
    page.get_by_role("dialog").get_by_role("button", name=typist.say("resign-yes")).click()
    expect(page.locator("#ending-title")).to_be_visible()
    expect(page.locator(".message")).to_contain_text(catalogue("en", "bots")("bot-master"))


@pytest.mark.ci
@pytest.mark.parametrize(
    ("language", "bot"),
    [("is", "keen"), later("pl", "beginner"), later("fi", "master"), later("sv", "best-equity")],
)
def test_where_the_kernel_does_not_run_the_server_thinks_and_a_game_waits_for_the_network(
    opened: Opener, language: str, bot: str
) -> None:
    page = opened(language, "phone")
    page.add_init_script(NO_KERNEL)
    say = catalogue(language, "device")
    page.goto(f"/device?lang={language}")
    expect(page.get_by_text(say("device-asks"))).to_be_visible()
    expect(page.get_by_role("button", name=say("device-take"))).to_be_hidden()
    typist = start_up(page, language, bot)
    thought = thinker(language)
    for _ in range(3):
        typist.await_turn()
        typist.take_turn(thought)
    typist.await_turn()
    score = page.locator(".totals, .score, [data-total]").first.text_content()
    page.context.set_offline(True)
    typist.push("pass")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=typist.say("pass-yes"), exact=True).click()
    expect(page.get_by_text(say("device-unreached"))).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name=say("device-again")).click()
    page.locator(".table").wait_for()
    typist.await_turn()
    assert page.locator(".totals, .score, [data-total]").first.text_content() == score
    typist.take_turn(thought)
    typist.await_turn()


def test_a_browser_without_workers_is_told_so(opened: Opener) -> None:
    page = opened("is")
    page.add_init_script("delete globalThis.Worker")
    page.goto("/device?lang=is")
    expect(page.get_by_text(catalogue("is", "device")("device-unable"))).to_be_visible()


@pytest.mark.usefixtures("kernel")
def test_no_page_may_compile_what_the_worker_may(opened: Opener) -> None:
    page = opened("en")
    set_up(page, "en")
    wrong = page.evaluate(f"{EMPTY_MODULE}.then(() => 'compiled', (error) => error.name)")
    assert wrong == "CompileError"


@pytest.mark.parametrize("size", [in_ci("phone"), later("desktop")])
def test_axe_finds_nothing_where_games_on_the_device_are(opened: Opener, size: str) -> None:
    page = opened("sv", size)
    set_up(page, "sv")
    check(page)
    typist = start_up(page, "sv")
    typist.await_turn()
    check(page)
