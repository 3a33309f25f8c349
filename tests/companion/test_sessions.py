"""Random sessions at a real board: the page's machine does what the law does, act by act."""

import json
import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tests.browser.node import FRONT
from tests.companion.sessions import SEATS, at_board, game_setup, session, with_law

FEW = 80
BLOCKS = 20
BLOCK = 1_000
CHECK = ("npx", "vitest", "run", "--config", "crosscheck/vitest.config.ts", "session.check")
# where the page's machine stands, and where it asks the kernel
GAME = Path("src", "companion", "game")
RULES = "../../kernel/rules.ts"
# careless changes of the page's machine: file, what stands there, what somebody might write
MISTAKES = (
    ("permission.ts", "running: ({ state }) => state.ended === null", "running: always"),
    ("permission.ts", '"no-halt": ({ state }) => !isHalted(state)', '"no-halt": always'),
    (
        "permission.ts",
        '"no-own-play": ({ state }, seat) => state.pending?.seat !== seat',
        '"no-own-play": always',
    ),
    ("permission.ts", "state.unknownTiles === 0", "state.unknownTiles < 1000"),
    ("permission.ts", "playingSeats(state).includes(seat)", "state.seats > seat"),
    ("permission.ts", " && !state.signers.has(seat)", ""),
    ("guards.json", '"may-propose", "no-ruling",', '"may-propose",'),
    ("guards.json", '"no-halt", "clock-set", "clock-unstarted"', '"clock-set", "clock-unstarted"'),
    ("acts.ts", 'if (!holds(game, seat, placement)) refuse("not-on-rack");', ""),
    (RULES, "rules.exchange_bag_least,", "0,"),
    ("acts.ts", "count > 0 && count <= most", "count > 0 && count < most"),
    ("acts.ts", "return isAlone(next) ? close(next, now) : next;", "return next;"),
    ("permission.ts", "state.pending?.made === true", "true"),
    (
        "acts.ts",
        "const begins = lot === null ? first : ",
        "const begins = lot === null ? 1 - first : ",
    ),
    ("clock.ts", "play.challenger !== null || next === null", "next === null"),
    ("clock.ts", "if (!play.pressed) return [mover, state.turn];", ""),
    (
        RULES,
        'askNumber("overtime", over, penalty)',
        'askNumber("overtime", over + 6e4, penalty)',
    ),
    (RULES, "  inTurn,\n  since,", "  0,\n  since,"),
    (RULES, "bag, passes, scoreless", "bag, passes - 1, scoreless"),
    ("game.ts", 'if (play?.made && play.seat === seat && limit === "pass") return next;', ""),
    ("fold.ts", ', ...runsAfter(setup.rules, state, "taken-back")', ""),
    (
        "fold.ts",
        "owingSeats: new Set([...state.owingSeats, challenger])",
        "owingSeats: state.owingSeats",
    ),
    ("fold.ts", "index !== withdrawn", "index !== next.lines.length - 1"),
)


def differences(sessions, folder, front=FRONT):
    """Where the page's machine differs from the law, at most once a session."""
    given, found = folder / "given.json", folder / "found.json"
    setups = {name: game_setup(name) for name in at_board()}
    given.write_text(json.dumps({"setups": setups, "sessions": sessions}), encoding="utf-8")
    found.unlink(missing_ok=True)
    environment = {**os.environ, "NO_COLOR": "1"}
    environment |= {"STAFLA_GIVEN": str(given), "STAFLA_FOUND": str(found)}
    answer = subprocess.run(
        CHECK, cwd=front, env=environment, capture_output=True, text=True, check=False
    )
    assert found.is_file(), answer.stdout[-6000:] + answer.stderr[-2000:]
    return json.loads(found.read_text(encoding="utf-8"))


