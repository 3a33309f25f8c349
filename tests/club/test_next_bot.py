"""After two wins the next level is proposed."""

import pytest

from stafla.bots import LEVELS
from stafla.club.lobby.game_lists import ListedGame
from stafla.club.next_bot import LevelStep, next_step
from stafla.store import Seat


def a_game(bot="beginner", *, won=True, seats=2, yours=(0,)):
    people = [Seat(seat, "person", None, "Anna") for seat in range(seats - 1)]
    held = (*people, Seat(seats - 1, "bot" if bot else "person", bot, "B"))
    winners = frozenset({0 if won else seats - 1})
    return ListedGame(
        "t", "is", 9, "ended", held, (0,) * seats, frozenset(yours), frozenset(), winners
    )


def test_two_wins_in_a_row_propose_the_next_level():
    assert next_step([a_game(), a_game()]) == LevelStep("beginner", "learner")
    assert next_step([a_game("club"), a_game("club"), a_game("home", won=False)]) == LevelStep(
        "club", "tournament"
    )


@pytest.mark.parametrize(
    "ended",
    [
        [],
        [a_game()],
        [a_game(won=False), a_game(), a_game()],
        [a_game(), a_game(won=False)],
        [a_game("home"), a_game()],
        [a_game(LEVELS[-1]), a_game(LEVELS[-1])],
        [a_game("best-equity"), a_game("best-equity")],
        [a_game(None), a_game(None)],
        [a_game(seats=3), a_game(seats=3)],
        [a_game(yours=()), a_game(yours=())],
    ],
)
def test_else_nothing_is_proposed(ended):
    assert next_step(ended) is None


def test_games_with_people_between_do_not_count():
    assert next_step([a_game(), a_game(None, won=False), a_game()]) == LevelStep(
        "beginner", "learner"
    )
