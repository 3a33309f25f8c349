"""A person at the table: reads the screen, plays with keys or fingers."""

from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect

from stafla.data.catalogue import Catalogue, catalogue
from tests.e2e.thinker import Thinker, Thought, Tile

SEEN = """() => [...document.querySelectorAll('[data-square]')].flatMap(cell => {
  const tile = cell.querySelector('.tile');
  if (!tile || cell.classList.contains('laid')) return [];
  return [[Number(cell.dataset.square), tile.querySelector('.letter').textContent,
           tile.classList.contains('blank')]];
})"""
RACK = """() => [...document.querySelectorAll('.rack [data-slot] .tile')].map(
  tile => tile.classList.contains('blank') ? '?' : tile.querySelector('.letter').textContent)"""
SITS = "seat => document.querySelector('.table').dataset.seat === seat"
REACHED = """number => Number(document.querySelector('.table').dataset.number) >= number"""
BEGUN = "() => document.querySelector('.table').dataset.phase === 'turn'"
MINE = """(seat) => {
  const { dataset, ariaBusy } = document.querySelector('.table');
  return ariaBusy !== 'true' && dataset.seat === seat
    && (dataset.phase === 'ended' || dataset.toAct === seat);
}"""


BEHIND_MORE = {
    "pass",
    "resign",
    "offer-end",
    "settings",
    "sort",
    "keyboard",
    "zoom",
    "abort",
    "claim",
}


class Player:
    """A seat of a table that is open on ``page``, whose texts are in ``language``."""

    def __init__(self, page: Page, language: str, seat: int = 0) -> None:
        self.page = page
        self.seat = seat
        self.say: Catalogue = catalogue(language, "table")

    def seen(self) -> dict[int, Tile]:
        """The tiles on the board."""
        return {square: Tile(square, *rest) for square, *rest in self.page.evaluate(SEEN)}

    def rack(self) -> list[str]:
        rack: list[str] = self.page.evaluate(RACK)
        return rack

    def ended(self) -> bool:
        return self.page.locator(".table").get_attribute("data-phase") == "ended"

    def await_turn(self) -> None:
        """Waits until this seat has to act, and answers what comes before laying tiles."""
        self.page.wait_for_function(MINE, arg=str(self.seat))
        for text in ("choose-first-move", "press", "offer-accept"):
            if self.button(text).is_visible():
                self.push(text)
                self.await_turn()

    @property
    def number(self) -> int:
        """Number of the table's latest event."""
        return int(self.page.locator(".table").get_attribute("data-number") or 0)

    def await_event(self, number: int) -> None:
        """Waits until the page shows the event with this number: who plays hears no sooner of it
        than everybody else."""
        self.page.wait_for_function(REACHED, arg=number)

    def button(self, text: str, **values: object) -> Locator:
        """The button with this text of the catalogue."""
        return self.page.get_by_role("button", name=self.say(text, **values), exact=True)

    def square(self, square: int) -> Locator:
        return self.page.locator(f'[data-square="{square}"]')

    def to_the_end(self, thinker: Thinker) -> int:
        """Plays the best it knows until the game ends; how many plays that were."""
        plays = 0
        for _ in range(60):
            self.await_turn()
            if self.ended():
                return plays
            before = self.number
            plays += self.take_turn(thinker)
            self.await_turn()
            assert self.number > before, self.page.get_by_role("alert").all_inner_texts()
        raise AssertionError("the game does not end")

    def take_turn(self, thinker: Thinker) -> bool:
        """The best play, else a pass; whether it was a play."""
        thought = thinker.best(self.seen(), self.rack())
        if thought is None:
            self.pass_turn()
            return False
        self.lay(thought)
        return True

    def lay(self, thought: Thought) -> None:
        raise NotImplementedError

    def pass_turn(self) -> None:
        raise NotImplementedError

    def push(self, text: str) -> None:
        """Pushes the button with this text, which may stand behind *more*."""
        if text in BEHIND_MORE or text.startswith("propose-"):
            self.reach("more")
        self.reach(text)

    def reach(self, text: str) -> None:
        """Pushes a button that is on the screen."""
        raise NotImplementedError


