"""Move generation through the seam."""

import struct
import zlib
from typing import Any

import numpy as np
import pytest

from stafla import _core, editions

WORDS = ["ACT", "AT", "CAT", "CATO", "COAT", "DOG", "GO", "OAT", "TACO", "TAO", "TO", "TOGA"]


@pytest.fixture(scope="module")
def english() -> editions.Edition:
    return editions.load("en")


@pytest.fixture(scope="module")
def rules(english: editions.Edition) -> _core.Ruleset:
    return english.ruleset()


def lexicon(edition: editions.Edition, words: list[str]) -> _core.WordGraph:
    codes = b"".join(edition.alphabet.word(word) + b"\0" for word in words)
    return _core.WordGraph(_core.WordGraph.build(codes, len(edition.alphabet), b"{}")[0])


@pytest.fixture(scope="module")
def generator(english: editions.Edition, rules: _core.Ruleset) -> _core.MoveGenerator:
    return _core.MoveGenerator(rules, lexicon(english, WORDS))


def describe(plays: _core.Plays) -> list[tuple[Any, ...]]:
    return [(p.score, p.placement.square, p.placement.down, p.placement.tiles) for p in plays]


def test_every_play_passes_the_check_and_scores_what_the_kernel_scores(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    rack = english.alphabet.rack("CATOG?")
    board = _core.Board(rules)
    for text in ("", "TO"):
        plays = generator.plays(board, rack)
        assert len(plays) > 100, text
        for play in plays:
            _core.check(rules, board, play.placement, rack)
            assert _core.score(rules, board, play.placement).total == play.score
            assert play.equity == play.score * 1000
        board = board.laid(plays[-1].placement)


def test_plays_are_ordered_by_score_square_direction_and_tiles(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    plays = describe(generator.plays(_core.Board(rules), english.alphabet.rack("CATOG?")))
    assert plays == sorted(plays, key=lambda p: (-p[0], *p[1:]))
    assert len(set(plays)) == len(plays)


def test_columns_hold_what_the_items_hold(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    plays = generator.plays(_core.Board(rules), english.alphabet.rack("CATOG?"))
    tiles = np.frombuffer(plays.tiles(), np.uint8).reshape(len(plays), _core.MAX_SIDE)
    lengths = np.frombuffer(plays.lengths(), np.uint8)
    columns = zip(
        np.frombuffer(plays.scores(), "<i4").tolist(),
        np.frombuffer(plays.squares(), "<u2").tolist(),
        np.frombuffer(plays.downs(), np.uint8).astype(bool).tolist(),
        (row[:n].tobytes() for row, n in zip(tiles, lengths, strict=True)),
        strict=True,
    )
    assert list(columns) == describe(plays)
    assert all((row[n:] == 0xFF).all() for row, n in zip(tiles, lengths, strict=True))
    assert plays[-1] == plays[len(plays) - 1]
    for beyond in (len(plays), -len(plays) - 1):
        with pytest.raises(IndexError):
            plays[beyond]


def test_on_an_empty_board_both_directions_count(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    plays = generator.plays(_core.Board(rules), english.alphabet.rack("GO"))
    assert {p.placement.down for p in plays} == {False, True}
    assert len(plays) == 4


def test_a_single_tile_that_reads_both_ways_is_one_play_across(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    t, o = english.alphabet.encode("TO")
    # TO across, T below its O: an O left of that T makes TO down and TO across at once
    board = _core.Board(rules).laid(_core.Placement(112, False, bytes([t, o])))
    board = board.laid(_core.Placement(113, True, bytes([0, t])))
    plays = [p.placement for p in generator.plays(board, bytes([o]))]
    assert len({p.square for p in plays if not p.down}) == len([p for p in plays if not p.down])
    laid = [tuple(p.laid(rules)) for p in plays]
    assert len(laid) == len(set(laid))


def test_without_leaves_the_best_play_is_the_first_of_the_list(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    board, rack = _core.Board(rules), english.alphabet.rack("CATOG?")
    assert generator.best(board, rack) == generator.plays(board, rack)[0]
    assert generator.best(board, english.alphabet.rack("XX")) is None


def test_with_leaves_the_best_play_has_the_highest_sum_of_score_and_leave(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    board, rack = _core.Board(rules), english.alphabet.rack("CATOG?")
    worth = [25_000, *(-700 * code for code in range(1, len(english.alphabet) + 1))]
    leaves = _core.Leaves.plain(rules, worth, [-1500] * len(worth))

    def equity(play: _core.Play) -> int:
        kept = list(rack)
        for _, tile in play.placement.laid(rules):
            kept.remove(0 if tile & _core.AS_BLANK else tile)
        return play.score * 1000 + leaves.value(bytes(kept))

    best = generator.best(board, rack, _core.Equity(leaves, bag=50))
    assert best is not None
    assert best.equity == max(map(equity, generator.plays(board, rack))) == equity(best)
    assert best != generator.plays(board, rack)[0]


def test_with_an_empty_bag_going_out_gains_and_staying_loses(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    board = _core.Board(rules)
    equity = _core.Equity(_core.Leaves.zero(rules), bag=0, unseen_value=7)
    out = generator.best(board, english.alphabet.rack("CAT"), equity)
    assert out is not None
    assert out.equity == out.score * 1000 + 14_000
    stay = generator.best(board, english.alphabet.rack("CATX"), equity)
    assert stay is not None
    assert stay.equity == stay.score * 1000 - 10_000 - 2000 * rules.value(24)


@pytest.mark.parametrize(("lost", "gain"), [(True, 0), (False, 1), (False, 0), (True, 2)])
def test_going_out_is_worth_what_the_edition_settles(
    english: editions.Edition, *, lost: bool, gain: int
) -> None:
    settled = {"finisher_gain": gain, "leftovers_lost": (lost, lost)}
    rules = _core.Ruleset(**(english.numbers() | settled))
    generator = _core.MoveGenerator(rules, lexicon(english, WORDS))
    board = _core.Board(rules)
    equity = _core.Equity(_core.Leaves.zero(rules), bag=0, unseen_value=7)
    out = generator.best(board, english.alphabet.rack("CAT"), equity)
    assert out is not None
    assert out.equity == 1000 * (out.score + (lost + gain) * 7)
    stay = generator.best(board, english.alphabet.rack("CATX"), equity)
    assert stay is not None
    assert stay.equity == 1000 * (stay.score - 10 - (lost + gain) * rules.value(24))


def test_the_best_exchange_keeps_the_most_valuable_rest(
    english: editions.Edition, rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    worth = [20_000] + [-1000] * len(english.alphabet)
    worth[1] = 3000
    leaves = _core.Leaves.plain(rules, worth, [-5000] * len(worth))
    rack = english.alphabet.rack("AABC?")
    assert generator.best_exchange(rack, leaves, 5) == (bytes([1, 2, 3]), 23_000)
    assert generator.best_exchange(rack, leaves, 1) == (bytes([1]), 21_000)
    assert generator.best_exchange(rack, leaves, 0) is None
    assert generator.best_exchange(b"", leaves, 7) is None
    assert generator.best_exchange(rack, _core.Leaves.zero(rules), 2) == (bytes([0, 1]), 0)


def test_leaves_need_one_number_for_each_code(rules: _core.Ruleset) -> None:
    with pytest.raises(_core.RulesetError):
        _core.Leaves.plain(rules, [0], [0])
    with pytest.raises(_core.RulesetError):
        _core.Leaves.plain(rules, [10**9] * 27, [0] * 27)


def test_a_lexicon_of_another_alphabet_is_refused(rules: _core.Ruleset) -> None:
    foreign = editions.load("is")
    with pytest.raises(_core.LexiconError) as refused:
        _core.MoveGenerator(rules, lexicon(foreign, ["OK"]))
    assert refused.value.code == "foreign-alphabet"


def test_a_board_of_another_size_or_a_rack_of_unknown_letters_is_refused(
    rules: _core.Ruleset, generator: _core.MoveGenerator, english: editions.Edition
) -> None:
    squares = 5 * 7
    small = _core.Ruleset(
        letters=26,
        values=[0] + [1] * 26,
        counts=[2] + [3] * 26,
        width=5,
        height=7,
        letter_multipliers=[1] * squares,
        word_multipliers=[1] * squares,
        start=[17],
        bonus=[0] * 8,
    )
    with pytest.raises(_core.RulesetError):
        generator.plays(_core.Board(small), b"\1")
    with pytest.raises(_core.PlacementError) as refused:
        generator.plays(_core.Board(rules), bytes([40]))
    assert refused.value.code == "unknown-letter"


@pytest.fixture(scope="module")
def words(english: editions.Edition, rules: _core.Ruleset) -> _core.WordMap:
    return _core.WordMap(lexicon(english, WORDS), rules)


def test_a_word_map_changes_no_answer(
    english: editions.Edition,
    rules: _core.Ruleset,
    generator: _core.MoveGenerator,
    words: _core.WordMap,
) -> None:
    fast = _core.MoveGenerator(rules, lexicon(english, WORDS), words)
    board = _core.Board(rules)
    for text in ("CATOG?", "??", "CATOGXY", "???TO", "TOOATCATD"):
        rack = english.alphabet.rack(text)
        assert describe(fast.plays(board, rack)) == describe(generator.plays(board, rack))
        assert fast.best(board, rack) == generator.best(board, rack)
        board = board.laid(fast.plays(board, rack)[0].placement)


def test_a_word_map_comes_back_from_its_bytes(
    english: editions.Edition, rules: _core.Ruleset, words: _core.WordMap
) -> None:
    data = words.to_bytes()
    again = _core.WordMap.from_bytes(memoryview(data), rules)
    assert again.to_bytes() == data
    assert (again.words, again.bytes) == (len(WORDS), words.bytes)
    damaged = data[:-1] + bytes([data[-1] ^ 1])
    with pytest.raises(_core.LexiconError) as refused:
        _core.WordMap.from_bytes(damaged, rules)
    assert refused.value.code == "checksum"
    with pytest.raises(_core.LexiconError) as refused:
        _core.WordMap.from_bytes(data[:-1], rules, verify=False)
    assert refused.value.code == "truncated"
    with pytest.raises(_core.LexiconError) as refused:
        _core.WordMap.from_bytes(data, editions.load("is").ruleset())
    assert refused.value.code == "foreign-alphabet"


def unusual(width: int, height: int, rack: int) -> _core.Ruleset:
    """Eight letters on a board of any shape, its premiums without symmetry."""
    squares = width * height
    return _core.Ruleset(
        letters=8,
        values=[0, 1, 5, 0, 3, 2, 8, 1, 4],
        counts=[8, *[12] * 8],
        width=width,
        height=height,
        letter_multipliers=[1 + (7 * i % 11 == 3) * (1 + i % 2) for i in range(squares)],
        word_multipliers=[1 + (5 * i % 17 == 2) for i in range(squares)],
        start=[squares // 2, squares // 3],
        rack_size=rack,
        bonus=[0] * rack + [35],
        opening_least=3,
    )


@pytest.mark.parametrize(
    ("width", "height", "rack", "tiles"),
    [
        (5, 7, 7, b"\1\2\3\4\0"),
        (15, 15, 7, b"\0\0\0\1\2"),
        (21, 21, 7, b"\1\2\3\4\5\6\0"),
        (11, 6, 10, bytes(range(1, 9)) + b"\0\1"),
        (9, 9, 15, bytes(8) + b"\1\2"),
    ],
)
def test_rules_of_any_shape_get_the_same_answers_with_and_without_a_word_map(
    width: int, height: int, rack: int, tiles: bytes
) -> None:
    rules = unusual(width, height, rack)
    words = {bytes(1 + (a * b + c) % 8 for c in range(2 + a % 5)) for a in range(9) for b in (1, 3)}
    codes = b"".join(word + b"\0" for word in sorted(words))
    few = _core.WordGraph(_core.WordGraph.build(codes, 8, b"{}")[0])
    mapped = _core.MoveGenerator(rules, few, _core.WordMap(few, rules))
    plain = _core.MoveGenerator(rules, few)
    leaves = _core.Leaves.plain(rules, [9000, *range(0, 8000, 1000)], [-700] * 9)
    board = _core.Board(rules)
    for _ in range(4):
        plays = plain.plays(board, tiles)
        assert describe(plays) == describe(mapped.plays(board, tiles))
        for equity in (None, _core.Equity(leaves, 20), _core.Equity(leaves, 0, 31)):
            assert plain.best(board, tiles, equity) == mapped.best(board, tiles, equity)
        for play in list(plays)[:: 1 + len(plays) // 50]:
            _core.check(rules, board, play.placement, tiles)
            assert _core.score(rules, board, play.placement).total == play.score
        if len(plays):
            board = board.laid(plays[len(plays) // 2].placement)
    assert not board.empty


def test_a_word_map_s_bytes_are_laid_out_as_the_page_tells(
    english: editions.Edition, words: _core.WordMap
) -> None:
    data = words.to_bytes()
    magic, version, header_sum, body_sum, letters, seed, count = struct.unpack_from(
        "<8sIIIIQQ", data
    )
    assert magic == bytes.fromhex("8953 5457 4d0d 0a1a") and version == 1
    assert header_sum == zlib.crc32(data[16:296]) and body_sum == zlib.crc32(data[296:])
    assert (letters, count) == (len(english.alphabet), len(WORDS)) and seed < 8
    values = [english.ruleset().value(code) for code in data[40 : 40 + letters]]
    assert sorted(data[40 : 40 + letters]) == list(range(1, letters + 1))
    assert values == sorted(values, reverse=True) and not any(data[40 + letters : 104])
    tables = list(struct.iter_unpack("<III", data[104:296]))
    by_length = [sum(len(word) == length for word in WORDS) for length in range(16)]
    assert [held for *_, held in tables] == by_length
    body = sum(
        8 * (whole + less_one) + 4 * (max(held, 1) + 1) + held * (1 + length)
        for length, (whole, less_one, held) in enumerate(tables)
    )
    assert len(data) == 296 + body + 16


def test_any_play_is_whether_a_rack_has_plays(
    english: editions.Edition, rules: _core.Ruleset
) -> None:
    words = lexicon(english, WORDS)
    small = lexicon(english, ["AT", "TO"])
    board = _core.Board(rules)
    board = board.laid(_core.Placement(112, False, english.alphabet.word("AT")))
    racks = [english.alphabet.rack(text) for text in ("", "XQ", "C", "O", "TT", "?", "XZ?")]
    for graph in (words, small):
        found = set()
        for made in (None, _core.WordMap(graph, rules)):
            generator = _core.MoveGenerator(rules, graph, made)
            for rack in racks:
                any_play = generator.any_play(board, [rack])
                assert any_play == (len(generator.plays(board, rack)) > 0)
                found.add(any_play)
            assert generator.any_play(board, racks)
            assert not generator.any_play(board, racks[:2])
            assert not generator.any_play(board, [])
        assert found == {True, False}


def test_any_play_refuses_what_no_rack_holds(
    rules: _core.Ruleset, generator: _core.MoveGenerator
) -> None:
    with pytest.raises(_core.PlacementError):
        generator.any_play(_core.Board(rules), [b"\x3f"])
