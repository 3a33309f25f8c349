"""What is done at a duplicate's desk and on its caller's screen: each act is a function.

It is found by the name that its form sends. A new act is one more function here, under
``desk_act``, ``caller_act`` or, if both pages have it, ``shared_act``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final, Generic, TypeVar

from pydantic import BaseModel, BeforeValidator, Field

from stafla.club.duplicate import DeskAccess, DuplicateGames, Roster, Slip
from stafla.rules.duplicate.rooms import KEPT, MOST_CATEGORIES, MOST_ROOMS, Place
from stafla.rules.duplicate.state import MOST_WHY
from stafla.web.duplicate.penalties import EventNumber
from stafla.web.fields import NamedActs
from stafla.web.lobby.form import Short
from stafla.web.services import Services

Number = Annotated[int, Field(ge=0, le=10_000)]
RoomNumber = Annotated[
    Annotated[int, Field(ge=0, le=MOST_ROOMS)] | None,
    BeforeValidator(lambda typed: None if typed == "" else typed),
]
"""A room that somebody chose, 0: none; None: nothing was chosen."""
CategoryNumber = Annotated[int, Field(ge=0, le=MOST_CATEGORIES)]

DeskAct = Callable[["DeskVisit[ArbiterForm]"], "str | None"]
"""Does it; returns the secret of a link that was made, if one was."""
CallerAct = Callable[["DeskVisit[CallerForm]"], None]
DESK_ACTS: Final[NamedActs[DeskAct]] = NamedActs()
"""Acts of the arbiter's desk by the names that its forms send."""
CALLER_ACTS: Final[NamedActs[CallerAct]] = NamedActs()
"""Acts of the caller's screen, likewise."""
OF_CALLER: Final[set[DeskAct]] = set()
"""Acts of the desk that the caller alone does there; ``caller_alone`` puts them here."""
desk_act, caller_act = DESK_ACTS.register, CALLER_ACTS.register


class OfficialForm(BaseModel):
    """What somebody does on either page, and with what.

    ``penalty``: the one to be taken back; ``seen``: as the form was made; ``sure``: the number of
    the round in which the caller was asked whether to go on with an act by which somebody loses a
    slip, and ``replace`` whether to go on though there is a slip.
    """

    act: str = ""
    player: Number = 0
    position: Annotated[str, Field(max_length=10)] = ""
    word: Annotated[str, Field(max_length=60)] = ""
    replace: Short = ""
    name: Short = ""
    penalty: EventNumber = 0
    seen: EventNumber | None = None
    sure: Annotated[int, Field(ge=-1, le=10_000)] = -1


class CallerForm(OfficialForm):
    """What the caller does on the caller's screen."""

    act: Annotated[str, CALLER_ACTS] = "announce"
    room: RoomNumber = None
    category: CategoryNumber = 0
    key: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_.-]*$")] = ""

    @property
    def slip(self) -> Slip:
        """What was written."""
        return Slip(self.position, self.word, idempotency_key=self.key or None)


class ArbiterForm(OfficialForm):
    """What an official does at the desk.

    ``alike``: with all slips of the same solution; ``score``: the score that is written on a slip,
    empty where there is none; ``choice``: the play to be laid; ``room`` and ``category`` of -1: as
    they are.
    """

    act: Annotated[str, DESK_ACTS]
    alike: Short = ""
    zero: Short = ""
    score: Annotated[str, Field(max_length=4, pattern=r"^[0-9]*$")] = ""
    letters: Annotated[str, Field(max_length=40)] = ""
    choice: Annotated[str, Field(max_length=80)] = ""
    why: Annotated[str, Field(max_length=MOST_WHY)] = ""
    room: Annotated[int, Field(ge=KEPT, le=MOST_ROOMS)] = 0
    category: Annotated[int, Field(ge=KEPT, le=MOST_CATEGORIES)] = 0

    @property
    def place(self) -> Place:
        """Where a player belongs."""
        return Place(self.room, self.category)

    @property
    def slip(self) -> Slip:
        """What stands on the paper."""
        return Slip(self.position, self.word, int(self.score) if self.score else None)


Sent_co = TypeVar("Sent_co", bound=OfficialForm, covariant=True)


