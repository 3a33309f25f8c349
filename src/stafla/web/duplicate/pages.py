"""Duplicate: the caller's screen, players behind private links, the result."""

import json
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Path, Query, Request
from markupsafe import Markup
from pydantic import BaseModel, Field, ValidationError
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.duplicate import Conditions, DeskAccess, DuplicateGames, Roster, Slip, SlipThere
from stafla.club.pastimes.log import is_owner
from stafla.club.secrets import link_secrets
from stafla.club.ticket import Ticket
from stafla.editions import load, names
from stafla.rules import Refusal
from stafla.rules.duplicate.rooms import MOST_ROOMS, Place
from stafla.rules.duplicate.variants import EIGHTS, JOKERS, Variant
from stafla.web.addresses import ShareLink
from stafla.web.duplicate.desk_acts import (
    CALLER_ACTS,
    CallerForm,
    CategoryNumber,
    Confirmation,
    DeskVisit,
    RoomNumber,
    confirmation_of,
    replacement,
)
from stafla.web.duplicate.hall import Halls, Snapshot
from stafla.web.duplicate.penalties import PlayerAsked, penalties_shown
from stafla.web.duplicate.phone import SHOWN, mine_part
from stafla.web.duplicate.view import (
    category_tables,
    own_slip,
    room_name,
    room_players,
    room_rows,
    rounds,
    slip_board,
    standings_rows,
    time_left,
)
from stafla.web.fair_scheduler import CAME
from stafla.web.fields import TicketText
from stafla.web.identity import device_cookie, visitor
from stafla.web.lobby import choices
from stafla.web.lobby.form import Short
from stafla.web.pastimes import PastimeId
from stafla.web.rendering import languages
from stafla.web.rendering.page import TEMPLATES, page
from stafla.web.rendering.refusal import AnyRefusal, message_for, status_of
from stafla.web.rendering.squares import cells, rack
from stafla.web.services import services_of

router = APIRouter(prefix="/duplicate", include_in_schema=False)
Secret = Annotated[str, Path(max_length=100)]
RoomAsked = Annotated[int, Query(alias="room", ge=0, le=MOST_ROOMS)]
Lines = Annotated[str, Field(max_length=2_000)]
ON_THE_WALL = 10
# people and places are others each time
PASSING = frozenset({"ticket", "beside", "rooms", "categories"})


class StartForm(BaseModel):
    """The form by which a game begins; ``beside``, ``rooms`` and ``categories`` have a name a line.

    ``seconds`` is how long a round lasts in place of ``minutes``, for blitz and for programs.
    """

    ticket: TicketText = ""
    profile: Short = "en"
    minutes: Annotated[int, Field(ge=1, le=60)] = 3
    seconds: Annotated[int, Field(ge=0, le=3_600)] = 0
    rounds: Annotated[int, Field(ge=0, le=100)] = 0
    best: Short = ""
    together: Short = ""
    automatic: Short = ""
    solo: Short = ""
    either: Short = ""
    arbiter: Short = ""
    checked: Short = ""
    hand: Short = ""
    beside: Annotated[str, Field(max_length=10_000)] = ""
    rooms: Lines = ""
    categories: Lines = ""
    joker: Short = ""
    eight: Short = ""

    @property
    def conditions(self) -> Conditions:
        """What was chosen."""
        return Conditions(
            seconds=self.seconds or 60 * self.minutes,
            best=bool(self.best),
            together=bool(self.together),
            rounds=self.rounds,
            automatic=bool(self.automatic),
            solo=bool(self.solo),
            either=bool(self.either),
            arbiter=bool(self.arbiter),
            checked=bool(self.checked),
            hand=bool(self.hand),
            rooms=_names_of(self.rooms),
            categories=_names_of(self.categories),
            variant=Variant(self.joker, self.eight),
        )

    @property
    def names(self) -> list[str]:
        """Who plays at the caller's device."""
        return list(_names_of(self.beside))


def _names_of(text: str) -> tuple[str, ...]:
    """The names that a field holds, one a line."""
    return tuple(row for row in text.splitlines() if row.strip())


class JoinForm(BaseModel):
    """The form of somebody who joins, with the room and the category that they choose."""

    name: Short = ""
    room: RoomNumber = None
    category: CategoryNumber = 0

    @property
    def place(self) -> Place:
        """Where they belong."""
        return Place(self.room or 0, self.category)


