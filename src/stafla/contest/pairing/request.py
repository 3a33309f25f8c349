"""What a pairing follows from, complete: whoever has it makes the same pairing again."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from hashlib import blake2b
from typing import Any, Final, Literal

from stafla.contest.standings import Game, Player, Scoring

System = Literal[
    "round-robin",
    "team-round-robin",
    "swiss",
    "king-of-the-hill",
    "queen-of-the-hill",
    "factor",
    "fold",
    "australian",
    "monrad",
    "fontes",
    "quads",
    "chew",
    "contender",
]


OF_PLAYER: Final = tuple(one.name for one in fields(Player))
OF_GAME: Final = tuple(one.name for one in fields(Game))
ORDER: Final = json.JSONEncoder(sort_keys=True)
"""Games are written in the order of their texts."""
MOST_NUMBER: Final = 9_999
MOST_SIMULATIONS: Final = 100_000


class NotPairable(ValueError):
    """No pairing can be made.

    ``code`` names the message, ``details`` are its arguments.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {details}" if details else code)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a round is paired.

    Attributes:
        based_on: the last round whose results count; None: the one before. A lagged Swiss pairs on
            the one before that, so that printing never waits.
        reset: repeats count from this round on.
        repeats: whether king of the hill and factor may repeat a pair.
        factor: of ``factor``: 0 meets this place, 1 the next.
        begins: of a round robin and of Fontes: its first round.
        order: of a round robin: its field when it began, in its order; empty: all by their number.
        prizes: of ``chew`` and ``contender``: how many places win something.
        most_contenders: of ``chew``: no more players than this contend; None: all who can.
        rounds: of ``contender`` and ``chew``: how many the division plays; of ``fontes``: how many
            are fixed in advance.
        top_down_byes: whether the highest of those with fewest byes gets one, not the lowest.
        apart: pairs that never meet.
        gibson_spread: the most points a game is reckoned to change a lead by.
        simulations: how many courses of the rest ``contender`` looks at.
        hopefulness: how often in a thousand a place must be reached to be hoped for, by the number
            of rounds left: the last one first.
        control: by how many in a thousand courses more somebody has to win by meeting the leader,
            for the leader to be paired so.

    Raises:
        NotPairable: ``pairing-settings``, a number is out of its range.
    """

    based_on: int | None = None
    reset: int = 1
    repeats: Literal["allow", "avoid"] = "allow"
    factor: int = 1
    begins: int = 1
    order: tuple[str, ...] = ()
    prizes: int = 1
    most_contenders: int | None = None
    rounds: int = 1
    top_down_byes: bool = False
    apart: tuple[tuple[str, str], ...] = ()
    gibson_spread: int = 250
    simulations: int = 10_000
    hopefulness: tuple[int, ...] = (100, 100, 50, 20, 10)
    control: int = 250

    def __post_init__(self) -> None:
        """Hold the numbers to what can be reckoned with."""
        least_one = (self.reset, self.factor, self.begins, self.prizes, self.rounds)
        shares = (*self.hopefulness, self.control)
        right = (
            min(least_one) >= 1
            and max(least_one) <= MOST_NUMBER
            and 1 <= self.simulations <= MOST_SIMULATIONS
            and 0 <= self.gibson_spread <= MOST_NUMBER
            and bool(self.hopefulness)
            and all(0 <= share <= 1000 for share in shares)
        )
        if not right:
            raise NotPairable("pairing-settings")


@dataclass(frozen=True, slots=True)
class Request:
    """A round to pair.

    Attributes:
        round: from 1.
        system: how.
        players: of the division, whoever has left it too.
        active: who is to be paired.
        games: of the rounds before; others are left out.
        seed: of lots and of simulations.
        scoring: how games count.
        settings: numbers of the system.
        locked: pairs set by hand; they are not touched.
        locked_byes: players who sit out by hand.
        displaced_meet: of fixtures: whether those whose opponents are set by hand meet each other;
            in requests of earlier versions they sat out.
    """

    round: int
    system: System
    players: tuple[Player, ...]
    active: tuple[str, ...]
    games: tuple[Game, ...] = ()
    seed: str = ""
    scoring: Scoring = field(default_factory=Scoring)
    settings: Settings = field(default_factory=Settings)
    locked: tuple[tuple[str, str], ...] = ()
    locked_byes: tuple[str, ...] = ()
    displaced_meet: bool = False

    def to_json(self) -> str:
        """The request in its one form, whatever order its parts were given in."""
        table = asdict(replace(self, players=(), games=()))
        # tens of thousands of games: `asdict` would copy each value of each with care
        players = [{name: getattr(player, name) for name in OF_PLAYER} for player in self.players]
        table["players"] = sorted(players, key=lambda one: one["id"])
        games = [
            {name: getattr(one, name) for name in OF_GAME}
            for one in self.games
            if one.round < self.round
        ]
        table["games"] = sorted(games, key=ORDER.encode)
        for name in ("active", "locked_byes"):
            table[name] = sorted(table[name])
        table["locked"] = sorted(sorted(pair) for pair in table["locked"])
        if not self.displaced_meet:
            # so that requests from before there was a choice keep their digests
            del table["displaced_meet"]
        table["settings"]["apart"] = sorted(sorted(pair) for pair in self.settings.apart)
        return json.dumps(table, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    @property
    def absentees(self) -> tuple[str, ...]:
        """Players of the division who are not to be paired in the round."""
        there = set(self.active)
        return tuple(player.id for player in self.players if player.id not in there)

    @property
    def digest(self) -> str:
        """Twelve hexadecimal digits that name the request."""
        return blake2b(self.to_json().encode("utf-8"), digest_size=6).hexdigest()


def from_json(text: str) -> Request:
    """The request that `Request.to_json` wrote.

    Raises:
        NotPairable: ``pairing-request``, it is something else.
    """
    try:
        table = json.loads(text)
        return Request(
            round=int(table["round"]),
            system=table["system"],
            players=tuple(Player(**one) for one in table["players"]),
            active=tuple(table["active"]),
            games=tuple(Game(**one) for one in table["games"]),
            seed=str(table["seed"]),
            scoring=Scoring(**_tuples(table["scoring"])),
            settings=Settings(**_tuples(table["settings"])),
            locked=tuple((a, b) for a, b in table["locked"]),
            locked_byes=tuple(table["locked_byes"]),
            displaced_meet=bool(table.get("displaced_meet", False)),
        )
    except (KeyError, TypeError, ValueError, RecursionError):
        raise NotPairable("pairing-request") from None


def _tuples(table: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: tuple(tuple(one) if isinstance(one, list) else one for one in value)
        if isinstance(value, list)
        else value
        for key, value in table.items()
    }
