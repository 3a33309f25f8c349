"""Duplicate among friends (PL-53 to PL-64): a caller, and players with links of their own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stafla._core import Placement
from stafla.club.pastimes.log import (
    PastimeLog,
    Played,
    State,
    caller_topic,
    require_owner,
)
from stafla.club.pastimes.typed_play import Typed, typed_placement
from stafla.club.refusals import BadConditions, BadPlay, NoSuchPastime, SlipThere, TooLate
from stafla.club.secrets import digest, link_secret, to_text
from stafla.club.tables.observation import NOBODY, Audience
from stafla.club.tables.setup import admissible_name, edition_of
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.records.fault import NotationFault
from stafla.records.notation.square import Style, read_start
from stafla.rules import Event
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.events import TIME
from stafla.rules.duplicate.state import MOST_ROUNDS, MOST_TIME, Duplicate
from stafla.store import Holder

STYLE: Style = "letter-first"
SECOND = 1_000


@dataclass(frozen=True, slots=True)
class Conditions:
    """What the caller chooses.

    Attributes:
        seconds: that a round lasts (PL-56).
        best: the best play that the word list knows is laid, not the best that was found (PL-58).
        together: play goes on while bag and rack together hold both kinds (PL-64).
        rounds: play ends after so many; 0: when the tiles do.
    """

    seconds: int = TIME // SECOND
    best: bool = False
    together: bool = False
    rounds: int = 0

    def members(self) -> dict[str, str | int | bool]:
        """The members of `DuplicateStarted`.

        Raises:
            BadConditions
        """
        if not 0 < self.seconds <= MOST_TIME // SECOND or not 0 <= self.rounds <= MOST_ROUNDS:
            raise BadConditions
        return {
            "time": self.seconds * SECOND,
            "master": "best" if self.best else "found",
            "ending": "bag-and-rack" if self.together else "laid",
            "rounds": self.rounds,
        }


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip as it was written: where the word begins (PL-57), and the whole word."""

    position: str
    word: str


