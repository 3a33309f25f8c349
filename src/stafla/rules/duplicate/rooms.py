"""Rooms of one duplicate, and categories of its players.

All rooms play one master game and stand in one table; an official of a room rules on the slips of
that room alone. A category is a part of the players with a table of its own beside the whole one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from stafla.rules.duplicate.events import (
    CategoryAdded,
    OfficialNamed,
    PlayerPlaced,
    RoomAdded,
)
from stafla.rules.game.events import Event

MOST_ROOMS: Final = 40
MOST_CATEGORIES: Final = 20
MOST_NAME: Final = 40
KEPT: Final = -1
"""In place of a number: the room or category that the player has."""


@dataclass(frozen=True, slots=True)
class Place:
    """The room that a player sits in, and their category; both count from 1, 0: none."""

    room: int = 0
    category: int = 0


NOWHERE: Final = Place()


@dataclass(frozen=True, slots=True)
class Rooms:
    """The rooms and categories of a game, and who belongs to them.

    Attributes:
        names: of the rooms.
        categories: names of the categories.
        places: by player, where somebody was placed.
        posts: the room of each official, in order of their numbers from 1; 0: all rooms.
        moves: by player, how often they were placed.
    """

    names: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    places: Mapping[int, Place] = field(default_factory=dict)
    posts: tuple[int, ...] = ()
    moves: Mapping[int, int] = field(default_factory=dict)

    def after(self, event: Event) -> "Rooms | None":
        """The rooms after one more event; None: it has no place here."""
        match event:
            case RoomAdded(name) if _is_new(name, self.names, MOST_ROOMS):
                return replace(self, names=(*self.names, name))
            case CategoryAdded(name) if _is_new(name, self.categories, MOST_CATEGORIES):
                return replace(self, categories=(*self.categories, name))
            case PlayerPlaced(player, room, category):
                place = Place(room, category)
                return self._with_place(player, place) if self.holds(place) else None
            case OfficialNamed(official, room) if official == len(self.posts) + 1:
                known = self.holds(Place(room))
                return replace(self, posts=(*self.posts, room)) if known else None
        return None

    def _with_place(self, player: int, place: Place) -> "Rooms":
        moves = {**self.moves, player: self.moves.get(player, 0) + 1}
        return replace(self, places={**self.places, player: place}, moves=moves)

    def holds(self, place: Place) -> bool:
        """Whether there are such a room and such a category."""
        known = 0 <= place.room <= len(self.names)
        return known and 0 <= place.category <= len(self.categories)

    def place(self, player: int) -> Place:
        """Where a player belongs."""
        return self.places.get(player, NOWHERE)

    def place_after(self, player: int, to: Place) -> Place:
        """Where a player belongs after a move that may keep the room or the category."""
        known = self.place(player)
        room = known.room if to.room == KEPT else to.room
        return Place(room, known.category if to.category == KEPT else to.category)

    def post(self, official: int) -> int:
        """The room of an official; 0: all rooms, as the caller, whose number is 0."""
        return self.posts[official - 1] if official else 0

    def sees(self, official: int, player: int) -> bool:
        """Whether an official sees the slips of a player, and rules on them."""
        room = self.post(official)
        return not room or self.place(player).room == room

    def see(self, official: int, players: Iterable[int]) -> bool:
        """Whether an official sees the slips of all of these."""
        return not self.post(official) or all(self.sees(official, player) for player in players)


def _is_new(name: str, known: tuple[str, ...], most: int) -> bool:
    return 0 < len(name) <= MOST_NAME and name not in known and len(known) < most
