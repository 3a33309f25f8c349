"""Programs that tests need: the system's, else those of packages, else tests are left out aloud."""

import json
import os
import stat
import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.conftest import Outcomes, reason_lacking
from tests.machine import leave_out, require
from tools import browser, left_out, programs
from tools.doctor import part_line
from tools.programs import BROWSER, BUS, CHOICE, PARTS, POSTGRESQL, Part, Program


def script(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def part(monkeypatch, tmp_path):
    """A program that no system has; its package writes a script."""
    for module in ("programs", "doctor"):
        monkeypatch.setattr(f"tools.{module}.FETCHED", tmp_path)
    monkeypatch.delenv(CHOICE, raising=False)

    def make(text: str | None, **more: object) -> Part:
        def fetch(folder: Path) -> None:
            if text is None:
                raise subprocess.CalledProcessError(1, "npm")
            script(folder / "program", text)

        return Part(
            name="bus",
            untested="the bus",
            get="a bus",
            system=lambda: None,
            package="packed-bus",
            fetched=lambda folder: programs.at(folder / "program"),
            fetch=fetch,
            **more,
        )

    return make


def test_what_the_system_lacks_comes_from_its_package(part):
    one = part("echo Bus 1")
    assert one.find() is None
    assert one.provide() is None
    found = one.find()
    assert found is not None and found.version() == "Bus 1"
    assert part_line(one) == "ok       bus        Bus 1 (package packed-bus)"


@pytest.fixture
def oldest_python(monkeypatch):
    """Python 3.11.0 to 3.11.3, that of Debian 12 among them, has no filters."""
    usual = tarfile.TarFile.extractall

    def extractall(archive, path=".", members=None, *, numeric_owner=False):
        usual(archive, path, members, numeric_owner=numeric_owner)

    monkeypatch.setattr(tarfile.TarFile, "extractall", extractall)
    monkeypatch.delattr(tarfile, "data_filter")


def test_the_oldest_python_that_is_enough_unpacks_archives(tmp_path, oldest_python):
    (tmp_path / "letters.ttf").write_text("a font")
    with tarfile.open(tmp_path / "fonts.tar", "w") as archive:
        archive.add(tmp_path / "letters.ttf", "letters.ttf")
    programs.unpack(tmp_path / "fonts.tar", tmp_path / "fonts")
    assert (tmp_path / "fonts" / "letters.ttf").read_text() == "a font"


@pytest.mark.parametrize(
    ("name", "kind", "target"),
    [
        ("../letters", tarfile.REGTYPE, ""),
        ("/letters", tarfile.REGTYPE, ""),
        ("letters", tarfile.SYMTYPE, "../../letters"),
        ("letters", tarfile.SYMTYPE, "/letters"),
        ("letters", tarfile.LNKTYPE, "../letters"),
        ("letters", tarfile.CHRTYPE, ""),
    ],
)
def test_the_oldest_python_lays_nothing_outside_the_folder(
    tmp_path, oldest_python, name, kind, target
):
    part = tarfile.TarInfo(name)
    part.type, part.linkname = kind, target
    with tarfile.open(tmp_path / "fonts.tar", "w") as archive:
        archive.addfile(part)
    with pytest.raises(tarfile.TarError, match="leads out"):
        programs.unpack(tmp_path / "fonts.tar", tmp_path / "fonts")
    assert sorted(tmp_path.iterdir()) == [tmp_path / "fonts.tar"]


@pytest.mark.parametrize(
    ("text", "said"), [(None, "could not be fetched"), ("exit 1", "does not start here")]
)
def test_a_package_of_no_use_is_said_and_is_no_program(part, text, said):
    one = part(text)
    assert said in one.provide()
    assert one.find() is None


def test_a_platform_without_a_package_is_told_without_a_try(part):
    one = part(None, exists=lambda: False)
    assert "none for this platform" in one.provide()
    assert part_line(one) == "absent   bus        the bus: not tested here; get a bus"


def test_a_package_is_fetched_anew_when_its_lock_changes(part, tmp_path):
    one = part("echo Bus 1")
    one.provide()
    (tmp_path / "bus" / "lock").write_text("of last year")
    assert one.find() is None
    assert one.provide() is None and one.find() is not None


def test_the_system_comes_first_unless_it_is_passed_over(part, tmp_path, monkeypatch):
    own = Program(script(tmp_path / "own", "echo Own 2"))
    one = part("echo Bus 1", exists=lambda: True)
    fields = {name: getattr(one, name) for name in Part.__slots__}
    with_own = Part(**fields | {"system": lambda: own})
    assert with_own.find() is own
    with_own.provide()
    assert not with_own.folder.exists()
    monkeypatch.setenv(CHOICE, "packages")
    assert with_own.provide() is None and with_own.find() != own
    monkeypatch.setenv(CHOICE, "none")
    assert with_own.find() is None


def test_every_package_is_locked_with_hashes_and_names_no_host():
    for one in PARTS:
        assert len(one.digest()) == 64
    texts = [path.read_text() for path in programs.LOCKS.rglob("*") if path.is_file()]
    assert len(texts) >= 6 and not [text for text in texts if "://" in text]
    lock = json.loads((programs.LOCKS / "browser" / "package-lock.json").read_text())
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_programs_behind_a_closed_door_are_copied_to_where_everybody_may_run_them(tmp_path):
    home = tmp_path / "home"
    inside = home / "pg" / "pginstall" / "bin"
    inside.mkdir(parents=True)
    script(inside / "postgres", "echo PostgreSQL")
    open_folder = tmp_path / "open"
    open_folder.mkdir()
    home.chmod(stat.S_IRWXU)
    copied = programs.readable(inside, open_folder)
    assert copied.is_relative_to(open_folder) and (copied / "postgres").exists()


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_without_a_program_a_test_is_left_out_and_in_ci_it_fails(part, monkeypatch):
    monkeypatch.setenv(CHOICE, "none")
    monkeypatch.setenv("CI", "")
    with pytest.raises(pytest.skip.Exception, match=part.untested):
        require(part)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=part.untested):
        require(part)


