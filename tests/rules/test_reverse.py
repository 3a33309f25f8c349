"""Reverse play: whose turn it is, what may be taken, what it scores, when it is over."""

from contextlib import suppress
from dataclasses import replace

import pytest

from stafla import _core, rules
from stafla.editions import VariantError, combine, load, variants
from stafla.records.record import pastime
from stafla.rules import BadEvent, reverse
from stafla.rules.game.refusals import GameOver, InvalidWords, NoSuchSeat, NotYourTurn
from stafla.words import library
from tests.core.table import a_square
from tests.rules.builders import a_game, placement


def squares(text):
    return [a_square(name) for name in text.split()]


def lexicon(edition, *words):
    codes = b"".join(edition.alphabet.word(word) + b"\0" for word in words)
    return _core.WordGraph(_core.WordGraph.build(codes, len(edition.alphabet), b"{}")[0])


def judge_by(edition, graph):
    return lambda words: (
        "valid" if all(edition.alphabet.word(word) in graph for word in words) else "invalid"
    )


class Side:
    """Reverse play with its words at hand."""

    def __init__(self, *words, plays, players=2, ended=True):
        table = a_game("pl", players)
        for play in plays:
            table = table.after(play, "ok")
        game = replace(table.game, ended=rules.Ended("passes")) if ended else table.game
        self.graph = lexicon(game.edition, *words)
        self.judge = judge_by(game.edition, self.graph)
        self.game = game
        self.state = reverse.Reverse.replay(reverse.start(game, self.graph))

    def take(self, seat, names):
        events = reverse.remove(self.state, seat, squares(names), self.graph, self.judge)
        for event in events:
            self.state = self.state.after(event)
        return events


WORDS = ("KOT", "KOTY", "TA", "TAK", "OK")
PLAYS = ("8G KOTY", "I8 TAK")


@pytest.fixture
def side():
    return Side(*WORDS, plays=PLAYS)


@pytest.mark.proves("PL-42")
def test_the_order_of_play_goes_on_where_the_game_left_it(side):
    assert side.game.to_move is None
    assert side.state.to_move == 0  # seats 0 and 1 have moved
    side.take(0, "I10")  # TAK → TA
    assert side.state.to_move == 1


@pytest.mark.proves("PL-42")
def test_tiles_are_taken_from_one_word_so_that_words_remain(side):
    with pytest.raises(InvalidWords) as refused:
        side.take(0, "G8")  # OTY is no word
    assert refused.value.values["words"] == "OTY"
    with pytest.raises(reverse.IllegalRemoval) as refused:
        side.take(0, "J8 I10")  # of two words
    assert refused.value.code == "removal-not-in-line"
    side.take(0, "J8")  # KOTY → KOT
    assert side.state.board.cells.count(0) == 225 - 5


@pytest.mark.proves("PL-43")
def test_players_score_what_is_printed_on_the_tiles_they_took(side):
    side.take(0, "J8")  # Y
    side.take(1, "I10")  # K
    assert side.state.totals == (2, 2)
    (first, *_) = side.state.turns
    assert (first.seat, first.points) == (0, 2)


@pytest.mark.proves("PL-43")
def test_it_is_over_when_nothing_is_left(side):
    side.take(0, "J8 G8 H8")  # K O and Y: T A K remains, down
    assert not side.state.ended
    events = side.take(1, "I8 I9 I10")
    assert isinstance(events[-1], reverse.ReverseEnded)
    assert side.state.ended
    assert side.state.board.empty
    assert side.state.totals == (2 + 2 + 1, 2 + 1 + 2)
    assert side.state.places() == (1, 1)
    assert side.state.to_move is None
    with pytest.raises(GameOver):
        side.take(0, "I8")


@pytest.mark.proves("PL-43")
def test_it_is_over_when_no_removal_is_legal():
    side = Side("KOTŁOWA", "KOTŁOWANI", plays=("8D KOTŁOWA", "8D .......NI"))
    events = side.take(0, "K8 L8")  # seven letters remain, of which six at most may go
    assert isinstance(events[-1], reverse.ReverseEnded)
    assert side.state.ended
    assert not side.state.board.empty


def test_only_a_finished_game_is_taken_apart():
    with pytest.raises(reverse.NotOver):
        Side(*WORDS, plays=PLAYS, ended=False)


def test_a_board_from_which_nothing_can_be_taken_is_refused():
    with pytest.raises(reverse.NothingToRemove):
        Side("KOTŁOWA", plays=("8D KOTŁOWA",))


def test_only_the_seat_whose_turn_it_is_takes_tiles(side):
    with pytest.raises(NotYourTurn):
        side.take(1, "J8")
    with pytest.raises(NoSuchSeat):
        side.take(2, "J8")


