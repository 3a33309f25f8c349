"""Rollouts a second (`python -m bench.simulation [--quick]`).

Fifteen candidates by equity get equal shares, as the marks were measured: two and a half times
(English) and eight times (Polish) what the fastest other engine did with these positions on its
machine. Figures are processor time of one thread, all bookkeeping included.
"""

import sys
import time
from collections.abc import Iterator
from statistics import median

from bench.figures import Figure, parser, report
from stafla import _core
from stafla.editions import load
from stafla.records import cgp
from stafla.study import Analyst
from stafla.words import library

OPENING = "15/15/15/15/15/15/15/3WINDY7/15/15/15/15/15/15/15 ADEEGIL/ 0/32 0"
MIDDLE = (
    "15/15/15/15/14V/9MALTHA/14N/6GUM3O1N/7PEW2D1E/9EF1D1R/9BEVELS/12S2/12T2/15/15"
    " EGOOYRN/ 81/137 0"
)
POLISH = "15/15/15/15/15/15/15/3WENTO7/15/15/15/15/15/15/15 ACNNPRW/ 0/20 0"
# name, edition, position, plies, rollouts a second
POSITIONS = (
    ("opening", "en", OPENING, 2, 47_500),
    ("opening", "en", OPENING, 5, 14_750),
    ("middle", "en", MIDDLE, 2, 36_600),
    ("middle", "en", MIDDLE, 5, 12_600),
    ("opening", "pl", POLISH, 2, 38_500),
    ("opening", "pl", POLISH, 5, 12_600),
)
CANDIDATES = 15
# every candidate's first blocks: a simulation gives all the same share of these
EQUAL = CANDIDATES * 32


class Measured:
    """An edition's words and leaves."""

    def __init__(self, language: str) -> None:
        self.edition = load(language)
        self.rules = self.edition.ruleset()
        self.kit = Analyst(self.edition, library.find(self.edition)).kit(self.rules)

    def simulation(self, text: str, plies: int, seed: int) -> _core.Simulation:
        """A simulation before its first rollout."""
        position = cgp.read(text, self.edition)
        return _core.Simulation(
            self.kit.context(self.rules),
            self.kit.wins,
            _core.PlayerView(
                _core.Board(self.rules, position.cells),
                position.racks[0] or b"",
                totals=position.scores,
            ),
            top=CANDIDATES,
            settings=_core.SimulationSettings(plies=plies, seed=seed, confidence=1.0),
        )

    def speed(self, text: str, plies: int, times: int) -> float:
        """Rollouts a second of processor time: the median of so many simulations."""
        speeds = []
        for seed in range(times):
            simulation = self.simulation(text, plies, seed)
            begun = time.thread_time()
            simulation.run(EQUAL)
            speeds.append(simulation.rollouts / (time.thread_time() - begun))
        return median(speeds)


def figures(quick: bool) -> Iterator[Figure]:
    """All figures."""
    measured = {language: Measured(language) for language in ("en", "pl")}
    for name, language, text, plies, least in POSITIONS:
        speed = measured[language].speed(text, plies, 5 if quick else 40)
        title = f"rollouts, {name}, {plies} plies"
        yield Figure(language, title, speed, "/s", least=least)


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one misses its mark."""
    return report("simulation", figures(parser(__doc__).parse_args(arguments).quick))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
