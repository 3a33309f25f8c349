"""The packages of a release in one folder, with the wheels that they need: `make dist`.

``python -m tools.dist [FOLDER] [--only]`` writes wheel and source of Stafla and of the five word
packages, the locked wheels that ``stafla[all]`` needs with this Python on this platform (not with
``--only``), and ``SHA256SUMS`` of our own. From that folder ``pip install --no-index --find-links
FOLDER 'stafla[all]'`` and ``uv tool install`` with the same options need no network.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.steps import ROOT

LOCK = ROOT / "requirements" / "all.txt"
WHEELS = ROOT / ".make" / "wheels"
SUMS = "SHA256SUMS"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


def build(folder: Path, *, sources: bool = True) -> None:
    """Build our six packages.

    Raises:
        CalledProcessError: one of them cannot be built.
    """
    folder.mkdir(parents=True, exist_ok=True)
    out = ("--out", folder)
    run(sys.executable, "-m", "tools.pack")
    maturin = str(Path(sys.executable).with_name("maturin"))
    run(maturin, "build", "--release", *out)
    if sources:
        run(maturin, "sdist", *out)
    kinds = ("sdist", "wheel") if sources else ("wheel",)
    for package in words():
        for kind in kinds:
            run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder, at=package)


def words() -> list[Path]:
    """The folders of the word packages."""
    return sorted(path.parent for path in (ROOT / "lexica").glob("*/pyproject.toml"))


def gather(folder: Path) -> None:
    """Put the wheels of the lock beside ours; they are downloaded once for each lock and Python."""
    stamp = WHEELS / f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16]}-{VERSION}"
    if not stamp.exists():
        shutil.rmtree(WHEELS, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
        exactly = ("--no-deps", "--require-hashes", "--only-binary", ":all:")
        run(*pip, *exactly, "--requirement", LOCK, "--dest", WHEELS)
        stamp.touch()
    for wheel in WHEELS.glob("*.whl"):
        beside(wheel, folder / wheel.name)


def beside(wheel: Path, there: Path) -> None:
    """The same file under another name, or a copy where the file system knows no such thing."""
    there.unlink(missing_ok=True)
    try:
        os.link(wheel, there)
    except OSError:
        shutil.copy2(wheel, there)


def write_sums(folder: Path) -> None:
    """The SHA-256 of each of our own packages, as ``sha256sum --check`` reads it."""
    own = sorted(path for path in folder.glob("stafla*") if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in own]
    (folder / SUMS).write_text("".join(lines))


def last_commit() -> str:
    """Seconds since 1970 of the last commit; empty where the sources came without a history."""
    if shutil.which("git") is None:
        return ""
    command = ("git", "log", "-1", "--format=%ct")
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return answer.stdout.strip()


def run(*command: str | Path, at: Path = ROOT) -> None:
    """Run one command that has to succeed; what it says is shown only where it does not.

    The time of the last commit is told as that of the files, so that the same sources give the
    same bytes.
    """
    environment = {"SOURCE_DATE_EPOCH": last_commit() or "1735689600"} | os.environ
    done = subprocess.run(
        list(map(str, command)),
        cwd=at,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout)
        done.check_returncode()


def main() -> int:
    """Empty the folder and fill it."""
    parser = argparse.ArgumentParser(prog="python -m tools.dist")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--only", action="store_true", help="without the wheels of others")
    given = parser.parse_args()
    folder = given.folder.resolve()
    for old in (*folder.glob("*.whl"), *folder.glob("stafla*.tar.gz")):
        old.unlink()
    build(folder)
    if not given.only:
        gather(folder)
    write_sums(folder)
    print((folder / SUMS).read_text(), end="")
    others = len([*folder.glob("*.whl")]) - len([*folder.glob("stafla*.whl")])
    print(f"{folder}: our packages and {others} wheels that they need with Python {VERSION}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
