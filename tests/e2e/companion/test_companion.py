"""The companion beside a real board: a phone, touch, a fake clock, and no network."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from stafla.records import Record, replay
from stafla.records.record import file as files
from tests.browser.node import require_kernel
from tests.e2e.companion.keeper import NAMES, Keeper
from tests.e2e.conftest import NO_KERNEL, Opener
from tests.e2e.test_access import check
from tests.marks import in_ci, later

pytestmark = [pytest.mark.browser, pytest.mark.service_worker]


def seat_people(
    opened: Opener, language: str, name: str, *, offline: bool = True, kernel: bool = True
) -> Keeper:
    """Players at a companion that has everything with it; the network goes then.

    Args:
        opened: opens the page.
        language: of the page.
        name: of the script.
        offline: whether the network goes.
        kernel: False: the browser has none, and the server's is asked.
    """
    page = opened(language, "phone", touch=True)
    if not kernel:
        page.add_init_script(NO_KERNEL)
    keeper = Keeper(page, language, name)
    keeper.open()
    kept = "async () => Boolean(await caches.match('/companion'))"
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(kept)
    if offline:
        page.context.set_offline(True)
    keeper.begin()
    return keeper


def tell(record: Record) -> list[object]:
    """The events, the word list apart: a device names the one that it asks."""
    started = replace(record.started, lexicon="", fingerprint="")
    return [started, *record.events[1:]]


def same(keeper: Keeper) -> Record:
    """The page's record is the law's, replays, and ends as the script expects."""
    record = files.read(keeper.saved())
    assert tell(record) == tell(keeper.record)
    game = replay(record)
    expected = keeper.script["expect"]
    assert game.totals == tuple(expected.get("totals", game.totals))
    assert game.time_points == tuple(expected.get("time_points", game.time_points))
    assert record.names == {"seat-0": NAMES[0], "seat-1": NAMES[1]}
    return record


@pytest.mark.ci
@pytest.mark.proves("SV-20", "SV-31", "SV-39", "SV-40")
@pytest.mark.parametrize("language", ["sv", later("fi")])
def test_a_whole_game_with_every_incident_is_kept_by_touch_without_network(
    opened: Opener, language: str
) -> None:
    require_kernel()
    keeper = seat_people(opened, language, "whole-game")
    acts = keeper.script["acts"]
    keeper.play(acts[:60])
    keeper.page.reload()
    keeper.page.locator("[data-face]").first.wait_for()
    keeper.play(acts[60:])
    record = same(keeper)
    assert record.started.fingerprint
    final = keeper.page.locator("[data-final]")
    expect(final).to_contain_text("412 – 319")
    expect(keeper.page.locator("[data-signature]")).to_have_count(2)


@pytest.mark.ci
@pytest.mark.proves("SV-05", "SV-06", "SV-07", "SV-08", "SV-09")
@pytest.mark.parametrize(
    "name",
    [
        later("overtime-0"),
        later("overtime-59"),
        in_ci("overtime-60"),
        "overtime-299",
        "loss-400-380-12",
        later("loss-500-300-20"),
        later("loss-120-400-5"),
        "loss-150-200-0",
    ],
)
def test_overtime_and_losses_on_time_are_counted_by_the_clock_on_the_table(
    opened: Opener, name: str
) -> None:
    keeper = seat_people(opened, "sv", name, offline=False)
    keeper.play()
    same(keeper)
    if name == "loss-400-380-12":
        # the tiles and what the loss itself costs are lines of their own (SV-08, SV-09)
        sheet = keeper.page.locator("[data-sheet] tr").all_inner_texts()
        lost = [" ".join(line.split()) for line in sheet]
        assert any(line.startswith(keeper.say("turn-time-loss")) for line in lost), lost


@pytest.mark.ci
def test_on_a_small_laptop_what_is_written_stands_beside_a_large_board(opened: Opener) -> None:
    keeper = seat_people(opened, "sv", "six-scoreless", offline=False)
    page = keeper.page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("button", name=keeper.say("clock-start"), exact=True).tap()
    page.evaluate("() => scrollTo(0, 0)")
    board = page.locator(".turn .board").first.bounding_box()
    letters = page.locator(".turn .letters").bounding_box()
    announcement = page.locator(".turn > .button.primary").bounding_box()
    assert board and letters and announcement
    assert board["width"] >= 400
    assert board["y"] + board["height"] <= 720
    for beside in (letters, announcement):
        assert beside["x"] >= board["x"] + board["width"]
        assert beside["y"] + beside["height"] <= 720
    page.clock.resume()  # the check waits by the page's own time
    check(page)


@pytest.mark.ci
@pytest.mark.proves("SV-28")
@pytest.mark.parametrize("language", ["sv", later("pl")])
def test_six_scoreless_turns_end_the_game_and_racks_are_counted(
    opened: Opener, language: str
) -> None:
    keeper = seat_people(opened, language, "six-scoreless", offline=False)
    keeper.play()
    same(keeper)
    # the result goes to the director's phone by its code or its link, without the server's help
    link = keeper.page.locator("[data-link]").input_value()
    expect(keeper.page.locator("[data-code] path")).to_be_visible()
    director = opened(language, "phone", touch=True)
    director.goto(link)
    expect(director.locator("[data-offered-result]")).to_contain_text("Anna −12 – −20 Björn")
    check(director)
    for times in range(2):
        director.goto("/lobby")
        director.goto(link)
        director.get_by_role("button", name=keeper.say("results-take"), exact=True).tap()
        expect(director.locator("[data-result]")).to_have_count(1)
        assert times or not director.url.endswith("#")
    check(director)
    expect(director.locator("[data-result]")).to_contain_text("✓")
    # what takes a line out lies on the screen, not beyond its edge
    director.set_viewport_size({"width": 360, "height": 640})
    box = director.locator("[data-result] button").bounding_box()
    assert box
    assert box["x"] + box["width"] <= 360


@pytest.mark.ci
@pytest.mark.parametrize("language", [later("sv"), "is"])
def test_players_who_prefer_write_only_the_numbers(opened: Opener, language: str) -> None:
    keeper = seat_people(opened, language, "numbers-alone", offline=False)
    keeper.play()
    same(keeper)


@pytest.mark.ci
@pytest.mark.proves("PL-47", "PL-48", "PL-49")
@pytest.mark.parametrize("language", ["pl", later("en")])
@pytest.mark.parametrize(
    "name", ["polish-twenty-minutes", in_ci("polish-two-minutes"), "polish-seven"]
)
def test_polish_clocks_and_exchanges_are_kept(opened: Opener, name: str, language: str) -> None:
    keeper = seat_people(opened, language, name, offline=False)
    keeper.play()
    same(keeper)


@pytest.mark.ci
@pytest.mark.proves("FI-35")
@pytest.mark.parametrize(
    ("name", "language"),
    [
        in_ci("agreed-end", "fi"),
        later("agreed-end", "sv"),
        later("resigned", "sv"),
        ("resigned", "is"),
    ],
)
def test_players_agree_to_end_or_one_gives_up(opened: Opener, name: str, language: str) -> None:
    keeper = seat_people(opened, language, name, offline=False)
    keeper.play()
    same(keeper)
    expect(keeper.page.locator("[data-final]")).to_be_visible()


@pytest.mark.ci
@pytest.mark.parametrize("language", [later("sv"), "pl"])
def test_a_turn_typed_in_wrongly_is_written_anew(opened: Opener, language: str) -> None:
    keeper = seat_people(opened, language, "corrected", offline=False)
    keeper.play()
    same(keeper)
    expect(keeper.page.locator('[data-sheet="0"] tr').first).to_contain_text("24")


@pytest.mark.ci
def test_axe_finds_nothing_on_the_companion(opened: Opener) -> None:
    keeper = seat_people(opened, "en", "whole-game", offline=False)
    keeper.page.clock.resume()  # axe waits for timers
    check(keeper.page)
    acts = keeper.script["acts"]
    keeper.play(acts[:3])
    check(keeper.page)
    for key in ("guide", "surplus", "pause", "companion-judge-call", "resign", "leave"):
        keeper.push(key)
        keeper.page.get_by_role("dialog").wait_for()
        check(keeper.page)
        keeper.page.keyboard.press("Escape")
        keeper.page.get_by_role("dialog").wait_for(state="detached")
    wider = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert keeper.page.evaluate(wider) == 0


@pytest.mark.ci
def test_the_clock_may_be_pressed_before_the_play_is_written(opened: Opener) -> None:
    keeper = seat_people(opened, "sv", "six-scoreless", offline=False)
    page: Page = keeper.page
    page.locator('[data-face="1"]').tap()
    keeper.wait(30)
    page.locator('[data-face="0"]').tap()
    keeper.wait(50)
    expect(page.locator('[data-time="0"]')).to_have_text("24:30")
    expect(page.locator('[data-time="1"]')).to_have_text("24:40")
    keeper.lay({"play": "8D BRUXN"}, None)
    expect(page.locator('[data-time="0"]')).to_have_text("24:30")
    keeper.push("write", name="Björn", points=44, total=44)
    expect(page.locator('[data-total="0"]')).to_have_text("44")


@pytest.mark.proves("SV-18", "SV-19", "SV-22")
def test_who_challenges_stops_the_clock_before_naming_words_and_the_verdict_is_shown(
    opened: Opener,
) -> None:
    keeper = seat_people(opened, "sv", "six-scoreless", offline=False)
    page = keeper.page
    page.locator('[data-face="1"]').tap()
    keeper.wait(20)
    keeper.lay({"play": "8D BRUXN"}, None)
    page.locator('[data-face="0"]').tap()
    keeper.wait(30)
    keeper.push("challenge-stop", name="Björn")
    keeper.wait(90)
    expect(page.locator('[data-time="1"]')).to_have_text("24:50")
    expect(page.locator("[data-clock-stopped]")).to_be_visible()
    # whoever does not challenge after all has used the time
    keeper.push("no-back")
    keeper.wait(91)
    expect(page.locator('[data-time="1"]')).to_have_text("23:49")
    keeper.push("challenge-stop", name="Björn")
    keeper.wait(100)
    keeper.push("challenge-name")
    expect(page.locator('[data-time="1"]')).to_have_text("23:49")
    page.locator('[data-window="ruling"] .button.primary').tap()
    verdict = page.locator("[data-verdict=invalid]")
    expect(verdict).to_contain_text(keeper.say("verdict-back", name="Anna"))
    page.reload()
    expect(verdict).to_be_visible()
    keeper.push("pass-press")
    expect(verdict).to_be_hidden()


def test_a_lot_is_drawn_once(opened: Opener) -> None:
    page = opened("sv", "phone", touch=True)
    keeper = Keeper(page, "sv", "six-scoreless")
    page.goto("/companion?lang=sv")
    keeper.push("lot-draw")
    chosen = page.locator('input[name="lot"]:checked').get_attribute("value")
    for _ in range(2):
        button = page.get_by_role("button", name=keeper.say("lot-draw"), exact=True)
        expect(button).to_be_disabled()
        other = page.locator(f'input[name="lot"][value="{1 - int(chosen or 0)}"]')
        expect(other).to_be_disabled()
        page.reload()
        expect(page.locator('input[name="lot"]:checked')).to_have_value(chosen or "")


@pytest.mark.parametrize(("width", "height"), [(360, 640), in_ci(390, 664), in_ci(390, 844)])
def test_clocks_board_and_letters_are_seen_together(
    opened: Opener, width: int, height: int
) -> None:
    keeper = seat_people(opened, "pl", "polish-seven", offline=False)
    page = keeper.page
    page.set_viewport_size({"width": width, "height": height})
    first = page.locator("[data-face]").first
    first.tap()
    for part in (first, page.locator('[data-square="0"]'), page.locator("[data-letter]").last):
        box = part.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    assert page.locator("[data-letter]").first.bounding_box()["height"] >= 44


@pytest.mark.ci
@pytest.mark.parametrize("language", ["is", "pl"])
def test_what_is_to_be_done_comes_into_sight_and_is_read_aloud(
    opened: Opener, language: str
) -> None:
    keeper = seat_people(opened, language, "whole-game", offline=False)
    page = keeper.page
    page.set_viewport_size({"width": 360, "height": 640})
    keeper.push("clock-start")
    # what stands in a face of the clock is not cut
    hints = page.locator("[data-face] .hint")
    assert hints.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    live = page.locator("[aria-live=polite]")
    expect(live).to_have_text(keeper.say("companion-turn", name=NAMES[0]))
    # the button stands far below the clocks
    keeper.agree("pause")
    expect(page.locator("[data-halt=pause] .button")).to_be_in_viewport()
    expect(live).to_have_text(keeper.say("pause-title"))


@pytest.mark.parametrize(
    ("name", "language"),
    [in_ci("corrected", "pl"), in_ci("six-scoreless", "fi"), later("whole-game", "sv")],
)
def test_where_the_kernel_does_not_run_the_server_counts_and_judges(
    opened: Opener, name: str, language: str
) -> None:
    keeper = seat_people(opened, language, name, offline=False, kernel=False)
    keeper.play()
    same(keeper)


@pytest.mark.parametrize("language", ["is", later("fi"), later("sv"), later("pl"), later("en")])
def test_without_kernel_and_network_the_page_says_so_and_numbers_are_written(
    opened: Opener, language: str
) -> None:
    page = opened(language, "phone", touch=True)
    page.add_init_script(NO_KERNEL)
    keeper = Keeper(page, language, "six-scoreless")
    keeper.open()
    say = catalogue(language, "companion")
    expect(page.locator("[data-download='server']")).to_contain_text(say("setup-download-server"))
    keeper.begin()
    page.context.set_offline(True)
    page.locator('[data-square="112"]').tap()
    letter = page.locator('[data-letter="A"]')
    letter.tap()
    letter.tap()
    expect(page.get_by_text(say("kernel-away"))).to_be_visible()
    page.context.set_offline(False)
    letter.tap()
    expect(page.get_by_text(say("kernel-away"))).to_be_hidden()
    page.context.set_offline(True)
    keeper.tell({"count": 2, "points": 12}, None)
    expect(page.locator('[data-total="0"]')).to_have_text("12")


@pytest.mark.parametrize("language", ["en", in_ci("pl")])
def test_a_game_that_cannot_be_opened_any_more_is_given_out_and_deleted_by_its_owner_alone(
    opened: Opener, language: str
) -> None:
    page, say = opened(language, "phone"), catalogue(language, "table", "refusals", "companion")
    page.goto("/companion")
    broken = '{"frame": {}, "events": [{"event": "danced"}]}'
    page.evaluate("text => localStorage.setItem('stafla.companion', text)", broken)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(say("game-broken"))
    check(page)
    with page.expect_download() as given:
        page.get_by_role("button", name=say("record-save")).click()
    assert given.value.path().read_text() == broken
    assert page.evaluate("localStorage.getItem('stafla.companion')") == broken
    page.get_by_role("button", name=say("leave-yes")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("leave-yes")).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=say("guide"), exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_sentence_of_the_chosen_clock_stands_whole_below_its_choice(opened: Opener) -> None:
    page = opened("sv", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/companion?lang=sv")
    clocks = page.locator("select").nth(1)
    for clock in ("sv-25", "long-25"):
        clocks.select_option(clock)
        sentence = clocks.locator("option:checked").inner_text()
        expect(page.locator("#setup-clock-said")).to_have_text(sentence)
        assert page.locator("#setup-clock-said").evaluate("one => one.scrollWidth <= innerWidth")
    clocks.select_option("none")
    expect(page.locator("#setup-clock-said")).to_have_count(0)
