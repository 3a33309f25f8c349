"""Whole games with every combination of variants: they end by the rules and the books balance."""

from itertools import chain, combinations, islice

import pytest

from stafla import rules
from stafla.editions import VariantError, combine, load, names, variants
from stafla.records.record import file as records
from tests.stories.company import Company
from tests.stories.test_selfplay import watch

ALL = tuple(variants())
EVERY = list(chain.from_iterable(combinations(ALL, size) for size in range(len(ALL) + 1)))
TURNS = rules.Played | rules.Exchanged | rules.Passed | rules.TurnLost
LEAST = 7
GAMES = 50
BLOCKS = 32


def refusal(name, chosen, players, check):
    """The code by which a combination is refused; empty if it is allowed."""
    try:
        combine(load(name), chosen, players=players, check=check)
    except VariantError as error:
        return error.code
    return ""


# ways to say something, or to open, that two pairs have not
OTHER_WORDS = {"theme", "fives-first", "two-bags"}
COST = {"challenge-ten": (10, False), "challenge-double": (0, True), "challenge-free": (0, False)}


def expectation(name, chosen, players, check):
    """Why a combination cannot be played, told from the rules and not from the catalogue."""
    plain = load(name)
    usual = plain.challenge.wrong_points, plain.challenge.wrong_turn
    for variant in (v for v in ALL if v in chosen):
        if variant in COST and len(set(COST) & set(chosen)) > 1:
            return "variants-conflict"
        apart = variant == "karpatka" and set(chosen) & OTHER_WORDS
        if apart or ("karpatka" in chosen and variant in OTHER_WORDS):
            return "variants-conflict"
        if variant == "exchange-seven" and plain.exchange.bag_at_least == 7:
            return "variant-unneeded"
        if variant in COST and COST[variant] == usual:
            return "variant-unneeded"
        if variant in {*COST, "theme"} and players == 1:
            return "variant-players"
        if variant == "karpatka" and (players < 4 or plain.players.most < 4):
            return "variant-players"
        if variant in COST and check == "automatic":
            return "variant-check"
    return ""


@pytest.mark.proves("PL-35")
@pytest.mark.parametrize("name", names())
def test_what_is_allowed_and_what_is_refused_is_known_for_every_combination(name):
    for chosen in EVERY:
        for players in (1, 2, 4):
            for check in ("challenge", "automatic"):
                told = refusal(name, chosen, players, check)
                assert told == expectation(name, chosen, players, check), (chosen, players, check)


def tables(name):
    """Every allowed combination with a way to judge words and a number of players."""
    most = load(name).players.most
    for number, chosen in enumerate(EVERY):
        for check in ("challenge", "automatic"):
            players = 2 + number % (most - 1)
            if not refusal(name, chosen, players, check):
                yield chosen, players, check


def play_out(name, chosen, players, check, whim):
    """A game to its end, watched event by event; its record read back is the game."""
    company = Company(name, players, whim, lively=True, check=check, variants=chosen)
    live = list(company.acts())
    watch(live)
    game = live[-1]
    assert game.ended
    assert game.started.variants == tuple(v for v in ALL if v in chosen)
    assert records.read(records.write(records.Record(game.events))).events == game.events
    return game


@pytest.mark.proves("PL-36", "PL-38", "PL-39", "PL-40", "PL-41", "PL-49")
@pytest.mark.parametrize("name", names())
def test_some_combinations_of_every_kind_play_to_a_legal_end(name):
    for number, table in enumerate(islice(tables(name), 0, None, 13)):
        play_out(name, *table, whim=number)


@pytest.mark.proves("PL-65", "PL-66", "PL-68", "PL-69", "PL-70")
@pytest.mark.parametrize("check", ["challenge", "automatic"])
@pytest.mark.parametrize("name", [name for name in names() if load(name).players.most == 4])
def test_fifty_games_of_two_pairs_play_to_a_legal_end(name, check):
    """Fifty over the editions, each with the tiles at rest and everybody's moves in order."""
    for whim in range(5):
        game = play_out(name, ("karpatka",), 4, check, whim)
        assert game.ended.reason in {"out", "passes", "resigned"}
        assert all(game.on_side(seat, game.exchanges) <= 3 for seat in game.seats)
        assert_two_and_two(game)


def assert_two_and_two(game):
    """One move of the first pair, then two of each, one a partner (PL-69)."""
    turns = [e.seat for e in game.events if isinstance(e, TURNS)]
    opening, rounds = turns[0] // 2, [turns[1:][at : at + 2] for at in range(0, len(turns), 2)]
    for number, pair in enumerate(filter(None, rounds), 1):
        assert {seat // 2 for seat in pair} == {(opening + number) % 2}
        assert len(set(pair)) == len(pair)


@pytest.mark.verify
@pytest.mark.parametrize("block", range(BLOCKS), ids="block{}".format)
@pytest.mark.parametrize("name", names())
def test_fifty_games_of_every_combination_play_to_a_legal_end(name, block):
    """Whether the set is the one of the rule book that has the variants, or any other."""
    for chosen, players, check in islice(tables(name), block, None, BLOCKS):
        for whim in range(GAMES):
            play_out(name, chosen, players, check, whim)
