"""Time as a budget for the game, by a clock of the test's own."""

import pytest

from stafla.bots.budget import LEAST_SECONDS, MOST_GAMES, ClockBudget, TimeBudget


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_what_a_turn_leaves_is_there_for_the_next_ones_of_its_game(clock: Clock) -> None:
    budget = TimeBudget(2000, clock)
    first = budget.begin("game")
    assert (first.time_left(), first.time_left(0.5), first.time_left(1.0, 1.0)) == (
        2000,
        1000,
        2000,
    )
    clock.now += 0.5
    assert (first.spent, first.time_left(), first.time_left(0.25)) == (0.5, 1500, 0)
    budget.end("game", first)
    second = budget.begin("game")
    assert (second.saved, second.time_left(), second.time_left(1.0, 0.5)) == (1.5, 2000, 2750)
    assert budget.begin("another").saved == 0


def test_savings_are_spent_once_and_never_owed(clock: Clock) -> None:
    budget = TimeBudget(1000, clock)
    for spent, saved in ((0.25, 0.75), (1.5, 0.25), (9.0, 0.0), (1.0, 0.0)):
        turn = budget.begin("game")
        clock.now += spent
        budget.end("game", turn)
        assert budget.begin("game").saved == saved


def test_a_game_that_is_not_told_from_others_saves_nothing(clock: Clock) -> None:
    budget = TimeBudget(1000, clock)
    budget.end(None, budget.begin(None))
    assert budget.begin(None).saved == 0


def test_the_savings_of_so_many_games_are_kept_and_the_first_one_s_forgotten(clock: Clock) -> None:
    budget = TimeBudget(1000, clock)
    for game in range(MOST_GAMES + 1):
        budget.end(game, budget.begin(game))
    budget.end(2, budget.begin(2))  # a game that is known takes nobody's place
    assert [budget.begin(game).saved for game in (0, 1, 2)] == [0, 1, 2]


def test_a_clock_is_divided_among_the_turns_to_come(clock: Clock) -> None:
    budget = ClockBudget(30_000, clock)
    first = budget.begin("game", 86)
    assert first.usual == pytest.approx(30 / 7.5)
    clock.now += 1.0
    budget.end("game", first)
    assert budget.seconds_left("game") == 29.0
    assert budget.seconds_left("another") == 30.0
    assert budget.begin("game", 43).usual == pytest.approx(29 / 4.5)
    assert budget.begin("game").usual == pytest.approx(29 / 2)


def test_a_game_by_the_clock_never_takes_more_than_it_has(clock: Clock) -> None:
    budget = ClockBudget(30_000, clock)
    spent = []
    for bag in (*range(86, 0, -7), 0, 0, 0):
        turn = budget.begin("game", bag)
        spent.append(turn.usual)
        clock.now += turn.usual  # all of it, in every turn
        budget.end("game", turn)
    assert sum(spent) < 30
    assert min(spent[:-3]) > 0.5


def test_who_has_no_time_left_still_moves(clock: Clock) -> None:
    budget = ClockBudget(1000, clock)
    turn = budget.begin("game", 80)
    clock.now += 5
    budget.end("game", turn)
    assert budget.seconds_left("game") == -4
    assert budget.begin("game", 80).usual == LEAST_SECONDS


def test_the_clocks_of_so_many_games_are_kept(clock: Clock) -> None:
    budget = ClockBudget(1000, clock)
    for game in range(MOST_GAMES + 1):
        turn = budget.begin(game)
        clock.now += 0.5
        budget.end(game, turn)
    assert [budget.seconds_left(game) for game in (0, 1)] == [1.0, 0.5]


def test_a_game_that_is_not_told_from_others_has_its_whole_clock(clock: Clock) -> None:
    budget = ClockBudget(1000, clock)
    turn = budget.begin(None)
    clock.now += 0.5
    budget.end(None, turn)
    assert budget.seconds_left(None) == 1.0
