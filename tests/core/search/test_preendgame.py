"""One to four tiles in the bag: plays weighed over all that the bag may hold."""

from typing import Any

import pytest

from stafla import _core
from tests.core.search.test_endgame import EN, FEW, RULES, a_table

MAP = _core.WordMap(FEW, RULES)
ZERO = _core.Leaves.zero(RULES)
LIMITS = {"nodes", "milliseconds", "threads", "stop"}


def weigh(
    rack: str, unseen: str, bag: int, choices: Any = None, **given: Any
) -> list[_core.Prospect]:
    """Values by their names, each where it belongs."""
    held, others = EN.alphabet.rack(rack), EN.alphabet.rack(unseen)
    limits = {name: given.pop(name) for name in LIMITS & given.keys()}
    return _core.weigh_preendgame(
        _core.SearchContext(RULES, FEW, MAP, ZERO),
        _core.PreEndgame(a_table(), held, others, bag, **given),
        choices,
        limits=_core.SearchLimits(**limits),
    )


def mean_by_hand(play: _core.Play, rack: str, unseen: str) -> float:
    """The mean of the endgames after a play that draws the only tile."""
    board, left = a_table().laid(play.placement), list(EN.alphabet.rack(rack))
    for _, tile in play.placement.laid(RULES):
        left.remove(0 if tile & _core.AS_BLANK else tile)
    others = EN.alphabet.rack(unseen)
    gained = 0
    for i, drawn in enumerate(others):
        own, other = bytes([*left, drawn]), others[:i] + others[i + 1 :]
        solved = _core.solve_endgame(RULES, FEW, _core.Endgame(board, (own, other), 1))
        assert solved.proved
        gained += play.score - solved.spread
    return gained / len(others)


def test_with_one_in_the_bag_every_draw_is_played_to_the_end():
    found = weigh("SOXTA", "TAGDO", 1)
    assert found
    for prospect in found:
        assert prospect.covered == 1.0
    best = found[0]
    assert best.exact == 1.0
    assert best.spread == pytest.approx(mean_by_hand(best.play, "SOXTA", "TAGDO"))
    proved = [(p.win, p.spread) for p in found if p.exact == 1.0]
    assert (best.win, best.spread) == max(proved)


def test_threads_find_out_the_same():
    for bag, unseen in ((1, "TAGDO"), (2, "TAGDOT")):
        alone, together = (
            {p.play.placement: p for p in weigh("SOXTA", unseen, bag, threads=threads)}
            for threads in (1, 3)
        )
        assert alone.keys() == together.keys()
        for placement, one in alone.items():
            other = together[placement]
            if one.decided == other.decided == 1.0:
                assert one.win == other.win
            if one.exact == other.exact == 1.0:
                assert one.spread == other.spread
        assert max(p.win for p in alone.values()) == max(p.win for p in together.values())


def test_a_lead_that_cannot_be_lost_wins_every_time():
    assert {p.win for p in weigh("SOX", "TAG", 1, lead=500)} == {1.0}
    assert {p.win for p in weigh("SOX", "TAG", 1, lead=-500)} == {0.0}


def test_a_play_that_leaves_tiles_in_the_bag_is_never_called_exact():
    found = weigh("SOXTATO", "TAGDOTSGAC", 3, milliseconds=500.0)
    short = [p for p in found if len(p.play.placement.laid(RULES)) < 3]
    assert short
    assert {p.exact for p in short} == {0.0}


def test_without_time_the_plays_come_by_equity_and_nothing_is_claimed():
    found = weigh("SOXTA", "TAGDO", 1, milliseconds=0.0)
    assert [(p.covered, p.exact) for p in found] == [(0.0, 0.0)] * len(found)
    assert [p.play.equity for p in found] == sorted((p.play.equity for p in found), reverse=True)


@pytest.mark.parametrize("bag", [0, 8, 9])
def test_other_bags_are_refused(bag):
    with pytest.raises(_core.KernelError) as refused:
        weigh("SOX", "TAGDOTS", bag)
    assert refused.value.code == "bag"


