"""The engine's own player."""

import time
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, TypedDict, Unpack

import pytest

from stafla import rules
from stafla._core import (
    Board,
    Endgame,
    EndgameLimits,
    Leaves,
    PreEndgame,
    SearchContext,
    Simulation,
    SimulationSettings,
    WinTable,
    WordMap,
    solve_endgame,
)
from stafla.bots import BestEquity, Exchange, Lay, Pass, Sight, sight_of
from stafla.bots.budget import Clock
from stafla.bots.thinker import (
    CLEAR,
    ENDLESS,
    PREENDGAME_SIMULATION,
    Thinker,
    Thought,
    last_play,
    near_best,
    seed_of,
)
from stafla.editions import load
from stafla.editions.leaves import shipped_leaves
from stafla.editions.wins import shipped_wins
from stafla.records import read_play
from stafla.rules import Game
from stafla.study import Position
from stafla.words import library
from tests.bots.test_bots import a_sight
from tests.records.games import lexicon, whole_game

FI = load("fi")
FULL = library.find(FI).graph
RULES = FI.ruleset(2)
MAP = WordMap(FULL, RULES)


class Limits(TypedDict, total=False):
    """What a thinker may spend, as `Thought` has it."""

    rollouts: int
    nodes: int
    milliseconds: int
    deeper: int
    inferred: int
    threads: int


class Changes(TypedDict, total=False):
    """What is otherwise in a sight."""

    unseen: bytes
    bag: int
    racks: tuple[int, ...]
    totals: tuple[int, ...]
    seat: int
    passes: int
    scoreless: int
    exchanges: int


def thinker(clock: Clock = time.monotonic, **thought: Unpack[Limits]) -> Thinker:
    return Thinker(
        "thinker",
        FULL,
        MAP,
        leaves=shipped_leaves(FI, RULES),
        wins=WinTable.logistic(RULES),
        thought=Thought(**thought),
        clock=clock,
    )


def sight(rack: str = "KALAUSI", **changes: Unpack[Changes]) -> Sight:
    """A sight early in a game, whose unseen tiles are the rest of the set."""
    base = a_sight("fi", rack, board="8G KOIRA")
    unseen = bytearray(Game.begin(whole_game("fi").started).pool)
    for tile in base.board.cells + base.rack:
        if tile:
            unseen.remove(tile)
    seen = replace(base, unseen=bytes(sorted(unseen)), bag=len(unseen) - 7)
    return replace(seen, **changes)


def test_without_work_it_plays_by_equity() -> None:
    greedy = BestEquity(FULL, shipped_leaves(FI, RULES), MAP)
    for rack in ("KALAUSI", "ÄÖTTEIN", "OOOUUUY"):
        assert thinker().decide(sight(rack)) == greedy.decide(sight(rack))


def test_the_same_sight_gives_the_same_decision_and_it_is_the_simulation_s() -> None:
    at = sight()
    decision = thinker(rollouts=200).decide(at)
    assert decision == thinker(rollouts=200).decide(replace(at, rack=at.rack[::-1]))
    assert isinstance(decision, Lay)


def test_a_simulation_that_matters_finds_what_equity_alone_does_not() -> None:
    bots = (thinker(rollouts=400), thinker())
    racks = ("KALAUSI", "ÄÖTTEIN", "OOOUUUY", "SSTTAIN", "NNNAKEL", "HJPVDEÄ", "TAAITEI", "RIMPSUT")
    differ = [rack for rack in racks if len({bot.decide(sight(rack)) for bot in bots}) == 2]
    assert differ


