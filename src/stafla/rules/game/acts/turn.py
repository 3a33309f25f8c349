"""What a player can do in a turn: lay tiles, exchange, pass."""

from stafla import _core
from stafla.rules.base import tiles
from stafla.rules.game.acts.builder import EventBuilder, known_rack, passing
from stafla.rules.game.acts.ending import finish, proceed
from stafla.rules.game.acts.permission import require
from stafla.rules.game.acts.theme import Claim, score_theme, settle
from stafla.rules.game.acts.window import close
from stafla.rules.game.events import (
    Event,
    Exchanged,
    Led,
    Played,
    Seat,
    Verdict,
)
from stafla.rules.game.refusals import (
    ExchangeRefused,
    IllegalPlacement,
    InvalidWords,
    NotOnRack,
    OpeningTooShort,
    illegal_placement,
    tile_name,
)
from stafla.rules.game.state.game import Game


def play(
    game: Game,
    seat: Seat,
    placement: _core.Placement,
    verdict: Verdict | None = None,
    claim: Claim | None = None,
) -> tuple[Event, ...]:
    """Lay tiles (IS-06 … IS-14).

    The play waits for its opponents; where words are checked automatically, or nobody is there
    to challenge, it stands at once. If the last play still waits and the edition lets the next
    player's beginning close its window (IS-23), this does.

    Args:
        game: the game.
        seat: who plays.
        placement: may leave out tiles already there at its ends, or name them.
        verdict: of the words formed, where they are checked automatically; ``unknown`` lets the
            play stand.
        claim: words that the player says belong to the theme (PL-38); the others vote.

    Raises:
        NoTheme, BadClaim: nothing can be claimed so.
        IllegalPlacement, NotOnRack: the tiles cannot lie so, or are not held.
        BoardUnknown: a play at a real board was told by its points alone.
        InvalidWords: the automatic check says no.
        NotYourTurn, WindowOpen, NotRecorded, RulingPending, DrawDue: another act is due.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
        TypeError: words are checked as they are played and no verdict was given.
    """
    acts = begin_turn(game, seat)
    require(acts.game, "play", seat)
    placement = legal(acts.game, seat, placement)
    score = acts.game.score_of(placement)
    automatic = game.words_checked
    if automatic and verdict is None:
        raise TypeError("a play whose words are checked needs a verdict")
    if automatic and verdict == "invalid":
        decode = game.edition.alphabet.decode_word
        raise InvalidWords(words=", ".join(decode(word.letters) for word in score.words))
    acts.add(Played(seat, placement, score.total))
    score_theme(acts, claim)
    if acts.game.phase == "vote":
        settle(acts)  # nobody may be left to vote
    elif automatic or len(game.playing) == 1:
        close(acts)
    return acts.events


def exchange(game: Game, seat: Seat, given: bytes) -> tuple[Event, ...]:
    """Exchange tiles: put them aside, draw as many, return them.

    Decides IS-17, FI-22, SV-25, PL-07.

    Args:
        game: the game.
        seat: who exchanges.
        given: tiles of the rack; `UNKNOWN` for those that the record does not know.

    Raises:
        ExchangeRefused: the kernel's reason (IS-18, SV-26).
        NotOnRack: the rack, as far as it is known, cannot hold them.
        NotYourTurn, WindowOpen, NotRecorded, RulingPending, DrawDue: another act is due.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    acts = begin_turn(game, seat)
    game = acts.game
    require_held(game, seat, given)
    bag, exchanges = game.bag_size, game.on_side(seat, game.exchanges)
    if code := _core.exchange_refusal(game.rules, None, len(given), bag, exchanges):
        raise ExchangeRefused(code, game.edition.exchange.bag_at_least, bag)
    acts.add(Exchanged(seat, given))
    acts.draw(seat, len(given))
    proceed(acts)
    return acts.events


def pass_turn(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Pass, whether or not a play is possible.

    Where the opening asks for more letters than the rules, it is yielded, which is no pass
    (PL-39, A-13).

    Decides IS-19, FI-23, SV-27, PL-08.

    Raises:
        NotYourTurn, WindowOpen, NotRecorded, RulingPending, DrawDue: another act is due.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    acts = begin_turn(game, seat)
    acts.add(passing(acts.game, seat))
    finish(acts)
    return acts.events


def begin_turn(game: Game, seat: Seat) -> EventBuilder:
    """The seat begins its turn, which may close the window of the play before.

    Decides IS-23, FI-11, SV-16, PL-14.

    Raises:
        NotYourTurn, WindowOpen, NotRecorded, RulingPending, DrawDue: another act is due.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "turn", seat)
    acts = EventBuilder(game)
    if game.pending and seat in game.next_movers:
        close(acts)
    require(acts.game, "turn-begun", seat)
    if len(acts.game.movers) > 1:
        acts.add(Led(seat))
    return acts


def legal(game: Game, seat: Seat, placement: _core.Placement) -> _core.Placement:
    """The placement in full, if it is legal and the tiles are held.

    Raises:
        IllegalPlacement, NotOnRack: why not.
    """
    rules, board = game.rules, game.board
    try:
        full = board.full_placement(placement)
        _core.check(rules, board, full, known_rack(game, seat))
    except _core.PlacementError as error:
        raise illegal(game, error) from error
    require_held(game, seat, tiles.rack_tiles([tile for tile in full.tiles if tile]))
    return _core.Placement.of(rules, board, full.laid(rules))


def illegal(game: Game, error: _core.PlacementError) -> IllegalPlacement:
    """The kernel's refusal; a longer first word may be what the table agreed on."""
    if error.code == "too-short" and game.opening > game.edition.opening.least:
        return OpeningTooShort(error, game.opening)
    return illegal_placement(error, game.edition)


def require_held(game: Game, seat: Seat, given: bytes) -> None:
    """The rack, as far as it is known, must be able to hold these tiles.

    Raises:
        NotOnRack: it cannot.
    """
    try:
        tiles.take(game.racks[seat], game.pool, given)
    except tiles.NotThere as missing:
        raise NotOnRack(tile=tile_name(game.edition, missing.tile)) from missing