def shortest(session, folder, front=FRONT):
    """The fewest acts of a session after which page and law differ, with the difference.

    Acts are left out by halves, quarters and so on, all tries of a size in one run.
    """
    (difference,) = differences([with_law(session)], folder, front)
    best = upto(session, difference)
    size = max(1, len(best["acts"]) // 2)
    while True:
        acts = best["acts"]
        cuts = range(0, len(acts), size)
        tries = {
            cut: {**best, "seed": cut, "acts": acts[:cut] + acts[cut + size :]} for cut in cuts
        }
        found = differences([with_law(one) for one in tries.values()], folder, front)
        if found:
            difference = found[0]
            best = upto(tries[difference["seed"]], difference)
        elif size == 1:
            return best, difference
        size = min(size, max(1, len(best["acts"]) // 2)) if found else size // 2


def upto(session, difference):
    """The session up to the act after which page and law differ."""
    last = with_law(session)["acts"][difference["act"]]["number"]
    return {**session, "acts": session["acts"][: last + 1]}


def agree(seeds, folder, front=FRONT):
    """Page and law come to the same in every session; else the shortest case is told."""
    sessions = {seed: session(seed) for seed in seeds}
    said = [with_law(one) for one in sessions.values()]
    if found := differences(said, folder, front):
        best, difference = shortest(sessions[found[0]["seed"]], folder, front)
        acts = "\n".join(json.dumps(act, ensure_ascii=False) for act in best["acts"])
        law, page = json.dumps(difference["law"]), json.dumps(difference["page"])
        pytest.fail(
            f"{len(found)} sessions differ. Seed {found[0]['seed']}, {best['start']}:\n{acts}\n"
            f"{difference['what']}: the law says {law}, the page {page}",
            pytrace=False,
        )
    return said


def test_the_page_agrees_with_the_law_after_every_act(tmp_path):
    said = agree(range(FEW), tmp_path)
    codes = Counter(act["refused"] for one in said for act in one["acts"])
    assert codes[None] > FEW
    assert len(codes) > 20, "refusals of many kinds"


@pytest.mark.verify
@pytest.mark.parametrize("block", range(BLOCKS), ids="block{}".format)
def test_twenty_thousand_sessions_agree(tmp_path, block):
    said = agree(range(FEW + block * BLOCK, FEW + (block + 1) * BLOCK), tmp_path)
    last = [one["acts"][-1]["state"] for one in said]
    reasons = {state["ended"][0] for state in last if state["ended"]}
    assert {"time", "resigned", "out"} <= reasons
    assert any(state["signed"] for state in last)
    assert any(state["changes"] for state in last)


@pytest.fixture(scope="module")
def said():
    """Some hundred sessions."""
    return [with_law(session(seed)) for seed in range(4 * FEW)]


def test_every_mistake_is_one_of_the_page_as_it_is():
    assert len(set(MISTAKES)) == len(MISTAKES) >= 20
    for name, there, instead in MISTAKES:
        text = (FRONT / GAME / name).read_text(encoding="utf-8")
        assert there in text and text.replace(there, instead) != text, there


@pytest.mark.verify
@pytest.mark.parametrize("number", range(len(MISTAKES)), ids="mistake{}".format)
def test_a_careless_change_of_the_page_is_found(tmp_path, number, said):
    front, (name, there, instead) = copy_of_front(tmp_path), MISTAKES[number]
    file = front / GAME / name
    text = file.read_text(encoding="utf-8")
    assert there in text
    file.write_text(text.replace(there, instead), encoding="utf-8")
    assert differences(said, tmp_path, front)


@pytest.mark.verify
def test_a_difference_is_told_by_a_short_case(tmp_path, said):
    front = copy_of_front(tmp_path)
    file = front / GAME / RULES
    text = file.read_text(encoding="utf-8")
    there = "rules.exchange_bag_least,"
    file.write_text(text.replace(there, "0,"), encoding="utf-8")
    found = differences(said[:FEW], tmp_path, front)
    best, difference = shortest(session(found[0]["seed"]), tmp_path, front)
    assert difference["law"] == "bag-below-least"
    assert best["acts"][-1]["do"] == "exchange"
    assert len(best["acts"]) < len(session(found[0]["seed"])["acts"]) / 2


def copy_of_front(folder):
    """The front end in a folder of its own, to be changed."""
    front = folder / "front"
    for part in ("src", "crosscheck"):
        shutil.copytree(FRONT / part, front / part)
    for name in ("package.json", "tsconfig.json"):
        shutil.copy(FRONT / name, front / name)
    (front / "node_modules").symlink_to(FRONT / "node_modules")
    return front


def test_lines_add_up_and_no_tile_is_lost():
    for seed in range(FEW // 4):
        told = with_law(session(seed))
        whole = sum(game_setup(told["setup"])["rules"]["counts"])
        for act in told["acts"]:
            state = act["state"]
            for seat in SEATS:
                points = [line[2] for line in state["sheet"] if line[0] == seat]
                assert sum(points) == state["totals"][seat]
            if state["ended"] is None or state["ended"][0] != "resigned":
                on_board = len(state["board"]) + state["unknown_tiles"]
                tiles = state["bag"] + sum(state["racks"]) + on_board
                assert tiles == whole
