"""Mutation testing of the rules: `python -m tools.mutate`, a part of `make verify`.

Every small change to `stafla.rules` that a test would not notice is a survivor; at most one in
seven may survive. Survivors are named, so that `mutmut show NAME` shows what no test sees.
A run that was cut short goes on where it stopped, unless the rules or their tests have changed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tools.steps import ROOT

LEAST = 0.85
MUTANTS = ROOT / "mutants"
TRIED = (ROOT / "src" / "stafla" / "rules", ROOT / "tests" / "rules")
KILLED = frozenset({1, 3, 24, 36, 152, 255, -24, -11, -9})
"""Exit statuses of a run that noticed: failed, crashed, or went on for ever."""
UNCOUNTED = frozenset({34, 37})
"""Left out on purpose: skipped, or refused by the type checker."""


def outcomes() -> dict[str, int | None]:
    """Every mutant's exit status, as the tool keeps it beside the mutated files."""
    found: dict[str, int | None] = {}
    for meta in MUTANTS.rglob("*.meta"):
        found |= json.loads(meta.read_text())["exit_code_by_key"]
    return found


def prepare() -> None:
    """Forget what was found out about other rules or by other tests."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in TRIED for path in folder.rglob("*.py")):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    note = MUTANTS / "tried"
    if not note.exists() or note.read_text() != digest.hexdigest():
        shutil.rmtree(MUTANTS, ignore_errors=True)
        MUTANTS.mkdir()
        note.write_text(digest.hexdigest())


def make() -> str:
    """Make the mutants and note which test runs which function: what the tool says of it.

    It is asked to try none: it would collect all tests anew for each.
    """
    program = Path(sys.executable).parent / "mutmut"
    return said([program, "run", "--max-children", str(os.cpu_count() or 2), "none"], ROOT, {})


def try_all() -> str:
    """Try every mutant that has not been tried (`tools.mutants`): what pytest says of it."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mutmut"]
    quick = ("-q", "-s", "--rootdir=.", "--tb=native", "-p", "no:xdist", "-p", "tools.mutants")
    words = (*quick, *tool["pytest_add_cli_args"], *tool["pytest_add_cli_args_test_selection"])
    paths = os.pathsep.join(("src", "."))
    return said([sys.executable, "-m", "pytest", *words], MUTANTS, {"PYTHONPATH": paths})


def said(command: Sequence[str | Path], folder: Path, more: dict[str, str]) -> str:
    """All that a program prints."""
    run = subprocess.run(
        command, cwd=folder, env=os.environ | more, capture_output=True, text=True, check=False
    )
    return run.stdout + run.stderr


def main() -> int:
    """Try the mutants, name the survivors and print the share that was killed."""
    prepare()
    made, tried = make(), try_all()
    statuses = {name: code for name, code in outcomes().items() if code not in UNCOUNTED}
    if not statuses or None in statuses.values():
        sys.stdout.write(made + tried)
        return 1
    survivors = sorted(name for name, code in statuses.items() if code not in KILLED)
    for name in survivors:
        print(f"{name}: {statuses[name]}")
    killed = len(statuses) - len(survivors)
    share = killed / len(statuses)
    print(f"exit statuses: {dict(Counter(statuses.values()))}")
    print(f"mutants of rules/: {len(statuses)}, killed {killed} = {share:.1%}, least {LEAST:.0%}")
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
