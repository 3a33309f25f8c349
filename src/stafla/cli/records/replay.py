"""``stafla replay``: a game file played through, its figures checked."""

from pathlib import Path

from stafla.cli.output import emit


def command(file: Path, /, *, edition: str | None = None, json: bool = False) -> int:
    """Play a game file through and check its figures."""
    from stafla.cli.records import pastimes, report
    from stafla.records.record import file as records
    from stafla.records.record import pastime

    with file.open("rb") as opened:
        data = opened.read(records.MOST_BYTES + 1)
    if pastime.is_pastime(data):
        return pastimes.show_replay(data, edition, json=json)
    checked, bad = report.of_file(data, edition)
    if json:
        emit(report.as_json(checked))
    else:
        report.show(checked, bad)
    return 1 if checked.mismatches else 0
