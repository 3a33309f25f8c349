"""What one audience may know of a table.

A view is built up from nothing: the public part holds what everyone at a table sees, and a seat
adds its own rack and what it may do. Nothing is blanked out, because nothing was put in. Racks of
all seats are laid open only when the game is over (the settlement shows them).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hmac import compare_digest

from stafla._core import Board, Placement, Score
from stafla.bots.match import claimed_words
from stafla.bots.player import sizes
from stafla.club.tables.acts import ActKind
from stafla.club.tables.clock import ObservedClock
from stafla.club.tables.delay import Delay
from stafla.club.tables.happenings import Happening, happenings
from stafla.club.tables.judge import ObservedJudge
from stafla.club.tables.legal_acts import Legality, legal_acts, legality_of
from stafla.editions import Edition, WordCheck
from stafla.rules import (
    Game,
    Phase,
    Proposable,
    Reason,
    Refusal,
    Row,
    StartDrawn,
    blanks_to_take,
    challenge,
    confirm,
)
from stafla.rules.base.replace import replace
from stafla.rules.game.state import mixing, pairs
from stafla.rules.game.state.outcome import seats_to_accept
from stafla.rules.game.transitions.theme import seats_to_vote
from stafla.store import Place, Seat


@dataclass(frozen=True, slots=True)
class Audience:
    """Who looks.

    Attributes:
        device: the digest of the device's secret.
        seat: the seat it has taken up, if any.
        person: the account that is signed in there.
        address: where the request comes from; what is begun is counted by it.
    """

    device: str | None = None
    seat: int | None = None
    person: str | None = None
    address: str = ""

    def holds(self, player: Seat | Place) -> bool:
        """Whether they play for this seat: a person's own, or a guest's at this device."""
        if player.person is not None:
            return player.person == self.person
        if self.device is None or player.owner is None:
            return False
        return compare_digest(player.owner, self.device)


NOBODY = Audience()
"""Whoever shows nothing: no device, no seat, no account."""


@dataclass(frozen=True, slots=True)
class ObservedSeat:
    """A player from across the table; ``yours`` if the audience plays for the seat."""

    seat: int
    yours: bool
    name: str | None
    hidden: bool
    bot: str | None
    total: int
    tiles: int
    resigned: bool


@dataclass(frozen=True, slots=True)
class ObservedWindow:
    """A play that waits, and who may answer it."""

    seat: int
    made: bool
    challenger: int | None
    placement: Placement
    score: Score
    may_challenge: tuple[int, ...]
    may_confirm: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObservedProposal:
    """What a seat asked the others to agree to; ``waiting`` have not answered."""

    seat: int
    what: Proposable
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObservedOffer:
    """An offer to end (FI-35): who has agreed to it, and who is still asked."""

    accepted: tuple[int, ...]
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObservedResult:
    """The end: racks laid open, the settlement and the places by seat."""

    reason: Reason
    racks: tuple[bytes, ...]
    changes: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObservedClaim:
    """Words put forward for the theme (PL-38); ``waiting`` have not voted yet."""

    words: tuple[str, ...]
    argument: str
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObservedPairs:
    """Who plays together (PL-65).

    Attributes:
        sides: the seats of each pair.
        totals: what each pair has.
        exchanges: how often each may still exchange (PL-66).
        movers: who may make the turn now, or begin it over a play that waits (PL-69).
    """

    sides: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    exchanges: tuple[int, ...]
    movers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ObservedVariants:
    """What the table agreed on (PL-35), and what everybody sees of it.

    Attributes:
        theme: its name; empty: there is none.
        listed: how many words count at once.
        parts: tiles in the bag of consonants and in that of vowels; None: there is one bag.
        drawer: who has to choose a bag.
        opening: letters that the first play must have.
        claim: what is voted on.
        pairs: who plays together, and what each pair has; None: everybody plays alone.
    """

    variants: tuple[str, ...]
    theme: str
    listed: int
    parts: tuple[int, int] | None
    drawer: int | None
    opening: int
    claim: ObservedClaim | None
    pairs: ObservedPairs | None


@dataclass(frozen=True, slots=True)
class OwnPart:
    """What a seat knows beyond everyone: its rack (codes), and what it may do now.

    ``blanks`` are the squares of blanks that it can take for letters it holds (PL-36);
    ``partner`` is whose rack it sees besides, and how that lies (PL-65, PL-68); ``hints`` whether
    it may ask for hints.
    """

    seat: int
    rack: bytes
    can: dict[str, Legality]
    blanks: tuple[int, ...] = ()
    partner: tuple[int, bytes] | None = None
    hints: bool = False


@dataclass(frozen=True, slots=True)
class Observation:
    """A table in the eyes of one audience.

    Attributes:
        number: of the latest event.
        draws: the starting draw in rounds of (seat, code).
        lot: whom the lot favoured (SV-10).
        awaited: the seats whose random number the bag waits for.
        commitment: SHA-256 (hex) of the seed, which is told after the end.
        board: with the play that waits.
        unseen: codes neither on the board nor on the own rack, sorted: bag and other racks.
        happenings: what happened beside the rows of the sheet.
        offer: to end, and who has yet to accept it; None: there is none.
        thinking: whether a bot owes an act.
        delay: how far behind those are who watch.
        barred: acts that the table itself does not allow now, each with why.
    """

    id: str
    number: int
    edition: Edition
    check: WordCheck
    lexicon: str
    fingerprint: str
    version: str
    words: int
    seats: tuple[ObservedSeat, ...]
    draws: tuple[tuple[tuple[int, int], ...], ...]
    lot: int | None
    first: int | None
    awaited: tuple[int, ...]
    commitment: str | None
    phase: Phase
    to_move: int | None
    thinking: bool
    board: Board
    rows: tuple[Row, ...]
    happenings: tuple[Happening, ...]
    bag: int
    unseen: bytes
    window: ObservedWindow | None
    offer: ObservedOffer | None
    proposal: ObservedProposal | None
    delay: Delay
    clock: ObservedClock | None
    result: ObservedResult | None
    own: OwnPart | None
    house: ObservedVariants
    judge: ObservedJudge | None
    barred: Mapping[ActKind, Refusal] = field(compare=False)


def observe(
    table: str,
    game: Game,
    seats: Sequence[Seat],
    *,
    rows: tuple[Row, ...],
    clock: ObservedClock | None,
    barred: Mapping[ActKind, Refusal],
    words: int,
    version: str = "",
    yours: frozenset[int],
    delay: Delay,
    seat: int | None,
    thinking: bool,
    judge: ObservedJudge | None = None,
    hints: bool = False,
) -> Observation:
    """The view of a seat (of everyone, if None); the caller has made sure that it may look."""
    started = game.started
    return Observation(
        id=table,
        number=game.number,
        edition=game.edition,
        check=started.check,
        lexicon=started.lexicon,
        fingerprint=started.fingerprint,
        version=version,
        words=words,
        seats=tuple(_seat(game, player, yours) for player in seats),
        draws=_draws(game),
        lot=game.favoured,
        first=game.first,
        awaited=mixing.missing_numbers(game),
        commitment=started.commitment.hex() if started.commitment else None,
        phase=game.phase,
        to_move=game.to_move,
        thinking=thinking,
        board=game.board,
        rows=rows,
        happenings=happenings(game.events),
        bag=game.bag_size,
        unseen=b"" if game.ended else game.unseen(seat),
        window=_window(game),
        offer=_offer(game),
        proposal=_proposal(game),
        delay=delay,
        clock=clock,
        result=_result(game),
        own=None if seat is None else own_of(game, seat, barred, hints=hints),
        house=_house(game),
        judge=judge,
        barred=barred,
    )


def from_seat(
    other: Observation,
    game: Game,
    seats: Sequence[Seat],
    *,
    yours: frozenset[int],
    seat: int,
    hints: bool,
) -> Observation:
    """What a seat sees of a table that ``other`` sees too: of that what everybody sees."""
    around = tuple(_seat(game, player, yours) for player in seats)
    unseen = b"" if game.ended else game.unseen(seat)
    own = own_of(game, seat, other.barred, hints=hints)
    return replace(other, seats=around, unseen=unseen, own=own)


def _house(game: Game) -> ObservedVariants:
    play = game.pending
    claim = None
    if play and play.claim is not None:
        claim = ObservedClaim(claimed_words(game), play.claim.argument, seats_to_vote(game))
    return ObservedVariants(
        variants=game.edition.variants,
        theme=game.theme.name if game.theme else "",
        listed=len(game.theme.words) if game.theme else 0,
        parts=sizes(game),
        drawer=game.drawer,
        opening=game.opening,
        claim=claim,
        pairs=_pairs(game),
    )


def _pairs(game: Game) -> ObservedPairs | None:
    if game.pairs is None:
        return None
    sides = tuple(dict.fromkeys(game.mates(seat) for seat in game.seats))
    most = game.edition.house.exchanges
    return ObservedPairs(
        sides=sides,
        totals=tuple(game.on_side(side[0], game.totals) for side in sides),
        exchanges=tuple(most - game.on_side(side[0], game.exchanges) for side in sides),
        movers=game.movers if game.pending is None else game.next_movers,
    )


def _seat(game: Game, player: Seat, yours: frozenset[int]) -> ObservedSeat:
    number = player.seat
    return ObservedSeat(
        seat=number,
        yours=number in yours,
        name=player.name,
        hidden=player.hidden,
        bot=player.bot,
        total=game.totals[number],
        tiles=len(game.racks[number]),
        resigned=number in game.resigned,
    )


def _draws(game: Game) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The starting draw in rounds: a seat that draws again opens the next."""
    rounds: list[list[tuple[int, int]]] = []
    for event in [event for event in game.log if type(event) is StartDrawn]:
        if not rounds or any(seat == event.seat for seat, _ in rounds[-1]):
            rounds.append([])
        rounds[-1].append((event.seat, event.tile))
    return tuple(tuple(drawn) for drawn in rounds)


