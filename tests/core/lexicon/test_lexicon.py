"""Lexica in the kernel: any words in, the same words out, and nothing out of foreign bytes."""

import struct
import zlib
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla import _core
from tests.words import kwg

LETTERS = 6
WORD = st.binary(min_size=1, max_size=9).map(lambda b: bytes(c % LETTERS + 1 for c in b))
WORDS = st.sets(WORD, max_size=60)


def codes(words) -> bytes:
    return b"".join(word + b"\0" for word in words)


def lexicon(words, letters: int = LETTERS, most: int = 15) -> _core.WordGraph:
    file, _ = _core.WordGraph.build(codes(words), letters, b"{}", 1, most)
    return _core.WordGraph(file)


@given(st.lists(WORD, max_size=60))
def test_a_list_in_any_order_gives_its_set_and_names_what_came_again(words) -> None:
    file, again = _core.WordGraph.build(codes(words), LETTERS, b"{}", 1, 15)
    made = _core.WordGraph(file)
    assert made.list() == codes(sorted(set(words)))
    assert again == [i for i, word in enumerate(words) if word in words[:i]]
    assert made.words == len(set(words))
    assert made.longest == max(map(len, words), default=0)
    assert made.by_length() == [
        sum(len(word) == n for word in set(words)) for n in range(made.longest + 1)
    ]


@given(WORDS)
def test_the_graph_is_minimal(words) -> None:
    """As many nodes as there are different sets of endings, letter by letter."""
    endings: set[frozenset[bytes]] = set()
    for start in {word[:n] for word in words for n in range(len(word) + 1)}:
        endings.add(frozenset(word[len(start) :] for word in words if word.startswith(start)))
    edges = sum(len({ending[:1] for ending in group if ending}) for group in distinct(endings))
    assert lexicon(words).nodes == edges + 2


def distinct(endings: set[frozenset[bytes]]) -> set[frozenset[bytes]]:
    return {frozenset(group - {b""}) for group in endings} - {frozenset()}


@given(WORDS, st.lists(WORD))
def test_a_word_is_in_it_if_it_was_put_in(words, others) -> None:
    made = lexicon(words)
    asked = [*others, *words]
    assert [word in made for word in asked] == [word in words for word in asked]
    answers = made.contains(codes(asked))
    assert list(answers) == [word in words for word in asked]


@given(WORDS, st.binary(max_size=9).map(lambda b: bytes(c % (LETTERS + 1) for c in b)))
def test_a_pattern_finds_what_fits(words, pattern: bytes) -> None:
    fitting = [
        word
        for word in sorted(words)
        if len(word) == len(pattern)
        and all(wanted in (0, found) for wanted, found in zip(pattern, word, strict=True))
    ]
    assert lexicon(words).match(pattern) == codes(fitting)
    assert lexicon(words).match(pattern, 1) == codes(fitting[:1])
    assert lexicon(words).match(pattern, 0) == b""


@given(WORDS, st.binary(max_size=3).map(lambda b: bytes(c % LETTERS + 1 for c in b)))
def test_a_prefix_finds_what_begins_so(words, prefix: bytes) -> None:
    beginning = [word for word in sorted(words) if word.startswith(prefix)]
    assert lexicon(words).prefixed(prefix) == codes(beginning)
    assert lexicon(words).prefixed(prefix, 2) == codes(beginning[:2])


@given(WORDS, st.permutations(range(1, LETTERS + 1)))
def test_words_can_be_listed_by_another_alphabet(words, order: list[int]) -> None:
    expected = sorted(words, key=lambda word: [order.index(code) for code in word])
    assert lexicon(words).list_in_order(bytes(order)) == codes(expected)


def test_an_order_that_is_no_alphabet_is_refused() -> None:
    for order in (b"", b"\1\2\3\4\5", b"\1\2\3\4\5\5", b"\1\2\3\4\5\7", b"\0\1\2\3\4\5"):
        with pytest.raises(ValueError, match="each letter once"):
            lexicon([b"\1"]).list_in_order(order)


