"""Every system pairs, the same way whatever the order, and says why."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla.contest.pairing import (
    NotPairable,
    Request,
    Settings,
    can_catch,
    circle,
    field_of,
    from_json,
    mates_of,
    pair,
    repeat_weight,
    repeats_of,
)
from stafla.contest.pairing import contenders as rest
from stafla.contest.pairing.pair import SYSTEMS
from stafla.contest.pairing.result import to_json
from stafla.contest.standings import Game, Player, Scoring
from stafla.data.catalogue import LANGUAGES, catalogue
from tests.contest.divisions import field, game, ids, play_out

QUICK = Settings(simulations=200, rounds=5, prizes=2)


def request(players, number=1, games=(), system="swiss", **more):
    given_settings = more.pop("settings", QUICK)
    active = more.pop("active", ids(players))
    return Request(
        number, system, players, active, tuple(games), "s", settings=given_settings, **more
    )


def two(pairing):
    return [tuple(sorted((one.first, one.second))) for one in pairing.pairs]


def results(pairing):
    """Lower names win, by as many points as they stand apart."""
    number = pairing.request.round
    played_now = [
        game(number, one.first, one.second, 400, 400 + (one.first > one.second) * 50 - 20)
        for one in pairing.pairs
    ]
    return [*played_now, *(Game(number, one, kind="bye") for one in pairing.byes)]


def event(players, rounds, system="swiss", **more):
    """A whole event; the pairing of every round."""
    games, found = [], []
    for number in range(1, rounds + 1):
        found.append(pair(request(players, number, games, system, **more)))
        games += results(found[-1])
    return found


@settings(max_examples=60)
@given(play_out(), st.sampled_from(sorted(SYSTEMS)), st.randoms(), st.booleans())
def test_everybody_plays_once_and_no_order_matters(found, system, chance, top_down):
    players, games = found
    number = max((one.round for one in games), default=0) + 1
    numbers = replace(QUICK, top_down_byes=top_down)
    asked = request(players, number, games, system, settings=numbers)
    made = pair(asked)
    there = [one for p in made.pairs for one in (p.first, p.second)] + list(made.byes)
    assert sorted(there) == sorted(ids(players))
    assert len(made.byes) == len(players) % 2
    mixed = [list(part) for part in (players, ids(players), games)]
    for part in mixed:
        chance.shuffle(part)
    other = replace(asked, players=tuple(mixed[0]), active=tuple(mixed[1]), games=tuple(mixed[2]))
    again = pair(other)
    assert (again.pairs, again.byes, again.cost) == (made.pairs, made.byes, made.cost)
    assert again.relaxations == made.relaxations
    assert other.digest == asked.digest
    assert pair(from_json(asked.to_json())).pairs == made.pairs
    assert [one.table for one in made.pairs] == list(range(1, len(made.pairs) + 1))


@settings(max_examples=60)
@given(play_out(), st.sampled_from(["swiss", "australian", "monrad"]))
def test_a_pair_repeats_only_where_the_pairing_says_so(found, system):
    players, games = found
    number = max((one.round for one in games), default=0) + 1
    made = pair(request(players, number, games, system))
    told = {tuple(sorted(pair_)) for one in made.relaxations for pair_ in one.pairs}
    assert {two_ for two_, one in zip(two(made), made.pairs, strict=True) if one.met} == told
    for one in made.relaxations:
        assert one.needed == bool(one.pairs)


@pytest.mark.parametrize("kind", ["forfeit", "double-forfeit", "void"])
@pytest.mark.parametrize("system", ["swiss", "monrad"])
def test_two_whose_game_was_not_played_or_does_not_count_have_not_met(system, kind):
    players = field(4)
    games = [
        *(Game(1, one, other, kind) for one, other in (("p01", "p02"), ("p03", "p04"))),
        *(game(2, one, other, 400, 300) for one, other in (("p01", "p03"), ("p02", "p04"))),
        *(game(3, one, other, 400, 300) for one, other in (("p01", "p04"), ("p02", "p03"))),
    ]
    made = pair(request(players, 4, games, system))
    assert sorted(two(made)) == [("p01", "p02"), ("p03", "p04")]
    assert [one.met for one in made.pairs] == [0, 0]
    assert not any(one.needed for one in made.relaxations)


@settings(max_examples=40)
@given(st.integers(2, 9), st.integers(1, 5), st.sampled_from(["swiss", "monrad", "chew"]))
def test_byes_are_spread_and_starts_balanced(count, rounds, system):
    players = field(count)
    byes = dict.fromkeys(ids(players), 0)
    starts = dict.fromkeys(ids(players), 0)
    for made in event(players, rounds, system):
        for one in made.byes:
            # C-4: nobody has two while another has none
            assert byes[one] == min(byes.values())
            byes[one] += 1
        for one in made.pairs:
            assert starts[one.first] <= starts[one.second]
            starts[one.first] += 1
    assert max(byes.values()) - min(byes.values()) <= 1


def test_the_round_robin_of_six():
    """C-1."""
    assert [circle(6, n) for n in range(5)] == [
        [(1, 6), (2, 5), (3, 4)],
        [(1, 5), (6, 4), (2, 3)],
        [(1, 4), (5, 3), (6, 2)],
        [(1, 3), (4, 2), (5, 6)],
        [(1, 2), (3, 6), (4, 5)],
    ]


@pytest.mark.parametrize("count", range(2, 13))
def test_a_round_robin_meets_everybody_once_and_balances_starts(count):
    players = field(count)
    rounds = count - 1 + count % 2
    made = event(players, 2 * rounds, "round-robin")
    single = sorted(one for round_ in made[:rounds] for one in two(round_))
    assert single == sorted(combinations(ids(players), 2))
    assert sorted(one for round_ in made[rounds:] for one in two(round_)) == single
    for upto in (rounds, 2 * rounds):
        firsts = [one.first for round_ in made[:upto] for one in round_.pairs]
        seconds = [one.second for round_ in made[:upto] for one in round_.pairs]
        for player in ids(players):
            assert abs(firsts.count(player) - seconds.count(player)) <= 1
    # who went first the first time goes second the second
    pairs = [{(one.first, one.second) for one in round_.pairs} for round_ in made]
    assert pairs[0] == {(b, a) for a, b in pairs[rounds]}


def test_who_leaves_a_round_robin_dissolves_the_own_fixtures_alone():
    players = field(6)
    whole = pair(request(players, 2, system="round-robin"))
    left = pair(request(players, 2, system="round-robin", active=ids(players)[1:]))
    assert set(two(left)) == {one for one in two(whole) if "p01" not in one}
    assert left.byes == ("p05",)


def late_event(count, *late, rounds, system="round-robin", players=()):
    """From round 2, before which they came: pairs of players who came late, and byes."""
    there = (*(players or field(count)), *late)
    order, games, met = Settings(order=ids(there[:count])), [], []
    for number in range(2, rounds + 1):
        made = pair(request(there, number, games, system, settings=order))
        games += [game(number, one.first, one.second, 400, 300) for one in made.pairs]
        met.append(({one for one in two(made) if set(one) & set(ids(late))}, set(made.byes)))
    return met


def by_hand(count, *locked, byes=(), number=1, system="round-robin", **more):
    """A round of fixtures with pairs set by hand."""
    return pair(
        request(
            more.pop("players", field(count)),
            number,
            more.pop("games", ()),
            system,
            locked=locked,
            locked_byes=byes,
            displaced_meet=True,
            **more,
        )
    )


@pytest.mark.parametrize("system", ["round-robin", "quads", "fontes"])
def test_whose_opponents_are_set_by_hand_meet_each_other(system):
    """Both had byes, which counted as wins."""
    whole = pair(request(field(8), system=system))
    first, second = two(whole)[:2]
    made = by_hand(8, (first[0], second[0]), system=system)
    assert made.byes == ()
    assert made.notes == ()
    swapped = {tuple(sorted((first[n], second[n]))) for n in (0, 1)}
    assert set(two(made)) == {*two(whole)[2:], *swapped}
    assert pair(from_json(made.request.to_json())).pairs == made.pairs


def test_a_request_of_before_gives_byes_as_it_did_and_has_the_digest_that_it_had():
    made = by_hand(4, ("p01", "p02"))
    assert two(made) == [("p03", "p04"), ("p01", "p02")]
    old = replace(made.request, displaced_meet=False)
    assert "displaced_meet" not in old.to_json()
    assert sorted(pair(from_json(old.to_json())).byes) == ["p03", "p04"]
    assert old.digest != made.request.digest


def test_who_is_displaced_alone_has_the_bye_and_whoever_sat_out_anyway_keeps_it():
    whole = pair(request(field(5), system="round-robin"))
    (free,), (first, second) = whole.byes, two(whole)[0]
    made = by_hand(5, (free, first))
    assert (made.byes, made.notes) == ((second,), (f"displaced:{second}",))
    made = by_hand(5, two(whole)[0][:1] + two(whole)[1][:1])
    assert (made.byes, made.notes) == ((free,), ())


def test_displaced_players_meet_again_rather_than_win_without_playing_and_it_is_said():
    met = [game(1, "p03", "p04", 400, 300)]
    made = by_hand(4, ("p01", "p02"), number=2, games=met)
    assert two(made) == [("p03", "p04"), ("p01", "p02")]
    assert made.relaxations[3].pairs == (("p03", "p04"),)


def test_displaced_players_who_may_not_meet_sit_out_and_it_is_said():
    apart = replace(QUICK, apart=(("p03", "p04"),))
    made = by_hand(4, ("p01", "p02"), settings=apart)
    assert sorted(made.byes) == ["p03", "p04"]
    assert sorted(made.notes) == ["displaced:p03", "displaced:p04"]
    teams = tuple(Player(f"{team}{n}", n, team=team) for team in ("a", "b") for n in (1, 2))
    made = by_hand(4, ("a1", "a2"), system="team-round-robin", players=teams)
    assert sorted(made.byes) == ["b1", "b2"]


def test_who_sits_out_by_hand_leaves_an_opponent_to_whom_one_is_missing():
    made = by_hand(6, byes=("p02",), active=ids(field(6))[:5])
    assert two(made) == [("p03", "p04"), ("p01", "p05")]
    assert (made.byes, made.notes) == (("p02",), ())


def test_who_comes_to_a_round_robin_of_an_odd_number_meets_everybody_left_and_has_no_bye():
    late = Player("p06", 6)
    met = late_event(5, late, rounds=5)
    assert [byes for _, byes in met] == [set()] * 4
    others = [set(one) - {"p06"} for pairs, _ in met for one in pairs]
    assert len(others) == len({name for one in others for name in one}) == 4


def test_who_comes_to_a_round_robin_of_an_even_number_meets_another_who_came_and_nobody_twice():
    met = late_event(4, Player("p05", 5), Player("p06", 6), rounds=3)
    assert met == [({("p05", "p06")}, set()), (set(), {"p05", "p06"})]


def test_who_comes_late_meets_no_team_mate():
    players = tuple(Player(f"{team}{n}", n, team=team) for team, n in ("a1", "a2", "b1"))
    for team, without in (("a", {"a1", "z9"}), ("b", set())):
        late = Player("z9", 9, team=team)
        ((_, byes),) = late_event(3, late, rounds=2, system="team-round-robin", players=players)
        assert byes == without


def test_teams_meet_player_by_player():
    players = tuple(Player(f"{team}{n}", n, team=team) for team in ("a", "b") for n in range(1, 4))
    order = Settings(order=("a1", "a2", "a3", "b1", "b2", "b3"))
    rounds = [pair(request(players, n, (), "team-round-robin", settings=order)) for n in (1, 2, 3)]
    assert two(rounds[1]) == [("a1", "b2"), ("a2", "b3"), ("a3", "b1")]
    assert sorted(one for made in rounds for one in two(made)) == sorted(
        (a, b) for a in ("a1", "a2", "a3") for b in ("b1", "b2", "b3")
    )


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_starts_of_teams_are_balanced(size):
    players = tuple(
        Player(f"{team}{n}", n, team=team) for team in ("a", "b") for n in range(1, size + 1)
    )
    order = Settings(order=ids(players))
    rounds = [
        pair(request(players, n, (), "team-round-robin", settings=order))
        for n in range(1, size + 1)
    ]
    firsts = [one.first for made in rounds for one in made.pairs]
    for player in ids(players):
        assert abs(2 * firsts.count(player) - size) <= 1


def test_contenders_of_one_team_are_kept_apart():
    players = tuple(replace(one, team="t" if n < 2 else "") for n, one in enumerate(field(6)))
    for number in (1, 5):
        made = pair(request(players, number, system="contender"))
        assert ("p01", "p02") not in two(made)
        assert not made.relaxations[1].needed


@pytest.mark.parametrize("system", ["quads", "team-round-robin", "round-robin", "fontes"])
def test_an_order_that_names_somebody_who_is_not_there_pairs_the_others(system):
    players = tuple(replace(one, team=f"t{n % 2}") for n, one in enumerate(field(4)))
    order = (*ids(players), "nobody")
    made = pair(request(players, 1, system=system, settings=replace(QUICK, order=order, rounds=3)))
    assert {one for both in two(made) for one in both} | set(made.byes) <= set(ids(players))


@pytest.mark.parametrize("count", range(2, 24))
def test_quads_meet_by_fours_of_like_rating_and_nobody_twice(count):
    players = tuple(replace(one, rating=1000 + 10 * int(one.id[1:])) for one in field(count))
    made = [pair(request(players[::-1], n, (), "quads")) for n in (1, 2, 3)]
    order = sorted((one.id for one in players), reverse=True)
    groups = max(1, count // 4)
    group = {one: min(n // 4, groups - 1) for n, one in enumerate(order)}
    met = [one for round_ in made for one in two(round_)]
    assert all(group[a] == group[b] for a, b in met)
    assert len({frozenset(one) for one in met}) == (len(met) if count > 2 else 1)
    for round_ in made:
        seated = [one for both in two(round_) for one in both]
        assert sorted([*seated, *round_.byes]) == sorted(order)
        assert len(round_.byes) == count % 2
    fours = [one for one in met if group[one[0]] < groups - 1]
    assert len(fours) == 6 * (groups - 1)
    byes = [one for round_ in made for one in round_.byes]
    assert len(set(byes)) == len(byes)
    starts = [(one.first, one.second) for round_ in made for one in round_.pairs]
    for one in order:
        firsts = sum(a == one for a, _ in starts) - sum(b == one for _, b in starts)
        assert abs(firsts) <= 1 or group[one] == groups - 1


@pytest.mark.parametrize("system", ["round-robin", "quads", "fontes"])
def test_a_schedule_names_families_and_teams_who_meet_and_says_of_none_that_it_kept_them_apart(
    system,
):
    """Only those displaced by hand were looked at: of all others it said that they were kept."""
    players = tuple(
        replace(one, family="Ek" if n in (0, 3) else "", team="T" if n in (1, 2) else "")
        for n, one in enumerate(field(4))
    )
    ek, t = (players[0].id, players[3].id), (players[1].id, players[2].id)
    met = []
    for number in (1, 2, 3):
        order = Settings(order=ids(players), rounds=3)
        made = pair(request(players, number, (), system, settings=order))
        families, teams = made.relaxations[:2]
        together = {frozenset(ek), frozenset(t)} & {one.players for one in made.pairs}
        assert {frozenset(two) for two in (*families.pairs, *teams.pairs)} == together
        told = "pairing-family-schedule-needed" if together else "pairing-family-schedule"
        assert families.message == told
        assert teams.message == told.replace("family", "team")
        met += together
        sides = [(one.first, one.second) for one in made.pairs]
        assert mates_of(made.request, sides) == tuple(
            one for one in (families, teams) if one.needed
        )
    assert sorted(map(sorted, met)) == sorted(map(sorted, (ek, t)))


def test_a_round_robin_of_teams_keeps_team_mates_apart_and_names_families():
    players = tuple(
        replace(one, family="Ek" if n in (0, 2) else "", team="A" if n < 2 else "B")
        for n, one in enumerate(field(4))
    )
    rounds = [
        pair(
            request(players, number, (), "team-round-robin", settings=Settings(order=ids(players)))
        )
        for number in (1, 2)
    ]
    assert [[one.message for one in made.relaxations[:2]] for made in rounds] == [
        ["pairing-family-schedule-needed", "pairing-team"],
        ["pairing-family-schedule", "pairing-team"],
    ]


def test_fontes_plays_small_round_robins():
    players = field(13)
    made = [pair(request(players, n, (), "fontes", settings=Settings(rounds=3))) for n in (1, 2, 3)]
    met = [one for round_ in made for one in two(round_)]
    assert len(set(met)) == len(met)
    first = {name for one in met if "p01" in one for name in one}
    assert first == {"p01", "p04", "p08", "p11"}
    with pytest.raises(NotPairable, match="pairing-fontes"):
        pair(request(players, 1, (), "fontes", settings=Settings(rounds=2)))


@pytest.mark.parametrize(
    ("system", "more", "pairs"),
    [
        ("king-of-the-hill", {}, "01-02 03-04 05-06 07-08"),
        ("queen-of-the-hill", {}, "01-03 02-04 05-07 06-08"),
        ("fold", {}, "01-05 02-06 03-07 04-08"),
        ("australian", {}, "01-05 02-06 03-07 04-08"),
        ("monrad", {}, "01-02 03-04 05-06 07-08"),
        ("swiss", {}, "01-05 02-06 03-07 04-08"),
        ("factor", {"factor": 3}, "01-04 02-05 03-06 07-08"),
    ],
)
def test_first_rounds_by_place(system, more, pairs):
    made = pair(request(field(8), system=system, settings=replace(QUICK, **more)))
    assert [f"{a[1:]}-{b[1:]}" for a, b in two(made)] == pairs.split()


def test_the_middle_sits_out_of_the_first_australian_round():
    made = pair(request(field(7), system="australian"))
    assert (two(made)[0], made.byes) == (("p01", "p05"), ("p04",))


def test_king_of_the_hill_may_avoid_what_was():
    players = field(4)
    games = [game(1, "p01", "p02", 400, 300), game(1, "p03", "p04", 400, 300)]
    games += [game(2, "p01", "p03", 400, 300), game(2, "p02", "p04", 400, 300)]
    assert ("p01", "p02") in two(pair(request(players, 3, games, "king-of-the-hill")))
    avoid = replace(QUICK, repeats="avoid")
    made = pair(request(players, 3, games, "king-of-the-hill", settings=avoid))
    assert two(made) == [("p01", "p04"), ("p02", "p03")]


def test_what_cannot_be_is_given_up_in_a_fixed_order_and_said():
    """C-3."""
    players = tuple(
        replace(one, family="f" if n < 3 else "", team="t" if n in (2, 3) else "")
        for n, one in enumerate(field(4))
    )
    made = pair(request(players))
    assert [one.kind for one in made.relaxations] == ["family", "team", "earlier-rounds", "repeats"]
    assert [one.needed for one in made.relaxations] == [True, False, False, False]
    assert made.relaxations[0].pairs == (("p01", "p03"),)
    again = [made]
    for number in (2, 3, 4, 5):
        games = [one for round_ in again for one in results(round_)]
        again.append(pair(request(field(4), number, games)))
    needed = [[one.kind for one in round_.relaxations if one.needed] for round_ in again[1:]]
    assert needed == [[], [], ["earlier-rounds"], ["earlier-rounds"]]
    assert again[3].relaxations[2].round == 2
    lone = pair(request(field(2), 2, [game(1, "p01", "p02", 2, 1)], settings=Settings(reset=1)))
    assert [one.kind for one in lone.relaxations if one.needed] == ["repeats"]
    apart = Settings(apart=(("p01", "p02"),))
    with pytest.raises(NotPairable, match="pairing-impossible"):
        pair(request(field(2), settings=apart))
    with pytest.raises(NotPairable, match="pairing-apart"):
        pair(request(field(2), system="fold", settings=apart))


def entrants(*standings_):
    """The players of a field by (wins, spread)."""
    players = field(len(standings_))
    games = []
    for player, (won, spread) in zip(ids(players), standings_, strict=True):
        games += [Game(n, player, kind="bye", spread=spread * (n == 1)) for n in range(1, won + 1)]
    return field_of(request(players, 30, games, scoring=Scoring(("wins", "spread")))).entrants


def test_who_can_still_be_caught():
    """C-5."""
    first, second = entrants((10, 600), (8, 100))
    assert can_catch(first, second, 2, 250)
    far, near = entrants((10, 1200), (8, 100))
    assert not can_catch(far, near, 2, 250)
    assert can_catch(far, near, 3, 0)
    assert not can_catch(first, second, 1, 9999)


def test_what_repeats_weigh():
    """C-6."""
    assert [repeat_weight(times, 24) for times in (1, 2, 3)] == [2048, 6144, 14336]


def test_the_rest_is_simulated_the_same_everywhere():
    members = entrants(*[(5 - n // 2, 100 - 30 * n) for n in range(8)])
    course = rest.RestOfDivision(left=3, times=500, seed="x", cap=250, factor=4)
    ends, again = rest.simulate(members, course), rest.simulate(members, course)
    assert (ends == again).all()
    assert ends.sum() == 8 * 500
    assert set(ends.sum(axis=0)) == set(ends.sum(axis=1)) == {500}
    # the stream of the counter's cipher, so that another library or machine is noticed
    assert ends[0].tolist() == [209, 93, 112, 26, 40, 17, 3, 0]
    assert (rest.simulate(members, replace(course, seed="y")) != ends).any()


@pytest.mark.parametrize(
    ("standing", "left", "lowest", "rank"),
    [
        # the second can pass by meeting the leader in both rounds, and folding would keep it away
        (((9, 300), (8, 0), (7, 0), (5, 0)), 2, 3, 1),
        # in the last round the second meets the leader anyway, the third would not
        (((5, 100), (4, 0), (4, -10), (3, 0), (3, -5), (2, 0)), 1, 1, None),
        (((5, 100), (4, 0), (4, -10), (3, 0), (3, -5), (2, 0)), 1, 2, 2),
        # nobody can pass
        (((9, 300), (5, 0), (4, 0), (3, 0)), 2, 3, None),
        (((9, 300), (8, 0)), 1, 0, None),
    ],
)
def test_who_wins_all_that_is_left_is_not_kept_from_the_leader(standing, left, lowest, rank):
    members = entrants(*standing)
    course = rest.RestOfDivision(left, times=400, seed="x", cap=250, factor=len(members) // 2)
    assert rest.control_loss(members, course, lowest, 100) == rank


def test_a_leader_meets_whom_it_could_lose_the_event_to():
    members = entrants((9, 300), (8, 0), (7, 0), (5, 0))
    players = tuple(one.player for one in members)
    games = tuple(
        Game(game.round, one.id, kind="bye", spread=game.spread)
        for one in members
        for game in one.games
    )
    numbers = Settings(rounds=31, prizes=1, simulations=4000)
    made = pair(Request(30, "contender", players, ids(players), games, "s", settings=numbers))
    assert "leader-meets:2" in made.notes
    assert ("p01", "p02") in two(made)


def test_the_course_is_the_same_in_pieces(monkeypatch):
    members = entrants(*[(5 - n // 2, 100 - 30 * n) for n in range(8)])
    course = rest.RestOfDivision(left=2, times=100, seed="x", cap=250, factor=4)
    monkeypatch.setattr(rest, "MOST_CELLS", 80)
    small = rest.simulate(members, course)
    first = rest.simulate(members, replace(course, times=10))
    assert small.sum() == 800
    # the first piece is the whole of a shorter course
    assert ((small - first) >= 0).all()


@pytest.mark.parametrize(
    "numbers",
    [
        {"simulations": 10**9},
        {"simulations": 0},
        {"rounds": 0},
        {"factor": -1},
        {"prizes": 0},
        {"hopefulness": ()},
        {"hopefulness": (2000,)},
        {"gibson_spread": -1},
        {"control": 1001},
    ],
)
def test_numbers_that_nobody_can_reckon_with_are_refused(numbers):
    with pytest.raises(NotPairable, match="pairing-settings"):
        Settings(**numbers)


@pytest.mark.parametrize(
    ("left", "lowest", "settled", "controlled", "pairs"),
    [
        # neighbours meet over the prizes in the last round, but for whom it changes nothing
        (1, (2,), (), False, [(0, 1)]),
        (1, (2, 3, 3), (), True, [(0, 1), (2, 3)]),
        (1, (0, 2, 3), (0,), False, [(1, 2)]),
        (1, (1, 1, 2, 5), (2,), False, [(0, 1), (3, 4)]),
        # before it the first three meet the next three, where each can hope for that place
        (2, (3, 4, 5), (), False, [(0, 3), (1, 4), (2, 5)]),
        (2, (4, 6, 6), (), False, [(0, 3), (1, 4), (2, 5)]),
        (2, (3, 3, 5), (), False, []),
        (2, (3, 4, 5), (), True, []),
        (2, (3, 4, 5), (0,), False, []),
        (2, (3, 4), (), False, []),
        (3, (3, 4, 5), (), False, []),
    ],
)
def test_where_prizes_are_decided_pairs_are_fixed(left, lowest, settled, controlled, pairs):
    assert rest.decisive_pairs(left, lowest, settled, controlled=controlled) == pairs


def late_round(number, *standing, **more):
    """A round of 31 by contenders, three prizes, where so many wins and spreads were brought."""
    members = entrants(*standing)
    players = tuple(replace(one.player, **more.get(one.id, {})) for one in members)
    games = tuple(
        Game(game.round, one.id, kind="bye", spread=game.spread)
        for one in members
        for game in one.games
    )
    numbers = Settings(rounds=31, prizes=3, simulations=2000)
    return Request(number, "contender", players, ids(players), games, "s", settings=numbers)


def test_the_first_three_meet_the_next_three_before_the_last_round():
    even = [(9, 60 - 10 * rank) for rank in range(8)]
    made = pair(late_round(30, *even))
    assert {"decisive:1-4", "decisive:2-5", "decisive:3-6"} <= set(made.notes)
    assert {("p01", "p04"), ("p02", "p05"), ("p03", "p06")} <= set(two(made))
    # in the last round neighbours meet, also for the third prize
    made = pair(late_round(31, *even))
    assert {("p01", "p02"), ("p03", "p04")} <= set(two(made))


def test_a_decisive_pair_of_one_team_is_not_fixed():
    even = [(9, 60 - 10 * rank) for rank in range(8)]
    made = pair(late_round(31, *even, p01={"team": "t"}, p02={"team": "t"}))
    assert ("p01", "p02") not in two(made)
    assert [note for note in made.notes if note.startswith("decisive")] == ["decisive:3-4"]
    assert ("p03", "p04") in two(made)


def test_whose_place_is_settled_sits_out_first():
    members = entrants((20, 900), (10, 0), (10, -10), (9, 0), (2, 0))
    players = tuple(one.player for one in members)
    games = tuple(
        Game(game.round, one.id, "x", "played", 400, 400 - game.spread, one.id)
        for one in members
        for game in one.games
    )
    numbers = Settings(rounds=30, prizes=3, simulations=200)
    asked = Request(30, "contender", players, ids(players), games, "s", settings=numbers)
    assert pair(asked).byes == ("p01",)
    assert pair(replace(asked, system="swiss")).byes == ("p05",)


def test_leaders_who_have_won_already_meet_no_contender():
    members = entrants((20, 900), (10, 0), (10, -10), (9, 0), (2, 0), (1, 0))
    players = tuple(one.player for one in members)
    games = tuple(
        Game(game.round, one.id, kind="bye", spread=game.spread)
        for one in members
        for game in one.games
    )
    asked = Request(
        30,
        "contender",
        players,
        ids(players),
        games,
        "s",
        settings=Settings(rounds=30, prizes=3, simulations=500),
    )
    made = pair(asked)
    assert "settled:1" in made.notes
    opponent = next(one for pair_ in two(made) if "p01" in pair_ for one in pair_ if one != "p01")
    assert opponent in ("p04", "p05", "p06")


def test_chew_pairs_the_leader_with_the_lowest_who_can_catch():
    players = field(6)
    games = [Game(n, one, kind="bye") for n in (1, 2) for one in ids(players)[: 6 - 2 * n]]
    last = Settings(rounds=3, prizes=1)
    made = pair(request(players, 3, games, "chew", settings=last))
    assert ("p01", "p04") in two(made)
    everybody = pair(request(players, 3, games, "chew", settings=Settings(rounds=9)))
    assert two(everybody) == two(
        pair(request(players, 3, games, "swiss", settings=Settings(rounds=9)))
    )


def test_chew_gives_the_only_one_who_is_not_set_by_hand_a_bye():
    made = pair(request(field(3), system="chew", locked=(("p01", "p02"),)))
    assert two(made) == [("p01", "p02")]
    assert made.byes == ("p03",)


def test_locked_pairs_stay_and_the_others_are_paired_round_them():
    players = field(7)
    asked = request(players, locked=(("p01", "p02"),), locked_byes=("p03",))
    made = pair(asked)
    assert ("p01", "p02") in two(made)
    assert made.byes == ("p03",)
    assert [one.grade for one in made.pairs].count("locked") == 1
    assert json.loads(asked.to_json())["locked"] == [["p01", "p02"]]


def test_a_lagged_swiss_is_paired_on_the_round_before():
    players = field(4)
    games = [game(1, "p04", "p01", 900, 100), game(1, "p03", "p02", 400, 300)]
    lagged = Settings(based_on=0)
    assert two(pair(request(players, 2, games, settings=lagged))) == [
        ("p01", "p03"),
        ("p02", "p04"),
    ]


REFUSED = [
    (request(field(2), active=("p01", "x")), "pairing-unknown"),
    (request(field(2), active=("p01", "p01")), "pairing-twice"),
    (request(field(4), locked=(("p01", "p02"), ("p02", "p03"))), "pairing-twice"),
    (request(field(4), active=("p01", "p02"), locked=(("p01", "p03"),)), "pairing-twice"),
    (request(field(2), system="dice"), "pairing-system"),
    (request(field(3001)), "pairing-players"),
    (request(field(4), system="team-round-robin"), "pairing-teams"),
]


@pytest.mark.parametrize(("asked", "code"), REFUSED, ids=[code for _, code in REFUSED])
def test_what_cannot_be_paired_is_refused_in_five_languages(asked, code):
    with pytest.raises(NotPairable) as refused:
        pair(asked)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert catalogue(language, "contest")(code, **refused.value.details)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"round": 1}'])
def test_what_is_no_request_is_refused(text):
    with pytest.raises(NotPairable, match="pairing-request"):
        from_json(text)


def large(count, rounds):
    players = field(count)
    games = []
    for number in range(1, rounds):
        made = pair(request(players, number, games))
        games += results(made)
    asked = request(players, rounds, games)
    made = pair(asked)
    mixed = replace(
        asked, players=players[::-1], active=ids(players)[::-1], games=tuple(games[::-1])
    )
    assert pair(mixed).pairs == made.pairs
    assert not any(one.met for one in made.pairs)
    assert len(made.pairs) == count // 2
    return made


def test_a_swiss_of_a_hundred_and_one_is_the_same_in_any_order():
    """C-2, smaller."""
    assert len(large(101, 3).byes) == 1


def test_a_swiss_is_the_same_on_one_core_and_on_all_and_in_another_process():
    """Nothing of the machine decides: cores, or in which order a process walks through its sets."""
    players = field(120)
    asked = request(players, 2, results(pair(request(players, 1, []))))
    made = to_json(pair(asked))
    cores = os.sched_getaffinity(0)
    for allowed, salt in ((cores, "1"), ({min(cores)}, "2")):
        on = ["taskset", "--cpu-list", ",".join(map(str, sorted(allowed)))]
        told = subprocess.run(
            [*on, sys.executable, "-m", "stafla.contest.pairing"],
            input=asked.to_json(),
            capture_output=True,
            encoding="utf-8",
            check=True,
            env=os.environ | {"PYTHONHASHSEED": salt},
        )
        assert told.stdout == made


@pytest.mark.verify
@pytest.mark.timeout(600)
@pytest.mark.parametrize("count", [301, 1000])
def test_a_large_swiss_is_the_same_in_any_order(count):
    """C-2."""
    large(count, 2)


def course(count, rounds, system="round-robin", swap=None, **more):
    """The rounds of an event of fixtures, of which the first may have a pair set by hand."""
    games, made = [], []
    for number in range(1, rounds + 1):
        locked = (swap,) if swap and number == 1 else ()
        made.append(by_hand(count, *locked, number=number, system=system, games=games, **more))
        games += [game(number, one.first, one.second, 400, 300) for one in made[-1].pairs]
    return made


def repeats(made):
    return {
        (tuple(sorted((one.first, one.second))), one.rounds)
        for one in repeats_of(made.request, two(made))
    }


def test_a_fixture_that_repeats_a_pair_set_by_hand_is_known_with_its_round():
    """Whoever pairs was told nothing of it, and the explanation said that nobody meets again."""
    rounds = course(4, 3, swap=("p01", "p02"))
    found = [repeats(made) for made in rounds]
    assert found[0] == set()
    assert sorted(found[1:], key=len) == [set(), {(("p01", "p02"), (1,)), (("p03", "p04"), (1,))}]


@pytest.mark.parametrize(("system", "rounds"), [("round-robin", 7), ("quads", 6), ("fontes", 3)])
def test_whom_a_plan_lets_meet_twice_is_no_repeat(system, rounds):
    settings = Settings(rounds=3, order=ids(field(4)))
    for made in course(4, rounds, system, settings=settings):
        assert repeats(made) == set()


def test_who_meets_again_in_a_swiss_round_is_known_but_not_from_before_the_reset():
    games = [game(1, "p01", "p02", 400, 300), game(1, "p03", "p04", 0, 0)]
    games[1] = replace(games[1], kind="void")
    made = pair(request(field(4), 3, games, locked=(("p01", "p02"), ("p03", "p04"))))
    assert repeats(made) == {(("p01", "p02"), (1,))}
    late = replace(made.request, settings=replace(made.request.settings, reset=2))
    assert repeats_of(late, two(made)) == ()
