"""``stafla club``: this laptop serves a club's evening, without the internet."""

import sys
from importlib import import_module
from pathlib import Path

from stafla.cli.output import BadOption, Language, say
from stafla.words import library


def command(*, host: str = "0.0.0.0", port: int = 8000, data: Path | None = None) -> int:  # noqa: S104 - the room's phones are whom it is for
    """Serve a club's evening until interrupted."""
    if not 0 <= port <= 65_535:
        raise BadOption("cli-bad-value", name="--port", text=str(port)[:40])
    if not any(library.places()):
        sys.stderr.write(f"stafla: {say('words-none-installed')}\n")
    folder = data or library.home() / "club"
    name, spoken = say("club-organiser"), Language.current()
    # the two faces know nothing of each other; this one only starts the other by name
    import_module("stafla.web.server").serve_club(host, port, folder, name, spoken)
    return 0
