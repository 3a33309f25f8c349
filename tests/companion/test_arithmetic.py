"""What pages compute by is the kernel: every function made of it, on many numbers."""

from random import Random

import pytest

from stafla import _core
from stafla.editions import load, procedures
from tests.browser.node import check
from tests.companion.sessions import at_board
from tests.companion.test_sessions import copy_of_front

TURNS = ("laid", "exchanged", "passed", "taken-back", "lost")
MANY = 150


def numbers(name):
    """An edition's rules, now and then with numbers that no edition has."""
    edition, _, other = name.partition("+")
    told = load(edition).numbers(2)
    if other:
        told |= {"leftovers_lost": (True, False), "finisher_gain": 2, "pass_rounds": 3}
        told |= {"zero_play_is_scoreless": True, "scoreless_turns": 5, "exchange_bag_least": 4}
    return told


def names():
    return [*at_board(), *(f"{name}+other" for name in at_board()[:1])]


def runs_told(passes, scoreless):
    return {"passes": passes, "scoreless": scoreless}


class Asked:
    """What was asked of the kernel by an edition's numbers, and what it answered."""

    def __init__(self, name, dice):
        self.name, self.dice, self.cases = name, dice, []
        self.rules = _core.Ruleset(**numbers(name))

    def add(self, call, told, answer):
        self.cases.append({"edition": self.name, "call": call, "told": told, "answer": answer})

    def rack(self):
        """Up to seven tiles."""
        letters = range(len(numbers(self.name)["values"]))
        return bytes(self.dice.choices(letters, k=self.dice.randrange(8)))

    def turn(self):
        passes, scoreless = self.dice.randrange(7), self.dice.randrange(9)
        turn, points = self.dice.choice(TURNS), self.dice.choice((0, 0, 1, 40))
        after = _core.runs_after(self.rules, (passes, scoreless), turn, points)
        self.add("runsAfter", [runs_told(passes, scoreless), turn, points], runs_told(*after))

    def ending(self):
        passes, scoreless = self.dice.randrange(9), self.dice.randrange(9)
        bag = self.dice.choice((0, 0, 1, 50))
        racks = [self.dice.choice((0, 1, 7)) for _ in range(2)]
        answer = _core.ending(self.rules, bag, racks, passes, scoreless)
        self.add("ending", [bag, racks, runs_told(passes, scoreless)], answer)

    def exchange(self):
        size, bag, count = (self.dice.randrange(9) for _ in range(3))
        answer = _core.exchange_refusal(self.rules, bytes(size), count, bag)
        self.add("exchangeRefusal", [size, count, bag], answer)

    def settle(self):
        racks = [self.rack(), self.rack()]
        out = self.dice.choice((None, 0, 1))
        if out is not None:
            racks[out] = b""
        worth = [self.rules.rack_value(rack) for rack in racks]
        self.add("settle", [worth, out], _core.settle(self.rules, racks, out))

    def rack_value(self):
        rack = self.rack()
        self.add("rackValue", [list(rack)], self.rules.rack_value(rack))

    def time_loss(self):
        totals = [self.dice.randrange(-60, 500) for _ in range(2)]
        loser, rack, margin = self.dice.randrange(2), self.rack(), self.dice.choice((50, 150))
        answer = _core.settle_time_loss(self.rules, totals, loser, rack, margin)
        left = self.rules.rack_value(rack)
        self.add("settleTimeLoss", [totals, loser, left, margin], list(answer))


def without_rules(dice):
    """Cases of what no edition's numbers change."""
    for _ in range(MANY):
        one = dice.choice(list(procedures().values())).procedure
        told = {"choice": one.choice, "small_bag": one.small_bag, "small_choice": one.small_choice}
        there = [dice.randrange(9) for _ in range(3)]
        yield {"call": "tilesToInspect", "told": [told, *there], "answer": one.looked_at(*there)}
        over, penalty = dice.randrange(-120_000, 600_000), dice.choice((0, 10, 15))
        over -= dice.choice((0, over % 60_000))
        points = _core.overtime_points(over, penalty)
        yield {"call": "overtimePoints", "told": [over, penalty], "answer": points}


