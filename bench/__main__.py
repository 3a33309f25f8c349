"""All measurements: ``python -m bench [--quick]``; `make bench`."""

import sys

from bench import moves, simulation, words

if __name__ == "__main__":
    sys.exit(max(words.main(), moves.main(sys.argv[1:]), simulation.main(sys.argv[1:])))
