"""Drawings of pages, to the point: boards, where tiles were laid, a rating's history."""

import re
from types import SimpleNamespace

import pytest

from stafla._core import AS_BLANK, Board
from stafla.editions import Layout, load, names
from stafla.web.ratings.chart import Point, chart, sparkline
from stafla.web.rendering import boards
from stafla.web.rendering.lead import lead_svg
from stafla.web.rendering.squares import cells, rack
from stafla.web.tables.edition import premium_views

SQUARE, ROUND = "m.4.4h9.2v9.2h-9.2z", "m.7 5a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0"
TILE = "h7.2a1 1 0 0 1 1 1v7.2a1 1 0 0 1-1 1h-7.2a1 1 0 0 1-1-1v-7.2a1 1 0 0 1 1-1z"
FOUR = Layout(2, 2, ("double-letter", None, "triple-word", "double-word"), ())


def paths(drawing):
    """The paths of a drawing by their classes."""
    return dict(re.findall(r'<path class="([^"]+)" d="([^"]*)"/>', str(drawing)))


def board_with(*cells):
    """A board of the English edition with these tiles, from the first square on."""
    edition = load("en")
    rules = edition.ruleset(2)
    every = bytearray(edition.layout.width * edition.layout.height)
    for square, code in cells:
        every[square] = code
    return edition, Board(rules, bytes(every))


def test_a_premium_is_seen_until_a_letter_lies_on_it():
    drawn = list(boards._premiums(FOUR, [0, 0, 5, 0], letters=True))
    assert drawn == [
        f'<path class="double-letter" d="M0 0{ROUND}"/>',
        '<g class="times double-letter-ink"><text x="5" y="6.2">×2</text></g>',
        '<path class="triple-letter" d=""/>',
        '<g class="times triple-letter-ink"></g>',
        f'<path class="double-word" d="M10 10{SQUARE}"/>',
        '<g class="times double-word-ink"><text x="15" y="16.2">×2</text></g>',
        '<path class="triple-word" d=""/>',
        '<g class="times triple-word-ink"></g>',
    ]


def test_the_start_is_a_star_as_at_a_table_until_a_letter_lies_on_it():
    edition = load("en")
    start = edition.layout.start[0]
    star = f'<path d="M75 75{boards.STAR}"/>'
    empty, covered = board_with()[1], board_with((start, 1))[1]
    signs = re.search(
        r'<g class="times double-word-ink">(.*?)</g>', boards.board_svg(edition, empty)
    )
    assert star in signs[1]
    doubles = sum(one == "double-word" for one in edition.layout.premiums)
    assert signs[1].count("×2") == doubles - 1
    assert star not in boards.board_svg(edition, covered)
    assert star not in boards.board_svg(edition, empty, letters=False)


def test_in_the_size_of_a_stamp_premiums_are_squares_under_the_tiles():
    drawn = list(boards._premiums(FOUR, [0, 0, 5, 0], letters=False))
    assert drawn == [
        f'<path class="double-letter" d="M0 0{SQUARE}"/>',
        '<path class="triple-letter" d=""/>',
        f'<path class="double-word" d="M10 10{SQUARE}"/>',
        f'<path class="triple-word" d="M0 10{SQUARE}"/>',
    ]


def test_tiles_of_the_last_play_are_drawn_apart_and_a_blank_is_told():
    edition, board = board_with((0, 1), (16, 2 | AS_BLANK), (17, 3))
    found = boards.board_svg(edition, board, {17, 16, 40})
    assert paths(found)["tiles"] == f"M1.4 0.4{TILE}"
    assert paths(found)["tiles last"] == f"M11.4 10.4{TILE}M21.4 10.4{TILE}"
    assert re.findall(r'<text x="(\d+)" y="([\d.]+)"( class="blank")?>([A-Z])<', found) == [
        ("5", "7.3", "", "A"),
        ("15", "17.3", ' class="blank"', "B"),
        ("25", "17.3", "", "C"),
    ]
    assert 'viewBox="0 0 150 150"' in found
    assert paths(found)["ground"] == "M0 0h150v150h-150z"
    assert paths(found)["lines"].startswith("M10 0v150M20 0v150")
    assert paths(found)["lines"].endswith("M0 130h150M0 140h150")
    bare = boards.board_svg(edition, board, letters=False)
    assert "<text" not in bare and 'class="letters"' not in bare
    assert paths(bare)["tiles"].count("M") == 3 and "tiles last" not in paths(bare)


