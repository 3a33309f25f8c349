"""Scripted games at a real board: the same scripts drive the law here and the page's own machine.

A script (``tests/data/companion/*.json``) says who does what at which second; beside it stands the
record that the law makes of it. ``python -m tests.companion.script`` writes the records anew.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache, reduce
from pathlib import Path

from stafla import rules
from stafla.editions import clocks, load, procedure_of
from stafla.records import Record
from stafla.records.record.file import read, write
from stafla.rules import UNKNOWN, Clock, Game, Refusal
from stafla.web.companion.page import seven
from tests.rules.builders import placement

FOLDER = Path(__file__).parents[1] / "data" / "companion"
BEGIN = 1_800_000_000_000


def scripts():
    """The names of all scripts."""
    return sorted(path.stem.removesuffix(".script") for path in FOLDER.glob("*.script.json"))


@cache
def script(name):
    """A script as it is written."""
    return json.loads((FOLDER / f"{name}.script.json").read_text(encoding="utf-8"))


def record_of(name):
    """The record that stands beside a script."""
    return read((FOLDER / f"{name}.record.json").read_bytes())


@dataclass
class Table:
    """A game at a real board, grown act by act; ``refused`` notes what the law did not allow."""

    game: Game
    clock: Clock
    times: list[int]
    refused: list[str]

    @staticmethod
    def of(told):
        """The table at its start."""
        start = told["start"]
        clock = start.get("clock")
        events = rules.start(
            load(start["edition"]),
            ("seat-0", "seat-1"),
            check="challenge",
            clock=clocks()[clock].policy if clock else None,
            procedure=procedure_of(start["edition"]).procedure,
            lot=start.get("lot"),
            advantage=start.get("advantage"),
            first=start.get("first", 0),
            variants=("exchange-seven",) if start.get("seven") else (),
        )
        times = [BEGIN] * len(events)
        game, run = rules.replay_timed(events, times)
        return Table(game, run, times, [])

    def then(self, events, at):
        """Events that happen at a time."""
        for event in events:
            self.game = self.game.after(event)
            self.clock = self.clock.after(event, self.game, at)
            self.times.append(at)

    def wait(self, at):
        """Time goes by, and brings about what it does."""
        for event, moment in rules.due(self.game, self.clock, at):
            self.then([event], moment)

    def act(self, act):
        """One act of the script, at its second."""
        at = BEGIN + round(act["at"] * 1000)
        self.wait(at)
        try:
            self.then(decide_all(self.game, act), at)
        except Refusal as refusal:
            assert act.get("refused") == refusal.code, (act, refusal.code)
            self.refused.append(refusal.code)
        else:
            assert "refused" not in act, act

    @property
    def record(self):
        """The record of what happened."""
        names = {"seat-0": "Anna", "seat-1": "Björn"}
        return Record(self.game.events, names, tuple(self.times))


def decide_all(game, act):
    """What an act of a script comes to by the law."""
    seat = act.get("seat", 0)
    rack = game.edition.alphabet.rack
    match act["do"]:
        case "start-clock":
            return rules.start_clock(game, seat)
        case "lay":
            verdict = act.get("verdict") if game.words_checked else None
            return rules.play(game, seat, placement(game.edition, act["play"]), verdict)
        case "tell":
            return rules.tell(game, seat, act["count"], act["points"])
        case "challenge":
            return rules.challenge(game, seat, act.get("words"))
        case "rule":
            return rules.rule(game, act["verdict"])
        case "exchange":
            return rules.exchange(game, seat, bytes([UNKNOWN]) * act["count"])
        case "note":
            return rules.note(game, seat, act["points"], act["total"])
        case "overdraw":
            new = act.get("new", False)
            return rules.overdraw(game, seat, act["excess"], seen=act["seen"], from_new=new)
        case "decide":
            return rules.decide(game, act["text"], act.get("seconds", ()), act.get("points", ()))
        case "rack":
            return rules.show_rack(game, seat, rack(act["tiles"]))
        case "sign":
            return rules.sign(game, seat, act.get("totals", game.totals))
        case "pause":
            first = rules.propose(game, seat, "pause")
            return (*first, *rules.consent(grow(game, first), 1 - seat))
        case "correct":
            first = rules.propose(game, seat, "takeback")
            return (*first, *rules.consent(grow(game, first), 1 - seat))
        case "finish":
            first = rules.offer_end(game, possible=True, seat=seat)
            after = grow(game, first)
            # whoever plays on alone has nobody to agree with
            return first if after.ended else (*first, *rules.accept_end(after, 1 - seat))
        case "wait":
            return ()
    plain = {
        "press": rules.press,
        "reach": rules.reach,
        "withdraw": rules.withdraw,
        "accept": rules.confirm,
        "pass": rules.pass_turn,
        "resume": rules.resume_clock,
        "call": rules.call_judge,
        "resign": rules.resign,
    }
    return plain[act["do"]](game, seat)


def grow(game, events):
    """The game after more events."""
    return reduce(Game.after, events, game)


def play_out(name):
    """The table after a whole script."""
    told = script(name)
    table = Table.of(told)
    for act in told["acts"]:
        table.act(act)
    return table


def game_setups():
    """Editions and clocks as the page's machine is told them, for its own tests."""
    told = {}
    for name in ("sv", "pl", "fi"):
        edition = load(name)
        law = {
            "final": edition.turn.final,
            "wrong_points": edition.challenge.wrong_points,
            "wrong_turn": edition.challenge.wrong_turn,
            "start": edition.start.by,
            "nothing_possible": edition.ending.nothing_possible,
        }
        strict = seven(edition)
        told[name] = {
            "digest": edition.digest(2),
            "edition": {
                "profile": name,
                "name": edition.name,
                "language": edition.language,
                "procedure": asdict(procedure_of(name).procedure),
                "law": law,
                "clocks": [],
                "seven": strict and strict.model_dump(),
            },
            "rules": edition.numbers(2),
            "letters": edition.alphabet.upper,
            "small": edition.alphabet.lower,
        }
    policies = {name: asdict(clocks()[name].policy) for name in ("sv-25", "pl-20", "move-2")}
    return json.loads(json.dumps({"setups": told, "policies": policies}))


if __name__ == "__main__":
    (FOLDER / "setups.json").write_text(json.dumps(game_setups(), ensure_ascii=False) + "\n")
    for name in scripts():
        (FOLDER / f"{name}.record.json").write_bytes(write(play_out(name).record))
