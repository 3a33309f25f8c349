"""What a countdown says before the page's script runs is what the script says then."""

import json
from pathlib import Path

import pytest

from stafla.web.rendering.page import TEMPLATES

FRONT = Path(__file__).resolve().parents[3] / "front"
# the script is held to the same cases: front/tests/shared/time.test.ts
CASES = json.loads((FRONT / "tests" / "shared" / "countdown.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("left", "text"), CASES)
def test_a_countdown_begins_with_what_the_script_will_write(left, text):
    parts = TEMPLATES.get_template("duplicate/parts.html").module
    clock = parts.clock(lambda name: name, now=True, left=left)
    assert f">{text}</b>" in clock


@pytest.mark.parametrize(("left", "text"), [*CASES, [0, "0:00"], [-5_000, "0:00"]])
def test_a_room_s_clock_begins_with_what_the_script_will_write(left, text):
    parts = TEMPLATES.get_template("contests/parts.html").module
    event = {"clock": {"until": 10_000_000 + left, "left": None}}
    clock = parts.clock(lambda name: name, event, now=10_000_000)
    assert f">{text}</b>" in clock