@pytest.mark.parametrize(
    ("stands", "scored", "marked"), [(True, True, 1), (False, True, 0), (True, False, 0)]
)
def test_the_last_play_is_marked_while_it_stands(stands, scored, marked):
    edition, board = board_with((0, 1), (1, 2))
    parts = [SimpleNamespace(square=0, new=False), SimpleNamespace(square=1, new=True)]
    crossing = [SimpleNamespace(square=0, new=True)]
    words = [SimpleNamespace(parts=parts), SimpleNamespace(parts=crossing)]
    play = SimpleNamespace(stands=stands, score=SimpleNamespace(words=words) if scored else None)
    game_state = SimpleNamespace(
        game=SimpleNamespace(edition=edition, board=board), sheet=SimpleNamespace(play=play)
    )
    found = paths(boards.of_game(game_state))
    assert found.get("tiles last", "").count("M") == marked
    assert found["tiles"].count("M") == 2 - marked
    assert "<text" not in boards.of_game(game_state, letters=False)
    game_state.sheet.play = None
    assert "tiles last" not in paths(boards.of_game(game_state))


def test_the_more_often_tiles_were_laid_the_darker_a_square_is():
    found = paths(boards.heat("en", {0: 8, 1: 1, 2: 2, 16: 3, 17: 7}))
    square = "h10v10h-10z"
    assert {name: d for name, d in found.items() if name.startswith("heat")} == {
        "heat-1": f"M10 0{square}M20 0{square}",
        "heat-2": f"M10 10{square}",
        "heat-4": f"M0 0{square}M20 10{square}",
    }
    assert found["ground"] == "M0 0h150v150h-150z"
    assert not [name for name in paths(boards.heat("en", {})) if name.startswith("heat")]


@pytest.mark.parametrize("profile", ["is", "en"])
def test_where_there_is_no_game_the_word_lies_across_the_start(profile):
    edition = load(profile)
    found = str(boards.example(profile))
    middle = edition.layout.start[0]
    places = [(at % 15 * 10 + 5, at // 15 * 10 + 7.3) for at in range(middle - 3, middle + 3)]
    told = re.findall(r'<text x="(\d+)" y="([\d.]+)">(\w)</text>', found)
    assert [(int(x), float(y)) for x, y, _ in told] == places
    assert "".join(letter for *_, letter in told) == "STAFLA"


def test_a_rating_s_line_lies_in_the_band_of_its_uncertainty():
    found = str(chart([Point(1500, 100), Point(1600, 50)], "<a>", "<b>"))
    assert '<title id="chart-title">&lt;a&gt;</title>' in found
    assert '<desc id="chart-said">&lt;b&gt;</desc>' in found
    assert (
        '<polygon class="chart-band" points="52.0,80.7 708.0,47.3 708.0,114.0 52.0,214.0"/>'
        '<polyline class="chart-line" points="52.0,147.3 708.0,80.7"/>'
        '<circle class="chart-end" cx="708.0" cy="80.7" r="4"/>'
    ) in found
    grid = re.findall(
        r'd="M52 ([\d.]+)H708"/><text class="chart-label" x="44" y="([\d.]+)">', found
    )
    assert grid[0] == ("214.0", "219.0") and grid[-1] == ("14.0", "19.0")
    labels = re.findall(r'class="chart-label"[^>]*>(\d+)<', found)
    assert labels == ["1400", "1450", "1500", "1550", "1600", "1650", "1700"]


@pytest.mark.parametrize(
    ("spread", "labels"),
    [
        (30, ["1470", "1480", "1490", "1500", "1510", "1520", "1530", "1540"]),
        (31, ["1460", "1480", "1500", "1520", "1540"]),
        (4_000, ["-3000", "-2000", "-1000", "0", "1000", "2000", "3000", "4000", "5000", "6000"]),
    ],
)
def test_a_chart_has_few_lines_in_round_steps(spread, labels):
    found = str(chart([Point(1500, spread)], "", ""))
    assert re.findall(r'class="chart-label"[^>]*>(-?\d+)<', found) == labels
    assert 'class="chart-line" points="52.0,' in found


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([1, 3, 2], "2.0,29.0 60.0,3.0 118.0,16.0"),
        ([5, 5], "2.0,29.0 118.0,29.0"),
        ([5], "2.0,29.0"),
    ],
)
def test_a_line_in_a_row_goes_from_its_lowest_to_its_highest(values, points):
    found = str(sparkline(values, '"a"'))
    assert f'<polyline points="{points}"/>' in found
    assert 'viewBox="0 0 120 32"' in found and 'aria-label="&#34;a&#34;"' in found


