"""How each event changes a game.

Nothing is decided here: the deciding functions make only events that can follow. What is checked
is what a record from elsewhere could get wrong, above all that no tile is in two places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stafla import _core
from stafla.rules.base import tiles
from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.refusals import BadEvent
from stafla.rules.game.state import bags, mixing, outcome, pairs
from stafla.rules.game.state.pending import Pending
from stafla.rules.game.transitions import agreement as fold_table
from stafla.rules.game.transitions import board as fold_board
from stafla.rules.game.transitions import clock as fold_time
from stafla.rules.game.transitions import judge as fold_judge
from stafla.rules.game.transitions import marks as fold_marks
from stafla.rules.game.transitions import pairs as fold_pairs
from stafla.rules.game.transitions import theme as fold_theme
from stafla.rules.game.transitions import variants as fold_house
from stafla.rules.game.transitions.steps import (
    count_turn,
    gain,
    lift,
    matches_seed,
    next_turn,
    require,
    ticking,
    turn_of,
    waiting,
    with_rack,
    without_side,
)

if TYPE_CHECKING:
    from stafla.rules.game.state.game import Game


def after(game: Game, event: ev.Event) -> Game:
    """The game after ``event``.

    Raises:
        BadEvent: it cannot have followed.
    """
    try:
        if not fold_board.may_come(game, event):
            raise BadEvent(0, "the game is over" if game.ended else "the game stands")
        seat = getattr(event, "seat", None)
        require(seat is None or seat in game.seats, f"there is no seat {seat}")
        found = handler(event)(event, game)
    except (BadEvent, tiles.NotThere, _core.PlacementError) as error:
        why = error.why if isinstance(error, BadEvent) else str(error)
        raise BadEvent(game.number + 1, why) from error
    return pairs.keep_order(
        replace(found, log=game.log.plus(event), **fold_marks.marks(event, game))
    )


def handler(event: ev.Event) -> Callable[[Any, Game], Game]:
    """What such an event changes, the list of events apart."""
    found = HANDLERS.get(type(event))
    if found is None:
        raise BadEvent(0, f"{type(event).__name__} has no place here")
    return found


def check_filled(game: Game) -> None:
    """The bag must wait for nobody's random number."""
    require(mixing.complete(game), "a random number is awaited")


def _random_added(event: ev.RandomAdded, game: Game) -> Game:
    require(event.seat in mixing.missing_numbers(game), "no random number is awaited of this seat")
    require(len(event.random) == ev.RANDOM_BYTES, "a random number has 32 bytes")
    return replace(game, added={**game.added, event.seat: event.random})


def _first_agreed(_event: ev.FirstAgreed, game: Game) -> Game:
    require(not game.draws and game.favoured is None, "the start is drawn")
    require(game.first is None and game.agreed_first is None, "the start is settled")
    return game


def _start_drawn(event: ev.StartDrawn, game: Game) -> Game:
    require(game.first is None, "the start is settled")
    check_filled(game)
    require(matches_seed(game, bytes([event.tile])), "the seed draws another tile")
    return replace(
        game,
        pool=tiles.without(game.pool, bytes([event.tile])),
        start_tiles=(*game.start_tiles, (event.seat, event.tile)),
        draws=game.draws + 1,
    )


def _lot_drawn(event: ev.LotDrawn, game: Game) -> Game:
    require(game.first is None, "the start is settled")
    check_filled(game)
    lot = game.seed and _core.lot(game.seed, 0, len(game.seats))
    require(lot in (None, event.seat), f"the lot favours seat {lot}")
    return replace(game, favoured=event.seat)


def _advantage_chosen(event: ev.AdvantageChosen, game: Game) -> Game:
    require(game.favoured == event.seat, "the lot favoured another seat")
    return game


def _first_set(event: ev.FirstSet, game: Game) -> Game:
    require(game.first is None, "the start is settled")
    check_filled(game)
    require(game.agreed_first in (None, event.seat), "another was to begin")
    back = bytes(tile for _, tile in game.start_tiles)
    return replace(game, first=event.seat, pool=tiles.put(game.pool, back), start_tiles=())


