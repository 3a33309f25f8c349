"""Duplicate, played through by a caller and two phones, and by people at one device."""

import re

import pytest
from playwright.sync_api import Page, expect

from stafla._core import Board, MoveGenerator, Placement
from stafla.data.catalogue import catalogue
from stafla.data.numbers import percent_text
from stafla.editions import load
from stafla.records import read_play
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules.game.state.mixing import commitment
from stafla.words import library
from tests.e2e.conftest import Opener
from tests.e2e.player import Toucher
from tests.e2e.test_access import check
from tests.marks import in_ci

pytestmark = pytest.mark.browser
EN = load("en")


def say(language: str, key: str, **values: object) -> str:
    return catalogue(language, "web", "duplicate")(f"duplicate-{key}", **values)


class Mind:
    """A player who knows every word: the board, and the plays of a rack."""

    def __init__(self) -> None:
        rules = EN.ruleset(1)
        graph = library.find(EN).graph
        assert graph is not None
        self.generator = MoveGenerator(rules, graph)
        self.board = Board(rules)

    def plays(self, page: Page) -> list[tuple[Placement, int]]:
        """Plays of the rack on the page, the highest first, that can be typed as they are.

        A word of nothing but blanks cannot: small letters alone are read as tiles where they are
        held.
        """
        letters = page.locator("[data-part=status] .plain-tile b").all_inner_texts()
        plays = [
            (play.placement, play.score)
            for play in self.generator.plays(self.board, EN.alphabet.rack("".join(letters)))
            if not self.text(play.placement)[1].islower()
        ]
        assert plays
        return plays

    def text(self, placement: Placement) -> tuple[str, str]:
        """Position and word as they are typed; blanks small."""
        where = write_square_of(placement, EN, "letter-first")
        codes = placement.tiles
        word = list(word_of(placement, self.board, EN))
        blanks = [index for index, code in enumerate(codes) if code & 0x80]
        for index in blanks:
            word[index] = word[index].lower()
        return where, "".join(word)

    def lay(self, page: Page, language: str) -> int:
        """Lay what the page says that all lay; its points."""
        told = page.get_by_text(
            re.compile(re.escape(say(language, "master", play="", points="")[:10]))
        )
        found = re.search(r"(\d+[A-O]|[A-O]\d+) ([^\s,]+)\D+(\d+)", told.first.inner_text())
        assert found
        placement = read_play(f"{found[1]} {found[2]}", EN, "letter-first")
        self.board = self.board.laid(placement)
        return int(found[3])


def begin(page: Page, language: str, rounds: int, beside: str = "") -> None:
    page.goto(f"/duplicate?lang={language}")
    check(page)
    page.get_by_role("radio", name="English").check(force=True)
    page.get_by_label(say(language, "rounds")).fill(str(rounds))
    page.get_by_label(say(language, "beside"), exact=True).fill(beside)
    page.get_by_role("button", name=say(language, "begin")).click()
    page.wait_for_url("**/duplicate/*")


def push(page: Page, language: str, key: str) -> None:
    with page.expect_navigation():
        page.get_by_role("button", name=say(language, key), exact=True).click()


def write(page: Page, language: str, slip: tuple[str, str]) -> None:
    page.get_by_label(say(language, "position"), exact=True).fill(slip[0])
    page.get_by_label(say(language, "word"), exact=True).fill(slip[1])
    push(page, language, "write")


def hand_in(page: Page, language: str, slip: tuple[str, str]) -> None:
    """Write a slip at a phone, whose page stays where it is."""
    page.get_by_label(say(language, "position"), exact=True).fill(slip[0])
    page.get_by_label(say(language, "word"), exact=True).fill(slip[1])
    send(page, language, slip[0])


def send(page: Page, language: str, position: str) -> None:
    page.get_by_role("button", name=say(language, "write"), exact=True).click()
    expect(page.locator("[data-part=own]")).to_contain_text(position)


def lay(page: Page, language: str, placement: Placement, mind: Mind) -> None:
    """Lay the tiles on the board by touch: the fields follow, and are sent as they are."""
    toucher, alphabet = Toucher(page, language), EN.alphabet
    for square, code in placement.laid(EN.ruleset(1)):
        letter, blank = alphabet.letter(code & 0x7F), bool(code & 0x80)
        toucher.rack_tile("?" if blank else letter).tap()
        toucher.square(square).tap()
        if blank:
            dialog = page.get_by_role("dialog")
            dialog.get_by_role("button", name=letter, exact=True).tap()
    position, word = mind.text(placement)
    expect(page.get_by_label(say(language, "position"), exact=True)).to_have_value(position)
    expect(page.get_by_label(say(language, "word"), exact=True)).to_have_value(word)
    send(page, language, position)


