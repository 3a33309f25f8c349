"""What is installed plays: the wheel in an empty virtual environment, far from the sources."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYTHON = Path(sys.executable)


def command(*words: str, folder: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL"))}
    answer = subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    maturin = str(PYTHON.parent / "maturin")
    command(maturin, "build", "--release", "--quiet", "--out", str(out), folder=ROOT)
    return next(out.glob("stafla-*.whl"))


def test_the_wheel_carries_data_and_pages(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "stafla/_core.abi3.so",
        "stafla/_core.pyi",
        "stafla/data/editions/is.toml",
        "stafla/data/fonts/AtkinsonHyperlegibleNext-Bold.ttf",
        "stafla/data/fonts/OFL.txt",
        "stafla/data/locales/pl/table.ftl",
        "stafla/web/static/.vite/manifest.json",
    ):
        assert needed in names
    built = (ROOT / "front" / "generated" / "kernel.wasm").is_file()
    assert built == any(name.endswith(".wasm") for name in names)
    assert not [name for name in names if "node_modules" in name or name.endswith(".rs")]


def test_an_installed_wheel_scores_and_plays(wheel, tmp_path):
    home = tmp_path / "empty"
    uv = str(ROOT / ".uv" / "bin" / "uv")
    command(uv, "venv", "--quiet", "--python", str(PYTHON), str(home), folder=tmp_path)
    into = ("pip", "install", "--quiet", "--python", str(home / "bin" / "python"))
    requirements = ROOT / "requirements" / "serve.txt"
    command(uv, *into, "--require-hashes", "--requirement", str(requirements), folder=tmp_path)
    packages = [str(ROOT / "lexica" / "en"), str(ROOT / "lexica" / "is")]
    command(uv, *into, "--no-deps", str(wheel), *packages, folder=tmp_path)
    stafla = str(home / "bin" / "stafla")
    position = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0"
    score = command(
        *(stafla, "score", "--edition", "is", "--cgp", position, "--play", "8D HRAKI", "--json"),
        folder=tmp_path,
    )
    assert json.loads(score)["total"] == 28
    run = ("selfplay", "--edition", "en", "--games", "2", "--seed", "1", "--threads", "1", "--json")
    assert json.loads(command(stafla, *run, folder=tmp_path))["games"] == 2
