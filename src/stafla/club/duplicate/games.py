"""Duplicate among friends (PL-53 to PL-64): a caller, and players with links of their own."""

import logging
from collections.abc import Callable, Sequence

from stafla import store
from stafla._core import Placement
from stafla.club.duplicate.conditions import MOST_BESIDE, SECOND, Conditions, TooManyBeside
from stafla.club.duplicate.roster import Roster, duplicate_of, duplicate_state
from stafla.club.duplicate.slips import (
    KeptSlip,
    Slip,
    SlipThere,
    TooManySlips,
    counting,
    read_stored_placement,
    row_with_play,
    slip_row,
)
from stafla.club.lexica import TableLexicon
from stafla.club.pastimes.alarm import Alarm
from stafla.club.pastimes.log import (
    PastimeGame,
    PastimeLog,
    caller_topic,
    hall_topic,
    require_owner,
)
from stafla.club.refusal import ClubRefusal, StaleLog
from stafla.club.secrets import link_secret
from stafla.club.tables.observation import Audience
from stafla.club.tables.setup import admissible_name, edition_of
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.rules import Event
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.roster import require_room
from stafla.rules.duplicate.round import Round
from stafla.rules.duplicate.state import BestPlays, Duplicate
from stafla.store import DatabaseClosed, SlipRow, SlipStore

# ends the topic of a game on which workers hear that a round was announced
ROUND = ":round"
log = logging.getLogger(__name__)
# a round's time is called this long after its deadline, so that a slip which had reached the server
# by then is not cut off
TRANSIT_MILLISECONDS = 150
# workers other than the one that announced a round wait this much longer before they end it: each
# goes by the clock of its own machine, and no round may end early
TAKEOVER_DELAY_MILLISECONDS = 3_000
# time that the worker which called time has to judge the slips before another one does
JUDGING_SECONDS = 3.0
# pauses before another attempt to end a round, where the database was away: doubled each time
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 2.0, 60.0
# games begun longer ago than this are not taken up again when the server starts
RECENT = 24 * 60 * 60 * SECOND


class TooLate(ClubRefusal):
    """The slip came when the time of its round was up."""

    code = "duplicate-too-late"


