"""What a machine lacks is said in a line with what to get, before anything is built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import doctor

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def machine(monkeypatch, tmp_path):
    """A machine with nothing on its path; gives it programs that say a version, or do not start."""
    monkeypatch.setenv("PATH", str(tmp_path))

    def gets(name: str, said: str, status: int = 0) -> None:
        file = tmp_path / name
        file.write_text(f"#!/bin/sh\necho '{said}'\nexit {status}\n")
        file.chmod(0o755)

    return gets


def line_of(capsys: pytest.CaptureFixture[str], name: str) -> str:
    """The line of one program in the report."""
    doctor.report()
    lines = capsys.readouterr().out.splitlines()
    return next(line for line in lines if line[9:].startswith(name))


def test_a_rust_that_is_too_old_or_does_not_start_is_missing(machine, capsys):
    assert line_of(capsys, "cargo").startswith("MISSING")
    machine("cargo", "cargo 1.84.1")
    assert "here is cargo 1.84.1" in line_of(capsys, "cargo")
    machine("cargo", "error: no default is configured", status=1)
    assert "/cargo says: error: no default is configured" in line_of(capsys, "cargo")
    machine("cargo", "cargo 1.85.0")
    assert line_of(capsys, "cargo") == "ok       cargo      cargo 1.85.0"


def test_without_a_linker_nothing_is_built_and_the_line_says_so(machine, capsys):
    machine("cargo", "cargo 1.90.0")
    assert doctor.report(builds=True) == 1
    said = capsys.readouterr().out
    assert said.startswith("MISSING  linker") and "gcc" in said and said.count("\n") == 1
    machine("cc", "cc 12.2")
    assert doctor.report(builds=True) == 0
    assert capsys.readouterr().out == ""


def test_a_python_that_makes_no_environments_needs_a_package_or_uv(machine, capsys, monkeypatch):
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    assert "python3-venv" in line_of(capsys, "python")
    machine("uv", "uv 1")
    assert line_of(capsys, "python").startswith("ok")


@pytest.mark.parametrize(
    ("version", "taken"),
    [
        ("v18.19.1", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
    ],
)
def test_a_node_that_does_not_build_the_pages_is_passed_over(machine, capsys, version, taken):
    machine("npm", "10")
    machine("node", version)
    assert doctor.node_is_new_enough() is taken
    line = line_of(capsys, "node")
    assert line.startswith("ok" if taken else f"absent   node       Node {doctor.NODES}, to build")
    assert taken or f"here is {version}:" in line


def test_an_older_python_is_told_which_it_has_to_be(monkeypatch):
    """The file is read as one of Python 3.6 would read it: no line of it may be newer."""
    code = (ROOT / "tools" / "__init__.py").read_text()
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit, match=r"Python 3\.11 or newer.*make PYTHON="):
        exec(code, {})


def test_make_begins_nothing_where_something_is_missing(tmp_path):
    """In a tree in which nothing was built, with Python and without Rust."""
    tree, path = tmp_path / "tree", tmp_path / "bin"
    path.mkdir()
    for name in ("bash", "find", "mkdir"):
        (path / name).symlink_to(shutil.which(name))
    for name in ("tools", "requirements"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "Makefile", tree)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("M")}

    def install(python: str) -> list[str]:
        make = (shutil.which("make"), "install", f"PYTHON={python}")
        answer = subprocess.run(
            make, cwd=tree, env=kept | {"PATH": str(path)}, capture_output=True, check=False
        )
        assert answer.returncode == 2
        return answer.stdout.decode().splitlines()

    lines = install(sys.executable)
    assert [line[:18].split() for line in lines] == [["MISSING", "cargo"], ["MISSING", "linker"]]
    assert install("python3.0")[0].startswith("MISSING  python     no python3.0 here")
    assert not (tree / ".uv").exists()


def test_a_folder_that_was_moved_is_installed_anew(tmp_path):
    """What a virtual environment holds names the folder in which it was made."""
    tree = tmp_path / "first place's"
    shutil.copytree(ROOT / "requirements", tree / "requirements")
    shutil.copy(ROOT / "Makefile", tree)
    uv = tree / ".uv" / "bin" / "uv"
    uv.parent.mkdir(parents=True)
    uv.write_text("#!/bin/sh\nmkdir -p .venv && echo made >> .venv/made\n")
    uv.chmod(0o755)

    def make(at: Path) -> str:
        # as by hand: the tests may have been begun by another make, which tells of folders
        own = {name: value for name, value in os.environ.items() if "MAKE" not in name}
        done = subprocess.run(
            ("make", ".make/venv"), cwd=at, env=own, capture_output=True, text=True, check=True
        )
        return done.stdout

    make(tree)
    made = (tree / ".venv" / "made").read_text()
    assert make(tree) == "" and (tree / ".venv" / "made").read_text() == made
    moved = tree.rename(tmp_path / "second")
    assert f"this folder was {tree}:" in make(moved)
    assert (moved / ".venv" / "made").read_text() == made
