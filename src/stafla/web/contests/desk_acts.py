"""What is done at the desk of an event: each act is a function, found by the name in its form.

A new act is one more function here, under ``desk_act`` with its name.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from fastapi import Request
from pydantic import BaseModel, Field

from stafla.club.accounts.person import Person
from stafla.club.contests.contests import Contests
from stafla.club.contests.log import MOST_ENTRIES
from stafla.club.contests.offices import OFFICES, Doer
from stafla.club.contests.plan import Announcement, DivisionPlan, NewPlayer, system_of
from stafla.club.contests.player_list import read_players
from stafla.club.contests.refusals import EventRefused
from stafla.club.contests.tables import RoundGame, TypedScore, table_meant
from stafla.club.contests.typed_results import TypedResult, read_result
from stafla.club.contests.unusual_results import Unusual
from stafla.contest.event import PHASES, Phase, federations
from stafla.contest.standings import WITH_POINTS, Kind
from stafla.store import Office, Steward
from stafla.web.addresses import ShareLink
from stafla.web.contests import view
from stafla.web.contests.pages import Short
from stafla.web.fields import NamedActs
from stafla.web.identity import visitor
from stafla.web.services import services_of

Text = Annotated[str, Field(max_length=300)]
Digits = Annotated[str, Field(max_length=8)]
# whose result a kind is, where not both have points
RESULTS: Final[dict[str, tuple[Kind, bool]]] = {
    "played": ("played", False),
    "adjudicated": ("adjudicated", False),
    "forfeit": ("forfeit", False),
    "forfeit-first": ("forfeit", True),
    "double-forfeit": ("double-forfeit", False),
    "void": ("void", False),
}


Act = Callable[["DeskVisit"], "DeskState | None"]
"""Does it; what is shown in place of the desk as it is then, if anything."""
ACTS: Final[NamedActs[Act]] = NamedActs()
"""Every act by the name that its form sends; ``desk_act`` puts it here."""
desk_act = ACTS.register


class DeskForm(BaseModel):
    """What somebody does at the desk, and with what.

    ``phase`` and ``round`` are what was seen; ``sure`` answers a question about this table.
    """

    act: Annotated[str, ACTS] = "enter"
    phase: Short = ""
    to: Short = ""
    round: Digits = ""
    table: Short = ""
    own: Digits = ""
    against: Digits = ""
    kind: Short = "played"
    sure: Digits = ""
    reason: Text = ""
    digest: Annotated[list[Short], Field(max_length=20)] = []
    player: Short = ""
    other: Short = ""
    division: Short = ""
    rounds: Digits = ""
    system: Short = "swiss"
    hill: Digits = ""
    name: Short = ""
    rating: Digits = ""
    club: Short = ""
    players: Annotated[str, Field(max_length=100_000)] = ""
    office: Short = ""
    day: Annotated[str, Field(max_length=20)] = ""
    place: Short = ""
    free: Short = ""
    what: Literal["start", "pause", "resume", "end"] = "start"
    minutes: Digits = ""
    profile: Short = ""
    clock: Short = ""
    house: Short = ""


@dataclass(frozen=True, slots=True)
class ResultConfirmation:
    """What is asked before a result is entered; ``by_time``: what the rules of time make of it."""

    table: int
    unusual: tuple[Unusual, ...]
    by_time: str = ""


@dataclass(frozen=True, slots=True)
class DeskState:
    """What the desk shows beside the event.

    Attributes:
        form: what was typed; empty again once it was taken.
        to_confirm: what is asked.
        links: private links that were made: name and address, shown once.
        steward: the volunteer whose link was made.
        missing: what was to be typed and was not.
        undone: the table whose result was taken back.
    """

    form: DeskForm
    to_confirm: ResultConfirmation | None = None
    links: tuple[tuple[str, ShareLink], ...] = ()
    steward: tuple[Steward, ShareLink] | None = None
    missing: bool = False
    undone: int = 0


@dataclass(frozen=True, slots=True)
class DeskVisit:
    """Who does something at the desk of which event, and the form by which they do it."""

    request: Request
    contest: str
    person: Person | None
    form: DeskForm

    @property
    def contests(self) -> Contests:
        """All events."""
        return services_of(self.request).contests

    @property
    def phase(self) -> Phase:
        """The phase to go to."""
        return next((one for one in PHASES if one == self.form.to), "registration")

    @property
    def official(self) -> str:
        """The person whose office is meant, chosen from a list or by the name that was typed.

        Raises:
            ClubRefusal: nobody has that name.
        """
        return self.form.player or visitor.accounts_of(self.request).by_name(self.form.name).id

    @property
    def steward(self) -> int:
        """The number of the volunteer who is meant."""
        return number_of(self.form.player) or 0


# results


@desk_act("enter")
def enter(visit: DeskVisit) -> DeskState | None:
    """Enter a result of this round."""
    return enter_result(visit.contests, visit.contest, visit.person, visit.form)


@desk_act("undo")
def take_back(visit: DeskVisit) -> DeskState:
    """Take back the result that one entered last."""
    round_number, table = number_of(visit.form.round) or 0, number_of(visit.form.table) or 0
    results = visit.contests.results
    return DeskState(
        DeskForm(), undone=results.take_back(visit.contest, visit.person, round_number, table)
    )


@desk_act("correct")
def correct(visit: DeskVisit) -> DeskState | None:
    """Put a result of an earlier round right; None: it is, else what is missing."""
    contests, contest, form = visit.contests, visit.contest, visit.form
    kind, loser_first = RESULTS.get(form.kind, RESULTS["played"])
    number, own, against = map(number_of, (form.round, form.own, form.against))
    pointed = kind in WITH_POINTS and (own is None or against is None)
    if number is None or not form.table.strip() or pointed:
        return DeskState(form, missing=True)
    seat = table_meant(contests.get(contest), form.table, number)
    game = RoundGame(seat.division, number, seat.bout.first, seat.bout.second)
    written = TypedScore(own or 0, against or 0, kind, loser_first)
    contests.results.correct(contest, visit.person, game, written, form.reason)
    return None


# rounds


@desk_act("on")
def go_on(visit: DeskVisit) -> None:
    """Go on to the next phase."""
    visit.contests.rounds.go_on(visit.contest, visit.person, visit.form.phase, visit.phase)


@desk_act("back")
def go_back(visit: DeskVisit) -> None:
    """Go back to the phase before."""
    form = visit.form
    visit.contests.rounds.go_back(visit.contest, visit.person, form.phase, visit.phase, form.reason)


@desk_act("pair")
def pair(visit: DeskVisit) -> None:
    """Pair the next round."""
    visit.contests.rounds.pair(visit.contest, visit.person)


@desk_act("publish")
def publish(visit: DeskVisit) -> None:
    """Show everybody the pairs of the next round."""
    visit.contests.rounds.publish(visit.contest, visit.person, visit.form.digest)


@desk_act("lock")
def lock(visit: DeskVisit) -> None:
    """Fix a pair or a bye of the next round."""
    put_lock(visit, locked=True)


@desk_act("unlock")
def unlock(visit: DeskVisit) -> None:
    """Let a pair or a bye that was fixed be paired again."""
    put_lock(visit, locked=False)


def put_lock(visit: DeskVisit, *, locked: bool) -> None:
    """Fix two players, or one and the bye, or let them go."""
    form = visit.form
    visit.contests.rounds.lock(
        visit.contest, visit.person, form.division, form.player, form.other or None, locked=locked
    )


@desk_act("clock")
def set_clock(visit: DeskVisit) -> None:
    """Start, stop or end the clock of the round."""
    minutes = number_of(visit.form.minutes) or 0
    visit.contests.rounds.set_clock(visit.contest, visit.person, visit.form.what, minutes)


@desk_act("online")
def choose_online(visit: DeskVisit) -> None:
    """Choose what the pairs play at live tables, and with which clock."""
    online, form = services_of(visit.request).online, visit.form
    online.choose(visit.contest, visit.person, form.profile, form.clock)


# players


@desk_act("here")
def check_in(visit: DeskVisit) -> None:
    """A player has come."""
    visit.contests.players.check_in(visit.contest, visit.person, visit.form.player, here=True)


@desk_act("away")
def check_out(visit: DeskVisit) -> None:
    """A player is not there."""
    visit.contests.players.check_in(visit.contest, visit.person, visit.form.player, here=False)


@desk_act("all")
def check_all_in(visit: DeskVisit) -> None:
    """All players have come."""
    visit.contests.players.all_here(visit.contest, visit.person)


@desk_act("register")
def register(visit: DeskVisit) -> None:
    """Register a player."""
    form = visit.form
    player = NewPlayer(form.name, number_of(form.rating), form.club)
    visit.contests.players.register(visit.contest, visit.person, form.division, [player])


@desk_act("list")
def register_list(visit: DeskVisit) -> None:
    """Register the players of a list."""
    form = visit.form
    visit.contests.players.register(
        visit.contest, visit.person, form.division, read_players(form.players)
    )


@desk_act("withdraw")
def withdraw(visit: DeskVisit) -> None:
    """A player leaves the event."""
    form = visit.form
    visit.contests.players.withdraw(visit.contest, visit.person, form.player, reason=form.reason)


@desk_act("return")
def come_back(visit: DeskVisit) -> None:
    """A player who left plays on."""
    visit.contests.players.come_back(visit.contest, visit.person, visit.form.player)


@desk_act("rename")
def rename(visit: DeskVisit) -> None:
    """A player has another name."""
    form = visit.form
    visit.contests.players.rename(visit.contest, visit.person, form.player, form.name)


@desk_act("links")
def give_links(visit: DeskVisit) -> DeskState:
    """Give a player, or all who have none, a private link; it is shown once."""
    contests, contest, form = visit.contests, visit.contest, visit.form
    chosen = [form.player] if form.player else []
    secrets = contests.players.give_links(contest, visit.person, chosen)
    people = contests.get(contest).event.people
    links = tuple(
        (people[one].name, ShareLink(visit.request, f"/events/{contest}/phone/{secret}"))
        for one, secret in secrets.items()
    )
    return DeskState(DeskForm(), links=links)


# the event, and who helps


@desk_act("announce")
def announce_again(visit: DeskVisit) -> None:
    """Change the day, the place, or who may register."""
    form = visit.form
    announcement = Announcement(form.day, form.place, bool(form.free))
    visit.contests.announce(visit.contest, visit.person, announcement)


@desk_act("divide")
def divide(visit: DeskVisit) -> None:
    """Open one more division."""
    form = visit.form
    rounds, hill = number_of(form.rounds) or 0, number_of(form.hill) or 0
    plan = DivisionPlan(form.name, rounds, system_of(form.system), hill)
    visit.contests.divide(visit.contest, visit.person, plan)


@desk_act("appoint")
def appoint(visit: DeskVisit) -> None:
    """Give somebody an office."""
    office: Office | None = visit.form.office if visit.form.office in OFFICES else None
    visit.contests.appoint(visit.contest, visit.person, visit.official, office)


@desk_act("dismiss")
def dismiss(visit: DeskVisit) -> None:
    """Take somebody's office away."""
    visit.contests.appoint(visit.contest, visit.person, visit.official, None)


