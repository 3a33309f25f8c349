"""What a seat is shown that it may do is what the rules let it do, act by act."""

import gc
from collections import Counter
from functools import reduce
from random import Random

import pytest

from stafla import rules
from stafla._core import MoveGenerator
from stafla.club.tables.legal_acts import ACTS, legal_acts
from stafla.editions import clocks, load
from stafla.rules import Game, JudgeSet, Refusal
from stafla.rules.game.acts import permission
from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.turn import begin_turn
from stafla.rules.game.acts.window import close
from stafla.rules.game.state import bags
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


def begin(game, seat):
    """A turn that nothing is done in."""
    return begin_turn(game, seat).events


def turn_over(game, seat):
    """A rack in some other order."""
    return game.racks[seat] if game.pairs is None else game.pairs.shown[seat][::-1]


# every act with what a seat could say, done by the rules themselves
TRIED = {
    "add-random": lambda game, seat: rules.add_random(game, seat, RANDOM),
    "choose-first-move": lambda game, seat: rules.choose(game, seat, "first-move"),
    "choose-orientation": lambda game, seat: rules.choose(game, seat, "orientation"),
    "play": begin,
    "press": rules.press,
    "withdraw": rules.withdraw,
    "exchange": begin,
    "pass": begin,
    "take-blank": lambda game, seat: rules.take_blank(
        game, seat, next(iter(rules.blanks_to_take(game, seat)), -1)
    ),
    "arrange": lambda game, seat: rules.arrange(game, seat, turn_over(game, seat)),
    "draw-consonant": lambda game, seat: rules.draw(game, seat, [bags.CONSONANTS]),
    "draw-vowel": lambda game, seat: rules.draw(game, seat, [bags.VOWELS]),
    "vote-yes": lambda game, seat: rules.vote(game, seat, True),
    "vote-no": lambda game, seat: rules.vote(game, seat, False),
    "challenge": rules.challenge,
    "confirm": rules.confirm,
    "resign": rules.resign,
    "offer-end": lambda game, seat: rules.offer_end(game, possible=True, seat=seat),
    "accept-end": rules.accept_end,
    "decline-end": rules.decline_end,
    "start-clock": rules.start_clock,
    "resume-clock": rules.resume_clock,
    "propose-takeback": lambda game, seat: rules.propose(game, seat, "takeback"),
    "propose-pause": lambda game, seat: rules.propose(game, seat, "pause"),
    "propose-abort": lambda game, seat: rules.propose(game, seat, "abort"),
    "consent": rules.consent,
    "decline": rules.decline,
    "abort": rules.abort,
    "claim": rules.claim,
    "accept-verdict": rules.accept_verdict,
    "appeal": rules.appeal,
    "withdraw-appeal": rules.withdraw_appeal,
    "propose-overturn": lambda game, seat: rules.propose(game, seat, "overturn"),
    "call-judge": rules.summon,
    "dismiss-judge": rules.dismiss,
}


def attempt(game, seat):
    """Every act by name, each done by the rules: the code and what its message names."""
    return {name: outcome(act, game, seat) for name, act in TRIED.items()}


def outcome(act, game, seat):
    try:
        act(game, seat)
    except Refusal as refusal:
        return refusal.code, dict(refusal.values)
    return "", {}


def say_so(game, seat):
    """The same as it is shown; of an exchange the most tiles that may be exchanged are tried."""
    acts = legal_acts(game, seat)
    shown = {name: (one.code, dict(one.values)) for name, one in acts.items()}
    if shown["play"] == ("", {}):
        most, rack = acts["exchange"].most or 0, game.racks[seat]
        counts = [count for count in range(1, len(rack) + 1) if may_exchange(game, seat, count)]
        assert counts == [*range(1, most + 1)]
        shown["exchange"] = shown["play"]
    elif shown["play"][0] == "not-recorded" and game.pending.made:
        # what is told is what will hold once the play is recorded
        recorded, told = EventBuilder(game), acts["exchange"]
        close(recorded)
        if not recorded.game.ended:
            then = legal_acts(recorded.game, seat)["exchange"]
            assert (told.least, told.most) == (then.least, then.most)
            assert told.code == (then.code or "not-recorded")
        shown["exchange"] = shown["play"]
    return shown