@dataclass(frozen=True, slots=True)
class DeskVisit(Generic[Sent_co]):
    """Who does something at which game, and the form by which they do it."""

    services: Services
    pastime: str
    access: DeskAccess
    form: Sent_co


SharedAct = Callable[[DeskVisit[OfficialForm]], None]


def shared_act(name: str) -> Callable[[SharedAct], SharedAct]:
    """Name an act of both pages by what their forms send."""

    def put(act: SharedAct) -> SharedAct:
        DESK_ACTS[name] = CALLER_ACTS[name] = act
        return act

    return put


AnyDeskAct = TypeVar("AnyDeskAct", bound=DeskAct)


def caller_alone(act: AnyDeskAct) -> AnyDeskAct:
    """Let nobody but the caller do an act at the desk."""
    OF_CALLER.add(act)
    return act


@dataclass(frozen=True, slots=True)
class Confirmation:
    """What the caller is asked before somebody loses a slip.

    Attributes:
        act: what was asked for.
        count: how many would be without a slip, or have one for nothing.
        name: whose slip would be replaced; empty: it is about a whole round.
        sure: what the form says when it is meant.
    """

    act: str
    count: int
    name: str
    sure: int


def confirmation_of(games: DuplicateGames, pastime: str, form: OfficialForm) -> Confirmation | None:
    """What is asked once before a round ends early, or the game; None: nothing."""
    state = games.get(pastime)[1]
    now, over = state.open, len(state.rounds)
    if form.act not in ("early", "stop") or state.ended or form.sure == over:
        return None
    written = len(games.writers(pastime))
    if form.act == "stop":
        return Confirmation("stop", written, "", over)
    waits = now is not None and now.called is None and games.now() <= state.deadline
    missing = now.players - written if now and waits else 0
    return Confirmation("early", missing, "", over) if missing else None


def replacement(roster: Roster, pastime: str, form: OfficialForm) -> Confirmation:
    """What is asked before the slip of a player is replaced."""
    name = roster.names(pastime).get(form.player, str(form.player))
    return Confirmation("write", 1, name, form.sure)


# the round


@desk_act("draw")
@caller_alone
def draw(visit: DeskVisit[ArbiterForm]) -> None:
    """Type the letters that were drawn by hand."""
    visit.services.arbiter_desk.draw(visit.pastime, visit.access.who, visit.form.letters)


@desk_act("withdraw")
@caller_alone
def withdraw(visit: DeskVisit[ArbiterForm]) -> None:
    """Take back the letters that were typed."""
    visit.services.arbiter_desk.withdraw(visit.pastime, visit.access.who)


@shared_act("announce")
@caller_alone
def announce(visit: DeskVisit[OfficialForm]) -> None:
    """Announce the next round."""
    visit.services.duplicates.announce(visit.pastime, visit.access.who)


@shared_act("collect")
@caller_alone
def collect(visit: DeskVisit[OfficialForm]) -> None:
    """Collect the slips of a round whose time is up."""
    visit.services.duplicates.collect(visit.pastime, visit.access.who)


@shared_act("early")
@caller_alone
def collect_early(visit: DeskVisit[OfficialForm]) -> None:
    """Collect the slips before the time is up."""
    visit.services.duplicates.collect(visit.pastime, visit.access.who, early=True)


@desk_act("choose")
@caller_alone
def choose(visit: DeskVisit[ArbiterForm]) -> None:
    """Choose the play that is laid."""
    form = visit.form
    visit.services.arbiter_desk.choose(visit.pastime, visit.access.who, form.choice, form.why)


@caller_act("stop")
def stop(visit: DeskVisit[CallerForm]) -> None:
    """End the game."""
    visit.services.duplicates.stop(visit.pastime, visit.access.who)


# slips


@desk_act("write")
def enter_paper(visit: DeskVisit[ArbiterForm]) -> None:
    """Enter a slip of paper, and how it is ruled."""
    form, again = visit.form, bool(visit.form.replace)
    visit.services.arbiter_desk.write(
        visit.pastime, visit.access, form.player, form.slip, form.zero, replace=again
    )