@desk_act("steward")
def give_steward_link(visit: DeskVisit) -> DeskState:
    """Give a volunteer a link; it is shown once."""
    form, stewards = visit.form, visit.contests.stewards
    steward, secret = stewards.give_link(visit.contest, visit.person, form.name, form.office)
    link = ShareLink(visit.request, f"/events/{visit.contest}/steward/{secret}")
    return DeskState(DeskForm(), steward=(steward, link))


@desk_act("end-steward")
def end_steward(visit: DeskVisit) -> None:
    """End a volunteer's link."""
    visit.contests.stewards.withdraw(visit.contest, visit.person, visit.steward)


@desk_act("forget-steward")
def forget_steward(visit: DeskVisit) -> None:
    """Forget the name of a volunteer whose link has ended."""
    visit.contests.stewards.forget(visit.contest, visit.person, visit.steward)


@desk_act("hand-over")
def hand_over(visit: DeskVisit) -> None:
    """Let another house write the event."""
    transfers = visit.contests.transfers
    status = transfers.status(visit.contest, visit.person, MOST_ENTRIES)
    transfers.hand_over(visit.contest, visit.person, visit.form.house.strip(), status)


@desk_act("reclaim")
def reclaim(visit: DeskVisit) -> None:
    """Let this house write the event again."""
    visit.contests.transfers.reclaim(visit.contest, visit.person, visit.form.reason)


