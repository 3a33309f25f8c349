"""Acts of duplicate: what the caller and the players do, as the events that follow."""

from collections import Counter
from collections.abc import Iterable, Sequence

from stafla import _core
from stafla._core import AS_BLANK, BLANK, Placement, PlacementError
from stafla.editions import Edition
from stafla.rules.base import tiles
from stafla.rules.duplicate import roster
from stafla.rules.duplicate.events import (
    DrawWithdrawn,
    DuplicateEnded,
    DuplicateStarted,
    PenaltyLifted,
    PlayerFined,
    PlayerWarned,
    RackReturned,
    RoundClosed,
    RoundOpened,
    SlipAdded,
    SlipsChecked,
    SlipsGathered,
    SlipsJudged,
    SlipsRuled,
    SlipWritten,
    TilesDrawn,
    TimeCalled,
)
from stafla.rules.duplicate.refusals import (
    CheckedAlready,
    NoPenalty,
    NoPlayers,
    NoRound,
    NoSuchPlayer,
    NoSuchSlip,
    NotAmongEquals,
    NotDrawnByHand,
    NothingDrawn,
    NotJudged,
    ReasonMissing,
    RoundOpen,
    TimeNotUp,
    TooManyDraws,
    TooManyFines,
    TooManyLaid,
    TooManyRulings,
    TooManyWarnings,
    Unchecked,
    WrongDraw,
)
from stafla.rules.duplicate.round import ZEROS, Round
from stafla.rules.duplicate.state import (
    MOST_RULINGS,
    MOST_WHY,
    BestPlays,
    Duplicate,
)
from stafla.rules.game.events import Event, WordJudge
from stafla.rules.game.refusals import illegal_placement
from stafla.rules.game.state.mixing import commitment

MOST_OWN_RULINGS = 1_000
"""Of an official in a round, so that nobody uses up those of the others."""
FINE = 5
MOST_WARNINGS = 50
"""Of a player, with those taken back; so many cost more than any game has to win."""
MOST_FINES = 500
"""Points taken from a player, warnings apart; whatever is taken back counts for five."""
MOST_PENALTIES = 10_000
"""Warnings of all players together, and fines likewise."""
MOST_DRAWS = 1_000
"""By hand for a round, those withdrawn or put back included; racks hardly go back ten times."""


def start(
    edition: Edition,
    seed: bytes,
    lexicon: str = "",
    fingerprint: str = "",
    **conditions: str | int | bool,
) -> DuplicateStarted:
    """Begin a game.

    Args:
        edition: whose set is in the bag.
        seed: 32 bytes that decide the tiles.
        lexicon: name of the word list, pinned.
        fingerprint: the word list's, pinned.
        conditions: members of `DuplicateStarted` that are not as usual.
    """
    pinned = (edition.id, edition.digest(1), lexicon, fingerprint, seed, commitment(seed))
    # which member takes which of the three types is the dataclass's to say
    return DuplicateStarted(*pinned, **conditions)  # type: ignore[arg-type]


def announce(state: Duplicate, now: int) -> tuple[Event, ...]:
    """Fill the rack, put back what does not fit, and announce it (PL-60, PL-61, PL-63).

    Decides PL-53, PL-55.

    Args:
        state: the game between two rounds.
        now: milliseconds since 1970.

    Raises:
        GameOver, RoundOpen, NoPlayers, NothingDrawn: in this order.
    """
    require_between(state)
    if not state.players:
        raise NoPlayers
    if state.started.hand and (not state.announceable or state.barren):
        raise NothingDrawn
    events: list[Event] = []
    while not state.announceable or state.barren:
        events.append(RackReturned() if state.goes_back else _draw(state))
        state = state.after(events[-1])
    return (*events, RoundOpened(now))


def draw(state: Duplicate, letters: bytes) -> tuple[Event, ...]:
    """Put on the rack what the arbiter drew from a bag; a rack that does not fit goes back whole.

    Args:
        state: the game between two rounds.
        letters: the codes of the tiles, in any order, as many as the rack lacks.

    Raises:
        GameOver, RoundOpen, NotDrawnByHand, TooManyDraws, WrongDraw: in this order.
    """
    require_between(state)
    if not state.started.hand:
        raise NotDrawnByHand
    if state.draws >= MOST_DRAWS:
        raise TooManyDraws
    events: list[Event] = [RackReturned()] if state.goes_back else []
    for event in events:
        state = state.after(event)
    if not letters or not state.may_draw(letters):
        raise WrongDraw
    try:
        state.bag.without(letters)
    except PlacementError:
        raise WrongDraw from None
    drawn = TilesDrawn(bytes(sorted(letters)))
    events.append(drawn)
    if state.after(drawn).goes_back:
        events.append(RackReturned())
    return tuple(events)


