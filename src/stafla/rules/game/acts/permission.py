"""Who may do what: the guards of every act, asked in the order that `stafla/data/acts.toml` has.

A guard is a question about game and seat. Where it answers no, its refusal is raised; the file
says which guards an act has, in which order, and with which code each refuses.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from stafla.rules.game import refusals
from stafla.rules.game.events import Seat
from stafla.rules.game.refusals import Refusal
from stafla.rules.game.state.asides import MOST_PROPOSALS, MOST_WITHDRAWN, asides_of
from stafla.rules.game.state.board import Companion
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import MOST_CALLS, Pending
from stafla.rules.game.state.running import whose
from stafla.rules.game.transitions.agreement import last_turn, left_since
from stafla.rules.game.transitions.judge import concerned_side

FILE = "acts.toml"
Guard: TypeAlias = Callable[[Game, Seat], bool]
Refuse: TypeAlias = Callable[[Game, Seat], Refusal]


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


@cache
def table() -> Mapping[str, Any]:
    """The file: ``guards`` and their codes, ``groups``, ``acts``, acts of a ``screen`` alone."""
    return tomllib.loads((files("stafla.data") / FILE).read_text(encoding="utf-8"))


def guards_of(act: str) -> tuple[str, ...]:
    """The guards of an act or a group, groups in it resolved, in the order they are asked in."""
    told = table()
    groups: Mapping[str, Sequence[str]] = told["groups"]
    names: Sequence[str] = {**groups, **told["acts"], **told["screen"]}[act]

    def resolve() -> Iterator[str]:
        for name in names:
            yield from groups.get(name, (name,))

    return tuple(resolve())


@cache
def _checks() -> Mapping[str, tuple[tuple[Guard, Refuse], ...]]:
    told = table()
    refuse = {name: _refusal(code) for name, code in told["guards"].items()}
    names = (*told["groups"], *told["acts"], *told["screen"])
    return {act: tuple((GUARDS[guard], refuse[guard]) for guard in guards_of(act)) for act in names}


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
    "too-many-calls": lambda *_: {"most": MOST_CALLS},
}


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
    return game.judge.calls.count(seat) < MOST_CALLS


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
    "no-choice-of-bag": lambda game, _: game.phase != "drawing",
    "no-own-play": _no_own_play,
    "voted-before-turn": lambda game, seat: (
        game.phase != "vote" or not _is_others_window(game, seat)
    ),
    "recorded": _is_recorded,
    "goes-on": lambda game, _: not game.ended,
    "to-move": lambda game, seat: seat in game.movers,
    "board-known": lambda game, _: game.companion is None or not game.companion.told,
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
    "first-round": lambda game, _: game.turn < len(game.racks),
    "ends-when-stuck": lambda game, _: game.edition.ending.nothing_possible,
    "no-play-waits": lambda game, _: game.pending is None,
    "bag-empty": lambda game, _: not game.bag_size,
    "offered": lambda game, _: game.accepted is not None,
    "unaccepted": lambda game, seat: game.accepted is None or seat not in game.accepted,
    "line-written": _has_line,
    "play-recorded": lambda game, _: game.pending is None,
    "drawn": lambda game, seat: game.ended is None and _beside(game).draw(seat)[0] > 0,
    "judge-away": lambda game, _: _beside(game).called is None,
    "judge-called": lambda game, _: _beside(game).called is not None,
    "rack-to-show": lambda game, _: game.ended is not None and game.changes is None,
    "signable": _may_sign,
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
