"""Events for the tests: a director who does one thing after another."""

from dataclasses import dataclass, field
from random import Random

from stafla.contest.event import (
    CheckedIn,
    DivisionAdded,
    Entry,
    Event,
    Opened,
    PhaseMoved,
    Registered,
    Resulted,
    RoundPlan,
    federation,
    pairing_fact,
)


@dataclass
class Director:
    """Does things to an event and keeps the log."""

    event: Event = field(default_factory=Event)
    log: list[Entry] = field(default_factory=list)

    def do(self, what, reason="", author="director"):
        entry = Entry(len(self.log) + 1, author, 1_700_000_000_000 + len(self.log), what, reason)
        self.event = self.event.after(entry)
        self.log.append(entry)

    def open(self, name="wespa", seed="seed"):
        told = federation(name)
        self.do(Opened("Haustmót", name, told.scoring, told.withdrawal, told.late, seed))

    def move(self, *phases, reason="", without=()):
        for phase in phases:
            self.do(PhaseMoved(phase, without if phase == phases[0] else ()), reason)

    def pair(self, division="A"):
        made = self.event.pair(division)
        self.do(pairing_fact(made, division))
        return made

    def publish(self, division="A"):
        """Pair and begin the next round."""
        made = self.pair(division)
        self.move("published", "playing")
        return made

    def bouts(self, division="A", number=None):
        rounds = self.event.divisions[division].rounds
        return rounds[(number or self.event.round) - 1].bouts

    def result(self, bout, own, against, reason="", **more):
        self.do(
            Resulted("A", self.event.round, bout.first, bout.second, own, against, **more), reason
        )

    def finish(self, chance=None):
        """Enter what is missing and go into the break."""
        chance = chance or Random(self.event.round)
        for _, bout in self.event.missing():
            self.result(bout, chance.randint(250, 600), chance.randint(250, 600))
        self.move("entering", "break")


def director(players=4, rounds=3, name="wespa", plan=None, here=True):
    """At the end of check-in."""
    one = Director()
    one.open(name)
    one.do(DivisionAdded("A", tuple([plan or RoundPlan()] * rounds)))
    for n in range(1, players + 1):
        one.do(Registered(f"p{n}", "A", f"Łind, P{n}", 2000 - n))
    one.move("check-in")
    for n in range(1, players + 1):
        if here:
            one.do(CheckedIn(f"p{n}"))
    return one
