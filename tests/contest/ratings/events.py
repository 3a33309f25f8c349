"""Events and lists for the tests of rating systems."""

from dataclasses import replace
from datetime import date

from hypothesis import strategies as st

from stafla.contest.ratings import RatingEntry, RatingEvent, Result, rating_system

DAY = date(2026, 11, 20)


def event(*games, name="Turku", day=DAY):
    """Games as (one, other, spread), a round each."""
    results = (Result(n, a, b, 400 + s, 400) for n, (a, b, s) in enumerate(games, 1))
    return RatingEvent(name, day, tuple(results))


def change(system, me, opponents, **more):
    """The change of one player by games against (entry, spread)."""
    entries = {"me": me} | {f"o{n}": entry for n, (entry, _) in enumerate(opponents)}
    entries = {name: replace(entry, player=name) for name, entry in entries.items()}
    played = event(*(("me", f"o{n}", spread) for n, (_, spread) in enumerate(opponents)), **more)
    found = (system if not isinstance(system, str) else rating_system(system)).rate(played, entries)
    return next(one for one in found if one.player == "me")


def rate(rating, games=60, **more):
    return RatingEntry("x", rating, games, **more)


@st.composite
def fields(draw):
    """An event of a few players in rounds, with an entry for some of them."""
    players = [f"p{n}" for n in range(draw(st.integers(2, 6)))]
    results = []
    for number in range(1, draw(st.integers(1, 5)) + 1):
        order = draw(st.permutations(players))
        for one, other in zip(order[::2], order[1::2], strict=False):
            own, against = (draw(st.integers(-50, 700)) for _ in range(2))
            results.append(Result(number, one, other, own, against))
    entries = {
        player: RatingEntry(player, draw(st.floats(50, 2500)), draw(st.integers(1, 300)), date=DAY)
        for player in players
        if draw(st.booleans())
    }
    return RatingEvent("Turku", DAY, tuple(results)), entries
