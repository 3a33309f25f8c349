"""Names that a format has no room for are shortened, and stay apart."""

import datetime
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.formats import short_names as formats
from stafla.contest.formats import tou
from stafla.contest.formats.ascii import plain
from stafla.contest.formats.sheet import SheetDivision, SheetPlayer, TournamentSheet
from stafla.contest.formats.short_names import short_names, shortened_names
from tests.contest.formats.sheets import LETTERS


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Anna Hallberg", "Anna Hallberg"),
        ("Åsa Öberg", '~*Asa ~"Oberg'),
        ("Björn Åkesson-Sjöström", "B. Akesson-Sjostrom"),
        ("Małgorzata Święcka", "Malgorzata Swiecka"),
        ("Brzęczyszczykiewicz, Grzegorz", "Brzeczyszczykiewicz"),
        ("Wiśniewska, Małgorzata Anna", "Wisniewska, M. A."),
        ("Karl-Gustav von Essen-Lindqvist", "K. v. Essen-Lindqvis"),
        ("Þórgunnur Ægisdóttir", "T. Aegisdottir"),
    ],
)
def test_a_name_loses_its_marks_then_given_names_and_is_cut_at_last(name, short):
    assert short_names([name], tou.NAME) == (short,)


def test_names_that_would_be_alike_are_told_apart():
    names = ["Anna-Karin Brännström-Öhman", "Anders Brännström-Öhman", "A. Brannstrom-Ohman"]
    assert short_names(names, tou.NAME) == (
        "A. Brannstrom-Oh (2)",
        "A. Brannstrom-Oh (3)",
        "A. Brannstrom-Ohman",
    )
    assert [name for name, _ in shortened_names(names, tou.NAME)] == names[:2]


def test_a_thousand_equal_names_are_each_tried_once_or_twice():
    looked = Counter()

    class Taken(set):
        def __contains__(self, name):
            looked[name] += 1
            return super().__contains__(name)

    taken, numbers = Taken(), {}
    short = [
        formats._distinct("Anna-Karin Brännström-Öhman", 20, taken, numbers) for _ in "x" * 1000
    ]
    assert len({*short}) == 1000
    assert sum(looked.values()) < 3000


@given(st.lists(st.text(LETTERS + ", -", min_size=1, max_size=40), max_size=6, unique=True))
def test_whatever_the_names_they_fit_and_none_is_another_s(names):
    short = short_names(names, tou.NAME)
    assert all(len(name) <= tou.NAME and name.isascii() for name in short)
    assert len({*short}) == len(names)
    assert all(a == plain(b) for a, b in zip(short, names, strict=True) if len(plain(b)) <= 20)


def test_a_file_of_a_field_with_long_names_is_written_and_read():
    names = ("Grzegorz Brzęczyszczykiewicz", "Gustaw Brzęczyszczykiewicz", "Łucja Maj")
    players = tuple(map(SheetPlayer, names))
    sheet = TournamentSheet("t", datetime.date(2026, 11, 7), (SheetDivision("A", players),))
    read = tou.to_sheet(tou.read(tou.write(tou.of_sheet(sheet))))
    told = [player.name for player in read.divisions[0].players]
    assert told == ["G. Brzeczyszczykiewi", "G. Brzeczyszczyk (2)", "Łucja Maj"]
