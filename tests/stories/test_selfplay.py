"""Whole games by seed: the books balance at every event, whoever plays (all editions)."""

import json
from collections import Counter

import pytest

from stafla import rules
from stafla._core import Leaves, Placement, SearchContext, SelfplayRun, selfplay
from stafla.editions import load, names
from stafla.rules import Game, Played, Started, TilesTakenBack
from stafla.rules.base.tiles import known_tiles, rack_tiles
from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.start import deal
from stafla.rules.game.state.game import full_set
from tests.stories.company import Company, lexicon, word_map

ENDINGS = {
    "is": {"out", "passes", "resigned"},
    "fi": {"out", "passes", "resigned"},
    "sv": {"out", "scoreless", "resigned"},
    "sv-home": {"out", "passes", "resigned"},
    "pl": {"out", "passes", "resigned"},
    "en": {"out", "scoreless", "resigned"},
}
TABLE = ("board", "racks", "totals", "pool", "aside", "removed", "draws", "exchanges")


def table_of(game):
    """Everything on and around the table."""
    return [getattr(game, field) for field in TABLE]


def tiles_are_conserved(game):
    """Every tile of the set is in exactly one place."""
    start = bytes(tile for _, tile in game.start_tiles)
    board = rack_tiles([cell for cell in game.board.cells if cell])
    places = (board, *game.racks, game.pool, game.aside, game.removed, start)
    return Counter(known_tiles(b"".join(places))) == Counter(full_set(game.edition))


def totals_are_explained(game):
    """Totals are the breakdowns of the plays that stand, the penalties and the settlement."""
    sums = [0] * len(game.seats)
    for row in rules.sheet(game):
        sums[row.seat] += row.points
        if row.score:
            words = [sum(part.value * part.letter_multiplier for part in word.parts)
                     * word.multiplier for word in row.score.words]  # fmt: skip
            assert words == [word.points for word in row.score.words]
            assert sum(words) + row.score.bonus == row.score.total
            assert row.points == (row.score.total + row.theme if row.stands else 0)
    return tuple(sums) == game.totals


def taking_back_undoes(game, event):
    """A play that is laid and taken back leaves the table as if never played."""
    after = game.after(event).after(TilesTakenBack(event.seat))
    return table_of(after) == table_of(game)


def watch(live):
    """Replay a finished game event by event, checking everything there is to check."""
    game = live[-1]
    seen = {earlier.number: earlier for earlier in live}
    state = Game.begin(game.started)
    for number, event in enumerate(game.events[1:], 2):
        if isinstance(event, Played):
            assert taking_back_undoes(state, event)
        state = state.after(event)
        assert state.number == number
        assert seen.get(number, state) == state, "replay equals live"
        assert tiles_are_conserved(state)
        assert state.bag == state.pool
    assert state == game
    assert totals_are_explained(game)


def act_of(game, turn):
    """The events of a turn of a self-play record (docs/formats/selfplay.md)."""
    match turn:
        case []:
            return rules.pass_turn(game, game.to_move)
        case [tiles]:
            return rules.exchange(game, game.to_move, bytes.fromhex(tiles))
        case [square, down, tiles, points]:
            placement = Placement(square, bool(down), bytes.fromhex(tiles))
            events = rules.play(game, game.to_move, placement, "valid")
            assert events[0].points == points
            return events


def law_follows_physics(name, players, line):
    """Play a game of the kernel's by the rules: same draws, points, ending and totals."""
    edition, record = load(name), json.loads(line)
    acts = EventBuilder(
        Game.begin(
            Started(
                edition=name,
                digest=edition.digest(players),
                seats=tuple("abcd"[:players]),
                check="automatic",
                seed=bytes.fromhex(record["seed"]),
            )
        )
    )
    deal(acts, 0)
    live = [acts.game]
    for turn in record["turns"]:
        assert not live[-1].ended
        game = live[-1]
        for event in act_of(game, turn):
            game = game.after(event)
        live.append(game)
    game = live[-1]
    assert (game.ended.reason, list(game.totals)) == (record["ending"], record["totals"])
    assert game.ended.reason in ENDINGS[name]
    watch(live)


def kernel_games(name, players, first, games):
    """Record lines of the kernel's self-play."""
    numbers = load(name).ruleset(players)
    zero = Leaves.zero(numbers)
    context = SearchContext(numbers, lexicon(name).graph, word_map(name), zero)
    chunk = selfplay(SelfplayRun(context, seed=1), first=first, games=games)
    return chunk.records.decode().splitlines()


@pytest.mark.proves("IS-26", "IS-27", "FI-34", "FI-36", "SV-28", "PL-30", "PL-31", "IS-40", "PL-33")
@pytest.mark.parametrize("name", names())
def test_twenty_games_of_the_kernel_are_games_by_the_rules(name):
    for players in range(2, load(name).players.most + 1):
        for line in kernel_games(name, players, 0, 20 if players == 2 else 3):
            law_follows_physics(name, players, line)


@pytest.mark.verify
@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize("name", names())
def test_a_thousand_games_of_the_kernel_are_games_by_the_rules(name, batch):
    players = 2 + batch % (load(name).players.most - 1)
    for line in kernel_games(name, players, 100 * batch, 100):
        law_follows_physics(name, players, line)


def lively_game(name, whim):
    """A game with challenges, withdrawals and all, and again the same."""
    most = load(name).players.most
    check = ("challenge", "automatic")[whim % 4 == 3]
    company = Company(name, 1 + whim % most, whim, lively=True, check=check)
    live = list(company.acts())
    watch(live)
    assert live[-1].ended.reason in ENDINGS[name]
    assert list(company.acts())[-1] == live[-1], "by its seed alone"


@pytest.mark.proves("SV-21", "SV-22", "SV-23", "FI-31", "IS-24", "PL-15")
@pytest.mark.parametrize("whim", range(8))
@pytest.mark.parametrize("name", names())
def test_a_lively_game_ends_and_balances(name, whim):
    lively_game(name, whim)


@pytest.mark.verify
@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("name", names())
def test_two_hundred_lively_games_end_and_balance(name, batch):
    for whim in range(100 + 50 * batch, 150 + 50 * batch):
        lively_game(name, whim)
