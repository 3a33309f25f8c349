"""The best and the worst place: no result lies outside, and in a last round the bound is met."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from stafla.contest.standings import (
    Game,
    Open,
    Scoring,
    reach,
    standings,
    withdrawing_is_better,
)
from tests.contest.divisions import field, game, ids, play_out
from tests.marks import examples

SCORING = Scoring(("wins", "spread", "draw"))


def places(players, games):
    return {one.player: one.place for one in standings(players, games, SCORING)}


@settings(max_examples=examples(150))
@given(play_out(rounds=st.integers(0, 3)), st.data())
def test_whatever_happens_lies_within_the_bounds(found, data):
    players, games = found
    names = ids(players)
    order = data.draw(st.permutations(names))
    pairs = tuple(zip(order[::2], order[1::2], strict=False))
    byes = tuple(order[2 * len(pairs) :])
    later = data.draw(st.integers(0, 2))
    bounds = {
        one.player: one
        for one in reach(standings(players, games, SCORING), Open(pairs, byes, later))
    }
    ends = list(games)
    for number in range(10, 11 + later):
        two = pairs if number == 10 else ()
        if number > 10:
            mixed = data.draw(st.permutations(names))
            two = tuple(zip(mixed[::2], mixed[1::2], strict=False))
        left = set(names) - {one for pair in two for one in pair}
        for a, b in two:
            ends.append(game(number, a, b, data.draw(st.integers(0, 900)), 450))
        ends += [Game(number, one, kind="bye") for one in left]
    for player, place in places(players, ends).items():
        assert bounds[player].best <= place <= bounds[player].worst


@settings(max_examples=examples(60))
@given(play_out(count=st.sampled_from([4, 6]), rounds=st.integers(0, 3)), st.randoms())
def test_in_the_last_round_the_bounds_are_met(found, chance):
    players, games = found
    order = list(ids(players))
    chance.shuffle(order)
    pairs = tuple(zip(order[::2], order[1::2], strict=True))
    met = {player: set() for player in order}
    # each game won by a point or by any number of them, or drawn
    for ends in product((90_000, 1, 0, -1, -90_000), repeat=len(pairs)):
        last = [game(9, a, b, end, 0) for (a, b), end in zip(pairs, ends, strict=True)]
        for player, place in places(players, [*games, *last]).items():
            met[player].add(place)
    for one in reach(standings(players, games, SCORING), Open(pairs)):
        assert (one.best, one.worst) == (min(met[one.player]), max(met[one.player]))


def wins(**counts):
    return [
        Game(number, player, kind="bye")
        for player, n in counts.items()
        for number in range(1, n + 1)
    ]


def spans(table, ahead):
    return {one.player: (one.best, one.worst) for one in reach(table, ahead)}


def test_two_who_meet_cannot_both_pass():
    table = standings(field(4), wins(p01=3, p02=2, p03=2), SCORING)
    # both could have three wins, but not both of them
    assert spans(table, Open((("p02", "p03"),)))["p01"] == (1, 2)
    assert spans(table, Open((("p02", "p04"), ("p03", "p01"))))["p01"] == (1, 3)


def test_games_of_later_rounds_give_wins_that_somebody_has():
    table = standings(field(6), wins(p01=1), SCORING)
    # two rounds give the five others at least eight halves, and nobody below has room for them
    assert spans(table, Open((), (), 1))["p06"][0] == 1
    assert spans(standings(field(2), wins(p01=3), SCORING), Open((), (), 1))["p02"] == (2, 2)


def test_leaving_is_told_where_it_is_safer():
    table = standings(field(4), wins(p01=4, p02=3, p03=3, p04=3), SCORING)
    ahead = Open((("p01", "p02"), ("p03", "p04")))
    playing, left = withdrawing_is_better("p01", table, ahead, bye_halves=0)
    assert (playing.worst, left.worst) == (3, 2)
    # a bye that is a win brings the opponent level all the same
    assert withdrawing_is_better("p01", table, ahead) is None
    assert withdrawing_is_better("p04", table, ahead) is None


def test_equals_in_the_end_share_the_place_that_they_have():
    table = standings(field(3), wins(p01=2, p02=2), SCORING)
    assert spans(table, Open()) == {"p01": (1, 1), "p02": (1, 1), "p03": (3, 3)}
