"""Somebody who listens to a screen reader: hears names, roles and live messages, and has keys.

Nothing is read but the browser's accessibility tree and what live regions say.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from stafla.data.catalogue import catalogue
from stafla.web.rendering.languages import texts
from tests.e2e.thinker import Thinker, Thought, Tile

# what a live region says is noted, as a screen reader would say it
LISTEN = """(() => {
  window.heard = [];
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(live);
      const text = region?.textContent.trim();
      if (text) window.heard.push(text.replaceAll('\\u00a0', ' '));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
SILENT = {"none", "generic", "InlineTextBox", "LineBreak"}
MOST_TABS = 150


@dataclass(frozen=True, slots=True)
class Heard:
    """A thing as it is read out, and where it stands."""

    role: str
    name: str
    within: tuple[tuple[str, str], ...] = ()
    description: str = ""


class Reader:
    """One page by ear."""

    def __init__(self, page: Page, language: str) -> None:
        page.add_init_script(LISTEN)
        self.page = page
        self.texts = catalogue(language, "table"), texts(language)
        self.cdp = page.context.new_cdp_session(page)

    def say(self, key: str, **values: object) -> str:
        """A text of the table or of the pages."""
        known = next(texts for texts in self.texts if key in texts)
        return known(key, **values)

    # ------------------------------------------------------------------ listening

    def here(self) -> Heard:
        """What has the keyboard."""
        found = self.cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        (node,) = self.cdp.send("Accessibility.getPartialAXTree", asked)["nodes"]
        return Heard(value(node, "role"), value(node, "name"))

    def everything(self) -> list[Heard]:
        """All that can be read out, in order."""
        nodes = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        return list(tell(known, nodes[0]["nodeId"], ()))

    def heard(self) -> list[str]:
        """What live regions have said on this page."""
        said: list[str] = self.page.evaluate("window.heard")
        return said

    def hears(self, text: str) -> None:
        """Wait until a live region has said this, among other things."""
        self.page.wait_for_function("text => window.heard.some(t => t.includes(text))", arg=text)

    def forget(self) -> None:
        """Listen anew."""
        self.page.evaluate("() => { window.heard = []; }")

    def named(self, role: str, text: str) -> bool:
        """Whether there is such a thing on the page."""
        return any((one.role, one.name) == (role, self.say(text)) for one in self.everything())

    def reads(self, role: str, text: str) -> None:
        """Wait until there is such a thing."""
        for _ in range(400):
            if self.named(role, text):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"no {role} {self.say(text)!r}")

    # ------------------------------------------------------------------ keys

    def to(self, wanted: Callable[[Heard], bool], key: str = "Tab") -> Heard:
        """Press a key until something has the keyboard."""
        passed = []
        for _ in range(MOST_TABS):
            if wanted(here := self.here()):
                return here
            passed.append(here)
            self.page.keyboard.press(key)
        raise AssertionError(f"not among {sorted({(one.role, one.name) for one in passed})}")

    def go(self, role: str, text: str, key: str = "Tab") -> None:
        """Go to a thing of this role, named by this text of the catalogue."""
        name = self.say(text)
        self.to(lambda here: (here.role, here.name) == (role, name), key)

    def press(self, role: str, text: str) -> None:
        """Go there, and press Enter."""
        self.go(role, text)
        self.page.keyboard.press("Enter")

    def enters(self, text: str, typed: str) -> None:
        """Go to a field and type."""
        self.go("textbox", text)
        self.page.keyboard.insert_text(typed)


def value(node: dict[str, Any], member: str) -> str:
    """A role or a name."""
    return str(node.get(member, {}).get("value", ""))


def tell(
    known: dict[str, dict[str, Any]], node: str, within: tuple[tuple[str, str], ...]
) -> Sequence[Heard]:
    """A node and what is in it, without what is not read."""
    found = known[node]
    role, name = value(found, "role"), value(found, "name")
    heard = (
        []
        if found["ignored"] or role in SILENT
        else [Heard(role, name, within, value(found, "description"))]
    )
    inner = (*within, (role, name)) if heard else within
    children = (child for child in found.get("childIds", ()) if child in known)
    return [*heard, *(one for child in children for one in tell(known, child, inner))]


class Listener(Reader):
    """A player at a table, by ear."""

    def __init__(self, page: Page, language: str, thought: Thinker) -> None:
        super().__init__(page, language)
        self.thought = thought
        edition = thought.edition
        points = {letter: points for letter, (_, points) in edition.tiles.items() if letter != "?"}
        self.tiles = {
            self.say("tile-named", letter=letter, points=worth): (letter, False)
            for letter, worth in points.items()
        }
        self.tiles |= {
            self.say("tile-blank-as", letter=letter): (letter, True) for letter in points
        }

    def squares(self) -> list[str]:
        """The names of the squares, row by row."""
        names = [
            one.name
            for one in self.everything()
            if one.role == "textbox" and ("grid", self.say("board")) in one.within
        ]
        assert len(names) == len(set(names)) == 225
        return names

    def board(self) -> dict[int, Tile]:
        """The tiles that lie there."""
        found = {}
        for square, name in enumerate(self.squares()):
            # a whole part of the name: what is empty and what is blank is one word in Finnish
            if self.say("square-empty") in name.split(", ") or self.say("tile-yours") in name:
                continue
            tiles = [tile for said, tile in self.tiles.items() if f", {said}" in name]
            assert len(tiles) == 1, name
            found[square] = Tile(square, *tiles[0])
        return found

    def rack(self) -> list[str]:
        """One's own tiles."""
        names = [
            one.name
            for one in self.everything()
            if one.role == "button" and within(one, "group", self.say("rack"))
        ]
        known = {name: letter for name, (letter, blank) in self.tiles.items() if not blank}
        known[self.say("tile-blank")] = "?"
        return [known[name] for name in names if name in known]

    def turn(self) -> bool:
        """Whether the way to play says that tiles are to be laid, which is said in one's turn."""
        name, reason = self.say("play"), self.say("reason-empty")
        return Heard("button", name, description=reason) in {
            Heard(one.role, one.name, description=one.description) for one in self.everything()
        }

    def lay(self, thought: Thought) -> None:
        """Lay a play with the keyboard, listening to what is said of it."""
        keyboard = self.page.keyboard
        names = self.squares()
        grid = set(names)
        first = thought.tiles[0].square
        here = names.index(self.to(lambda one: one.name in grid).name)
        row, column = divmod(first, 15)
        while (at := divmod(here, 15)) != (row, column):
            vertical = "ArrowDown" if at[0] < row else "ArrowUp"
            across = "ArrowRight" if at[1] < column else "ArrowLeft"
            keyboard.press(vertical if at[0] != row else across)
            here = names.index(self.here().name)
        self.forget()
        wanted = self.say("said-down" if thought.down else "said-across")
        keyboard.press(" ")
        self.page.wait_for_function("window.heard.length > 0")
        if wanted not in self.heard()[-1]:
            keyboard.press(" ")
            self.hears(wanted)
        for tile in thought.tiles:
            self.type(tile)
        self.hears(self.say("said-score", points=thought.score))

    def type(self, tile: Tile) -> None:
        """One letter; it is said where it lies."""
        keyboard = self.page.keyboard
        before = len(self.heard())
        if tile.blank:
            keyboard.down("Shift")
        keyboard.insert_text(tile.letter.lower())
        if tile.blank:
            keyboard.up("Shift")
        self.page.wait_for_function("before => window.heard.length > before", arg=before)


def within(one: Heard, role: str, name: str) -> bool:
    """Whether a thing stands in a group of this name."""
    return (role, name) in one.within
