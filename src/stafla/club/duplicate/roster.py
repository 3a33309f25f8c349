"""Who takes part in which room and category, and who helps at the desk: what officials decide."""

from collections.abc import Sequence

from stafla.club.duplicate.games import DeskAccess, DuplicateGames
from stafla.club.pastimes.log import State
from stafla.club.secrets import digest
from stafla.club.tables.observation import Audience
from stafla.club.tables.setup import admissible_name
from stafla.rules import Event
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.rooms import NOWHERE, Place
from stafla.rules.duplicate.state import Duplicate
from stafla.store import Holder


class Roster:
    """The use cases of who adds players and places them.

    Args:
        games: all duplicates.
    """

    def __init__(self, games: DuplicateGames) -> None:
        self._games = games

    def add(
        self,
        pastime: str,
        who: Audience,
        name: str,
        place: Place = NOWHERE,
        secret: str = "",
    ) -> None:
        """Let somebody take part whose slips an official types, in the official's own room.

        Args:
            pastime: which game.
            who: adds; the caller, or with ``secret`` an official.
            name: of the player.
            place: room and category.
            secret: of an official's link.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        official = self._games.official_number(pastime, who, secret)
        room = self._games.get(pastime)[1].rooms.post(official) or place.room
        # the secret is told to nobody: only officials write for this player
        where = Place(room, place.category)
        self._games.enter(pastime, admissible_name(name), "", lambda _played: None, where)

    def set_joining(self, pastime: str, who: Audience, *, closed: bool) -> Duplicate:
        """Close joining to those who come by themselves, or open it; officials add players anyway.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """
        return self._games.by_official(
            pastime, who, lambda state, _: acts.set_joining(state, closed=closed), quiet=True
        )

    def place(self, pastime: str, access: DeskAccess, number: int, place: Place) -> Duplicate:
        """Say where a player belongs; an official of a room places its own players within it.

        Raises:
            NoSuchPastime, NotYourPastime
            Refusal: the rules' reasons.
        """

        def act(state: Duplicate, official: int) -> Sequence[Event]:
            wanted = place
            if room := state.rooms.post(official):
                acts.require_room(state, official, [number])
                wanted = Place(room, place.category)
            placed = acts.place_player(state, number, wanted)
            stays = state.rooms.place(number) == Place(placed.room, placed.category)
            return [] if stays else [placed]

        return self._games.by_official(pastime, access.who, act, access.secret)

    def add_room(self, pastime: str, who: Audience, name: str) -> Duplicate:
        """One more room plays the same game.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        known = admissible_name(name)
        return self._games.by_official(pastime, who, lambda state, _: [acts.add_room(state, known)])

    def add_category(self, pastime: str, who: Audience, name: str) -> Duplicate:
        """One more category has a table of its own.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        known = admissible_name(name)
        return self._games.by_official(
            pastime, who, lambda state, _: [acts.add_category(state, known)]
        )

    def invite(self, pastime: str, who: Audience, name: str, room: int = 0) -> str:
        """Have somebody help at the desk, of one room or (0) of all; the secret of their link.

        Raises:
            NoSuchPastime, NotYourPastime, BadName
            Refusal: the rules' reasons.
        """
        known, secret = admissible_name(name), self._games.new_secret()

        def holder(after: State) -> Holder:
            assert isinstance(after, Duplicate)
            return Holder(-after.officials, digest(secret), known)

        def act(state: Duplicate, _: int) -> Sequence[Event]:
            return [acts.name_official(state, room)]

        self._games.by_official(pastime, who, act, quiet=True, holder=holder)
        return secret
