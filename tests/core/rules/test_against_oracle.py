"""Legality and points agree with a slow scorer on invented rule sets, boards and plays."""

from hypothesis import event, given, settings
from hypothesis import strategies as st

from stafla._core import AS_BLANK, Board, Placement, PlacementError, Ruleset, check, score
from tests.marks import examples
from tests.oracle import scorer


def many(numbers, count):
    """``count`` of the numbers; drawn as bytes, which is quick."""
    picked = st.binary(min_size=count, max_size=count)
    return picked.map(lambda chosen: [numbers[byte % len(numbers)] for byte in chosen])


@st.composite
def rule_sets(draw):
    """Keyword arguments of ``Ruleset``: any size, alphabet, rack and premiums."""
    width, height = draw(st.integers(2, 21)), draw(st.integers(2, 21))
    letters = draw(st.sampled_from([1, 2, 5, 32, 63]))
    rack = draw(st.integers(1, 15))
    squares = width * height
    few = [0, 1, 20, 30, 40]
    premiums = {draw(st.integers(0, squares - 1)): m for m in (2, 2, 3, 3, 4)}
    return {
        "letters": letters,
        "values": [0, *draw(many(range(100), letters))],
        "counts": [*draw(many(few, letters)), 30],
        "width": width,
        "height": height,
        "letter_multipliers": draw(many([1, 1, 2, 3], squares)),
        "word_multipliers": [premiums.get(square, 1) for square in range(squares)],
        "start": draw(st.lists(st.integers(0, squares - 1), min_size=1, max_size=3, unique=True)),
        "rack_size": rack,
        "bonus": draw(many(range(60), rack + 1)),
        "opening_least": draw(st.integers(2, max(width, height))),
    }


def codes(rules):
    letters = st.integers(1, rules["letters"])
    return st.one_of(letters, letters.map(lambda code: code | AS_BLANK))


@st.composite
def boards(draw, rules):
    """Tiles anywhere: each line of the generator's grid is full, empty or patchy."""
    if draw(st.booleans()):
        return {}
    every = draw(st.sampled_from([3, 5, 9, 40]))
    cells = [(r, c) for r in range(rules["height"]) for c in range(rules["width"])]
    shift = draw(st.integers(0, every - 1))
    chosen = [cell for i, cell in enumerate(cells) if (i * i + shift) % every == 0]
    tile = draw(codes(rules))
    return {cell: tile if i % 3 else 1 for i, cell in enumerate(chosen)}


@st.composite
def loose(draw, rules, board):
    """Free squares along one line from somewhere, now and then one elsewhere or left out."""
    start = divmod(rules["start"][0], rules["width"])
    sought = [start] if not board and draw(st.booleans()) else []
    line = draw(st.sampled_from([x for x in scorer.lines(rules) if set(x) >= set(sought)]))
    free = [cell for cell in line if cell not in board]
    first = draw(st.integers(0, free.index(start) if sought else max(len(free) - 1, 0)))
    count = draw(st.integers(1, rules["rack_size"] + draw(st.sampled_from([0, 0, 0, 1]))))
    chosen = free[first : first + count]
    if len(chosen) > 1 and draw(st.integers(0, 4)) == 0:
        chosen.pop(draw(st.integers(0, len(chosen) - 1)))
    if draw(st.integers(0, 9)) == 0:
        chosen.append((draw(st.integers(0, rules["height"] - 1)), 0))
    chosen = [cell for cell in dict.fromkeys(chosen) if cell not in board]
    return {cell: draw(codes(rules)) for cell in chosen}


@st.composite
def turns(draw):
    rules = draw(rule_sets())
    board = draw(boards(rules))
    laid = draw(loose(rules, board))
    plain = [0 if tile & AS_BLANK else tile for tile in laid.values()]
    rack = draw(st.sampled_from([None, plain, plain, [0] * 15, plain[1:]]))
    return rules, board, laid, rack


def kernel_board(kernel, rules, board):
    cells = bytearray(rules["width"] * rules["height"])
    for (row, column), tile in board.items():
        cells[row * rules["width"] + column] = tile
    return Board(kernel, bytes(cells))


def kernel_answer(rules, board, laid, rack):
    """The kernel's refusal, or its score."""
    kernel = Ruleset(**rules)
    there = kernel_board(kernel, rules, board)
    pairs = [(row * rules["width"] + column, tile) for (row, column), tile in laid.items()]
    try:
        placement = Placement.of(kernel, there, pairs)
        check(kernel, there, placement, None if rack is None else bytes(rack))
    except PlacementError as refusal:
        return refusal.code, None
    return None, score_unheld(kernel, there, placement, rack)


def score_unheld(kernel, board, placement, rack):
    """The score; None where only this rack, not the set, holds the tiles."""
    try:
        return score(kernel, board, placement)
    except PlacementError as refusal:
        assert refusal.code == "not-on-rack"
        assert rack is not None
        return None


@settings(max_examples=examples(400))
@given(turns())
def test_the_kernel_agrees_with_the_slow_scorer(turn):
    rules, board, laid, rack = turn
    against = scorer.reasons(rules, board, laid, rack)
    refusal, found = kernel_answer(rules, board, laid, rack)
    event(refusal or "legal")
    assert (refusal is None) == (not against)
    assert refusal is None or refusal in against
    if found is not None:
        assert found.total == scorer.points(rules, board, laid)


@settings(max_examples=examples(150))
@given(turns())
def test_a_score_adds_up_from_its_parts(turn):
    rules, board, laid, rack = turn
    _, found = kernel_answer(rules, board, laid, rack)
    if found is None:
        return
    for word in found.words:
        assert word.points == word.multiplier * sum(
            part.value * part.letter_multiplier for part in word.parts
        )
        assert bytes(part.tile for part in word.parts) == word.tiles
        assert bytes(tile & ~AS_BLANK for tile in word.tiles) == word.letters
    assert found.total == found.bonus + sum(word.points for word in found.words)
    assert found.bonus == rules["bonus"][len(laid)]
    assert {p.square for word in found.words for p in word.parts if p.new} == {
        row * rules["width"] + column for row, column in laid
    }


@settings(max_examples=examples(150))
@given(turns())
def test_a_play_scores_the_same_whatever_part_of_the_word_its_placement_names(turn):
    rules, board, laid, _ = turn
    kernel = Ruleset(**rules)
    there = kernel_board(kernel, rules, board)
    pairs = [(row * rules["width"] + column, tile) for (row, column), tile in laid.items()]
    try:
        full = Placement.of(kernel, there, pairs)
        check(kernel, there, full)
    except PlacementError:
        return
    step = rules["width"] if full.down else 1
    first = next(i for i, tile in enumerate(full.tiles) if tile)
    part = Placement(full.square + first * step, full.down, full.tiles[first:].rstrip(b"\0"))
    assert there.full_placement(part) == full
    assert score(kernel, there, part) == score(kernel, there, full)
    assert there.laid(part) == there.laid(full)
