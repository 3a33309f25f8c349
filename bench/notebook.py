"""What a notebook waits for in its first minute (`python -m bench.notebook`).

Each figure is a process of its own, best of several, so that nothing is loaded beforehand.
"""

import subprocess
import sys
from collections.abc import Iterator

from bench.figures import Figure, parser, report

RUNS = 7
TIMED = "import time; b = time.perf_counter(); {}; print(1000 * (time.perf_counter() - b))"
STEPS = {
    "import stafla": ("import stafla", 50.0),
    "a board's first plays": (
        "import stafla; stafla.Board('sv').play('8H BEHAG').plays('OBEHGA?')",
        1000.0,
    ),
    "a bot's first turn": (
        "import stafla; stafla.Bot('best-equity').choose(stafla.Game('en', seed=1))",
        3000.0,
    ),
}


def milliseconds(code: str) -> float:
    """Least time of a few processes that run this, their own start left out."""
    command = [sys.executable, "-c", TIMED.format(code)]
    runs = (subprocess.run(command, capture_output=True, check=True) for _ in range(RUNS))
    return min(float(run.stdout) for run in runs)


def figures() -> Iterator[Figure]:
    """The figures, in milliseconds."""
    for name, (code, most) in STEPS.items():
        yield Figure("all", name, milliseconds(code), "ms", most=most)


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one is above its mark."""
    parser(__doc__).parse_args(arguments)  # quick as it is
    return report("notebook", figures())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
