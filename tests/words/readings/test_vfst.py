"""Voikko's transducers, read without Voikko: on small ones of our own."""

import struct
from collections.abc import Sequence

import pytest

from stafla.words.readings.vfst import FINAL, MAGIC, Flag, Flags, Transducer, TransducerError, Vfst

ARC = tuple[str, str, int]
"""Read, written, next state; a state that may end has an arc that reads ``.``."""


def vfst(states: Sequence[Sequence[ARC]], weighted: int = 0, magic: Sequence[int] = MAGIC) -> bytes:
    """A file with these states; a state of more than 255 arcs has its count in a cell."""
    symbols = [""]
    for arc in (arc for state in states for arc in state):
        symbols += [text for text in arc[:2] if text not in (*symbols, ".")]
    sizes = [len(state) + (len(state) > 255) for state in states]
    begins = [sum(sizes[:number]) for number in range(len(states))]
    cells: list[int] = []
    for state in states:
        own = [number(arc, symbols, begins) for arc in state]
        more = len(own) - 1
        own[0] |= min(more, 0xFF) << 56
        cells += own if more < 0xFF else [own[0], more, *own[1:]]
    names = b"".join(symbol.encode() + b"\0" for symbol in symbols)
    head = struct.pack("<IIB7xH", *magic, weighted, len(symbols)) + names
    return head + bytes(-len(head) % 8) + struct.pack(f"<{len(cells)}Q", *cells)


def number(arc: ARC, symbols: Sequence[str], begins: Sequence[int]) -> int:
    read, written, target = arc
    if read == ".":
        return FINAL
    return symbols.index(read) | symbols.index(written) << 16 | begins[target] << 32


def outputs(states: Sequence[Sequence[ARC]], word: str) -> list[str]:
    return sorted(Transducer(Vfst(vfst(states))).outputs(word))


END: ARC = (".", "", 0)


def test_every_path_that_reads_the_whole_word_writes_its_text() -> None:
    states = [
        [("k", "K", 1), ("k", "X", 2)],
        [("o", "O", 3)],
        [("o", "Y", 3), ("", "[Bc]", 1)],
        [END, ("i", "I", 3)],
    ]
    assert outputs(states, "ko") == ["KO", "XY", "X[Bc]O"]
    assert outputs(states, "koii") == ["KOII", "XYII", "X[Bc]OII"]
    assert outputs(states, "k") == outputs(states, "kok") == outputs(states, "") == []


def test_a_state_of_hundreds_of_arcs_keeps_their_count_in_a_cell_of_its_own() -> None:
    letters = [chr(0x4E00 + index) for index in range(300)]
    states = [[(letter, letter, 1) for letter in letters], [END]]
    for letter in (letters[0], letters[1], letters[255], letters[-1]):
        assert outputs(states, letter) == [letter]


KNOWN: Flags = (("A", "ON"), ("B", "X"))


@pytest.mark.parametrize(
    ("flag", "before", "after"),
    [
        (Flag("P", "A", "OFF"), KNOWN, (("A", "OFF"), ("B", "X"))),
        (Flag("P", "C", None), KNOWN, (*KNOWN, ("C", ""))),
        (Flag("C", "A", None), KNOWN, (("B", "X"),)),
        (Flag("C", "C", None), KNOWN, KNOWN),
        (Flag("R", "A", "ON"), KNOWN, KNOWN),
        (Flag("R", "A", "OFF"), KNOWN, None),
        (Flag("R", "A", None), KNOWN, KNOWN),
        (Flag("R", "C", None), KNOWN, None),
        (Flag("R", "C", "ON"), KNOWN, None),
        (Flag("D", "A", "ON"), KNOWN, None),
        (Flag("D", "A", "OFF"), KNOWN, KNOWN),
        (Flag("D", "A", None), KNOWN, None),
        (Flag("D", "C", None), KNOWN, KNOWN),
        (Flag("U", "A", "ON"), KNOWN, KNOWN),
        (Flag("U", "A", "OFF"), KNOWN, None),
        (Flag("U", "C", "ON"), KNOWN, (*KNOWN, ("C", "ON"))),
        (Flag("U", "A", None), (("A", ""),), None),
    ],
)
def test_a_flag_asks_or_changes_one_feature_and_leaves_the_others(
    flag: Flag, before: Flags, after: Flags | None
) -> None:
    assert flag.after(before) == after


def test_flags_forbid_paths_and_are_not_written() -> None:
    states = [
        [("@P.X.ON@", "@P.X.ON@", 1), ("", "", 1)],
        [("a", "a", 2)],
        [("@R.X.ON@", "@R.X.ON@", 3), ("@D.X@", "-", 3)],
        [END],
    ]
    assert outputs(states, "a") == ["a", "a-"]


def test_a_circle_that_reads_nothing_comes_to_an_end() -> None:
    assert outputs([[("", "x", 0), ("a", "a", 1)], [END]], "b") == []


def test_no_more_steps_are_looked_at_than_asked_for() -> None:
    graph = Transducer(Vfst(vfst([[("a", "A", 1)], [("b", "B", 2)], [END]])))
    assert (graph.outputs("ab", 3), graph.outputs("ab", 2)) == (["AB"], [])


SOUND = vfst([[("a", "A", 1)], [END]])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        SOUND[:8],
        SOUND[:17],
        SOUND[:19],
        b"\0" + SOUND,
        vfst([[END]], weighted=1),
        vfst([[END]], magic=(MAGIC[0], 1)),
        vfst([[END]], magic=(1, MAGIC[1])),
    ],
)
def test_another_file_is_no_transducer(data: bytes) -> None:
    with pytest.raises(TransducerError, match="not an unweighted VFST transducer") as caught:
        Vfst(data)
    assert caught.value.code == "not-a-transducer"
