"""Games on a device: Python replays their records, and decides every event as the device did."""

import json
from functools import reduce
from pathlib import Path

import pytest

from stafla import rules
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.records import replay
from stafla.records.record import file as record
from stafla.rules import Game
from stafla.web.device.files import content, device_edition, everything
from tests.browser.node import check, require_kernel

# what they need takes seven seconds; tests/browser/test_same_answers.py asks the same kernel
pytestmark = pytest.mark.ci
BOTS = ("home", "tournament", "master", "best-equity", "highest-score", "beginner")


def seed(language: str, number: int) -> str:
    return (f"{language}{number}".encode() * 32)[:32].hex()


def device(language: str, folder: Path, unpacked: dict[str, str]):
    told = device_edition(load(language), 2)
    bots = [bot for bot in BOTS if bot in {one.name for one in told.bots}]
    games = [
        {
            "bot": bot,
            "seed": seed(language, number),
            "resigns": bot == "home",
            "record": str(folder / f"{language}-{bot}.json"),
        }
        for number, bot in enumerate(bots)
    ]
    return {"edition": told.model_dump(mode="json"), "files": unpacked, "games": games}


@pytest.fixture(scope="module")
def records(tmp_path_factory):
    require_kernel()
    folder = tmp_path_factory.mktemp("games")
    unpacked = {}
    for taken in everything():
        path = folder / taken.name
        path.write_bytes(content(taken.path))
        unpacked[taken.device_file.address] = str(path)
    given = [device(language, folder, unpacked) for language in LANGUAGES]
    check("game", given, folder)
    return [Path(game["record"]) for one in given for game in one["games"]]


def decide_all(game: Game, event) -> tuple[rules.Event, ...]:
    """What the law makes of the act that an event tells of."""
    match event:
        case rules.Played():
            return rules.play(game, event.seat, event.placement, "valid")
        case rules.Exchanged():
            return rules.exchange(game, event.seat, event.tiles)
        case rules.Passed():
            return rules.pass_turn(game, event.seat)
        case rules.Resigned():
            return rules.resign(game, event.seat)
        case rules.EndOffered():
            return rules.offer_end(game, possible=False)
    raise AssertionError(f"{event} is no act")


def test_every_record_replays_to_the_totals_that_the_device_showed(records):
    endings = set()
    for path in records:
        read = record.read(path.read_bytes())
        game = replay(read)
        assert game.ended
        endings.add(game.ended.reason)
        assert list(game.totals) == json.loads(Path(f"{path}.totals").read_text())
        assert read.name(0) == "Ég"
        assert record.read(record.write(read)) == read
    assert {"out", "resigned"} <= endings


def test_every_event_is_the_one_that_the_law_decides(records):
    for path in records:
        read = record.read(path.read_bytes())
        first = read.started
        events = rules.start(
            load(first.edition),
            first.seats,
            seed=first.seed,
            check="automatic",
            lexicon=first.lexicon,
            fingerprint=first.fingerprint,
        )
        game = Game.replay(events)
        while game.number < len(read.events):
            game = reduce(Game.after, decide_all(game, read.events[game.number]), game)
        assert game.events == read.events, path.name
