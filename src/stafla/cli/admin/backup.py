"""``stafla backup``: everything in the database in one file, while the server goes on."""

from pathlib import Path

from stafla.cli.inputs.database import address, folder, open_database
from stafla.cli.output import emit, say, tell


def command(
    file: Path, /, *, data: Path | None = None, club: bool = False, json: bool = False
) -> int:
    """Write a backup."""
    from stafla.store.database.backup import backup

    where = folder(data, club=club)
    with open_database(where):  # of the schema of today
        counts = backup(address(where), file)
    if json:
        emit({"file": str(file), "rows": counts})
    else:
        tell(say("backup-written", file=str(file), rows=sum(counts.values())))
    return 0