def _window(game: Game) -> ObservedWindow | None:
    play, score = game.pending, game.breakdown
    if play is None or score is None or play.placement is None:
        return None
    return ObservedWindow(
        seat=play.seat,
        made=play.made,
        challenger=play.challenger,
        placement=play.placement,
        score=score,
        may_challenge=tuple(seat for seat in game.active if _may(challenge, game, seat)),
        may_confirm=tuple(seat for seat in game.active if _may(confirm, game, seat)),
    )


def _may(act: Callable[[Game, int], object], game: Game, seat: int) -> bool:
    try:
        act(game, seat)
    except Refusal:
        return False
    return True


def own_of(
    game: Game, seat: int, barred: Mapping[ActKind, Refusal], *, hints: bool = False
) -> OwnPart:
    """What a seat knows beyond everyone; ``barred`` as of an `Observation`."""
    can = legal_acts(game, seat)
    for act, refusal in barred.items():
        if not can[act].code:
            can[act] = legality_of(refusal)
    blanks = blanks_to_take(game, seat)
    if game.pairs is None:
        return OwnPart(seat, game.racks[seat], can, blanks, hints=hints)
    mate, shown = pairs.partner(seat), game.pairs.shown
    return OwnPart(seat, shown[seat], can, blanks, (mate, shown[mate]))


def _proposal(game: Game) -> ObservedProposal | None:
    wish = game.proposal
    if wish is None:
        return None
    waiting = tuple(seat for seat in game.active if seat not in wish.agreed)
    return ObservedProposal(wish.seat, wish.what, tuple(sorted(wish.agreed)), waiting)


def _offer(game: Game) -> ObservedOffer | None:
    if game.accepted is None:
        return None
    return ObservedOffer(tuple(sorted(game.accepted)), seats_to_accept(game))


def _result(game: Game) -> ObservedResult | None:
    if game.ended is None:
        return None
    return ObservedResult(
        reason=game.ended.reason,
        racks=game.racks,
        changes=game.changes or (0,) * len(game.racks),
        places=game.places(),
    )
