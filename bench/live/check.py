"""What players were told against what the log holds."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from bench.live.crowd import RANDOM
from stafla.store import GameStore, StoredEvent, open_database
from stafla.web.services import FILE

# what an act of the generator leaves in the log, once
EVENT = {
    "play": "played",
    "pass": "passed",
    "add-random": "random-added",
    "choose-first-move": "advantage-chosen",
    "press": "pressed",
    "accept-end": "end-accepted",
}


def differences(
    folder: Path,
    database: str | None,
    tables: Iterable[str],
    acknowledged: Mapping[tuple[str, str], int],
) -> list[str]:
    """Acts that were acknowledged and are not in the log, or are there more than once.

    For whoever waits for a rematch without a page the server adds a random number
    (docs/decisions/bag.md), which nobody was told of: what is not ours does not count.
    """
    opened = open_database(database or folder / FILE)
    games, found = GameStore(opened), []
    for table in tables:
        kept = Counter(event.type for event in games.events(table) if _is_ours(event))
        for act, event in EVENT.items():
            told = acknowledged.get((table, act), 0)
            if kept[event] != told:
                found.append(f"{table}: {told} {act} acknowledged, {kept[event]} in the log")
    opened.close()
    return found


def _is_ours(event: StoredEvent) -> bool:
    """Whether an event may follow from an act of the generator, whose random number is known."""
    return event.type != "random-added" or json.loads(event.body)["random"] == RANDOM