class Typist(Player):
    """Never touches a mouse."""

    def lay(self, thought: Thought) -> None:
        self.place(thought)
        if self.button("accept").is_visible():
            return self.push("accept")
        self.page.keyboard.press("Enter")

    def place(self, thought: Thought) -> None:
        """Types the tiles onto the board without playing them."""
        first, *_ = thought.tiles
        self.go_to(first.square, thought.down)
        for tile in thought.tiles:
            self.type(tile.letter, tile.blank)
        # after the opponent's last tile the game is over with that play
        told = self.button("play-points", points=thought.score).or_(self.button("accept"))
        expect(told).to_be_visible()

    def pass_turn(self) -> None:
        self.page.keyboard.press("2")
        self.page.keyboard.press("2")

    def reach(self, text: str) -> None:
        button = self.button(text)
        for _ in range(30):
            if button.evaluate("button => button === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def type(self, letter: str, blank: bool) -> None:
        """One letter, small as most people type it; Shift asks for the blank."""
        keyboard = self.page.keyboard
        if blank:
            keyboard.down("Shift")
        keyboard.insert_text(letter.lower())
        if blank:
            keyboard.up("Shift")

    def go_to(self, square: int, down: bool) -> None:
        """Walks the cursor there with the arrows and turns it."""
        for _ in range(80):
            here = self.here()
            if here == square:
                break
            self.page.keyboard.press(self.arrow(here, square))
        assert self.here() == square
        if (self.direction() == "down") != down:
            self.page.keyboard.press(" ")
        assert self.direction() == ("down" if down else "across")

    def arrow(self, here: int, there: int) -> str:
        if here // 15 != there // 15:
            return "ArrowDown" if here < there else "ArrowUp"
        return "ArrowRight" if here < there else "ArrowLeft"

    def here(self) -> int:
        square = self.page.evaluate(
            "() => document.activeElement?.closest('[data-square]')?.dataset.square ?? null"
        )
        assert square is not None, "the board has lost the keyboard"
        return int(square)

    def direction(self) -> str:
        cursor = self.page.locator(".cursor")
        if cursor.count() == 0:
            self.page.keyboard.press(" ")
        return "down" if "down" in (cursor.get_attribute("class") or "") else "across"


class Toucher(Player):
    """Never touches a key."""

    def lay(self, thought: Thought) -> None:
        for tile in thought.tiles:
            self.rack_tile("?" if tile.blank else tile.letter).tap()
            self.square(tile.square).tap()
            if tile.blank:
                self.page.get_by_role("dialog").get_by_role(
                    "button", name=tile.letter, exact=True
                ).tap()
        self.button("play-points", points=thought.score).or_(self.button("accept")).tap()

    def pass_turn(self) -> None:
        self.push("pass")
        self.page.get_by_role("dialog").get_by_role(
            "button", name=self.say("pass-yes"), exact=True
        ).tap()

    def reach(self, text: str) -> None:
        self.button(text).tap()

    def rack_tile(self, letter: str) -> Locator:
        slot = self.rack_slots().index(letter)
        return self.page.locator(f'.rack [data-slot="{slot}"] button')

    def rack_slots(self) -> list[str]:
        slots: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('.rack [data-slot]')].map(slot => {
              const tile = slot.querySelector('.tile');
              if (!tile) return '';
              const letter = tile.querySelector(".letter").textContent;
              return tile.classList.contains("blank") ? "?" : letter;
            })"""
        )
        return slots


def begin(players: Sequence[Player]) -> None:
    """Waits for the first turn of all; whom the lot favours takes the first move, where asked.

    The phase alone does not tell whether anybody will be asked: it is "start" while the seats'
    devices add to the seed, too.
    """
    for player in players:
        player.page.wait_for_function(SITS, arg=str(player.seat))
    for _ in range(400):
        if all(player.page.evaluate(BEGUN) for player in players):
            return
        for player in players:
            if player.button("choose-first-move").count():
                player.push("choose-first-move")
                # where the page changed under the key, it is pushed again
                with suppress(AssertionError):
                    expect(player.button("choose-first-move")).to_have_count(0, timeout=5_000)
        players[0].page.wait_for_timeout(50)
    raise AssertionError("the first turn does not come")
