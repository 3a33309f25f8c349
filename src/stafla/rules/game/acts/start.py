"""The start: who moves first, and the first racks."""

from collections.abc import Sequence

from stafla import _core
from stafla.editions import ClockPolicy, Edition, Procedure, VariantError, WordCheck, combine
from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import (
    GENERATOR,
    MIXED,
    RANDOM_BYTES,
    Advantage,
    AdvantageChosen,
    ClockSet,
    ClockStarted,
    Event,
    FirstAgreed,
    FirstSet,
    JudgeSet,
    LotDrawn,
    ProcedureSet,
    RandomAdded,
    Seat,
    StartDrawn,
    Started,
    Theme,
    ThemeSet,
)
from stafla.rules.game.refusals import (
    BadRandom,
    NoPairClock,
    NoPairJudge,
    NoSuchSeat,
    NoTheme,
    VariantRefused,
    WrongPlayers,
)
from stafla.rules.game.state import mixing
from stafla.rules.game.state.game import Game


def start(
    edition: Edition,
    seats: tuple[str, ...],
    *,
    seed: bytes | None = None,
    check: WordCheck | None = None,
    lexicon: str = "",
    fingerprint: str = "",
    commitment: bytes | None = None,
    advantage: Advantage | None = "first-move",
    first: Seat | None = None,
    clock: ClockPolicy | None = None,
    mixes: bool = False,
    procedure: Procedure | None = None,
    lot: Seat | None = None,
    variants: Sequence[str] = (),
    theme: Theme | None = None,
    judge: JudgeSet | None = None,
) -> tuple[Event, ...]:
    """The events from the beginning of a game to its first turn.

    Args:
        edition: the edition or variant.
        seats: an id for each player, in the order of play.
        seed: 32 bytes that decide all draws; None: real tiles are drawn elsewhere and all racks
            are unknown.
        check: challenges or automatic word check; None: the edition's own way.
        lexicon: name of the word list, pinned.
        fingerprint: the word list's, pinned.
        commitment: what was shown of the seed before the first draw.
        advantage: what the player favoured by the lot takes; None: leave it open (`choose`).
        first: who moves first, if that is agreed; None: as the edition settles it (real tiles:
            the first seat).
        clock: how time is measured; None: it is not.
        procedure: what is done at a real board; None: the board is no real one.
        lot: whom the lot at a real board favoured, who took ``advantage`` (SV-10).
        mixes: every seat adds a random number (`add_random`) before anything is drawn.
        variants: what the table agreed on (PL-35), in any order.
        theme: what the words are to be about, where that was agreed on (PL-38).
        judge: how long is waited for a judge who can be called; None: there is none.

    Raises:
        WrongPlayers: the edition is not for so many (IS-02, SV-04).
        NoSuchSeat: nobody sits where ``first`` says.
        VariantRefused: the variants do not fit the edition, the table or each other.
        NoTheme: there is a theme and no variant of it, or the other way round.
        NoPairClock, NoPairJudge: two pairs play without one.
    """
    if not edition.players.admit(len(seats)):
        raise WrongPlayers(least=edition.players.least, most=edition.players.most)
    if first is not None and first not in range(len(seats)):
        raise NoSuchSeat(seat=first)
    try:
        edition = combine(edition, variants, players=len(seats), check=check)
    except VariantError as error:
        raise VariantRefused(error) from error
    require_fit(edition, theme, clock, judge)
    acts = EventBuilder(
        Game.begin(
            started := Started(
                edition=edition.id,
                digest=edition.digest(len(seats)),
                seats=seats,
                check=check or edition.challenge.check,
                lexicon=lexicon,
                fingerprint=fingerprint,
                generator=(MIXED if mixes else GENERATOR) if seed else "",
                seed=seed,
                commitment=commitment,
                variants=edition.variants,
            )
        )
    )
    if clock is not None:
        acts.add(ClockSet(clock))
        if clock.at_once:
            acts.add(ClockStarted())
    for agreed_on in (procedure and ProcedureSet(procedure), theme and ThemeSet(theme), judge):
        if agreed_on:
            acts.add(agreed_on)
    if seed and first is not None:
        acts.add(FirstAgreed(first))
    if seed is None and lot is not None:
        acts.add(LotDrawn(lot))
        take_advantage(acts, lot, advantage or "first-move")
    elif seed is None:
        deal(acts, first or 0)
    elif mixing.complete(acts.game):
        draw_start(acts, advantage)
    return (started, *acts.events)


