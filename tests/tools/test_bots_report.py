"""The report of how the levels play: what it counts, and the marks that it holds them to."""

from dataclasses import replace
from itertools import pairwise

import pytest

from stafla.bots import LEVELS, Exchange, Lay, Pass
from stafla.editions import load
from stafla.records import read_play
from stafla.words import library
from tests.bots.test_bots import a_sight
from tools.engine.bots_report import (
    EDITIONS,
    NEAR,
    PEOPLE,
    SHARES,
    Place,
    Plays,
    Row,
    Watched,
    main,
    rows_of,
    strongest,
)

EN = load("en")
WORDS = library.find(EN)


class Doer:
    """A player that does what it is told."""

    name = "doer"

    def __init__(self, *decisions):
        self.decisions = list(decisions)

    def decide(self, _sight):
        return self.decisions.pop(0)


def watch(*decisions):
    return Watched(Doer(*decisions), EN, WORDS)


def lay(sight, text):
    return Lay(sight.board.full_placement(read_play(text, EN)))


def test_what_a_player_does_is_counted():
    sight = a_sight("en", "QIATONS", board="8G HELLO")
    who = watch(
        lay(sight, "9G QI"), lay(sight, "9K AT"), lay(sight, "L8 SATON"), Exchange(b"\1"), Pass()
    )
    for _ in range(5):
        who.decide(sight)
    seen = who.seen
    assert (seen.turns, seen.laid, seen.exchanges, seen.bingos) == (5, 3, 1, 0)
    # QI and the words that it makes across; AT; what SATON makes
    assert seen.strange_short >= 1
    assert seen.rare >= 1
    assert seen.letters == 2 + 2 + 5
    assert seen.points > 0
    assert seen.missed > 0


def test_a_crumb_is_counted_where_the_player_knew_better():
    sight = a_sight("en", "QIATONS", board="8G HELLO")
    who = watch(lay(sight, "7K T"))
    who.decide(sight)
    assert who.seen.crumbs == 1


def a_row(**changes):
    plays = Plays(games=10, turns=100, points=2000, laid=100)
    return replace(Row("beginner", plays, 200.0, 0.47, 0.0, None, 0), **changes)


def test_a_level_is_held_to_its_marks():
    assert a_row().holds()
    for level, share, holds in (
        ("beginner", 0.44, False), ("beginner", 0.46, True), ("beginner", 0.54, True),
        ("beginner", 0.56, False), ("home", 0.52, False), ("home", 0.62, True),
    ):  # fmt: skip
        assert a_row(level=level, share=share).share_holds() is holds
    assert a_row(level="home", share=0.65, unsure=0.03).share_holds()
    assert not a_row(level="home", share=0.67, unsure=0.03).share_holds()
    for level, rare, holds in (("beginner", 1, True), ("learner", 2, False), ("home", 9, True)):
        assert a_row(level=level, plays=Plays(laid=100, rare=rare)).rare_holds() is holds
    for crumbs, holds in ((3, True), (4, False)):
        assert a_row(plays=Plays(laid=100, crumbs=crumbs)).crumbs_hold() is holds
    for won, pairs, holds in (
        (None, 0, True), (0.6, 1000, True), (0.55, 1000, False), (0.85, 1000, False),
        (0.85, 10, True), (0.99, 20, False),
    ):  # fmt: skip
        assert a_row(won=won, pairs=pairs).won_holds() is holds
    assert a_row(share=0.9).cells()[2] == "90% !"
    assert not a_row(share=0.9).holds()


def test_every_level_aims_at_more_than_the_one_below():
    assert list(SHARES) == list(LEVELS)
    for weaker, stronger in pairwise(SHARES[level] for level in PEOPLE):
        assert weaker + NEAR <= stronger
    assert all(300 < strongest(edition) < 600 for edition in EDITIONS)


def test_the_report_prints_what_its_games_come_to(capsys):
    main(["sv", "--games", "1", "--pairs", "1", "--levels", "beginner", "learner"])
    first = capsys.readouterr().out
    main(["sv", "--games", "1", "--pairs", "1", "--levels", "beginner", "learner"])
    assert capsys.readouterr().out == first
    assert "| beginner |" in first
    assert "levels that miss a mark (!): " in first


def test_a_player_against_itself_wins_half():
    place = Place(EN, WORDS)
    assert place.share_won("beginner", "beginner", 1) == 0.5


@pytest.mark.verify
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_level_keeps_its_marks(edition):
    """The report at a smaller size; `make bots-report` plays more."""
    missed = [row.level for row in rows_of(edition, PEOPLE, 24, 24) if not row.holds()]
    assert missed == []