@caller_act("write")
def write_for_player(visit: DeskVisit[CallerForm]) -> None:
    """Write a slip for a player."""
    form, again = visit.form, bool(visit.form.replace)
    visit.services.duplicates.write_for(
        visit.pastime, visit.access.who, form.player, form.slip, replace=again
    )


@desk_act("zero")
def rule_zero(visit: DeskVisit[ArbiterForm]) -> None:
    """A slip scores nothing."""
    rule(visit, visit.form.zero or "word")


@desk_act("stand")
def let_stand(visit: DeskVisit[ArbiterForm]) -> None:
    """A slip that scored nothing counts after all."""
    rule(visit, "")


def rule(visit: DeskVisit[ArbiterForm], fault: str) -> None:
    """Rule on a slip, or on all of the same solution."""
    form, desk = visit.form, visit.services.arbiter_desk
    desk.rule(visit.pastime, visit.access, form.player, fault, alike=bool(form.alike))


@desk_act("confirm")
def confirm(visit: DeskVisit[ArbiterForm]) -> None:
    """A second official has looked at it."""
    form, desk = visit.form, visit.services.arbiter_desk
    desk.confirm(visit.pastime, visit.access, form.player, alike=bool(form.alike))


@desk_act("score")
def warn_for_score(visit: DeskVisit[ArbiterForm]) -> None:
    """Warn for a score that is not that of the play."""
    form, desk = visit.form, visit.services.arbiter_desk
    desk.warn_for_score(visit.pastime, visit.access, form.player, alike=bool(form.alike))


# players and officials


@shared_act("warn")
def warn(visit: DeskVisit[OfficialForm]) -> None:
    """Warn a player."""
    penalize(visit, fine=False)


@shared_act("fine")
def take_points(visit: DeskVisit[OfficialForm]) -> None:
    """Take points from a player."""
    penalize(visit, fine=True)


def penalize(visit: DeskVisit[OfficialForm], *, fine: bool) -> None:
    """Warn a player or take points, once for a form."""
    form, desk = visit.form, visit.services.arbiter_desk
    desk.penalize(visit.pastime, visit.access, form.player, fine=fine, seen=form.seen)


@shared_act("lift")
def lift(visit: DeskVisit[OfficialForm]) -> None:
    """Take a penalty back."""
    visit.services.arbiter_desk.lift(visit.pastime, visit.access, visit.form.penalty)


@caller_act("add")
def add_here(visit: DeskVisit[CallerForm]) -> None:
    """Let somebody take part, in a room if one was chosen."""
    form = visit.form
    place = Place(form.room or 0, form.category)
    visit.services.roster.add(visit.pastime, visit.access.who, form.name, place)


@caller_act("close")
def close_joining(visit: DeskVisit[CallerForm]) -> None:
    """Let nobody join any more."""
    visit.services.roster.set_joining(visit.pastime, visit.access.who, closed=True)


@caller_act("open")
def open_joining(visit: DeskVisit[CallerForm]) -> None:
    """Let people join again."""
    visit.services.roster.set_joining(visit.pastime, visit.access.who, closed=False)


@desk_act("add")
def add(visit: DeskVisit[ArbiterForm]) -> None:
    """Let somebody take part, where the official is."""
    form, access = visit.form, visit.access
    visit.services.roster.add(visit.pastime, access.who, form.name, form.place, access.secret)


@desk_act("place")
def put(visit: DeskVisit[ArbiterForm]) -> None:
    """Put a player into a room and a category."""
    form = visit.form
    visit.services.roster.place(visit.pastime, visit.access, form.player, form.place)


@desk_act("invite")
@caller_alone
def invite(visit: DeskVisit[ArbiterForm]) -> str:
    """Make a link for an official; it is shown once."""
    form = visit.form
    return visit.services.roster.invite(visit.pastime, visit.access.who, form.name, form.room)


@desk_act("room")
@caller_alone
def add_room(visit: DeskVisit[ArbiterForm]) -> None:
    """Add a room."""
    visit.services.roster.add_room(visit.pastime, visit.access.who, visit.form.name)


@desk_act("category")
@caller_alone
def add_category(visit: DeskVisit[ArbiterForm]) -> None:
    """Add a category."""
    visit.services.roster.add_category(visit.pastime, visit.access.who, visit.form.name)