class Duplicates:
    """The use cases of duplicate.

    Args:
        log: where it is kept.
        random: so many random bytes that nobody can guess.
    """

    def __init__(self, log: PastimeLog, random: Callable[[int], bytes]) -> None:
        self._log = log
        self._random = random

    def begin(
        self,
        profile: str,
        who: Audience,
        conditions: Conditions | None = None,
        beside: Sequence[str] = (),
        ticket: Ticket = NO_TICKET,
    ) -> str:
        """Begin as the caller; returns the id.

        Args:
            profile: the edition.
            who: calls.
            conditions: as in the leaflet by default.
            beside: the names of players at the caller's own device.
            ticket: whoever asks again with the same for the same has the same game.

        Raises:
            UnknownProfile, NoWordsHere, NotYourPastime, BadConditions, BadName
            TooManyOpen, TooManyFromHere
        """
        edition, names = edition_of(profile), [admissible_name(name) for name in beside]
        words, chosen = self._log.words(edition), (conditions or Conditions()).members()
        seed = self._random(32)
        started = acts.start(edition, seed, words.name, words.fingerprint, **chosen)
        options = repr((chosen, names))
        pastime = self._log.begin(
            "duplicate", edition, lambda: [started], who, ticket=ticket, options=options
        )
        for number, name in enumerate(names):
            # who asks again adds those who are still missing, and nobody twice
            secret = link_secret(who.device, f"{pastime} {number}") if who.device else ""
            self._join(pastime, name, secret, lambda played: require_owner(played, who))
        return pastime

    def get(self, pastime: str) -> tuple[Played, Duplicate]:
        """The game as it stands; what is shown of it is the page's business.

        Raises:
            NoSuchPastime
        """
        played = self._log.load(pastime)
        return played, _duplicate(played)

    def require_caller(self, pastime: str, who: Audience) -> None:
        """Only the caller goes on.

        Raises:
            NoSuchPastime, NotYourPastime
        """
        require_owner(self.get(pastime)[0], who)

    def now(self) -> int:
        """The time by which rounds are measured, in milliseconds since 1970."""
        return self._log.tables.now()

    def names(self, pastime: str) -> dict[int, str]:
        """What the players are called, by number."""
        holders = self._log.rows.holders(pastime)
        return {holder.card: holder.name or str(holder.card) for holder in holders}

    def join(self, pastime: str, name: str, who: Audience = NOBODY, secret: str = "") -> str:
        """Take part; returns the secret of the player's private link.

        Args:
            pastime: which game.
            name: of the player.
            who: joins.
            secret: of the link; whoever asks again with the same is the same player. A new one by
                default.

        Raises:
            NoSuchPastime, BadName, TooManyOpen, TooManyFromHere, TooManyInAll
            Refusal: the rules' reasons.
        """
        secret = secret or to_text(self._random(16))
        if self.has_joined(pastime, secret):
            return secret
        # asked for twice at once it is one place
        with self._log.hold(who, digest(secret)[:22], "player", scope=pastime):
            return self._join(pastime, admissible_name(name), secret, lambda _played: None)

    def has_joined(self, pastime: str, secret: str) -> bool:
        """Whether the secret is that of a player's private link.

        Raises:
            NoSuchPastime
        """
        self.get(pastime)
        return self._log.rows.holder(pastime, digest(secret)) is not None

    def add(self, pastime: str, who: Audience, name: str) -> None:
        """Let somebody take part whose slips the caller types.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        # the secret is told to nobody: only the caller writes for this player
        self._join(pastime, admissible_name(name), "", lambda played: require_owner(played, who))

    def _join(self, pastime: str, name: str, secret: str, require: Callable[[Played], None]) -> str:
        secret = secret or to_text(self._random(16))

        def decide(played: Played) -> list[Event]:
            require(played)
            state = _duplicate(played)
            if self._log.rows.holder(pastime, digest(secret)) is not None:
                return []
            return [acts.join(state)]

        def holder(after: State) -> Holder:
            assert isinstance(after, Duplicate)
            return Holder(after.players, digest(secret), name)

        self._log.change(pastime, decide, caller_topic(pastime), holder=holder)
        return secret

    def player(self, pastime: str, secret: str) -> tuple[Duplicate, Holder]:
        """The player behind a private link.

        Raises:
            NoSuchPastime: nor is there such a player.
        """
        _, state = self.get(pastime)
        holder = self._log.rows.holder(pastime, digest(secret))
        if holder is None:
            raise NoSuchPastime
        return state, holder

    def write(self, pastime: str, secret: str, slip: Slip, move: int = 0) -> Duplicate:
        """Write a player's slip; a later one replaces it until the time is up.

        Args:
            pastime: which game.
            secret: of the player's private link.
            slip: what it says.
            move: the number of the round it is for, so that one which the network held back never
                counts in another; 0: the round under way.

        Raises:
            NoSuchPastime, BadPlay
            TooLate: by the clock of the server, or its round is over.
            Refusal: the rules' reasons.
        """
        number = self.player(pastime, secret)[1].card

        def decide(played: Played) -> list[Event]:
            state = _duplicate(played)
            if 0 < move <= len(state.rounds):
                raise TooLate
            state.require_writer(number)
            if self.now() > state.deadline:
                raise TooLate
            return _slip_events(state, number, slip, self.now())

        return self._slip(pastime, decide)

    def write_for(
        self, pastime: str, who: Audience, number: int, slip: Slip, *, replace: bool = False
    ) -> Duplicate:
        """Type in what a player wrote in time on paper, or says beside the caller.

        Args:
            pastime: which game.
            who: calls.
            number: whose slip it is.
            slip: what it says.
            replace: also against another slip that the player has written in time.

        Raises:
            NoSuchPastime, NotYourPastime, BadPlay
            SlipThere: there is another slip, and ``replace`` does not say that it may go.
            Refusal: the rules' reasons.
        """

        def decide(played: Played) -> list[Event]:
            state = _duplicate(played)
            require_owner(played, who)
            state.require_writer(number)
            # typing takes its time; whether the paper was ready in time is the caller's to see
            events = _slip_events(state, number, slip, min(self.now(), state.deadline))
            known = state.open.slips.get(number) if state.open else None
            if events and known and not known.late and not replace:
                raise SlipThere
            return events

        return self._slip(pastime, decide)

    def announce(self, pastime: str, who: Audience) -> Duplicate:
        """Draw and announce the next rack; the time begins.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """
        return self._by_caller(pastime, who, lambda state: acts.announce(state, self.now()))

    def collect(self, pastime: str, who: Audience, *, early: bool = False) -> Duplicate:
        """Collect and judge the slips and lay the master play for all.

        Args:
            pastime: which game.
            who: calls.
            early: before the time is up, though somebody may not have written yet.

        Raises:
            NoSuchPastime, NotYourPastime, NoWordsHere
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate) -> Sequence[Event]:
            pinned = state.started
            words = self._log.words(state.edition, pinned.lexicon, pinned.fingerprint)
            ranked = acts.ranking(self._log.generator(state.edition, words))
            return acts.collect(state, self.now(), ranked, words.verdict, early=early)

        return self._by_caller(pastime, who, act)

    def stop(self, pastime: str, who: Audience) -> Duplicate:
        """End the game; a round under way does not count.

        Raises:
            NoSuchPastime, NotYourPastime, GameOver
        """
        return self._by_caller(pastime, who, lambda state: [acts.stop(state)])

    def _by_caller(
        self, pastime: str, who: Audience, act: Callable[[Duplicate], Sequence[Event]]
    ) -> Duplicate:
        def decide(played: Played) -> Sequence[Event]:
            state = _duplicate(played)
            require_owner(played, who)
            return act(state)

        after = self._log.change(pastime, decide, pastime, caller_topic(pastime))
        assert isinstance(after, Duplicate)
        return after

    def _slip(self, pastime: str, decide: Callable[[Played], list[Event]]) -> Duplicate:
        after = self._log.change(pastime, decide, caller_topic(pastime))
        assert isinstance(after, Duplicate)
        return after


def placement_of(state: Duplicate, slip: Slip) -> Placement:
    """The play that a slip names.

    Raises:
        BadPlay: it names none.
    """
    layout = state.edition.layout
    try:
        start = read_start("".join(slip.position.split()), layout.width, layout.height, STYLE)
    except NotationFault:
        raise BadPlay from None
    typed = Typed(start.square(layout.width), start.down, slip.word)
    return typed_placement(state.edition, state.board, state.rack, typed)


def _slip_events(state: Duplicate, number: int, slip: Slip, at: int) -> list[Event]:
    """The event of a slip; none if the player wrote the same before."""
    event = acts.write(state, number, placement_of(state, slip), at)
    known = state.open.slips.get(number) if state.open else None
    return [] if known and known.placement == event.placement else [event]


def _duplicate(played: Played) -> Duplicate:
    if not isinstance(played.state, Duplicate):
        raise NoSuchPastime
    return played.state
