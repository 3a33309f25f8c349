"""Figures with their marks: printed, and kept in `bench/history.jsonl`."""

import json
import platform
import subprocess
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

HISTORY = Path(__file__).resolve().parent / "history.jsonl"


def peak_memory() -> float:
    """The most memory this process has held, in MB (Linux).

    Not ``getrusage``: its figure survives an exec, so a child reports its parent's peak.
    """
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) * 1024 / 1e6


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement, and the mark it is held to."""

    subject: str
    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def holds(self) -> bool:
        """Is it within its mark?"""
        above = self.most is not None and self.value > self.most
        return not above and (self.least is None or self.value >= self.least)

    @property
    def mark(self) -> str:
        """The mark in words."""
        if self.most is not None:
            return f"at most {self.most:g}"
        return f"at least {self.least:g}" if self.least is not None else ""


def report(kind: str, figures: Iterable[Figure]) -> int:
    """Print figures as they come and add them to the history; 1 if one misses its mark."""
    seen = []
    for figure in figures:
        miss = "" if figure.holds else "  MISSED"
        told = f"{figure.value:10.3f} {figure.unit:<8} ({figure.mark}){miss}"
        print(f"{figure.subject:<8} {figure.name:<22} {told}", flush=True)
        seen.append(figure)
    entry = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "kind": kind,
        "commit": _commit(),
        "machine": f"{platform.machine()} {_processor()}",
        "figures": [asdict(figure) for figure in seen],
    }
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(entry) + "\n")
    return 0 if all(figure.holds for figure in seen) else 1


def _commit() -> str:
    command = ("git", "describe", "--always", "--dirty")
    answer = subprocess.run(
        command, cwd=HISTORY.parent, capture_output=True, text=True, check=False
    )
    return answer.stdout.strip()


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.is_file() else []
    names = (line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor())
