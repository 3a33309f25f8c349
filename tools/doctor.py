"""What this machine lacks for building, testing and serving Stafla: `make doctor`.

Standard library only: it runs before anything is installed.
"""

import shutil
import subprocess
import sys

NEEDS = {
    "python": ("python3", "Python 3.11 or newer", "your system's package python3"),
    "cargo": (
        "cargo",
        "Rust 1.85 or newer, to build the kernel",
        "rustup, or your system's package",
    ),
    "node": ("node", "Node 20 or newer, to build the pages", "your system's package nodejs"),
    "npm": ("npm", "npm, to fetch what the pages need", "your system's package npm"),
    "git": ("git", "git, to fetch and record changes", "your system's package git"),
}
WANTS = {
    "chromium": (
        "chromium",
        "browser tests are skipped without it",
        "your system's package chromium",
    ),
}


def version(program: str) -> str:
    """The first line the program prints of itself."""
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return (
        (answer.stdout or answer.stderr).strip().splitlines()[0] if answer.returncode == 0 else "?"
    )


def report() -> int:
    """Print one line a program; 1 if something needed is missing."""
    missing = 0
    for table, needed in ((NEEDS, True), (WANTS, False)):
        for name, (program, why, how) in table.items():
            if shutil.which(program):
                print(f"ok       {name:9} {version(program)}")
            else:
                missing += needed
                print(f"{'MISSING' if needed else 'absent '}  {name:9} {why}; get it from {how}")
    if sys.version_info < (3, 11):
        missing += 1
        print(f"MISSING  python    3.11 or newer is needed, this is {sys.version.split()[0]}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(report())
