"""The kernel that browsers run, asked in Node: what it needs, and how it is asked."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.machine import leave_out
from tools.doctor import GET_TARGET

ROOT = Path(__file__).resolve().parents[2]
FRONT = ROOT / "front"
KERNEL = FRONT / "generated" / "kernel.wasm"


def require_kernel() -> None:
    """Leave a test out where the kernel for browsers cannot be built; in CI that is a failure."""
    if not (KERNEL.is_file() and shutil.which("node")):
        leave_out("the kernel in the browser", GET_TARGET)


def check(name: str, given: Any, folder: Path, front: Path = FRONT, **more: str) -> None:
    """Run one of ``front/crosscheck`` on what is given; it must hold."""
    file = folder / "given.json"
    file.write_text(json.dumps(given), encoding="utf-8")
    command = ("npx", "vitest", "run", "--config", "crosscheck/vitest.config.ts", f"{name}.check")
    environment = {**os.environ, "STAFLA_GIVEN": str(file), "NO_COLOR": "1", **more}
    answer = subprocess.run(
        command, cwd=front, env=environment, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout[-6000:] + answer.stderr[-2000:]
