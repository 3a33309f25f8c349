"""With an empty bag the outcome is told, with the line that leads there."""

import pytest

from stafla._core import Board, check, score, settle
from stafla.bots import Lay, Pass
from stafla.data.catalogue import LANGUAGES
from stafla.study import Limits, Position
from tests.records.games import WORDS
from tests.study.conftest import FakeClock, analyst, late

LONG = Limits(ms=None, top=500)


def outcome(at: Position, moves) -> int:
    """The spread that a line of moves gains for the first player, by the kernel's rules."""
    racks, board, spread = [list(at.rack), list(at.last_rack)], at.board, 0
    for turn, move in enumerate(moves):
        player, sign = turn % 2, 1 - 2 * (turn % 2)
        if isinstance(move, Lay):
            check(at.rules, board, move.placement, bytes(racks[player]))
            spread += sign * score(at.rules, board, move.placement).total
            for tile in filter(None, move.placement.tiles):
                racks[player].remove(0 if tile & 0x80 else tile)
            board = board.laid(move.placement)
    out = next((player for player, rack in enumerate(racks) if not rack), None)
    changes = settle(at.rules, [bytes(rack) for rack in racks], out)
    return spread + changes[0] - changes[1]


def positions():
    for edition in LANGUAGES:
        letters = "".join(dict.fromkeys("".join(WORDS[edition].split())))
        for size in (1, 2, 3):
            yield edition, letters[:size], letters[size : 2 * size]


@pytest.mark.parametrize(("edition", "rack", "other"), [*positions()])
def test_the_line_is_legal_and_comes_to_the_spread_that_is_told(edition, rack, other):
    at = late(rack, other, edition)
    found = analyst(edition).analyse(at, LONG)
    assert (found.phase, found.work.end) == ("endgame", "proved")
    assert found.endgame.proved
    assert outcome(at, [step.move for step in found.endgame.line]) == found.endgame.spread
    assert [step.player for step in found.endgame.line] == [
        turn % 2 for turn in range(len(found.endgame.line))
    ]
    assert found.best.move == found.endgame.line[0].move
    assert found.best.equity == found.endgame.spread


def test_no_move_gains_more_than_the_best_and_a_bound_is_marked():
    at = late("CATDOGE", "HONMEIT")
    found = analyst().analyse(at, LONG)
    assert found.endgame.proved
    assert not found.best.bound
    assert all(one.equity <= found.best.equity for one in found.plays if not one.bound)


def test_a_move_that_is_asked_about_is_worth_what_best_answers_leave_of_it():
    at = late("CATDO", "HONME")
    plays = analyst().analyse(at, LONG).plays
    for asked in [one.move for one in plays[1::3]][:6]:
        found = analyst().analyse(at, Limits(ms=None, top=1), include=(asked,)).find(asked)
        assert not found.bound
        board = at.board
        if isinstance(asked, Lay):
            board = board.laid(asked.placement)
        rest = analyst().statics(at).rest(asked)
        answer = Position(at.edition, board, at.last_rack, (rest,), zeros=int(asked == Pass()))
        gain = analyst().analyse(answer, LONG).endgame.spread
        assert found.equity == found.score - gain


def test_winning_is_what_the_scores_come_to():
    at = late("CATDO", "HONME")
    spread = analyst().analyse(at, LONG).endgame.spread
    for lead, win in ((-spread - 1, 0.0), (-spread, 0.5), (-spread + 1, 1.0)):
        behind = Position(at.edition, at.board, at.rack, at.others, (100 + lead, 100))
        assert analyst().analyse(behind, LONG).best.win == win


@pytest.mark.parametrize("ms", [0, 5])
def test_without_time_there_is_a_sensible_answer_that_is_not_proved(ms):
    at = late("CATDOGE", "HONMEIT")
    clock = FakeClock(step=0.001)
    found = analyst(clock=clock).analyse(at, Limits(ms=ms, top=5))
    assert found.phase == "endgame"
    assert found.endgame.line
    assert found.best.equity == found.endgame.spread
    assert all(abs(one.equity) < 1000 for one in found.plays)


def test_stop_ends_the_search():
    found = analyst().analyse(late("CATDOGE", "HONMEIT"), LONG, stop=lambda: True)
    assert found.phase == "endgame"
    assert found.work.end in ("stopped", "proved")


def test_a_game_that_is_over_has_its_settlement_and_no_line():
    at = late("CAT", "")
    assert (at.bag, at.last_rack) == (0, b"")
    found = analyst().analyse(at, LONG)
    assert (found.endgame.spread, found.endgame.proved, found.endgame.line) == (-10, True, ())
    assert found.plays


def test_three_players_have_no_endgame_of_this_kind():
    at = late("AR", "LOKI", "is", 3)
    assert at.bag == 0
    assert analyst("is").analyse(at, Limits(ms=0)).endgame is None


def test_a_board_of_too_many_tiles_is_answered_too():
    at = late("CAT", "DOG")
    cells = bytes(cell or 5 for cell in at.board.cells)
    full = Position(at.edition, Board(at.rules, cells), at.rack, at.others)
    assert isinstance(analyst().analyse(full, LONG).best.move, Pass)