def last_tiles(rack: str, other: str, seat: int = 0) -> Sight:
    """A sight with an empty bag."""
    alphabet = FI.alphabet
    sizes = (len(rack), len(other)) if seat == 0 else (len(other), len(rack))
    unseen = bytes(sorted(alphabet.rack(other)))
    return sight(rack, unseen=unseen, bag=0, racks=sizes, seat=seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_endgame_is_played_as_it_was_solved(seat: int) -> None:
    at = last_tiles("KSL", "TEU", seat)
    racks = (at.rack, at.unseen) if seat == 0 else (at.unseen, at.rack)
    limits = EndgameLimits(nodes=500)
    solved = solve_endgame(RULES, FULL, Endgame(at.board, racks, seat), limits=limits)
    decision = thinker(nodes=500).decide(at)
    assert isinstance(decision, Lay)
    assert solved.line[0] is not None
    assert decision.placement == solved.line[0].placement


def test_the_endgame_finds_more_than_greed_does() -> None:
    better = 0
    for rack, other in (("ST", "VK"), ("KSA", "TÄV"), ("LTN", "KEV"), ("SAL", "TEU")):
        at = last_tiles(rack, other)
        position = Endgame(at.board, (at.rack, at.unseen))
        solved = solve_endgame(RULES, FULL, position, best=10_000)
        assert solved.proved
        gains = {c.play.placement: c.spread for c in solved.choices if c.play}
        exact, greedy = thinker(nodes=10**6).decide(at), thinker().decide(at)
        assert isinstance(exact, Lay)
        assert gains[exact.placement] == solved.spread
        # of plays that go out only the highest is listed, so an equal one may be missing
        if isinstance(greedy, Lay) and greedy.placement in gains:
            better += solved.spread > gains[greedy.placement]
    assert better


def test_without_a_play_it_exchanges_and_without_a_bag_it_passes() -> None:
    few = lexicon("fi")
    bot = Thinker(
        "thinker",
        few,
        WordMap(few, RULES),
        leaves=Leaves.zero(RULES),
        wins=WinTable.logistic(RULES),
        thought=Thought(rollouts=50, nodes=50),
    )
    at = sight("BFGWDCV")
    assert isinstance(bot.decide(at), Exchange)
    assert isinstance(bot.decide(replace(at, exchanges=10)), Pass)
    last = replace(at, unseen=bytes(sorted(FI.alphabet.rack("PPRRM"))), bag=0)
    assert bot.decide(last) == Pass()


def test_three_can_play() -> None:
    rules = FI.ruleset(3)
    at = replace(sight(), rules=rules, racks=(7, 7, 7), totals=(0, 0, 0), seat=2)
    for bag in (len(at.unseen) - 14, 0):
        assert isinstance(thinker(rollouts=50, nodes=50).decide(replace(at, bag=bag)), Lay)


def test_where_somebody_resigned_it_plays_by_equity() -> None:
    at = sight()
    alone = replace(at, racks=(7, 0))
    assert thinker(rollouts=100, nodes=100).decide(alone) == thinker().decide(alone)


def test_time_takes_the_place_of_work() -> None:
    timed = Thought(rollouts=100, nodes=50).within(20)
    assert (timed.rollouts, timed.nodes, timed.milliseconds) == (ENDLESS, ENDLESS, 20)
    only = Thought(nodes=50).within(20)
    assert (only.rollouts, only.nodes) == (0, ENDLESS)
    assert Thought(rollouts=3).within(None) == Thought(rollouts=3)
    assert isinstance(thinker(rollouts=ENDLESS, milliseconds=20).decide(sight()), Lay | Exchange)


EN = load("en")
ENGLISH = library.find(EN).graph
HOOK = (
    "6C8/6OR7/3B2ZAG6/3L3MAUVE3/3AW2PI6/1Q1BADLAND1PHUT/1U2T2g3OI2/TENGE2E2OWSEN/1A2READIER3i"
    "/1N1SIX8R/4E9L/JOKER9I/1FY11E/7TOURNEYS/3VISTO6T AEGHLOO/ 397/400 0"
)
"""Two in the bag: O1 GALOO(T) wins five of six times, J10 HA, which equity likes better, less."""


def english(text: str, **changes: Unpack[Changes]) -> Sight:
    """The sight of a CGP line."""
    at = Position.of_cgp(text, EN)
    base = a_sight("en", "A")
    seen = replace(base, rules=at.rules, board=at.board, rack=at.rack, unseen=at.unseen)
    told = replace(seen, bag=at.bag, racks=(len(at.rack), 7), totals=at.scores)
    return replace(told, **changes)


def before_the_end(**thought: Unpack[Limits]) -> Thinker:
    return Thinker(
        "thinker",
        ENGLISH,
        WordMap(ENGLISH, EN.ruleset(2)),
        leaves=shipped_leaves(EN, EN.ruleset(2)),
        wins=shipped_wins(EN, EN.ruleset(2)),
        thought=Thought(**thought),
    )


def test_with_two_in_the_bag_the_move_is_made_that_wins_most_often() -> None:
    at = english(HOOK)
    decision = before_the_end(rollouts=2000, nodes=30_000).decide(at)
    assert isinstance(decision, Lay)
    assert (decision.placement.square, decision.placement.down) == (14, True)


def test_with_too_little_work_for_the_contents_of_the_bag_the_simulation_decides() -> None:
    at = english(HOOK)
    alone = before_the_end(rollouts=200).decide(at)
    assert before_the_end(rollouts=800, nodes=20).decide(at) == alone


def values(group: object) -> dict[str, object]:
    """What a group of the kernel's seam holds, by name."""
    names = (name for name in vars(type(group)) if not name.startswith("_"))
    return {name: getattr(group, name) for name in names}


def test_what_is_gone_through_is_told_all_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, object] = {}
    prospect = SimpleNamespace(play=None, exchange=b"\x01", covered=0.5)

    def weigh(
        context: SearchContext, position: PreEndgame, choices: object, **named: object
    ) -> list[SimpleNamespace]:
        told.update(named, context=context, position=position, choices=choices)
        return [prospect]

    monkeypatch.setattr("stafla.bots.thinker.weigh_preendgame", weigh)
    at = english(HOOK, seat=1, passes=2, scoreless=3, exchanges=4)
    bot = before_the_end(rollouts=800, nodes=20, threads=3)
    assert bot.decide(at) == Exchange(b"\x01")
    assert values(told.pop("context")) == {
        "rules": at.rules, "lexicon": ENGLISH, "words": bot.words, "leaves": bot.leaves,
    }  # fmt: skip
    assert values(told.pop("position")) == {
        "board": at.board, "rack": at.rack, "unseen": at.unseen, "bag": 2, "kept": [], "lead": 3,
        "runs": (2, 3), "exchanges": (4, 0),
    }  # fmt: skip
    assert values(told.pop("limits")) == {
        "nodes": 20, "milliseconds": None, "threads": 3, "stop": None,
    }  # fmt: skip
    choices = told.pop("choices")
    assert isinstance(choices, list)
    assert choices[-1] is None
    assert len(choices) == 9
    assert told == {"all_plays": True, "seed": seed_of(at)}
    prospect.exchange = None
    assert bot.decide(at) == Pass()
    prospect.covered = 0.49
    assert isinstance(bot.decide(at), Lay)


