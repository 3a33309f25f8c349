"""Who may do what: the guards of every act, asked in the order that `stafla/data/acts.toml` has.

A guard is a question about game and seat. Where it answers no, its refusal is raised; the file
says which guards an act has, in which order, and with which code each refuses.
"""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from stafla.rules.game import refusals
from stafla.rules.game.events import Seat
from stafla.rules.game.refusals import Refusal
from stafla.rules.game.state import bags, mixing
from stafla.rules.game.state.asides import MOST_PROPOSALS, MOST_WITHDRAWN, asides_of
from stafla.rules.game.state.board import Companion
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pairs import MOST_ARRANGED
from stafla.rules.game.state.pending import MOST_SUMMONS, Pending
from stafla.rules.game.state.running import whose
from stafla.rules.game.transitions.agreement import claimable_seat, last_turn, left_since
from stafla.rules.game.transitions.judge import concerned_side

FILE = "acts.toml"
Guard: TypeAlias = Callable[[Game, Seat], bool]
Refuse: TypeAlias = Callable[[Game, Seat], Refusal]
Plan: TypeAlias = tuple[tuple[tuple[str, tuple[tuple[str, Guard], ...]], ...], ...]
"""Of several acts their groups and guards, in the order in which they are asked."""


def require(game: Game, act: str, seat: Seat = 0) -> None:
    """The seat may do this now, as far as its guards go.

    Args:
        game: the game.
        act: an act or a group of guards, as `acts.toml` names them.
        seat: who would do it; of no account where the table or the judge does.

    Raises:
        Refusal: of the first guard that fails.
    """
    for allows, refuse in _checks()[act]:
        if not allows(game, seat):
            raise refuse(game, seat)


def plan_of(acts: Iterable[Iterable[str]]) -> Plan:
    """Acts, each by the acts and groups of `acts.toml` that are asked for it, made ready."""
    return tuple(
        tuple((part, _guards(part)) for name in asked for part in _parts()[name]) for asked in acts
    )


def failing(game: Game, seat: Seat, plan: Plan) -> list[str | None]:
    """Of each act of a plan the guard that refuses it to a seat; None: it is open to the seat.

    What acts share is asked once.
    """
    known: dict[str, str | None] = {}
    every: list[str | None] = []
    for asked in plan:
        found = None
        for part, guards in asked:
            if part not in known:
                known[part] = None
                for name, allows in guards:
                    if not allows(game, seat):
                        known[part] = name
                        break
            found = known[part]
            if found is not None:
                break
        every.append(found)
    return every


def refusal_of(game: Game, seat: Seat, guard: str) -> Refusal:
    """The refusal of a guard that fails."""
    return _refusals()[guard](game, seat)


@cache
def table() -> Mapping[str, Any]:
    """The file: ``guards`` and their codes, ``groups``, ``acts``, acts of a ``screen`` alone."""
    return tomllib.loads((files("stafla.data") / FILE).read_text(encoding="utf-8"))


def guards_of(act: str) -> tuple[str, ...]:
    """The guards of an act or a group, groups in it resolved, in the order they are asked in."""
    groups: Mapping[str, Sequence[str]] = table()["groups"]

    def resolve() -> Iterator[str]:
        for name in _parts()[act]:
            yield from groups.get(name, (name,))

    return tuple(resolve())


@cache
def _guards(part: str) -> tuple[tuple[str, Guard], ...]:
    """The guards of a group, or a guard alone, with their questions."""
    return tuple((name, GUARDS[name]) for name in table()["groups"].get(part, (part,)))


@cache
def _parts() -> Mapping[str, Sequence[str]]:
    """Of every group and act the groups and guards that it names."""
    told = table()
    return {**told["groups"], **told["acts"], **told["screen"]}


@cache
def _refusals() -> Mapping[str, Refuse]:
    return {name: _refusal(code) for name, code in table()["guards"].items()}


@cache
def _checks() -> Mapping[str, tuple[tuple[Guard, Refuse], ...]]:
    refuse = _refusals()
    return {
        act: tuple((GUARDS[guard], refuse[guard]) for guard in guards_of(act)) for act in _parts()
    }


