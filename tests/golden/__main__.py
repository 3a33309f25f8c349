"""Golden playthroughs: `python -m tests.golden` writes them anew, to be reviewed as a diff.

One lively game for each edition: the record as people would keep it, and a dump of everything that
follows from it. The test replays the record and compares the dump, so that any change of a rule
shows in the diff, and no word list matters to it. Names of editions after the command: only those.
"""

import sys

from stafla.records.record import file as records
from tests.golden.dump import GAMES, GOLDEN, text
from tests.stories.company import Company

WHIM = 1

for name in sys.argv[1:] or GAMES:
    players, check = GAMES[name]
    *_, game = Company(name, players, WHIM, lively=True, check=check).acts()
    (GOLDEN / f"{name}.json").write_bytes(records.write(records.Record(game.events)))
    (GOLDEN / f"{name}.txt").write_text(text(game), encoding="utf-8")
    sys.stdout.write(f"{name}: {game.number} events, {game.ended}\n")