def test_what_the_other_player_may_have_kept_counts_before_the_bag_is_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[list[tuple[bytes, float]]] = []

    def weigh(_: object, position: PreEndgame, *__: object, **___: object) -> list[SimpleNamespace]:
        told.append(position.kept)
        return [SimpleNamespace(play=None, exchange=None, covered=1.0)]

    monkeypatch.setattr("stafla.bots.thinker.weigh_preendgame", weigh)
    at = english(HOOK)
    cells = bytearray(at.board.cells)
    cells[-8] = 0  # the last turn made VIST VISTO
    at = replace(at, before=Board(at.rules, bytes(cells)))
    for leaves in (0, 1000):
        before_the_end(rollouts=800, nodes=20, inferred=leaves).decide(at)
    nothing, kept = told
    assert nothing == []
    assert sum(share for _, share in kept) == pytest.approx(1)
    assert {len(leave) for leave, _ in kept} == {6}
    assert len({share for _, share in kept}) > 1


def test_with_a_long_bag_or_three_players_the_simulation_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def weigh(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr("stafla.bots.thinker.weigh_preendgame", weigh)
    three = replace(sight(), rules=FI.ruleset(3), racks=(7, 7, 7), totals=(0, 0, 0))
    for at in (sight(), replace(three, bag=len(three.unseen) - 14)):
        assert isinstance(thinker(rollouts=50, nodes=50).decide(at), Lay)


def test_the_best_moves_are_looked_at_again_more_deeply(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int | None]] = []

    def tell(
        context: Any,
        wins: Any,
        view: Any,
        candidates: Any,
        *,
        settings: SimulationSettings,
        top: int,
    ) -> Simulation:
        asked.append((settings.plies, None if candidates is None else len(candidates)))
        return Simulation(context, wins, view, candidates, settings=settings, top=top)

    monkeypatch.setattr("stafla.bots.thinker.Simulation", tell)
    at = sight("OOOUUUY")
    assert isinstance(thinker(rollouts=4000, deeper=4).decide(at), Lay | Exchange)
    assert asked[0] == (2, None)
    plies, again = asked[1]
    assert plies == 4
    assert again is not None
    assert 2 <= again <= 6
    # a second look of a few rollouts changes nothing
    first = thinker(rollouts=150).decide(at)
    assert thinker(rollouts=300, deeper=4).decide(at) == first