@pytest.mark.service_worker
@pytest.mark.ci
@pytest.mark.proves("PL-53", "PL-55", "PL-56", "PL-57", "PL-58", "PL-59", "PL-60")
def test_a_caller_and_two_phones_play_an_evening_in_three_languages(opened: Opener) -> None:
    caller = opened("en")
    begin(caller, "en", rounds=3)
    check(caller)
    link = caller.locator("#link").input_value()
    phones = {"pl": opened("pl", "phone"), "is": opened("is", "phone")}
    for language, phone in phones.items():
        phone.goto(link)
        check(phone)
        phone.get_by_label(say(language, "name")).fill(f"Player {language}")
        push(phone, language, "join")
        phone.wait_for_url("**/player/*")
        expect(caller.get_by_text(f"Player {language}").first).to_be_visible()
    mind, totals, tops = Mind(), {"pl": 0, "is": 0}, 0
    for number in range(1, 4):
        push(caller, "en", "announce")
        for language, phone in phones.items():
            expect(
                phone.get_by_role("heading", name=say(language, "round", number=number))
            ).to_be_visible()
            expect(phone.get_by_role("timer")).to_have_text(re.compile(r"^[0-3]:\d\d$"))
        plays = mind.plays(caller)
        best, worse = plays[0], plays[len(plays) // 2]
        hand_in(phones["is"], "is", mind.text(worse[0]))
        expect(caller.get_by_text(say("en", "written", written=1, players=2))).to_be_visible()
        hand_in(phones["pl"], "pl", mind.text(worse[0]))
        lay(phones["pl"], "pl", best[0], mind)
        for phone in (caller, phones["is"]):
            assert " ".join(mind.text(best[0])) not in phone.content()
        if number == 1:
            for phone in phones.values():
                check(phone)
            check(caller)
        expect(caller.get_by_text(say("en", "written", written=2, players=2))).to_be_visible()
        push(caller, "en", "collect")
        points = mind.lay(caller, "en")
        assert points == best[1]
        totals["pl"], totals["is"], tops = (
            totals["pl"] + best[1],
            totals["is"] + worse[1],
            tops + points,
        )
        for language, phone in phones.items():
            row = phone.get_by_role("row").filter(has_text=f"Player {language}")
            expect(row.get_by_role("cell").nth(2)).to_have_text(str(totals[language]))
    for language, phone in phones.items():
        expect(phone.get_by_text(say(language, "ended-rounds"))).to_be_visible()
        phone.get_by_role("link", name=say(language, "result")).click()
        row = phone.get_by_role("row").filter(has_text="Player is")
        expect(row).to_contain_text(percent_text(f"{100 * totals['is'] / tops:.0f}", language))
        lost, share = row.get_by_role("cell").nth(3).inner_text().split("\n")
        assert (lost, share[-1]) == (str(tops - totals["is"]), "%")
        expect(phone.get_by_text(re.compile("Player pl")).first).to_be_visible()
        check(phone)
        fingerprint, seed = re.findall(r"\b[0-9a-f]{64}\b", phone.content())
        assert commitment(bytes.fromhex(seed)).hex() == fingerprint


@pytest.mark.ci
@pytest.mark.proves("PL-56", "PL-58")
def test_two_people_with_paper_play_at_one_phone(opened: Opener) -> None:
    page = opened("fi", "phone")
    begin(page, "fi", rounds=2, beside="Aino\nEino")
    mind, totals = Mind(), {"Aino": 0, "Eino": 0}
    for _ in range(2):
        push(page, "fi", "announce")
        plays = mind.plays(page)
        for name, (placement, points) in {"Aino": plays[-1], "Eino": plays[0]}.items():
            page.get_by_label(say("fi", "player"), exact=True).select_option(label=name)
            write(page, "fi", mind.text(placement))
            totals[name] += points
            assert page.get_by_label(say("fi", "word"), exact=True).input_value() == ""
        push(page, "fi", "collect")
        mind.lay(page, "fi")
        check(page)
    expect(page.get_by_text(say("fi", "ended-rounds"))).to_be_visible()
    for name, total in totals.items():
        row = page.get_by_role("row").filter(has_text=name)
        expect(row.get_by_role("cell").nth(2)).to_have_text(str(total))
    expect(page.get_by_text(say("fi", "won", names="Eino"))).to_be_visible()
    # the whole table is in sight on a narrow phone
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("link", name=say("fi", "result")).click()
    table = page.locator(".scroll:has(> .duplicate-table)").first
    assert table.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.service_worker
@pytest.mark.ci
@pytest.mark.proves("PL-56")
def test_a_slip_survives_a_lost_network_and_says_so(opened: Opener) -> None:
    caller, phone = opened("en"), opened("sv", "phone")
    begin(caller, "en", rounds=2)
    phone.goto(caller.locator("#link").input_value())
    phone.get_by_label(say("sv", "name")).fill("Anna")
    push(phone, "sv", "join")
    phone.wait_for_url("**/player/*")
    push(caller, "en", "announce")
    expect(phone.get_by_role("heading", name=say("sv", "round", number=1))).to_be_visible()
    mind = Mind()
    position, word = mind.text(mind.plays(caller)[0][0])
    phone.context.set_offline(True)
    phone.get_by_label(say("sv", "position"), exact=True).fill(position)
    phone.get_by_label(say("sv", "word"), exact=True).fill(word)
    phone.get_by_role("button", name=say("sv", "write"), exact=True).click()
    told = say("sv", "unsent", slip=f"{position} {word}")
    expect(phone.get_by_text(told)).to_be_visible()
    check(phone)
    phone.context.set_offline(False)
    expect(caller.get_by_text(say("en", "written", written=1, players=1))).to_be_visible()
    expect(phone.get_by_text(told)).to_be_hidden()
    expect(phone.locator("[data-part=own]")).to_contain_text(position)


@pytest.mark.ci
@pytest.mark.proves("PL-56")
def test_what_was_typed_and_not_sent_is_gone_with_its_round(opened: Opener) -> None:
    caller, phone = opened("en"), opened("en", "phone")
    begin(caller, "en", rounds=3)
    phone.goto(caller.locator("#link").input_value())
    phone.get_by_label(say("en", "name")).fill("Anna")
    push(phone, "en", "join")
    phone.wait_for_url("**/player/*")
    push(caller, "en", "announce")
    word = phone.get_by_label(say("en", "word"), exact=True)
    word.fill("LATE")
    push(caller, "en", "early")
    expect(caller.get_by_text(say("en", "ask-early", count=1))).to_be_visible()
    # the question has the first of the two buttons of that name
    with caller.expect_navigation():
        caller.locator("section.notice").get_by_role("button").click()
    expect(word).to_be_hidden()
    mind = Mind()
    mind.lay(caller, "en")
    push(caller, "en", "announce")
    expect(word).to_have_value("")
    lay(phone, "en", mind.plays(caller)[0][0], mind)
    expect(caller.get_by_text(say("en", "written", written=1, players=1))).to_be_visible()
    phone.set_viewport_size({"width": 360, "height": 640})
    expect(phone.locator("[data-part=own]")).not_to_be_empty()
    for part in (phone.locator('[data-square="0"]'), phone.locator(".slip-board .tools")):
        seen = part.bounding_box()
        assert seen
        assert seen["y"] >= 0
        assert seen["y"] + seen["height"] <= 640


@pytest.mark.ci
def test_a_double_click_at_the_desk_gives_and_takes_back_one_penalty(opened: Opener) -> None:
    caller = opened("sv")
    begin(caller, "sv", 1, "Ada\nBo")
    address = caller.url
    for place in (address, f"{address}/desk"):
        caller.goto(place)
        rulings, taken_back = say("sv", "rulings"), say("sv", "lift")
        if place == address:
            caller.get_by_text(rulings, exact=True).click()
            chosen = caller.locator("#ruled")
            chosen.select_option("2")
        else:
            # Enter shows who it is, and warns nobody
            number = caller.get_by_label(say("sv", "ruled-number"))
            number.fill("2")
            number.press("Enter")
            caller.wait_for_url("**?player=2*")
            expect(number).to_have_value("2")
            expect(caller.locator("#penalties h3")).to_contain_text("2 Bo")
        penalties = caller.locator("#penalties li")
        expect(penalties).to_have_count(0)
        for times in (1, 2):
            caller.get_by_role("button", name=say("sv", "warn"), exact=True).dblclick()
            # the second click breaks off the way of the first one: wait_for_url would fail with it
            expect(caller).to_have_url(place)
            expect(penalties).to_have_count(times)
            caller.goto(f"{place}?player=2")
        check(caller)
        caller.get_by_role("button", name=taken_back).first.dblclick()
        expect(penalties).to_have_count(1)
        caller.goto(f"{place}?player=2")
        expect(penalties).to_have_count(1)
        caller.get_by_role("button", name=taken_back).click()
        expect(penalties).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "width", "height"),
    [("pl", 360, 640), in_ci("sv", 390, 664)],
)
def test_board_letters_and_the_button_that_writes_are_in_the_first_screen_of_a_phone(
    opened: Opener, language: str, width: int, height: int
) -> None:
    caller, phone = opened("en"), opened(language, "phone")
    phone.set_viewport_size({"width": width, "height": height})
    begin(caller, "en", 2, "Ada")
    phone.goto(caller.locator("#link").input_value())
    phone.get_by_label(say(language, "name")).fill("Ängla Öberg")
    push(phone, language, "join")
    for number in (1, 2):
        push(caller, "en", "announce")
        expect(phone.get_by_text(say(language, "round", number=number))).to_be_visible()
        phone.locator(".slip-board").wait_for()
        for part in (".slip-board", "[data-part=slip] button[name=act]"):
            box = phone.locator(part).bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height, (part, number)
        assert phone.evaluate("document.documentElement.scrollWidth") <= width
        if number == 1:
            hand_in(phone, language, Mind().text(Mind().plays(caller)[0][0]))
            caller.request.post(caller.url, form={"act": "early", "sure": "0"})
            caller.reload()


