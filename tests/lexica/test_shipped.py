"""The shipped lexica are what their manifests say, and hold the words of the rule documents."""

import tomllib
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from stafla import editions
from stafla.words import Lexicon, verify
from stafla.words.library import find

LANGUAGES = ("en", "fi", "is", "pl", "sv")


def folder(language: str) -> Path:
    return Path(str(import_module(f"stafla_words_{language}").__file__)).parent


def manifest(language: str) -> dict[str, Any]:
    return tomllib.loads((folder(language) / "manifest.toml").read_text(encoding="utf-8"))


def lexicon(language: str) -> Lexicon:
    return find(editions.load(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_tells_counts_and_fingerprint(language: str) -> None:
    told, words = manifest(language), lexicon(language)
    assert words.fingerprint == told["fingerprint"] == told["digest"][:6].upper()
    assert verify(words) == told["digest"]
    assert len(words) == told["words"]
    assert words.by_length == {int(k): n for k, n in told["words-by-length"].items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_lists_the_two_letter_words(language: str) -> None:
    assert lexicon(language).words(2) == manifest(language)["two-letter"].split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_those_of_the_manifest(language: str) -> None:
    for part in manifest(language)["part"]:
        data = (folder(language) / part["file"]).read_bytes()
        assert sha256(data).hexdigest() == part["sha256"]
        assert part["licence"] and part["credit"]
