"""What became of careless changes, kept as it comes."""

import hashlib
import json
import sys

from tools.careless import Change
from tools.steps import ROOT

KEPT = ROOT / ".make" / "careless.json"
NOTICED, SURVIVED, FAILS = "noticed", "survived", "a test fails unchanged"


def digest_of(change: Change) -> str:
    """Of a change, its file and its tests: all that the outcome depends on nearby."""
    digest = hashlib.sha256("\0".join((change.file, change.old, change.new)).encode())
    for path in (change.path, *(ROOT / file for file in change.tests)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


class Outcomes:
    """The outcomes that are known."""

    def __init__(self) -> None:
        self._known: dict[str, str] = json.loads(KEPT.read_text()) if KEPT.exists() else {}

    def of(self, change: Change) -> str | None:
        """What became of a change; None: it was not tried."""
        return self._known.get(digest_of(change))

    def note(self, change: Change, outcome: str) -> None:
        """Keep one, and tell of it."""
        self._known[digest_of(change)] = outcome
        KEPT.parent.mkdir(exist_ok=True)
        part = KEPT.with_suffix(".part")
        part.write_text(json.dumps(self._known, indent=1, sort_keys=True))
        part.replace(KEPT)
        print(f"{outcome}: {change.file}: {change.breaks}", file=sys.stderr, flush=True)
