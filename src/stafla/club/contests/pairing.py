"""Rounds paired. A large field is paired by a process of its own: the search holds up no page."""

import logging
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from stafla.club.contests.refusals import PairingBusy, PairingTooLong
from stafla.contest.pairing import NotPairable, Pairing, Request, pair
from stafla.contest.pairing.result import read

FEW: Final = 80
"""So many players are paired at once: it takes some hundredths of a second."""
SECONDS: Final = 120
WAIT: Final = 20
"""Seconds that somebody waits for others whose rounds are paired."""
MOST_KEPT: Final = 32
COSTLY: Final = frozenset({"contender"})
SMALL_INSIDE, LARGE_INSIDE, LOOKS_INSIDE = 4, 2, 1
"""So many are paired or wait; more are refused at once, so that nobody holds all threads. Of large
fields that are looked at again, none waits."""
BURST, SHARE = 300.0, 1 / 6
"""Seconds that the large fields of a person may take at first, and of each second from then on."""
MOST_SPENDERS: Final = 1_000
ANYBODY: Final = ""
PROGRAM: Final = "stafla.contest.pairing"
MOST_LOGGED: Final = 4_000
log = logging.getLogger(__name__)


class PairingQueue:
    """Work of a kind, one piece at a time; ``most`` are at it or wait, each person once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: list[str] = []
        self._one, self._lock = threading.Lock(), threading.Lock()

    @contextmanager
    def turn(self, whose: str) -> Iterator[None]:
        """Work when it is one's turn.

        Args:
            whose: the person; `ANYBODY`: who looks is not asked.

        Raises:
            PairingBusy: the person is at it already, or too many wait.
            PairingTooLong
        """
        with self._lock:
            twice = whose != ANYBODY and whose in self._inside
            if twice or len(self._inside) >= self._most:
                raise PairingBusy
            self._inside.append(whose)
        try:
            if not self._one.acquire(timeout=WAIT):
                raise PairingTooLong(seconds=WAIT)
            try:
                yield
            finally:
                self._one.release()
        finally:
            with self._lock:
                self._inside.remove(whose)


class PairingBudget:
    """Seconds of large fields, counted by person: a burst, then a share of the time.

    Args:
        now: seconds that only grow.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def check(self, whose: str) -> None:
        """Whether there is something left.

        Raises:
            PairingBusy
        """
        with self._lock:
            if self._debt(whose) >= BURST:
                raise PairingBusy

    @contextmanager
    def spend(self, whose: str) -> Iterator[None]:
        """Count how long this lasts."""
        begun = self._now()
        try:
            yield
        finally:
            with self._lock:
                now = self._now()
                self._spent[whose] = self._debt(whose) + now - begun, now
                self._spent.move_to_end(whose)
                while len(self._spent) > MOST_SPENDERS:
                    self._spent.popitem(last=False)

    def _debt(self, whose: str) -> float:
        seconds, then = self._spent.get(whose, (0.0, 0.0))
        return max(0.0, seconds - SHARE * (self._now() - then))


class Matchmaker:
    """Pairs rounds, and remembers the latest.

    Small fields wait for no large ones, those who run an event for nobody who looks, and nobody
    for one who asks again and again.
    """

    def __init__(self) -> None:
        self._small, self._large = PairingQueue(SMALL_INSIDE), PairingQueue(LARGE_INSIDE)
        self._small_looks = PairingQueue(SMALL_INSIDE)
        self._large_looks = PairingQueue(LOOKS_INSIDE)
        self._budget = PairingBudget()
        self._known: OrderedDict[str, Pairing] = OrderedDict()
        self._lock = threading.Lock()

    def pairing(self, request: Request, whose: str = ANYBODY) -> Pairing:
        """The pairing of a request.

        Args:
            request: what is to be paired.
            whose: the person who runs the event; `ANYBODY`: it is looked at.

        Raises:
            NotPairable: there is none.
            PairingTooLong, PairingBusy
        """
        if (known := self._recall(request.digest)) is not None:
            return known
        small = len(request.active) <= FEW and request.system not in COSTLY
        if whose == ANYBODY:
            lane = self._small_looks if small else self._large_looks
        else:
            lane = self._small if small else self._large
        with lane.turn(whose):
            # whoever was before may have asked for the same
            if (known := self._recall(request.digest)) is not None:
                return known
            pairing = pair(request) if small else self._pair_large(request, whose)
            self._keep(request.digest, pairing)
        return pairing

    def _pair_large(self, request: Request, whose: str) -> Pairing:
        if whose == ANYBODY:
            return _pair_apart(request)
        self._budget.check(whose)
        with self._budget.spend(whose):
            return _pair_apart(request)

    def _recall(self, digest: str) -> Pairing | None:
        with self._lock:
            if (known := self._known.get(digest)) is not None:
                self._known.move_to_end(digest)
            return known

    def _keep(self, digest: str, pairing: Pairing) -> None:
        with self._lock:
            self._known[digest] = pairing
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)


def _pair_apart(request: Request) -> Pairing:
    command = [sys.executable, "-m", PROGRAM]
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
        # why there is no pairing is an answer; a process that failed is a fault of ours
        log.error(
            "a process that pairs failed with %d: %s", error.returncode, error.stderr[-MOST_LOGGED:]
        )
        raise NotPairable("pairing-request") from error
    return read(answer.stdout, request)
