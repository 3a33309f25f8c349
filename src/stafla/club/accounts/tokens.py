"""Programs that act for a person: the tokens they show, and what each may do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import BadLabel, TooManyTokens, UnknownScope
from stafla.club.secrets import digest, to_text, wish_secret
from stafla.club.ticket import LIFE
from stafla.store import Database, TokenRow
from stafla.store.accounts import tokens as rows

Scope = Literal["read", "play", "carry"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
"""``read``: see what the person sees; ``play``: sit down and act at tables;
``carry``: take tournaments that the person directs to this house and from it."""
MARK = "stafla_"
MOST = 20
LONGEST_LABEL = 40
NOTED = 3_600_000


@dataclass(frozen=True, slots=True)
class Token:
    """What a program that shows a token is.

    Attributes:
        digest: of its secret; for a table it is the device.
        person: the id of whom it acts for.
        scopes: what it may do.
    """

    digest: str
    person: str
    scopes: frozenset[str]


class Tokens:
    """The use cases of tokens.

    Args:
        database: where they are kept.
        now: milliseconds since 1970 (UTC).
        random: so many random bytes that nobody can guess.
    """

    def __init__(
        self, database: Database, *, now: Callable[[], int], random: Callable[[int], bytes]
    ) -> None:
        self._rows = rows.TokenStore(database)
        self._now = now
        self._random = random

    def make(
        self,
        person: Person,
        label: str,
        scopes: Sequence[str],
        *,
        session: str | None = None,
        ticket: str = "",
    ) -> str:
        """A new token; its secret is told this once.

        Whoever asks again with the same ticket is told the same secret (`stafla.club.ticket`): it
        follows from the session's own secret, so that nothing has to be kept for it.

        Raises:
            BadLabel, UnknownScope, TooManyTokens
        """
        label = " ".join(label.split())
        if not label or len(label) > LONGEST_LABEL or not label.isprintable():
            raise BadLabel(most=LONGEST_LABEL)
        if not scopes or not set(scopes) <= set(SCOPES):
            raise UnknownScope
        told = " ".join(scope for scope in SCOPES if scope in scopes)
        turn = self._now() // LIFE
        # somebody may press twice as one turn of the ticket gives way to the next
        turns = (turn, turn - 1) if session and ticket else ()
        wishes = [
            MARK + to_text(wish_secret(session or "", ticket, person.id, label, told, str(one)))
            for one in turns
        ]
        for secret in wishes:
            if self._rows.get(digest(secret)) is not None:
                return secret
        secret = wishes[0] if wishes else MARK + to_text(self._random(32))
        if not self._rows.add(TokenRow(digest(secret), person.id, label, told, self._now()), MOST):
            raise TooManyTokens(most=MOST)
        return secret

    def who(self, secret: str) -> Token | None:
        """What shows this secret; None if it is no token (any more)."""
        row = self._rows.get(digest(secret))
        if row is None:
            return None
        now = self._now()
        if now - (row.used or 0) > NOTED:
            self._rows.note(row.digest, now)
        return Token(row.digest, row.person, frozenset(row.scopes.split()))

    def of(self, person: Person) -> tuple[TokenRow, ...]:
        """A person's tokens, the newest first."""
        return self._rows.of(person.id)

    def take_back(self, person: Person, digest: str) -> None:
        """End one of a person's tokens."""
        self._rows.remove(person.id, digest)
