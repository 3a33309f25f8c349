"""People: signing up, in and out, their sessions, and what they may change about themselves."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_network

from stafla.club.accounts import passwords
from stafla.club.accounts.passwords import Passwords
from stafla.club.accounts.person import ROLES, Person, Role, clean, fold
from stafla.club.accounts.refusals import (
    NameIsTaken,
    NameLooksTaken,
    NoSuchPersonHere,
    PasswordLength,
    Suspended,
    UnknownLanguage,
    WeakPassword,
    WrongPassword,
)
from stafla.club.holdings import Hold, no_bounds
from stafla.club.refusal import ClubRefusal
from stafla.club.secrets import digest, to_text
from stafla.club.tables.observation import Audience
from stafla.club.throttle import AttemptLimit, Throttle
from stafla.data.catalogue import LANGUAGES
from stafla.data.dates import day_of
from stafla.data.sorting import name_key
from stafla.store import (
    AttemptStore,
    Database,
    DeviceStore,
    NoSuchPerson,
    PasskeyStore,
    PersonNameTaken,
    PersonRow,
    SessionRow,
    SessionStore,
    TokenStore,
)
from stafla.store.accounts import accounts as rows
from stafla.store.accounts.lookalike import readings, skeleton

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
IDLE = 30 * DAY
LONGEST = 365 * DAY
NOTED = DAY // 24
LONGEST_AGENT = 120
MOST_FOUND = 100

# Wrong guesses slow whoever guesses: an address at a name, an address at all names, a network of
# addresses. Nothing is counted by the name alone, so that nobody is locked out from afar; and a
# device on which the person has signed in before is counted by itself, so that not even a neighbour
# behind the same address slows it. The waits grow: a minute, a quarter of an hour, a day.
GUESSES_AT_A_NAME = AttemptLimit(10, 15 * MINUTE)
GUESSES = (AttemptLimit(5, MINUTE), GUESSES_AT_A_NAME, AttemptLimit(30, DAY))
# a club of eighty phones signs in, or up, behind one address (docs/guides/running.md)
GUESSES_FROM_AN_ADDRESS = AttemptLimit(120, 15 * MINUTE)
GUESSES_FROM_A_NETWORK = AttemptLimit(200, 15 * MINUTE)
SIGN_UPS_FROM_AN_ADDRESS = AttemptLimit(120, 60 * MINUTE)
# how often others are to be shown a person otherwise: every worker then asks anew who sits where
RENAMES = AttemptLimit(20, 60 * MINUTE)


@dataclass(frozen=True, slots=True)
class RequestSource:
    """Where a request comes from.

    Attributes:
        address: of the network.
        agent: what the program calls itself.
        device: the digest of the device's secret, whose guest tables are adopted.
        known: the same digest, by which a device is known again where its person guesses wrong.
        token: the session that it shows; it ends where a new one begins.
    """

    address: str = ""
    agent: str = ""
    device: str | None = None
    token: str | None = None
    known: str | None = None


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who signed in, and the token that their device now holds."""

    person: Person
    token: str
    adopted: int = 0