class SlipForm(BaseModel):
    """The form of a slip; ``round`` is the round that it was written in, 0: whichever is open."""

    position: Annotated[str, Field(max_length=10)] = ""
    word: Annotated[str, Field(max_length=60)] = ""
    round: Annotated[int, Field(ge=0, le=10_000)] = 0
    key: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_.-]*$")] = ""

    @property
    def slip(self) -> Slip:
        """What was written."""
        return Slip(self.position, self.word, idempotency_key=self.key or None)


@router.get("")
def offer(request: Request) -> Response:
    """What duplicate is, and the form that begins a game."""
    response = _offer(request, _last_form(request))
    device_cookie.ensure(request, response)
    return response


@router.post("")
def begin(request: Request, form: Annotated[StartForm, Form()]) -> Response:
    """Begin as the caller."""
    audience, secret = visitor.audience_with_secret(request)
    games = services_of(request).duplicates
    try:
        pastime = games.begin(
            form.profile, audience, form.conditions, form.names, Ticket(form.ticket)
        )
    except ClubRefusal as refusal:
        return _offer(request, form, refusal)
    response = RedirectResponse(f"/duplicate/{pastime}", 303)
    device_cookie.give(request, response, secret)
    choices.write(request, response, choices.DUPLICATE, form.model_dump(exclude=set(PASSING)))
    return response


def _last_form(request: Request) -> StartForm:
    """The form as this device filled it last."""
    language = languages.of(request)
    first = StartForm(profile=language if language in names() else "en")
    try:
        chosen = StartForm.model_validate(choices.read(request, choices.DUPLICATE))
    except ValidationError:
        return first
    known = chosen.profile in names() and "profile" in chosen.model_fields_set
    return chosen.model_copy(update={} if known else {"profile": first.profile})


@router.get("/{pastime}")
def show(request: Request, pastime: PastimeId, player: PlayerAsked = 0) -> Response:
    """The caller's screen, with the penalties of a ``player``; everybody else is asked to join."""
    played, _ = services_of(request).duplicates.get(pastime)
    audience = visitor.audience(request)
    if not is_owner(played, audience):
        return RedirectResponse(f"/duplicate/{pastime}/join", 303)
    return _screen(request, pastime, CallerForm(player=player))


@router.post("/{pastime}")
def steer(request: Request, pastime: PastimeId, form: Annotated[CallerForm, Form()]) -> Response:
    """What the caller does."""
    games, audience = services_of(request).duplicates, visitor.audience(request)
    games.roster.require_caller(pastime, audience)
    if confirmation := confirmation_of(games, pastime, form):
        return _screen(request, pastime, form, confirmation=confirmation)
    visit = DeskVisit(services_of(request), pastime, DeskAccess(audience), form)
    try:
        CALLER_ACTS[form.act](visit)
    except SlipThere:
        confirmation = replacement(games.roster, pastime, form)
        return _screen(request, pastime, form, confirmation=confirmation)
    except (Refusal, ClubRefusal) as refusal:
        return _screen(request, pastime, form, refusal)
    return RedirectResponse(f"/duplicate/{pastime}", 303)


@router.get("/{pastime}/join")
def join(request: Request, pastime: PastimeId, room: RoomAsked = 0) -> Response:
    """The form by which somebody joins, in a ``room``; or the private page of who has."""
    if own := _own_link(request, pastime):
        return RedirectResponse(own, 303)
    response = _join_page(request, pastime, JoinForm(room=room or None))
    device_cookie.ensure(request, response)
    return response


@router.post("/{pastime}/join")
def enter(request: Request, pastime: PastimeId, form: Annotated[JoinForm, Form()]) -> Response:
    """Join, and go to the private page; a device that asks again has the same."""
    audience, device = visitor.audience_with_secret(request)
    roster, links = services_of(request).roster, link_secrets(device, pastime, audience.person)
    try:
        own = _joined_link(roster, pastime, links)
        if form.room is None and own is None:
            roster.require_no_choice(pastime)
        secret = roster.join(pastime, form.name, audience, own or links[0], form.place)
    except (Refusal, ClubRefusal) as refusal:
        return _join_page(request, pastime, form, refusal)
    response = RedirectResponse(f"/duplicate/{pastime}/player/{secret}", 303)
    device_cookie.give(request, response, device)
    return response


def _join_page(
    request: Request, pastime: str, form: JoinForm, refusal: AnyRefusal | None = None
) -> Response:
    """The form, which costs the same however many have joined: anybody may ask for it."""
    language, state = languages.of(request), services_of(request).duplicates.get(pastime)[1]
    response = page(
        request,
        "duplicate/join.html",
        language,
        status_of(refusal),
        pastime=pastime,
        error=_refusal_text(request, refusal),
        form=form,
        state=state,
        edition=state.edition,
    )
    languages.keep(request, response)
    return response


