"""What is known to be wrong with what we depend on: `make audit`.

Asks the advisories of PyPI, npm and RustSec over the network. A list that cannot be asked fails
like one that found something: an audit that did not happen is not one that passed.
"""

import os
import sys
from pathlib import Path

from tools.steps import ROOT, Step, run

BIN = Path(sys.executable).parent
UV = str(ROOT / ".uv" / "bin" / "uv")


def steps() -> list[Step]:
    """One audit for each lock file."""
    # the hashed files name everything; nothing has to be resolved or installed
    python = (UV, "tool", "run", "pip-audit", "--strict", "--disable-pip", "--require-hashes")
    locks = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "requirements").glob("*.txt"))
    return [
        *(Step(lock, (*python, "-r", lock)) for lock in locks),
        Step("front/package-lock.json", ("npm", "audit"), ROOT / "front"),
        Step("Cargo.lock", ("cargo", "audit")),  # cargo install cargo-audit
    ]


if __name__ == "__main__":
    os.environ["PATH"] = f"{BIN}:{os.environ['PATH']}"  # a Node of the virtual environment
    sys.exit(run(steps()))