class DuplicateGames:
    """The use cases of duplicate.

    Args:
        log: where it is kept.
        slips: where slips are kept until they are gathered.
        random: so many random bytes that nobody can guess.

    Attributes:
        roster: who takes part and who helps.
    """

    def __init__(self, log: PastimeLog, slips: SlipStore, random: Callable[[int], bytes]) -> None:
        self._log = log
        self._slips = slips
        self._random = random
        self.roster = Roster(log, random)
        self._alarm = Alarm("duplicate")
        self._planned: set[tuple[str, int]] = set()
        self._resuming = False
        log.tables.news.elsewhere(self._hear)

    def resume(self) -> None:
        """Take up rounds that end by themselves: at the start, and after a break in the news."""
        self._resuming = False  # of what comes from now on somebody is to hear again
        try:
            going = self._log.rows.going("duplicate", self.now() - RECENT)
        except DatabaseClosed:
            return
        except Exception:
            log.exception("rounds under way could not be found and are looked for again")
            return self._resume_in(FIRST_RETRY_SECONDS)
        for pastime in going:
            self._take_up(pastime)
        return None

    def _resume_in(self, seconds: float) -> None:
        """Take up rounds after so many seconds, unless that is to be done anyway."""
        if not self._resuming:
            self._resuming = True
            self._alarm.wake(seconds, self.resume)

    def close(self) -> None:
        """End no more rounds."""
        self._alarm.close()

    def _hear(self, topic: str | None) -> None:
        """Another worker announced a round: end it here if that worker is gone by then."""
        if topic is None:
            self._resume_in(0)
        elif topic.endswith(ROUND):
            self._alarm.wake(0, lambda: self._take_up(topic.removesuffix(ROUND)))

    def _take_up(self, pastime: str) -> None:
        """Look whether a round is under way that ends by itself, and again if that failed."""
        try:
            state = self.get(pastime)[1]
        except (ClubRefusal, DatabaseClosed):
            return  # its log cannot be read, and that was reported
        except Exception:
            log.exception("whether a round of %s is under way is looked for again", pastime)
            return self._resume_in(FIRST_RETRY_SECONDS)
        return self._plan(pastime, state, TAKEOVER_DELAY_MILLISECONDS)

    def _plan(self, pastime: str, state: Duplicate, later: int = 0) -> None:
        """Have a round end by itself that is to, so many milliseconds after its time."""
        planned = (pastime, state.round_number)
        if state.open is None or not state.started.automatic or state.ended:
            return
        if planned not in self._planned:
            self._planned.add(planned)
            left = max(0, state.deadline + TRANSIT_MILLISECONDS + later - self.now())
            self._alarm.wake(left / SECOND, lambda: self._end(*planned))

    def _end(
        self,
        pastime: str,
        round_number: int,
        *,
        left: bool = False,
        pause: float = FIRST_RETRY_SECONDS,
    ) -> None:
        """End a round when its time has come, and again if that could not be done.

        What is refused would be refused again, unless others only wrote meanwhile.
        """
        try:
            state = self.end_round(pastime, round_number, left=left)
        except DatabaseClosed:
            return self._planned.discard((pastime, round_number))
        except ClubRefusal as refusal:
            if not isinstance(refusal, StaleLog):
                log.error("round %d of %s cannot be ended: %s", round_number, pastime, refusal.code)
                return self._planned.discard((pastime, round_number))
        except Exception:
            log.exception("a round of %s could not be ended and is ended again", pastime)
        else:
            now = _open(state, round_number)
            if now is None or now.gathered:
                self._planned.discard((pastime, round_number))
            return None
        longer = min(LONGEST_RETRY_SECONDS, 2 * pause)
        self._alarm.wake(pause, lambda: self._end(pastime, round_number, left=left, pause=longer))
        return None

    def end_round(self, pastime: str, round_number: int, *, left: bool = False) -> Duplicate:
        """Call time and judge the slips of a round whose time is up, unless that was done.

        Whoever calls time judges. Others look a while later whether that was done, and judge what
        was ``left`` by somebody who is gone.

        Raises:
            NoSuchPastime, NoWordsHere
        """
        called = False

        def decide(played: PastimeGame) -> Sequence[Event]:
            nonlocal called
            now = _open(duplicate_of(played), round_number)
            called = now is not None and now.called is None
            return [acts.call_time(duplicate_of(played), 0, self.now())] if called else ()

        state = self.get(pastime)[1]
        if _open(state, round_number) is None:
            return state
        state = duplicate_state(self._log.change(pastime, decide, caller_topic(pastime)))
        if called or left:
            return self.judge(pastime)
        if (now := _open(state, round_number)) is not None and not now.gathered:
            self._alarm.wake(JUDGING_SECONDS, lambda: self._end(pastime, round_number, left=True))
        return state

    def begin(
        self,
        profile: str,
        audience: Audience,
        conditions: Conditions | None = None,
        beside: Sequence[str] = (),
        ticket: Ticket = NO_TICKET,
    ) -> str:
        """Begin as the caller; returns the id.

        Args:
            profile: the edition.
            audience: calls.
            conditions: as in the leaflet by default.
            beside: the names of players at the caller's own device.
            ticket: whoever asks again with the same for the same has the same game.

        Raises:
            UnknownProfile, NoWordsHere, NotYourPastime, BadConditions, BadName, TooManyBeside
            TooManyOpen, TooManyFromHere
        """
        edition, names = edition_of(profile), [admissible_name(name) for name in beside]
        if len(names) > MOST_BESIDE:
            raise TooManyBeside(most=MOST_BESIDE)
        asked_conditions = conditions or Conditions()
        words = self._log.words(edition)
        chosen, rooms = asked_conditions.members(), asked_conditions.arrangement()
        seed = self._random(32)
        started = acts.start(edition, seed, words.name, words.fingerprint, **chosen)
        options = repr((chosen, names, *([rooms] if rooms else [])))
        pastime = self._log.begin(
            "duplicate",
            edition,
            lambda: [started, *rooms],
            audience,
            ticket=ticket,
            options=options,
        )
        for number, name in enumerate(names):
            # who asks again adds those who are still missing, and nobody twice
            secret = link_secret(audience.device, f"{pastime} {number}") if audience.device else ""
            self.roster.enter(pastime, name, secret, lambda played: require_owner(played, audience))
        return pastime

    def get(self, pastime: str) -> tuple[PastimeGame, Duplicate]:
        """The game as it stands; what is shown of it is the page's business.

        Raises:
            NoSuchPastime
        """
        played = self._log.load(pastime)
        return played, duplicate_of(played)

    def now(self) -> int:
        """The time by which rounds are measured, in milliseconds since 1970."""
        return self._log.tables.now()

    def write(
        self,
        pastime: str,
        secret: str,
        slip: Slip,
        round_number: int = 0,
        *,
        at: int | None = None,
    ) -> KeptSlip:
        """Write a player's slip; a later one replaces it until the time is up.

        Args:
            pastime: which game.
            secret: of the player's private link.
            slip: what it says.
            round_number: of the round it is for, so that one which the network held back never
                counts in another; 0: the round under way.
            at: when it came (`now`); None: just now.

        Raises:
            NoSuchPastime, BadPlay, TooManySlips
            TooLate: the time of the round is up by the server's clock, or the round is over. A slip
                for the round under way or the last one is stored, marked as late, and scores
                nothing; for an earlier round, or by whoever could not write in it, it is not.
            Refusal: the rules' reasons.
        """
        at = self.now() if at is None else at
        number = self.roster.player(pastime, secret)[1].number
        kept_slip = self.submit(pastime, number, slip, round_number, at)
        if kept_slip.late:
            raise TooLate
        return kept_slip

    def submit(self, pastime: str, number: int, slip: Slip, round_number: int, at: int) -> KeptSlip:
        """Keep a slip that came at ``at``, a late one too; on the disk when this returns.

        It costs the same however many take part and whatever they have written.

        Raises:
            NoSuchPastime, BadPlay, TooManySlips
            TooLate: it is for an earlier round than the last, or by whoever could not write in the
                last; it is not stored.
            Refusal: the rules' reasons.
        """
        state = self.get(pastime)[1]
        if 0 < round_number <= len(state.rounds):
            if round_number < len(state.rounds) or number not in state.rounds[-1].round.writers:
                raise TooLate
            # its board is gone: what was written is kept, not what it would have been
            row = slip_row(number, at, slip, late=True)
            return self._keep(pastime, state, round_number, row)[0]
        now = state.require_writer(number)
        late = at > state.deadline or now.called is not None
        row = slip_row(number, at, slip, late=late)
        return self._keep(pastime, state, now.number, row_with_play(state, slip, row))[0]

    def write_for(
        self,
        pastime: str,
        audience: Audience,
        number: int,
        slip: Slip,
        *,
        replace: bool = False,
        secret: str = "",
    ) -> KeptSlip:
        """Type in what a player wrote in time on paper, or says beside the caller.

        Args:
            pastime: which game.
            audience: calls.
            number: whose slip it is.
            slip: what it says.
            replace: also against another slip that the player has written in time.
            secret: of an official's link; the caller by default.

        Raises:
            NoSuchPastime, NotYourPastime, BadPlay, TooManySlips
            SlipThere: there is another slip, and ``replace`` does not say that it may go.
            TooLate: time was called.
            Refusal: the rules' reasons.
        """
        official = self.roster.official_number(pastime, audience, secret)
        state = self.get(pastime)[1]
        now = state.require_writer(number)
        require_room(state, official, [number])
        if now.called is not None and not now.judged:
            raise TooLate
        # typing takes its time; whether the paper was ready in time is the caller's to see
        row = slip_row(number, min(self.now(), state.deadline), slip, desk=True)
        row = row_with_play(state, slip, row)
        kept_slip = self._keep(pastime, state, now.number, row, replace=replace)[0]
        if kept_slip.late:
            raise TooLate
        if now.judged and kept_slip.placement is not None:
            self._lay_beside(pastime, now.number, number, kept_slip.placement, official)
        return kept_slip

    def _lay_beside(
        self, pastime: str, round_number: int, number: int, play: Placement, official: int
    ) -> None:
        """A slip that was typed in after the others were gathered lies with them."""
        judge = self.words_of(pastime).verdict

        def decide(played: PastimeGame) -> Sequence[Event]:
            state = duplicate_of(played)
            if state.open is None or state.round_number != round_number:
                raise TooLate
            known = state.open.slips.get(number)
            if known is not None and known.placement == play and not known.late:
                return ()
            return [acts.add_slip(state, number, play, judge, official)]

        self._log.change(pastime, decide, caller_topic(pastime))

    def keep_unread(self, pastime: str, number: int, slip: Slip) -> None:
        """Keep what stands on a paper slip that means no play: the official has ruled on it.

        Raises:
            NoSuchPastime, TooManySlips
            Refusal: the rules' reasons.
        """
        state = self.get(pastime)[1]
        round_number = state.require_writer(number).number
        self._keep(pastime, state, round_number, slip_row(number, self.now(), slip, desk=True))

    def words_of(self, pastime: str) -> TableLexicon:
        """The word list that is pinned.

        Raises:
            NoSuchPastime, NoWordsHere
        """
        state = self.get(pastime)[1]
        pinned = state.started
        return self._log.words(state.edition, pinned.lexicon, pinned.fingerprint)

    def best_plays(self, pastime: str) -> BestPlays:
        """What finds the highest plays that the word list knows.

        Raises:
            NoSuchPastime, NoWordsHere
        """
        state = self.get(pastime)[1]
        words = self.words_of(pastime)
        return acts.best_plays(self._log.generator(state.edition, words, state.rules))

    def rows(self, pastime: str) -> tuple[SlipRow, ...]:
        """Every slip of the round under way, as it came in; none between rounds.

        Raises:
            NoSuchPastime
        """
        state = self.get(pastime)[1]
        return self._slips.of_round(pastime, state.round_number) if state.open else ()

    def _keep(
        self,
        pastime: str,
        state: Duplicate,
        round_number: int,
        row: SlipRow,
        *,
        replace: bool = True,
    ) -> tuple[KeptSlip, bool]:
        try:
            kept_slip, new = self._slips.keep(
                pastime, round_number, row, state.number, replace=replace
            )
        except store.SlipKept:
            raise SlipThere from None
        except store.SlipLimitReached:
            raise TooManySlips from None
        if new:
            self._log.tables.news.tell(caller_topic(pastime))
            self._log.tables.news.tell(hall_topic(pastime))
        play = (
            read_stored_placement(kept_slip.play)
            if kept_slip.play and round_number == state.round_number
            else None
        )
        points = state.score(play) if play else 0
        return KeptSlip(round_number, kept_slip.at, kept_slip.late, play, points), new

    def writers(self, pastime: str) -> frozenset[int]:
        """Who has a slip in time in the round under way; nobody between rounds.

        Raises:
            NoSuchPastime
        """
        state = self.get(pastime)[1]
        if state.open is None:
            return frozenset()
        known = (player for player, slip in state.open.slips.items() if not slip.late)
        return self._slips.writers(pastime, state.round_number).union(known)

    def slip(self, pastime: str, number: int) -> KeptSlip | None:
        """The slip of a player that counts in the round under way, or else their late one.

        Raises:
            NoSuchPastime
        """
        state = self.get(pastime)[1]
        if state.open is None:
            return None
        row = counting(self._slips.of_player(pastime, state.round_number, number))
        if row is not None and row.play is not None:
            play = read_stored_placement(row.play)
            return KeptSlip(state.round_number, row.at, row.late, play, state.score(play))
        old = state.open.slips.get(number)
        if old is None:
            return None
        return KeptSlip(state.round_number, state.open.opened, old.late, old.placement, old.points)

    def announce(self, pastime: str, audience: Audience) -> Duplicate:
        """Draw and announce the next rack; the time begins.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """
        state = self.roster.act_as_official(
            pastime, audience, lambda state, _: acts.announce(state, self.now())
        )
        self._plan(pastime, state)
        if state.started.automatic:
            self._log.tables.news.tell(pastime + ROUND)
        return state

    def collect(self, pastime: str, audience: Audience, *, early: bool = False) -> Duplicate:
        """Collect and judge the slips and lay the master play for all.

        Args:
            pastime: which game.
            audience: calls.
            early: before the time is up, though somebody may not have written yet.

        Raises:
            NoSuchPastime, NotYourPastime, NoWordsHere
            Refusal: the rules' reasons.
        """
        self.roster.require_caller(pastime, audience)
        state = self.get(pastime)[1]
        if state.open is None or state.open.called is None:
            written = len(self.writers(pastime))

            def decide(played: PastimeGame) -> Sequence[Event]:
                called = acts.call_time(duplicate_of(played), written, self.now(), early=early)
                return [called]

            # what phones show changes with the judgement
            self._log.change(pastime, decide, caller_topic(pastime))
        return self.judge(pastime)

    def judge(self, pastime: str) -> Duplicate:
        """Gather the slips of a round whose time was called, judge them, lay the master play.

        The plays of the list are looked for and solutions judged outside any lock; whoever asks
        while somebody else does the same finds it done.

        Raises:
            NoSuchPastime, NoWordsHere
        """
        state = self.get(pastime)[1]
        if state.open is None or state.open.called is None or state.open.gathered:
            return state
        words, slips = self.words_of(pastime), self._slips_of(pastime, state)
        if state.started.arbiter:
            events = acts.lay_out(state, slips, words.verdict)
        else:
            gathered, best = acts.gather(slips), self.best_plays(pastime)
            after = state.after(gathered)
            events = (gathered, *acts.collect(after, self.now(), best, words.verdict))

        def decide(played: PastimeGame) -> Sequence[Event]:
            now = _open(duplicate_of(played), state.round_number)
            return events if now is not None and not now.gathered else ()

        return duplicate_state(self._log.change(pastime, decide, pastime, caller_topic(pastime)))

    def _slips_of(self, pastime: str, state: Duplicate) -> list[tuple[int, Placement, bool]]:
        """The slips of the round under way, one a player."""
        by_player: dict[int, list[SlipRow]] = {}
        for row in self._slips.of_round(pastime, state.round_number):
            by_player.setdefault(row.player, []).append(row)
        chosen = [(player, counting(rows)) for player, rows in by_player.items()]
        plays = {row.play: read_stored_placement(row.play) for _, row in chosen if row and row.play}
        return [(player, plays[row.play], row.late) for player, row in chosen if row and row.play]

    def stop(self, pastime: str, audience: Audience) -> Duplicate:
        """End the game; a round under way does not count.

        Raises:
            NoSuchPastime, NotYourPastime, GameOver
        """
        return self.roster.act_as_official(pastime, audience, lambda state, _: [acts.stop(state)])


def _open(state: Duplicate, round_number: int) -> Round | None:
    """A round, if it is under way."""
    return state.open if state.ended is None and state.round_number == round_number else None