def enter_result(
    contests: Contests, contest: str, person: Doer | None, form: DeskForm
) -> DeskState | None:
    """Enter a result; None: it is entered, else what is asked or missing."""
    kind, loser_first = RESULTS.get(form.kind, RESULTS["played"])
    rules = federations().get(contests.get(contest).event.opening().federation)
    typed = (
        read_result(form.own, form.against, rules)
        if kind in WITH_POINTS
        else TypedResult(TypedScore())
    )
    if not form.table.strip() or typed is None:
        return DeskState(form, missing=True)
    table = table_meant(contests.get(contest), form.table).number
    written = typed.written
    if written.kind == "played":
        written = replace(written, kind=kind, loser_first=loser_first)
    sure = bool(form.sure) and number_of(form.sure) == table
    if typed.note and not sure:
        return DeskState(form, ResultConfirmation(table, (), f"{written.own}–{written.against}"))
    try:
        entered = contests.results.enter(
            contest,
            person,
            table,
            written,
            expected_round=number_of(form.round) or 0,
            reason=form.reason or typed.note,
            sure=sure,
        )
    except EventRefused as refusal:
        if refusal.code != "event-reason":
            raise
        # somebody else may have entered it: what stands is said before it is changed
        shown = view.round_shown(contests.get(contest))
        result = next(one.result for one in shown if one.number == table)
        raise EventRefused("event-result-there", table=table, result=result) from refusal
    return DeskState(form, ResultConfirmation(table, entered.unusual)) if entered.unusual else None


def number_of(text: str) -> int | None:
    """A number that was typed in digits; a minus may stand before it."""
    text = text.strip().replace("−", "-")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 5 else None
