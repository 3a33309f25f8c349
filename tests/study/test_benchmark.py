"""Measuring: what is measured is done, and its figures follow from the clock that is given."""

from itertools import count

from stafla.editions import load
from stafla.study.benchmark import NAMES, Benchmark, with_blanks
from tests.study.conftest import words


def test_every_figure_is_measured_in_its_order():
    ticks = count()
    bench = Benchmark(load("is"), words("is"), effort=0.02, spent=lambda: float(next(ticks)))
    found = list(bench.figures())
    assert [one.name for one in found] == [
        name for name in NAMES if name in dict.fromkeys(one.name for one in found)
    ]
    assert {one.edition for one in found} == {"is"}
    values = {one.name: one.value for one in found}
    assert set(NAMES) - {"endgame", "endgame-proved"} <= set(values)
    # one second by this clock passes between any two looks at it
    assert values["word-map"] == 1.0
    assert values["self-play"] == 10.0
    assert values["all-plays-two"] == 1000.0
    assert values["rollouts-two"] >= 100


def test_more_effort_measures_more():
    ticks = count()
    little, much = (
        Benchmark(load("is"), words("is"), effort, lambda: float(next(ticks)))
        for effort in (0.1, 0.4)
    )
    assert (little.many(100), much.many(100)) == (10, 40)
    assert len(little.middle(60)) < len(much.middle(60))
    assert little.many(1) == 1


def test_blanks_take_the_places_of_letters():
    assert with_blanks(b"\x01\x02\x03", 2) == b"\x00\x00\x01"
    assert with_blanks(b"\x00\x02\x03", 1) == b"\x00\x02\x03"
    assert with_blanks(b"\x00\x02\x03", 0) == b"\x02\x03"