def _own_link(request: Request, pastime: str) -> str | None:
    """The private page of the player at this device: of the account there, or of a guest."""
    roster, device = services_of(request).roster, device_cookie.secret_of(request)
    person = visitor.audience(request).person
    own = device and _joined_link(roster, pastime, link_secrets(device, pastime, person))
    return f"/duplicate/{pastime}/player/{own}" if own else None


def _joined_link(roster: Roster, pastime: str, links: Sequence[str]) -> str | None:
    """Of the links that somebody may have here, that by which they joined."""
    return next((link for link in links if roster.has_joined(pastime, link)), None)


@router.get("/{pastime}/player/{secret}")
def player(request: Request, pastime: PastimeId, secret: Secret) -> Response:
    """A player's page, for whoever holds its link."""
    return _player(request, pastime, secret, SlipForm())


async def _came(request: Request) -> int:
    """When a request came: before it waited its turn, for a thread and for the database."""
    came: int = request.scope[CAME]
    return came


@router.post("/{pastime}/player/{secret}")
def write(
    request: Request,
    pastime: PastimeId,
    secret: Secret,
    form: Annotated[SlipForm, Form()],
    at: Annotated[int, Depends(_came)],
) -> Response:
    """Write a slip."""
    try:
        services_of(request).duplicates.write(pastime, secret, form.slip, form.round, at=at)
    except (Refusal, ClubRefusal) as refusal:
        # a link that leads nowhere is refused here again, by itself
        return _player(request, pastime, secret, form, refusal)
    return RedirectResponse(f"/duplicate/{pastime}/player/{secret}", 303)


@router.get("/{pastime}/wall")
def wall(request: Request, pastime: PastimeId, room: RoomAsked = 0) -> Response:
    """The screen for a hall, for anybody: letters, clock, board, who leads in all or in a room."""
    language, now = languages.of(request), services_of(request).duplicates.now()
    shown = _snapshot(request, pastime)
    state, opened = shown.state, shown.state.open
    over = state.ended or state.joining_closed
    open_to_all = "result" if over else f"join?room={room}" if room else "join"
    writers = room_players(state, opened.writers if opened else (), room)
    written = services_of(request).duplicates.writers(pastime)
    response = page(
        request,
        "duplicate/wall.html",
        language,
        pastime=pastime,
        shared=ShareLink(
            request,
            f"/duplicate/{pastime}/{open_to_all}",
            # a code leads to no room
            None if room else services_of(request).join_codes.of(pastime),
        ),
        writers=len(writers),
        written=len(written.intersection(writers)),
        state=state,
        edition=state.edition,
        now=opened,
        rack=rack(state.edition, opened.rack) if opened else [],
        left=time_left(state, now),
        squares=cells(state.edition, state.board),
        last=shown.last,
        room=room_name(state, room),
        top=room_rows(state, shown.table.rows, room)[:ON_THE_WALL],
        categories=shown.table.categories,
        winners=shown.table.winners,
    )
    languages.keep(request, response)
    return response


@router.get("/{pastime}/result")
def result(request: Request, pastime: PastimeId) -> Response:
    """The table and every round that is over, to be read and printed by anybody."""
    language, games = languages.of(request), services_of(request).duplicates
    halls: Halls = request.app.state.halls
    shown = halls.look(pastime)
    whole = halls.results.get(
        (pastime, language), shown.state.number, lambda: _whole(games, pastime, shown, language)
    )
    response = page(
        request,
        "duplicate/result.html",
        language,
        pastime=pastime,
        state=shown.state,
        edition=shown.state.edition,
        whole=Markup(whole),  # noqa: S704 - a template made it
    )
    languages.keep(request, response)
    return response


def _refusal_text(request: Request, refusal: AnyRefusal | None) -> str | None:
    if refusal is None:
        return None
    return message_for(refusal, languages.texts(languages.of(request)))


def _offer(request: Request, form: StartForm, refusal: AnyRefusal | None = None) -> Response:
    language, editions = languages.of(request), [load(name) for name in names()]
    return page(
        request,
        "duplicate/offer.html",
        language,
        status_of(refusal),
        editions=editions,
        form=form,
        error=_refusal_text(request, refusal),
        jokers=JOKERS,
        eights=EIGHTS,
    )


