"""Legality and score by definition: slow, plain, sharing nothing with the kernel.

A board is a dict of ``(row, column)`` to code. The rules are the keyword arguments of
``Ruleset`` as a dict. Words are found by reading every line of the whole board.
"""

from itertools import groupby

AS_BLANK = 0x80


def lines(rules):
    """Every row and every column as a list of squares."""
    rows, columns = range(rules["height"]), range(rules["width"])
    return [[(r, c) for c in columns] for r in rows] + [[(r, c) for r in rows] for c in columns]


def new_words(rules, board, laid):
    """The words of two or more tiles that hold a tile just laid, as lists of squares."""
    after = board | laid
    found = []
    for line in lines(rules):
        for filled, run in groupby(line, key=lambda square: square in after):
            word = list(run)
            if filled and len(word) > 1 and any(square in laid for square in word):
                found.append(word)
    return found


def value(rules, tile):
    return 0 if tile & AS_BLANK else rules["values"][tile]


def word_points(rules, board, laid, word):
    letters = 0
    product = 1
    for row, column in word:
        index = row * rules["width"] + column
        if (row, column) in laid:
            letters += value(rules, laid[row, column]) * rules["letter_multipliers"][index]
            product *= rules["word_multipliers"][index]
        else:
            letters += value(rules, board[row, column])
    return letters * product


def points(rules, board, laid):
    """Points of a legal play."""
    words = new_words(rules, board, laid)
    total = sum(word_points(rules, board, laid, word) for word in words)
    return total + rules["bonus"][len(laid)]


def neighbours(square):
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def hold(rules, laid, rack):
    """Whether the rack (None: any rack of the set) holds what is laid."""
    have = list(rack) if rack is not None else in_set(rules)
    for tile in laid.values():
        needed = 0 if tile & AS_BLANK else tile
        if needed not in have:
            return False
        have.remove(needed)
    return True


def in_set(rules):
    return [code for code, count in enumerate(rules["counts"]) for _ in range(count)]


def in_line(laid):
    return len({row for row, _ in laid}) == 1 or len({column for _, column in laid}) == 1


def has_gap(board, laid):
    """Between the first tile laid and the last, some square of the line stays empty."""
    (top, left), (bottom, right) = min(laid), max(laid)
    box = [(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)]
    return any(square not in board and square not in laid for square in box)


def reasons(rules, board, laid, rack=None):
    """Every reason against the play; none: it is legal. ``laid`` are free squares of the board."""
    against = set()
    if not laid:
        return {"no-tiles"}
    if not in_line(laid):
        against.add("not-in-line")
    elif has_gap(board, laid):
        against.add("gap")
    if len(laid) > rules["rack_size"]:
        against.add("too-many-tiles")
    if not hold(rules, laid, rack):
        against.add("not-on-rack")
    if not board:
        start = {divmod(square, rules["width"]) for square in rules["start"]}
        if not start & set(laid):
            against.add("not-on-start")
        if len(laid) < rules["opening_least"]:
            against.add("too-short")
    elif not any(near in board for square in laid for near in neighbours(square)):
        against.add("detached")
    return against
