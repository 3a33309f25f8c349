"""Plays a script of a game at a real board on the companion, by touch, with a fake clock."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from stafla.editions import load
from stafla.records.record.event import write_event
from tests.companion.script import BEGIN, record_of, script

NAMES = ("Anna", "Björn")
PLACE = re.compile(r"(?:(\d+)([A-Z])|([A-Z])(\d+)) (\S+)")


class Keeper:
    """The hands at a companion's page."""

    def __init__(self, page: Page, language: str, name: str) -> None:
        self.page = page
        self.language = language
        self.script = script(name)
        self.record = record_of(name)
        self.say = catalogue(language, "companion", "table", "refusals")
        self.now = 0.0

    def open(self) -> None:
        """The page, taken along for use without network; or asking the server, without a kernel."""
        self.page.clock.install(time=BEGIN / 1000)
        self.page.goto(f"/companion?lang={self.language}")
        edition = self.script["start"]["edition"]
        ready = self.page.locator("[data-download=done], [data-download=server]")
        ready.wait_for()
        self.page.locator("select").nth(0).select_option(edition)
        ready.wait_for()
        if ready.get_attribute("data-download") == "server":
            return
        kept = (
            f"async () => Boolean(await caches.match('/api/device/editions/{edition}?players=2'))"
        )
        self.page.wait_for_function(kept)
        ready.wait_for()

    def begin(self) -> None:
        """What stands before the first turn."""
        start = self.script["start"]
        page = self.page
        page.locator("select").nth(1).select_option(start.get("clock", "none"))
        for field, name in enumerate(NAMES):
            page.locator('input[type="text"]').nth(field).fill(name)
        if start.get("seven"):
            page.locator('input[name="seven"]').check()
        lot = start.get("lot", start.get("first", 0))
        page.locator(f'input[name="lot"][value="{lot}"]').check()
        if "advantage" in start:
            page.locator(f'input[name="advantage"][value="{start["advantage"]}"]').check()
        page.locator('button[type="submit"]').tap()
        page.locator("[data-face]").first.wait_for()
        page.clock.pause_at(BEGIN / 1000 + 60)
        self.began = BEGIN + 60_000

    def play(self, acts: list[dict[str, object]] | None = None) -> None:
        """The acts of the script, each at its second."""
        chosen = self.script["acts"] if acts is None else acts
        for act, following in pairwise([*chosen, {"do": "end", "at": 0}]):
            self.wait(act["at"])
            possible = "refused" not in act or act["do"] in ("start-clock", "exchange")
            if possible and act["do"] != "wait":
                getattr(self, act["do"].replace("-", "_"))(act, following)

    def wait(self, second: float) -> None:
        """Time goes by until this second."""
        if second > self.now:
            self.page.clock.fast_forward(round((second - self.now) * 1000))
            self.now = second

    def push(self, key: str, **values: object) -> None:
        """A button, by what stands on it."""
        self.page.get_by_role("button", name=self.say(key, **values), exact=True).tap()

    def start_clock(self, act, _next) -> None:
        self.page.locator(f'[data-face="{act["seat"]}"]').tap()
        if "refused" in act:
            expect(self.page.get_by_role("alert")).to_have_text(self.say(act["refused"]))

    def lay(self, act, _next) -> None:
        row, column, down, number, tiles = PLACE.fullmatch(act["play"]).groups()
        step = 15 if down else 1
        square = (int(row or number) - 1) * 15 + ord(column or down) - ord("A")
        square += step * (len(tiles) - len(tiles.lstrip(".")))
        self.page.locator(f'[data-square="{square}"]').tap()
        direction = self.page.locator("[data-direction]")
        if (direction.get_attribute("data-direction") == "down") != bool(down):
            direction.tap()
        for letter in tiles.replace(".", ""):
            if letter.islower():
                self.push("pad-blank")
            self.page.locator(f'[data-letter="{letter.upper()}"]').tap()
        points = self.points(act["play"])
        self.push("announce", points=points)

    def points(self, play: str) -> int:
        """What the law says that a play is worth."""

        edition = load(self.record.started.edition)
        told = [write_event(event, edition) for event in self.record.events]
        plays = [event for event in told if event["event"] == "played"]
        named = {"{square} {tiles}".format(**one["placement"]): one["points"] for one in plays}
        return named[play]

    def tell(self, act, _next) -> None:
        told = self.page.get_by_role("button", name=self.say("way-told"), exact=True)
        if told.get_attribute("aria-pressed") != "true":
            told.tap()
        self.page.locator(".fields select").select_option(str(act["count"]))
        self.page.locator('.fields input[type="number"]').fill(str(act["points"]))
        self.push("announce", points=act["points"])

    def press(self, act, _next) -> None:
        self.page.locator(f'[data-face="{act["seat"]}"]').tap()

    def reach(self, _act, _next) -> None:
        self.push("reach")

    def withdraw(self, _act, _next) -> None:
        self.push("withdraw")

    def accept(self, act, following) -> None:
        other = following["do"] == "note" and following["seat"] == act["seat"]
        points, total = self.shown()
        if not other or (following["points"], following["total"]) == (points, total):
            self.push("write", name=NAMES[act["seat"]], points=points, total=total)
            return
        self.push("differ")
        fields = self.page.locator('[data-window] input[type="number"]')
        fields.nth(0).fill(str(following["points"]))
        fields.nth(1).fill(str(following["total"]))
        self.push("differ-write")
        self.page.locator("[data-halt=sheets]").wait_for()

    def shown(self) -> tuple[int, int]:
        """The points of the play that waits and its player's total, as the page says them."""
        title = self.page.locator("[data-window] h2").inner_text()
        seat = 0 if title.startswith(NAMES[0]) else 1
        total = self.page.locator(f'[data-total="{seat}"]').inner_text()
        return int(re.sub(r"\D", "", title)), int(total)

    def note(self, act, _next) -> None:
        """Sheets are written with the press and with the acceptance; a difference is corrected."""
        if self.page.locator("[data-halt=sheets]").count() and act["at"] == self.now:
            written = {"points": act["points"], "total": act["total"]}
            key = self.say("differ-correct", name=NAMES[act["seat"]], **written)
            button = self.page.get_by_role("button", name=key, exact=True)
            if button.count():
                button.tap()

    def challenge(self, act, _next) -> None:
        timed = "clock" in self.script["start"]
        self.push("challenge-stop" if timed else "challenge-as", name=NAMES[act["seat"]])
        boxes = self.page.locator('[data-window] input[type="checkbox"]')
        words = act.get("words", range(boxes.count()))
        for index in range(boxes.count()):
            boxes.nth(index).set_checked(index in words)
        self.push("challenge-name")

    def rule(self, act, _next) -> None:
        typed = self.page.locator('[data-window="ruling"] input[type="text"]')
        if typed.count():
            self.push(f"companion-ruling-{act['verdict']}")
            return
        self.page.locator('[data-window="ruling"] .button.primary').tap()
        self.page.locator('[data-window="ruling"]').wait_for(state="detached")

    def exchange(self, act, _next) -> None:
        self.push("way-exchange")
        counts = self.page.locator(".fields select")
        if act["count"] > 7:
            assert counts.locator("option").count() <= 7
            return
        counts.select_option(str(act["count"]))
        self.push("exchange-press", count=act["count"])
        if "refused" in act:
            expect(self.page.get_by_role("alert")).to_be_visible()
            self.push("way-told" if self.told() else "way-play")

    def told(self) -> bool:
        """Whether only numbers are written any more."""
        play = self.page.get_by_role("button", name=self.say("way-play"), exact=True)
        return play.is_disabled()

    def overdraw(self, act, _next) -> None:
        self.push("surplus")
        dialog = self.page.get_by_role("dialog")
        dialog.locator(f'input[name="surplus-seat"][value="{act["seat"]}"]').check()
        dialog.locator("select").select_option(str(act["excess"]))
        dialog.get_by_label(self.say("surplus-seen")).set_checked(act["seen"])
        if act["seen"]:
            from_new = str(act.get("new", False)).lower()
            dialog.locator(f'input[name="surplus-from"][value="{from_new}"]').check()
        dialog.get_by_role("button", name=self.say("surplus-done"), exact=True).tap()
        dialog.wait_for(state="detached")

    def agree(self, what: str) -> None:
        """Both tap their names."""
        self.push(what)
        for name in NAMES:
            self.push("pause-agree", name=name)

    def correct(self, _act, _next) -> None:
        self.agree("correct")

    def finish(self, _act, _next) -> None:
        self.agree("finish")

    def resign(self, act, _next) -> None:
        self.push("resign")
        self.push("resign-by", name=NAMES[act["seat"]])

    def pause(self, _act, _next) -> None:
        self.agree("pause")
        self.page.locator("[data-halt=pause]").wait_for()

    def resume(self, _act, _next) -> None:
        self.push("pause-over")

    def call(self, act, _next) -> None:
        self.push("companion-judge-call")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=NAMES[act["seat"]], exact=True).tap()
        self.page.locator("[data-halt=judge]").wait_for()

    def decide(self, act, _next) -> None:
        self.page.locator("[data-halt=judge] textarea").fill(act["text"])
        for seat, seconds in enumerate(act.get("seconds", ())):
            label = self.say("companion-judge-seconds", name=NAMES[seat])
            self.page.get_by_label(label, exact=True).fill(str(seconds))
        self.push("judge-done")

    def rack(self, act, _next) -> None:
        self.page.locator(f'[data-rack="{act["seat"]}"]').fill(act["tiles"].lower())
        self.page.locator(f'form:has([data-rack="{act["seat"]}"]) button').tap()

    def sign(self, act, _next) -> None:
        self.page.locator(f'[data-sign="{act["seat"]}"]').tap()

    def saved(self) -> bytes:
        """The record as the page hands it out."""
        with self.page.expect_download() as download:
            self.push("record-save")
        return download.value.path().read_bytes()

    def __getattr__(self, name: str):
        if name == "pass":
            return lambda _act, _next: self.push("pass-press")
        raise AttributeError(name)
