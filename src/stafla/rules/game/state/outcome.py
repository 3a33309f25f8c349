"""When a game is over and what it comes to: what the law decides by and a record is held to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, TypeAlias

from stafla import _core
from stafla.rules.base import tiles
from stafla.rules.game.events import (
    Ended,
    Event,
    Played,
    Reason,
    Seat,
    TakenBack,
)

if TYPE_CHECKING:
    from stafla.rules.game.state.game import Game

Part: TypeAlias = Literal["settlement", "time-loss"]


def over(game: Game) -> Reason | None:
    """Whether the game is over before the next turn (IS-26, IS-27, SV-28, PL-30).

    Those who play no more are not asked to pass and have not played out.
    """
    if timed_out(game):
        return "time"
    sizes = [len(game.racks[seat]) for seat in game.playing]
    if not sizes:
        return None
    rules = game.edition.ruleset(len(sizes))
    return _core.ending(rules, game.bag_size, sizes, game.passes, game.scoreless)


def timed_out(game: Game) -> bool:
    """Whether time alone ends the game: one is left of those who lose on time, or nobody plays."""
    if game.clock is None or not game.flagged:
        return False
    if game.clock.limit == "stop":
        return not game.playing
    return len(game.active) <= 1 or bool(game.flagged & set(game.active))


def effective_events(events: Iterable[Event]) -> list[tuple[int, Event]]:
    """The events of a game, each with its number, less those that were taken back.

    It goes through all of them: nothing that a fold asks at every event may ask this.
    """
    effective: list[tuple[int, Event]] = []
    for number, event in enumerate(events, 1):
        if isinstance(event, TakenBack):
            while effective and effective[-1][0] > event.to:
                effective.pop()
        effective.append((number, event))
    return effective


def one_side(game: Game) -> bool:
    """Whether nobody is left to play against: one player, or two who are partners (PL-65)."""
    return not game.active or len(game.active) <= len(game.mates(game.active[0]))


def finisher(game: Game) -> Seat | None:
    """The seat that holds no tile any more, in a game that is out; of a pair who played last."""
    if game.pairs is not None:
        told = (event for _, event in reversed(effective_events(game.log)))
        last = next((event.seat for event in told if isinstance(event, Played)), None)
        out = last is not None and not game.on_side(last, [len(rack) for rack in game.racks])
        return last if out else None
    return next((seat for seat in game.playing if not game.racks[seat]), None)


def all_accepted(game: Game) -> bool:
    """Whether an offer to end needs nobody's consent any more (FI-35, A-5).

    What the table itself says, by its word list, is decided; so it is, in records of before
    2026-11-23, where words are checked as they are played.
    """
    if game.accepted is None:
        return False
    decided = not game.accepted or game.started.check == "automatic"
    return decided or not seats_to_accept(game)


def seats_to_accept(game: Game) -> tuple[Seat, ...]:
    """Whose consent an offer to end still needs; nobody's where there is no offer (FI-35, A-5).

    Those whose time is up are not asked: they play no more.
    """
    accepted = game.accepted
    return () if accepted is None else tuple(s for s in game.playing if s not in accepted)


def last_racks(game: Game) -> list[bytes] | None:
    """All racks; with an empty bag the last unknown one is what is left over; None: not known."""
    unknown = [seat for seat in game.seats if tiles.hidden_count(game.racks[seat])]
    if not unknown:
        return list(game.racks)
    hidden = game.companion is not None and game.companion.unknown_tiles
    if hidden or len(unknown) > 1 or game.bag_size or tiles.hidden_count(game.removed):
        return None
    racks = list(game.racks)
    racks[unknown[0]] = tiles.put(tiles.known_tiles(racks[unknown[0]]), game.pool)
    return racks


def settlement(game: Game, out: Seat | None) -> tuple[int, ...] | None:
    """What each total changes by (IS-40, IS-41, SV-28); None: not all tiles left are known."""
    if game.ended and game.ended.reason == "aborted":
        return (0,) * len(game.racks)
    if game.ended and game.ended.reason == "time" and game.flagged and lost_on_time(game):
        return on_time(game)
    racks = last_racks(game)
    return None if racks is None else tuple(_core.settle(game.rules, racks, out))


def lost_on_time(game: Game) -> bool:
    """Whether who has no time left loses the game (SV-07)."""
    return game.clock is not None and game.clock.limit == "lose"


def on_time(game: Game) -> tuple[int, ...] | None:
    """What the totals change by after a loss on time (SV-08, SV-09, A-8).

    Overtime is charged already. Where the policy asks for a margin, the loser is charged the
    tiles left and then lowered; otherwise the totals stand. None: those tiles are not known.
    """
    assert game.clock is not None
    if not game.clock.margin or len(game.racks) != 2:
        return (0,) * len(game.racks)
    (loser,) = game.flagged
    rack = (last_racks(game) or game.racks)[loser]
    if tiles.hidden_count(rack):
        return None
    return _core.settle_time_loss(game.rules, game.totals, loser, rack, game.clock.margin)


def _tiles_left(game: Game, seat: Seat) -> int | None:
    """What the tiles left on one rack change its seat's total by; None: they are not all known."""
    rack = (last_racks(game) or game.racks)[seat]
    if tiles.hidden_count(rack):
        return None
    alone = [rack if one == seat else b"" for one in game.seats]
    return _core.settle(game.rules, alone, None)[seat]


