"""Rounds paired. A large field is paired by a process of its own: the search holds up no page."""

import subprocess
import sys
import threading
from collections import OrderedDict
from typing import Final

from stafla.club.contests.refusals import PairingTooLong
from stafla.contest.pairing import NotPairable, Pairing, Request, pair
from stafla.contest.pairing.result import read

FEW: Final = 80
"""So many players are paired at once: it takes some hundredths of a second."""
SECONDS: Final = 120
WAIT: Final = 20
"""Seconds that somebody waits for others whose rounds are paired."""
MOST_KEPT: Final = 32
COSTLY: Final = frozenset({"contender"})


class Matchmaker:
    """Pairs rounds, one at a time, and remembers the latest."""

    def __init__(self) -> None:
        self._one = threading.Lock()
        self._known: OrderedDict[str, Pairing] = OrderedDict()

    def pairing(self, request: Request) -> Pairing:
        """The pairing of a request.

        Raises:
            NotPairable: there is none.
            PairingTooLong
        """
        digest = request.digest
        if not self._one.acquire(timeout=WAIT):
            raise PairingTooLong(seconds=WAIT)
        try:
            if (known := self._known.get(digest)) is not None:
                self._known.move_to_end(digest)
                return known
            small = len(request.active) <= FEW and request.system not in COSTLY
            made = pair(request) if small else _pair_apart(request)
            self._known[digest] = made
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        finally:
            self._one.release()
        return made


def _pair_apart(request: Request) -> Pairing:
    command = [sys.executable, "-m", "stafla.contest.pairing"]
    try:
        answer = subprocess.run(  # noqa: S603 - our own program, told its work on standard input
            command,
            input=request.to_json(),
            capture_output=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=True,
        )
    except subprocess.TimeoutExpired:
        raise PairingTooLong(seconds=SECONDS) from None
    except subprocess.CalledProcessError as error:
        raise NotPairable("pairing-request") from error
    return read(answer.stdout, request)
