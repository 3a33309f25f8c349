"""Why somebody sits out, by what the round is paired on."""

from dataclasses import replace

import pytest

from stafla.contest.pairing import Request, Settings, bye_reasons, pair
from stafla.contest.standings import Game, Player
from stafla.data.catalogue import LANGUAGES, catalogue
from tests.contest.divisions import field, game, ids

QUICK = Settings(simulations=200, rounds=5, prizes=2)


def request(count, system="swiss", number=1, games=(), **more):
    players = more.pop("players", field(count))
    given = {"active": ids(players), "settings": QUICK, **more}
    return Request(number, system, players, given.pop("active"), tuple(games), "s", **given)


def reasons_of_byes(asked):
    """Who sits out of a round that is paired, and why."""
    reasons = bye_reasons(asked, pair(asked).byes)
    for language in LANGUAGES:
        for reason in reasons.values():
            assert "{" not in catalogue(language, "contest")(f"pairing-bye-{reason}")
    return dict(reasons)


PLAYED = [game(1, "p01", "p02", 400, 300), game(1, "p03", "p04", 400, 390)]


@pytest.mark.parametrize("system", ["swiss", "king-of-the-hill", "fold", "factor", "chew"])
def test_the_lowest_sits_out_of_those_with_the_fewest_byes(system):
    assert reasons_of_byes(request(5, system)) == {"p05": "lowest"}
    second = request(5, system, 2, [*PLAYED, Game(1, "p05", kind="bye")])
    assert reasons_of_byes(second) == {"p02": "fewest-lowest"}
    top = replace(QUICK, top_down_byes=True)
    assert reasons_of_byes(request(5, system, settings=top)) == {"p01": "highest"}
    assert reasons_of_byes(replace(second, settings=top)) == {"p01": "fewest-highest"}


def test_what_was_set_by_hand_is_told_beside_the_others():
    assert reasons_of_byes(request(5, locked_byes=("p02",))) == {"p02": "by-hand"}
    assert reasons_of_byes(request(6, locked_byes=("p02",))) == {"p02": "by-hand", "p06": "lowest"}
    assert reasons_of_byes(request(3, "chew", locked=(("p01", "p02"),))) == {"p03": "lowest"}


def test_lots_decide_between_those_who_stand_level():
    level = tuple(Player(f"p0{n}", n) for n in range(1, 6))
    assert set(reasons_of_byes(request(5, players=level)).values()) == {"lot"}
    # ratings part them
    rated = tuple(replace(player, rating=1500 + player.number) for player in level)
    by_rating = replace(request(5, players=rated).scoring, keys=("wins", "rating"))
    assert reasons_of_byes(request(5, players=rated, scoring=by_rating)) == {"p01": "lowest"}


def test_who_sits_out_so_that_the_others_can_be_paired_at_all():
    apart = replace(QUICK, apart=(("p01", "p02"),))
    assert reasons_of_byes(request(3, settings=apart)) == {"p02": "forced"}


def test_the_first_australian_round_leaves_its_middle_and_later_ones_the_lowest():
    assert reasons_of_byes(request(7, "australian")) == {"p04": "middle"}
    assert reasons_of_byes(request(5, "australian", 2, [*PLAYED, Game(1, "p05", kind="bye")])) == {
        "p02": "fewest-lowest"
    }


def test_whose_place_is_settled_sits_out_before_the_lowest():
    wins = {"p01": (10, 90), "p02": (5, 2), "p03": (5, 1), "p04": (4, 1), "p05": (1, 1)}
    games = [
        Game(number, player, "x", "played", 400, 400 - spread, player)
        for player, (won, spread) in wins.items()
        for number in range(1, won + 1)
    ]
    numbers = Settings(rounds=30, prizes=3, simulations=200)
    assert reasons_of_byes(request(5, "contender", 30, games, settings=numbers)) == {
        "p01": "settled"
    }
    assert reasons_of_byes(request(5, "swiss", 30, games, settings=numbers)) == {"p05": "lowest"}


def test_fixtures_have_reasons_of_their_own():
    whole = request(5, "round-robin")
    (free,) = pair(whole).byes
    assert reasons_of_byes(whole) == {free: "turn"}
    first, second = next((one.first, one.second) for one in pair(whole).pairs)
    order = replace(QUICK, order=ids(field(5)))
    here = tuple(player for player in ids(field(5)) if player != first)
    assert reasons_of_byes(replace(whole, active=here, settings=order)) == {
        free: "turn",
        second: "missing",
    }
    by_hand = replace(whole, locked=((free, first),), displaced_meet=True)
    assert reasons_of_byes(by_hand) == {second: "displaced"}
    late = request(0, "round-robin", players=(*field(4), Player("p05", 5)))
    assert reasons_of_byes(replace(late, settings=replace(QUICK, order=ids(field(4))))) == {
        "p05": "late"
    }


def test_whoever_is_not_of_the_field_has_no_reason():
    assert bye_reasons(request(4), ["nobody"]) == {}