def parts(game: Game, changes: tuple[int, ...]) -> list[tuple[Seat, Part, int]]:
    """A settlement as a sheet shows it: of each seat the tiles left, then a loss on time.

    ``game``: as it was before the settlement. The seat that lost on time pays for its tiles; what
    the margin takes or gives beyond them stands by itself (SV-08, SV-09). Where the totals stand
    as they are no tiles are charged, and the loss alone is shown.
    """
    own = dict(enumerate(changes))
    on_clock = game.ended is not None and game.ended.reason == "time" and lost_on_time(game)
    if on_clock and not any(changes) and game.clock is not None and not game.clock.margin:
        return [(seat, "time-loss", 0) for seat in sorted(game.flagged)]
    if on_clock and game.clock is not None and game.clock.margin and len(game.racks) == 2:
        (loser,) = game.flagged
        tiles_left = _tiles_left(game, loser)
        if tiles_left is not None:
            own = {loser: tiles_left, 1 - loser: 0}
    shown: list[tuple[Seat, Part, int]] = []
    for seat, change in enumerate(changes):
        shown.append((seat, "settlement", own[seat]))
        if change != own[seat]:
            shown.append((seat, "time-loss", change - own[seat]))
    return shown


def may_settle(game: Game, changes: tuple[int, ...]) -> bool:
    """Whether a record may settle so: by the law, or by what it was before 2026-11-23."""
    law = settlement(game, game.ended.out if game.ended else None)
    if law in (None, changes):
        return True
    on_clock = game.ended is not None and game.ended.reason == "time" and lost_on_time(game)
    return on_clock and changes == _on_time_before(game)


def _on_time_before(game: Game) -> tuple[int, ...] | None:
    """As it was before 2026-11-23: a loser who lay so far behind already was left there."""
    assert game.clock is not None
    if game.clock.margin and len(game.racks) == 2:
        (loser,) = game.flagged
        tiles_left = _tiles_left(game, loser)
        if tiles_left is None:
            return None
        ahead = game.totals[1 - loser] - game.totals[loser] - tiles_left
        if ahead >= game.clock.margin:
            return (tiles_left, 0) if loser == 0 else (0, tiles_left)
    return on_time(game)


def may_abort(game: Game) -> bool:
    """Whether a game can have been aborted: proposed, and agreed to or not all have moved yet."""
    wish = game.proposal
    if wish is None or wish.what != "abort":
        return False
    return game.turn < len(game.racks) or wish.agreed >= set(game.active)


def exact(game: Game) -> bool:
    """Whether the record knows the game from the inside, so that its end must be the law's.

    It does where it pins how tiles are drawn, or names every tile drawn, or was kept by a
    companion, which saw to the procedure. A game typed in or read
    from a foreign file tells what was seen, and may have ended by rules of its own.
    """
    if game.companion is not None:
        return True
    return bool(game.started.generator) or not game.unknown_tiles


def may_end(game: Game, event: Ended) -> bool:
    """Whether a game can have ended so; out and given up are plain to see in any record."""
    if event.out != (finisher(game) if event.reason == "out" else None):
        return False
    match event.reason:
        case "resigned" | "gone":
            return one_side(game)
        case "aborted":
            return may_abort(game)
        case "out":
            return over(game) == "out"
        case "nothing-left":
            return all_accepted(game) or not exact(game)
        case _:
            return over(game) == event.reason or not exact(game)


def is_unsettled(game: Game) -> bool:
    """Whether the game ended without the settlement that it must have."""
    if game.ended is None or game.changes is not None:
        return False
    if game.ended.reason == "time" and lost_on_time(game):
        return settlement(game, None) is not None
    return exact(game) and last_racks(game) is not None
