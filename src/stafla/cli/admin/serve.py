"""``stafla serve``: the web table on this machine."""

import gc
import sys
from importlib import import_module
from pathlib import Path

from stafla.cli.output import BadOption, say
from stafla.words import library


def command(*, host: str = "127.0.0.1", port: int = 8000, data: Path | None = None) -> int:
    """Serve the web table until interrupted."""
    if not 0 <= port <= 65_535:
        raise BadOption("cli-bad-value", name="--port", text=str(port)[:40])
    if not any(library.lexicon_files()):
        sys.stderr.write(f"stafla: {say('words-none-installed')}\n")
    # the two faces know nothing of each other; this one only starts the other by name. What is
    # imported stays: to search it again and again for what does not takes a tenth of the time
    gc.disable()
    try:
        server = import_module("stafla.web.server")
    finally:
        gc.enable()
    server.serve(host, port, data)
    return 0
