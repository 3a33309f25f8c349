"""The bag verified on a page: of a table, or of a record file that somebody brings."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, File, Request, UploadFile
from starlette.responses import Response

from stafla.data.catalogue import catalogue, spoken_values
from stafla.editions import Edition, UnknownEdition, load
from stafla.records import Record, RecordFault, Verification, verify
from stafla.records.fault import clip
from stafla.records.record.event import write_rack
from stafla.records.record.file import read
from stafla.records.record.verify import Drawing
from stafla.web.archive.downloads import record_of
from stafla.web.fields import TableId
from stafla.web.rendering import languages
from stafla.web.rendering.fault import fault_text
from stafla.web.rendering.labels import names_of
from stafla.web.rendering.page import page

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class DrawRow:
    """A draw as the page shows it."""

    event: int
    player: str
    bag: int
    recorded: str
    computed: str
    agrees: bool


@router.get("/tables/{table}/bag")
def bag(request: Request, table: TableId) -> Response:
    """The table's bag: what was promised, and after the end every draw computed again."""
    return _answer(request, record_of(request, table), table)


@router.get("/verify")
def ask(request: Request) -> Response:
    """The form that takes a record file."""
    return page(
        request, "archive/verify.html", languages.of(request), table=None, found=None, error=None
    )


@router.post("/verify")
def upload(request: Request, record: Annotated[UploadFile, File()]) -> Response:
    """The same for a record file; nothing of it is kept."""
    language = languages.of(request)
    try:
        taken = read(record.file.read())
    except (RecordFault, UnknownEdition) as fault:
        details = {"name": clip(fault.name)} if isinstance(fault, UnknownEdition) else fault.details
        why = fault_text(language, fault.code, details)
        error = languages.texts(language)("verify-no-record", why=why)
        return page(
            request,
            "archive/verify.html",
            language,
            status=422,
            table=None,
            found=None,
            error=error,
        )
    return _answer(request, taken, None)


def _answer(request: Request, record: Record, table: str | None) -> Response:
    language = languages.of(request)
    say = languages.texts(language)
    verification = verify(record)
    edition = load(verification.started.edition)
    names = names_of(record, say)
    return page(
        request,
        "archive/verify.html",
        language,
        table=table,
        found=verification,
        error=None,
        verdict=verdict_text(language, verification),
        good=verification.fault is None,
        added=[(s, names[s], random.hex()) for s, random in sorted(verification.added.items())],
        rows=_draw_rows(verification, names, edition),
    )


def verdict_text(language: str, verification: Verification) -> str:
    """What came of it, in a sentence."""
    say = catalogue(language, "files", *languages.AREAS)
    details = spoken_values(say, verification.details)
    return say(f"verify-{verification.fault or 'holds'}", **details)


def _draw_rows(verification: Verification, names: list[str], edition: Edition) -> list[DrawRow]:
    return [_draw_row(drawing, names, edition) for drawing in verification.drawings]


def _draw_row(drawing: Drawing, names: list[str], edition: Edition) -> DrawRow:
    if drawing.kind == "lot":
        recorded, computed = (names[codes[0]] for codes in (drawing.recorded, drawing.computed))
    else:
        recorded, computed = (
            write_rack(codes, edition) for codes in (drawing.recorded, drawing.computed)
        )
    player = names[drawing.seat]
    return DrawRow(drawing.event, player, drawing.bag, recorded, computed, drawing.agrees)
