"""A release: its workflow names what there is, and the changelog has a section for it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tools.docs.changelog import NotReady, section

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / ".github" / "workflows" / "release.yml"
WORKFLOW = yaml.safe_load(FILE.read_text())
CHANGELOG = """# Changelog

## 1.1.0 (unreleased)

- Something.

## 1.0.1 (2027-01-31)

## 1.0.0 (2026-12-24)

- The first.
"""


def steps(job):
    return WORKFLOW["jobs"][job]["steps"]


def test_wheels_are_made_for_every_platform():
    matrix = WORKFLOW["jobs"]["wheels"]["strategy"]["matrix"]["include"]
    made = {(entry["runner"].partition("-")[0], entry["target"]) for entry in matrix}
    assert {("ubuntu", "x86_64"), ("ubuntu", "aarch64"), ("windows", "x64")} <= made
    assert {target for runner, target in made if runner == "macos"} == {
        "aarch64-apple-darwin",
        "x86_64-apple-darwin",
    }


def test_publishing_trusts_the_workflow_and_keeps_no_secret():
    job = WORKFLOW["jobs"]["publish"]
    assert job["permissions"]["id-token"] == "write" and job["environment"] == "release"
    assert set(job["needs"]) == {"check", "wheels"}
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert "secrets." not in FILE.read_text()


def test_the_workflow_names_no_host_and_runs_what_there_is():
    text = FILE.read_text()
    assert not re.search(r"://|\b[\w-]+\.(?:org|com|io|net|dev)\b", text)
    runs = "\n".join(
        step["run"] for job in WORKFLOW["jobs"] for step in steps(job) if "run" in step
    )
    for module in re.findall(r"python -m (tools[.\w]+)", runs):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists()
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.M)
    assert set(re.findall(r"\bmake (\w+)", runs)) <= set(targets)
    assert (ROOT / ".ci" / "run").exists() and ".ci/run" in runs
    assert "sha256sum" in runs


def test_the_notes_are_the_section_of_the_version():
    assert section(CHANGELOG, "1.0.0") == "- The first."


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("1.1.0", "no date"),
        ("1.0.1", "nothing is said"),
        ("0.9.0", "no section"),
        ("1.0", "no section"),
    ],
)
def test_a_version_that_is_not_ready_is_refused(version, why):
    with pytest.raises(NotReady, match=why):
        section(CHANGELOG, version)


def test_a_tag_of_another_version_is_refused():
    command = [sys.executable, "-m", "tools.docs.changelog", "9.9.9"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 1 and "not of 9.9.9" in answer.stderr


def test_what_was_built_once_travels_to_the_wheels_of_every_platform():
    """Pages and packed copies; both are git-ignored, and lie below what the artifact begins at."""
    (up,) = (
        step["with"]
        for step in WORKFLOW["jobs"]["pages"]["steps"]
        if step.get("with", {}).get("name") == "pages"
    )
    (down,) = (
        step["with"]
        for step in WORKFLOW["jobs"]["wheels"]["steps"]
        if step.get("with", {}).get("name") == "pages"
    )
    assert up["path"].split() == ["src/stafla/web/static/", "src/stafla/data/*/*.gz"]
    assert down["path"] == "src/stafla/"
