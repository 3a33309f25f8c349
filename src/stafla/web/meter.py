"""What the server did so far, in the text form that Prometheus reads."""

import os
import threading
from bisect import bisect_left
from collections import defaultdict
from pathlib import Path

BOUNDS = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
Answered = tuple[str, str, int]


class Meter:
    """Counts of requests by method, route and status, how long they took, and what is open now."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: defaultdict[Answered, int] = defaultdict(int)
        self._buckets: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._open: defaultdict[str, int] = defaultdict(int)

    def opened(self, kind: str) -> None:
        """A request or a socket began."""
        with self._lock:
            self._open[kind] += 1

    def closed(self, kind: str) -> None:
        """It ended."""
        with self._lock:
            self._open[kind] -= 1

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; ``route`` is the pattern and never an address with ids."""
        with self._lock:
            self._requests[method, route, status] += 1
            self._buckets[route][bisect_left(BOUNDS, seconds)] += 1
            self._seconds[route] += seconds

    def text(self, broken: int = 0) -> str:
        """Everything, in the exposition format 0.0.4.

        Args:
            broken: how many tables were met whose log cannot be read.
        """
        with self._lock:
            lines = [*self._counts(), *self._durations(), *self._now(), *_broken(broken)]
        return "\n".join([*lines, *_process()]) + "\n"

    def _counts(self) -> list[str]:
        name = "stafla_requests_total"
        lines = [f"# HELP {name} Requests answered.", f"# TYPE {name} counter"]
        for (method, route, status), count in sorted(self._requests.items()):
            lines.append(f'{name}{{method="{method}",route="{route}",status="{status}"}} {count}')
        return lines

    def _durations(self) -> list[str]:
        name = "stafla_request_seconds"
        lines = [f"# HELP {name} From request to answer.", f"# TYPE {name} histogram"]
        for route, counts in sorted(self._buckets.items()):
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), counts, strict=True):
                total += count
                lines.append(f'{name}_bucket{{route="{route}",le="{bound}"}} {total}')
            lines.append(f'{name}_sum{{route="{route}"}} {self._seconds[route]:.6f}')
            lines.append(f'{name}_count{{route="{route}"}} {total}')
        return lines

    def _now(self) -> list[str]:
        name = "stafla_open"
        lines = [f"# HELP {name} Requests and sockets open now.", f"# TYPE {name} gauge"]
        return lines + [f'{name}{{kind="{kind}"}} {n}' for kind, n in sorted(self._open.items())]


def _broken(count: int) -> list[str]:
    """The figure that an operator's alarm waits for: anything but 0 wants a look at the log."""
    name = "stafla_broken_tables"
    about = "Tables met since the start whose log cannot be read."
    return [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {count}"]


def _process() -> list[str]:
    """The process as the system knows it; nothing where the system does not say."""
    status = Path("/proc/self/statm")
    lines = [
        "# HELP process_cpu_seconds_total Processor time used.",
        "# TYPE process_cpu_seconds_total counter",
        f"process_cpu_seconds_total {sum(os.times()[:2]):.2f}",
    ]
    if status.is_file():
        resident = int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        lines += [
            "# HELP process_resident_memory_bytes Memory held.",
            "# TYPE process_resident_memory_bytes gauge",
            f"process_resident_memory_bytes {resident}",
        ]
    return lines
