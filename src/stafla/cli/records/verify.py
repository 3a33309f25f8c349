"""``stafla verify``: every draw of a record computed again from what was revealed."""

from pathlib import Path

from stafla.cli.output import emit, say, table, tell
from stafla.editions import Edition, load
from stafla.records import Record, Verification, verify
from stafla.records.record import file as records
from stafla.records.record.event import write_rack
from stafla.records.record.verify import Drawing


def command(file: Path, *, json: bool = False) -> int:
    """Compute every draw of a game again."""
    with file.open("rb") as opened:
        record = records.read(opened.read(records.MOST_BYTES + 1))
    found = verify(record)
    if json:
        emit(as_json(found))
    else:
        show(found, record)
    return 1 if found.wrong else 0


def as_json(found: Verification) -> dict[str, object]:
    """The verification as one JSON value."""
    edition = load(found.started.edition)
    started = found.started
    return {
        "verified": found.fault is None,
        "fault": found.fault,
        "event": found.event,
        "commitment": started.commitment and started.commitment.hex(),
        "seed": started.seed and started.seed.hex(),
        "added": {str(seat): random.hex() for seat, random in sorted(found.added.items())},
        "mixed": found.seed and found.seed.hex(),
        "draws": [_drawing(drawing, edition) for drawing in found.drawings],
    }


def _drawing(drawing: Drawing, edition: Edition) -> dict[str, object]:
    return {
        "event": drawing.event,
        "kind": drawing.kind,
        "seat": drawing.seat,
        "first": drawing.first,
        "bag": drawing.bag,
        "told": tiles_text(drawing, drawing.told, edition),
        "computed": tiles_text(drawing, drawing.computed, edition),
    }


def tiles_text(drawing: Drawing, codes: bytes, edition: Edition) -> str:
    """Tiles as text; of a lot the seat that it favours."""
    return str(codes[0]) if drawing.kind == "lot" else write_rack(codes, edition)


def show(found: Verification, record: Record) -> None:
    """The draws as a table, and what came of it."""
    edition = load(found.started.edition)
    columns = [
        ("cli-verify-event", "right"),
        ("cli-player", "left"),
        ("cli-verify-bag", "right"),
        ("cli-verify-told", "left"),
        ("cli-verify-computed", "left"),
    ]
    table(columns, (_row(drawing, record, edition) for drawing in found.drawings))
    values = {"event": found.event or 0, "why": found.why}
    tell(say(f"verify-{found.fault or 'holds'}", **values))


def _row(drawing: Drawing, record: Record, edition: Edition) -> list[object]:
    pair = [tiles_text(drawing, codes, edition) for codes in (drawing.told, drawing.computed)]
    if drawing.kind == "lot":
        pair = [record.name(codes[0]) for codes in (drawing.told, drawing.computed)]
    return [drawing.event, record.name(drawing.seat), drawing.bag, *pair]
