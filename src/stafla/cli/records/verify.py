"""``stafla verify``: every draw of a record computed again from what was revealed."""

from pathlib import Path
from typing import TYPE_CHECKING

from stafla.cli.output import emit, say, table, tell, texts
from stafla.data.catalogue import spoken_values
from stafla.editions import Edition, load

if TYPE_CHECKING:
    from stafla.records import Record, Verification
    from stafla.records.record.verify import Drawing


def command(file: Path, /, *, json: bool = False) -> int:
    """Compute every draw of a game again."""
    from stafla.cli.records import pastimes
    from stafla.records import verify
    from stafla.records.record import file as records
    from stafla.records.record import pastime

    with file.open("rb") as opened:
        data = opened.read(records.MOST_BYTES + 1)
    if pastime.is_pastime(data):
        return pastimes.show_verification(data, json=json)
    record = records.read(data)
    verification = verify(record)
    if json:
        emit(as_json(verification))
    else:
        show(verification, record)
    return 1 if verification.wrong else 0


def as_json(verification: "Verification") -> dict[str, object]:
    """The verification as one JSON value."""
    edition = load(verification.started.edition)
    started = verification.started
    return {
        "verified": verification.fault is None,
        "fault": verification.fault,
        "event": verification.event,
        "commitment": started.commitment and started.commitment.hex(),
        "seed": started.seed and started.seed.hex(),
        "added": {str(seat): random.hex() for seat, random in sorted(verification.added.items())},
        "mixed": verification.seed and verification.seed.hex(),
        "draws": [_drawing(drawing, edition) for drawing in verification.drawings],
    }


def _drawing(drawing: "Drawing", edition: Edition) -> dict[str, object]:
    return {
        "event": drawing.event,
        "kind": drawing.kind,
        "seat": drawing.seat,
        "first": drawing.first,
        "bag": drawing.bag,
        "recorded": tiles_text(drawing, drawing.recorded, edition),
        "computed": tiles_text(drawing, drawing.computed, edition),
    }


def tiles_text(drawing: "Drawing", codes: bytes, edition: Edition) -> str:
    """Tiles as text; of a lot the seat that it favours."""
    from stafla.records.record.event import write_rack

    return str(codes[0]) if drawing.kind == "lot" else write_rack(codes, edition)


def show(verification: "Verification", record: "Record") -> None:
    """The draws as a table, and what came of it."""
    edition = load(verification.started.edition)
    columns = [
        ("cli-verify-event", "right"),
        ("cli-player", "left"),
        ("cli-verify-bag", "right"),
        ("cli-verify-recorded", "left"),
        ("cli-verify-computed", "left"),
    ]
    table(columns, (_row(drawing, record, edition) for drawing in verification.drawings))
    values = spoken_values(texts(), verification.details)
    tell(say(f"verify-{verification.fault or 'holds'}", **values))


def _row(drawing: "Drawing", record: "Record", edition: Edition) -> list[object]:
    pair = [tiles_text(drawing, codes, edition) for codes in (drawing.recorded, drawing.computed)]
    if drawing.kind == "lot":
        pair = [record.name(codes[0]) for codes in (drawing.recorded, drawing.computed)]
    return [drawing.event, record.name(drawing.seat), drawing.bag, *pair]