def test_passes_and_exchanges_are_weighed_where_they_are_asked_about():
    given = EN.alphabet.rack("S")
    with pytest.raises(_core.KernelError) as refused:
        weigh("SOX", "TAGDOTS", 2, choices=[given])
    assert refused.value.code == "bag-below-least"
    found = weigh("SOXTA", "TAGDOTSE", 1, choices=[None])
    assert [(one.play, one.exchange, one.covered, one.exact) for one in found] == [
        (None, None, 1.0, 0.0)
    ]


def test_a_pass_that_ends_the_game_is_worth_what_the_settlement_says():
    """By six turns without a point the game ends; nobody has another turn."""
    (found,) = weigh("SOX", "TAGD", 1, choices=[None], runs=(1, 5))
    assert (found.exact, found.covered) == (1.0, 1.0)
    others = EN.alphabet.rack("TAGD")
    mean = sum(RULES.rack_value(others[:i] + others[i + 1 :]) for i in range(4)) / 4
    assert found.spread == pytest.approx(mean - RULES.rack_value(EN.alphabet.rack("SOX")))


def test_the_best_is_proved_only_if_no_other_can_win_as_often_or_gains_more():
    found = weigh("SOXTA", "TAGDO", 1)
    best, *others = found
    assert best.most == best.win
    assert all(one.most <= best.win for one in others)
    same = [one for one in others if one.exact == 1.0 and one.win == best.win]
    assert all(one.spread <= best.spread for one in same)


def test_a_number_of_positions_gives_the_same_answer_again():
    first, again = (weigh("SOXTATO", "TAGDOTSGAC", 3, nodes=500) for _ in range(2))
    told = [(one.play and one.play.placement, one.win, one.spread, one.covered) for one in first]
    assert told == [
        (one.play and one.play.placement, one.win, one.spread, one.covered) for one in again
    ]
    assert all(one.exact < 1.0 for one in first)


def test_contents_are_as_likely_as_the_leaves_that_may_have_been_kept():
    won = {p.play.placement: p for p in weigh("SOXTA", "TAGDO", 1)}
    # with all but one tile kept the bag holds that one, but for one part in a hundred
    for left in "TAGDO":
        kept = EN.alphabet.rack("TAGDO".replace(left, ""))
        alone = [
            p
            for p in weigh("SOXTA", "TAGDO", 1, kept=[(kept, 3.0)])
            if p.exact == won[p.play.placement].exact == 1.0
        ]
        assert alone
        for prospect in alone:
            board, own = a_table().laid(prospect.play.placement), list(EN.alphabet.rack("SOXTA"))
            for _, tile in prospect.play.placement.laid(RULES):
                own.remove(0 if tile & _core.AS_BLANK else tile)
            racks = (bytes([*own, *EN.alphabet.rack(left)]), kept)
            solved = _core.solve_endgame(RULES, FEW, _core.Endgame(board, racks, 1))
            gained = prospect.play.score - solved.spread
            mean = won[prospect.play.placement].spread
            assert prospect.spread == pytest.approx(0.99 * gained + 0.01 * mean)
    # what cannot have been kept tells nothing
    same = {p.play.placement: p for p in weigh("SOXTA", "TAGDO", 1, kept=[(b"\x01" * 4, 1.0)])}
    assert {place: p.win for place, p in same.items()} == {place: p.win for place, p in won.items()}


@pytest.mark.parametrize("share", [-1.0, float("nan"), float("inf")])
def test_a_share_that_is_none_is_refused(share):
    with pytest.raises(_core.KernelError) as refused:
        weigh("SOXTA", "TAGDO", 1, kept=[(b"", share)])
    assert refused.value.code == "belief"


def test_no_choice_at_all_is_refused():
    with pytest.raises(_core.KernelError) as refused:
        weigh("SOX", "TAGD", 1, choices=[])
    assert refused.value.code == "candidates"


def test_racks_that_nobody_holds_are_refused():
    """All that the bag may hold would be listed before anybody could stop it."""
    for rack, unseen in (("SOXTA", "TAGDO" * 4), ("SOXTASOXTA", "TAGDO")):
        with pytest.raises(ValueError, match="a rack of"):
            weigh(rack, unseen, 1)


def test_a_time_that_is_no_number_is_no_time():
    assert weigh("SOXTA", "TAGDO", 1, milliseconds=float("nan"))
