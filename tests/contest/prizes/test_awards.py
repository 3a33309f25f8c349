"""Prizes from standings and games, by hand-made fields that one can reckon in the head."""

import pytest

from stafla.contest.prizes import BadPrize, Field, Fund, Prize, awards
from stafla.contest.standings import Game, Player, Scoring, standings

PLAYERS = (
    Player("a", 1, 1900, "Norr", "Lund"),
    Player("b", 2, 1800, "Norr", "Uppsala"),
    Player("c", 3, 1400, "Syd", "Lund"),
    Player("d", 4, 1300, "Syd", "Uppsala"),
    Player("e", 5, None, "Syd", ""),
)


def field(games, groups=()):
    """A division whose places follow from games."""
    table = standings(PLAYERS, games, Scoring(("wins", "spread")), seed="lot")
    return Field(table, {one.id: one for one in PLAYERS}, games, dict(groups))


# a 3 wins, b 2, c 2, d 1, e 0: c behind b by spread
GAMES = (
    Game(1, "a", "b", own=400, against=390),
    Game(1, "c", "d", own=350, against=340),
    Game(2, "a", "c", own=450, against=300),
    Game(2, "b", "d", own=500, against=320),
    Game(3, "a", "e", own=380, against=370),
    Game(3, "b", "e", own=360, against=350),
    Game(4, "c", "e", own=330, against=329),
    Game(4, "d", "e", own=310, against=300),
)


def fund(*prizes, **rules):
    made = Fund(**rules)
    for told in prizes:
        made = made.add(Prize(made.added + 1, "A", **told))
    return made


def give(made, own):
    """Who has what: numbers of the prizes, players with money in units, things."""
    return [
        (
            [one.number for one in award.prizes],
            [(share.player, share.money / 100, *share.things) for share in award.shares],
        )
        for award in awards(made, {"A": own})
    ]


def test_places_go_by_the_standings():
    made = fund({"kind": "place", "thing": "cup"}, {"kind": "place", "money": 200})
    assert give(made, field(GAMES)) == [([1], [("a", 0, "cup")]), ([2], [("b", 200)])]


def test_who_shares_a_place_shares_the_money_of_the_places_and_things_go_by_the_order():
    draw = (Game(1, "a", "b", own=400, against=400), Game(1, "c", "d", own=400, against=300))
    rows = standings(PLAYERS, draw, Scoring(("wins", "spread")), seed="lot")
    second, third = rows[1].player, rows[2].player
    assert rows[1].place == rows[2].place == 2
    prizes = [{"kind": "place", "money": 500}, {"kind": "place", "money": 301, "thing": "book"}]
    prizes.append({"kind": "place", "money": 100, "thing": "pen"})
    own = field(draw)
    assert give(fund(*prizes), own) == [
        ([1], [("c", 500)]),
        ([2, 3], [(second, 200.5, "book"), (third, 200.5, "pen")]),
    ]
    assert give(fund(*prizes, ties="order"), own)[1:] == [
        ([2], [(second, 301, "book")]),
        ([3], [(third, 100, "pen")]),
    ]


def test_what_cannot_be_parted_goes_a_hundredth_at_a_time_and_nothing_is_lost():
    shares = awards(fund({"kind": "place", "money": 100}, ties="wins"), {"A": field(())})[0].shares
    assert len(shares) == 5
    three = [Game(1, one, kind="bye") for one in "abc"]
    shares = awards(fund({"kind": "place", "money": 100}), {"A": field(three)})[0].shares
    assert [share.money for share in shares] == [3334, 3333, 3333]


def test_equal_wins_share_where_the_director_says_so():
    made = fund(
        {"kind": "place", "money": 300},
        {"kind": "place", "money": 200},
        {"kind": "place", "money": 100},
        ties="wins",
    )
    assert give(made, field(GAMES)) == [([1], [("a", 300)]), ([2, 3], [("b", 150), ("c", 150)])]


def test_a_class_skips_whoever_has_a_prize_for_a_place():
    made = fund({"kind": "rating", "below": 2000, "money": 50}, {"kind": "place", "money": 100})
    assert give(made, field(GAMES)) == [([2], [("a", 100)]), ([1], [("b", 50)])]
    both = fund(
        {"kind": "rating", "below": 2000, "money": 50}, {"kind": "place", "money": 100}, once=False
    )
    assert give(both, field(GAMES)) == [([2], [("a", 100)]), ([1], [("a", 50)])]