def withdraw(state: Duplicate) -> DrawWithdrawn:
    """Take back what was typed as drawn, as long as it is not announced.

    The last draw that a round allows stays.

    Raises:
        GameOver, RoundOpen, NothingDrawn, TooManyDraws: in this order.
    """
    require_between(state)
    if not state.handful:
        raise NothingDrawn
    if state.draws >= MOST_DRAWS:
        raise TooManyDraws
    return DrawWithdrawn(state.handful)


def write(state: Duplicate, player: int, placement: Placement, now: int) -> SlipWritten:
    """Write a slip. Whether its words are any is judged when the slips are collected.

    Decides PL-56.

    Raises:
        GameOver, NoSuchPlayer, NoRound, NotTakingPart: in this order.
        IllegalPlacement: the tiles cannot lie so.
    """
    state.require_writer(player)
    return SlipWritten(player, legal_play(state, placement)[0], now)


def legal_play(state: Duplicate, placement: Placement) -> tuple[Placement, int]:
    """The whole main word of a play that can be laid, and what it scores.

    Raises:
        IllegalPlacement: the tiles cannot lie so.
    """
    try:
        full = state.board.full_placement(placement)
        return full, state.score(full)
    except PlacementError as error:
        if error.code == "too-many-tiles":
            raise TooManyLaid(error, state.variant.most_laid(state.edition)) from error
        raise illegal_placement(error, state.edition) from error


def call_time(state: Duplicate, written: int, now: int, *, early: bool = False) -> TimeCalled:
    """End the time of a round whose slips are kept beside the log; what comes later is late.

    Args:
        state: the game.
        written: how many have handed in a slip.
        now: milliseconds since 1970.
        early: the caller does not wait for the time or for anybody.

    Raises:
        GameOver, NoRound, TimeNotUp: in this order.
    """
    state.require_going()
    if state.open is None or state.open.called is not None:
        raise NoRound
    if written < state.open.players and now <= state.deadline and not early:
        raise TimeNotUp
    return TimeCalled(now)


def gather(slips: Iterable[tuple[int, Placement, bool]]) -> SlipsGathered:
    """Put equal slips together, the solutions in the order of who wrote them first by number.

    Args:
        slips: player, whole play, whether it is late; one a player.
    """
    solutions: dict[Placement, tuple[list[int], list[int]]] = {}
    for player, placement, late in sorted(slips, key=lambda slip: slip[0]):
        solutions.setdefault(placement, ([], []))[late].append(player)
    whose = solutions.values()
    return SlipsGathered(
        tuple(solutions),
        tuple(tuple(in_time) for in_time, _ in whose),
        tuple(tuple(late) for _, late in whose),
    )


def collect(
    state: Duplicate, now: int, best: BestPlays, judge: WordJudge, *, early: bool = False
) -> tuple[Event, ...]:
    """Collect and judge the slips and lay the master play (PL-58, PL-59); the end, if it is one.

    Args:
        state: the game.
        now: milliseconds since 1970.
        best: the highest plays that the word list knows.
        judge: of the slips' words, each different play once.
        early: the caller does not wait for the time or for anybody.

    Raises:
        GameOver, NoRound, TimeNotUp: in this order.
    """
    state.require_going()
    if state.open is None:
        raise NoRound
    if state.open.called is None:
        call_time(state, len(state.open.slips), now, early=early)
    refused = _refused_players(state, state.open, judge)
    master, points = _master(state, state.open, refused, best)
    closed = RoundClosed(now, master, points, tuple(sorted(refused)))
    after = state.after(closed)
    return (closed, *([] if after.over is None else [DuplicateEnded(after.over)]))


def lay_out(
    state: Duplicate, slips: Iterable[tuple[int, Placement, bool]], judge: WordJudge
) -> tuple[Event, ...]:
    """Gather the slips at the arbiter's desk, and ask the word list about each solution once.

    Args:
        state: the game, in a round whose time was called.
        slips: as for `gather`.
        judge: of the slips' words.

    Raises:
        GameOver, NoRound
    """
    state.require_going()
    if state.open is None or state.open.called is None:
        raise NoRound
    gathered = gather(slips)
    after = state.after(gathered)
    assert after.open is not None
    return gathered, SlipsJudged(tuple(sorted(_refused_players(after, after.open, judge))))


