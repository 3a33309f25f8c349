"""Duplicate (Belgijka, PL-53 to PL-64): the same letters for everybody, each scores what they find.

A module of its own: its events and its state are not those of a game. The caller draws seven
tiles and announces them; within three minutes everybody writes a slip; the slips are collected,
the master play is laid for all, and the rack is filled again. Nothing here names a person, so
that one game can be played in many rooms.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce

from stafla import _core
from stafla._core import BLANK
from stafla.editions import Edition, load, pinned_version
from stafla.rules.base import tiles
from stafla.rules.duplicate.events import (
    CategoryAdded,
    DrawWithdrawn,
    DuplicateEnded,
    DuplicateStarted,
    JoiningSet,
    OfficialNamed,
    PenaltyLifted,
    PlayerFined,
    PlayerJoined,
    PlayerPlaced,
    PlayerWarned,
    RackReturned,
    RoomAdded,
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
from stafla.rules.duplicate.penalties import Penalties, Penalty
from stafla.rules.duplicate.rack import ENDINGS, RACK_RULES, Kinds, RackRule, bag_ends
from stafla.rules.duplicate.refusals import NoRound, NoSuchPlayer, NotTakingPart
from stafla.rules.duplicate.rooms import Rooms
from stafla.rules.duplicate.round import CHECKS, ZEROS, Closed, Round, Slip
from stafla.rules.duplicate.standings import Account, Standing, table
from stafla.rules.duplicate.variants import Variant
from stafla.rules.game.events import Event
from stafla.rules.game.refusals import BadEvent, GameOver, Refusal
from stafla.rules.game.state.mixing import commitment

MASTERS = ("best", "found")
MOST_TIME = 3_600_000
MOST_STUCK = 3
MOST_FINE = 100
MOST_ROUNDS = 1_000
MOST_PLAYERS = 5_000
MOST_OFFICIALS = 60
MOST_WHY = 200
MOST_RULINGS = 10_000
FAULTS = ("", "score")
REASONS = ("tiles", "stuck", "rounds", "stopped")


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A game as its events made it. Immutable: `after` gives the next state.

    Attributes:
        board: what everybody has on the board.
        rack: what was kept and drawn.
        bag: what can still be drawn.
        players: how many have joined; their numbers count from 1.
        accounts: the players' points, by number, as far as rounds are over.
        open: the round under way.
        rounds: those that are over.
        ended: why play ended.
        officials: how many help at the desk beside the caller.
        rooms: the rooms and categories, and who belongs to them.
        handful: the last tiles that were typed as drawn, as long as they can be withdrawn.
        joining_closed: nobody joins by themselves.
        joining_changes: how often joining was closed or opened.
        draws: draws by hand since the last round, those withdrawn or put back included.
        penalties: the warnings and fines that were given, also those taken back.
    """

    edition: Edition
    rules: _core.Ruleset
    started: DuplicateStarted
    board: _core.Board
    bag: _core.Bag = field(compare=False)
    rack: bytes = b""
    players: int = 0
    accounts: tuple[Account, ...] = ()
    open: Round | None = None
    rounds: tuple[Closed, ...] = ()
    ended: str | None = None
    number: int = 1
    officials: int = 0
    handful: bytes = b""
    rooms: Rooms = field(default_factory=Rooms)
    joining_closed: bool = False
    joining_changes: int = 0
    draws: int = 0
    penalties: Penalties = field(default_factory=Penalties)

    @staticmethod
    def begin(started: DuplicateStarted) -> "Duplicate":
        """The game before anybody joined.

        Raises:
            UnknownEdition: there is no such edition.
            BadEvent: the edition has other numbers today, the seed is not the one shown, or a
                condition is none.
        """
        edition = pinned_version(load(started.edition), started.digest, 1)
        if edition is None:
            raise BadEvent(
                1, f"{started.edition} has other rules than the record pins", "record-rules"
            )
        if len(started.seed) != 32 or commitment(started.seed) != started.commitment:
            raise BadEvent(1, "the seed is not the one that was committed to", "record-seed")
        chosen = (started.rack_rule, started.ending, started.master)
        known = zip(chosen, (RACK_RULES, ENDINGS, MASTERS), strict=True)
        bounded = 0 < started.time <= MOST_TIME and 0 <= started.rounds <= MOST_ROUNDS
        bounded = bounded and min(started.solo, started.solo_least) >= 0
        variant = Variant(started.joker, started.eight)
        if not all(one in those for one, those in known) or not bounded or not variant.known:
            raise BadEvent(1, "no such condition")
        rules = variant.ruleset(edition)
        board, bag = _core.Board(rules), _core.Bag(rules, started.seed)
        return Duplicate(edition, rules, started, board, bag)

    @staticmethod
    def replay(events: Iterable[Event]) -> "Duplicate":
        """The game that these events make.

        Raises:
            BadEvent: they contradict each other, or the first is no `DuplicateStarted`.
        """
        first, *rest = events
        if not isinstance(first, DuplicateStarted):
            raise BadEvent(1, "a game begins with DuplicateStarted")
        return reduce(Duplicate.after, rest, Duplicate.begin(first))

    def after(self, event: Event) -> "Duplicate":
        """The game after one more event.

        Raises:
            BadEvent: it cannot have followed.
        """
        try:
            changed = self._change(event) if self.ended is None else None
        except (Refusal, _core.PlacementError, tiles.NotThere) as error:
            raise BadEvent(self.number + 1, str(error)) from error
        if changed is None:
            raise BadEvent(self.number + 1, f"{type(event).__name__} has no place here")
        return replace(changed, number=self.number + 1)

    def _change(self, event: Event) -> "Duplicate | None":
        match event:
            case PlayerJoined(player) if player == self.players + 1 <= MOST_PLAYERS:
                accounts = (*self.accounts, Account(0, self.tops))
                return replace(self, players=player, accounts=accounts)
            case PlayerWarned() | PlayerFined() | PenaltyLifted() | OfficialNamed():
                return self._act_of_judge(event)
            case RoomAdded() | CategoryAdded() | PlayerPlaced() | JoiningSet():
                return self._arrange(event)
            case SlipWritten(player, placement, at):
                return self._write(player, placement, at)
            case DuplicateEnded(reason) if reason in REASONS:
                return replace(self, ended=reason)
        return self._between(event) if self.open is None else self._within(event, self.open)

    def _act_of_judge(self, event: Event) -> "Duplicate | None":
        match event:
            case PlayerWarned(player, fault, official) if 0 < player <= self.players:
                warned = self._with_account(player, self.account(player).with_warning())
                known = fault in FAULTS and self._may_rule(official, [player])
                return warned._with_penalty(event) if known else None
            case PlayerFined(player, points, official) if 0 < player <= self.players:
                fined = self._with_account(player, self.account(player).with_fine(points))
                known = 0 < points <= MOST_FINE and self._may_rule(official, [player])
                return fined._with_penalty(event) if known else None
            case PenaltyLifted(player, points, official) if 0 < player <= self.players:
                own, penalties = self.account(player), self.penalties.after(event)
                account = own.without_fine(points) if points else own.without_warning()
                known = points >= 0 and self._may_rule(official, [player])
                if account is None or penalties is None or not known:
                    return None
                lifted = replace(self, penalties=penalties)
                return lifted._with_account(player, account)._with_ruling(event)
            case OfficialNamed(official) if official == self.officials + 1 <= MOST_OFFICIALS:
                arranged = self._arrange(event)
                return replace(arranged, officials=official) if arranged else None
        return None

    def _arrange(self, event: Event) -> "Duplicate | None":
        """Rooms, categories, and who belongs to them; whether anybody may still join."""
        if isinstance(event, JoiningSet):
            changes = event.closed != self.joining_closed
            times = self.joining_changes + 1
            changed = replace(self, joining_closed=event.closed, joining_changes=times)
            return changed if changes else None
        if isinstance(event, PlayerPlaced) and not 0 < event.player <= self.players:
            return None
        rooms = self.rooms.after(event)
        return replace(self, rooms=rooms) if rooms else None

    def _with_account(self, player: int, account: Account) -> "Duplicate":
        less, more = self.accounts[: player - 1], self.accounts[player:]
        return replace(self, accounts=(*less, account, *more))

    def _with_penalty(self, event: PlayerWarned | PlayerFined) -> "Duplicate":
        penalties = self.penalties.with_one(Penalty(self.number + 1, event))
        return replace(self, penalties=penalties)._with_ruling(event)

    def _with_ruling(self, event: Event) -> "Duplicate":
        """What officials did is kept with the round whose slips lie at the desk."""
        if self.open is None or not self.open.judged:
            return self
        return replace(self, open=self.open.with_ruling(event))

    def _may_rule(self, official: int, players: Iterable[int]) -> bool:
        """Whether there is such an official, for the rooms of these players."""
        return 0 <= official <= self.officials and self.rooms.see(official, players)

    def _within(self, event: Event, now: Round) -> "Duplicate | None":
        """Time is called, and slips are gathered and judged, while a round is under way."""
        match event:
            case TimeCalled(at) if now.called is None:
                return replace(self, open=replace(now, called=at))
            case SlipsGathered():
                return self._gather(event, now)
            case SlipsJudged(refused) if self.started.arbiter and now.gathered and not now.judged:
                judged = replace(now, judged=True).with_zeros(refused, "word", None)
                known = set(refused) <= set(now.slips)
                return replace(self, open=judged) if known else None
            case RoundClosed():
                return self._close(event, now)
        if now.judged and len(now.rulings) < MOST_RULINGS:
            return self._rule(event, now)
        return None

    def _rule(self, event: Event, now: Round) -> "Duplicate | None":
        """What officials do with slips that lie at the desk."""
        changed: Round | None = None
        whose: Sequence[int] = ()
        match event:
            case SlipAdded(player, placement, refused) if player in now.writers:
                whose = [player]
                slip = Slip(placement, self.score(placement))
                added = replace(now, slips={**now.slips, player: slip})
                changed = added.with_zeros([player], "word" if refused else "", None)
            case SlipsRuled(whose, zero, official):
                if whose and set(whose) <= set(now.writers) and zero in ("", *ZEROS):
                    changed = now.with_zeros(whose, zero, official)
            case SlipsChecked(whose, official):
                if self.may_check(whose, official):
                    changed = now.with_checks(whose, official)
        by = getattr(event, "official", 0)
        if changed is None or not self._may_rule(by, whose):
            return None
        return replace(self, open=changed.with_ruling(event))

    def may_check(self, players: Sequence[int], official: int) -> bool:
        """Whether an official can confirm these: something is there, and they have not yet."""
        if self.open is None or not players:
            return False
        waits, checks = self.unchecked, self.open.checks
        return all(player in waits and official not in checks.get(player, ()) for player in players)

    @property
    def unchecked(self) -> tuple[int, ...]:
        """Players whose zero or solo has not been looked at by two officials, where that is asked.

        Whoever has no slip at all has no zero to look at.
        """
        now = self.open
        if now is None or not now.judged or not self.started.checked:
            return ()
        most, found = now.finders
        alone = len(found) == 1 and self._has_solo(now) and most > 0
        asked = {*now.refused, *(found if alone else ())}
        return tuple(sorted(player for player in asked if len(now.checks.get(player, ())) < CHECKS))

    def _has_solo(self, now: Round) -> bool:
        return bool(self.started.solo) and now.players >= self.started.solo_least

    def _between(self, event: Event) -> "Duplicate | None":
        """Tiles are drawn and announced while no round is under way."""
        match event:
            case TilesDrawn(drawn):
                return self._draw(drawn)
            case RackReturned() if self.goes_back:
                return replace(self, rack=b"", bag=self.bag.returned(self.rack), handful=b"")
            case DrawWithdrawn(drawn) if drawn and drawn == self.handful:
                rest = tiles.without(self.rack, drawn)
                return replace(self, rack=rest, bag=self.bag.returned(drawn), handful=b"")
            case RoundOpened(at) if (
                self.players and self.announceable and self.round_number <= MOST_ROUNDS
            ):
                opened = Round(self.round_number, self.rack, at, self.players)
                return replace(self, open=opened, handful=b"", draws=0)
        return None

    def _draw(self, drawn: bytes) -> "Duplicate | None":
        """Tiles come as the seed decides, or where they are drawn by hand, as they were typed."""
        if not drawn:
            return None
        if self.started.hand:
            if not self.may_draw(drawn):
                return None
            rack, bag = bytes(sorted(self.rack + drawn)), self.bag.without(drawn)
            return replace(self, rack=rack, bag=bag, handful=drawn, draws=self.draws + 1)
        came, bag = self.next_tiles
        if came != drawn:
            return None
        return replace(self, rack=bytes(sorted(self.rack + came)), bag=bag)

    def _write(self, player: int, placement: _core.Placement, at: int) -> "Duplicate | None":
        now = self.require_writer(player)
        if now.called is not None:
            return None
        slip = Slip(placement, self.score(placement), at > self.deadline)
        return replace(self, open=replace(now, slips=now.with_slip(player, slip)))

    def _gather(self, event: SlipsGathered, now: Round) -> "Duplicate | None":
        sizes = {len(event.placements), len(event.players), len(event.late)}
        if now.called is None or now.gathered or len(sizes) > 1:
            return None
        slips = dict(now.slips)
        written: list[int] = []
        for placement, *whose in zip(event.placements, event.players, event.late, strict=True):
            points = self.score(placement)
            for late, players in zip((False, True), whose, strict=True):
                slip = Slip(placement, points, late)
                slips.update(dict.fromkeys(players, slip))
                written += players
        known = len(set(written)) == len(written) and not set(written) - set(now.writers)
        return replace(self, open=replace(now, slips=slips, gathered=True)) if known else None

    def _close(self, event: RoundClosed, now: Round) -> "Duplicate | None":
        if now.called is not None and not now.gathered:
            return None
        points = 0 if event.master is None else self.score(event.master)
        if points != event.points or not set(event.refused) <= {*now.slips, *now.refused}:
            return None
        if now.judged != self.started.arbiter or self.unchecked or len(event.why) > MOST_WHY:
            return None
        closed = Closed(now, event.master, points, frozenset(event.refused), why=event.why)
        closed = replace(closed, solo=self._solo(closed))
        bonus = {closed.solo: self.started.solo}  # nobody has the number None
        accounts = tuple(
            account.after(closed.score(player), points, bonus.get(player, 0))
            for player, account in enumerate(self.accounts, 1)
        )
        rounds = (*self.rounds, closed)
        if event.master is None:
            return replace(self, open=None, rounds=rounds, accounts=accounts)
        laid = tiles.rack_tiles([tile for tile in event.master.tiles if tile])
        lies, bag = self.variant.replace_blanks(event.master, self.bag)
        closed = replace(closed, lies=None if lies == event.master else lies)
        rounds, back = (*self.rounds, closed), bytes([BLANK] * len(closed.replaced))
        rack = bytes(sorted(back + tiles.without(self.rack, laid)))
        after = replace(self, open=None, rounds=rounds, accounts=accounts, rack=rack, bag=bag)
        return replace(after, board=self.board.laid(lies))

    def _solo(self, closed: Closed) -> int | None:
        enough = self._has_solo(closed.round)
        found = [
            player for player in closed.round.slips if closed.score(player) >= max(1, closed.points)
        ]
        return found[0] if enough and len(found) == 1 else None

    @property
    def round_number(self) -> int:
        """The number of the round under way or of the next one."""
        return len(self.rounds) + 1

    @property
    def lacking(self) -> int:
        """Tiles that the rack lacks of a full one.

        Decides PL-60.
        """
        return self.rack_size - len(self.rack)

    @property
    def variant(self) -> Variant:
        """How the game departs from seven tiles as they come."""
        return Variant(self.started.joker, self.started.eight)

    @property
    def rack_size(self) -> int:
        """Tiles of a full rack."""
        return self.variant.rack_size(self.edition)

    @property
    def drawable(self) -> int:
        """How many tiles of the bag may still come on the rack as it is."""
        return min(self.lacking, self.variant.drawable(self.bag, self.rack))

    @property
    def next_tiles(self) -> tuple[bytes, _core.Bag]:
        """The tiles that the seed decides to come on the rack, and the bag after them."""
        return self.variant.draw(self.bag, self.rack, self.lacking)

    def may_draw(self, drawn: bytes) -> bool:
        """Whether so many tiles, and so many blanks of them, come on the rack by hand."""
        if len(drawn) != self.drawable:
            return False
        due = self.variant.blanks_due(self.bag, self.rack)
        return not self.started.joker or drawn.count(BLANK) == due

    @property
    def stuck(self) -> int:
        """Rounds in a row, up to now, in which nothing could be played."""
        played = [number for number, closed in enumerate(self.rounds, 1) if closed.master]
        return len(self.rounds) - (played[-1] if played else 0)

    @property
    def rack_rule(self) -> RackRule:
        """What the rack must hold (PL-61)."""
        return RackRule(self.started.rack_rule, self.started.blank_twice)

    @property
    def fits(self) -> bool:
        """Whether the rack holds what it must (PL-61)."""
        left = Kinds.of(self.edition, self.variant.useful(self.rack + self.bag.tiles))
        return self.rack_rule.fits(Kinds.of(self.edition, self.rack), self.round_number, left)

    @property
    def full(self) -> bool:
        """Whether nothing is left to draw."""
        return bool(self.rack) and self.drawable == 0

    @property
    def barren(self) -> bool:
        """Whether nothing could be played with this very rack."""
        return bool(self.stuck) and self.rack == self.rounds[-1].round.rack

    @property
    def goes_back(self) -> bool:
        """Whether the rack goes back whole: it does not fit, or nothing can be played.

        Decides PL-63.
        """
        return self.full and (self.barren or not self.fits)

    @property
    def announceable(self) -> bool:
        """Whether the rack can be announced."""
        return self.full and self.fits

    @property
    def deadline(self) -> int:
        """When the time of the round under way is up, in milliseconds since 1970.

        Raises:
            NoRound
        """
        if self.open is None:
            raise NoRound
        return self.open.opened + self.started.time

    @property
    def over(self) -> str | None:
        """Why play ends before the next round (PL-64)."""
        others = self.variant.drawable(self.bag, self.rack)
        if self.stuck >= MOST_STUCK or (self.stuck and not others):
            return "stuck"
        bag = self.variant.left_in(self.bag.tiles)
        kinds = Kinds.of(self.edition, bag), Kinds.of(self.edition, self.rack)
        if bag_ends(self.started.ending, *kinds):
            return "tiles"
        return "rounds" if 0 < self.started.rounds <= len(self.rounds) else None

    @property
    def table(self) -> tuple[Standing, ...]:
        """The table after the rounds that are over."""
        return table(enumerate(self.accounts, 1))

    @property
    def tops(self) -> int:
        """The sum of the master plays."""
        return sum(closed.points for closed in self.rounds)

    def account(self, player: int) -> Account:
        """A player's points after the rounds that are over."""
        return self.accounts[player - 1]

    def score(self, placement: _core.Placement) -> int:
        """What a play from the rack scores.

        Raises:
            PlacementError: it is not legal.
        """
        _core.check(self.rules, self.board, placement, self.rack)
        return _core.score(self.rules, self.board, placement).total

    def words(self, placement: _core.Placement) -> list[str]:
        """The words that a legal play forms, in capitals."""
        formed = _core.score(self.rules, self.board, placement).words
        return [self.edition.alphabet.decode_word(word.letters) for word in formed]

    def require_going(self) -> None:
        """Play must not have ended.

        Raises:
            GameOver
        """
        if self.ended is not None:
            raise GameOver

    def require_writer(self, player: int) -> Round:
        """The round in which a player may write.

        Raises:
            GameOver, NoSuchPlayer, NoRound, NotTakingPart: in this order.
        """
        self.require_going()
        if not 0 < player <= self.players:
            raise NoSuchPlayer
        if self.open is None:
            raise NoRound
        if player > self.open.players:
            raise NotTakingPart
        return self.open


BestPlays = Callable[[_core.Board, bytes], Sequence[tuple[_core.Placement, int]]]
"""The plays of a rack that score most, all of equal points; none if nothing can be played."""
