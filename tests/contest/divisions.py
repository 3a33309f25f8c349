"""Divisions with games for the tests of standings and pairings."""

from hypothesis import strategies as st

from stafla.contest.standings import Game, Player

COUNTS = st.integers(2, 9)
ROUNDS = st.integers(0, 4)


def field(count, **more):
    """Players p01, p02 … by falling rating."""
    return tuple(Player(f"p{n:02}", n, 2000 - 10 * n, **more) for n in range(1, count + 1))


def ids(players):
    return tuple(player.id for player in players)


def game(number, one, other, own, against):
    return Game(number, one, other, "played", own, against, one)


@st.composite
def play_out(draw, count=COUNTS, rounds=ROUNDS):
    """Players and rounds of games, byes, forfeits and voids in any order."""
    players = field(draw(count))
    games = []
    for number in range(1, draw(rounds) + 1):
        order = draw(st.permutations(ids(players)))
        if len(order) % 2:
            games.append(Game(number, order[-1], kind=draw(st.sampled_from(["bye", "forfeit"]))))
        for one, other in zip(order[::2], order[1::2], strict=False):
            kind = draw(st.sampled_from(["played"] * 5 + ["forfeit", "void", "double-forfeit"]))
            own, against = draw(st.integers(-20, 600)), draw(st.integers(-20, 600))
            if kind == "played":
                games.append(game(number, one, other, own, against))
            else:
                games.append(Game(number, one, other, kind))
    return players, tuple(games)