def add_slip(
    state: Duplicate, player: int, placement: Placement, judge: WordJudge, official: int = 0
) -> SlipAdded:
    """Lay a paper slip to those at the desk; it takes the place of another one of the player.

    Raises:
        GameOver, NotJudged, TooManyRulings, NoSuchPlayer, NotTakingPart, NotYourRoom,
            IllegalPlacement: in this order.
    """
    require_ruling(state, official)
    state.require_writer(player)
    roster.require_room(state, official, [player])
    full = legal_play(state, placement)[0]
    return SlipAdded(player, full, judge(state.words(full)) == "invalid", official)


def rule(state: Duplicate, players: Sequence[int], zero: str, official: int = 0) -> SlipsRuled:
    """Rule that slips score nothing, and for what fault, or that they stand (empty ``zero``).

    Raises:
        GameOver, NotJudged, TooManyRulings, NotYourRoom, NoSuchSlip: in this order.
    """
    now = require_ruling(state, official)
    roster.require_room(state, official, players)
    known = set(now.slips) if not zero else set(now.writers)
    if not players or not set(players) <= known or zero not in ("", *ZEROS):
        raise NoSuchSlip
    return SlipsRuled(tuple(sorted(set(players))), zero, official)


def confirm(state: Duplicate, players: Sequence[int], official: int = 0) -> SlipsChecked:
    """Confirm zeros or a solo as one of two officials.

    Raises:
        GameOver, NotJudged, TooManyRulings, NotYourRoom, CheckedAlready: in this order.
    """
    require_ruling(state, official)
    roster.require_room(state, official, players)
    if not state.may_check(players, official):
        raise CheckedAlready
    return SlipsChecked(tuple(sorted(set(players))), official)


def require_ruling(state: Duplicate, official: int) -> Round:
    """The round, whose slips an official may rule on once more.

    Raises:
        GameOver, NotJudged, TooManyRulings: in this order.
    """
    now = require_judged(state)
    own = sum(getattr(event, "official", 0) == official for event in now.rulings) if official else 0
    if len(now.rulings) >= MOST_RULINGS or own >= MOST_OWN_RULINGS:
        raise TooManyRulings
    return now


def equals(state: Duplicate, best: BestPlays) -> tuple[tuple[Placement, int], ...]:
    """The plays that score most as the slips are ruled now; the first is what the rule suggests.

    Raises:
        GameOver, NotJudged
    """
    now = require_judged(state)
    plays = dict(_candidates(state, now, set(now.refused), best))
    most = max(plays.values(), default=0)
    equal = [(play, points) for play, points in plays.items() if points == most]
    return tuple(sorted(equal, key=lambda player: preference(state, player[0])))


def choose(
    state: Duplicate,
    now: int,
    among: Sequence[tuple[Placement, int]],
    chosen: Placement | None = None,
    why: str = "",
) -> tuple[Event, ...]:
    """Lay the master play that the arbiter chooses among equals; the end, if it is one.

    Args:
        state: the game, its slips judged.
        now: milliseconds since 1970.
        among: as `equals` gives them.
        chosen: one of them; None: the one that the rule suggests.
        why: the reason for another one than the rule suggests.

    Raises:
        GameOver, NotJudged, Unchecked, NotAmongEquals, ReasonMissing: in this order.
    """
    judged = require_judged(state)
    if state.unchecked:
        raise Unchecked
    plays = dict(among)
    if chosen is not None and chosen not in plays:
        raise NotAmongEquals
    suggested = among[0][0] if among else None
    if chosen is None or chosen == suggested:
        chosen, why = suggested, ""
    elif not why.strip():
        raise ReasonMissing
    points = plays[chosen] if chosen else 0
    refused = tuple(sorted(judged.refused))
    closed = RoundClosed(now, chosen, points, refused, why.strip()[:MOST_WHY])
    after = state.after(closed)
    return (closed, *([] if after.over is None else [DuplicateEnded(after.over)]))


def _require_player(state: Duplicate, player: int, official: int) -> None:
    """The game goes on, and the player is there, in a room of the official's."""
    state.require_going()
    if not 0 < player <= state.players:
        raise NoSuchPlayer
    roster.require_room(state, official, [player])


def warn(state: Duplicate, player: int, fault: str = "", official: int = 0) -> PlayerWarned:
    """Warn a player; after three warnings each further one costs five points.

    Raises:
        GameOver, NoSuchPlayer, NotYourRoom, TooManyWarnings: in this order.
    """
    _require_player(state, player, official)
    own = state.account(player)
    given = sum(account.warnings + account.lifted for account in state.accounts)
    if own.warnings + own.lifted >= MOST_WARNINGS or given >= MOST_PENALTIES:
        raise TooManyWarnings
    return PlayerWarned(player, fault, official)


