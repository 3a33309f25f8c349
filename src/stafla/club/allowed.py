"""What a seat may do now, and if not, why: the rules themselves are asked, act by act."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from stafla import _core, rules
from stafla.rules import Game, Refusal, bags, mixing
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


@dataclass(frozen=True, slots=True)
class _Asked:
    """An act that is asked for without its tiles."""

    ask: Callable[[Game, int], object]
    limits: Callable[[Game, int], Allowed] = field(default=lambda _game, _seat: NOTHING)


def allowed(game: Game, seat: int) -> dict[str, Allowed]:
    """Every act by name."""
    return {name: _answer(asked, game, seat) for name, asked in _ACTS.items()}


def _answer(asked: _Asked, game: Game, seat: int) -> Allowed:
    try:
        asked.ask(game, seat)
        return asked.limits(game, seat)
    except Refusal as refusal:
        return Allowed(refusal.code, refusal.values)


def _exchange(game: Game, seat: int) -> Allowed:
    """How many tiles may be exchanged (IS-18, SV-26); one too few in the bag refuses all."""
    game = begin_turn(game, seat).game
    rack, used = game.racks[seat], game.on_side(seat, game.exchanges)

    def refused(count: int) -> str | None:
        return _core.exchange_refusal(game.rules, rack, count, game.bag_size, used)

    counts = [count for count in range(1, len(rack) + 1) if refused(count) is None]
    if counts:
        return Allowed(least=counts[0], most=counts[-1])
    code = refused(1) or "no-tiles"
    raise ExchangeRefused(code, game.edition.exchange.bag_at_least, game.bag_size)


def _offer_end(game: Game, seat: int) -> object:
    """Whether somebody could still lay tiles is found out when the offer is made."""
    return rules.offer_end(game, possible=False, seat=seat)


def _take_blank(game: Game, seat: int) -> object:
    """Whether a letter held lies on the board as a blank."""
    return rules.take_blank(game, seat, next(iter(rules.blanks_to_take(game, seat)), -1))


def _turned(game: Game, seat: int) -> bytes:
    """A rack in some other order."""
    return game.racks[seat] if game.pairs is None else game.pairs.shown[seat][::-1]


_ACTS: dict[str, _Asked] = {
    "add-random": _Asked(lambda game, seat: mixing.added(game, seat, bytes(RANDOM_BYTES))),
    "choose-first-move": _Asked(lambda game, seat: rules.choose(game, seat, "first-move")),
    "choose-orientation": _Asked(lambda game, seat: rules.choose(game, seat, "orientation")),
    "play": _Asked(begin_turn),
    "press": _Asked(rules.press),
    "withdraw": _Asked(rules.withdraw),
    "exchange": _Asked(begin_turn, _exchange),
    "pass": _Asked(begin_turn),
    "take-blank": _Asked(_take_blank),
    "arrange": _Asked(lambda game, seat: rules.arrange(game, seat, _turned(game, seat))),
    "draw-consonant": _Asked(lambda game, seat: rules.draw(game, seat, [bags.CONSONANTS])),
    "draw-vowel": _Asked(lambda game, seat: rules.draw(game, seat, [bags.VOWELS])),
    "vote-yes": _Asked(lambda game, seat: rules.vote(game, seat, True)),
    "vote-no": _Asked(lambda game, seat: rules.vote(game, seat, False)),
    "challenge": _Asked(rules.challenge),
    "confirm": _Asked(rules.confirm),
    "resign": _Asked(rules.resign),
    "offer-end": _Asked(_offer_end),
    "accept-end": _Asked(rules.accept_end),
    "decline-end": _Asked(rules.decline_end),
    "start-clock": _Asked(rules.start_clock),
    "resume-clock": _Asked(rules.resume_clock),
    "propose-takeback": _Asked(lambda game, seat: proposable(game, seat, "takeback")),
    "propose-pause": _Asked(lambda game, seat: proposable(game, seat, "pause")),
    "propose-abort": _Asked(lambda game, seat: proposable(game, seat, "abort")),
    "consent": _Asked(answerable),
    "decline": _Asked(rules.decline),
    "abort": _Asked(abortable),
    "claim": _Asked(gone),
    "accept-verdict": _Asked(rules.accept_verdict),
    "appeal": _Asked(rules.appeal),
    "withdraw-appeal": _Asked(rules.withdraw_appeal),
    "propose-overturn": _Asked(lambda game, seat: proposable(game, seat, "overturn")),
    "call-judge": _Asked(rules.summon),
    "dismiss-judge": _Asked(rules.dismiss),
}
