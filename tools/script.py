"""The rules' arithmetic as a script for pages, made of the kernel: ``python -m tools.script``.

``front/src/kernel/arithmetic.js`` is kept with the code, so that a clone builds the front end
without Rust's target for browsers. It is made anew when one of its sources has changed, which
``tests/tools/test_script.py`` finds by the digest in its first lines. Needs that target (``make
doctor``) and npm, which fetches Binaryen: its ``wasm2js`` writes WebAssembly as plain script.
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.doctor import WASM

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "front" / "src" / "kernel" / "arithmetic.js"
BUILT = ROOT / "target" / WASM / "script" / "stafla_script.wasm"
BINARYEN = "binaryen@132.0.0"
RULES = ("clock", "ending", "exchange", "overdraw", "rack", "ruleset", "settlement", "tile")
SOURCES = (
    ROOT / "core" / "script" / "src" / "lib.rs",
    *(ROOT / "core" / "kernel" / "src" / "rules" / f"{name}.rs" for name in RULES),
)
# what Rust's target may use of WebAssembly beside its first version
FEATURES = ("bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals")
HEAD = """\
// Made of the kernel by `python -m tools.script`; not to be changed by hand.
// Sources: {digest}
"""


def digest() -> str:
    """The SHA-256 of the sources, each behind its name, whatever stands in their comments."""
    found = hashlib.sha256()
    for path in SOURCES:
        lines = path.read_text(encoding="utf-8").split("#[cfg(test)]")[0].splitlines()
        code = [line for line in lines if not line.lstrip().startswith("//")]
        found.update("\n".join([path.name, *code]).encode())
    return found.hexdigest()


def head() -> str:
    """The script's first lines, as they are for today's sources."""
    return HEAD.format(digest=digest())


def make() -> str:
    """The script.

    Raises:
        CalledProcessError: the sources do not compile, or a program is missing.
    """
    command = ("cargo", "build", "--quiet", "--profile", "script", "--target", WASM)
    subprocess.run((*command, "--package", "stafla-script"), cwd=ROOT, check=True)
    with tempfile.TemporaryDirectory() as folder:
        small, script = Path(folder, "small.wasm"), Path(folder, "script.js")
        lowered = ("-Oz", "--converge", "--strip", "--llvm-nontrapping-fptoint-lowering")
        run("wasm-opt", *lowered, str(BUILT), "-o", str(small))
        run("wasm2js", "-O", str(small), "-o", str(script))
        return head() + script.read_text(encoding="utf-8")


def run(program: str, *arguments: str) -> None:
    """Run one of Binaryen's programs."""
    features = (f"--enable-{name}" for name in FEATURES)
    npm = ("npm", "exec", "--yes", f"--package={BINARYEN}", "--")
    subprocess.run((*npm, program, *features, *arguments), cwd=ROOT, check=True)


if __name__ == "__main__":
    SCRIPT.write_text(make(), encoding="utf-8")
    sys.stdout.write(f"{SCRIPT.relative_to(ROOT)}: {SCRIPT.stat().st_size:,} bytes\n")
