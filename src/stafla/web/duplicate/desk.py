"""The arbiter's desk: typed draws, paper slips, rulings, checks by two, the master play."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Form, Path, Request
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.duplicate import DeskAccess, Doubts, SlipThere, stored_placement
from stafla.data.catalogue import Catalogue
from stafla.rules import Event, Refusal
from stafla.rules.duplicate.events import RackReturned
from stafla.rules.duplicate.round import ZEROS, Round
from stafla.rules.duplicate.state import Duplicate
from stafla.web.addresses import ShareLink
from stafla.web.duplicate.desk_acts import (
    DESK_ACTS,
    OF_CALLER,
    ArbiterForm,
    Confirmation,
    DeskVisit,
    confirmation_of,
    replacement,
)
from stafla.web.duplicate.log import log_row, names_of
from stafla.web.duplicate.penalties import PlayerAsked, penalties_shown
from stafla.web.duplicate.view import play_text, room_name, time_left
from stafla.web.identity import visitor
from stafla.web.pastimes import PastimeId
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import AnyRefusal, message_for, status_of
from stafla.web.rendering.squares import rack
from stafla.web.services import Services, services_of

router = APIRouter(prefix="/duplicate", include_in_schema=False)
Secret = Annotated[str, Path(max_length=100)]
LOG_SHOWN = 30


@dataclass(frozen=True, slots=True)
class Solution:
    """Slips of one play at the desk; ``player`` is one of those who wrote it."""

    player: int
    play: str
    points: int
    zero: str
    count: int
    names: str
    late: bool


@dataclass(frozen=True, slots=True)
class WaitingSlip:
    """A zero, or a solo, that waits for officials: how many have looked, and whether I have."""

    player: int
    play: str
    zero: str
    count: int
    names: str
    seen: str
    mine: bool


@dataclass(frozen=True, slots=True)
class Misread:
    """Slips of one play whose score is wrong: what they say, empty where they say nothing."""

    player: int
    play: str
    points: int
    score: str
    count: int
    names: str


@router.get("/{pastime}/desk")
def desk(request: Request, pastime: PastimeId, player: PlayerAsked = 0) -> Response:
    """The desk, for the caller; with the penalties of a ``player``."""
    return _screen(request, pastime, "", None, player=player)


@router.get("/{pastime}/desk/{secret}")
def official(
    request: Request, pastime: PastimeId, secret: Secret, player: PlayerAsked = 0
) -> Response:
    """The desk, for an official with a private link; with the penalties of a ``player``."""
    return _screen(request, pastime, secret, None, player=player)


@router.post("/{pastime}/desk")
def steer(request: Request, pastime: PastimeId, form: Annotated[ArbiterForm, Form()]) -> Response:
    """What the caller does at the desk."""
    return _act(request, pastime, "", form)


@router.post("/{pastime}/desk/{secret}")
def help_out(
    request: Request, pastime: PastimeId, secret: Secret, form: Annotated[ArbiterForm, Form()]
) -> Response:
    """What an official does at the desk."""
    return _act(request, pastime, secret, form)


def _act(request: Request, pastime: str, secret: str, form: ArbiterForm) -> Response:
    services, audience = services_of(request), visitor.audience(request)
    access = DeskAccess(audience, secret)
    services.roster.official_number(pastime, audience, secret)
    act = DESK_ACTS[form.act]
    if act in OF_CALLER:
        services.roster.require_caller(pastime, audience)
    if asked := confirmation_of(services.duplicates, pastime, form):
        return _screen(request, pastime, secret, form, asked=asked)
    try:
        link = act(DeskVisit(services, pastime, access, form))
    except SlipThere:
        asked = replacement(services.roster, pastime, form)
        return _screen(request, pastime, secret, form, asked=asked)
    except (Refusal, ClubRefusal) as refusal:
        return _screen(request, pastime, secret, form, refusal)
    if link:
        return _screen(request, pastime, secret, None, link=link)
    return RedirectResponse(_address(pastime, secret), 303)


def _address(pastime: str, secret: str) -> str:
    return f"/duplicate/{pastime}/desk/{secret}" if secret else f"/duplicate/{pastime}/desk"


def _screen(
    request: Request,
    pastime: str,
    secret: str,
    form: ArbiterForm | None,
    refusal: AnyRefusal | None = None,
    *,
    asked: Confirmation | None = None,
    link: str = "",
    player: int = 0,
) -> Response:
    services, language = services_of(request), languages.of(request)
    me = services.roster.official_number(pastime, visitor.audience(request), secret)
    state, say = services.duplicates.get(pastime)[1], languages.texts(language)
    officials = services.roster.officials(pastime)
    names = services.roster.names(pastime).items()
    named = {player: name for player, name in names if state.rooms.sees(me, player)}
    known = {0: say("duplicate-official-caller"), **officials}
    desk = DeskView(services, pastime, state, me, named, known)
    values = desk.round_values() | desk.slips_values() | desk.ruled_values(say, player)
    answer = page(
        request,
        "duplicate/desk.html",
        language,
        status_of(refusal),
        pastime=pastime,
        here_at=_address(pastime, secret),
        secret=secret,
        error=refusal and message_for(refusal, say),
        form=form,
        asked=asked,
        shared=ShareLink(request, _address(pastime, link)) if link else None,
        edition=state.edition,
        officials=officials,
        zeros=ZEROS,
        **values,
    )
    languages.keep(request, answer)
    return answer


@dataclass(frozen=True, slots=True)
class DeskView:
    """What one official sees of a game.

    Attributes:
        services, pastime, state: of the game.
        me: the official's number, 0 the caller.
        named: the players whom the official sees, by number.
        known: what officials are called, by number.
    """

    services: Services
    pastime: str
    state: Duplicate
    me: int
    named: Mapping[int, str]
    known: Mapping[int, str]

    @property
    def judged(self) -> Round | None:
        """The round whose slips lie there to be ruled on."""
        now = self.state.open
        return now if now is not None and now.judged else None

    def round_values(self) -> dict[str, object]:
        """The round: its letters and its time, who has written."""
        services, state, now = self.services, self.state, self.state.open
        writers = services.duplicates.writers(self.pastime)
        left = time_left(state, services.duplicates.now())
        return {
            "me": self.me,
            "myself": self.known[self.me],
            "state": state,
            "now": now,
            "left": left,
            "waits": bool(left and now and now.called is None and len(writers) < now.players),
            "rack": rack(state.edition, now.rack if now else state.rack),
            "lacking": drawable(state),
            "room": room_name(state, state.rooms.post(self.me)),
            "rooms": room_counts(state) if not self.me else [],
            "named": self.named,
            "written": sum(state.rooms.sees(self.me, player) for player in writers),
            "writers": sum(player in self.named for player in now.writers) if now else 0,
        }

    def slips_values(self) -> dict[str, object]:
        """The slips of a round to be ruled on: solutions, doubts, and what can be laid."""
        state, now, named, me = self.state, self.judged, self.named, self.me
        doubts = self.services.arbiter_desk.doubts(self.pastime, me)
        # which plays are the best of all is not of a room
        chooses = now is not None and not state.rooms.post(me)
        return {
            "judged": now,
            "doubts": doubts,
            "solutions": solutions(state, now, named, me) if now else [],
            "waiting": waiting(state, now, named, self.known, me=me) if now else [],
            "misread": misread(state, now, named, doubts) if now else [],
            "twice": [(player, named.get(player, str(player))) for player in doubts.twice],
            "choices": _choices(self.services, self.pastime, state) if chooses else [],
        }

    def ruled_values(self, say: Catalogue, player: int) -> dict[str, object]:
        """What officials did: penalties, of one player where one is asked for, and the log."""
        state, named, known = self.state, self.named, self.known
        # between rounds the log of the last one stays there to be read
        last = state.rounds[-1].round if state.rounds and state.open is None else None
        ruled = _visible_rulings(state, self.judged or last, self.me)[:LOG_SHOWN]
        return {
            "penalties": penalties_shown(state, named, known, say, me=self.me, player=player),
            "rulings": [
                log_row(event, named, known, say, costs=state.penalties.cost(event))
                for event in ruled
            ],
        }


def drawable(state: Duplicate) -> int:
    """How many letters are to be typed before the next rack is whole."""
    return (state.after(RackReturned()) if state.goes_back else state).drawable


def room_counts(state: Duplicate) -> list[tuple[int, str, int]]:
    """The rooms: number, name, how many are in each."""
    counts = Counter(place.room for place in state.rooms.places.values())
    return [(number, name, counts[number]) for number, name in enumerate(state.rooms.names, 1)]


def _visible_rulings(state: Duplicate, logged: Round | None, me: int) -> list[Event]:
    """What officials did, the last first, as far as it is about players whom an official sees."""
    return [
        event
        for event in (reversed(logged.rulings) if logged else ())
        if state.rooms.see(me, getattr(event, "players", ()) or [getattr(event, "player", 0)])
    ]


def solutions(
    state: Duplicate, now: Round, named: Mapping[int, str], me: int = 0
) -> list[Solution]:
    """The slips that an official sees, equal ones that are ruled alike together, the best first."""
    alike: dict[tuple[object, bool, str], list[int]] = {}
    for player, slip in now.slips.items():
        if state.rooms.sees(me, player):
            group_key = (slip.placement, slip.late, now.refused.get(player, ""))
            alike.setdefault(group_key, []).append(player)
    rows = []
    for (_, late, zero), players in alike.items():
        slip = now.slips[players[0]]
        count, names = len(players), names_of(players, named)
        play = play_text(state, slip.placement)
        rows.append(Solution(players[0], play, slip.points, zero, count, names, late))
    return sorted(
        rows, key=lambda solution: (solution.late, -solution.points, solution.play, solution.zero)
    )


def waiting(
    state: Duplicate,
    now: Round,
    named: Mapping[int, str],
    officials: Mapping[int, str],
    *,
    me: int,
) -> list[WaitingSlip]:
    """The zeros and the solo that officials have still to look at, equal ones together."""
    alike: dict[tuple[object, str, frozenset[int]], list[int]] = {}
    for player in state.unchecked:
        if not state.rooms.sees(me, player):
            continue
        slip, zero = now.slips.get(player), now.refused.get(player, "")
        # a zero without a play is of one player alone
        group_key: object = slip.placement if slip else player
        alike.setdefault((group_key, zero, now.checks.get(player, frozenset())), []).append(player)
    rows = []
    for (_, zero, seen), players in alike.items():
        slip = now.slips.get(players[0])
        play = play_text(state, slip.placement) if slip else ""
        who = ", ".join(officials.get(player, str(player)) for player in sorted(seen))
        names = names_of(players, named)
        rows.append(WaitingSlip(players[0], play, zero, len(players), names, who, me in seen))
    return rows


def misread(
    state: Duplicate, now: Round, named: Mapping[int, str], doubts: Doubts
) -> list[Misread]:
    """The slips whose score is missing or wrong, those that say the same of a play together."""
    alike: dict[tuple[object, int | None], list[int]] = {}
    for player, score in doubts.scores.items():
        alike.setdefault((now.slips[player].placement, score), []).append(player)
    rows = []
    for (_, score), players in alike.items():
        slip = now.slips[players[0]]
        text = "" if score is None else str(score)
        play, names = play_text(state, slip.placement), names_of(players, named)
        rows.append(Misread(players[0], play, slip.points, text, len(players), names))
    return sorted(rows, key=lambda misread_slip: misread_slip.play)


def _choices(services: Services, pastime: str, state: Duplicate) -> list[tuple[str, str, int]]:
    """What can be laid: as the form says it, as it is read, and its points; the first suggested."""
    return [
        (stored_placement(play), play_text(state, play), points)
        for play, points in services.arbiter_desk.equals(pastime)[:20]
    ]
