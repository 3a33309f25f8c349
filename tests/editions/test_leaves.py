"""Files of leave values: read back as written, and refused where they are damaged or foreign."""

import pytest

from stafla import _core, editions
from stafla.editions.leaves import (
    HEADER,
    MAGIC,
    LeaveFault,
    LeaveFile,
    read_leaves,
    shipped_leaves,
    terms_of,
)


def some_file(letters: tuple[str, ...] = ("A", "B", "Þ")) -> LeaveFile:
    terms = tuple(37 * n - 200 for n in range(terms_of(len(letters) + 1)))
    return LeaveFile(letters, terms, {"seed": 7, "lexicon": {"name": "Orð"}})


def test_a_file_is_read_back_as_it_was_written() -> None:
    file = some_file()
    again = LeaveFile.read(file.to_bytes())
    assert again.letters == file.letters
    assert again.terms == file.terms
    assert again.about == file.about
    assert again.to_bytes() == file.to_bytes()


def test_there_are_as_many_terms_as_groups_of_one_to_three_tiles() -> None:
    assert terms_of(1) == 3
    assert terms_of(4) == 4 + 10 + 20
    assert terms_of(27) == 27 + 378 + 3654


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda data: b"words" + data, "not-leaves"),
        (lambda data: data[:12], "truncated"),
        (lambda data: data[:-1], "truncated"),
        (lambda data: data[:-2], "checksum"),
        (lambda data: data[:-1] + b"\x55", "checksum"),
        (lambda data: data[:8] + b"\x02" + data[9:], "version"),
        (lambda data: data[:16] + b"\xff\xff\xff\x7f" + data[20:], "truncated"),
    ],
)
def test_a_damaged_file_is_refused(damage, code: str) -> None:
    with pytest.raises(LeaveFault) as refused:
        LeaveFile.read(damage(some_file().to_bytes()))
    assert refused.value.code == code


@pytest.mark.parametrize("about", [b"[1,2]", b"{]", b'{"letters":"AB"}', b'{"letters":[1,2]}'])
def test_a_file_that_does_not_say_what_it_is_is_refused(about: bytes) -> None:
    from zlib import crc32

    body = about + b" " * (len(about) % 2) + bytes(2)
    data = HEADER.pack(MAGIC, 1, crc32(body), len(body) - 2) + body
    with pytest.raises(LeaveFault) as refused:
        LeaveFile.read(data)
    assert refused.value.code == "metadata"


def test_values_for_other_letters_are_refused() -> None:
    edition = editions.load("en")
    with pytest.raises(LeaveFault) as refused:
        some_file().leaves(edition, edition.ruleset(2))
    assert refused.value.code == "alphabet"


@pytest.mark.parametrize("name", editions.names())
def test_the_values_that_ship_prize_the_blank_most_and_know_every_tile(name: str) -> None:
    edition = editions.load(name)
    rules = edition.ruleset(2)
    leaves = shipped_leaves(edition, rules)
    alone = {code: leaves.value(bytes([code])) for code in range(rules.letters + 1)}
    assert max(alone, key=alone.__getitem__) == _core.BLANK
    assert 10_000 < alone[_core.BLANK] < 40_000
    for letter, worth in zip(edition.alphabet.upper, list(alone.values())[1:], strict=True):
        # a letter that no tile has is never kept
        assert (worth != 0) == (edition.tiles.get(letter, (0, 0))[0] > 0), letter


@pytest.mark.parametrize("name", ["en", "pl"])
def test_klv2_gives_every_leave_of_the_shipped_values_back(name: str) -> None:
    edition = editions.load(name)
    rules = edition.ruleset(2)
    leaves = shipped_leaves(edition, rules)
    data = leaves.to_klv2()
    again = read_leaves(data, edition, rules)
    assert again.to_klv2() == data
    for text in ("?", "AE", "ERS", "??", "AAAA", "EKNORT", "ZZZ?"):
        try:
            rack = edition.alphabet.rack(text)
        except editions.AlphabetError:
            continue
        possible = all(rack.count(code) <= count_of(rules, code) for code in rack)
        assert again.value(rack) == (leaves.value(rack) if possible else 0), text


def count_of(rules: _core.Ruleset, code: int) -> int:
    return _core.Bag(rules, bytes(32)).tiles.count(code)


def test_what_is_neither_form_is_refused() -> None:
    edition = editions.load("en")
    with pytest.raises(LeaveFault) as refused:
        read_leaves(b"neither", edition, edition.ruleset(2))
    assert refused.value.code == "klv"