@pytest.mark.ci
def test_the_value_on_a_tile_stands_clear_of_the_letter(opened: Opener) -> None:
    """However wide the tile is: the caller's screen had letters of 42 pixels on tiles of 41."""
    page = opened("pl")
    begin(page, "pl", 1, "Ada")
    push(page, "pl", "announce")
    for width in (360, 820, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        for tile in page.locator("[data-part=status] .plain-tile").all():
            box, letter = tile.bounding_box(), tile.locator("b").bounding_box()
            assert box
            assert letter
            assert letter["height"] <= 0.6 * box["height"]
            if value := (tile.locator("i").count() and tile.locator("i").bounding_box()):
                # the letter's box ends below its foot
                assert value["y"] >= letter["y"] + 0.78 * letter["height"]


def test_a_refusal_is_said_while_the_slip_can_be_mended_and_no_longer(opened: Opener) -> None:
    caller, phone = opened("en"), opened("en", "phone")
    begin(caller, "en", rounds=2)
    phone.goto(caller.locator("#link").input_value())
    phone.get_by_label(say("en", "name")).fill("Anna")
    push(phone, "en", "join")
    push(caller, "en", "announce")
    note = phone.locator("[data-slip-note]")
    phone.get_by_label(say("en", "position"), exact=True).fill("A1")
    phone.get_by_label(say("en", "word"), exact=True).fill("ZZZZ")
    phone.get_by_role("button", name=say("en", "write"), exact=True).click()
    expect(note).to_be_visible()
    push(caller, "en", "early")
    caller.get_by_role("button", name=say("en", "early"), exact=True).first.click()
    expect(phone.locator("[data-part=scored]")).not_to_be_empty()
    expect(note).to_be_hidden()


@pytest.mark.parametrize("language", ["fi"])
def test_on_a_narrow_phone_the_fields_of_a_slip_stand_apart(opened: Opener, language: str) -> None:
    caller, phone = opened("en"), opened(language, "phone")
    phone.set_viewport_size({"width": 360, "height": 640})
    begin(caller, "en", rounds=1)
    phone.goto(caller.locator("#link").input_value())
    phone.get_by_label(say(language, "name")).fill("Anna")
    push(phone, language, "join")
    push(caller, "en", "announce")
    first, word = (
        phone.get_by_label(say(language, key), exact=True) for key in ("position", "word")
    )
    expect(word).to_be_visible()
    left, right = first.bounding_box(), word.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] < right["x"]


@pytest.mark.ci
def test_whom_a_ruling_concerns_is_asked_in_one_line_at_the_desk(opened: Opener) -> None:
    desk = opened("fi")
    begin(desk, "fi", 1, "Ada\nBo")
    address = desk.url.partition("?")[0]
    for width, lines in ((1366, 1), (1920, 1), (360, 2)):
        desk.set_viewport_size({"width": width, "height": 650})
        for language in ("fi", "pl"):
            desk.goto(f"{address}/desk?lang={language}")
            label = desk.get_by_text(say(language, "ruled-number"), exact=True)
            height = label.evaluate("one => parseFloat(getComputedStyle(one).lineHeight)")
            box = label.bounding_box()
            assert box
            assert box["height"] < (lines + 0.5) * height
            field, button = (
                desk.locator(one).bounding_box()
                for one in ("#d-ruled", f'text="{say(language, "show-player")}"')
            )
            assert field
            assert button
            assert abs(field["y"] - button["y"]) <= 2