def skip(why: str, test: str) -> pytest.TestReport:
    where = ("file.py", 1, f"Skipped: {why}")
    return pytest.TestReport(test, ("file.py", 1, "t"), {}, "skipped", where, "setup")


def test_what_was_left_out_is_said_with_how_many_and_what_to_get(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.conftest.OUTCOMES", tmp_path / "outcomes.json")
    for module in ("tests.conftest", "tools.left_out"):
        monkeypatch.setattr(f"{module}.LEFT_OUT", tmp_path / "left-out.json")
    monkeypatch.setenv("CI", "")
    assert left_out.lines() == ["nothing was left out: this machine has everything"]
    with pytest.raises(pytest.skip.Exception) as pages:
        leave_out(BROWSER.untested, BROWSER.get)
    run = Outcomes()
    for number in range(3):
        run.pytest_runtest_logreport(skip(str(pages.value), f"t.py::test_page[{number}]"))
    run.pytest_runtest_logreport(skip("of no concern here", "t.py::test_other"))
    run.pytest_sessionfinish()
    Outcomes().pytest_sessionfinish()  # a later run of other tests forgets nothing
    assert left_out.lines() == [
        "left out on this machine: 3 tests (continuous integration runs them)",
        f"     3  {BROWSER.untested}; get {BROWSER.get}",
    ]
    outcomes = json.loads((tmp_path / "outcomes.json").read_text())
    assert outcomes == {"t.py::test_page": ["lacking"], "t.py::test_other": ["skipped"]}
    again = Outcomes()
    for number in range(3):
        test = f"t.py::test_page[{number}]"
        passed = pytest.TestReport(test, ("t.py", 1, "t"), {}, "passed", None, "call")
        assert reason_lacking(passed) is None
        again.pytest_runtest_logreport(passed)
    again.pytest_sessionfinish()
    assert left_out.lines() == ["nothing was left out: this machine has everything"]


def test_rustup_is_asked_for_the_target_once_a_day_and_its_failure_is_soft(
    tmp_path, monkeypatch, capsys
):
    asked = tmp_path / "asked"
    script(tmp_path / "rustup", f'echo "$@" >> {asked}; exit 1')
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(browser, "TRIED", tmp_path / "tried")
    monkeypatch.setattr(browser, "has_wasm_target", lambda: False)
    assert browser.build() is None and browser.build() is None
    assert asked.read_text() == "target add wasm32-unknown-unknown\n"
    said = capsys.readouterr().out
    assert "adding Rust's target" in said and "could not add it" in said


def test_the_target_that_rustup_adds_is_used(tmp_path, monkeypatch):
    made = tmp_path / "made"
    script(tmp_path / "rustup", f"touch {made}")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(browser, "TRIED", tmp_path / "tried")
    monkeypatch.setattr(browser, "has_wasm_target", made.exists)
    assert browser.add_target()


def test_the_system_finds_what_debian_keeps_off_the_path():
    assert POSTGRESQL.get and BUS.get
    found = programs.system_postgresql()
    assert found is None or found.path.name == "postgres"


def test_a_program_that_hangs_does_not_start_and_stops_nobody(tmp_path, monkeypatch):
    program = Program(script(tmp_path / "program", "exec sleep 60"))
    run = subprocess.run

    def impatient(*arguments, timeout, **more):
        return run(*arguments, timeout=timeout / 600, **more)

    monkeypatch.setattr(subprocess, "run", impatient)
    assert program.version() is None
