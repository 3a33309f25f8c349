"""Tables: made, acted at, seen. The log is the only truth; nothing of a game lives here alone."""

import re
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import reduce
from hashlib import sha256

from stafla import rules
from stafla.club.lexica import (
    Lexica,
    Precedents,
    TableLexicon,
    UnknownLexicon,
    WithPrecedents,
    no_precedents,
)
from stafla.club.news.hub import News
from stafla.club.refusal import ClubRefusal
from stafla.club.secrets import to_text
from stafla.club.tables import log as codec
from stafla.club.tables.acts import Act, LaidTile, Tentative, decide, score_of, verdict_on
from stafla.club.tables.bot_task import duty
from stafla.club.tables.cache import GameCache, GameState
from stafla.club.tables.clock import IDLE, late_clock, observed_clock, pace_of, policy_of
from stafla.club.tables.delay import VisibleUntil, before_turns, delay_of
from stafla.club.tables.guards import table_refusals
from stafla.club.tables.judge import awaits_judge, decision_after, judge_of, seen_judge
from stafla.club.tables.observation import Audience, Observation, from_seat, observe
from stafla.club.tables.pending import PendingAct
from stafla.club.tables.presence import Presence
from stafla.club.tables.refusals import (
    DictionaryClosed,
    ForeignLetter,
    NoSuchTable,
    Overtaken,
    StaleTable,
)
from stafla.club.tables.seats import SeatCache, require_seat, seat_of
from stafla.club.tables.setup import (
    SeatSetup,
    Setup,
    added_without_device,
    admissible_guests,
    edition_of,
    hidden_names,
    seats_for,
)
from stafla.club.tables.staleness import only_wishes, require_patience, require_room, up_to_date
from stafla.club.tables.state import TableState, bots_of
from stafla.club.tables.variants import theme_of, with_variants
from stafla.club.tables.whereabouts import Whereabouts, whereabouts
from stafla.editions import Edition
from stafla.rules import BadEvent, Event, Game, Verdict
from stafla.rules.game.transitions.agreement import claimable_seat
from stafla.store import GameStore, Header, NoSuchGame, Seat, Signature

ID = re.compile(r"[A-Za-z0-9_-]{22}")
ATTEMPTS = 20
MOST_THOUGHT = 60_000
"""Milliseconds; no bot thinks for so long over an act."""


