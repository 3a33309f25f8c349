"""Everything that leaves the server, searched as it goes out for what its reader must not know.

The application is wrapped: no answer, stream or frame is left out, whatever route it comes from.
A client says who it is in a header of the test's own, which the server does not know.
"""

import json
import re
from base64 import b64encode, urlsafe_b64encode
from collections import Counter
from typing import get_args

from stafla.club import ActKind
from stafla.rules import AppealRuled, Game, Played, Ruled, VerdictOverturned

HEADER = b"x-reader"
ISLAND = re.compile(r'<script type="application/json"[^>]*>(.*?)</script>', re.DOTALL)
TOKEN = re.compile(r"[^\s\"'<>]+")
# of a single word; only where words are checked beforehand does `valid` say more
TELLING = frozenset({"verdicts", "valid", "invalid", "unknown", "found", "reading"})
# names that every view has, of which one may be a rack by chance: AAEGNRR is "arrange"
ACTS = frozenset(get_args(ActKind))
# as a text a short rack may be a word by chance
LEAST_IN_A_TEXT, LEAST_IN_A_LIST, LEAST_IN_NUMBERS = 6, 3, 4


class Secrets:
    """What one reader must not be told of a game under way.

    Args:
        game: the game as it stands.
        seats: the seats that the reader plays for.
    """

    def __init__(self, game, seats) -> None:
        letters = game.edition.alphabet.letter
        own = {self.key(game.racks[seat]) for seat in seats}
        racks = [rack for seat, rack in enumerate(game.racks) if seat not in seats]
        hidden = [tiles for tiles in (*racks, game.bag) if self.key(tiles) not in own]
        shown = [["?" if code == 0 else letters(code) for code in tiles] for tiles in hidden]
        self.lists = {self.key(tiles) for tiles in shown if len(tiles) >= LEAST_IN_A_LIST}
        self.texts = {self.key(tiles) for tiles in shown if len(tiles) >= LEAST_IN_A_TEXT}
        self.numbers = {self.key(tiles) for tiles in hidden if len(tiles) >= LEAST_IN_NUMBERS}
        self.lengths = {len(key) for key in (*self.texts, *self.numbers)}
        seeds = filter(None, (game.started.seed, game.seed))
        self.seeds = [form for seed in seeds for form in spelt(seed)]

    @staticmethod
    def key(tiles):
        """Tiles in no order."""
        return tuple(sorted(tiles))

    def found(self, value):
        """Whether a list or a text of an answer is one of them."""
        if isinstance(value, str):
            told = value not in ACTS and len(value) in self.lengths
            return told and self.key(value.upper()) in self.texts
        if all(isinstance(item, str) for item in value):
            return self.key(item.upper() for item in value) in self.lists
        if all(type(item) is int for item in value):
            return self.key(value) in self.numbers
        return False


def spelt(seed):
    """The ways in which a seed could be written."""
    return [seed.hex(), b64encode(seed).decode(), urlsafe_b64encode(seed).decode().rstrip("=")]


def rulings(game):
    """What has been ruled at the table, in the hearing of all: by number of the play, as a whole.

    It is read off the events and not off the score sheet, which is among what is searched.
    """
    found, play = {}, None
    for number, event in enumerate(game.events, 1):
        match event:
            case Played():
                play = number
            case Ruled(verdict) | AppealRuled(verdict):
                found.setdefault(play, []).append(verdict)
            case VerdictOverturned():
                found[play].append({"valid": "invalid", "invalid": "valid"}[found[play][-1]])
    return found


def of_words(value, ruled):
    """Members that tell what is thought of words; a verdict on a whole play is none.

    Args:
        value: of an answer.
        ruled: as `rulings`; a play's row of the score sheet may repeat what was ruled on it.
    """
    if isinstance(value, dict):
        telling = set(TELLING)
        row = value.get("kind") == "play" and value.get("verdict") in ruled.get(
            value.get("number"), ()
        )
        if {"word", "words", "letters"} & set(value) and not row:
            telling.add("verdict")
        yield from (name for name in telling if value.get(name) is not None)
        yield from (name for inner in value.values() for name in of_words(inner, ruled))
    elif isinstance(value, list):
        yield from (name for inner in value for name in of_words(inner, ruled))


def inside(value):
    """Every list and text in a JSON value."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from inside(inner)
    elif isinstance(value, list):
        yield value
        for inner in value:
            yield from inside(inner)
    elif isinstance(value, str):
        yield value


def parse(text):
    """The JSON values in an answer: it as a whole, or the islands of a page."""
    if text.startswith(("{", "[")):
        return [json.loads(text)]
    return [json.loads(found) for found in ISLAND.findall(text)]


def leaks(text, game, seats):
    """What an answer tells its reader that it should not."""
    values = parse(text)
    if not game.words_checked and (told := list(of_words(values, rulings(game)))):
        yield f"what is said of words: {told}"
    if game.ended:
        return
    game = shown_at(values, game)
    secrets = Secrets(game, seats)
    if any(seed in text for seed in secrets.seeds):
        yield "the seed"
    shown = [*inside(values), *TOKEN.findall(text)]
    if found := [value for value in shown if secrets.found(value)]:
        yield f"tiles at {game.number}: {found} in {text}"


def shown_at(values, game):
    """The game as the answer shows it, if it says a number: another act may have come since."""
    for value in values:
        number = value.get("number") if isinstance(value, dict) else None
        if isinstance(number, int) and 0 < number < game.number:
            return Game.replay(game.events[:number])
    return game


class Tap:
    """The application, and what was heard of it.

    Attributes:
        found: leaks, each with its reader and its path.
        heard: how many texts of each kind were searched.
    """

    def __init__(self, app, house) -> None:
        self.app, self.house = app, house
        self.found, self.heard = [], Counter()
        self.table, self.seats = None, {}

    def watch(self, table, seats):
        """Search what is sent of a table from now on; ``seats`` by reader."""
        self.table, self.seats = table, seats

    async def __call__(self, scope, receive, send):
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        reader = dict(scope["headers"]).get(HEADER, b"").decode()
        body = bytearray()
        stream = False

        async def tap(message):
            nonlocal stream
            if message["type"] == "http.response.start":
                stream = (b"content-type", b"text/event-stream") in [
                    (name, value.partition(b";")[0]) for name, value in message["headers"]
                ]
                self.heard[f"status {message['status']}"] += 1
            if message["type"] == "http.response.body":
                body.extend(message.get("body", b""))
                if stream or not message.get("more_body"):
                    self.search(reader, scope["path"], body.decode("utf-8", "replace"))
                    body.clear()
            if message["type"] == "websocket.send":
                self.search(reader, scope["path"], message["text"])
            await send(message)

        return await self.app(scope, receive, tap)

    def search(self, reader, path, text):
        """Look through one text."""
        if self.table is None:
            return
        kind = path.replace(self.table, "{table}")
        self.heard[kind] += 1
        game = self.house.tables.game(self.table)
        for leak in leaks(text, game, self.seats.get(reader, ())):
            self.found.append((reader, kind, leak))
