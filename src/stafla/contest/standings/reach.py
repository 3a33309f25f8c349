"""Which places a player can still finish in.

A bound on both sides: as long as everybody plays on, no result that can still come about lies
outside it. Who meets whom counts: a game that is already paired cannot be won by both, and all
games together give as many wins as there are games.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from stafla.contest.standings.table import Standing


@dataclass(frozen=True, slots=True)
class Open:
    """What is still to be played.

    Attributes:
        pairs: games of the round under way that have no result yet.
        byes: players who get a bye in it.
        rounds: how many rounds come after it, that nobody has paired.
    """

    pairs: tuple[tuple[str, str], ...] = ()
    byes: tuple[str, ...] = ()
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Reach:
    """The best and the worst place that a player can still finish in."""

    player: str
    best: int
    worst: int


def reach(
    table: Sequence[Standing],
    ahead: Open,
    *,
    bye_halves: int = 2,
    leaving: Iterable[str] = (),
) -> tuple[Reach, ...]:
    """Best and worst places by wins; ties in wins can go either way while somebody still plays.

    Args:
        table: as it stands, by a first key of wins.
        ahead: what is to be played.
        bye_halves: what a bye is worth, in halves of a win.
        leaving: who plays no further round.
    """
    gone = frozenset(leaving)
    return tuple(_reach(one, table, ahead, bye_halves, gone) for one in table)


def withdrawing_is_better(
    player: str, table: Sequence[Standing], ahead: Open, *, bye_halves: int = 2
) -> tuple[Reach, Reach] | None:
    """What playing on and leaving now would mean, if leaving is safer; else None.

    Who leaves is not counted any further game; the opponent of the round gets a bye.
    """
    played = next(
        found for found in reach(table, ahead, bye_halves=bye_halves) if found.player == player
    )
    opponents = [b if a == player else a for a, b in ahead.pairs if player in (a, b)]
    pairs = tuple(pair for pair in ahead.pairs if player not in pair)
    byes = tuple(one for one in (*ahead.byes, *opponents) if one != player)
    after = Open(pairs, byes, ahead.rounds)
    left = next(
        found
        for found in reach(table, after, bye_halves=bye_halves, leaving=[player])
        if found.player == player
    )
    return (played, left) if left.worst < played.worst else None


@dataclass(frozen=True, slots=True)
class _Span:
    """The halves of a win that a player has at least and at most in the end."""

    least: int
    most: int
    still: bool
    order: int


def _reach(
    own: Standing, table: Sequence[Standing], ahead: Open, bye: int, gone: frozenset[str]
) -> Reach:
    spans = _spans(table, ahead, bye, gone)
    mine = spans[own.player]
    others = [one.player for one in table if one.player != own.player]
    fixed = [pair for pair in ahead.pairs if own.player not in pair]
    active = sum(one not in gone for one in others)
    # whatever is paired later, so many games at least are among the others: one of them may meet
    # the player, one may have a bye
    later = ahead.rounds * max(0, (active - 1) // 2)
    above = _count(others, spans, mine, fixed, later, best=True)
    below = _count(others, spans, mine, fixed, later, best=False)
    return Reach(own.player, 1 + above, len(table) - below)


def _spans(
    table: Sequence[Standing], ahead: Open, bye: int, gone: frozenset[str]
) -> Mapping[str, _Span]:
    paired = {one for pair in ahead.pairs for one in pair}
    byes = set(ahead.byes)
    spans = {}
    for one in table:
        rounds = 0 if one.player in gone else ahead.rounds
        sure = bye if one.player in byes else 0
        most = one.half_wins + sure + 2 * rounds + 2 * (one.player in paired)
        still = bool(rounds) or one.player in paired or one.player in byes
        spans[one.player] = _Span(one.half_wins + sure, most, still, one.order)
    return spans


def _count(
    others: Sequence[str],
    spans: Mapping[str, _Span],
    mine: _Span,
    fixed: Sequence[tuple[str, str]],
    later: int,
    *,
    best: bool,
) -> int:
    """How many others surely finish above (or below) a player, at the player's best (or worst)."""
    final = mine.most if best else mine.least
    # at the best the others lose all that is open and at the worst they win it; so the game against
    # the player is lost and won with the rest
    held = {one: spans[one].least if best else spans[one].most for one in others}
    sure = {one for one in others if _is_past(held[one], final, spans[one], mine, best=best)}
    count = len(sure)
    taken: set[str] = set()
    for a, b in fixed:
        if a in sure or b in sure or a in taken or b in taken:
            continue
        taken |= {a, b}
        outcomes = ((2, 0), (1, 1), (0, 2))
        count += min(
            _is_past(_after(held[a], x, best=best), final, spans[a], mine, best=best)
            + _is_past(_after(held[b], y, best=best), final, spans[b], mine, best=best)
            for x, y in outcomes
        )
    return max(count, _by_supply(others, spans, final, fixed, later, best=best))


def _after(held: int, halves: int, *, best: bool) -> int:
    """What a player has after a game that gave so many halves.

    At the best the others' wins are counted from nothing upwards; at the worst from all downwards.
    """
    return held + halves if best else held - (2 - halves)


def _is_past(halves: int, final: int, span: _Span, mine: _Span, *, best: bool) -> bool:
    """Whether somebody with so many halves is surely above (at the best), or surely below."""
    if halves != final:
        return halves > final if best else halves < final
    # equal in wins: what parts them can change as long as one of them plays
    if span.still or mine.still:
        return False
    return span.order < mine.order if best else span.order > mine.order


def _by_supply(
    others: Sequence[str],
    spans: Mapping[str, _Span],
    final: int,
    fixed: Sequence[tuple[str, str]],
    later: int,
    *,
    best: bool,
) -> int:
    """How many must be past a player because the games that are open give so many wins."""
    supply = 2 * (len(fixed) + later)
    if not best or not supply:
        return 0
    room = []
    for one in others:
        span = spans[one]
        open_halves = span.most - span.least
        below = min(open_halves, final - span.least)
        room.append((below, open_halves))
    held = sum(below for below, _ in room if below >= 0)
    held += sum(open_halves for below, open_halves in room if below < 0)
    count = sum(below < 0 for below, _ in room)
    # who goes past the player takes more wins than one who stays behind
    more = sorted((open_halves - below for below, open_halves in room if below >= 0), reverse=True)
    lacking = supply - held
    for extra in more:
        if lacking <= 0:
            break
        lacking -= extra
        count += 1
    return count
