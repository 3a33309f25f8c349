"""A pairing with all that explains it."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Literal

from stafla.contest.pairing.request import NotPairable, Request
from stafla.contest.standings import Player

Loosened = Literal["family", "team", "earlier-rounds", "repeats"]
"""What a pairing may give up, in this order."""
ORDER: tuple[Loosened, ...] = ("family", "team", "earlier-rounds", "repeats")
Grade = Literal["model", "good", "concession", "forced", "locked"]


@dataclass(frozen=True, slots=True)
class Relaxation:
    """One thing that a pairing may give up, and whether it had to.

    Attributes:
        kind: what.
        needed: whether it was given up.
        round: for ``earlier-rounds``: from which round on repeats count then.
        pairs: the pairs that stand because of it.
        scheduled: whether fixtures made in advance decide who meets, and keep nobody apart so.
    """

    kind: Loosened
    needed: bool
    round: int = 0
    pairs: tuple[tuple[str, str], ...] = ()
    scheduled: bool = False

    @property
    def message(self) -> str:
        """The name of the message that says it; its arguments are ``round`` and ``pairs``."""
        if self.scheduled:
            needed = f"pairing-{self.kind}-schedule-needed"
            return needed if self.needed else f"pairing-{self.kind}-schedule"
        return f"pairing-{self.kind}-needed" if self.needed else f"pairing-{self.kind}"


def mates(
    players: Iterable[Player], pairs: Iterable[tuple[str, str]], *, scheduled: bool = False
) -> tuple[Relaxation, Relaxation]:
    """Which pairs are of one family or club, and which of one team."""
    known = {player.id: player for player in players}
    both = [(known[one], known[other]) for one, other in pairs if one in known and other in known]
    families = tuple((a.id, b.id) for a, b in both if a.family and a.family == b.family)
    teams = tuple((a.id, b.id) for a, b in both if a.team and a.team == b.team)
    return (
        Relaxation("family", bool(families), pairs=families, scheduled=scheduled),
        Relaxation("team", bool(teams), pairs=teams, scheduled=scheduled),
    )


@dataclass(frozen=True, slots=True)
class Pair:
    """Two players of a round.

    Attributes:
        table: from 1.
        first, second: who goes first, and the other.
        cost: what the pair costs beside the others; 0 where the system does not weigh.
        grade: the same as a word.
        met: how often they met before.
    """

    table: int
    first: str
    second: str
    cost: int = 0
    grade: Grade = "model"
    met: int = 0

    @property
    def players(self) -> frozenset[str]:
        """Both."""
        return frozenset((self.first, self.second))


@dataclass(frozen=True, slots=True)
class Pairing:
    """The pairs of a round.

    Attributes:
        request: what it follows from; `pair` makes the same pairing of it.
        pairs: by table.
        byes: who has no opponent.
        cost: of all pairs.
        relaxations: all that can be given up, in order, needed or not.
        notes: further things worth a line, as codes: ``second-bye``; ``displaced:x``, the
            player x sits out because the opponent is set by hand; and what a simulation found about
            ranks: ``settled:1``, ``leader-meets:2``, ``decisive:1-4``.
    """

    request: Request
    pairs: tuple[Pair, ...]
    byes: tuple[str, ...]
    cost: int
    relaxations: tuple[Relaxation, ...]
    notes: tuple[str, ...] = ()


def to_json(pairing: Pairing) -> str:
    """A pairing without its request, for `read`."""
    table = {
        "pairs": [asdict(pair) for pair in pairing.pairs],
        "byes": pairing.byes,
        "cost": pairing.cost,
        "relaxations": [asdict(relaxation) for relaxation in pairing.relaxations],
        "notes": pairing.notes,
    }
    return json.dumps(table, ensure_ascii=False)


def refused_json(code: str, details: Mapping[str, str | int]) -> str:
    """Why there is none, for `read`."""
    return json.dumps({"code": code, "details": dict(details)}, ensure_ascii=False)


def read(text: str, request: Request) -> Pairing:
    """The pairing that `to_json` wrote.

    Raises:
        NotPairable: there was none.
    """
    table = json.loads(text)
    if "code" in table:
        raise NotPairable(table["code"], **table["details"])
    return Pairing(
        request,
        tuple(Pair(**one) for one in table["pairs"]),
        tuple(table["byes"]),
        table["cost"],
        tuple(
            Relaxation(**{**one, "pairs": tuple((a, b) for a, b in one["pairs"])})
            for one in table["relaxations"]
        ),
        tuple(table["notes"]),
    )
