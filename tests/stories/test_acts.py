"""Whatever anybody tries at a table, its books balance."""

from collections import Counter
from functools import partial
from hashlib import sha256

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stafla import rules
from stafla._core import AS_BLANK, Placement
from stafla.editions import load, names
from stafla.rules import Game, Refusal
from stafla.rules.base.tiles import rack_tiles
from stafla.rules.game.acts.judge import lapse
from stafla.rules.game.state.game import full_set

ACTS = [
    *(rules.confirm, rules.press, rules.withdraw, rules.challenge, rules.pass_turn),
    *(rules.accept_end, rules.decline_end, rules.accept_verdict, rules.appeal),
    *(rules.withdraw_appeal, rules.summon, rules.dismiss),
    *(
        lambda game, seat: rules.rule(game, "valid"),
        lambda game, seat: rules.offer_end(game, False),
    ),
]
PENDING = ("window", "ruling", "verdict", "appeal")
WHO = st.sampled_from(["mover"] * 4 + ["next"] * 4 + ["after", "nobody"])
VERDICTS = st.sampled_from(["valid", "valid", "invalid", "unknown"])


def seat_of(game, who):
    """A seat by what it is to the turn; before and after the game the first."""
    seats = {"mover": game.to_move, "next": game.next_seat, "nobody": len(game.seats)}
    found = seats.get(who, ((game.next_seat or 0) + 1) % len(game.seats))
    return 0 if found is None else found


def anchors(game):
    """Empty squares beside a tile, or the star on an empty board."""
    cells, width = game.board.cells, game.board.width
    if game.board.empty:
        return list(game.edition.layout.start)
    beside = set()
    for square in (s for s, cell in enumerate(cells) if cell):
        row, column = divmod(square, width)
        for r, c in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
            if 0 <= r < game.board.height and 0 <= c < width and not cells[r * width + c]:
                beside.add(r * width + c)
    return sorted(beside)


def lay_it(game, seat, data):
    """Tiles of a rack through an anchor, mostly a legal placement."""
    rack = game.racks[seat] if seat in game.seats else b""
    count = data.draw(st.sampled_from([2, 5, 6, 7, 7, 7]))
    tiles = [tile or AS_BLANK | data.draw(st.integers(1, 25)) for tile in rack[:count]]
    down = data.draw(st.booleans())
    step = game.board.width if down else 1
    square = data.draw(st.sampled_from(anchors(game) or [0]))
    square -= step * data.draw(st.integers(0, max(0, len(tiles) - 1)))
    pairs = []
    while tiles and 0 <= square < len(game.board.cells):
        if not game.board.cells[square]:
            pairs.append((square, tiles.pop()))
        square += step
    return pairs


