"""Which act at an event is whose. Every use case names its act; nothing else decides."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests.refusals import NotYourEvent
from stafla.store import Office, Steward, Task

OFFICES: Final[tuple[Office, ...]] = get_args(Office)
TASKS: Final[tuple[Task, ...]] = get_args(Task)
Doer = Person | Steward
"""Who may do something at an event: somebody with an account, or a volunteer with a link."""
Act = Literal[
    "announce",
    "appoint",
    "divide",
    "register",
    "import",
    "rename",
    "check-in",
    "withdraw",
    "link",
    "go-on",
    "go-back",
    "pair",
    "lock",
    "publish",
    "enter",
    "correct",
    "judge",
    "appeal",
    "rule",
    "list",
    "online",
    "clock",
    "prizes",
    "rules",
    "carry",
    "look",
]
"""What those who run an event do.

``judge``: have words judged by the list. ``appeal``: note that somebody appeals.
``rule``: decide on an appeal. ``list``: choose the list.
``carry``: to another house, with the whole log, or from it.
``clock``: set the clock of the room.
``online``: have games played at live tables.
``look``: at the desk, at what is not public yet.
"""
ACTS: Final[tuple[Act, ...]] = get_args(Act)
DIRECTOR: Final[frozenset[Office]] = frozenset({"director"})
MAY: Final[Mapping[Act, frozenset[Office]]] = {
    "announce": DIRECTOR,
    "appoint": DIRECTOR,
    "divide": DIRECTOR,
    "register": frozenset({"director", "helper"}),
    "import": DIRECTOR,
    "rename": frozenset({"director", "helper"}),
    "check-in": frozenset({"director", "helper"}),
    "withdraw": frozenset({"director", "helper"}),
    "link": DIRECTOR,
    "go-on": DIRECTOR,
    "go-back": DIRECTOR,
    "pair": DIRECTOR,
    "lock": DIRECTOR,
    "publish": DIRECTOR,
    "enter": frozenset(OFFICES),
    "correct": frozenset({"director", "judge"}),
    "judge": frozenset(OFFICES),
    "appeal": frozenset(OFFICES),
    "rule": frozenset({"director", "judge"}),
    "list": DIRECTOR,
    "online": DIRECTOR,
    "clock": frozenset({"director", "helper"}),
    "prizes": DIRECTOR,
    "rules": DIRECTOR,
    "carry": DIRECTOR,
    "look": frozenset(OFFICES),
}
STEWARDS_MAY: Final[Mapping[Task, frozenset[Act]]] = {
    "words": frozenset({"judge"}),
    "results": frozenset({"enter"}),
}
"""What a volunteer without an account does, and nothing else (`stafla.club.contests.stewards`)."""


def office_of(person: Person | None, roles: Mapping[str, Office]) -> Office | None:
    """The office that somebody has at an event; an administrator of the house directs any."""
    if person is None:
        return None
    held = roles.get(person.id)
    return "director" if held is None and person.may() else held


def may(act: Act, office: Office | None) -> bool:
    """Whether somebody with this office may do this."""
    return office in MAY[act]


def require(act: Act, person: Doer | None, roles: Mapping[str, Office]) -> Doer:
    """Who may do this.

    Raises:
        NotSignedIn, NotYourEvent
    """
    if person is None:
        raise NotSignedIn
    if isinstance(person, Steward):
        if act not in STEWARDS_MAY[person.task]:
            raise NotYourEvent
        return person
    if not may(act, office_of(person, roles)):
        raise NotYourEvent
    return person
