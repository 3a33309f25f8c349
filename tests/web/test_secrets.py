"""Everything that leaves the server, in every state of many games, searched for what must not."""

import json
import re
from collections import Counter

import pytest

from tests.web.browser import BOT, PERSON

GAMES = [
    ("is", (PERSON, PERSON)),
    ("fi", (PERSON, PERSON, PERSON)),
    ("sv", (PERSON, PERSON)),
    ("sv-home", (PERSON, BOT, PERSON)),
    ("pl", (PERSON, BOT)),
    ("en", (PERSON, PERSON, BOT, BOT)),
]


def lists(value):
    """Every list of texts in a JSON value, and every text, as letters."""
    match value:
        case dict():
            for inner in value.values():
                yield from lists(inner)
        case list():
            if value and all(isinstance(item, str) for item in value):
                yield Counter(value)
            for inner in value:
                yield from lists(inner)
        case str() if len(value) < 40:
            yield Counter(value)


def letters(game, codes):
    """Rack tiles as a browser would be told them."""
    return Counter("?" if c == 0 else game.edition.alphabet.letter(c) for c in codes)


def secrets(game, seat):
    """What the seat (None: a spectator) must not be told: other racks and the bag, as letters."""
    hidden = [rack for other, rack in enumerate(game.racks) if other != seat]
    return [letters(game, tiles) for tiles in (*hidden, game.bag) if len(tiles) > 2]


def everything(browser, table, people):
    """What each audience can get: (seat, text, JSON values)."""
    client = browser.client
    for seat in people:
        answer = client.get(f"/api/tables/{table}?seat={seat}")
        yield seat, answer.text, [answer.json()]
    public = [
        f"/api/tables/{table}",
        f"/tables/{table}",
        f"/tables/{table}/record.json",
        f"/tables/{table}/record.gcg",
        f"/tables/{table}/board.svg",
        f"/tables/{table}/board.svg?at=1",
        f"/tables/{table}/bag",
        f"/tables/{table}/replay",
        f"/tables/{table}/rulings",
        f"/tables/{table}/analysis",
        f"/api/tables/{table}/analysis",
    ]
    for path in public:
        text = client.get(path).text
        islands = re.findall(r'<script type="application/json" id="view">(.*?)</script>', text)
        values = [json.loads(found) for found in islands]
        if path.endswith((".json", table)) and text.startswith("{"):
            values.append(json.loads(text))
        values.append(re.findall(r"[^\s\"<>]+", text))
        yield None, text, values


def search(game, browser, table, people):
    """Look for secrets in everything; how many texts were looked at."""
    count = 0
    for seat, text, values in everything(browser, table, people):
        assert game.started.seed.hex() not in text
        assert game.seed.hex() not in text
        told = [found for value in values for found in lists(value)]
        for secret in secrets(game, seat):
            assert secret not in told, f"seat {seat} was told {secret}"
        count += 1
    return count


@pytest.mark.parametrize(("profile", "kinds"), GAMES)
def test_no_answer_holds_another_s_rack_the_bag_or_the_seed(browser, house, profile, kinds):
    table = browser.sit_down(profile, kinds=kinds)
    people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
    looked = 0
    for _ in range(14):
        house.robots.wake(table)
        settled(browser, table)
        game = house.tables.game(table)
        if game.ended:
            break
        looked += search(game, browser, table, people)
        browser.step(table)
    assert looked > 50


def settled(browser, table):
    """Wait for the bots."""
    for _ in range(500):
        if not browser.view(table)["thinking"]:
            return
    raise AssertionError("a bot thinks for ever")


def test_the_search_finds_a_secret_where_there_is_one(browser, house):
    table = browser.sit_down("is")
    game = house.tables.game(table)
    rack = game.edition.alphabet.decode_rack(game.racks[1])
    for leak in ({"a": [{"b": list(rack)}]}, [rack[::-1]], {"x": sorted(rack)}):
        told = list(lists(leak))
        assert any(secret in told for secret in secrets(game, 0))
        assert not any(secret in told for secret in secrets(game, 1))
