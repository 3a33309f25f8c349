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
from collections import Counter
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


def main() -> int:
    """Run the tool, name the survivors and print the share that was killed."""
    prepare()
    children = str(os.cpu_count() or 2)
    program = Path(sys.executable).parent / "mutmut"
    run = subprocess.run(
        [program, "run", "--max-children", children], cwd=ROOT, check=False, capture_output=True
    )
    statuses = {name: code for name, code in outcomes().items() if code not in UNCOUNTED}
    if not statuses:
        sys.stdout.buffer.write(run.stdout + run.stderr)
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
