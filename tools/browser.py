"""The kernel for browsers: built where Rust has the target, left out where it has not.

``make`` runs it before the front end, which takes up what lies in ``front/generated``. Where rustup
is there, it adds the target. ``STAFLA_BROWSER_KERNEL=none`` leaves the module out, to try pages
that ask the server's kernel. Standard library only.
"""

import gzip
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.doctor import WASM, has_wasm_target

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "target" / WASM / "browser" / "stafla_browser.wasm"
TAKEN = ROOT / "front" / "generated" / "kernel.wasm"
STAMP = ROOT / ".make" / "browser"
CHOICE = "STAFLA_BROWSER_KERNEL"
TRIED = ROOT / ".make" / "target-tried"
DAY = 24 * 3600
PATIENCE = 300


def build() -> bytes | None:
    """The module; None where it cannot be built here.

    Raises:
        CalledProcessError: the sources do not compile.
    """
    if os.environ.get(CHOICE) == "none" or not (has_wasm_target() or add_target()):
        return None
    command = ("cargo", "build", "--quiet", "--profile", "browser", "--target", WASM)
    subprocess.run((*command, "--package", "stafla-browser"), cwd=ROOT, check=True)
    return BUILT.read_bytes()


def add_target() -> bool:
    """Have rustup add the target, where rustup is there; whether it is there now.

    Without network a try fails, so it is made once a day.
    """
    rustup = shutil.which("rustup")
    tried = TRIED.stat().st_mtime if TRIED.exists() else 0
    if rustup is None or time.time() - tried < DAY:
        return False
    sys.stdout.write(f"adding Rust's target {WASM}, for the kernel in browsers (rustup)\n")
    sys.stdout.flush()
    try:
        subprocess.run([rustup, "target", "add", WASM], check=True, timeout=PATIENCE)
    except (subprocess.SubprocessError, OSError) as error:
        why = type(error).__name__
        sys.stdout.write(f"rustup could not add it ({why}); later: rustup target add {WASM}\n")
    TRIED.parent.mkdir(exist_ok=True)
    TRIED.touch()
    return has_wasm_target()


def take(module: bytes | None) -> bool:
    """Put the module where the front end finds it, or nothing there; whether that is news."""
    there = TAKEN.read_bytes() if TAKEN.is_file() else None
    if there == module and STAMP.is_file():
        return False
    TAKEN.parent.mkdir(parents=True, exist_ok=True)
    if module is None:
        TAKEN.unlink(missing_ok=True)
    else:
        TAKEN.write_bytes(module)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.touch()
    return True


def summary(module: bytes | None) -> str:
    """One line on what became of it."""
    if module is None:
        return "the kernel for browsers is left out: pages ask the server's (make doctor)"
    packed = len(gzip.compress(module, 9, mtime=0))
    return f"the kernel for browsers: {len(module):,} bytes, {packed:,} on the way"


if __name__ == "__main__":
    made = build()
    if take(made):
        sys.stdout.write(summary(made) + "\n")
