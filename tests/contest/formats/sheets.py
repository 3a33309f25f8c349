"""Tournaments for the tests of formats."""

from datetime import date
from pathlib import Path

from hypothesis import strategies as st

from stafla.contest.formats import RoundCell, SheetDivision, SheetPlayer, TournamentSheet
from stafla.contest.formats.sheet import answer

DATA = Path(__file__).parents[2] / "data" / "tournaments"
LETTERS = "AaBbþÞðłŁąężźćóöäåÅÍú中😀~'/\".,^-u7E 0"
NUMBERS = set("70.")
WORDS = (
    st.text(LETTERS, min_size=1, max_size=9)
    .map(lambda text: f"N{text.strip()}x")
    # a format refuses a word in a name that looks like a rating
    .filter(lambda name: all(set(word) - NUMBERS for word in name.split()))
)


@st.composite
def sheets(draw, names=WORDS, low=-40, high=800, titles=WORDS, settled=False):
    """Divisions with rounds of any kind; with ``settled`` every pairing has a result."""
    divisions = []
    for letter in "AB"[: draw(st.integers(1, 2))]:
        count, rounds = draw(st.integers(1, 6)), draw(st.integers(0, 4))
        rows = [[] for _ in range(count)]
        for number in range(rounds):
            order = draw(st.permutations(range(count)))
            left = set(order)
            last = number == rounds - 1
            for one, other in zip(order[::2], order[1::2], strict=False):
                if draw(st.integers(0, 3)):
                    left -= {one, other}
                    first = draw(st.sampled_from([True, False] if settled else [True, False, None]))
                    played = settled or not last or draw(st.booleans())
                    a, b = (draw(st.integers(low, high)) if played else None for _ in range(2))
                    rows[one].append(RoundCell(other + 1, a, b, first))
                    rows[other].append(
                        RoundCell(one + 1, b, a, None if first is None else not first)
                    )
            for one in left:
                spread = draw(st.sampled_from([50, 0] if settled else [50, -50, 0, None]))
                rows[one].append(RoundCell(None, spread))
        players = [
            SheetPlayer(draw(names), draw(st.none() | st.integers(1, 2400)), tuple(cells))
            for cells in rows
        ]
        divisions.append(answer(SheetDivision(letter, tuple(players))))
    return TournamentSheet(draw(titles), date(2026, 11, draw(st.integers(1, 30))), tuple(divisions))