class Accounts:
    """The use cases of accounts.

    Args:
        database: where they are kept.
        hasher: what makes and compares hashes; its calls are slow.
        now: milliseconds since 1970 (UTC).
        random: so many random bytes that nobody can guess.
        hold: what bounds how many accounts an address makes in a month.

    Attributes:
        reseated: called when people took seats, or are to be shown otherwise at theirs.
        leaving: called with the id of whoever is about to be erased.
    """

    def __init__(
        self,
        database: Database,
        hasher: Passwords,
        *,
        now: Callable[[], int],
        random: Callable[[int], bytes],
        hold: Hold = no_bounds,
    ) -> None:
        self._hold = hold
        self.rows = rows.AccountStore(database)
        self.sessions = SessionStore(database)
        self.passkeys = PasskeyStore(database)
        self.tokens = TokenStore(database)
        self.devices = DeviceStore(database)
        self.throttle = Throttle(AttemptStore(database), now)
        self._hasher = hasher
        self._now = now
        self._random = random
        self.reseated: list[Callable[[], None]] = []
        self.leaving: list[Callable[[str], None]] = []

    def sign_up(
        self,
        name: str,
        password: str,
        source: RequestSource,
        *,
        language: str = "en",
        hidden: bool = False,
    ) -> SignedIn:
        """Make an account and sign it in.

        Raises:
            BadAccountName, ReservedName, NameIsTaken, NameLooksTaken, PasswordLength, WeakPassword
            TooManyAttempts, TooManyOfLate: from this address.
        """
        name = clean(name)
        self.throttle.count(SIGN_UPS_FROM_AN_ADDRESS, "sign-up", source.address)
        _check(password, name)
        look = self._look(name)
        row = PersonRow(
            id=to_text(self._random(16)),
            name=name,
            folded=fold(name),
            password=self._hasher.hash(password),
            created=self._now(),
            language=language if language in LANGUAGES else "en",
            hidden=hidden,
            settings="{}",
            skeleton=look,
        )
        try:
            with self._hold_account(row.id, source):
                self.rows.add(row)
        except PersonNameTaken:
            raise self._taken_refusal(name) from None
        return self.begin(row, source)

    def _hold_account(self, person: str, source: RequestSource) -> AbstractContextManager[None]:
        """Note that an account is made at an address, by nothing that tells which it is."""
        if not source.address:
            return nullcontext()
        return self._hold(
            Audience(source.device, None, None, source.address),
            digest(f"account {person}")[:22],
            "account",
        )

    def sign_in(self, name: str, password: str, source: RequestSource) -> SignedIn:
        """Sign a device in; the token is always a new one, and the one it showed ends.

        Raises:
            WrongPassword: or there is no such name; the two are told apart by nothing.
            TooManyAttempts: from this device or this address.
            Suspended: told to nobody but who knows the password.
        """
        try:
            row = self.rows.by_name(fold(name))
        except NoSuchPerson:
            row = None
        known = source.known if row is not None else None
        if row is None or known is None or not self.devices.is_known(row.id, known):
            self.throttle.count(GUESSES_FROM_AN_ADDRESS, "address", source.address)
            self.throttle.count(GUESSES_FROM_A_NETWORK, "network", wider(source.address))
            guesser = "guess", f"{source.address} {fold(name)}"
        else:
            guesser = "known device", f"{known} {row.id}"
        self._count_guess(*guesser)
        if not self._matches(row, password) or row is None:
            raise WrongPassword
        self._forget_guesses(*guesser)
        self.in_use(row)
        return self.begin(row, source)

    def _count_guess(self, kind: str, subject: str) -> None:
        """Count a guess in every window.

        Raises:
            TooManyAttempts
        """
        for limit in GUESSES:
            self.throttle.count(limit, f"{kind} {limit.window}", subject)

    def _forget_guesses(self, kind: str, subject: str) -> None:
        for limit in GUESSES:
            self.throttle.forget(f"{kind} {limit.window}", subject)

    def who(self, token: str | None) -> Person | None:
        """The person whose session this token is; None if it is none (any more)."""
        person = None if token is None else self.person_id(token)
        try:
            return None if person is None else person_of(self.rows.get(person))
        except NoSuchPerson:
            return None

    def person_id(self, token: str) -> str | None:
        """The id alone of the person whose session this token is, by one look at the database."""
        now = self._now()
        session = self.sessions.get(digest(token), now)
        if session is None:
            return None
        if now - session.seen > NOTED:
            self.sessions.renew(session.digest, now, min(now + IDLE, session.created + LONGEST))
        return session.person

    def acted_for(self, person: str) -> Person:
        """The person for whom a program acts, as long as they may act themselves.

        Raises:
            NoSuchPersonHere, Suspended
        """
        try:
            row = self.rows.get(person)
        except NoSuchPerson:
            raise NoSuchPersonHere from None
        self.in_use(row)
        return person_of(row)

    def get(self, person: str) -> Person:
        """The person with this id.

        Raises:
            NoSuchPersonHere
        """
        try:
            return person_of(self.rows.get(person))
        except NoSuchPerson:
            raise NoSuchPersonHere from None

    def several(self, ids: Sequence[str]) -> tuple[Person, ...]:
        """The people with these ids, in this order; without those who are gone."""
        known = self.rows.several(ids)
        return tuple(person_of(known[one]) for one in ids if one in known)

    def by_name(self, name: str) -> Person:
        """The person who goes by this name.

        Raises:
            NoSuchPersonHere
        """
        try:
            return person_of(self.rows.by_name(fold(name)))
        except NoSuchPerson:
            raise NoSuchPersonHere from None

    def search(self, part: str, language: str, most: int = MOST_FOUND) -> tuple[Person, ...]:
        """The first people whose name contains a text, as readers of a language sort names."""
        key = partial(name_key, language=language)
        return self.several(self.rows.search(fold(part), key, most))

    def everybody(self, part: str, language: str) -> Iterator[Person]:
        """All whose name contains a text, in that order; a few of them in memory at a time."""
        ids = self.rows.search(fold(part), partial(name_key, language=language), None)
        for first in range(0, len(ids), MOST_FOUND):
            yield from self.several(ids[first : first + MOST_FOUND])

    def with_role(self, role: Role) -> tuple[Person, ...]:
        """Those who have a role, in no order."""
        return self.several(self.rows.with_role(role))

    def suspend(self, person: Person, until: int | None) -> None:
        """Make an account of no use until a time (milliseconds), or of use again with None."""
        self.rows.change(person.id, suspended=until)
        if until is not None:
            self.sessions.end_all(person.id)

    def erase(self, person: Person) -> None:
        """Forget a person; games keep an id that says nothing.

        What they are playing is given up first (`leaving`), so that opponents keep their results.
        """
        for give_up in self.leaving:
            give_up(person.id)
        self.rows.erase(person.id, self._now())
        self._reseat()

    def set_password(self, person: Person, password: str) -> None:
        """Give a person another password without knowing the old one.

        It ends all their sessions, passkeys and programs' tokens, and no device is known any more:
        whoever got hold of the account is out.

        Raises:
            PasswordLength, WeakPassword
        """
        _check(password, person.name)
        self.rows.change(person.id, password=self._hasher.hash(password))
        self.passkeys.remove_all(person.id)
        self.end_elsewhere(person)

    def sign_out(self, person: Person, token: str) -> None:
        """End the session of this token."""
        self.sessions.end(person.id, digest(token))

    def signed_in(self, person: Person) -> tuple[SessionRow, ...]:
        """The devices on which a person is signed in."""
        return self.sessions.of(person.id, self._now())

    def end(self, person: Person, session: str) -> None:
        """End one of a person's sessions, named by its digest."""
        self.sessions.end(person.id, session)

    def end_others(self, person: Person, token: str) -> None:
        """Sign a person out everywhere but here."""
        self.sessions.end_all(person.id, but=digest(token))

    def end_elsewhere(self, person: Person, source: RequestSource | None = None) -> None:
        """End a person's sessions and programs' tokens, and know their devices no more.

        With ``source`` all but the session that it shows and the device that it is.
        """
        here = None if source is None or source.token is None else digest(source.token)
        self.sessions.end_all(person.id, but=here)
        self.tokens.remove_all(person.id)
        self.devices.forget(person.id, but=None if source is None else source.known)

    def renew_password(
        self, person: Person, new: str, source: RequestSource, *, elsewhere: bool = True
    ) -> SignedIn:
        """Take another password; this device gets a new session.

        Whoever asks has confirmed who they are (`confirm`, or by a passkey). With ``elsewhere``
        all other sessions and the tokens of programs end: who changes a password because somebody
        knows it wants them out.

        Raises:
            PasswordLength, WeakPassword
        """
        _check(new, person.name)
        self.rows.change(person.id, password=self._hasher.hash(new))
        if elsewhere:
            self.end_elsewhere(person, source)
        return self.begin(self.rows.get(person.id), source)

    def confirm(self, person: Person, password: str, source: RequestSource | None = None) -> None:
        """Make sure that it is the person who asks for something that cannot be undone.

        Counted by the session that asks: whoever stole one does not slow the person elsewhere.

        Raises:
            WrongPassword, TooManyAttempts
        """
        session = digest(source.token) if source is not None and source.token else ""
        guesser = "confirm", f"{session} {person.id}"
        self._count_guess(*guesser)
        if not self._matches(self.rows.get(person.id), password):
            raise WrongPassword
        self._forget_guesses(*guesser)

    def settle(self, person: Person, *, name: str, language: str, hidden: bool) -> Person:
        """Change what a person may change about themselves.

        Raises:
            BadAccountName, ReservedName, NameIsTaken, NameLooksTaken, UnknownLanguage
            TooManyAttempts: they change how they are shown too often.
        """
        changes: dict[str, str | bool | int | None] = {"language": language, "hidden": hidden}
        if language not in LANGUAGES:
            raise UnknownLanguage
        # a name that was had before names were compared by their look stays
        if name != person.name:
            name = clean(name)
            changes |= {"name": name, "folded": fold(name), "skeleton": self._look(name, person.id)}
        before = self.rows.get(person.id)
        shown = (name, hidden) != (before.name, before.hidden)
        if shown:
            self.throttle.count(RENAMES, "rename", person.id)
        try:
            self.rows.change(person.id, **changes)
        except PersonNameTaken:
            raise self._taken_refusal(name, person.id) from None
        # that empties what every worker knows of seats, of all tables
        if shown:
            self._reseat()
        return self.get(person.id)

    def _look(self, name: str, person: str = "") -> str:
        """What a name has in common with those that look like it, if nobody else looks so.

        Raises:
            NameIsTaken, NameLooksTaken
        """
        look = skeleton(name)
        if self.rows.alike({look, *readings(name)}, but=person):
            raise self._taken_refusal(name, person)
        return look

    def _taken_refusal(self, name: str, person: str = "") -> ClubRefusal:
        """Why a name cannot be had: it is another's, or looks like another's."""
        try:
            same = self.rows.by_name(fold(name)).id != person
        except NoSuchPerson:
            same = False
        return NameIsTaken() if same else NameLooksTaken()

    def _reseat(self) -> None:
        for told in self.reseated:
            told()

    def in_use(self, row: PersonRow) -> None:
        """Make sure that an account is of use.

        Raises:
            Suspended
        """
        if row.suspended is not None and row.suspended > self._now():
            raise Suspended(day=day(row.suspended))

    def _matches(self, row: PersonRow | None, password: str) -> bool:
        if row is None or len(password) > passwords.MOST:
            return self._hasher.match(None, password[: passwords.MOST])
        if not self._hasher.match(row.password, password):
            return False
        if self._hasher.is_outdated(row.password):
            self.rows.change(row.id, password=self._hasher.hash(password))
        return True

    def begin(self, row: PersonRow, source: RequestSource) -> SignedIn:
        """Sign a device in whose person has proved who they are."""
        token = to_text(self._random(32))
        now = self._now()
        shown = None if source.token is None else digest(source.token)
        agent = "".join(c for c in source.agent if c.isprintable())[:LONGEST_AGENT]
        self.sessions.begin(
            SessionRow(digest(token), row.id, now, now, now + IDLE, agent), instead_of=shown
        )
        if source.known is not None:
            self.devices.remember(row.id, source.known, now)
        adopted = self.rows.adopt(row.id, source.device) if source.device else 0
        if adopted:
            self._reseat()
        return SignedIn(person_of(row), token, adopted)


def wider(address: str) -> str:
    """The network that an address is in: 256 addresses of IPv4, what a provider hands out of IPv6.

    An address that is none, as of a command line, is its own network.
    """
    try:
        known = ip_network(address, strict=False)
    except ValueError:
        return address
    return str(known.supernet(new_prefix=min(known.prefixlen, 24 if known.version == 4 else 48)))


def day(time: int) -> str:
    """The day (UTC) of a time in milliseconds, for programs: 2026-11-20."""
    return day_of(time).isoformat()


def person_of(row: PersonRow) -> Person:
    """The person of an account, without what only the account knows."""
    held = frozenset(role for role in ROLES if role in row.roles or role == "player")
    return Person(row.id, row.name, row.created, row.language, row.hidden, held, row.suspended)


def _check(password: str, name: str) -> None:
    if not passwords.LEAST <= len(password) <= passwords.MOST:
        raise PasswordLength(least=passwords.LEAST, most=passwords.MOST)
    if passwords.weak(password, name):
        raise WeakPassword
