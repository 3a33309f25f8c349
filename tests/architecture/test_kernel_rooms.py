"""The kernel's rooms lie one above the other: none uses one that lies above it."""

import re
from pathlib import Path

KERNEL = Path(__file__).resolve().parents[2] / "core/kernel/src"
ROOMS = ("support", "rules", "lexicon", "leaves", "movegen", "search", "selfplay")
TESTS = re.compile(r"#\[cfg\(test\)\]\s*mod tests \{.*", re.DOTALL)  # they lie at a file's end


def uses(room: str) -> dict[str, set[str]]:
    """The rooms that each file of a room names, tests left out ("{": a list of several)."""
    files = [path for path in (KERNEL / room).rglob("*.rs") if path.name != "tests.rs"]
    texts = {path: TESTS.sub("", path.read_text()) for path in files}
    return {
        path.relative_to(KERNEL).as_posix(): set(re.findall(r"\bcrate::(\{|\w+)", text)) - {room}
        for path, text in texts.items()
    }


def test_there_are_no_other_rooms() -> None:
    beside = {path.name for path in KERNEL.iterdir()} - {*ROOMS}
    assert beside == {"lib.rs", "testing"}  # the latter for tests alone


def test_a_room_uses_those_below_it() -> None:
    wrong = {
        file: above
        for floor, room in enumerate(ROOMS)
        for file, used in uses(room).items()
        if (above := used - {*ROOMS[:floor]})
    }
    assert wrong == {}


def test_rooms_are_used() -> None:
    used = {name for room in ROOMS for names in uses(room).values() for name in names}
    assert used == {*ROOMS} - {"search", "selfplay"}  # these are asked from outside