def test_the_bot_takes_what_may_be_taken_until_it_is_over(side):
    while not side.state.ended:
        seat = side.state.to_move
        names = reverse.choose(side.state, side.graph)
        found = {tuple(r.squares) for r in reverse.possible(side.state, side.graph)}
        assert names in found
        side.state = reduce_all(
            side.state, reverse.remove(side.state, seat, names, side.graph, side.judge)
        )
    with pytest.raises(reverse.NothingToRemove):
        reverse.choose(side.state, side.graph)


def reduce_all(state, events):
    for event in events:
        state = state.after(event)
    return state


@pytest.mark.proves("PL-43")
def test_replay_makes_the_same_state_as_playing_did(side):
    side.take(0, "J8")
    side.take(1, "G8 H8")
    replayed = reverse.Reverse.replay(side.state.events)
    assert replayed == side.state


@pytest.mark.parametrize(
    ("event", "why"),
    [
        (lambda: reverse.Removed(1, (a_square("J8"),), 2), "no place"),
        (lambda: reverse.Removed(0, (a_square("J8"),), 3), "worth 2"),
        (lambda: reverse.Removed(0, tuple(squares("J8 I10")), 4), "not-in-line"),
        (lambda: reverse.Removed(0, tuple(squares("H8 G8")), 3), "worth"),
        (lambda: rules.Passed(0), "no place"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(side, event, why):
    with pytest.raises(BadEvent, match=why):
        side.state.after(event())


def test_a_start_that_cannot_be_is_refused(side):
    started = side.state.started
    for bad in (
        replace(started, digest="0" * 64),
        replace(started, first=2),
        replace(started, cells=b"\xff" * 225),
    ):
        with pytest.raises(BadEvent):
            reverse.Reverse.begin(bad)
    with pytest.raises(BadEvent):
        reverse.Reverse.replay([rules.Passed(0)])


@pytest.mark.proves("PL-42", "PL-43")
def test_a_real_board_is_taken_apart_by_three_players():
    game = a_game("pl", 3).game
    words = library.find(game.edition)
    table = a_game("pl", 3).after("8D KOTŁOWA", "ok")
    finished = replace(table.game, ended=rules.Ended("passes"))
    state = reverse.Reverse.replay(reverse.start(finished, words.graph))
    judge = judge_by(game.edition, words.graph)
    seats = []
    while not state.ended:
        seats.append(state.to_move)
        names = reverse.choose(state, words.graph, 200)
        state = reduce_all(state, reverse.remove(state, seats[-1], names, words.graph, judge))
    assert seats == [(1 + turn) % 3 for turn in range(len(seats))]
    values = [state.rules.value(tile) for tile in finished.board.cells if tile]
    left = [state.rules.value(tile) for tile in state.board.cells if tile]
    assert sum(state.totals) == sum(values) - sum(left)


@pytest.mark.proves("PL-35", "PL-42")
@pytest.mark.parametrize("name", [*variants(), ("blanks-return", "two-bags", "theme")])
def test_a_game_with_a_variant_is_taken_apart_and_its_record_is_read_again(name):
    chosen = (name,) if isinstance(name, str) else name
    players = max(2, *(variants()[one].players for one in chosen))
    # whoever agreed on a variant plays an edition that has not got it anyway
    edition, check = fitting(chosen, players)
    theme = {"theme": rules.theme_of("wszystko")} if "theme" in chosen else {}
    table = a_game(edition, players, check=check, variants=chosen, **theme)
    board = table.board.laid(placement(table.edition, "8G KOTY"))
    game = replace(table.game, board=board, ended=rules.Ended("passes"))
    graph = lexicon(game.edition, *WORDS)
    events = reverse.start(game, graph)
    state = reverse.Reverse.replay(events)
    assert state.edition.variants == game.edition.variants
    assert pastime.read(pastime.write("reverse", events)) == state
    judge = judge_by(game.edition, graph)
    taken = reverse.remove(state, state.to_move, squares("J8"), graph, judge)
    worth = game.edition.tiles["Y"][1]
    assert state.after(taken[0]).totals[state.to_move] == worth


def fitting(chosen, players):
    """An edition and a way of judging words with which variants can be agreed on."""
    for edition in ("pl", "fi"):
        for check in ("automatic", "challenge"):
            with suppress(VariantError):
                combine(load(edition), chosen, players=players, check=check)
                return edition, check
    raise AssertionError(chosen)


def test_a_record_of_variants_that_there_are_not_is_refused():
    side = Side(*WORDS, plays=PLAYS)
    (started,) = reverse.start(side.game, side.graph)
    for wrong in (("no-such",), ("karpatka",), ("two-bags",)):
        with pytest.raises(BadEvent, match="other rules"):
            reverse.Reverse.replay([replace(started, variants=wrong)])


def test_a_record_from_before_variants_were_pinned_is_read(side):
    text = pastime.write("reverse", reverse.start(side.game, side.graph))
    assert b"variants" not in text
    assert pastime.read(text).started.variants == ()