@dataclass(frozen=True)
class Rolled:
    """A move that was simulated."""

    rollouts: int
    utility: float


def test_where_one_move_is_far_better_nothing_is_looked_at_again() -> None:
    best, near = Rolled(8, 0.5), Rolled(8, 0.48)
    far, never = Rolled(8, 0.46), Rolled(0, 0.5)
    assert near_best([best, near, far, never]) == [best, near]


def after(before: Board, play: str) -> Sight:
    """A sight after another player's play."""
    placement = read_play(play, FI)
    return replace(sight(), before=before, board=before.laid(before.full_placement(placement)))


@pytest.mark.parametrize("play", ["8G KOIRAT", "L8 TALO", "9G IN", "L8 TA", "8F AKOIRAS", "K8 AE"])
def test_what_was_just_laid_is_told_by_the_boards_before_and_after(play: str) -> None:
    before = sight().board
    at = after(before, play)
    found = last_play(at)
    assert found is not None
    assert before.laid(found) == at.board
    assert found == before.full_placement(read_play(play, FI))


def test_a_sight_tells_the_board_before_the_other_player_s_play() -> None:
    game, seen = whole_game("fi"), 0
    for number in range(len(game.events)):
        state = Game.replay(game.events[: number + 1])
        if state.phase != "turn" or state.to_move is None:
            continue
        at = sight_of(state, state.to_move)
        play = last_play(at)
        assert (play is None) == (at.before is None)
        if at.before is not None and play is not None:
            seen += 1
            assert at.before.laid(play) == at.board
            assert at.totals[1 - at.seat] > 0
    assert seen >= 5


def test_a_sight_tells_how_many_tiles_the_other_player_has_just_exchanged() -> None:
    game = whole_game("fi")
    states = (Game.replay(game.events[:number]) for number in range(1, len(game.events)))
    state = next(state for state in states if state.phase == "turn" and state.turn == 4)
    seat = state.to_move
    assert seat is not None
    assert sight_of(state, seat).other_exchanged == 0
    for event in rules.exchange(state, seat, state.racks[seat][:3]):
        state = state.after(event)
    at = sight_of(state, 1 - seat)
    assert state.to_move == 1 - seat
    assert (at.other_exchanged, at.before) == (3, None)
    assert sight_of(state, seat).other_exchanged == 0
    for event in rules.pass_turn(state, 1 - seat):
        state = state.after(event)
    assert sight_of(state, seat).other_exchanged == 0


def test_nothing_was_laid_where_the_board_is_as_it_was_or_a_blank_was_taken() -> None:
    at = sight()
    assert last_play(at) is None
    assert last_play(replace(at, before=at.board)) is None
    cells = bytearray(at.board.cells)
    square = next(square for square, tile in enumerate(cells) if tile)
    cells[square] |= 0x80
    assert last_play(replace(at, before=Board(RULES, bytes(cells)))) is None


