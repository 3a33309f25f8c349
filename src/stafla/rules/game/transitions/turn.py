"""How a turn changes a game: a play and its window, an exchange, a pass, tiles drawn.

Nothing is decided here: the deciding functions make only events that can follow. What is checked
is what a record from elsewhere could get wrong, above all that no tile is in two places.
"""

from stafla import _core
from stafla.rules.base import tiles
from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state import bags
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import Pending
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions import board, variants
from stafla.rules.game.transitions.steps import (
    gain,
    lift,
    matches_seed,
    next_turn,
    require,
    runs_after,
    ticking,
    turn_of,
    waiting,
    with_rack,
)


@transition(ev.Drawn)
def _draw(event: ev.Drawn, game: Game) -> Game:
    require(game.pending is None, "tiles are drawn when the window closes")
    require(len(event.tiles) <= game.bag_size, "more drawn than the bag holds")
    rack = game.racks[event.seat] + event.tiles
    require(len(rack) <= game.rules.rack_size, "more tiles than a rack holds")
    require(bags.has_two_bags(game) == (event.bag is not None), "it is to be said from which bag")
    require(event.bag in (None, bags.CONSONANTS, bags.VOWELS), "there are two bags")
    require(matches_seed(game, event.tiles, event.bag), "the seed draws other tiles")
    if event.bag is not None:
        game = variants.drawn_from(game, event.tiles, event.bag)
    pool = tiles.without(game.pool, tiles.known_tiles(event.tiles))
    companion = board.drew(game, event.seat, len(event.tiles), game.bag_size)
    draws = game.draws + len(event.tiles)
    return with_rack(game, event.seat, rack, pool, draws=draws, companion=companion)


@transition(ev.RackSeen)
def _rack_seen(event: ev.RackSeen, game: Game) -> Game:
    require(game.pending is None, "a play waits that may give its tiles back")
    rack = game.racks[event.seat]
    require(len(rack) == len(event.tiles), f"the rack has {len(rack)} tiles")
    pool = tiles.put(game.pool, tiles.known_tiles(rack))
    pool = tiles.without(pool, tiles.known_tiles(event.tiles))
    return with_rack(game, event.seat, event.tiles, pool)


@transition(ev.Played)
def _play(event: ev.Played, game: Game) -> Game:
    turn_of(game, event.seat)
    whole = game.companion is None or not game.companion.unknown_tiles
    require(whole, "what lies on the board is not known")
    points = game.score_of(event.placement).total
    why = f"the play is worth {points}, not {event.points}"
    require(points == event.points, why, "record-points", points=points, told=event.points)
    board = game.board.laid(event.placement)
    laid = tiles.rack_tiles([tile for tile in event.placement.tiles if tile])
    rack, pool = tiles.take(game.racks[event.seat], game.pool, laid)
    pending = _pending(game, event)
    return with_rack(
        game,
        event.seat,
        rack,
        pool,
        board=board,
        totals=gain(game, event.seat, points),
        pending=pending,
        accepted=None,
        proposal=None,
        **ticking(game),
    )


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


@transition(ev.Pressed)
def _press(event: ev.Pressed, game: Game) -> Game:
    play = waiting(game)
    require(play.seat == event.seat and not play.pressed, "the play is made")
    return replace(game, pending=replace(play, made=True, pressed=True))


@transition(ev.PlayWithdrawn)
def _play_withdrawn(event: ev.PlayWithdrawn, game: Game) -> Game:
    play = waiting(game)
    require(play.seat == event.seat and not play.made, "the play is made")
    return lift(game)


@transition(ev.Confirmed)
def _confirm(event: ev.Confirmed, game: Game) -> Game:
    unasked = game.started.check == "automatic" or len(game.playing) == 1
    require(waiting(game).made or unasked, "the play is not made")
    require(waiting(game).verdict is None, "the verdict may be appealed")
    points = waiting(game).points
    return next_turn(game, pending=None, **runs_after(game, "laid", points))


@transition(ev.Exchanged)
def _exchange(event: ev.Exchanged, game: Game) -> Game:
    turn_of(game, event.seat)
    bag, before = game.bag_size, game.on_side(event.seat, game.exchanges)
    refused = _core.exchange_refusal(game.rules, None, len(event.tiles), bag, before)
    require(refused is None, f"no exchange: {refused}")
    rack, pool = tiles.take(game.racks[event.seat], game.pool, event.tiles)
    exchanges = tuple(n + (s == event.seat) for s, n in enumerate(game.exchanges))
    return with_rack(game, event.seat, rack, pool, aside=event.tiles, exchanges=exchanges)


@transition(ev.Returned)
def _return(event: ev.Returned, game: Game) -> Game:
    require(bool(game.aside) and game.to_move == event.seat, "nothing was put aside")
    pool = tiles.put(game.pool, tiles.known_tiles(game.aside))
    game = (
        replace(game, blanks_apart=bags.vowel_blanks_after(game, game.aside))
        if bags.has_two_bags(game)
        else game
    )
    return next_turn(game, pool=pool, aside=b"", **runs_after(game, "exchanged"))


@transition(ev.Passed)
def _pass(event: ev.Passed, game: Game) -> Game:
    turn_of(game, event.seat)
    return next_turn(game, **runs_after(game, "passed"))