def _screen(
    request: Request,
    pastime: str,
    form: CallerForm,
    refusal: AnyRefusal | None = None,
    confirmation: Confirmation | None = None,
) -> Response:
    code = services_of(request).join_codes.of(pastime)
    shared = ShareLink(request, f"/duplicate/{pastime}/join", code)
    games, say = services_of(request).duplicates, languages.texts(languages.of(request))
    named, written = games.roster.names(pastime), games.writers(pastime)
    known = {0: say("duplicate-official-caller"), **games.roster.officials(pastime)}
    state, asked = games.get(pastime)[1], form.player if request.method == "GET" else 0
    return _page(
        request,
        "duplicate/caller.html",
        pastime,
        refusal,
        form=form,
        shared=shared,
        confirmation=confirmation,
        written=written,
        penalties=penalties_shown(state, named, known, say, player=asked),
    )


def _player(
    request: Request,
    pastime: str,
    secret: str,
    form: SlipForm,
    refusal: AnyRefusal | None = None,
) -> Response:
    services, language = services_of(request), languages.of(request)
    games = services.duplicates
    holder = games.roster.player(pastime, secret)[1]
    shown = _snapshot(request, pastime)
    state, me, say = shown.state, holder.number, languages.texts(language)
    writes, slip = state.open is not None and me in state.open.writers, games.slip(pastime, me)
    response = page(
        request,
        "duplicate/player.html",
        language,
        status_of(refusal),
        pastime=pastime,
        secret=secret,
        error=_refusal_text(request, refusal),
        form=form,
        me=me,
        name=holder.name or me,
        state=state,
        edition=state.edition,
        now=state.open,
        rack=rack(state.edition, state.open.rack) if state.open else [],
        left=time_left(state, games.now()),
        squares=cells(state.edition, state.board),
        last=shown.last,
        slip=shown.slips.get(me),
        own=own_slip(state, slip, say) if slip else "",
        mine=Markup(mine_part(shown.table, say, me)),  # noqa: S704 - a template made it
        top=shown.table.rows[:SHOWN],
        winners=shown.table.winners,
        writes=writes,
        slip_board_json=slip_board(state, pastime) if writes else "",
        catalogue_json=_texts(language),
    )
    languages.keep(request, response)
    return response


def _snapshot(request: Request, pastime: str) -> Snapshot:
    """The game as phones are shown it.

    Raises:
        NoSuchPastime
    """
    halls: Halls = request.app.state.halls
    return halls.look(pastime)


def _whole(games: DuplicateGames, pastime: str, shown: Snapshot, language: str) -> str:
    """The table and the rounds that are over, as HTML: the same for everybody."""
    state, table = shown.state, shown.table
    return TEMPLATES.env.get_template("duplicate/whole.html").render(
        say=languages.texts(language),
        pastime=pastime,
        state=state,
        edition=state.edition,
        squares=cells(state.edition, state.board),
        rounds=rounds(state, games.roster.names(pastime)),
        table=table.rows,
        categories=table.categories,
        winners=", ".join(row.name for row in table.rows if row.place == 1),
    )


def _texts(language: str) -> str:
    """What the board says, for the browser."""
    told = {"language": language, "ftl": languages.source(language, "table", "duplicate")}
    return json.dumps(told, ensure_ascii=False)


def _page(
    request: Request,
    template: str,
    pastime: str,
    refusal: AnyRefusal | None = None,
    **values: object,
) -> Response:
    """A page with what all of them show, which is what everybody may see."""
    language, games = languages.of(request), services_of(request).duplicates
    values |= _common_values(games, pastime)
    values |= {"pastime": pastime, "error": _refusal_text(request, refusal)}
    response = page(request, template, language, status_of(refusal), **values)
    languages.keep(request, response)
    return response


def _common_values(games: DuplicateGames, pastime: str) -> dict[str, object]:
    """What pages show of a game; of its rounds the last one."""
    state, named = games.get(pastime)[1], games.roster.names(pastime)
    now, table = state.open, standings_rows(state, named)
    return {
        "state": state,
        "edition": state.edition,
        "now": now,
        "rack": rack(state.edition, now.rack) if now else [],
        "left": time_left(state, games.now()),
        "squares": cells(state.edition, state.board),
        "named": named,
        "rounds": rounds(state, named, latest=True),
        "table": table,
        "categories": category_tables(state.rooms.categories, table),
        "winners": ", ".join(row.name for row in table if row.place == 1),
    }
