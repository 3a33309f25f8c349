"""Who takes part, in which room and category, and who helps at the desk, beside the rounds."""

from collections.abc import Iterable
from typing import TypeVar

from stafla.rules.duplicate.events import (
    CategoryAdded,
    JoiningSet,
    OfficialNamed,
    PlayerJoined,
    PlayerPlaced,
    RoomAdded,
)
from stafla.rules.duplicate.refusals import (
    JoiningClosed,
    NoSuchPlayer,
    NoSuchRoom,
    NotYourRoom,
    RosterNameTaken,
    TooManyJoiningChanges,
    TooManyMoves,
    TooManyOfficials,
    TooManyPlayers,
)
from stafla.rules.duplicate.rooms import NOWHERE, Place
from stafla.rules.duplicate.state import MOST_OFFICIALS, MOST_PLAYERS, Duplicate
from stafla.rules.game.events import Event

KEPT_BY_HAND = 500
"""Places that officials alone give away, so that strangers who join take none from a hall's own."""
MOST_MOVES = 10
"""Of a player between rooms and categories, the first place included."""
MOST_JOINING_CHANGES = 101
"""Of a game; an odd number, so that joining is closed after the last of them."""
Added = TypeVar("Added", RoomAdded, CategoryAdded)


def join(state: Duplicate, *, alone: bool = False) -> PlayerJoined:
    """One more takes part, during a round from the next one on (PL-53).

    Args:
        state: the game.
        alone: they join by themselves, and nobody lets them in.

    Raises:
        GameOver, JoiningClosed, TooManyPlayers: in this order.
    """
    state.require_going()
    if alone and state.joining_closed:
        raise JoiningClosed
    if state.players >= MOST_PLAYERS - (KEPT_BY_HAND if alone else 0):
        raise TooManyPlayers
    return PlayerJoined(state.players + 1)


def join_at(state: Duplicate, place: Place = NOWHERE, *, alone: bool = False) -> tuple[Event, ...]:
    """One more takes part, in a room and a category; ``alone`` as in `join`.

    Raises:
        GameOver, JoiningClosed, TooManyPlayers, NoSuchRoom: in this order.
    """
    joined = join(state, alone=alone)
    if place == NOWHERE:
        return (joined,)
    return joined, place_player(state.after(joined), joined.player, place)


def set_joining(state: Duplicate, *, closed: bool) -> tuple[Event, ...]:
    """Close joining to those who come by themselves, or open it; nothing where it is so already.

    Raises:
        GameOver, TooManyJoiningChanges: in this order.
    """
    state.require_going()
    if state.joining_closed == closed:
        return ()
    if state.joining_changes >= MOST_JOINING_CHANGES:
        raise TooManyJoiningChanges
    return (JoiningSet(closed),)


def place_player(state: Duplicate, player: int, place: Place) -> PlayerPlaced:
    """Say where a player belongs from now on; of a place, ``KEPT`` stays as it is.

    Raises:
        GameOver, NoSuchPlayer, NoSuchRoom, TooManyMoves: in this order.
    """
    state.require_going()
    if not 0 < player <= state.players:
        raise NoSuchPlayer
    moved = state.rooms.place_after(player, place)
    if not state.rooms.holds(moved):
        raise NoSuchRoom
    if state.rooms.moves.get(player, 0) >= MOST_MOVES:
        raise TooManyMoves
    return PlayerPlaced(player, moved.room, moved.category)


def add_room(state: Duplicate, name: str) -> RoomAdded:
    """One more room plays the same game.

    Raises:
        GameOver, RosterNameTaken
    """
    return _require_new(state, RoomAdded(name))


def add_category(state: Duplicate, name: str) -> CategoryAdded:
    """One more category has a table of its own.

    Raises:
        GameOver, RosterNameTaken
    """
    return _require_new(state, CategoryAdded(name))


def _require_new(state: Duplicate, added: Added) -> Added:
    state.require_going()
    if state.rooms.after(added) is None:
        raise RosterNameTaken
    return added


def require_room(state: Duplicate, official: int, players: Iterable[int]) -> None:
    """An official rules on the slips of their own room.

    Raises:
        NotYourRoom
    """
    if not state.rooms.see(official, players):
        raise NotYourRoom


def name_official(state: Duplicate, room: int = 0) -> OfficialNamed:
    """One more helps at the desk, for one room or (0) for all.

    Raises:
        GameOver, TooManyOfficials, NoSuchRoom: in this order.
    """
    state.require_going()
    if state.officials >= MOST_OFFICIALS:
        raise TooManyOfficials
    if not state.rooms.holds(Place(room)):
        raise NoSuchRoom
    return OfficialNamed(state.officials + 1, room)
