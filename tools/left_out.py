"""What the tests left out because this machine lacks something: the last lines of `make test`."""

import json
from collections import Counter

from tools.steps import ROOT

# by test: what is not tested on this machine, and what to get (tests/conftest.py)
LEFT_OUT = ROOT / ".make" / "left-out.json"


def lines() -> list[str]:
    """A line for each thing that this machine lacks, or that it lacks nothing."""
    reasons: dict[str, str] = json.loads(LEFT_OUT.read_text()) if LEFT_OUT.exists() else {}
    if not reasons:
        return ["nothing was left out: this machine has everything"]
    counts = sorted(Counter(reasons.values()).items())
    total = f"left out on this machine: {len(reasons)} tests (continuous integration runs them)"
    return [total, *(f"  {count:4}  {why}" for why, count in counts)]