def test_everybody_has_the_better_of_two_and_the_other_goes_to_the_next():
    made = fund(
        {"kind": "place", "money": 1000},
        {"kind": "place", "money": 300},
        {"kind": "rating", "below": 1850, "money": 500},
    )
    assert give(made, field(GAMES)) == [
        ([1], [("a", 1000)]),
        ([2], [("c", 300)]),
        ([3], [("b", 500)]),
    ]


def test_a_cup_belongs_to_the_place_whatever_else_its_winner_could_have():
    made = fund({"kind": "rating", "below": 2000, "money": 500}, {"kind": "place", "thing": "cup"})
    assert give(made, field(GAMES)) == [([2], [("a", 0, "cup")]), ([1], [("b", 500)])]


@pytest.mark.parametrize(
    ("prize", "winner"),
    [
        ({"kind": "rating", "below": 1400}, "d"),
        ({"kind": "rating", "below": 1300}, "e"),
        ({"kind": "family", "label": "uppsala"}, "b"),
        ({"kind": "team", "label": "Syd"}, "c"),
        ({"kind": "group", "label": "Junior"}, "d"),
    ],
)
def test_the_best_of_a_class(prize, winner):
    own = field(GAMES, {"d": ("junior", "new"), "e": ("Junior",)})
    assert give(fund({"thing": "book", **prize}), own) == [([1], [(winner, 0, "book")])]


@pytest.mark.parametrize(
    ("kind", "winner", "value"),
    [
        ("high-win", "b", 500),
        ("high-loss", "b", 390),
        ("low-win", "d", 310),
        ("margin", "b", 180),
        ("spread", "b", 180),
    ],
)
def test_prizes_for_games(kind, winner, value):
    (award,) = awards(fund({"kind": kind, "money": 10}), {"A": field(GAMES)})
    assert ([share.player for share in award.shares], award.value) == ([winner], value)


def test_the_biggest_upset_counts_ratings_that_both_have():
    games = (*GAMES, Game(5, "d", "b", own=400, against=1), Game(5, "e", "a", own=9, against=8))
    (award,) = awards(fund({"kind": "upset", "thing": "book"}), {"A": field(games)})
    assert (award.shares[0].player, award.value) == ("d", 500)
    (none,) = awards(fund({"kind": "upset", "thing": "book"}), {"A": field(GAMES[:1])})
    assert (none.shares, none.value) == ((), None)


def test_equal_games_share_and_drawn_ones_win_nothing():
    games = (
        Game(1, "a", "b", own=400, against=300),
        Game(1, "c", "d", own=400, against=200),
        Game(1, "e", "e2", own=600, against=600),
    )
    made = fund({"kind": "high-win", "money": 100}, {"kind": "high-win", "money": 50})
    shared = give(made, field(games))
    assert [(numbers, sorted(shares)) for numbers, shares in shared] == [
        ([1, 2], [("a", 75), ("c", 75)])
    ]


def test_the_director_names_who_has_the_best_play():
    made = fund({"kind": "named", "label": "Best play", "money": 100})
    assert give(made, field(GAMES)) == [([1], [])]
    named = made.name(1, ("e", "a"))
    assert give(named, field(GAMES)) == [([1], [("e", 50), ("a", 50)])]


def test_prizes_nobody_can_have_stay_without_a_name():
    made = fund({"kind": "family", "label": "Kiruna", "money": 5})
    assert give(made, field(GAMES)) == [([1], [])]
    assert [one.shares for one in awards(made, {})] == [()]


def test_a_number_is_never_used_again():
    made = fund({"kind": "place", "money": 1}, {"kind": "place", "money": 2}).remove(2)
    assert made.add(Prize(3, "A", "place", 4)).prizes[-1].number == 3
    with pytest.raises(BadPrize):
        made.add(Prize(2, "A", "place", 4))
    with pytest.raises(BadPrize):
        made.remove(2)


@pytest.mark.parametrize(
    "told",
    [
        {"kind": "place", "money": -1},
        {"kind": "best"},
        {"kind": "place", "label": "x"},
        {"kind": "rating"},
        {"kind": "family"},
        {"kind": "place", "below": 3},
        {"kind": "place", "players": ("a",)},
    ],
)
def test_a_prize_has_what_its_kind_needs(told):
    with pytest.raises(BadPrize):
        Prize(1, "A", **told)
