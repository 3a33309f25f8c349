"""What a seat may do is asked of the rules, or known from another such moment: never otherwise."""

import gc
from collections import Counter
from random import Random

import pytest

from stafla import rules
from stafla._core import MoveGenerator
from stafla.club.tables.legal_acts import _ACTS, _answer, _exchange, _steady, legal_acts
from stafla.editions import clocks, load
from stafla.rules import Game, JudgeSet, Refusal
from stafla.rules.game.acts.builder import Acts
from stafla.rules.game.acts.turn import begin_turn
from stafla.rules.game.state.mixing import commitment
from tests.club.club import pairs

RANDOM = bytes(32)
# how often of all times something is wished for that may end a game
RARE = {"resign": 0.01, "abort": 0.001, "claim": 0.001, "pass": 0.1, "exchange": 0.2}
# edition, players, what else was agreed on
TABLES = [
    ("is", 4, {"check": "challenge"}),
    ("fi", 3, {"check": "automatic"}),
    ("sv", 2, {"check": "challenge", "advantage": None, "clock": "sv-25"}),
    ("pl", 2, {"check": "challenge", "clock": "pl-20", "judge": JudgeSet(60, 60)}),
    ("en", 2, {"check": "challenge", "judge": JudgeSet(60, 60)}),
    ("en", 2, {"check": "automatic", "mixes": True, "commitment": True}),
    ("pl", 3, {"check": "challenge", "variants": ("two-bags",)}),
    ("pl", 4, {"check": "challenge", "variants": ("karpatka",)}),
    ("pl", 3, {"check": "challenge", "variants": ("theme",)}),
]


def afresh(game, seat):
    """Every act by name, each asked of the rules."""
    asked = {}
    answers = {name: _answer(ask, game, seat, asked) for name, ask in _ACTS.items()}
    if isinstance(begun := asked[begin_turn], Acts):
        answers["exchange"] = _exchange(begun.game, seat)
    return answers


def begun(edition, players, agreed, number):
    agreed = {**agreed, "seed": number.to_bytes(32)}
    if "clock" in agreed:
        agreed["clock"] = clocks()[agreed["clock"]].policy
    if agreed.pop("commitment", False):
        agreed["commitment"] = commitment(agreed["seed"])
    if "theme" in agreed.get("variants", ()):
        agreed["theme"] = rules.theme_of("sea")
    seats = tuple(f"p{seat}" for seat in range(players))
    return Game.replay(rules.start(load(edition), seats, **agreed))


def done(game, dice):
    """Events of something that a seat may do, by dice; what may end a game is rare."""
    match game.phase:
        case "ruling" if game.pending.made:
            return rules.rule(game, dice.choice(["valid", "invalid", "unknown"]))
        case "appeal" if dice.random() < 0.4:
            return rules.rule_appeal(game, dice.choice(["valid", "invalid"]), "so")
    seat = dice.choice(game.seats)
    may = [name for name, one in afresh(game, seat).items() if not one.code]
    may = [name for name in may if dice.random() < RARE.get(name, 1)]
    if "play" in may and dice.random() < 0.5:
        may = ["play"]
    return act(game, seat, dice.choice(may), dice) if may else ()


def act(game, seat, name, dice):
    """Events of an act; none where the dice find nothing to do."""
    match name:
        case "play":
            best = MoveGenerator(game.rules, pairs(game.edition.id)).best
            found = best(game.board, game.racks[seat])
            argued = rules.claim_all(game, found.placement, "why") if found else None
            verdict = "valid" if game.words_checked else None
            return rules.play(game, seat, found.placement, verdict, argued) if found else ()
        case "exchange":
            return rules.exchange(game, seat, game.racks[seat][:1])
        case "pass":
            return rules.pass_turn(game, seat)
        case "resign":
            return rules.resign(game, seat)
        case "claim":
            return rules.claim(game, seat)
        case "consent":
            return rules.consent(game, seat)
        case "add-random":
            return rules.add_random(game, seat, RANDOM)
    if name.startswith("propose-"):
        wish = name.removeprefix("propose-")
        return () if wish == "abort" and dice.random() < 0.95 else rules.propose(game, seat, wish)
    return _ACTS[name](game, seat)


@pytest.mark.parametrize(("edition", "players", "agreed"), TABLES)
def test_what_is_known_is_what_the_rules_answer(edition, players, agreed):
    met, known = Counter(), 0
    for number in range(3):
        game, dice = begun(edition, players, agreed, number), Random(number)
        for _ in range(120):
            for seat in (*game.seats, len(game.seats)):
                if seat in game.seats:
                    assert told(legal_acts(game, seat)) == told(afresh(game, seat))
                    known += bool(_steady(game, seat))
            if game.ended:
                break
            for event in done(game, dice):
                met[event.__class__.__name__] += 1
                game = game.after(event)
    assert known or "karpatka" in agreed.get("variants", ())
    assert met["Played"] >= 5 and met.total() > 100, met


def told(answers):
    """Answers as they can be compared."""
    return {name: (a.code, dict(a.values), a.least, a.most) for name, a in answers.items()}


def refusals() -> int:
    return sum(isinstance(one, Refusal) for one in gc.get_objects())


def test_nothing_is_left_of_the_refusals_that_were_asked_for():
    game = Game.replay(rules.start(load("is"), ("a", "b"), seed=bytes(32)))
    gc.collect()
    gc.disable()
    try:
        before = refusals()
        assert {one.code for one in legal_acts(game, 0).values()} > {""}
        assert refusals() == before
    finally:
        gc.enable()
