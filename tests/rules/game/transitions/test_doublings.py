"""What a replay of the worst logs costs (`make verify`; table in docs/decisions/turns.md)."""

import gc
from time import process_time
from tracemalloc import get_traced_memory, start, stop

import pytest

from stafla.club.tables.cache import GameState
from stafla.rules import Game
from tests.rules.mixes import MIXES, mix

LENGTHS = (625, 1250, 2500, 5000, 10_000, 20_000)
MOST_SECONDS = 1.0
MOST_GROWTH = 2.3  # squares would be 4


def whole(events):
    """Game, clock and sheet, as a table keeps them."""
    state = GameState.begin(events[0], 0)
    for number, event in enumerate(events[1:], 1):
        state = state.after(event, number)
    return state


def seconds(work, events):
    """Of the processor, so that others on the machine do not count."""
    best = float("inf")
    for _ in range(3):
        gc.collect()
        gc.freeze()  # what others keep is not gone through again
        began = process_time()
        work(events)
        best = min(best, process_time() - began)
    return best


@pytest.mark.verify
@pytest.mark.parametrize("name", MIXES)
def test_ten_thousand_events_take_less_than_a_second_and_twice_as_many_twice_the_time(name, capsys):
    replays = [seconds(Game.replay, mix(name, length)) for length in LENGTHS]
    tables = [seconds(whole, mix(name, length)) for length in LENGTHS]
    start()
    kept = whole(mix(name, 10_000))
    bytes_kept = get_traced_memory()[0]
    stop()
    assert kept.game.number >= 10_000
    with capsys.disabled():
        cells = " | ".join(
            f"{1000 * a:.0f} / {1000 * b:.0f}" for a, b in zip(replays, tables, strict=True)
        )
        print(f"\n| {name} | {cells} | {bytes_kept / 1e6:.1f} MB |")  # noqa: T201 - the table
    assert replays[4] < MOST_SECONDS
    assert tables[4] < MOST_SECONDS
    assert doubling(replays) < MOST_GROWTH
    assert doubling(tables) < MOST_GROWTH


def doubling(measured):
    """By what the time grows when the length doubles, in the mean over all doublings."""
    return (measured[-1] / measured[0]) ** (1 / (len(measured) - 1))
