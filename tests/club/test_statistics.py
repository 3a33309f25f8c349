"""What somebody's games come to: read once, shared by edition, the best play of all."""

from types import SimpleNamespace as Some

import pytest

from stafla.club.statistics import MOST_GAMES, BestPlay, PlayedGame, PlayedGames, Statistics, _best
from stafla.club.tables.refusals import BrokenTable, NoSuchTable


def play_out(game, profile="is", result="won", totals=(300, 200), **more):
    """A game from its first seat."""
    given = {"plays": 9, "bingos": 1, "best": None, "squares": ()} | more
    return PlayedGame(game, 17, profile, 0, result, totals, **given)


def best(points, game="a"):
    return BestPlay(game, "is", b"\x01", points)


class Games:
    """Tables with their seats; those that cannot be read."""

    def __init__(self, seats, broken=None):
        self.known, self.broken, self.asked = seats, broken or {}, []

    def seats(self, table):
        if table in self.broken:
            raise self.broken[table]
        return self.known[table]

    def of(self, *asked, **more):
        self.asked.append((asked, more))
        return [*self.known, *self.broken]


def looked_back(games, *, most=10):
    """Statistics whose games are read by name, and what was read."""
    read = []

    class Read(Statistics):
        def _fresh(self, table, seat):
            read.append((table, seat))
            return None if table == "aborted" else play_out(table)

    return Read(Some(games=games), games, most), read


def seat(number, *, person=None, owner=None, kind="person"):
    return Some(seat=number, kind=kind, person=person, owner=owner)


def test_games_count_in_which_one_was_one_of_several():
    anna, guest = {"person": "anna"}, {"owner": "phone"}
    games = Games(
        {
            "a": (seat(0, **anna), seat(1, person="bo")),
            "second": (seat(0, kind="bot"), seat(1, **anna)),
            "guest": (seat(0, **guest), seat(1, person="bo", owner="phone")),
            "alone": (seat(0, **anna),),
            "against oneself": (seat(0, **anna), seat(1, **guest)),
            "of others": (seat(0, person="bo"), seat(1, owner="other")),
            "aborted": (seat(0, **anna), seat(1)),
        },
        {"broken": BrokenTable(), "gone": NoSuchTable()},
    )
    made, read = looked_back(games)
    record = made.of(made.find("phone", "anna", public=True))
    assert [one.game for one in record.games] == ["a", "second", "guest"]
    assert list(record.seats) == ["a", "second", "guest"]
    assert record.seats["a"] == games.known["a"]
    assert read == [("a", 0), ("second", 1), ("guest", 0), ("aborted", 0)]
    assert games.asked == [(("phone", "anna", MOST_GAMES), {"ended": True, "public": True})]
    made.of(made.find("phone", "anna"))
    assert len(read) == 4 and games.asked[1][1] == {"ended": True, "public": False}


def test_what_was_looked_at_longest_ago_is_read_anew():
    made, read = looked_back(Games({}), most=2)
    for game in ("a", "b", "a", "c", "a", "b"):
        assert made._read(game, 0).game == game
    assert [game for game, _ in read] == ["a", "b", "c", "b"]
    made._read("a", 1)
    assert read[-1] == ("a", 1)


def test_games_are_shared_by_edition_the_one_played_most_first():
    record = PlayedGames(
        (
            play_out("a", "fi", "lost", (200, 300), bingos=2, squares=(9,)),
            play_out("b", squares=(1, 2), best=best(80, "b")),
            play_out("c", "is", "drawn", (251, 250), bingos=0, squares=(2,), best=best(90, "c")),
        ),
        {},
    )
    first, second = record.shares
    assert (first.profile, first.games, first.won, first.points) == ("is", 2, 1, 551)
    assert (first.most, first.bingos, first.average) == (300, 1, 276)
    assert (second.profile, second.games, second.won, second.bingos) == ("fi", 1, 0, 2)
    assert record.won == 1 and record.best == best(90, "c")
    assert record.squares == {1: 1, 2: 2}
    nothing = PlayedGames((), {})
    assert (nothing.won, nothing.best, nothing.shares, nothing.squares) == (0, None, (), {})


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([], None),
        ([(30, None)], None),
        ([(30, []), (20, [b"\x02"])], BestPlay("g", "is", b"\x02", 20)),
        ([(20, [b"\x02"]), (25, [b"\x03", b"\x04"])], BestPlay("g", "is", b"\x03", 25)),
    ],
)
def test_the_best_play_is_one_whose_word_is_known(rows, found):
    plays = [
        Some(
            points=points,
            score=None if words is None else Some(words=[Some(tiles=word) for word in words]),
        )
        for points, words in rows
    ]
    assert _best("g", "is", plays) == found