def fine(state: Duplicate, player: int, points: int = FINE, official: int = 0) -> PlayerFined:
    """Take points from a player; federations take five for a slip that is almost right.

    Raises:
        GameOver, NoSuchPlayer, NotYourRoom, TooManyFines: in this order.
    """
    _require_player(state, player, official)
    own = state.account(player)
    taken = sum(account.fines + account.lifted * FINE for account in state.accounts)
    over = own.fines + own.lifted * FINE + points > MOST_FINES
    if over or taken >= MOST_PENALTIES * FINE:
        raise TooManyFines
    return PlayerFined(player, points, official)


def lift(state: Duplicate, number: int, official: int = 0) -> PenaltyLifted | None:
    """Take back the penalty of event ``number``, given by mistake; None: it was taken back already.

    Raises:
        NoPenalty, GameOver, NotYourRoom: in this order.
    """
    penalty = state.penalties.get(number)
    if penalty is None:
        raise NoPenalty
    _require_player(state, penalty.player, official)
    if penalty.lifted:
        return None
    return PenaltyLifted(penalty.player, penalty.points, official, number)


def stop(state: Duplicate) -> DuplicateEnded:
    """End before the tiles do; the slips of a round under way do not count.

    Raises:
        GameOver
    """
    state.require_going()
    return DuplicateEnded("stopped")


def best_plays(generator: _core.MoveGenerator) -> BestPlays:
    """The highest plays as a generator finds them."""

    def find(board: _core.Board, rack: bytes) -> list[tuple[Placement, int]]:
        plays, _ = generator.ranked(board, rack)
        return [(play.placement, play.score) for play in plays if play.score == plays[0].score]

    return find


def require_between(state: Duplicate) -> None:
    """No round must be under way.

    Raises:
        GameOver, RoundOpen
    """
    state.require_going()
    if state.open is not None:
        raise RoundOpen


def require_judged(state: Duplicate) -> Round:
    """The round whose slips lie at the arbiter's desk.

    Raises:
        GameOver, NotJudged
    """
    state.require_going()
    if state.open is None or not state.open.judged:
        raise NotJudged
    return state.open


def preference(state: Duplicate, placement: Placement) -> tuple[object, ...]:
    """The order of plays that score the same: the first is laid.

    It spends fewer blanks, leaves fewer letters three times, and comes first by its letters, then
    by its place, across before down.
    """
    laid = tiles.rack_tiles([tile for tile in placement.tiles if tile])
    leave = Counter(tiles.without(state.rack, laid))
    thrice = sum(count for tile, count in leave.items() if count > 2 and tile != BLANK)
    letters = bytes(tile & ~AS_BLANK for tile in placement.tiles)
    return laid.count(BLANK), thrice, letters, placement.square, placement.down


def _draw(state: Duplicate) -> TilesDrawn:
    return TilesDrawn(state.next_tiles[0])


def _refused_players(state: Duplicate, now: Round, judge: WordJudge) -> set[int]:
    """The players whose words are not admissible; equal plays are judged once."""
    plays = {slip.placement for slip in now.slips.values()}
    wrong = {play for play in plays if judge(state.words(play)) == "invalid"}
    return {player for player, slip in now.slips.items() if slip.placement in wrong}


def _master(
    state: Duplicate, now: Round, refused: set[int], best: BestPlays
) -> tuple[Placement | None, int]:
    """What everybody lays: the best that was found, or the best that is known.

    A slip that the judge lets pass counts also if the list does not know its word. Where nobody
    found anything, what the list knows is laid.

    Decides PL-58.
    """
    plays = _candidates(state, now, refused, best)
    if not plays:
        return None, 0
    most = max(points for _, points in plays)
    equal = [play for play, points in plays if points == most]
    return min(equal, key=lambda play: preference(state, play)), most


def _candidates(
    state: Duplicate, now: Round, refused: set[int], best: BestPlays
) -> list[tuple[Placement, int]]:
    """The plays that were found and stand, and those that the list knows where they count."""
    candidates = [
        (slip.placement, slip.points)
        for player, slip in now.slips.items()
        if player not in refused and not slip.late
    ]
    known = [] if state.started.master == "found" and candidates else best(state.board, now.rack)
    return [*candidates, *((state.board.full_placement(play), points) for play, points in known)]
