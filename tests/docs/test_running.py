"""The guide to running a server names what there is."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from stafla.club.limits import shipped_limits
from stafla.web.middleware.rate_limit import COSTS
from tests.machine import leave_out
from tools import dist

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "running.md").read_text()
VARIABLE = re.compile(r"\b(STAFLA_[A-Z_]+|[A-Z]+_URL)\b")
UNIT = ROOT / "deploy" / "stafla.service"


def test_every_setting_that_the_code_reads_is_in_the_guide_and_no_other():
    code = "\n".join(path.read_text() for path in (ROOT / "src").rglob("*.py"))
    read = set(re.findall(r'"(STAFLA_[A-Z_]+|[A-Z]+_URL)"', code))
    assert {"STAFLA_HOME", "DATABASE_URL"} <= read
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", GUIDE, re.M)) == read


@pytest.mark.parametrize("file", ["Containerfile", "deploy/stafla.service"])
def test_the_files_of_a_service_set_only_what_there_is(file):
    named = set(VARIABLE.findall((ROOT / file).read_text()))
    assert named
    assert named <= set(VARIABLE.findall(GUIDE))


def test_the_limits_of_the_guide_are_those_of_the_code():
    rate = shipped_limits().requests
    assert f"{rate.most:g} allowances, of which {rate.each_second:g} come back" in GUIDE
    told = re.search(r"signing in (\d+), signing up\s+(\d+), a new table (\d+)", GUIDE)
    paths = ("/sign-in", "/sign-up", "/tables")
    assert [int(n) for n in told.groups()] == [COSTS["POST", path] for path in paths]


def test_the_guide_tells_every_allowance_of_what_is_dear():
    """In the order of the file, each by a sentence of its own."""
    _, _, rest = GUIDE.partition("| what | a second | saved up |\n|---|--:|--:|\n")
    table, _, _ = rest.partition("\n\n")
    told = re.findall(r"^\| \w.* \| ([\d.]+) \| (\d+) \|$", table, re.M)
    dear = [(rate.each_second, rate.most) for rate in shipped_limits().dear.values()]
    assert [(float(second), float(most)) for second, most in told] == dear


def test_the_image_copies_what_there_is():
    text = (ROOT / "Containerfile").read_text()
    for source in re.findall(r"^COPY (\S+) ", text, re.M):
        assert source.startswith("--from") or (ROOT / source).exists()


def test_the_image_is_built_so_that_its_check_of_health_is_kept():
    """Podman's own format has none."""
    text = (ROOT / "Containerfile").read_text()
    assert "HEALTHCHECK" in text
    built = re.findall(r"podman build .*", text + GUIDE)
    assert built and all("--format docker" in line for line in built)


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path):
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        leave_out("the unit of systemd", "systemd-analyze, of your system's package systemd")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/stafla/bin/stafla", shutil.which("true")))
    answer = subprocess.run([analyse, "verify", unit], capture_output=True, text=True, check=False)
    assert (answer.returncode, answer.stderr) == (0, "")


def test_the_image_has_what_the_extras_of_a_server_bring():
    """The analysers of the languages beside the drivers; the words are packages of ours."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    asked = {
        re.split(r"[>=\[]", requirement)[0]
        for extra, requirements in extras.items()
        if extra not in {"all", "cluster"}
        for requirement in requirements
    }
    locked = (ROOT / "requirements" / "serve.txt").read_text()
    there = set(re.findall(r"^([\w-]+)(?:\[\w+\])?==", locked, re.M))
    assert {"morfeusz2", "psycopg"} < asked
    assert {name for name in asked - there if not name.startswith("stafla-words-")} == set()


def test_packages_are_built_where_there_is_no_git(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    dist.run(sys.executable, "-c", "import os; assert int(os.environ['SOURCE_DATE_EPOCH'])")
