"""Who takes part in which room and category, who helps at the desk, and who may act as whom."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stafla.club.pastimes.log import (
    PastimeGame,
    PastimeLog,
    State,
    caller_topic,
    hall_topic,
    require_owner,
)
from stafla.club.pastimes.refusals import NoSuchPastime
from stafla.club.refusal import ClubRefusal
from stafla.club.secrets import digest, to_text
from stafla.club.tables.observation import NOBODY, Audience
from stafla.club.tables.setup import admissible_name
from stafla.rules import Event
from stafla.rules.duplicate import roster
from stafla.rules.duplicate.rooms import NOWHERE, Place
from stafla.rules.duplicate.state import Duplicate
from stafla.store import Holder


class RoomMissing(ClubRefusal):
    """Whoever joins a game with rooms chooses one, or that they sit in none."""

    code = "duplicate-room-missing"


@dataclass(frozen=True, slots=True)
class DeskAccess:
    """Who acts at the desk: the caller, or an official by the secret of a private link."""

    who: Audience
    secret: str = ""


class Roster:
    """The use cases of who takes part and who helps.

    Args:
        log: where duplicates are kept.
        random: so many random bytes that nobody can guess.
    """

    def __init__(self, log: PastimeLog, random: Callable[[int], bytes]) -> None:
        self._log = log
        self._random = random

    def names(self, pastime: str) -> dict[int, str]:
        """What the players are called, by number."""
        return {number: name for number, name in self._all_names(pastime) if number > 0}

    def officials(self, pastime: str) -> dict[int, str]:
        """What the officials of the desk are called, by number."""
        return {-number: name for number, name in self._all_names(pastime) if number < 0}

    def _all_names(self, pastime: str) -> list[tuple[int, str]]:
        """Who holds a link, by number; officials have numbers below zero."""
        holders = self._log.rows.holders(pastime)
        return [(holder.number, holder.name or str(abs(holder.number))) for holder in holders]

    def join(
        self,
        pastime: str,
        name: str,
        audience: Audience = NOBODY,
        secret: str = "",
        place: Place = NOWHERE,
    ) -> str:
        """Take part; returns the secret of the player's private link.

        Args:
            pastime: which game.
            name: of the player.
            audience: joins.
            secret: of the link; whoever asks again with the same is the same player. A new one by
                default.
            place: room and category.

        Raises:
            NoSuchPastime, BadName, TooManyOpen, TooManyFromHere, TooManyInAll
            Refusal: the rules' reasons.
        """
        secret = secret or self._new_secret()
        if self.has_joined(pastime, secret):
            return secret
        # asked for twice at once it is one place
        with self._log.hold(audience, digest(secret)[:22], "player", scope=pastime):
            known = admissible_name(name)
            return self.enter(pastime, known, secret, lambda _played: None, place, alone=True)

    def require_no_choice(self, pastime: str) -> None:
        """Who joins this game has no room to choose; where joining is over, that is told first.

        Raises:
            NoSuchPastime, RoomMissing
        """
        state = self._state(pastime)
        if state.rooms.names and not state.joining_closed and not state.ended:
            raise RoomMissing

    def has_joined(self, pastime: str, secret: str) -> bool:
        """Whether the secret is that of a player's private link.

        Raises:
            NoSuchPastime
        """
        self._state(pastime)
        return self._log.rows.holder(pastime, digest(secret)) is not None

    def enter(
        self,
        pastime: str,
        name: str,
        secret: str,
        require: Callable[[PastimeGame], None],
        place: Place = NOWHERE,
        *,
        alone: bool = False,
    ) -> str:
        """Take part at once, by whatever door; the secret of the player's link.

        Args:
            pastime: which game.
            name: an admissible one.
            secret: of the link; whoever has it already takes part once. Empty: a new one.
            require: refuses who may not let somebody in.
            place: room and category.
            alone: by themselves; some places are kept for those who are let in.

        Raises:
            NoSuchPastime
            Refusal: what ``require`` and the rules refuse.
        """
        secret = secret or self._new_secret()

        def decide(played: PastimeGame) -> Sequence[Event]:
            require(played)
            state = duplicate_of(played)
            if self._log.rows.holder(pastime, digest(secret)) is not None:
                return ()
            return roster.join_at(state, place, alone=alone)

        def holder(after: State) -> Holder:
            assert isinstance(after, Duplicate)
            return Holder(after.players, digest(secret), name)

        topics = (caller_topic(pastime), hall_topic(pastime))
        self._log.change(pastime, decide, *topics, holder=holder)
        return secret

    def player(self, pastime: str, secret: str) -> tuple[Duplicate, Holder]:
        """The player behind a private link.

        Raises:
            NoSuchPastime: nor is there such a player.
        """
        state = self._state(pastime)
        holder = self._log.rows.holder(pastime, digest(secret))
        if holder is None or holder.number <= 0:
            raise NoSuchPastime
        return state, holder

    def official_number(self, pastime: str, audience: Audience, secret: str = "") -> int:
        """The number of an official: 0 the caller, another one by the private link.

        Raises:
            NoSuchPastime, NotYourPastime
        """
        if not secret:
            self.require_caller(pastime, audience)
            return 0
        self._state(pastime)
        holder = self._log.rows.holder(pastime, digest(secret))
        if holder is None or holder.number >= 0:
            raise NoSuchPastime
        return -holder.number

    def require_caller(self, pastime: str, audience: Audience) -> None:
        """Only the caller goes on.

        Raises:
            NoSuchPastime, NotYourPastime
        """
        played = self._log.load(pastime)
        duplicate_of(played)
        require_owner(played, audience)

    def act_as_official(
        self,
        pastime: str,
        audience: Audience,
        act: Callable[[Duplicate, int], Sequence[Event]],
        secret: str = "",
        *,
        quiet: bool = False,
        holder: Callable[[State], Holder] | None = None,
    ) -> Duplicate:
        """What an official does; the caller where no secret of a link is given.

        Args:
            pastime: which game.
            audience: does it.
            act: the events that follow, of the state and the official's number.
            secret: of an official's link.
            quiet: phones show nothing of it.
            holder: of a private link that comes with it.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: what ``act`` refuses.
        """
        official = self.official_number(pastime, audience, secret)
        topics = [caller_topic(pastime)] if quiet else [pastime, caller_topic(pastime)]

        def decide(played: PastimeGame) -> Sequence[Event]:
            return act(duplicate_of(played), official)

        return duplicate_state(self._log.change(pastime, decide, *topics, holder=holder))

    def add(
        self,
        pastime: str,
        audience: Audience,
        name: str,
        place: Place = NOWHERE,
        secret: str = "",
    ) -> None:
        """Let somebody take part whose slips an official types, in the official's own room.

        Args:
            pastime: which game.
            audience: adds; the caller, or with ``secret`` an official.
            name: of the player.
            place: room and category.
            secret: of an official's link.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        official = self.official_number(pastime, audience, secret)
        room = self._state(pastime).rooms.post(official) or place.room
        # the secret is told to nobody: only officials write for this player
        where = Place(room, place.category)
        self.enter(pastime, admissible_name(name), "", lambda _played: None, where)

    def set_joining(self, pastime: str, audience: Audience, *, closed: bool) -> Duplicate:
        """Close joining to those who come by themselves, or open it; officials add players anyway.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """
        state = self.act_as_official(
            pastime, audience, lambda state, _: roster.set_joining(state, closed=closed), quiet=True
        )
        self._log.tables.news.tell(hall_topic(pastime))
        return state

    def place(self, pastime: str, access: DeskAccess, number: int, place: Place) -> Duplicate:
        """Say where a player belongs; an official of a room places its own players within it.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate, official: int) -> Sequence[Event]:
            wanted = place
            if room := state.rooms.post(official):
                roster.require_room(state, official, [number])
                wanted = Place(room, place.category)
            placed = roster.place_player(state, number, wanted)
            stays = state.rooms.place(number) == Place(placed.room, placed.category)
            return [] if stays else [placed]

        return self.act_as_official(pastime, access.who, act, access.secret)

    def add_room(self, pastime: str, audience: Audience, name: str) -> Duplicate:
        """One more room plays the same game.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        known = admissible_name(name)
        return self.act_as_official(
            pastime, audience, lambda state, _: [roster.add_room(state, known)]
        )

    def add_category(self, pastime: str, audience: Audience, name: str) -> Duplicate:
        """One more category has a table of its own.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        known = admissible_name(name)
        return self.act_as_official(
            pastime, audience, lambda state, _: [roster.add_category(state, known)]
        )

    def invite(self, pastime: str, audience: Audience, name: str, room: int = 0) -> str:
        """Have somebody help at the desk, of one room or (0) of all; the secret of their link.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        known, secret = admissible_name(name), self._new_secret()

        def holder(after: State) -> Holder:
            assert isinstance(after, Duplicate)
            return Holder(-after.officials, digest(secret), known)

        def act(state: Duplicate, _: int) -> Sequence[Event]:
            return [roster.name_official(state, room)]

        self.act_as_official(pastime, audience, act, quiet=True, holder=holder)
        return secret

    def _state(self, pastime: str) -> Duplicate:
        return duplicate_of(self._log.load(pastime))

    def _new_secret(self) -> str:
        """Of a private link that nobody can guess."""
        return to_text(self._random(16))


def duplicate_of(played: PastimeGame) -> Duplicate:
    """The state of a pastime that is a duplicate.

    Raises:
        NoSuchPastime: it is another one.
    """
    if not isinstance(played.state, Duplicate):
        raise NoSuchPastime
    return played.state


def duplicate_state(state: State) -> Duplicate:
    """The state after a change of a duplicate."""
    assert isinstance(state, Duplicate)
    return state
