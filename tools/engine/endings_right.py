"""How many endings are solved after so much thought (``python -m tools.engine.endings_right``).

Of each kind of `tools.engine.endings` the share in which what the champion plays is as good as the
answer, and the share in which it is proved to be, after each of these seconds. Seconds are
processor time of one thread, so a busy machine does not matter. What was proved in less is not
thought about again. A move of an endgame that the answer does not know is put to the proof for
`LONG` seconds; if that is not enough it counts as wrong. Positions without an answer are left out.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from tools.engine.endings import Ending, Engine, after, read

SECONDS = (0.5, 1.0, 2.0, 5.0)
LONG = 30.0

Outcome = tuple[bool, bool]
"""Is it right, and is it proved?"""


def outcomes(engine: Engine, ending: Ending, seconds: Sequence[float]) -> Iterator[Outcome]:
    """What comes of a position after each of these times, the shortest first."""
    at, proved, right = engine.position(ending.cgp), False, False
    for limit in seconds:
        if not proved:
            move, proved = engine.choose(at, limit)
            right = is_right(engine, ending, move)
        yield right, proved


def is_right(engine: Engine, ending: Ending, move: str) -> bool:
    """Whether a move is as good as the answer's."""
    known = ending.is_right(move)
    if known is not None:
        return known
    gained = engine.gain(engine.position(ending.cgp), move, after(LONG))
    return gained is not None and gained >= ending.best()


def row(bag: int, found: Sequence[Sequence[Outcome]]) -> str:
    """A kind's line of the table: positions, and right and proved in percent after each time."""
    cells = [str(bag), str(len(found))]
    for at in zip(*found, strict=True):
        right, proved = (100 * sum(one[i] for one in at) / len(at) for i in (0, 1))
        cells.append(f"{right:.1f} ({proved:.1f})")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print a line for each kind."""
    options = argparse.ArgumentParser(description="Endings solved after so much thought.")
    options.add_argument("--seconds", type=float, nargs="+", default=list(SECONDS))
    options.add_argument("--bags", type=int, nargs="+", default=[0, 1, 2, 3, 4])
    options.add_argument("--count", type=int, default=None)
    asked = options.parse_args()
    engine = cache(Engine)
    print("| in the bag | positions | " + " | ".join(f"{limit:g} s" for limit in asked.seconds))
    for bag, kind in groupby(read(), lambda ending: ending.bag):
        answered = [one for one in kind if one.choices and (one.bag or one.proved)]
        if bag in asked.bags and answered:
            found = [
                list(outcomes(engine(one.edition), one, sorted(asked.seconds)))
                for one in answered[: asked.count]
            ]
            print(row(bag, found), flush=True)


if __name__ == "__main__":
    main()