def require_fit(
    edition: Edition, theme: Theme | None, clock: ClockPolicy | None, judge: JudgeSet | None
) -> None:
    """What the table agreed on must go with its theme, its clock and its judge.

    Raises:
        NoTheme, NoPairClock, NoPairJudge: why not.
    """
    if bool(edition.house.theme_points) != (theme is not None):
        raise NoTheme
    if edition.house.pairs and clock is not None:
        raise NoPairClock
    if edition.house.pairs and judge is not None:
        raise NoPairJudge


def add_random(
    game: Game, seat: Seat, random: bytes, advantage: Advantage | None = None
) -> tuple[Event, ...]:
    """A seat adds its random number to the seed; with the last one the draws begin.

    Args:
        game: a game whose bag is mixed.
        seat: whose number it is.
        random: 32 bytes, from the seat's own device.
        advantage: as in `start`.

    Raises:
        NoSuchSeat, GameOver: in this order.
        RandomClosed: this bag waits for no number of the seat.
        BadRandom: the number has not 32 bytes.
    """
    require(game, "add-random", seat)
    if len(random) != RANDOM_BYTES:
        raise BadRandom(bytes=RANDOM_BYTES)
    acts = EventBuilder(game)
    acts.add(RandomAdded(seat, random))
    if mixing.complete(acts.game):
        draw_start(acts, advantage)
    return acts.events


def draw_start(acts: EventBuilder, advantage: Advantage | None) -> None:
    """Settle who begins, as the edition does it, and deal."""
    if (first := agreed_first(acts.game)) is not None:
        deal(acts, first)
    elif len(acts.game.seats) == 1:
        deal(acts, 0)
    elif acts.game.edition.start.by == "lot":
        draw_lots(acts, advantage)
    else:
        deal(acts, drawn_first(acts))


def agreed_first(game: Game) -> Seat | None:
    """Who moves first by agreement; None: nothing is agreed."""
    return game.agreed_first


def choose(game: Game, seat: Seat, advantage: Advantage) -> tuple[Event, ...]:
    """The favoured player takes the first move or the orientation of the board.

    Decides SV-10.

    Raises:
        NotFavoured: the lot favoured another, or the choice is made.
    """
    require(game, "choose", seat)
    acts = EventBuilder(game)
    take_advantage(acts, seat, advantage)
    return acts.events


def draw_lots(acts: EventBuilder, advantage: Advantage | None) -> None:
    """The lot, and the choice if it is known beforehand (SV-10)."""
    seed = acts.game.seed
    assert seed is not None
    seat = _core.lot(seed, 0, len(acts.game.seats))
    acts.add(LotDrawn(seat))
    if advantage:
        take_advantage(acts, seat, advantage)


def take_advantage(acts: EventBuilder, seat: Seat, advantage: Advantage) -> None:
    """The opponent of who takes the orientation moves first (SV-10)."""
    acts.add(AdvantageChosen(seat, advantage))
    deal(acts, seat if advantage == "first-move" else (seat + 1) % len(acts.game.seats))


def drawn_first(acts: EventBuilder) -> Seat:
    """Everyone draws a tile; the earliest letter wins, a blank before all; ties draw again.

    IS-03, IS-04, FI-03, FI-04, PL-04, A-1, A-2.
    """
    seed = acts.game.seed
    assert seed is not None
    first, drawn = _core.starting_draw(acts.game.rules, seed)
    for seat, tile in drawn:
        acts.add(StartDrawn(seat, tile))
    return first


def deal(acts: EventBuilder, first: Seat) -> None:
    """The first player is settled, and every player draws a full rack.

    From two bags they draw one after another, as they choose (PL-41).

    Decides IS-05, FI-05.
    """
    acts.add(FirstSet(first))
    players = len(acts.game.seats)
    for place in range(players):
        acts.draw((first + place) % players, acts.game.rules.rack_size)
        if acts.game.drawer is not None:
            return