class Tables:
    """The use cases of a table.

    Args:
        games: the log.
        vocabularies: the word lists installed.
        news: told of every change.
        now: milliseconds since 1970 (UTC).
        random: so many random bytes that nobody can guess.
    """

    def __init__(
        self,
        games: GameStore,
        vocabularies: Lexica,
        news: News,
        *,
        now: Callable[[], int],
        random: Callable[[int], bytes],
    ) -> None:
        self.games = games
        self.vocabularies = vocabularies
        self.news = news
        self.game_cache = GameCache(games, news)
        self.seating = SeatCache(games, news)
        self.presence = Presence(now, news)
        self.endings: list[Callable[[str], None]] = []
        self.precedents: Precedents = no_precedents
        self.now = now
        self._random = random

    def create(self, setup: Setup, device: str, table: str = "", away: Collection[int] = ()) -> str:
        """Make a table for the device with this digest; returns its id (``table``, if given).

        ``away`` are seats of people who wait elsewhere: their numbers for the bag are the server's,
        as those of bots are, so that nobody waits for a page to be opened (docs/decisions/bag.md).

        Raises:
            ClubRefusal: why there can be no such table.
        """
        edition, guests, words = self.validate(setup)
        table = table or self.token()
        seed = self._random(32)
        events = rules.start(
            edition,
            tuple(f"p{number}" for number in range(1, len(guests) + 1)),
            seed=seed,
            check=setup.check,
            lexicon=words.name,
            fingerprint=words.fingerprint,
            commitment=sha256(seed).digest(),
            advantage=None,
            first=setup.first,
            clock=policy_of(setup.clock),
            mixes=setup.mixes,
            variants=setup.variants,
            theme=theme_of(setup),
            judge=judge_of(setup.judge, pace_of(setup.clock)),
        )
        without = [bool(guest.bot) or seat in away for seat, guest in enumerate(guests)]
        events += added_without_device(events, without, self._random)
        header = Header(
            id=table,
            created=self.now(),
            profile=edition.id,
            lexicon=words.fingerprint,
            word_check=setup.check,
            owner=device,
            rated=setup.rated,
            listed=setup.listed,
            appeals=setup.appeals,
            pace=pace_of(setup.clock),
            delay=setup.delay,
            judge=setup.judge,
            attested=setup.attested,
        )
        seats = seats_for(guests, device, hidden_names(events, guests, self.games))
        at, delay = header.created, delay_of(setup.delay)
        begun = GameState.begin(events[0], at, setup.rated, delay, attested=setup.attested)
        after = reduce(lambda game_state, event: game_state.after(event, at), events[1:], begun)
        waiting = duty(after.game, bots_of(seats)) is not None
        rows = codec.rows([(event, at) for event in events], edition)
        invalidations = self.game_cache.invalidations
        self.games.create(header, seats, rows, waiting_for_bot=waiting, due=after.due)
        self.game_cache.keep(table, after, invalidations)  # who sits down need not read it again
        return table

    def validate(self, setup: Setup) -> tuple[Edition, list[SeatSetup], TableLexicon]:
        """What a table of this setup would be made of.

        Raises:
            ClubRefusal: why there can be no such table.
        """
        edition = edition_of(setup.profile)
        policy_of(setup.clock)
        delay_of(setup.delay)
        judge_of(setup.judge, pace_of(setup.clock))
        guests = admissible_guests(setup.guests, edition)
        with_variants(edition, setup)
        return edition, guests, self._choose(edition, setup.lexicon)

    def token(self) -> str:
        """128 random bits in base64url: an id or an invitation."""
        return to_text(self._random(16))

    def game(self, table: str) -> Game:
        """The game as it stands; for the table's own use, since it holds every rack.

        Raises:
            NoSuchTable
        """
        return self._load(table).game

    def number(self, table: str) -> int:
        """The number of the latest event.

        Raises:
            NoSuchTable
        """
        if not ID.fullmatch(table):
            raise NoSuchTable
        try:
            return self.games.latest(table)
        except NoSuchGame:
            raise NoSuchTable from None

    def exists(self, table: str) -> bool:
        """Whether there is a game at this table."""
        try:
            return self.number(table) > 0
        except NoSuchTable:
            return False

    def words(self, game: Game) -> TableLexicon:
        """The word list that the game is pinned to."""
        started = game.started
        return self.vocabularies.pinned_to(game.edition, started.lexicon, started.fingerprint)

    def list_of(self, setup: Setup) -> TableLexicon | None:
        """The word list that a table of this setup will be pinned to; None: it is gone."""
        try:
            return self._choose(edition_of(setup.profile), setup.lexicon)
        except ClubRefusal:
            return None

    def authority(self, game_state: GameState) -> TableLexicon:
        """The word list of a game as it answers there: alone, or with what else knows words."""
        words = self.words(game_state.game)
        edition = game_state.game.edition.id
        return WithPrecedents(words, edition, self.precedents) if game_state.attested else words

    def observe(self, table: str, audience: Audience) -> Observation:
        """The table as this audience may see it.

        Raises:
            NoSuchTable
            NotYourTable: a seat was asked for by a device that does not play for it.
            NotAPerson: the seat is a bot's, or there is none.
        """
        return self.show(self.state(table), audience)

    def state(self, table: str, least: int | None = None) -> TableState:
        """The table as the log has it; with ``least`` as far as is known here.

        Raises:
            NoSuchTable
        """
        return TableState(table, self._load(table, least), self.seating.of(table))

    def look_up(self, table: str, audience: Audience, word: str) -> Verdict:
        """Whether a word is in the list of a table, for one of its players (PL-37).

        Raises:
            NoSuchTable, NotYourTable, NotAPerson: as `observe`.
            DictionaryClosed: the table has not agreed on that.
            ForeignLetter: it is no word in the letters of the edition.
        """
        self.seats_of(table, audience)
        game_state = self.state(table).game_state
        game = game_state.game
        if not game.edition.house.open_dictionary:
            raise DictionaryClosed
        alphabet = game.edition.alphabet
        if not alphabet.admissible(word):
            raise ForeignLetter(letter=word)
        return self.authority(game_state).verdict([alphabet.decode_word(alphabet.word(word))])

    def show(
        self, state: TableState, audience: Audience, other: Observation | None = None
    ) -> Observation:
        """What this audience may see of a table as it stands.

        ``other`` is what another seat sees of it: what everybody sees need not be found out again.

        Raises:
            NotYourTable, NotAPerson: as `observe`.
        """
        table, seats = state.table, state.seats
        game_state = self._visible_game(state, audience)
        game, bots, now = game_state.game, state.bots, self.now()
        yours = frozenset(player.seat for player in seats if audience.holds(player))
        if audience.seat is not None:
            if audience.seat not in yours or audience.seat in bots:
                require_seat(audience, seats)
            self.presence.sign(table, audience.seat)
        if game.pairs is not None and yours and not game.ended:
            seats = self.games.seats(table, as_seated=True)
        hints = state.gives_hints
        if other is not None and audience.seat is not None:
            return from_seat(other, game, seats, yours=yours, seat=audience.seat, hints=hints)
        vocabulary = self.words(game)
        words = vocabulary.graph
        owed = duty(game, bots)
        return observe(
            table,
            game,
            seats,
            rows=game_state.rows,
            judge=seen_judge(game_state, lambda: self.games.signatures(table)),
            clock=observed_clock(game_state, now) if yours else late_clock(game_state, now),
            barred=table_refusals(table, game_state, bots, self.presence, now),
            words=words.words if words else 0,
            version=vocabulary.version,
            yours=yours,
            delay=game_state.delay,
            seat=audience.seat,
            thinking=owed is not None and owed.awaited,
            hints=hints,
        )

    def known_to(self, table: str, audience: Audience) -> GameState:
        """The game as far as this audience may know of it: who watches may be behind.

        Raises:
            NoSuchTable
        """
        return self._visible_game(self.state(table), audience)

    def visible_until(
        self, table: str, audience: Audience, least: int | None = None
    ) -> VisibleUntil:
        """How much of the game this audience may know now; ``least`` as of `state`.

        Raises:
            NoSuchTable
        """
        game_state = self._load(table, least)
        late = game_state.delay and game_state.game.ended is None
        if late and not self.seats_of(table, Audience(audience.device, None, audience.person)):
            return self._visible_until(table, game_state)
        return VisibleUntil(game_state.game.number)

    def _visible_game(self, state: TableState, audience: Audience) -> GameState:
        game_state = state.game_state
        late = game_state.delay and game_state.game.ended is None
        if not late or any(audience.holds(player) for player in state.seats):
            return game_state
        return self.game_cache.as_of(
            state.table, self._visible_until(state.table, game_state).number
        )

    def _visible_until(self, table: str, game_state: GameState) -> VisibleUntil:
        """How much is told of a game that goes on and is shown with a delay."""
        game, delay = game_state.game, game_state.delay
        if delay.turns:
            return VisibleUntil(before_turns(game_state.rows, delay.turns, game.number))
        hidden = self.games.first_after(table, self.now() - delay.milliseconds)
        if hidden is None:
            return VisibleUntil(game.number)
        number, at = hidden
        return VisibleUntil(max(1, number - 1), at + delay.milliseconds)

    def whereabouts(self, table: str, here: Collection[int]) -> Whereabouts | None:
        """Who of the players is away, as far as no look at the database is needed to tell.

        Args:
            table: which.
            here: seats from which the table is seen in this process.
        """
        game_state, seats = self.game_cache.get(table), self.seating.get(table)
        if game_state is None or seats is None:
            return None
        return whereabouts(table, game_state, seats, self.presence, here)

    def seats_of(self, table: str, audience: Audience) -> frozenset[int]:
        """The seats that the audience plays for, if it may look as it asks to.

        Raises:
            NotYourTable, NotAPerson: as `observe`.
        """
        seats = self.seating.of(table)
        if audience.seat is not None:
            require_seat(audience, seats)
        return frozenset(player.seat for player in seats if audience.holds(player))

    def act(self, table: str, audience: Audience, expected: int, act: Act) -> int:
        """Act for a seat that saw the table as of event ``expected``; returns the new number.

        When this returns, the act is on the disk.

        Raises:
            NoSuchTable, NotYourTable, NotAPerson: as `observe`.
            StaleTable: something happened since that the act depends on
                (`stafla.club.tables.staleness`).
            TableFull, TooHasty: there is no room for it, or it comes too fast.
            Refusal, ClubRefusal: the rules' reasons.
        """
        return self.act_and_load(table, audience, expected, act).number

    def act_and_load(self, table: str, audience: Audience, expected: int, act: Act) -> TableState:
        """As `act`; returns the table after it."""
        for _ in range(ATTEMPTS):
            try:
                return self.begin_act(table, audience, expected, act).finish()
            except Overtaken:
                continue  # what was written first need not concern this act
            except StaleTable:
                if self.game_cache.get(table):
                    raise
                # it was decided by what had ceased to be the end of the log; the log says what is
                return self.begin_act(table, audience, expected, act).finish()
        raise StaleTable

    def decides_at_once(self, table: str, expected: int) -> bool:
        """Whether `begin_act` takes a moment here, and so do views of it for who plays.

        All it asks is known without the disk, time has brought nothing about, and it need not be
        found out whether anybody can still lay a tile (FI-35).
        """
        game_state, seats = self.game_cache.get(table), self.seating.fresh(table)
        if game_state is None or seats is None or game_state.game.number < expected:
            return False
        game, due = game_state.game, game_state.due
        asks_more = game.judge is not None or game.pairs is not None or game_state.attested
        may_be_stuck = game.edition.ending.nothing_possible and game.bag_size <= game.edition.rack
        time_is_up = due is not None and self.now() >= due
        if asks_more or may_be_stuck or time_is_up or game.ended is not None:
            return False
        return self.vocabularies.is_open(game.edition, game.started.fingerprint)

    def begin_act(self, table: str, audience: Audience, expected: int, act: Act) -> PendingAct:
        """Decide an act and begin to write it, without waiting for the disk.

        Raises:
            as `act`.
            StaleTable: also if this process did not know of the latest event.
        """
        at = self.now()
        game_state = self.tick(table, at, least=expected)
        game, seats = game_state.game, self.seating.of(table)
        seat = seat_of(audience, seats)
        self.presence.sign(table, seat)
        if not up_to_date(game, expected, seat, act.kind):
            raise StaleTable
        require_room(game, act.kind)
        barred = table_refusals(table, game_state, bots_of(seats), self.presence, at)
        if act.kind in barred:
            raise barred[act.kind]
        events = decide(game, seat, act, self.authority(game_state))
        if not events:
            return PendingAct(self, TableState(table, game_state, seats))
        require_patience(act.kind, seat, at, game_state.asked, game_state.called)
        return self._begin_write(table, game_state, [(event, at) for event in events], seats)

    def due(self, most: int) -> tuple[str, ...]:
        """Tables at which time alone has brought something about that is not written yet."""
        return self.games.due(self.now(), most)

    def forgotten_by_bots(self) -> tuple[str, ...]:
        """Tables that wait for a bot for longer than any thinks: its worker may be gone."""
        return self.games.waiting_for_bots(self.now() - MOST_THOUGHT)

    def abandoned_games(self, most: int) -> tuple[str, ...]:
        """Rated tables at which nothing has happened for so long that somebody has left."""
        return self.games.quiet(self.now() - IDLE, most)

    def leave(self, table: str) -> bool:
        """Have whoever keeps a rated table waiting lose it, as if the others had claimed.

        Nobody need come back for that: who leaves and is never missed would else leave for
        nothing. Where a clock runs it is the clock that decides; a table that waits for a judge, or
        for nobody, goes on waiting.

        Returns:
            Whether somebody has lost by that.

        Raises:
            NoSuchTable, StaleTable: something happened meanwhile.
        """
        game_state = self.tick(table)
        game, against = game_state.game, claimable_seat(game_state.game)
        quiet = game_state.clock.running is None and self.now() >= game_state.at + IDLE
        if not (game_state.rated and quiet) or against is None:
            return False
        others = [seat for seat in game.active if seat not in game.mates(against)]
        if others:
            self.append(table, game, rules.claim(game, others[0]))
        return bool(others)

    def tick(self, table: str, now: int | None = None, least: int | None = None) -> GameState:
        """Write what time alone has brought about by ``now``; returns the table after it.

        With ``least`` as far as is known here, as of `state`.

        Raises:
            NoSuchTable
        """
        now = self.now() if now is None else now
        while True:
            game_state = self._load(table, least)
            late = rules.due(game_state.game, game_state.clock, now)
            if not late:
                return game_state
            with suppress(StaleTable):  # others looked after the clock
                self._write(table, game_state, late)

    def append(
        self, table: str, game: Game, events: Sequence[Event], signature: Signature | None = None
    ) -> int:
        """Write events that follow ``game``, and tell the news; a judge signs one of them.

        Raises:
            StaleTable: ``game`` is not the latest state, proposals apart, or time has gone on.
        """
        for _ in range(ATTEMPTS):
            at = self.now()
            game_state = self.tick(table, at, least=game.number)
            since = list(game_state.game.log.since(game.number))
            if game_state.game.number < game.number or (since and not only_wishes(events, since)):
                raise StaleTable
            timed = [(event, at) for event in events]
            try:
                return self._write(table, game_state, timed, signature=signature).game.number
            except Overtaken:
                continue
            except BadEvent as bad:
                raise StaleTable from bad
        raise StaleTable

    def _write(
        self,
        table: str,
        game_state: GameState,
        timed: Sequence[tuple[Event, int]],
        signature: Signature | None = None,
    ) -> GameState:
        """Append events, each with its time."""
        seats = self.seating.of(table)
        return self._begin_write(table, game_state, timed, seats, signature).finish().game_state

    def _begin_write(
        self,
        table: str,
        game_state: GameState,
        timed: Sequence[tuple[Event, int]],
        seats: tuple[Seat, ...],
        signature: Signature | None = None,
    ) -> PendingAct:
        after = reduce(lambda state, one: state.after(*one), timed, game_state)
        invalidations = self.game_cache.invalidations
        append = self.games.begin_append(
            table,
            game_state.game.number,
            codec.rows(timed, game_state.game.edition),
            waiting_for_bot=duty(after.game, bots_of(seats)) is not None,
            due=after.due,
            ended=after.game.ended is not None,
            awaits_judge=awaits_judge(after.game),
            decided=(
                (decision_after(game_state.game, after.game), signature) if signature else None
            ),
        )
        return PendingAct(self, TableState(table, after, seats), game_state, append, invalidations)

    def score(self, table: str, audience: Audience, laid: Sequence[LaidTile]) -> Tentative:
        """What tiles laid by a seat would score now, whoever is to move.

        Raises:
            NoSuchTable, NotYourTable, NotAPerson: as `observe`.
            Refusal, ClubRefusal: why they cannot lie so.
        """
        game_state, seat = self._load(table), seat_of(audience, self.seating.of(table))
        game = game_state.game
        placement, score = score_of(game, seat, laid)
        verdict = None
        if game.words_checked:
            verdict = verdict_on(game, score.words, self.authority(game_state))
        return Tentative(game.edition, placement, score, verdict)

    def _load(self, table: str, least: int | None = None) -> GameState:
        if not ID.fullmatch(table):
            raise NoSuchTable
        return (
            self.game_cache.load(table)
            if least is None
            else self.game_cache.get_or_load(table, least)
        )

    def _choose(self, edition: Edition, fingerprint: str) -> TableLexicon:
        for words in self.vocabularies.of(edition):
            if fingerprint in ("", words.fingerprint):
                return words
        raise UnknownLexicon
