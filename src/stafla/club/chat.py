"""Chat at a table: the players' room, the watchers' room, and notes that nobody else sees.

Watchers see what players say, unless they are behind the game (`stafla.club.tables.delay`): then
they see it when the game is over. What watchers say, the players see when the game is over: until
then it could help them.
"""

import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from unicodedata import category, normalize

from stafla.club.accounts.accounts import Accounts
from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotForYou
from stafla.club.community import Community
from stafla.club.holdings import Hold, no_bounds
from stafla.club.refusal import ClubRefusal
from stafla.club.secrets import digest
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NotYourTable
from stafla.club.tables.setup import UNPRINTABLE
from stafla.club.tables.tables import Tables
from stafla.store import ChatStore, Message
from stafla.store.chat import Room

LONGEST_MESSAGE = 300
LONGEST_NOTE = 4_000
# so many messages in so many milliseconds, from one device at one table
MOST_MESSAGES, WINDOW = 8, 20_000
MOST_SHOWN = 100
MOST_SPEAKERS = 10_000


class BadText(ClubRefusal):
    """A text is empty, too long or not printable."""

    code = "bad-text"


class TooManyMessages(ClubRefusal):
    """Somebody says too much at once."""

    code = "too-fast"


class WatchersSignIn(ClubRefusal):
    """A watcher without an account does not speak."""

    code = "watchers-sign-in"


class NotesSignIn(ClubRefusal):
    """A watcher without an account keeps no notes."""

    code = "notes-sign-in"


class NoPairChat(ClubRefusal):
    """Where two pairs play, nobody talks until the game is over (PL-68)."""

    code = "no-pair-talk"