def _refusal(code: str) -> Refuse:
    """What makes the refusal of a code, with the numbers that its message names."""
    every = (one for one in vars(refusals).values() if isinstance(one, type))
    kind = next(
        one for one in every if issubclass(one, Refusal) and one is not Refusal and one.code == code
    )
    numbers = NUMBERS.get(code)
    return (lambda _game, _seat: kind()) if numbers is None else lambda g, s: kind(**numbers(g, s))


# what a message names, by the code of its refusal
NUMBERS: Mapping[str, Callable[[Game, Seat], dict[str, Any]]] = {
    "no-such-seat": lambda _, seat: {"seat": seat},
    "bag-not-empty": lambda game, _: {"bag": game.bag_size},
    "too-many-proposals": lambda *_: {"most": MOST_PROPOSALS},
    "withdrawn-too-often": lambda *_: {"most": MOST_WITHDRAWN},
    "too-many-calls": lambda *_: {"most": MOST_SUMMONS},
    "arranged-too-often": lambda *_: {"most": MOST_ARRANGED},
}


COUNTED = frozenset(name for name, code in table()["guards"].items() if code in NUMBERS)
"""Guards whose refusals name a number of the game or the seat."""


def _play(game: Game) -> Pending:
    """The play that waits, which an earlier guard has asked for."""
    assert game.pending is not None
    return game.pending


def _beside(game: Game) -> Companion:
    """What is known beside a real board, which an earlier guard has asked for."""
    assert game.companion is not None
    return game.companion


def _is_others_window(game: Game, seat: Seat) -> bool:
    """Whether a play of another side waits and this seat is next."""
    return game.pending is not None and seat in game.next_movers


def _has_line(game: Game, _seat: Seat) -> bool:
    return game.line is not None and not (game.pending and not game.pending.made)


def _has_turn_to_take_back(game: Game, seat: Seat) -> bool:
    began = last_turn(game, seat)
    return began is not None and not left_since(game, began)


def _has_turn_still(game: Game, _seat: Seat) -> bool:
    """Whether the turn that somebody wants to take back is there: not withdrawn since."""
    wish = game.proposal
    return wish is None or wish.what != "takeback" or _has_turn_to_take_back(game, wish.seat)


def _may_sign(game: Game, seat: Seat) -> bool:
    at = _beside(game)
    ready = game.changes is not None and not at.halted and at.procedure.signed
    return ready and seat not in at.signed


def _answers(game: Game, seat: Seat) -> bool:
    return game.edition.challenge.until != "next-player-begins" or seat in game.answerers


def _is_recorded(game: Game, seat: Seat) -> bool:
    due = game.edition.challenge.until == "recorded"
    return not (due and _is_others_window(game, seat))


def _is_challenged(game: Game, _seat: Seat) -> bool:
    play = game.pending
    return play is not None and play.challenger is not None and game.phase == "ruling"


def _no_own_play(game: Game, seat: Seat) -> bool:
    return game.pending is None or seat not in game.mates(game.pending.seat)


def _may_call(game: Game, seat: Seat) -> bool:
    assert game.judge is not None
    return game.judge.summons.count(seat) < MOST_SUMMONS


def _others_owe(game: Game, seat: Seat) -> bool:
    against = claimable_seat(game)
    return against is not None and against not in game.mates(seat)


def _may_arrange(game: Game, seat: Seat) -> bool:
    return game.pairs is not None and game.pairs.arranged[seat] < MOST_ARRANGED


def _votes(game: Game, seat: Seat) -> bool:
    claim = _play(game).claim
    return claim is not None and seat in claim.votes