@given(WORDS, WORDS)
def test_a_union_is_the_graph_of_both_sets(one, two) -> None:
    joined, whole = lexicon(one).union(lexicon(two)), lexicon(one | two)
    assert joined.list() == whole.list()
    assert (joined.nodes, joined.words, joined.longest) == (
        whole.nodes,
        whole.words,
        whole.longest,
    )
    assert _core.WordGraph(joined.to_bytes(b"")).list() == whole.list()


def test_a_union_has_the_metadata_of_the_first_and_one_alphabet() -> None:
    one, other = (_core.WordGraph.build(b"\1\2\0", n, b"%d" % n)[0] for n in (2, 3))
    assert _core.WordGraph(one).union(_core.WordGraph(one)).metadata == b"2"
    with pytest.raises(_core.LexiconError) as caught:
        _core.WordGraph(one).union(_core.WordGraph(other))
    assert caught.value.code == "foreign-alphabet"


def test_metadata_is_kept_and_can_be_exchanged() -> None:
    file, _ = _core.WordGraph.build(b"\1\2\0", 2, b"any \xff bytes", 1, 2)
    made = _core.WordGraph(file)
    assert made.metadata == b"any \xff bytes"
    other = _core.WordGraph(made.to_bytes(b"others"))
    assert (other.metadata, other.list()) == (b"others", b"\1\2\0")


def test_any_buffer_will_do() -> None:
    file, _ = _core.WordGraph.build(memoryview(bytearray(b"\1\2\0")), 2, b"", 1, 2)
    for buffer in (file, bytearray(file), memoryview(file)):
        assert _core.WordGraph(buffer).contains(bytearray(b"\1\2\0\2\0")) == b"\1\0"


def test_the_longest_words_and_alphabets_fit() -> None:
    words = [bytes([code] * 21) for code in range(1, 64)]
    made = lexicon(words, letters=63, most=21)
    assert made.list() == codes(words)
    file = _core.kwg_export(made)
    assert _core.kwg_import(file, 63) == codes(words)


@pytest.mark.parametrize(
    ("given_codes", "letters", "code"),
    [
        (b"\1\2", 2, "truncated"),
        (b"\1\3\0", 2, "foreign-alphabet"),
        (b"\1\1\0", 0, "foreign-alphabet"),
        (b"\1\1\0", 64, "foreign-alphabet"),
        (b"\1\0", 2, "too-short"),
        (b"\1\1\0\0", 2, "too-short"),
        (b"\1" * 16 + b"\0", 2, "too-long"),
    ],
)
def test_a_list_that_is_none_is_refused(given_codes: bytes, letters: int, code: str) -> None:
    with pytest.raises(_core.LexiconError) as caught:
        _core.WordGraph.build(given_codes, letters, b"{}")
    assert caught.value.code == code


def test_no_word_is_longer_than_a_board() -> None:
    with pytest.raises(_core.LexiconError) as caught:
        _core.WordGraph.build(b"\1" * 22 + b"\0", 2, b"{}", most=30)
    assert caught.value.code == "too-long"


SOME = [bytes(word) for n in (2, 3) for word in product((1, 2, 5), repeat=n) if sum(word) % 3]