def may_exchange(game, seat, count):
    given = game.racks[seat][:count]
    return outcome(lambda game, seat: rules.exchange(game, seat, given), game, seat) == ("", {})


def begin_game(edition, players, agreed, number):
    agreed = {**agreed, "seed": number.to_bytes(32)}
    if "clock" in agreed:
        agreed["clock"] = clocks()[agreed["clock"]].policy
    if agreed.pop("commitment", False):
        agreed["commitment"] = commitment(agreed["seed"])
    if "theme" in agreed.get("variants", ()):
        agreed["theme"] = rules.theme_of("sea")
    seats = tuple(f"p{seat}" for seat in range(players))
    return Game.replay(rules.start(load(edition), seats, **agreed))


def finish_off(game, dice):
    """Events of something that a seat may do, by dice; what may end a game is rare."""
    match game.phase:
        case "ruling" if game.pending.made:
            return rules.rule(game, dice.choice(["valid", "invalid", "unknown"]))
        case "appeal" if dice.random() < 0.4:
            return rules.rule_appeal(game, dice.choice(["valid", "invalid"]), "so")
    seat = dice.choice(game.seats)
    may = [name for name, one in legal_acts(game, seat).items() if not one.code]
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
    return TRIED[name](game, seat)


def test_every_act_that_is_shown_is_tried():
    assert tuple(TRIED) == ACTS


@pytest.mark.parametrize(("edition", "players", "agreed"), TABLES)
def test_what_is_shown_is_what_the_rules_let_pass(edition, players, agreed):
    met = Counter()
    for number in range(3):
        game, dice = begin_game(edition, players, agreed, number), Random(number)
        for _ in range(120):
            for seat in game.seats:
                assert say_so(game, seat) == attempt(game, seat)
            if game.ended:
                break
            for event in finish_off(game, dice):
                met[event.__class__.__name__] += 1
                game = game.after(event)
    assert met["Played"] >= 5 and met.total() > 100, met


def test_where_nothing_is_at_issue_the_guards_are_asked_once_for_all_tables(monkeypatch):
    first, second = (after_plays(begin_game("en", 2, {"check": "automatic"}, n), 6) for n in (3, 4))
    told = {seat == first.to_move: legal_acts(first, seat) for seat in first.seats}
    monkeypatch.setattr(permission, "failing", None)
    assert {one["play"].code for one in told.values()} == {"", "not-your-turn"}
    for seat in second.seats:
        assert legal_acts(second, seat) == told[seat == second.to_move]


def test_nobody_changes_what_is_answered_to_others():
    game = after_plays(begin_game("en", 2, {"check": "automatic"}, 3), 6)
    legal_acts(game, 0)["claim"] = None
    assert legal_acts(game, 0)["claim"] is not None


def after_plays(game, plays):
    """The game after so many plays."""
    for _ in range(plays):
        game = reduce(Game.after, act(game, game.to_move, "play", None), game)
    return game


@pytest.mark.proves("SV-17", "SV-26")
def test_how_many_tiles_may_be_exchanged_is_known_before_the_play_that_waits_is_recorded():
    game = begin_game("sv", 2, {"check": "challenge", "advantage": None}, 24)
    chosen = () if game.first is not None else rules.choose(game, game.favoured, "first-move")
    game, told = reduce(Game.after, chosen, game), []
    while not game.ended:
        mover = game.to_move
        game = reduce(
            Game.after, act(game, mover, "play", None) or rules.pass_turn(game, mover), game
        )
        if game.pending is None:
            continue
        if not game.pending.made:
            game = reduce(Game.after, rules.press(game, mover), game)
        waits = legal_acts(game, 1 - mover)["exchange"]
        game = reduce(Game.after, rules.confirm(game, 1 - mover), game)
        if not game.ended:
            then = legal_acts(game, 1 - mover)["exchange"]
            assert (waits.least, waits.most) == (then.least, then.most)
            told.append((game.bag_size, waits.code, waits.most))
    assert {code for bag, code, _ in told if bag >= 7} == {"not-recorded"}
    assert {(code, most) for bag, code, most in told if bag < 7} == {("bag-below-least", None)}


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
