"""Playing alone: the racks of the day (PL-50) and open tiles (PL-52)."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from stafla import rules
from stafla.club.pastimes.log import PastimeGame, PastimeLog, require_owner
from stafla.club.pastimes.refusals import NotYourPastime
from stafla.club.pastimes.typed_play import TypedPlay, typed_placement
from stafla.club.tables.observation import Audience
from stafla.club.tables.setup import edition_of
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.rules import Event, Game
from stafla.rules import solo as daily
from stafla.rules.game.refusals import GameOver
from stafla.rules.solo import Daily
from stafla.store import Pastime, StoreError

MOST_SHOWN = 500
Decide = Callable[[PastimeGame], tuple[Event, ...]]


class SoloGames:
    """The use cases of playing alone.

    Args:
        log: where it is kept.
    """

    def __init__(self, log: PastimeLog) -> None:
        self._log = log

    def today(self) -> datetime:
        """The day that it is, the same everywhere (UTC)."""
        return datetime.fromtimestamp(self._log.tables.now() / 1000, UTC)

    def of_today(self, profile: str, audience: Audience) -> str:
        """Take up today's racks of an edition, or go on with them; returns the id.

        Raises:
            UnknownProfile, NoWordsHere, NotYourPastime, TooManyOpen, TooManyFromHere
        """
        edition, day = edition_of(profile), self.today().date()
        if known := self._of_day(audience, edition.id, day.isoformat()):
            return known
        words = self._log.words(edition)
        generator = self._log.generator(edition, words)

        def make() -> Sequence[Event]:
            return daily.start(edition, day, generator, words.name, words.fingerprint)

        subject = day.isoformat()
        try:
            return self._log.begin("daily", edition, make, audience, subject=subject)
        except StoreError:  # asked for twice at the same moment
            known = self._of_day(audience, edition.id, subject)
            if known is None:
                raise
            return known

    def _of_day(self, audience: Audience, profile: str, day: str) -> str | None:
        key = ("daily", profile, day)
        found = (row for row in self.of(audience) if (row.kind, row.profile, row.subject) == key)
        return next((row.id for row in found), None)

    def answer(self, pastime: str, audience: Audience, play: TypedPlay | None) -> Daily:
        """Answer the rack, or give it up with None.

        Raises:
            NoSuchPastime, NotYourPastime, NoWordsHere, BadPlay
            Refusal: the rules' reasons.
        """

        def decide(played: PastimeGame) -> tuple[Event, ...]:
            state = self._daily(played, audience)
            pinned = state.started
            words = self._log.words(state.edition, pinned.lexicon, pinned.fingerprint)
            generator = self._log.generator(state.edition, words)
            own = (
                None
                if play is None
                else typed_placement(state.edition, state.board, state.rack, play)
            )
            return daily.answer(state, own, generator, words.verdict)

        after = self._log.change(pastime, decide)
        assert isinstance(after, Daily)
        return after

    def open_tiles(self, profile: str, audience: Audience, ticket: Ticket = NO_TICKET) -> str:
        """Begin a game with all tiles face up; returns the id, the same for the same ticket.

        Raises:
            UnknownProfile, NoWordsHere, NotYourPastime, TooManyOpen, TooManyFromHere
        """
        edition = edition_of(profile)
        words = self._log.words(edition)

        def make() -> Sequence[Event]:
            return rules.start(
                edition,
                ("p1",),
                check="automatic",
                lexicon=words.name,
                fingerprint=words.fingerprint,
            )

        return self._log.begin("open", edition, make, audience, ticket=ticket)

    def lay(self, pastime: str, audience: Audience, play: TypedPlay) -> Game:
        """Lay a word of the tiles that are left.

        Decides PL-52.

        Raises:
            NoSuchPastime, NotYourPastime, NoWordsHere, BadPlay
            Refusal: the rules' reasons.
        """

        def decide(played: PastimeGame) -> tuple[Event, ...]:
            game = self._open(played, audience)
            pinned = game.started
            words = self._log.words(game.edition, pinned.lexicon, pinned.fingerprint)
            placement = typed_placement(game.edition, game.board, game.unseen(0), play)
            events = rules.play(game, 0, placement, "unknown")
            formed = game.score_of(game.board.full_placement(placement)).words
            told = [game.edition.alphabet.decode_word(word.letters) for word in formed]
            verdict = words.verdict(told)
            return rules.play(game, 0, placement, verdict) if verdict == "invalid" else events

        return self._change(pastime, decide)

    def stop(self, pastime: str, audience: Audience) -> Game:
        """Leave it at that: nothing more is laid.

        Raises:
            NoSuchPastime, NotYourPastime, GameOver
        """

        def decide(played: PastimeGame) -> tuple[Event, ...]:
            game = self._open(played, audience)
            events: tuple[Event, ...] = ()
            if game.ended:
                raise GameOver
            while not game.ended:
                passed = rules.pass_turn(game, 0)
                events = (*events, *passed)
                for event in passed:
                    game = game.after(event)
            return events

        return self._change(pastime, decide)

    def get(self, pastime: str, audience: Audience) -> PastimeGame:
        """What one plays, as it stands.

        Raises:
            NoSuchPastime, NotYourPastime
        """
        played = self._log.load(pastime)
        if played.row.kind not in ("daily", "open"):
            raise NotYourPastime
        require_owner(played, audience)
        return played

    def of(self, audience: Audience) -> tuple[Pastime, ...]:
        """What somebody played alone, the newest first."""
        owners = {audience.person, audience.device} - {None}
        rows = [row for owner in owners if owner for row in self._log.rows.of(owner, MOST_SHOWN)]
        alone = [row for row in rows if row.kind in ("daily", "open")]
        return tuple(sorted(alone, key=lambda row: -row.created))

    def _change(self, pastime: str, decide: Decide) -> Game:
        after = self._log.change(pastime, decide)
        assert isinstance(after, Game)
        return after

    def _daily(self, played: PastimeGame, audience: Audience) -> Daily:
        require_owner(played, audience)
        if not isinstance(played.state, Daily):
            raise NotYourPastime
        return played.state

    def _open(self, played: PastimeGame, audience: Audience) -> Game:
        require_owner(played, audience)
        if not isinstance(played.state, Game):
            raise NotYourPastime
        return played.state
