"""The pages are built without the kernel for browsers too, where Rust has no target for it."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.node import FRONT

BUILD = ("npm", "run", "--silent", "build", "--", "--logLevel", "error")


@pytest.mark.ci
def test_pages_without_the_module_keep_the_worker_that_asks_the_server(tmp_path: Path) -> None:
    front = tmp_path / "front"
    left = shutil.ignore_patterns("node_modules", "generated", "tests", "crosscheck")
    shutil.copytree(FRONT, front, ignore=left)
    (front / "node_modules").symlink_to(FRONT / "node_modules")
    out = tmp_path / "src" / "stafla" / "web" / "static"
    answer = subprocess.run(
        (*BUILD, "--outDir", str(out), "--emptyOutDir"),
        cwd=front,
        env=os.environ | {"NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    names = [path.name for path in out.rglob("*")]
    assert not [name for name in names if name.endswith(".wasm")]
    (worker,) = (path for path in out.rglob("kernel.worker-*.js"))
    assert "/api/device/kernel" in worker.read_text()
    built = json.loads((out / ".vite" / "manifest.json").read_text())
    assert {"src/entries/device.ts", "src/entries/companion.ts"} <= set(built)