class Chat:
    """The use cases of chat.

    Args:
        tables: where it is said.
        messages: what was said.
        people: the accounts, for the names of watchers.
        community: who blocks whom.
        now: milliseconds since 1970 (UTC).
        hold: what bounds at how many tables somebody begins a note.
    """

    def __init__(
        self,
        tables: Tables,
        messages: ChatStore,
        people: Accounts,
        community: Community,
        *,
        now: Callable[[], int],
        hold: Hold = no_bounds,
    ) -> None:
        self._hold = hold
        self._tables = tables
        self._messages = messages
        self._people = people
        self._community = community
        self._now = now
        self._spoken: OrderedDict[tuple[str, str], deque[int]] = OrderedDict()
        self._lock = threading.Lock()

    def say(self, table: str, audience: Audience, text: str) -> int:
        """Say something: players to their room, everybody else to the watchers'.

        Returns the message's number.

        Raises:
            NoSuchTable
            NotYourTable: without a device nobody speaks.
            NoPairChat, WatchersSignIn, TooManyMessages, BadText
        """
        text = clean(text, LONGEST_MESSAGE)
        if not text:
            raise BadText(most=LONGEST_MESSAGE)
        message = self._message(table, audience, text)
        if self.silent(table):
            raise NoPairChat
        self._count(table, audience)
        number = self._messages.add(table, message)
        self._tables.news.tell(chat_of(table))
        return number

    def after(self, table: str, audience: Audience, number: int) -> tuple[Message, ...]:
        """What was said after ``number`` and somebody may hear.

        Raises:
            NoSuchTable
        """
        messages = self._messages.after(table, number, MOST_SHOWN)
        if not messages:
            return ()
        deaf = self._deaf(table, audience)
        shunned = self._community.blocks_of(audience.person)
        if len(messages) == MOST_SHOWN and (deaf or shunned):
            # those that they may not hear do not count, or whoever says enough would silence others
            return self._messages.after(table, number, MOST_SHOWN, deaf=deaf, shunned=shunned)
        return tuple(
            message
            for message in messages
            if message.room != deaf and message.person not in shunned
        )

    def before(
        self, moderator: Person, table: str, audience: Audience, number: int | None = None
    ) -> tuple[Message, ...]:
        """What was said before ``number``, the last of it, for moderators: back to what is kept.

        They hear it as anybody would who sits where they do, also from those whom they block.

        Args:
            moderator: who looks.
            table: where it was said.
            audience: where they sit.
            number: of the first message that they have; None: none yet.

        Raises:
            NotForYou: no moderator.
            NoSuchTable
        """
        if not moderator.may("moderator"):
            raise NotForYou
        self._tables.number(table)
        first = self._messages.latest(table) + 1 if number is None else number
        return self._messages.before(table, first, MOST_SHOWN, deaf=self._deaf(table, audience))

    def _deaf(self, table: str, audience: Audience) -> Room | None:
        """The room that somebody may not hear while the game goes on."""
        game_state = self._tables.game_cache.load(table)
        if game_state.game.ended is not None:
            return None
        if self.plays(table, audience):
            return "watchers"
        return "players" if game_state.delay else None

    def silent(self, table: str) -> bool:
        """Whether nobody talks at a table: partners may watch from elsewhere too (PL-68)."""
        game = self._tables.game(table)
        return game.pairs is not None and game.ended is None

    def latest(self, table: str) -> int:
        """The number of the latest message at a table."""
        return self._messages.latest(table)

    def plays(self, table: str, audience: Audience) -> bool:
        """Whether somebody is a player of this table."""
        return bool(self._tables.seats_of(table, Audience(audience.device, None, audience.person)))

    def note(self, table: str, audience: Audience, text: str) -> None:
        """Note something for oneself: whoever plays here or has an account.

        A note is kept as long as its table: a guest who only watches would leave one at each, and
        come back as another guest.

        Raises:
            NoSuchTable
            NotesSignIn: a guest who has no seat.
            TooManyNotes, BadText
        """
        self._tables.number(table)
        if not self._keeps_notes(table, audience):
            raise NotesSignIn
        holder, text = _holder(audience), clean(text, LONGEST_NOTE, lines=True)
        if text and not self._messages.note_of(table, holder):
            # the same note begun again counts once
            with self._hold(audience, digest(f"note {table} {holder}")[:22], "note"):
                return self._messages.note(table, holder, text)
        return self._messages.note(table, holder, text)

    def note_of(self, table: str, audience: Audience) -> str:
        """What one noted.

        Raises:
            NoSuchTable
            NotesSignIn: a guest who has no seat could note nothing.
        """
        self._tables.number(table)
        if not self._keeps_notes(table, audience):
            raise NotesSignIn
        return self._messages.note_of(table, _holder(audience))

    def _keeps_notes(self, table: str, audience: Audience) -> bool:
        return audience.person is not None or self.plays(table, audience)

    def _message(self, table: str, audience: Audience, text: str) -> Message:
        self._tables.number(table)
        room: Room = "watchers"
        seat, name = None, None
        for player in self._tables.games.seats(table):
            if audience.holds(player):
                room, seat, name = "players", player.seat, player.name
                break
        if room == "watchers":
            if audience.person is None:
                raise WatchersSignIn
            person = self._people.get(audience.person)
            name = None if person.hidden else person.name
        return Message(0, self._now(), room, seat, audience.person, name, text)

    def _count(self, table: str, audience: Audience) -> None:
        now = self._now()
        with self._lock:
            spoken = self._spoken.setdefault(
                (table, _holder(audience)), deque(maxlen=MOST_MESSAGES)
            )
            self._spoken.move_to_end((table, _holder(audience)))
            if len(self._spoken) > MOST_SPEAKERS:
                self._spoken.popitem(last=False)
            if len(spoken) == MOST_MESSAGES and 0 <= now - spoken[0] < WINDOW:
                raise TooManyMessages
            spoken.append(now)


def chat_of(table: str) -> str:
    """The topic of what is said at a table."""
    return f"{table} chat"


def clean(text: str, most: int, *, lines: bool = False) -> str:
    """A text as it is kept; a message is one line, a note may have several.

    Raises:
        BadText: it is too long or holds what cannot be printed.
    """
    tidy = normalize("NFC", text[: 4 * most].replace("\r\n", "\n"))
    tidy = tidy.strip() if lines else " ".join(tidy.split())
    plain = tidy.replace("\n", "").replace("\t", "") if lines else tidy
    if len(text) > 4 * most or len(tidy) > most or any(category(c) in UNPRINTABLE for c in plain):
        raise BadText(most=most)
    return tidy


def _holder(audience: Audience) -> str:
    if audience.device is None:
        raise NotYourTable
    return audience.person or audience.device
