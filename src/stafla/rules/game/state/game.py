"""The state of a game: a fold over its events."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Literal

from stafla import _core
from stafla._core import Board, Placement, PlacementError, Ruleset, Score, check, score
from stafla.editions import ClockPolicy, Edition, VariantError, combine, load, pinned_version
from stafla.rules.base import tiles
from stafla.rules.base.chain import Chain
from stafla.rules.base.replace import complete, replace
from stafla.rules.game.events import Ended, Event, Seat, Started, Theme
from stafla.rules.game.refusals import BadEvent, illegal_placement
from stafla.rules.game.state import bags, mixing, pairs
from stafla.rules.game.state.asides import Asides
from stafla.rules.game.state.board import Companion
from stafla.rules.game.state.marks import Turn, marks
from stafla.rules.game.state.pairs import Pairs
from stafla.rules.game.state.pending import Judge, Pending, Proposal
from stafla.rules.game.state.transition import may_come, transition_of

Phase = Literal[
    "start", "drawing", "turn", "vote", "window", "ruling", "verdict", "appeal", "ended"
]


@dataclass(frozen=True, slots=True)
class Game:
    """A game as its events made it. Immutable: ``after`` gives the next state.

    Attributes:
        edition, rules: the edition, and its rule set for this number of players.
        log: everything that happened; ``events`` gives it as a tuple, event ``n`` at ``n - 1``.
        board: with the play that waits, if one does.
        racks: codes by seat, ``UNKNOWN`` for tiles that the record does not know.
        totals: points by seat.
        pool: tiles not known to be anywhere else, sorted; the bag, if all racks are known.
        draws: tiles drawn from the bag so far, the number of the next draw.
        added: the random numbers added to the seed, by seat.
        first: who moved first; None before that is settled.
        turn: turns over so far, lost and resigned ones included.
        passes, scoreless: passes, and turns without a new tile that stays, in a row.
        exchanges: by seat.
        pending: the play that waits.
        aside: tiles put aside in an exchange.
        removed: tiles out of play with those who resigned.
        resigned: who gave up.
        owing: who loses the next turn (double challenge).
        start_tiles: (seat, tile) of the starting draw while they are out of the bag.
        favoured: whom the lot favoured (SV-10).
        accepted: who agreed to end; None: no offer (FI-35).
        clock: how time is measured; None: it is not.
        clock_started, clock_paused: whether the clock runs, once it is somebody's turn.
        flagged: who has no time left and so lost or stopped playing (SV-07, PL-48).
        time_points: points charged for overtime by seat (SV-06).
        proposal: what a seat asked the others to agree to.
        companion: what is known besides at a real board; None: the board is no real one.
        judge: who can be called to the table, and whether that was done; None: nobody.
        ended: how the game ended.
        changes: the settlement by seat.
        opening: letters that the first play must have as things stand (PL-39, PL-40).
        yields: seats that have yielded the opening in this round (A-13).
        theme: what words earn more for (PL-38).
        pairs: what is known besides where partners play (PL-65); None: everybody plays alone.
        blanks_apart: blanks of the bag that lie among the vowels (PL-41).
        asides: by seat what it did beside the turn; none: nobody has done anything yet.
        theme_words: the words of the theme's list.
        latest: by seat its latest turn that stands, and the game as that turn began.
        line: whose the latest line of the sheet is, and its points.
        left_at: number of the latest event by which somebody left the game; 0: nobody has.
        agreed_first: who begins by agreement.
        unknown_tiles: whether a tile was drawn or exchanged that the record does not know.
        following: the event that was folded last, and the game after it; what is decided is
            folded by who decides, who writes and who shows it, and need be so only once.
        known_phase: `phase`, once it was asked for; the guards of acts ask some fifty times.
        known_bag_size: `bag_size`, likewise.
        known_score: the placement that was scored last on this board, and its points: an act's are
            asked for by who decides it, who folds it and who writes its row.
    """

    edition: Edition
    rules: Ruleset
    started: Started
    log: Chain[Event]
    board: Board
    racks: tuple[bytes, ...]
    totals: tuple[int, ...]
    pool: bytes
    exchanges: tuple[int, ...]
    draws: int = 0
    added: Mapping[Seat, bytes] = field(default_factory=dict)
    first: Seat | None = None
    turn: int = 0
    passes: int = 0
    scoreless: int = 0
    pending: Pending | None = None
    aside: bytes = b""
    removed: bytes = b""
    resigned: frozenset[Seat] = frozenset()
    owing: frozenset[Seat] = frozenset()
    start_tiles: tuple[tuple[Seat, int], ...] = ()
    favoured: Seat | None = None
    accepted: frozenset[Seat] | None = None
    clock: ClockPolicy | None = None
    clock_started: bool = False
    clock_paused: bool = False
    flagged: frozenset[Seat] = frozenset()
    time_points: tuple[int, ...] = ()
    proposal: Proposal | None = None
    companion: Companion | None = None
    judge: Judge | None = None
    ended: Ended | None = None
    changes: tuple[int, ...] | None = None
    opening: int = 0
    yields: int = 0
    blanks_apart: int = 0
    theme: Theme | None = None
    pairs: Pairs | None = None
    asides: tuple[Asides, ...] = field(default=(), repr=False, compare=False)
    theme_words: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    latest: tuple[Turn | None, ...] = field(default=(), repr=False, compare=False)
    line: tuple[Seat, int] | None = None
    left_at: int = 0
    agreed_first: Seat | None = None
    unknown_tiles: bool = False
    following: "tuple[Event, Game] | None" = field(
        default=None, init=False, repr=False, compare=False
    )
    known_phase: Phase | None = field(default=None, init=False, repr=False, compare=False)
    known_bag_size: int | None = field(default=None, init=False, repr=False, compare=False)
    known_score: tuple[Placement, Score] | None = field(
        default=None, init=False, repr=False, compare=False
    )

    @staticmethod
    def begin(started: Started) -> "Game":
        """The game before anything was drawn.

        Raises:
            UnknownEdition: there is no such edition.
            BadEvent: the edition has other numbers today than when the game was pinned, or is
                not for so many players.
        """
        players = len(started.seats)
        try:
            edition = combine(
                load(started.edition), started.variants, players=players, check=started.check
            )
        except VariantError as error:
            raise BadEvent(1, str(error), error.code, **error.values) from error
        if not edition.players.admit(players):
            raise BadEvent(1, f"{edition.id} is not for {players} players")
        version = pinned_version(load(started.edition), started.digest, players, edition.variants)
        if version is None:
            raise BadEvent(1, f"{edition.id} has other rules than the record pins", "record-rules")
        edition = version
        if started.seed and started.commitment and not mixing.keeps(started):
            raise BadEvent(1, "the seed is not the one that was committed to", "record-seed")
        rules = edition.ruleset(players)
        return Game(
            edition=edition,
            rules=rules,
            started=started,
            log=Chain((started,)),
            latest=(None,) * players,
            board=Board(rules),
            racks=(b"",) * players,
            totals=(0,) * players,
            pool=full_set(edition),
            exchanges=(0,) * players,
            time_points=(0,) * players,
            opening=edition.opens_with,
            blanks_apart=edition.blanks // 2 if edition.house.bags == 2 else 0,
            pairs=Pairs.begin(players) if edition.house.pairs else None,
        )

    @staticmethod
    def replay(events: Iterable[Event]) -> "Game":
        """The game that these events make; the only reader of a record.

        Raises:
            BadEvent: they contradict each other, or the first is no `Started`.
        """
        first, *rest = events
        if not isinstance(first, Started):
            raise BadEvent(1, "a record begins with Started")
        return reduce(Game.after, rest, Game.begin(first))

    def after(self, event: Event) -> "Game":
        """The game after one more event.

        Raises:
            BadEvent: it cannot have followed.
        """
        known = self.following
        if known is not None and known[0] is event:
            return known[1]
        game = self._fold(event)
        object.__setattr__(self, "following", (event, game))
        return game

    def _fold(self, event: Event) -> "Game":
        try:
            if not may_come(self, event):
                raise (
                    BadEvent(0, "the game is over", "record-over")
                    if self.ended
                    else BadEvent(0, "the game stands")
                )
            self.require_seat(event)
            game = transition_of(event)(event, self)
        except BadEvent as error:
            raise error.at(self.number + 1) from error
        except tiles.NotThere as error:
            raise BadEvent(self.number + 1, str(error), "record-tile") from error
        except PlacementError as error:
            refusal = illegal_placement(error, self.edition)
            number = self.number + 1
            raise BadEvent(number, str(error), refusal.code, **refusal.values) from error
        if game is self:
            game = replace(self)
        return pairs.keep_order(complete(game, log=self.log.plus(event), **marks(event, self)))

    def require_seat(self, event: Event) -> None:
        """Whoever an event is about must sit at the table.

        Raises:
            BadEvent: there is no such seat.
        """
        seat = getattr(event, "seat", None)
        if seat is not None and seat not in self.seats:
            raise BadEvent(self.number + 1, f"there is no seat {seat}", "no-such-seat")

    @property
    def seed(self) -> bytes | None:
        """What the draws follow from; None while it is not known."""
        return mixing.drawing_seed(self)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened; it costs a copy, so the fold itself asks `log`."""
        return tuple(self.log)

    @property
    def number(self) -> int:
        """The number of the latest event."""
        return len(self.log)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.racks))

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats still in the game."""
        if not self.resigned:
            return tuple(self.seats)
        return tuple(seat for seat in self.seats if seat not in self.resigned)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Those of them who have not stopped because their time is up (A-16).

        Decides PL-48.
        """
        if self.clock is None or self.clock.limit != "stop":
            return self.active
        return tuple(seat for seat in self.active if seat not in self.flagged)

    @property
    def words_checked(self) -> bool:
        """Whether words are checked as they are played.

        That is the table's way, or nobody is left to challenge them (everybody else's time is up).
        """
        alone = len(self.playing) == 1 < len(self.active)
        return self.started.check == "automatic" or alone

    @property
    def phase(self) -> Phase:
        """What the table waits for.

        The start, a choice between two bags, a turn, an answer to a play, a verdict, whether it
        is appealed, the judge, nothing.
        """
        if self.known_phase is None:
            object.__setattr__(self, "known_phase", self._find_phase())
        assert self.known_phase is not None
        return self.known_phase

    def _find_phase(self) -> Phase:
        if self.ended:
            return "ended"
        if self.first is None:
            return "start"
        if self.pending is None:
            return "turn" if self.drawer is None else "drawing"
        if self.pending.claim is not None and self.pending.challenger is None:
            return "vote"
        return self.pending.answer

    @property
    def halted(self) -> bool:
        """Whether the game stands until sheets agree or the judge has decided (SV-37, SV-39)."""
        called = self.judge is not None and self.judge.called is not None
        return called or (self.companion is not None and self.companion.halted)

    @property
    def drawer(self) -> Seat | None:
        """Who has to choose between two bags before anybody moves on (PL-41); None: nobody."""
        return bags.drawer(self)

    @property
    def to_move(self) -> Seat | None:
        """Whose turn it is, also while that player's play waits; None before and after the game."""
        return None if self.ended else self.at(self.turn)

    @property
    def next_seat(self) -> Seat | None:
        """Who moves after that, apart from those who play no more or lose the turn."""
        if self.to_move is None:
            return None
        later = (self.at(self.turn + step) for step in range(1, 2 * len(self.racks) + 1))
        return next(
            (seat for seat in later if seat in self.playing and seat not in self.owing),
            self.to_move,
        )

    @property
    def movers(self) -> tuple[Seat, ...]:
        """Who may make the turn: ``to_move``, or either of two partners (PL-69)."""
        if self.to_move is None:
            return ()
        return (self.to_move,) if self.pairs is None else pairs.movers(self, self.turn)

    @property
    def next_movers(self) -> tuple[Seat, ...]:
        """Who may begin the next turn over a play that waits (IS-23)."""
        if self.pairs is not None and self.to_move is not None:
            return pairs.next_movers(self)
        return () if self.next_seat is None else (self.next_seat,)

    @property
    def answerers(self) -> tuple[Seat, ...]:
        """Who may accept a play that waits where the next player's beginning does (IS-23)."""
        return self.next_movers if self.pairs is None else pairs.answerers(self)

    def mates(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play together with a seat, itself included (PL-65)."""
        return (seat,) if self.pairs is None else (min(seat, seat ^ 1), max(seat, seat ^ 1))

    def on_side(self, seat: Seat, by_seat: Sequence[int]) -> int:
        """What a seat and its partner have together, of something that is counted by seat."""
        return sum(by_seat[mate] for mate in self.mates(seat))

    def at(self, turn: int) -> Seat | None:
        """The seat whose turn is number ``turn``, counted from 0 (PL-69).

        Decides IS-09, PL-05.
        """
        if self.first is None:
            return None
        if self.pairs is not None:
            return pairs.at(self, turn)
        return (self.first + self.rules.next_rack(turn)) % len(self.racks)

    @property
    def bag_size(self) -> int:
        """Tiles in the bag."""
        if self.known_bag_size is None:
            laid = 0 if self.companion is None else self.companion.unknown_tiles
            held = sum(map(tiles.hidden_count, (*self.racks, self.aside, self.removed)))
            object.__setattr__(self, "known_bag_size", len(self.pool) - held - laid)
        assert self.known_bag_size is not None
        return self.known_bag_size

    @property
    def bag(self) -> bytes | None:
        """What is in the bag, sorted; None if not all racks are known."""
        return self.pool if self.bag_size == len(self.pool) else None

    def unseen(self, seat: Seat | None) -> bytes:
        """Every tile neither on the board nor on this seat's rack, sorted: bag and other racks.

        Partners see each other's (PL-65).

        ``None``: as a spectator sees it. Tiles of those who resigned are among them.

        Decides SV-31.
        """
        own = () if seat is None else self.mates(seat)
        racks = b"".join(rack for other, rack in enumerate(self.racks) if other not in own)
        return tiles.put(self.pool, tiles.known_tiles(racks + self.aside + self.removed))

    def score_of(self, placement: Placement) -> Score:
        """Points in full for a placement on the board as it is.

        Raises:
            PlacementError: it is not legal.
        """
        known = self.known_score
        if known is not None and known[0] is placement:
            return known[1]
        check(self.rules, self.board, placement)
        points = score(self.rules, self.board, placement)
        object.__setattr__(self, "known_score", (placement, points))
        return points

    @property
    def breakdown(self) -> Score | None:
        """The score in full of the play that waits."""
        if self.pending is None or self.pending.placement is None:
            return None
        return score(self.rules, self.pending.before, self.pending.placement)

    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal totals share it (IS-02, FI-39).

        Those who gave up or lost on time come last. Partners share what both have (PL-65).
        """
        lost = self.clock is not None and self.clock.limit == "lose"
        out = self.resigned | self.flagged if lost else self.resigned
        totals = [self.on_side(seat, self.totals) for seat in self.seats]
        return tuple(_core.places(totals, [seat in out for seat in self.seats]))


def full_set(edition: Edition) -> bytes:
    """All tiles of the edition, sorted by code."""
    letters = ("?", *edition.alphabet.upper)
    return b"".join(
        bytes([code]) * edition.tiles.get(letter, (0, 0))[0] for code, letter in enumerate(letters)
    )
