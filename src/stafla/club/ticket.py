"""Tickets: what makes a thing once, however often it is asked for.

A form to make something carries random text, its ticket, and a program may send a key. Whoever
asks again with the same ticket for the same thing gets the thing that is there: its id follows from
the visitor, the ticket and what was asked for, and an id is there once, which the database sees to.
So nothing has to be kept, and requests in parallel make one thing. After ten minutes it is no
longer the same wish that came twice, but somebody who went back to the form, and a new one is made.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from stafla.club.secrets import to_text
from stafla.club.tables.observation import Audience

LIFE = 10 * 60 * 1000
"""Milliseconds for which a ticket stands for the thing made by it."""
MOST_AGAIN = 16
LONGEST = 200


@dataclass(frozen=True, slots=True)
class Issue:
    """The id that a wish gets, and whether the thing is there already."""

    id: str
    made: bool = False


@dataclass(frozen=True, slots=True)
class Ticket:
    """A ticket, and how ids are found by it.

    Attributes:
        text: the ticket as it was sent; empty: none, and every wish is a new one.
    """

    text: str = ""

    def issue(
        self,
        audience: Audience,
        content: str,
        *,
        made: Callable[[str], int | None],
        now: int,
        token: Callable[[], str],
    ) -> Issue:
        """The id for what somebody wants.

        Args:
            audience: asks; another visitor with the same ticket gets something else.
            content: all that was asked for; other wishes by the same ticket are others.
            made: when the thing with an id was made, in milliseconds since 1970; None: it is not.
            now: the time, likewise.
            token: makes a random id.
        """
        if not self.text or not (audience.device or audience.person):
            return Issue(token())
        for number in range(MOST_AGAIN):
            thing = self._derive(audience, content, number)
            at = made(thing)
            if at is None:
                return Issue(thing)
            if now - at < LIFE:
                return Issue(thing, made=True)
        return Issue(token())

    def _derive(self, audience: Audience, content: str, number: int) -> str:
        parts = (
            "ticket",
            audience.device or "",
            audience.person or "",
            self.text,
            str(number),
            content,
        )
        return to_text(sha256("\0".join(parts).encode()).digest()[:16])


NO_TICKET = Ticket()
