"""What a seat may do now, and if not, why: the rules themselves are asked, act by act."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from stafla import _core, rules
from stafla.rules import Game, Refusal
from stafla.rules.game.acts.agreement import abortable, answerable, claimable_seat, proposable
from stafla.rules.game.acts.builder import Acts
from stafla.rules.game.acts.ending import resignable
from stafla.rules.game.acts.turn import begin_turn
from stafla.rules.game.events import RANDOM_BYTES
from stafla.rules.game.refusals import ExchangeRefused
from stafla.rules.game.state import bags, mixing
from stafla.rules.game.state.asides import asides_of


@dataclass(frozen=True, slots=True, eq=False)
class Allowed:
    """Whether an act is open to a seat; equal answers are the same object (`refused`).

    Attributes:
        code, values: why not, as of a refusal; an empty code: it is.
        least, most: how many tiles, for an exchange.
    """

    code: str = ""
    values: Mapping[str, str | int] = field(default_factory=dict)
    least: int | None = None
    most: int | None = None


NOTHING = Allowed()
MOST_KNOWN = 4_096

Ask = Callable[[Game, int], object]
Answers = Mapping[str, Allowed]


def legal_acts(game: Game, seat: int) -> dict[str, Allowed]:
    """Every act by name."""
    asked: dict[Ask, object] = {}
    steady = _steady(game, seat)
    answers = {
        name: steady[name] if name in steady else _answer(ask, game, seat, asked)
        for name, ask in _ACTS.items()
    }
    begun = asked[begin_turn]
    if isinstance(begun, Acts):
        answers["exchange"] = _exchange(begun.game, seat)
    return answers


def _answer(ask: Ask, game: Game, seat: int, asked: dict[Ask, object]) -> Allowed:
    """What is answered to a question; several acts are one.

    No refusal is kept: it knows this call, which knows ``asked``, and none of them would end
    before all objects are searched for such cycles.
    """
    if ask not in asked:
        try:
            asked[ask] = ask(game, seat)
        except Refusal as refusal:
            asked[ask] = legality_of(refusal)
    found = asked[ask]
    return found if isinstance(found, Allowed) else NOTHING


def legality_of(refusal: Refusal) -> Allowed:
    """The answer that a refusal is."""
    return _legality(refusal.code, tuple(refusal.values.items()))


@lru_cache(MOST_KNOWN)
def _legality(
    code: str = "",
    values: tuple[tuple[str, str | int], ...] = (),
    least: int | None = None,
    most: int | None = None,
) -> Allowed:
    return Allowed(code, dict(values), least, most)


def _steady(game: Game, seat: int) -> Answers:
    """What is answered as at every other such moment of any game; nothing where much goes on.

    Most moments are a turn, or a play that waits for its first answer, with nothing else at issue.
    """
    waits = game.pending is None or game.pending.claim is None
    calm = game.phase in ("turn", "window") and waits and game.pairs is None
    if not calm or game.companion is not None:
        return {}
    moment = _moment(game, seat)
    known = _KNOWN.get(moment)
    if known is None:
        names = _STEADY if game.phase == "window" else _STEADY | _OF_A_PLAY
        asked: dict[Ask, object] = {}
        known = {name: _answer(_ACTS[name], game, seat, asked) for name in names}
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[moment] = known
    return known


def _moment(game: Game, seat: int) -> Hashable:
    """All that the steady answers depend on while no verdict, vote or choice of a bag is open."""
    agreed = len(game.racks), game.started.check, game.clock
    clock = game.clock_started, game.clock_paused, game.flagged
    asked = game.judge, game.proposal, game.accepted
    aside = replace(asides_of(game, seat), turn=0)
    return seat, game.to_move, game.phase, game.resigned, agreed, clock, asked, aside


def _exchange(game: Game, seat: int) -> Allowed:
    """How many tiles may be exchanged (IS-18, SV-26); one too few in the bag refuses all."""
    rack, used = game.racks[seat], game.on_side(seat, game.exchanges)
    most = _core.exchange_most(game.rules, len(rack), game.bag_size, used)
    if most:
        return _legality(least=1, most=most)
    code = _core.exchange_refusal(game.rules, rack, 1, game.bag_size, used) or "no-tiles"
    return legality_of(ExchangeRefused(code, game.edition.exchange.bag_at_least, game.bag_size))


def _offer_end(game: Game, seat: int) -> object:
    """A seat may offer the end whether or not somebody could still lay tiles (A-5)."""
    return rules.offer_end(game, possible=True, seat=seat)


def _take_blank(game: Game, seat: int) -> object:
    """Whether a letter held lies on the board as a blank."""
    return rules.take_blank(game, seat, next(iter(rules.blanks_to_take(game, seat)), -1))


def _turn_rack(game: Game, seat: int) -> bytes:
    """A rack in some other order."""
    return game.racks[seat] if game.pairs is None else game.pairs.shown[seat][::-1]


_ACTS: dict[str, Ask] = {
    "add-random": lambda game, seat: mixing.add_number(game, seat, bytes(RANDOM_BYTES)),
    "choose-first-move": lambda game, seat: rules.choose(game, seat, "first-move"),
    "choose-orientation": lambda game, seat: rules.choose(game, seat, "orientation"),
    "play": begin_turn,
    "press": rules.press,
    "withdraw": rules.withdraw,
    "exchange": begin_turn,
    "pass": begin_turn,
    "take-blank": _take_blank,
    "arrange": lambda game, seat: rules.arrange(game, seat, _turn_rack(game, seat)),
    "draw-consonant": lambda game, seat: rules.draw(game, seat, [bags.CONSONANTS]),
    "draw-vowel": lambda game, seat: rules.draw(game, seat, [bags.VOWELS]),
    "vote-yes": lambda game, seat: rules.vote(game, seat, True),
    "vote-no": lambda game, seat: rules.vote(game, seat, False),
    "challenge": rules.challenge,
    "confirm": rules.confirm,
    "resign": resignable,
    "offer-end": _offer_end,
    "accept-end": rules.accept_end,
    "decline-end": rules.decline_end,
    "start-clock": rules.start_clock,
    "resume-clock": rules.resume_clock,
    "propose-takeback": lambda game, seat: proposable(game, seat, "takeback"),
    "propose-pause": lambda game, seat: proposable(game, seat, "pause"),
    "propose-abort": lambda game, seat: proposable(game, seat, "abort"),
    "consent": answerable,
    "decline": rules.decline,
    "abort": abortable,
    "claim": claimable_seat,
    "accept-verdict": rules.accept_verdict,
    "appeal": rules.appeal,
    "withdraw-appeal": rules.withdraw_appeal,
    "propose-overturn": lambda game, seat: proposable(game, seat, "overturn"),
    "call-judge": rules.summon,
    "dismiss-judge": rules.dismiss,
}
_STEADY = frozenset(
    {
        "add-random",
        "choose-first-move",
        "choose-orientation",
        "arrange",
        "draw-consonant",
        "draw-vowel",
        "vote-yes",
        "vote-no",
        "resign",
        "accept-end",
        "decline-end",
        "start-clock",
        "resume-clock",
        "propose-abort",
        "consent",
        "decline",
        "accept-verdict",
        "appeal",
        "withdraw-appeal",
        "propose-overturn",
        "call-judge",
        "dismiss-judge",
    }
)
_OF_A_PLAY = frozenset({"press", "withdraw", "challenge", "confirm", "propose-pause"})
_KNOWN: dict[Hashable, Answers] = {}