class Table(RuleBasedStateMachine):
    """Anybody does anything at any time."""

    @initialize(data=st.data())
    def begin(self, data):
        edition = load(data.draw(st.sampled_from(names())))
        players = data.draw(st.integers(1, edition.players.most))
        seed = data.draw(st.binary(min_size=32, max_size=32))
        check = data.draw(st.sampled_from(["challenge", "challenge", "automatic"]))
        judge = data.draw(st.sampled_from([None, rules.JudgeSet(60, 900)]))
        seats = tuple("abcd"[:players])
        self.start = partial(rules.start, edition, seats, check=check, judge=judge)
        self.seed = seed
        self.next_game()

    def next_game(self):
        self.seed = sha256(self.seed).digest()
        self.game = Game.replay(self.start(seed=self.seed))

    def attempt(self, decide, *arguments):
        try:
            events = decide(self.game, *arguments)
        except Refusal as refusal:
            assert refusal.code != Refusal.code
            if self.game.ended:
                self.next_game()
            return  # that nothing changed is seen by replaying, below
        assert events
        for event in events:
            self.game = self.game.after(event)

    @rule(data=st.data(), who=WHO, verdict=VERDICTS)
    def lay(self, data, who, verdict):
        seat = seat_of(self.game, who)
        pairs = lay_it(self.game, seat, data)
        try:
            placement = Placement.of(self.game.rules, self.game.board, pairs)
        except ValueError:
            return
        self.attempt(rules.play, seat, placement, verdict)

    @rule(data=st.data(), verdict=VERDICTS)
    def lay_in_turn(self, data, verdict):
        if self.game.phase == "window" and not self.game.pending.made:
            self.attempt(rules.press, self.game.pending.seat)
        if self.game.phase == "window":
            self.attempt(rules.confirm, self.game.next_seat)
        self.lay(data, "mover", verdict)

    @rule(data=st.data(), who=WHO)
    def exchange(self, data, who):
        seat = seat_of(self.game, who)
        rack = self.game.racks[seat] if seat in self.game.seats else b""
        self.attempt(rules.exchange, seat, rack[: data.draw(st.integers(0, 7))])

    @rule(who=WHO)
    def pass_turn(self, who):
        self.attempt(rules.pass_turn, seat_of(self.game, who))

    @precondition(lambda self: self.game.pending)
    @rule(who=WHO, decide=st.sampled_from([rules.confirm, rules.press, rules.withdraw]))
    def answer(self, who, decide):
        self.attempt(decide, seat_of(self.game, who))

    @precondition(lambda self: self.game.pending)
    @rule(who=WHO, words=st.none() | st.lists(st.integers(0, 3), max_size=2), verdict=VERDICTS)
    def challenge(self, who, words, verdict):
        self.attempt(rules.challenge, seat_of(self.game, who), words)
        if self.game.phase == "ruling" and who != "after":
            self.attempt(rules.rule, verdict)

    @precondition(lambda self: self.game.phase == "ruling")
    @rule(verdict=VERDICTS)
    def verdict(self, verdict):
        self.attempt(rules.rule, verdict)

    @precondition(lambda self: self.game.phase == "verdict")
    @rule(decide=st.sampled_from([rules.accept_verdict, rules.appeal, rules.appeal]))
    def answer_the_verdict(self, decide):
        for seat in self.game.seats:
            self.attempt(decide, seat)

    @precondition(lambda self: self.game.phase == "appeal" or self.game.halted)
    @rule(upheld=st.booleans(), points=st.integers(-9, 9), come=st.integers(0, 3))
    def the_judge_comes(self, upheld, points, come):
        if not come:
            self.attempt(lapse)
        elif self.game.halted:
            points = (points, *[0] * (len(self.game.seats) - 1))
            self.attempt(rules.decide_summons, "so it is", (), points)
        else:
            self.attempt(rules.rule_appeal, "valid" if upheld else "invalid", "so it is")

    @rule(who=WHO, decide=st.sampled_from(ACTS))
    def anything(self, who, decide):
        self.attempt(decide, seat_of(self.game, who))

    @rule(who=WHO, sure=st.integers(0, 9))
    def resign(self, who, sure):
        if sure == 9:
            self.attempt(rules.resign, seat_of(self.game, who))

    @rule(who=WHO, what=st.sampled_from(["takeback", "takeback", "pause", "abort", "overturn"]))
    def propose(self, who, what):
        self.attempt(rules.propose, seat_of(self.game, who), what)

    @precondition(lambda self: self.game.proposal)
    @rule(everybody=st.booleans(), seat=st.integers(0, 3))
    def agree_or_not(self, everybody, seat):
        if not everybody:
            self.attempt(rules.decline, seat)
        for other in self.game.active:
            self.attempt(rules.consent, other)

    @rule(who=WHO, sure=st.integers(0, 19), act=st.sampled_from([rules.abort, rules.claim]))
    def leave(self, who, sure, act):
        if sure == 19:
            self.attempt(act, seat_of(self.game, who))

    @precondition(lambda self: self.game.edition.ending.nothing_possible)
    @rule(who=WHO, possible=st.booleans(), asked=st.booleans())
    def agree(self, who, possible, asked):
        seat = seat_of(self.game, who)
        if self.game.accepted is None:
            self.attempt(rules.offer_end, possible, seat if asked else None)
        else:
            self.attempt(rules.decline_end if possible and asked else rules.accept_end, seat)

    @invariant()
    def tiles_are_conserved(self):
        game = self.game
        on_board = rack_tiles([cell for cell in game.board.cells if cell])
        everywhere = on_board + b"".join(game.racks) + game.pool + game.aside + game.removed
        assert Counter(everywhere) == Counter(full_set(game.edition))
        assert game.bag == game.pool
        assert game.bag_size == len(game.pool)

    @invariant()
    def totals_are_the_sum_of_the_sheet(self):
        totals = [0] * len(self.game.seats)
        for row in rules.sheet(self.game):
            totals[row.seat] += row.points
            assert row.total == totals[row.seat] or not row.stands
            if row.score and row.stands:
                words = sum(word.points for word in row.score.words)
                assert row.points == words + row.score.bonus == row.score.total
        assert tuple(totals) == self.game.totals

    @invariant()
    def replay_equals_live(self):
        assert Game.replay(self.game.events) == self.game

    @invariant()
    def the_table_waits_for_somebody_who_is_there(self):
        game = self.game
        assert (game.to_move is None) is (game.phase in ("ended", "start"))
        if game.to_move is not None:
            assert game.to_move in game.active
            assert game.next_seat in game.active
            assert (game.pending is not None) is (game.phase in PENDING)
        if game.phase == "turn":
            assert game.to_move not in game.owing
        for seat in game.active:
            full = len(game.racks[seat]) == game.rules.rack_size
            waiting = game.pending is not None and game.pending.seat == seat
            assert full or waiting or game.bag_size == 0 or game.ended


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip


@pytest.mark.verify
class TestManyTables(Table.TestCase):
    settings = settings(
        max_examples=400,
        stateful_step_count=150,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
