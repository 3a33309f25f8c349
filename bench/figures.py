"""Figures with their marks: printed, and kept in `bench/history.jsonl`."""

import argparse
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


def parser(about: str | None) -> argparse.ArgumentParser:
    """What a measurement understands: ``--quick``, and ``--help`` with what it says of itself."""
    understood = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    understood.add_argument("--quick", action="store_true", help="a smaller size, for a first look")
    return understood


def report(kind: str, figures: Iterable[Figure]) -> int:
    """Print figures beside the last ones, add them to the history; 1 if one misses its mark."""
    machine = f"{platform.machine()} {_processor()}"
    before = last(kind, machine)
    print(f"\n{kind:<34}{'today':>11}{'last':>11}{'by it':>7}  mark")
    seen = []
    for figure in figures:
        print(row(figure, before.get((figure.subject, figure.name))), flush=True)
        seen.append(figure)
    entry = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "kind": kind,
        "commit": _commit(),
        "machine": machine,
        "figures": [asdict(figure) for figure in seen],
    }
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps(entry) + "\n")
    from bench import tables  # noqa: PLC0415 - it builds on this module

    tables.write()
    return 0 if all(figure.holds for figure in seen) else 1


def last(kind: str, machine: str) -> dict[tuple[str, str], float]:
    """The figures of the last runs of a kind on such a machine, by subject and name."""
    found: dict[tuple[str, str], float] = {}
    for line in HISTORY.read_text(encoding="utf-8").splitlines() if HISTORY.is_file() else ():
        entry = json.loads(line)
        if (entry["kind"], entry["machine"]) == (kind, machine):
            told = entry["figures"]
            found |= {(figure["subject"], figure["name"]): figure["value"] for figure in told}
    return found


def row(figure: Figure, before: float | None) -> str:
    """A figure's line: today, last time, today by last time, the mark and whether it is missed."""
    name = f"{figure.subject:<8} {figure.name}"
    past = f"{before:11.3f}{figure.value / before:7.2f}" if before else f"{'–':>11}{'–':>7}"
    miss = "" if figure.holds else "  MISSED"
    return f"{name:<34}{figure.value:11.3f}{past}  {figure.mark} {figure.unit}{miss}".rstrip()


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