def clock_case(dice):
    """A clock that is stopped, given time and run, with the kernel's answers after each step."""
    base, turn = dice.choice([(60, 0), (0, 20), (60, 20), (0, 0), (1500, 0)])
    policy = {"base": base, "move": turn, "increment": dice.choice((0, 5))}
    policy |= {"penalty": dice.choice((0, 10)), "overtime": dice.choice((0, 30, 300))}
    numbers = tuple(policy[name] for name in ("base", "increment", "move", "penalty", "overtime"))
    clock, at, number, steps = _core.Clock(2), 1_000_000, 0, []
    for _ in range(20):
        at += dice.choice((-500, 0, 1, 999, 7_000, 61_000))
        step = {"do": dice.choice(("stop", "give", "run", "run", "run")), "at": at}
        step |= {"more": [1000 * dice.randrange(-60, 60) for _ in range(2)], "turn": None}
        step |= {"earns": dice.random() < 0.8, "charged": 10 * dice.randrange(4)}
        if step["do"] == "stop":
            clock = clock.stopped(at)
        elif step["do"] == "give":
            clock = clock.given(step["more"])
        else:
            number += dice.randrange(3)
            step["turn"] = dice.choice(([number % 2, number], [number % 2, number], None))
            turn = step["turn"] and tuple(step["turn"])
            clock = clock.stopped(at).runs(numbers, turn, step["earns"], at)
        answer = {"left": [clock.left(numbers, seat, at) for seat in range(2)]}
        answer |= {"up": [clock.is_up(numbers, seat, at) for seat in range(2)]}
        answer |= {"moment": clock.moment(numbers, step["charged"]), "running": clock.running}
        steps.append(step | {"answer": answer})
    return {"policy": policy, "steps": steps}


# careless changes of what is handed to the kernel: what stands there, what somebody writes
MISTAKES = (
    ("bag, there)", "there, bag)"),
    ("choice, small_bag, small_choice, excess", "choice, small_choice, small_bag, excess"),
    ("bag, passes, scoreless", "bag, scoreless, passes"),
    ("turn), points]", "turn), 0]"),
    ('"taken-back", "lost"', '"lost", "taken-back"'),
    ("loser, left, margin)", "loser, margin, left)"),
    ("...rules.leftovers_lost", "...rules.leftovers_lost.slice().reverse()"),
    ("over, penalty)", "penalty, over)"),
    ("...rules.values, codes.length", "...rules.values, codes.length - 1"),
    ("  inTurn,\n  since,", "  0,\n  since,"),
    ("earns, now", "true, now"),
    ("  increment,\n  move,", "  move,\n  increment,"),
    ("penalty,\n  overtime,", "overtime,\n  penalty,"),
    ("...clockInputs(clock), charged", "...clockInputs(clock), 0"),
    ("rack, count, bag", "rack, bag, count"),
    ("...leftovers, out", "...leftovers, null"),
)


def asked_of_the_kernel():
    """Rules and cases, the same each time."""
    dice = Random(20)
    cases = [{"edition": None, **case} for case in without_rules(dice)]
    for name in names():
        asked = Asked(name, dice)
        for _ in range(MANY):
            asked.turn()
            asked.ending()
            asked.exchange()
            asked.settle()
            asked.time_loss()
            asked.rack_value()
        cases += asked.cases
    clocks = [clock_case(dice) for _ in range(MANY)]
    return {"rules": {name: numbers(name) for name in names()}, "cases": cases, "clocks": clocks}


def test_pages_compute_as_the_kernel_does(tmp_path):
    check("arithmetic", asked_of_the_kernel(), tmp_path)


@pytest.mark.verify
@pytest.mark.parametrize("number", range(len(MISTAKES)), ids="mistake{}".format)
def test_a_careless_change_is_found(tmp_path, number):
    front, (there, instead) = copy_of_front(tmp_path), MISTAKES[number]
    file = front / "src" / "kernel" / "rules.ts"
    text = file.read_text(encoding="utf-8")
    assert there in text
    file.write_text(text.replace(there, instead), encoding="utf-8")
    with pytest.raises(AssertionError, match="as the kernel does"):
        check("arithmetic", asked_of_the_kernel(), tmp_path, front)