def graph(*numbers: int, letters: int = 5, words: int = 1, longest: int = 1) -> bytes:
    """A container of a graph in any numbers, whose header and checksum fit."""
    body = struct.pack(f"<{len(numbers)}I", *numbers)
    header = b"\x89STLX\r\n\x1a" + struct.pack(
        "<IIQIIQII", 1, 0, 96 + 8 * -(-len(body) // 8), letters, longest, words, 2, 0
    )
    table = struct.pack("<8sQQ8sQQ", b"METADATA", 96, 0, b"DAWG", 96, len(body))
    data = header + table + body + b"\0" * (-len(body) % 8)
    sealed = zlib.crc32(data[16:], zlib.crc32(data[:12]))
    return data[:12] + struct.pack("<I", sealed) + data[16:]


def node(letter: int, arc: int = 0, *, accepts: bool = False, last: bool = True) -> int:
    return letter | last << 6 | accepts << 7 | arc << 8


ENTRY = node(0)
END = node(1, accepts=True)


def test_a_graph_written_by_hand_opens() -> None:
    assert _core.WordGraph(graph(node(0, 2), ENTRY, END)).list() == b"\1\0"
    two = graph(node(0, 3), ENTRY, END, node(2, 2), longest=2)
    assert _core.WordGraph(two).list() == b"\2\1\0"


@pytest.mark.parametrize(
    ("numbers", "code"),
    [
        ([], "truncated"),
        ([node(0, 0)], "truncated"),
        ([node(0, 2), node(0, 2), END], "range"),
        ([END, ENTRY, END], "range"),
        ([node(0, 9), ENTRY, END], "order"),
        ([node(0, 0), ENTRY, END], "order"),
        ([node(0, 2), ENTRY, node(1, 2)], "cycle"),
        ([node(0, 3), ENTRY, node(1, 3), node(2, 2)], "cycle"),
        ([node(0, 2), ENTRY, node(1, 1, accepts=True)], "range"),
        ([node(0, 2), ENTRY, node(1, 9, accepts=True)], "range"),
        ([node(0, 2), ENTRY, node(1)], "range"),
        ([node(0, 4), ENTRY, node(1, accepts=True, last=False), END + 1, node(1, 3)], "range"),
        ([node(0, 3), ENTRY, END, END], "range"),
        ([node(0, 2), ENTRY, node(1, accepts=True, last=False)], "truncated"),
        ([node(0, 2), ENTRY, node(2, accepts=True, last=False), END], "order"),
        ([node(0, 2), ENTRY, node(1, accepts=True, last=False), END], "order"),
        ([node(0, 2), ENTRY, node(0, accepts=True)], "order"),
        ([node(0, 2), ENTRY, node(6, accepts=True)], "foreign-alphabet"),
    ],
)
def test_a_graph_that_is_none_is_refused(numbers: list[int], code: str) -> None:
    with pytest.raises(_core.LexiconError) as caught:
        _core.WordGraph(graph(*numbers))
    assert caught.value.code == code


def test_a_graph_of_endless_words_is_refused() -> None:
    deep = [node(1, at, accepts=True) for at in range(2, 23)]
    with pytest.raises(_core.LexiconError) as caught:
        _core.WordGraph(graph(node(0, 23), ENTRY, END, *deep))
    assert caught.value.code == "too-long"


def test_a_graph_of_more_words_than_can_be_counted_is_refused() -> None:
    """Twenty lists of five letters each lead to the one before: 5 to the power of 20 words."""
    numbers = [ENTRY]
    for level in range(21):
        child = 2 + 5 * (level - 1) if level else 0
        letters = range(1, 6)
        numbers += [node(x, child, accepts=not level, last=x == 5) for x in letters]
    with pytest.raises(_core.LexiconError) as caught:
        _core.WordGraph(graph(node(0, 102), *numbers))
    assert caught.value.code == "overflow"


@given(WORDS)
@pytest.mark.parametrize("big", [False, True])
def test_another_reader_finds_the_words_in_both_graphs(big: bool, words) -> None:
    nodes = kwg.read(_core.kwg_export(lexicon(words), big=big), big)
    assert kwg.dawg(nodes) == sorted(words)
    assert kwg.gaddag(nodes) == sorted(kwg.gaddag_of(words))


@given(WORDS)
@pytest.mark.parametrize("big", [False, True])
def test_an_export_comes_back_with_or_without_a_gaddag(big: bool, words) -> None:
    for gaddag in (False, True):
        file = _core.kwg_export(lexicon(words), gaddag, big)
        assert _core.kwg_import(file, LETTERS, big) == codes(sorted(words))


@given(WORDS)
def test_an_export_takes_the_small_format_where_it_fits(words) -> None:
    assert _core.kwg_export(lexicon(words)) == _core.kwg_export(lexicon(words), big=False)


def test_a_list_that_ends_inside_another_is_understood() -> None:
    """Other programs share the ends of lists and sort them as they like."""
    shared = [
        kwg.Node(0, False, True, 3),
        kwg.Node(0, False, True, 0),
        kwg.Node(0, False, True, 0),
        kwg.Node(2, False, False, 5),
        kwg.Node(1, True, True, 6),
        kwg.Node(5, True, False, 0),
        kwg.Node(3, True, True, 0),
    ]
    for big in (False, True):
        found = _core.kwg_import(kwg.write(shared, big), LETTERS, big)
        assert found == codes([b"\2\5", b"\2\3", b"\1", b"\1\3"])


@pytest.mark.parametrize("big", [False, True])
@pytest.mark.parametrize(
    ("nodes", "code"),
    [
        ([(1, True, True, 2)], "cycle"),
        ([(1, False, False, 0), (2, True, True, 2)], "cycle"),
        ([(1, True, True, 99)], "range"),
        ([(1, True, False, 0)], "range"),
        ([(9, True, True, 0)], "foreign-alphabet"),
        ([(0, True, True, 0)], "foreign-alphabet"),
        ([(2, True, False, 0), (2, True, True, 0)], "order"),
        ([(1, True, True, at + 3) for at in range(21)] + [(1, True, True, 0)], "too-long"),
        ([(x, not n, x == 6, n and 2 + 6 * (n - 1)) for n in range(12) for x in range(1, 7)],
         "overflow"),
    ],
)  # fmt: skip
def test_a_foreign_graph_that_is_none_is_refused(nodes, code: str, big: bool) -> None:
    root = 2 + 6 * 11 if code == "overflow" else 2
    entries = [kwg.Node(0, False, True, root), kwg.Node(0, False, True, 0)]
    with pytest.raises(_core.LexiconError) as caught:
        _core.kwg_import(kwg.write(entries + [kwg.Node(*n) for n in nodes], big), LETTERS, big)
    assert caught.value.code == code


@pytest.mark.parametrize("data", [b"", b"1", b"12345"])
def test_a_file_that_is_not_made_of_nodes_is_refused(data: bytes) -> None:
    with pytest.raises(_core.LexiconError) as caught:
        _core.kwg_import(data, LETTERS)
    assert caught.value.code == "truncated"


def test_what_is_too_large_for_kwg_is_refused_and_fits_kbwg() -> None:
    """Words without common parts: every letter is a node of its own."""
    made = many()
    assert made.nodes > 1 << 22
    with pytest.raises(_core.LexiconError) as caught:
        _core.kwg_export(made, gaddag=False, big=False)
    assert caught.value.code == "overflow"
    big = _core.kwg_export(made, gaddag=False)
    assert big == _core.kwg_export(made, gaddag=False, big=True)
    assert _core.kwg_import(big, 63, big=True) == made.list()


@pytest.mark.verify
def test_what_is_too_large_for_the_container_is_refused() -> None:
    with pytest.raises(_core.LexiconError) as caught:
        _core.WordGraph.build(random_words(1_400_000, 21), 63, b"", most=21)
    assert caught.value.code == "overflow"


def many() -> _core.WordGraph:
    file, _ = _core.WordGraph.build(random_words(430_000, 15), 63, b"")
    return _core.WordGraph(file)


def random_words(count: int, length: int) -> bytes:
    drawn = np.random.default_rng(1).integers(1, 64, (count, length + 1), np.uint8)
    drawn[:, length] = 0
    return drawn.tobytes()
