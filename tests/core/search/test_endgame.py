"""Exact endgames: what is proved, what is told, what is refused."""

from typing import Any

import pytest

from stafla import _core, editions
from tests.core.table import a_board, a_play

EN = editions.load("en")
RULES = EN.ruleset()
WORDS = ("AT", "TA", "CAT", "ACT", "CATS", "OX", "AX", "TAX", "TO", "SO", "AS", "GO", "DOG")


def lexicon(*words: str) -> _core.WordGraph:
    codes = b"".join(EN.alphabet.encode(word) + b"\0" for word in words)
    return _core.WordGraph(_core.WordGraph.build(codes, len(EN.alphabet), b"{}")[0])


FEW = lexicon(*WORDS)


def racks(*texts: str) -> list[bytes]:
    return [EN.alphabet.rack(text) for text in texts]


def a_table(text: str = "H8C I8A J8T") -> _core.Board:
    return a_board(EN, text, RULES)


def solve(
    held: list[bytes],
    words: _core.WordGraph = FEW,
    *,
    board: _core.Board | None = None,
    mover: int = 0,
    runs: tuple[int, int] = (0, 0),
    **limits: Any,
) -> _core.EndgameSolution:
    """Two racks on a table, by few words."""
    position = _core.Endgame(board or a_table(), held, mover, runs=runs)
    return _core.solve_endgame(RULES, words, position, limits=_core.EndgameLimits(**limits))


def test_going_out_gains_the_points_and_twice_the_others_tiles():
    # CATS and out: six points for the word, and the X of the opponent twice
    solved = solve(racks("S", "X"), lexicon("CAT", "CATS"))
    assert solved.proved
    assert solved.spread == 6 + 2 * RULES.value(24)
    assert [play.placement for play in solved.line if play] == [a_play(EN, a_table(), "8H", "CATS")]


def test_with_no_play_at_all_both_pass_and_keep_their_tiles():
    solved = solve(racks("Q", "X"), lexicon("CAT"))
    assert solved.proved
    assert solved.spread == RULES.value(24) - RULES.value(17)
    assert set(solved.line) == {None}


@pytest.mark.parametrize(
    ("held", "spread"),
    [(("", "X"), 2 * RULES.value(24)), (("X", ""), -2 * RULES.value(24)), (("", ""), 0)],
)
def test_with_an_empty_rack_the_game_is_over_and_only_settled(held, spread):
    solved = solve(racks(*held))
    assert (solved.proved, solved.spread, solved.line) == (True, spread, [])


def test_after_the_last_scoreless_turn_the_game_is_over():
    solved = solve(racks("S", "X"), runs=(6, 6))
    assert (solved.spread, solved.line) == (RULES.value(24) - RULES.value(19), [])


def test_the_line_adds_up_to_the_spread():
    held = racks("SOX", "TAG")
    solved = solve(held, mover=1)
    assert solved.proved
    total, sign, left = 0, 1, {1: list(held[1]), 0: list(held[0])}
    mover = 1
    for play in solved.line:
        if play is not None:
            total += sign * play.score
            for _, tile in play.placement.laid(RULES):
                left[mover].remove(0 if tile & _core.AS_BLANK else tile)
        sign, mover = -sign, 1 - mover
    out = next((rack for rack, tiles in left.items() if not tiles), None)
    change = _core.settle(RULES, [bytes(left[0]), bytes(left[1])], out)
    assert solved.spread == total + change[1] - change[0]


def test_all_choices_are_told_the_best_first():
    board, held = a_table(), racks("SOX", "TAG")
    solved = _core.solve_endgame(RULES, FEW, _core.Endgame(board, held), best=3)
    assert [choice.exact for choice in solved.choices[:3]] == [True] * 3
    spreads = [choice.spread for choice in solved.choices[:3]]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[0] == solved.spread
    first = solved.choices[0].play
    assert first == solved.line[0]
    listed = _core.MoveGenerator(RULES, FEW).plays(board, held[0])
    told = {choice.play.placement for choice in solved.choices if choice.play}
    assert told == {play.placement for play in listed if len(play.placement.laid(RULES)) < 3}
    assert None in [choice.play for choice in solved.choices]


