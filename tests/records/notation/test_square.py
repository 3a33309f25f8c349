"""Squares in both notations (PL-57, ambiguity A-14)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.records import NotationFault, Style
from stafla.records.notation.square import STYLES, Start, read_start, write_square, write_start

starts = st.builds(Start, st.integers(0, 20), st.integers(0, 20), st.booleans())


@pytest.mark.parametrize(
    ("text", "style", "start"),
    [
        ("8D", "gcg", Start(7, 3, False)),
        ("D8", "gcg", Start(7, 3, True)),
        ("15o", "gcg", Start(14, 14, False)),
        ("H4", "letter-first", Start(7, 3, False)),
        ("4H", "letter-first", Start(7, 3, True)),
        ("h15", "letter-first", Start(7, 14, False)),
    ],
)
@pytest.mark.proves("PL-57")
def test_what_comes_first_names_the_line_of_the_word(text: str, style: Style, start: Start) -> None:
    assert read_start(text, 15, 15, style) == start
    assert write_start(start, style) == text.upper()


@given(starts, st.sampled_from(STYLES))
def test_any_start_on_a_board_of_21_reads_back(start: Start, style: Style) -> None:
    assert read_start(write_start(start, style), 21, 21, style) == start
    assert read_start(write_start(start, style).lower(), 21, 21, style) == start


@given(starts)
def test_the_two_notations_are_transposes(start: Start) -> None:
    transposed = Start(start.column, start.row, not start.down)
    assert write_start(start, "letter-first") == write_start(transposed, "gcg")


@given(starts)
def test_a_start_and_the_kernels_square_say_the_same(start: Start) -> None:
    assert Start.of(start.square(21), start.down, 21) == start


@pytest.mark.parametrize(
    "text", ["", "8", "D", "8DD", "88", "DD", "08D", "D08", "8 D", "８D", "8Đ"]
)
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(NotationFault) as refused:
        read_start(text, 15, 15)
    assert refused.value.code == "notation-square"


@pytest.mark.parametrize(("text", "style"), [("16A", "gcg"), ("P1", "gcg"), ("P1", "letter-first")])
def test_a_square_beyond_the_board_is_refused(text: str, style: Style) -> None:
    with pytest.raises(NotationFault) as refused:
        read_start(text, 15, 15, style)
    assert refused.value.code == "notation-off-board"


def test_a_board_that_is_not_square_keeps_rows_and_columns_apart() -> None:
    assert read_start("3E", 5, 3) == Start(2, 4, False)
    with pytest.raises(NotationFault):
        read_start("4A", 5, 3)
    assert read_start("C5", 5, 3, "letter-first") == Start(2, 4, False)


def test_a_square_alone_is_spoken_letter_first() -> None:
    assert write_square(7, 3) == "D8"
    assert write_square(7, 3, "letter-first") == "H4"
