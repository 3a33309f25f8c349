"""Two people a table, each on a socket of their own, who play the best they know."""

import json
import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Protocol

from bench.live.client import ClientSocket, dial
from stafla import _core
from stafla.editions import load
from stafla.words import library, word_map

ENDED = "ended"
VIEW = '{"kind":"view",'
RANDOM = sha256(b"a random number of no importance").hexdigest()
NUMBER = re.compile(r'"number":(\d+)')


class Thinker:
    """The plays of highest score of one edition."""

    def __init__(self, edition: str) -> None:
        self.edition = load(edition)
        self.rules = self.edition.ruleset(2)
        own = library.find(self.edition)
        self._generator = _core.MoveGenerator(self.rules, own.graph, word_map(own, self.rules))

    def act(self, view: dict[str, Any]) -> dict[str, Any]:
        """What the seat of this view does."""
        you, alphabet = view["you"], self.edition.alphabet
        can = {name for name, told in you["can"].items() if told["allowed"]}
        for answer in ("add-random", "choose-first-move", "press", "accept-end", "confirm"):
            if answer in can and "play" not in can:
                return {"act": answer} | ({"random": RANDOM} if answer == "add-random" else {})
        cells = bytearray(self.rules.width * self.rules.height)
        for tile in view["board"]:
            cells[tile["square"]] = alphabet.word(tile["letter"])[0] | 0x80 * tile["blank"]
        rack = alphabet.rack("".join(you["rack"]))
        play = self._generator.best(_core.Board(self.rules, bytes(cells)), rack)
        if play is None:
            return {"act": "pass"}
        laid = [
            {"square": square, "letter": alphabet.letter(tile), "blank": tile >= 0x80}
            for square, tile in play.placement.laid(self.rules)
        ]
        return {"act": "play", "laid": laid}


def secret(name: str) -> str:
    """The secret of a device, made from its name."""
    return urlsafe_b64encode(sha256(name.encode()).digest()).rstrip(b"=").decode()


def is_awaited(view: dict[str, Any], seat: int) -> bool:
    """Whether the table waits for a seat."""
    start, offer = view["start"], view["offer"]
    if view["phase"] == "start":
        return seat in start["awaited"] or start["lot"] == seat
    return seat in offer["waiting"] if offer else view["turn"] == seat


class Hearer(Protocol):
    """Whoever is told what a seat hears."""

    def view(self, seat: "Seat") -> None:
        """A view came."""

    def confirm(self, seat: "Seat", reference: str) -> None:
        """An act is on the disk."""

    def refuse(self, seat: "Seat", code: str) -> None:
        """Something was refused."""


@dataclass(eq=False)
class Seat:
    """One person at one table, and the latest view of it.

    ``number`` is that of the view, which is read only when it is needed; ``wrong`` is what should
    not have been heard; ``asked`` counts looks that are not answered yet.
    """

    table: str
    seat: int
    device: str
    address: str = ""
    number: int = 0
    asked: int = 0
    wrong: list[str] = field(default_factory=list)
    _text: str = ""
    _view: dict[str, Any] | None = None
    _line: ClientSocket | None = None

    async def open(self, address: str, hearer: Hearer) -> None:
        """Connect, and look."""
        self.address = address
        self._line = await dial(
            address,
            f"/tables/{self.table}/socket",
            self.cookie,
            lambda text: self._hear(text, hearer),
        )
        self.asked += 1
        self._say(kind="look", seat=self.seat, last=self.number)

    @property
    def cookie(self) -> str:
        """What shows who this is."""
        return f"stafla_device={self.device}"

    @property
    def view(self) -> dict[str, Any]:
        """The latest view."""
        if self._view is None:
            self._view = json.loads(self._text)["view"]
        return self._view

    def act(self, reference: str, **members: Any) -> None:
        """Send an act that is meant for the table as it was seen last."""
        self._say(kind="act", reference=reference, seat=self.seat, expected=self.number, **members)

    def cut(self) -> None:
        """Lose the connection."""
        if self._line is not None:
            self._line.cut()

    def _say(self, **frame: Any) -> None:
        assert self._line is not None
        self._line.say(json.dumps(frame))

    def _hear(self, text: str, hearer: Hearer) -> None:
        if text.startswith(VIEW):
            found = NUMBER.search(text)
            number = int(found[1]) if found else 0
            if number <= self.number:
                self.wrong.append(f"view {number} after {self.number}")
            self.number, self._text, self._view = number, text, None
            self.asked = 0
            return hearer.view(self)
        frame = json.loads(text)
        match frame["kind"]:
            case "current":
                self.asked = 0
            case "done":
                hearer.confirm(self, frame["reference"])
            case "refused":
                hearer.refuse(self, frame["refused"]["code"])
