"""What a seat may do now, and if not, why: the rules themselves are asked, act by act."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from stafla import _core, rules
from stafla.rules import Game, Refusal, bags, mixing
from stafla.rules.acts import Acts
from stafla.rules.ending import resignable
from stafla.rules.event import RANDOM_BYTES
from stafla.rules.refusal import ExchangeRefused
from stafla.rules.table import abortable, answerable, gone, proposable
from stafla.rules.turn import begin_turn


@dataclass(frozen=True, slots=True)
class Allowed:
    """Whether an act is open to a seat.

    Attributes:
        code, values: why not, as of a refusal; an empty code: it is.
        least, most: how many tiles, for an exchange.
    """

    code: str = ""
    values: Mapping[str, str | int] = field(default_factory=dict)
    least: int | None = None
    most: int | None = None


NOTHING = Allowed()


Ask = Callable[[Game, int], object]


def allowed(game: Game, seat: int) -> dict[str, Allowed]:
    """Every act by name."""
    asked: dict[Ask, object] = {}
    answers = {name: _answer(ask, game, seat, asked) for name, ask in _ACTS.items()}
    begun = asked[begin_turn]
    if isinstance(begun, Acts):
        answers["exchange"] = _exchange(begun.game, seat)
    return answers


def _answer(ask: Ask, game: Game, seat: int, asked: dict[Ask, object]) -> Allowed:
    """What is answered to a question; several acts are one."""
    if ask not in asked:
        try:
            asked[ask] = ask(game, seat)
        except Refusal as refusal:
            asked[ask] = refusal
    found = asked[ask]
    return Allowed(found.code, found.values) if isinstance(found, Refusal) else NOTHING


def _exchange(game: Game, seat: int) -> Allowed:
    """How many tiles may be exchanged (IS-18, SV-26); one too few in the bag refuses all."""
    rack, used = game.racks[seat], game.on_side(seat, game.exchanges)

    def refused(count: int) -> str | None:
        return _core.exchange_refusal(game.rules, rack, count, game.bag_size, used)

    counts = [count for count in range(1, len(rack) + 1) if refused(count) is None]
    if counts:
        return Allowed(least=counts[0], most=counts[-1])
    code = refused(1) or "no-tiles"
    none = ExchangeRefused(code, game.edition.exchange.bag_at_least, game.bag_size)
    return Allowed(none.code, none.values)


def _offer_end(game: Game, seat: int) -> object:
    """Whether somebody could still lay tiles is found out when the offer is made."""
    return rules.offer_end(game, possible=False, seat=seat)


def _take_blank(game: Game, seat: int) -> object:
    """Whether a letter held lies on the board as a blank."""
    return rules.take_blank(game, seat, next(iter(rules.blanks_to_take(game, seat)), -1))


def _turned(game: Game, seat: int) -> bytes:
    """A rack in some other order."""
    return game.racks[seat] if game.pairs is None else game.pairs.shown[seat][::-1]


_ACTS: dict[str, Ask] = {
    "add-random": lambda game, seat: mixing.added(game, seat, bytes(RANDOM_BYTES)),
    "choose-first-move": lambda game, seat: rules.choose(game, seat, "first-move"),
    "choose-orientation": lambda game, seat: rules.choose(game, seat, "orientation"),
    "play": begin_turn,
    "press": rules.press,
    "withdraw": rules.withdraw,
    "exchange": begin_turn,
    "pass": begin_turn,
    "take-blank": _take_blank,
    "arrange": lambda game, seat: rules.arrange(game, seat, _turned(game, seat)),
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
    "claim": gone,
    "accept-verdict": rules.accept_verdict,
    "appeal": rules.appeal,
    "withdraw-appeal": rules.withdraw_appeal,
    "propose-overturn": lambda game, seat: proposable(game, seat, "overturn"),
    "call-judge": rules.summon,
    "dismiss-judge": rules.dismiss,
}
