"""The kernel for browsers: built where Rust has the target, left out where it has not.

``make`` runs it before the front end, which takes up what lies in ``front/generated``. Standard
library only.
"""

import gzip
import subprocess
import sys
from pathlib import Path

from tools.doctor import WASM, has_wasm_target

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "target" / WASM / "browser" / "stafla_browser.wasm"
TAKEN = ROOT / "front" / "generated" / "kernel.wasm"
STAMP = ROOT / ".make" / "browser"


def build() -> bytes | None:
    """The module; None where it cannot be built here.

    Raises:
        CalledProcessError: the sources do not compile.
    """
    if not has_wasm_target():
        return None
    command = ("cargo", "build", "--quiet", "--profile", "browser", "--target", WASM)
    subprocess.run((*command, "--package", "stafla-browser"), cwd=ROOT, check=True)
    return BUILT.read_bytes()


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


def told(module: bytes | None) -> str:
    """One line on what became of it."""
    if module is None:
        return f"the kernel for browsers is left out: Rust has no target {WASM} (make doctor)"
    packed = len(gzip.compress(module, 9, mtime=0))
    return f"the kernel for browsers: {len(module):,} bytes, {packed:,} on the way"


if __name__ == "__main__":
    made = build()
    if take(made):
        sys.stdout.write(told(made) + "\n")