def _draw(event: ev.Drawn, game: Game) -> Game:
    require(game.pending is None, "tiles are drawn when the window closes")
    require(len(event.tiles) <= game.bag_size, "more drawn than the bag holds")
    rack = game.racks[event.seat] + event.tiles
    require(len(rack) <= game.rules.rack_size, "more tiles than a rack holds")
    require(bags.has_two_bags(game) == (event.bag is not None), "it is to be said from which bag")
    require(event.bag in (None, bags.CONSONANTS, bags.VOWELS), "there are two bags")
    require(matches_seed(game, event.tiles, event.bag), "the seed draws other tiles")
    if event.bag is not None:
        game = fold_house.drawn_from(game, event.tiles, event.bag)
    pool = tiles.without(game.pool, tiles.known_tiles(event.tiles))
    companion = fold_board.drew(game, event.seat, len(event.tiles), game.bag_size)
    draws = game.draws + len(event.tiles)
    return replace(with_rack(game, event.seat, rack, pool), draws=draws, companion=companion)


def _rack_seen(event: ev.RackSeen, game: Game) -> Game:
    require(game.pending is None, "a play waits that may give its tiles back")
    rack = game.racks[event.seat]
    require(len(rack) == len(event.tiles), f"the rack has {len(rack)} tiles")
    pool = tiles.put(game.pool, tiles.known_tiles(rack))
    pool = tiles.without(pool, tiles.known_tiles(event.tiles))
    return with_rack(game, event.seat, event.tiles, pool)


def _play(event: ev.Played, game: Game) -> Game:
    turn_of(game, event.seat)
    whole = game.companion is None or not game.companion.told
    require(whole, "what lies on the board is not known")
    points = game.score_of(event.placement).total
    require(points == event.points, f"the play is worth {points}, not {event.points}")
    board = game.board.laid(event.placement)
    laid = tiles.rack_tiles([tile for tile in event.placement.tiles if tile])
    rack, pool = tiles.take(game.racks[event.seat], game.pool, laid)
    pending = _pending(game, event)
    game = replace(
        with_rack(game, event.seat, rack, pool),
        board=board,
        totals=gain(game, event.seat, points),
        pending=pending,
        accepted=None,
        proposal=None,
    )
    return ticking(game)


def _pending(game: Game, event: ev.Played) -> Pending:
    return Pending(
        seat=event.seat,
        placement=event.placement,
        points=event.points,
        before=game.board,
        rack=game.racks[event.seat],
        pool=game.pool,
        made=game.edition.turn.final == "when-laid",
        pressed=game.edition.turn.final == "when-laid",
    )


def _press(event: ev.Pressed, game: Game) -> Game:
    play = waiting(game)
    require(play.seat == event.seat and not play.pressed, "the play is made")
    return replace(game, pending=replace(play, made=True, pressed=True))


def _play_withdrawn(event: ev.PlayWithdrawn, game: Game) -> Game:
    play = waiting(game)
    require(play.seat == event.seat and not play.made, "the play is made")
    return lift(game)


def _challenge(event: ev.Challenged, game: Game) -> Game:
    play, score = waiting(game), game.breakdown
    formed = range(len(score.words)) if score else range(0)
    known = bool(event.words) and set(event.words) <= set(formed)
    named = not event.words if play.told else known
    own = event.seat in game.mates(play.seat)
    require(play.challenger is None and not own and named, "it cannot be challenged so")
    return replace(game, pending=replace(play, challenger=event.seat, challenged=event.words))


def _rule(event: ev.Ruled, game: Game) -> Game:
    challenger = waiting(game).challenger
    require(challenger is not None and game.phase == "ruling", "nobody challenged")
    return fold_judge.give_verdict(game, event.verdict)


def _tiles_taken_back(event: ev.TilesTakenBack, game: Game) -> Game:
    require(waiting(game).seat == event.seat, "another seat's play waits")
    require(waiting(game).verdict is None, "the verdict may be appealed")
    return next_turn(count_turn(lift(game), "taken-back"))


def _confirm(event: ev.Confirmed, game: Game) -> Game:
    unasked = game.started.check == "automatic" or len(game.playing) == 1
    require(waiting(game).made or unasked, "the play is not made")
    require(waiting(game).verdict is None, "the verdict may be appealed")
    points = waiting(game).points
    return next_turn(count_turn(replace(game, pending=None), "laid", points))


def _penalise(event: ev.Penalised, game: Game) -> Game:
    if event.why == "time":
        game = fold_time.charge_overtime(game, event)
    elif game.companion is not None:
        game = fold_board.without_signatures(game)
    return replace(game, totals=gain(game, event.seat, -event.points))


def _turn_lost(event: ev.TurnLost, game: Game) -> Game:
    turn_of(game, event.seat)
    owing = game.owing - {event.seat}
    return next_turn(count_turn(replace(game, owing=owing), "lost"))


