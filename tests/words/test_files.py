"""Files are put in place as a whole or not at all."""

import os
from pathlib import Path

import pytest

from stafla.words import LexiconFault, write


def test_a_file_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    place = tmp_path / "new" / "list"
    write(b"one", place)
    write(b"two", place)
    assert [(path.name, path.read_bytes()) for path in place.parent.iterdir()] == [("list", b"two")]


def test_a_write_that_fails_leaves_the_file_before_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "list"
    write(b"one", place)

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LexiconFault) as caught:
        write(b"two", place)
    assert caught.value.code == "unreadable"
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("list", b"one")]