def test_a_player_infers_what_the_other_one_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    class Watched:
        rollouts, confidence = 0, 1.0

        def __init__(self, *_: Any, **__: Any) -> None: ...

        def observe(self, *arguments: Any, **named: Any) -> None:
            told.append((arguments, named))

        def run(self, *_: Any) -> bool:
            return True

        def results(self) -> list[Any]:
            return []

    monkeypatch.setattr("stafla.bots.thinker.Simulation", Watched)
    before = sight().board
    at = after(before, "L8 TALO")
    thinker(rollouts=9).decide(at)
    assert told == []
    bot = thinker(rollouts=9, inferred=70)
    bot.decide(at)
    named = {"temperature": 3.0, "leaves": 70}
    assert told == [((1, before, last_play(at)), named)]
    bot.decide(replace(at, before=None))
    bot.decide(replace(at, before=None, other_exchanged=7))  # nothing was kept
    assert len(told) == 1
    bot.decide(replace(at, before=None, other_exchanged=4))
    named = {"exchanged": 4, "temperature": 3.0, "leaves": 140}
    assert told[1:] == [((1, at.board), named)]


class Run:
    """A simulation as the thinker runs it: it notes what it was given."""

    def __init__(self, confidence: float = 0.0, *, known: bool = False) -> None:
        self.given: list[tuple[int, float | None]] = []
        self.confidence, self.known, self.rollouts = confidence, known, 0

    def run(self, rollouts: int, milliseconds: float | None, threads: int) -> bool:
        assert threads == 1
        self.given.append((rollouts, milliseconds))
        self.rollouts += 10
        return self.known


def times(run: Run, bag: int, saved: float = 4.0) -> list[float | None]:
    """What a simulation is given of a turn of a second, with so many seconds saved."""
    bot = thinker(lambda: 0.0, rollouts=ENDLESS, milliseconds=1000)
    assert bot.budget is not None
    turn = bot.budget.begin("game")
    turn.saved = saved
    bot._run(run, sight(bag=bag), turn, PREENDGAME_SIMULATION if bag <= 4 else 1.0)
    return [milliseconds for _, milliseconds in run.given]


def test_a_simulation_takes_more_time_where_moves_are_close_and_the_bag_is_short() -> None:
    assert times(Run(known=True), bag=60) == [800]
    assert times(Run(CLEAR), bag=60) == [800]
    assert times(Run(), bag=60) == [800, 2000]
    assert times(Run(), bag=60, saved=0) == [800, 1000]
    assert times(Run(CLEAR), bag=14) == [1000]
    assert times(Run(), bag=3) == [250]  # the rest is for what the bag may hold
    assert times(Run(), bag=14) == [1000, 3000]


def test_without_a_limit_of_time_rollouts_alone_count_and_with_one_they_count_too() -> None:
    run = Run()
    thinker(rollouts=30)._run(run, sight(), None)
    assert run.given == [(30, None)]
    bot, run = thinker(lambda: 0.0, rollouts=10, milliseconds=1000), Run()
    assert bot.budget is not None
    bot._run(run, sight(), bot.budget.begin("game"))
    assert run.given == [(10, 800)]
    bot, run = thinker(lambda: 0.0, rollouts=30, milliseconds=1000), Run()
    assert bot.budget is not None
    bot._run(run, sight(), bot.budget.begin("game"))
    assert run.given == [(30, 800), (20, 1000)]


def test_what_a_turn_leaves_is_kept_for_the_game_and_the_seat() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.1
        return now

    bot = thinker(clock, nodes=50, milliseconds=10_000)
    at = replace(last_tiles("KSL", "TEU"), commitment=b"a game")
    bot.decide(at)
    assert bot.budget is not None
    kept = bot.budget.begin((b"a game", at.seat)).saved
    assert 0 < kept < 10
    assert bot.budget.begin((b"a game", 1 - at.seat)).saved == 0
    bot.decide(replace(at, commitment=None))
    assert bot.budget.begin(None).saved == 0
