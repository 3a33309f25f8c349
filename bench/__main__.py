"""All measurements: ``python -m bench [--quick]``; `make bench`."""

import sys

from bench import endgame, moves, notebook, phone, simulation, words
from bench.figures import parser

if __name__ == "__main__":
    parser(__doc__).parse_args()
    parts = (words, moves, simulation, endgame, notebook, phone)
    sys.exit(max(part.main(sys.argv[1:]) for part in parts))
