"""What a seat may do now, and if not, why: the guards of acts are asked, as the rules ask them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeAlias, get_args

from stafla import _core, rules
from stafla.club.tables.acts import ActKind
from stafla.rules import MIXED, Game, Refusal
from stafla.rules.game.acts import permission
from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.turn import begin_turn
from stafla.rules.game.acts.window import close
from stafla.rules.game.refusals import ExchangeRefused, NoBlankThere, NotRecorded
from stafla.rules.game.state.asides import MOST_PROPOSALS, asides_of


@dataclass(frozen=True, slots=True, eq=False)
class Legality:
    """Whether an act is open to a seat; equal answers are the same object (`_legality`).

    Attributes:
        code, values: why not, as of a refusal; an empty code: it is.
        least, most: how many tiles, for an exchange; where only the play that waits is to be
            recorded first, how many it will be then.
    """

    code: str = ""
    values: Mapping[str, str | int] = field(default_factory=dict)
    least: int | None = None
    most: int | None = None


Moment: TypeAlias = tuple[bool, bool, tuple[bool, bool] | None, bool, bool, bool, int | None]
NOTHING = Legality()
MOST_KNOWN = 4_096


def legal_acts(game: Game, seat: int) -> dict[str, Legality]:
    """Every act by name.

    The guards of `acts.toml` answer, and what an act says besides where tiles decide it: whether
    a turn can begin at all, how many may be exchanged, whether a blank can be taken. Where nothing
    is at issue the same was answered at other tables before; but for the tiles of an exchange.
    """
    moment = _plain_moment(game, seat)
    if moment is None:
        return _answers(game, seat)
    known = _KNOWN.get(moment)
    if known is None:
        known = _KNOWN[moment] = _answers(game, seat)
    answers = known.copy()
    if seat == game.to_move:
        answers["exchange"] = _exchange(game, seat)
    return answers


def _plain_moment(game: Game, seat: int) -> Moment | None:
    """All that the guards can tell apart while a turn is awaited and nothing else is open.

    None: something is at issue, so that they have to be asked.
    """
    if (
        game.first is None
        or game.ended is not None
        or game.pending is not None
        or game.proposal is not None
        or game.accepted is not None
        or game.judge is not None
        or game.companion is not None
        or game.pairs is not None
        or game.resigned
        or game.flagged
    ):
        return None
    edition, started, clock, seats = game.edition, game.started, game.clock, len(game.racks)
    house = edition.house
    if house.blanks_return or house.bags != 1 or not 0 <= seat < seats:
        return None
    if started.generator == MIXED and len(game.added) < seats:
        return None
    turn = game.latest[seat]
    return (
        seat == game.to_move,
        started.check == "automatic",
        None if clock is None else (game.clock_started, game.clock_paused),
        bool(game.asides) and asides_of(game, seat).proposals >= MOST_PROPOSALS,
        turn is not None and game.left_at <= turn.number,
        game.turn < seats,
        game.bag_size if edition.ending.nothing_possible else None,
    )


def _answers(game: Game, seat: int) -> dict[str, Legality]:
    """As `legal_acts`, of the rules themselves."""
    answers = {
        name: NOTHING if guard is None else _PLAIN.get(guard) or _answer(game, seat, guard)
        for name, guard in zip(_GUARDED, permission.failing(game, seat, _PLAN), strict=True)
    }
    begun = _turn(game, seat)
    may = begun if isinstance(begun, Legality) else NOTHING
    answers["play"] = answers["pass"] = answers["exchange"] = may
    if isinstance(begun, EventBuilder):
        answers["exchange"] = _exchange(begun.game, seat)
    elif begun.code == NotRecorded.code:
        answers["exchange"] = _exchange_once_recorded(game, seat, begun)
    if not answers["take-blank"].code:
        answers["take-blank"] = may if may.code else _take_blank(game, seat)
    return {name: answers[name] for name in ACTS}


def _answer(game: Game, seat: int, guard: str) -> Legality:
    """What is answered where a guard fails; kept (`_PLAIN`) where it is always the same."""
    answer = legality_of(permission.refusal_of(game, seat, guard))
    if guard not in permission.COUNTED:
        _PLAIN[guard] = answer
    return answer


def _turn(game: Game, seat: int) -> EventBuilder | Legality:
    """What a turn begins with, or why it cannot begin."""
    try:
        return begin_turn(game, seat)
    except Refusal as refusal:
        return legality_of(refusal)


def _take_blank(game: Game, seat: int) -> Legality:
    """Whether a letter held lies on the board as a blank (PL-36)."""
    return NOTHING if rules.blanks_to_take(game, seat) else legality_of(NoBlankThere(square=None))


def legality_of(refusal: Refusal) -> Legality:
    """The answer that a refusal is."""
    return _legality(refusal.code, tuple(refusal.values.items()))


@lru_cache(MOST_KNOWN)
def _legality(
    code: str = "",
    values: tuple[tuple[str, str | int], ...] = (),
    least: int | None = None,
    most: int | None = None,
) -> Legality:
    return Legality(code, dict(values), least, most)


def _exchange(game: Game, seat: int) -> Legality:
    """How many tiles may be exchanged (IS-18, SV-26); one too few in the bag refuses all."""
    rack, used = game.racks[seat], game.on_side(seat, game.exchanges)
    most = _core.exchange_most(game.rules, len(rack), game.bag_size, used)
    if most:
        return _legality(least=1, most=most)
    code = _core.exchange_refusal(game.rules, rack, 1, game.bag_size, used) or "no-tiles"
    return legality_of(ExchangeRefused(code, game.edition.exchange.bag_at_least, game.bag_size))


def _exchange_once_recorded(game: Game, seat: int, due: Legality) -> Legality:
    """Why a play is to be recorded first (SV-17), and how many tiles may be exchanged then.

    Whoever accepts the play to exchange has no challenge any more, so what would refuse the
    exchange after that is told now.
    """
    if game.pending is None or not game.pending.made:
        return due
    acts = EventBuilder(game)
    close(acts)
    if acts.game.ended:
        return due
    then = _exchange(acts.game, seat)
    if then.code:
        return then
    return _legality(due.code, tuple(due.values.items()), then.least, then.most)


ACTS: Final[tuple[str, ...]] = get_args(ActKind)
# acts whose guards have another name, or that ask more than one list of `acts.toml`
_NAMED: Mapping[str, tuple[str, ...]] = {
    "call-judge": ("summon",),
    "dismiss-judge": ("dismiss",),
    "choose-first-move": ("choose",),
    "choose-orientation": ("choose",),
    "arrange": ("arrange", "arrange-anew"),
    "draw-consonant": ("draw", "draw-consonant"),
    "draw-vowel": ("draw", "draw-vowel"),
    "vote-yes": ("vote",),
    "vote-no": ("vote",),
    "offer-end": ("offer-end", "offer", "propose"),
}
_TURNS = ("play", "exchange", "pass")
_GUARDED = {name: _NAMED.get(name, (name,)) for name in ACTS if name not in _TURNS}
_PLAN = permission.plan_of(_GUARDED.values())
_PLAIN: dict[str, Legality] = {}
_KNOWN: dict[Moment, dict[str, Legality]] = {}
