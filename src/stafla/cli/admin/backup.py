"""``stafla backup``: everything in the database in one file, while the server goes on."""

from pathlib import Path

from stafla.cli.inputs.database import existing_address, folder
from stafla.cli.output import emit, say, tell


def command(
    file: Path, /, *, data: Path | None = None, club: bool = False, json: bool = False
) -> int:
    """Write a backup."""
    from stafla.store.database.backup import backup, up_to_date

    # a folder named wrongly would else give a backup of nothing, night after night
    where = existing_address(folder(data, club=club))
    try:
        with up_to_date(where, file) as address:
            counts = backup(address, file)
    except OSError as error:
        # what fails while it is written to does not say where
        error.filename = error.filename or str(file)
        raise
    if json:
        emit({"file": str(file), "rows": counts})
    else:
        tell(say("backup-written", file=str(file), rows=sum(counts.values())))
    return 0
