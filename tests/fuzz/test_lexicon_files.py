"""Lexicon files, KWG, KBWG and word lists changed at random are refused or read right."""

import struct
import zlib
from functools import cache
from pathlib import Path
from random import Random

import pytest

from stafla import _core, words
from stafla.editions import load
from stafla.words import About

from .mutation import draws, mutate

SHORT, LONG = 2.0, 300.0
LETTERS = 5
MOST_LISTED = 100_000
ENCODINGS = ("utf-8", "utf-16", "utf-32", "iso-8859-2", "cp1250", "utf-7", "ascii")
PL = load("pl")


def codes(listed: set[bytes]) -> bytes:
    return b"".join(word + b"\0" for word in sorted(listed))


@cache
def lexica() -> list[bytes]:
    """Files of small sets of words, each with many common parts."""
    made = []
    for number in range(12):
        draw = Random(number)
        count, longest = draw.choice((0, 1, 5, 40)), draw.choice((2, 4, 7))
        drawn = {
            bytes(draw.randrange(1, LETTERS + 1) for _ in range(draw.randrange(1, longest + 1)))
            for _ in range(count)
        }
        made.append(_core.WordGraph.build(codes(drawn), LETTERS, b"{}", 1, 15)[0])
    return made


@cache
def graphs(big: bool) -> list[bytes]:
    return [_core.kwg_export(_core.WordGraph(file), True, big) for file in lexica()]


def reseal(data: bytes) -> bytes:
    """The bytes with a length and a checksum that fit, so that later checks are reached."""
    if len(data) < 24:
        return data
    data = data[:16] + struct.pack("<Q", len(data)) + data[24:]
    checksum = zlib.crc32(data[16:], zlib.crc32(data[:12]))
    return data[:12] + struct.pack("<I", checksum) + data[16:]


def check_sound(lexicon: _core.WordGraph) -> None:
    """An opened lexicon answers all questions alike."""
    if lexicon.words > MOST_LISTED:
        return
    listed = lexicon.list()
    found = listed.split(b"\0")[:-1]
    assert found == sorted(set(found)) and len(found) == lexicon.words
    assert set(lexicon.contains(listed)) <= {1} and all(word in lexicon for word in found)
    assert sum(lexicon.by_length()) == lexicon.words
    assert lexicon.longest == max(map(len, found), default=0)
    assert lexicon.prefixed(b"", MOST_LISTED) == listed
    order = bytes(range(lexicon.letters, 0, -1))
    assert sorted(lexicon.list_in_order(order).split(b"\0")[:-1]) == found
    assert lexicon.union(lexicon).list() == listed
    again, _ = _core.WordGraph.build(listed, lexicon.letters, lexicon.metadata, 1, 21)
    assert _core.WordGraph(again).list() == listed


def try_container(number: int, draw: Random) -> None:
    data, other = draw.choice(lexica()), draw.choice(lexica())
    changed = mutate(draw, data, other)
    if draw.random() < 0.8:
        changed = reseal(changed)
    try:
        check_sound(_core.WordGraph(changed))
    except _core.LexiconError as error:
        assert error.code


def try_graph(number: int, draw: Random) -> None:
    big = draw.random() < 0.5
    changed = mutate(draw, draw.choice(graphs(big)), draw.choice(graphs(big)))
    try:
        listed = _core.kwg_import(changed, LETTERS, big)
    except _core.LexiconError as error:
        assert error.code
        return
    found = listed.split(b"\0")[:-1]
    assert len(set(found)) == len(found)
    assert all(0 < code <= LETTERS for word in set(found) for code in word)


def try_metadata(number: int, draw: Random) -> None:
    about = About("pl", "Lista", "1", "MIT", "x", "y", PL.alphabet.upper, digest="0" * 64)
    text = mutate(draw, about.to_json(), b'[{"a": 1e999, "b": [null]}]' * 9)
    file, _ = _core.WordGraph.build(b"\1\2\0", 32, text)
    try:
        assert len(words.Lexicon.read(file, "file")) == 1
    except words.LexiconFault as fault:
        assert fault.code in ("metadata", "foreign-alphabet")


def try_list(number: int, draw: Random, path: Path) -> None:
    encoding = draw.choice(ENCODINGS)
    text = "kot\nżółć\r\npies \nmały kot\n\nŹDŹBŁO\nkot\n"
    path.write_bytes(mutate(draw, text.encode("utf-8"), text.encode("utf-16")))
    try:
        listed = words.read_list(path, PL.alphabet, encoding)
    except words.ListFault as fault:
        assert fault.code in ("encoding", "long-line")
        return
    built = words.build(listed, PL, About("pl", "Lista"))
    assert words.verify(built.lexicon) == built.lexicon.about.digest
    lines = listed.lines.tolist() + [one.line for one in listed.skipped]
    assert len(set(lines)) == len(lines)


def try_all(seconds: float, path: Path) -> None:
    for number, draw in draws(seconds):
        try_container(number, draw)
        try_graph(number, draw)
        try_metadata(number, draw)
        if number % 8 == 0:
            try_list(number, draw, path)


def test_files_changed_at_random_are_refused_or_read_right(tmp_path: Path) -> None:
    try_all(SHORT, tmp_path / "list")


@pytest.mark.verify
def test_files_changed_at_random_for_long_are_refused_or_read_right(tmp_path: Path) -> None:
    try_all(LONG, tmp_path / "list")