def test_without_time_or_work_there_is_still_a_sensible_play():
    held = racks("SOX", "TAG")
    for limits in ({"milliseconds": 0.0}, {"nodes": 1}, {"plies": 0}):
        solved = solve(held, **limits)
        assert not solved.proved
        assert solved.depth == 0
        assert solved.line[0] is not None


def test_what_was_not_looked_at_is_no_choice():
    held = racks("SODG", "TAXO")
    every = solve(held).choices
    for nodes in range(1, 40):
        some = solve(held, nodes=nodes).choices
        assert all(abs(choice.spread) < 1000 for choice in some), nodes
        assert all(any(choice.play == one.play for one in every) for choice in some)
    assert not solve(held, stop=lambda: True).choices


def test_the_same_work_gives_the_same_answer():
    told = [solve(racks("SOXDTT", "TAGO?"), nodes=400) for _ in range(2)]
    assert told[0].spread == told[1].spread
    assert told[0].line == told[1].line
    assert told[0].nodes == told[1].nodes


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        ("racks", {"racks": racks("S", "X", "A")}),
        ("racks", {"rules": EN.ruleset(3)}),
        ("rack-too-large", {"racks": racks("SOXSOXSO", "X")}),
        ("foreign-alphabet", {"rules": editions.load("is").ruleset()}),
    ],
)
def test_what_is_not_solved_is_refused(code, changed):
    asked = {"rules": RULES, "racks": racks("S", "X")} | changed
    position = _core.Endgame(a_table(), asked["racks"])
    with pytest.raises(_core.KernelError) as refused:
        _core.solve_endgame(asked["rules"], FEW, position)
    assert refused.value.code == code


def test_rules_by_which_passes_never_end_the_game_are_refused():
    endless = _core.Ruleset(**EN.numbers() | {"pass_rounds": 0, "scoreless_turns": 0})
    position = _core.Endgame(a_table(), racks("S", "X"))
    with pytest.raises(_core.KernelError) as refused:
        _core.solve_endgame(endless, FEW, position)
    assert refused.value.code == "endless"


def test_on_a_full_board_both_pass():
    full = _core.Board(RULES, EN.alphabet.encode("A") * 225)
    solved = solve(racks("S", "X"), board=full)
    assert (solved.proved, solved.spread) == (True, RULES.value(24) - RULES.value(19))
    assert set(solved.line) == {None}


def test_a_blank_goes_out_as_the_letter_that_scores_most():
    # CATS with the blank as S, or ACT/CAT and the like: the line says which letter it stands for
    solved = solve(racks("?", "X"), lexicon("CAT", "CATS"))
    assert solved.proved
    (play,) = [play for play in solved.line if play]
    assert play.placement == a_play(EN, a_table(), "8H", "CATs")
    assert solved.spread == play.score + 2 * RULES.value(24)


def test_a_player_with_a_stuck_tile_is_played_out_slowly():
    # the opponent can never lay its Q: CATS first and CATSO then score more than CATSO at once
    words = lexicon("CAT", "CATS", "CATSO")
    slow = solve(racks("SO", "Q"), words)
    listed = _core.MoveGenerator(RULES, words).plays(a_table(), EN.alphabet.rack("SO"))
    out = max(play.score for play in listed if len(play.placement.laid(RULES)) == 2)
    assert slow.proved
    assert slow.spread > out + 2 * RULES.value(17)
    assert [play is None for play in slow.line] == [False, True, False]


def test_on_an_empty_board_the_first_play_covers_the_start():
    solved = solve(racks("DOG", "X"), board=_core.Board(RULES))
    assert solved.proved
    first = solved.line[0]
    assert first is not None
    assert {112} & {square for square, _ in first.placement.laid(RULES)}
    assert first.score == max(
        play.score
        for play in _core.MoveGenerator(RULES, FEW).plays(
            _core.Board(RULES), EN.alphabet.rack("DOG")
        )
    )


def test_a_word_map_changes_no_answer():
    words = _core.WordMap(FEW, RULES)
    for held in (racks("SOXA", "TAG?"), racks("SSTO", "X?"), racks("GOAT", "TAX")):
        position = _core.Endgame(a_table(), held)
        plain = _core.solve_endgame(RULES, FEW, position)
        mapped = _core.solve_endgame(RULES, FEW, position, words=words)
        assert (plain.spread, plain.line, plain.nodes) == (
            mapped.spread,
            mapped.line,
            mapped.nodes,
        )
