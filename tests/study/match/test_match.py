"""Two bots at one seed."""

from stafla.editions import load
from stafla.study.match import MatchSetup, MatchTable
from stafla.words import library


def table(a: str, b: str, seed: int = 1) -> MatchTable:
    words = library.find(load("fi"))
    return MatchTable(MatchSetup(a, b, "fi", words.fingerprint, seed))


def test_a_bot_against_itself_has_exactly_half_of_every_pair() -> None:
    same = table("highest-score", "highest-score")
    for number in range(4):
        pair = same.pair(number)
        assert pair.first == pair.second[::-1]
        assert (pair.share, pair.spread) == (0.5, 0)


def test_a_pair_follows_from_seed_and_number_and_turns_round_with_the_bots() -> None:
    there = [table("best-equity", "highest-score").pair(number) for number in (3, 0)]
    back = [table("highest-score", "best-equity").pair(number) for number in (3, 0)]
    for one, other in zip(there, back, strict=True):
        assert one.first == other.second[::-1]
        assert one.second == other.first[::-1]
    assert there[0].first != there[1].first
    assert table("best-equity", "highest-score", seed=2).pair(0) != there[1]
