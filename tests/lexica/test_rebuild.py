"""The shipped files come out of the recipes, byte for byte."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.lexica.test_shipped import LANGUAGES, folder, manifest
from tools.lexica.recipe import Plan

TOOLS = {
    "en": ("apt-get", "dpkg-deb"),
    "fi": ("apt-get", "dpkg-deb", "foma", "make"),
    "is": (),
    "pl": ("apt-get", "dpkg-deb"),
    "sv": ("apt-get", "dpkg-deb", "npm", "lt-proc"),
}


@pytest.mark.verify
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rebuild_gives_the_shipped_bytes(language: str, tmp_path: Path) -> None:
    lacking = [tool for tool in TOOLS[language] if shutil.which(tool) is None]
    if lacking and not os.environ.get("CI"):
        pytest.skip(f"rebuilding {language} needs {' '.join(lacking)}")
    cache = os.environ.get("STAFLA_LEXICA_CACHE", str(tmp_path))
    command = [sys.executable, "-m", "tools.lexica", "--check", "--cache", cache, language]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_the_packages_of_the_recipe(language: str) -> None:
    plan = Plan.read(language)
    told = {package["name"]: package for package in manifest(language)["package"]}
    assert told.keys() == {package.name for package in plan.packages.values()}
    for package in plan.packages.values():
        assert len(package.sha256) == 64 and package.licence and package.version


@pytest.mark.parametrize("language", LANGUAGES)
def test_licences_and_credits_lie_beside_the_words(language: str) -> None:
    plan = Plan.read(language)
    assert list(plan.folder.glob("LICENSE*")) and (plan.folder / "CREDITS.md").exists()
    stated = tomllib.loads((plan.folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for part in manifest(language)["part"]:
        assert part["licence"] in stated["license"]
    assert stated["version"] == manifest(language)["version"]


@pytest.mark.proves("FI-25")
def test_the_barred_words_shipped_are_those_of_the_correction_file() -> None:
    slurs = Plan.read("fi").folder / "curation" / "slurs.tsv"
    assert (folder("fi") / "barred.tsv").read_bytes() == slurs.read_bytes()