@pytest.mark.parametrize("profile", names())
def test_every_premium_square_is_told_as_what_it_is(profile):
    edition = load(profile)
    wanted = {
        square: (name.partition("-")[2], boards.PREMIUMS[name])
        for square, name in enumerate(edition.layout.premiums)
        if name
    }
    views = premium_views(edition)
    assert {view.square: (view.kind, view.times) for view in views} == wanted
    assert all(view.short and view.label for view in views)
    assert len({(view.short, view.label) for view in views}) == len(set(wanted.values()))


def test_a_board_without_script_tells_every_square():
    edition, board = board_with((0, 1), (1, 2 | AS_BLANK))
    found = cells(edition, board)
    assert [cell.number for cell in found] == list(range(225))
    assert {cell.premium for cell in found} == {"plain", "centre", *boards.PREMIUMS}
    assert [cell.number for cell in found if cell.premium == "centre"] == list(edition.layout.start)
    first, second, third = found[:3]
    assert (first.letter, first.value, first.blank) == ("A", 1, False)
    assert (second.letter, second.value, second.blank) == ("B", 0, True)
    assert (third.letter, third.value, third.blank, third.premium) == ("", 0, False, "plain")
    assert len({cell.name for cell in found}) == 225
    assert rack(edition, bytes([2, 0, 1])) == [("A", 1), ("B", 3), ("?", 0)]


def test_a_whole_board_names_rows_columns_and_what_tiles_are_worth():
    edition, board = board_with((0, 1), (16, 2 | AS_BLANK), (17, 3))
    drawn = str(boards.board_svg(edition, board, whole=True))
    assert 'viewBox="-6 -6 157 157"' in drawn
    values, edges = re.findall(r'<g class="(?:values|edges)">(.*?)</g>', drawn)
    of = edition.tiles[edition.alphabet.letter(1)][1], edition.tiles[edition.alphabet.letter(3)][1]
    assert re.findall(r">(\d+)<", values) == [
        str(value) for value in of
    ]  # a blank is worth nothing
    names = re.findall(r">(\w+)<", edges)
    assert names == [*"ABCDEFGHIJKLMNO", *(str(row) for row in range(1, 16))]
    assert "values" not in str(boards.board_svg(edition, board))


def test_the_lead_of_a_game_for_two_is_a_line_and_of_others_there_is_none():
    drawn = str(lead_svg([(10, 0), (10, 30), (30, 30), (30, 30)], 2))
    assert paths(drawn)["line"] == "M0.0 22.0 L150.0 13.0 L300.0 40.0 L450.0 22.0 L600.0 22.0"
    assert paths(drawn)["now"] == "M300.0 0V44"
    assert lead_svg([(0, 0)], 1) != lead_svg([], 0) == lead_svg([(3,)], 1) == ""
