"""``stafla restore``: a backup into an empty database."""

from pathlib import Path

from stafla.cli.inputs.database import address, folder
from stafla.cli.output import emit, say, tell


def command(
    file: Path, /, *, data: Path | None = None, club: bool = False, json: bool = False
) -> int:
    """Read a backup."""
    from stafla.store.database.backup import restore

    counts = restore(file, address(folder(data, club=club)))
    if json:
        emit({"file": str(file), "rows": counts})
    else:
        tell(say("backup-restored", file=str(file), rows=sum(counts.values())))
    return 0