def _exchange(event: ev.Exchanged, game: Game) -> Game:
    turn_of(game, event.seat)
    bag, before = game.bag_size, game.on_side(event.seat, game.exchanges)
    refused = _core.exchange_refusal(game.rules, None, len(event.tiles), bag, before)
    require(refused is None, f"no exchange: {refused}")
    rack, pool = tiles.take(game.racks[event.seat], game.pool, event.tiles)
    exchanges = tuple(n + (s == event.seat) for s, n in enumerate(game.exchanges))
    return replace(with_rack(game, event.seat, rack, pool), aside=event.tiles, exchanges=exchanges)


def _return(event: ev.Returned, game: Game) -> Game:
    require(bool(game.aside) and game.to_move == event.seat, "nothing was put aside")
    pool = tiles.put(game.pool, tiles.known_tiles(game.aside))
    game = (
        replace(game, blanks_apart=bags.vowel_blanks_after(game, game.aside))
        if bags.has_two_bags(game)
        else game
    )
    return next_turn(count_turn(replace(game, pool=pool, aside=b""), "exchanged"))


def _pass(event: ev.Passed, game: Game) -> Game:
    turn_of(game, event.seat)
    return next_turn(count_turn(game, "passed"))


def _resign(event: ev.Resigned, game: Game) -> Game:
    require(event.seat in game.active, "the seat has resigned")
    return without_side(game, event.seat)


def _end_offered(event: ev.EndOffered, game: Game) -> Game:
    require(game.phase == "turn", "a play waits")
    known = game.edition.ending.nothing_possible
    require(known and not game.bag_size, "more can be done")
    return replace(game, accepted=frozenset(() if event.seat is None else (event.seat,)))


def _end_accepted(event: ev.EndAccepted, game: Game) -> Game:
    require(game.accepted is not None, "there is no offer")
    return replace(game, accepted=(game.accepted or frozenset()) | {event.seat})


def _end_declined(event: ev.EndDeclined, game: Game) -> Game:
    require(game.accepted is not None, "there is no offer")
    return replace(game, accepted=None)


def _end(event: ev.Ended, game: Game) -> Game:
    if event.reason == "aborted" and game.pending:
        game = lift(game)
    require(game.pending is None, "a play waits")
    require(outcome.may_end(game, event), f"the game is not over: {event.reason}")
    return replace(game, ended=event, accepted=None, proposal=None)


def _settle(event: ev.Settled, game: Game) -> Game:
    require(game.ended is not None and game.changes is None, "there is nothing to settle")
    require(len(event.changes) == len(game.seats), "a change for each seat")
    if outcome.exact(game):
        changes = outcome.settlement(game, game.ended.out if game.ended else None)
        require(outcome.may_settle(game, event.changes), f"the settlement is {changes}")
    totals = tuple(map(sum, zip(game.totals, event.changes, strict=True)))
    return replace(game, totals=totals, changes=event.changes)


HANDLERS: dict[type[ev.Event], Callable[[Any, Game], Game]] = {
    ev.RandomAdded: _random_added,
    ev.FirstAgreed: _first_agreed,
    ev.StartDrawn: _start_drawn,
    ev.LotDrawn: _lot_drawn,
    ev.AdvantageChosen: _advantage_chosen,
    ev.FirstSet: _first_set,
    ev.Drawn: _draw,
    ev.RackSeen: _rack_seen,
    ev.Played: _play,
    ev.Pressed: _press,
    ev.PlayWithdrawn: _play_withdrawn,
    ev.Challenged: _challenge,
    ev.Ruled: _rule,
    ev.TilesTakenBack: _tiles_taken_back,
    ev.Confirmed: _confirm,
    ev.Penalised: _penalise,
    ev.TurnLost: _turn_lost,
    ev.Exchanged: _exchange,
    ev.Returned: _return,
    ev.Passed: _pass,
    ev.Resigned: _resign,
    ev.EndOffered: _end_offered,
    ev.EndAccepted: _end_accepted,
    ev.EndDeclined: _end_declined,
    ev.Ended: _end,
    ev.Settled: _settle,
    **fold_time.HANDLERS,
    **fold_board.HANDLERS,
    **fold_table.HANDLERS,
    **fold_theme.HANDLERS,
    **fold_house.HANDLERS,
    **fold_judge.HANDLERS,
    **fold_pairs.HANDLERS,
}
