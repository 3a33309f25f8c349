"""Pack what is sent as it lies, once: `python -m tools.pack [FOLDER]`.

With a folder the built pages in it; without one what devices take along: word lists, ordinary words
and leave values, in the tree and in the word packages beside it. Packages carry the copies.
"""

import sys
from pathlib import Path

from stafla.web.device.files import everything
from stafla.web.rendering.packed import GZ, packed_copy, packed_path
from stafla.web.rendering.packed import content as content_of
from stafla.web.rendering.packed import pack as pack_file

SUFFIXES = frozenset({".js", ".css", ".wasm", ".svg", ".json", ".webmanifest", ".html", ".map"})
LEAST = 1_000


def pack(folder: Path) -> int:
    """Write a packed copy beside every file that is worth it; returns how many there are."""
    for old in folder.rglob(f"*{GZ}"):
        old.unlink()
    chosen = [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in SUFFIXES and path.is_file() and path.stat().st_size >= LEAST
    ]
    for path in chosen:
        pack_file(path)
    return len(chosen)


def pack_lists() -> list[Path]:
    """Write a packed copy of what devices take along, where there is none; returns all of them."""
    paths = [found.path for found in everything()]
    for path in paths:
        if packed_copy(path, content_of(path)) is None:
            pack_file(path)
    return [packed_path(path) for path in paths]


if __name__ == "__main__":
    count = pack(Path(sys.argv[1])) if sys.argv[1:] else len(pack_lists())
    sys.stdout.write(f"packed {count} files for browsers\n")
