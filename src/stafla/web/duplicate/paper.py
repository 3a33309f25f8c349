"""Paper of a duplicate: a slip for each player and round, and the master sheet as it stands."""

from collections.abc import Mapping, Sequence
from typing import Literal

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from stafla.club.contests.refusals import TooMuchPaper
from stafla.data.catalogue import Catalogue
from stafla.data.numbers import with_minus
from stafla.paper import Cell, Column, Fill, Leaf, PaperTooLong, Sheet, Table, Text, make_pdf
from stafla.rules.duplicate.round import Closed
from stafla.rules.duplicate.state import Duplicate
from stafla.web.addresses import qr
from stafla.web.duplicate import paper_forms
from stafla.web.duplicate.pages import RoomAsked
from stafla.web.duplicate.view import (
    StandingsRow,
    category_tables,
    play_text,
    room_name,
    room_rows,
    standings_rows,
)
from stafla.web.middleware.rate_limit import refusal_of_dear
from stafla.web.pastimes import PastimeId
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.services import services_of

router = APIRouter(prefix="/duplicate", include_in_schema=False)
SheetName = Literal["duplicate-slips", "duplicate-master", "duplicate-standings"]


@router.get("/{pastime}/paper/{printed}.pdf")
async def pdf(
    request: Request, pastime: PastimeId, printed: SheetName, room: RoomAsked = 0
) -> Response:
    """A sheet as PDF, of all or of one ``room``, made in its turn."""
    sheet = await run_in_threadpool(_sheet, request, pastime, printed, room)
    try:
        data = await services_of(request).paper_workers.do(make_pdf, sheet)
    except PaperTooLong:
        raise TooMuchPaper from None
    headers = {"content-disposition": f'inline; filename="{printed}.pdf"'}
    return Response(data, media_type="application/pdf", headers=headers)


@router.get("/{pastime}/paper/{printed}")
def paper(
    request: Request, pastime: PastimeId, printed: SheetName, room: RoomAsked = 0
) -> Response:
    """A sheet to print from the browser, of all or of one ``room``."""
    sheet, language = _sheet(request, pastime, printed, room), languages.of(request)
    if sheet.thousands and (refused := refusal_of_dear(request, "sheets", sheet.thousands)):
        return refused
    answer = page(
        request,
        "duplicate/paper.html",
        language,
        pastime=pastime,
        sheet=sheet,
        name=printed,
        qr=qr,
        room=room,
    )
    languages.keep(request, answer)
    return answer


def _sheet(request: Request, pastime: str, sheet: SheetName, room: int) -> Sheet:
    games, language = services_of(request).duplicates, languages.of(request)
    state, say = games.get(pastime)[1], languages.texts(language)
    if sheet == "duplicate-master":
        return master_sheet(state, say, language, games.roster.names(pastime))
    if sheet == "duplicate-standings":
        return standings_sheet(state, say, language, games.roster.names(pastime), room)
    return slips_sheet(state, say, language, games.roster.names(pastime), room)


def standings_sheet(
    state: Duplicate, say: Catalogue, language: str, named: Mapping[int, str], room: int = 0
) -> Sheet:
    """The table, of all or of those in a ``room``, and that of each category."""
    title, all_rows = say("paper-duplicate-standings"), standings_rows(state, dict(named))
    shown = room_rows(state, all_rows, room)
    where = room_name(state, room)
    parts = [(where or say("duplicate-table"), shown)]
    if not where:
        parts += category_tables(state.rooms.categories, all_rows)
    told = f"{title} – {say('duplicate-after-round', number=len(state.rounds))}"
    leaf: list[Text | Table] = [Text(told, "title", bold=True)]
    for heading, table in parts:
        rooms = bool(state.rooms.names) and not where
        leaf += [Text(heading, bold=True), _standing(say, table, heading, rooms=rooms)]
    return Sheet(title, language, (Leaf(tuple(leaf)),))


def _standing(say: Catalogue, table: Sequence[StandingsRow], about: str, *, rooms: bool) -> Table:
    columns = [
        Column(say("duplicate-place"), "right", 14),
        Column(say("duplicate-player")),
        *([Column(say("duplicate-room"), width=36)] if rooms else []),
        Column(say("duplicate-total"), "right", 20),
        Column(say("duplicate-lost"), "right", 24),
        Column(say("duplicate-share"), "right", 22),
    ]
    rows = [
        (
            Cell(str(row.place)),
            Cell(row.name, "" if row.category == about else row.category),
            *([Cell(row.room)] if rooms else []),
            Cell(with_minus(row.account.total), bold=True),
            Cell(str(-row.account.lost)),
            Cell(with_minus(round(row.account.share))),
        )
        for row in table
    ]
    return Table(tuple(columns), tuple(rows))


def slips_sheet(
    state: Duplicate, say: Catalogue, language: str, named: Mapping[int, str], room: int = 0
) -> Sheet:
    """Slips for the round under way or the next one, eight a page, with number and name.

    Of all, or of those in a ``room``; the room stands on the slip.
    """

    def slip(about: str) -> Leaf:
        return Leaf(
            (
                Text(about, "title", bold=True),
                paper_forms.slip_table(say),
                Text(f"{' · '.join(agreed)}. {note}" if agreed else note, "small"),
                Fill((say("events-player"), say("paper-sign"))),
            )
        )

    turn, agreed = f"{say('paper-turn')} {state.round_number}", variant_names(state, say)
    note = say("paper-duplicate-note")
    where = room_name(state, room)
    if where:
        turn = f"{turn} · {where}"
        named = {
            player: name for player, name in named.items() if state.rooms.place(player).room == room
        }
    known = [f"{turn} · {number} {name}" for number, name in named.items()] or [
        turn
    ] * paper_forms.BLANKS
    title = say("paper-duplicate-slips")
    return Sheet(title, language, tuple(slip(about) for about in known), across=2, down=4)


def variant_names(state: Duplicate, say: Catalogue) -> list[str]:
    """The names of the variants that are played; none for the plain game."""
    return [say(f"duplicate-name-{name}") for name in state.variant.names]


def master_sheet(
    state: Duplicate, say: Catalogue, language: str, named: Mapping[int, str]
) -> Sheet:
    """Every round that is over: letters, master play, points, their sum, a solo and remarks."""
    rows, total = [], 0
    for number, closed in enumerate(state.rounds, 1):
        total += closed.points
        rows.append(_row(state, number, closed, total, named))
    title = say("paper-duplicate-master")
    agreed = " – ".join((title, state.edition.name, *variant_names(state, say)))
    heading = Text(agreed, "title", bold=True)
    words = Text(say("duplicate-words", name=state.started.lexicon), "small")
    return Sheet(title, language, (Leaf((heading, paper_forms.master_table(say, rows), words)),))


def _row(
    state: Duplicate, number: int, closed: Closed, total: int, named: Mapping[int, str]
) -> tuple[Cell, ...]:
    where, _, word = (play_text(state, closed.master) if closed.master else "").partition(" ")
    solo = named.get(closed.solo, str(closed.solo)) if closed.solo else ""
    letters = state.edition.alphabet.decode_rack(closed.replaced)
    replaced = [f"? → {letter}" for letter in letters]
    return (
        Cell(str(number)),
        Cell(state.edition.alphabet.decode_rack(closed.round.rack)),
        Cell(word, bold=True),
        Cell(where),
        Cell(str(closed.points)),
        Cell(str(total)),
        Cell(solo, " ".join(filter(None, (closed.why, *replaced)))),
    )