GUARDS: Mapping[str, Guard] = {
    "seated": lambda game, seat: seat in game.seats,
    "running": lambda game, _: not game.ended,
    "in-game": lambda game, seat: seat not in game.resigned,
    "has-time": lambda game, seat: seat in game.playing,
    "begun": lambda game, _: game.first is not None,
    "no-halt": lambda game, _: not game.halted,
    "no-halt-once-begun": lambda game, _: game.first is None or not game.halted,
    "no-ruling": lambda game, _: game.phase != "ruling",
    "no-verdict": lambda game, _: game.phase != "verdict",
    "no-appeal": lambda game, _: game.phase != "appeal",
    "at-board": lambda game, _: game.companion is not None,
    "words-challenged": lambda game, _: game.started.check != "automatic",
    "play-waits": lambda game, _: game.pending is not None,
    "own-play": lambda game, seat: _play(game).seat == seat,
    "others-play": lambda game, seat: seat not in game.mates(_play(game).seat),
    "unpressed": lambda game, _: not _play(game).pressed,
    "unmade": lambda game, _: not _play(game).made,
    "made": lambda game, _: _play(game).made,
    "may-withdraw": lambda game, seat: asides_of(game, seat).withdrawn < MOST_WITHDRAWN,
    "voted": lambda game, _: game.phase != "vote",
    "answers": _answers,
    "challenged": _is_challenged,
    "number-awaited": lambda game, seat: seat in mixing.missing_numbers(game),
    "favoured": lambda game, seat: game.first is None and game.favoured == seat,
    "no-choice-of-bag": lambda game, _: game.phase != "drawing",
    "no-own-play": _no_own_play,
    "voted-before-turn": lambda game, seat: (
        game.phase != "vote" or not _is_others_window(game, seat)
    ),
    "recorded": _is_recorded,
    "goes-on": lambda game, _: not game.ended,
    "to-move": lambda game, seat: seat in game.movers,
    "board-known": lambda game, _: game.companion is None or not game.companion.unknown_tiles,
    "blanks-return": lambda game, _: game.edition.house.blanks_return,
    "chooses-bag": lambda game, seat: game.drawer == seat,
    "consonants-left": lambda game, _: bool(bags.part(game, bags.CONSONANTS)),
    "vowels-left": lambda game, _: bool(bags.part(game, bags.VOWELS)),
    "partnered": lambda game, _: game.pairs is not None,
    "may-arrange": _may_arrange,
    "clock-set": lambda game, _: game.clock is not None,
    "clock-unstarted": lambda game, _: not game.clock_started,
    "others-turn": lambda game, seat: seat != game.to_move,
    "clock-runs": lambda game, _: whose(game) is not None,
    "clock-paused": lambda game, _: game.clock_paused,
    "no-pairs": lambda game, _: game.pairs is None,
    "nothing-proposed": lambda game, _: game.proposal is None,
    "may-propose": lambda game, seat: asides_of(game, seat).proposals < MOST_PROPOSALS,
    "turn-to-take-back": _has_turn_to_take_back,
    "proposed": lambda game, _: game.proposal is not None,
    "unconsented": lambda game, seat: game.proposal is None or seat not in game.proposal.agreed,
    "turn-still-there": _has_turn_still,
    "first-round": lambda game, _: game.turn < len(game.racks),
    "ends-when-stuck": lambda game, _: game.edition.ending.nothing_possible,
    "no-play-waits": lambda game, _: game.pending is None,
    "bag-empty": lambda game, _: not game.bag_size,
    "not-offered": lambda game, _: game.accepted is None,
    "offered": lambda game, _: game.accepted is not None,
    "unaccepted": lambda game, seat: game.accepted is None or seat not in game.accepted,
    "line-written": _has_line,
    "play-recorded": lambda game, _: game.pending is None,
    "drawn": lambda game, seat: game.ended is None and _beside(game).draw(seat)[0] > 0,
    "judge-away": lambda game, _: _beside(game).called is None,
    "judge-called": lambda game, _: _beside(game).called is not None,
    "rack-to-show": lambda game, _: game.ended is not None and game.changes is None,
    "signable": _may_sign,
    "others-owe": _others_owe,
    "voted-on": lambda game, _: game.pending is not None and game.pending.claim is not None,
    "others-claim": lambda game, seat: seat != _play(game).seat,
    "unvoted": lambda game, seat: not _votes(game, seat),
    "verdict-against": lambda game, seat: game.phase == "verdict" and concerned_side(game) == seat,
    "appealed": lambda game, _: game.phase == "appeal",
    "own-appeal": lambda game, seat: concerned_side(game) == seat,
    "has-judge": lambda game, _: game.judge is not None,
    "judge-not-called": lambda game, _: game.judge is not None and game.judge.called is None,
    "judge-awaited": lambda game, _: game.judge is not None and game.judge.called is not None,
    "own-call": lambda game, seat: game.judge is not None and game.judge.called == seat,
    "may-call": _may_call,
}
