"""A request on standard input becomes a pairing on standard output: for a process of its own."""

import sys

from stafla.contest.pairing.pair import pair
from stafla.contest.pairing.request import NotPairable, from_json
from stafla.contest.pairing.result import refused_json, to_json


def main() -> None:
    """Pair."""
    try:
        text = to_json(pair(from_json(sys.stdin.read())))
    except NotPairable as refused:
        text = refused_json(refused.code, refused.details)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
