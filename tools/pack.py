"""Pack the built files once, so that the server sends them as they lie: `python -m tools.pack`."""

import gzip
import sys
from pathlib import Path

SUFFIXES = frozenset({".js", ".css", ".wasm", ".svg", ".json", ".webmanifest", ".html", ".map"})
LEAST = 1_000


def pack(folder: Path) -> int:
    """Write a packed copy beside every file that is worth it; returns how many there are."""
    for old in folder.rglob("*.gz"):
        old.unlink()
    chosen = [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in SUFFIXES and path.is_file() and path.stat().st_size >= LEAST
    ]
    for path in chosen:
        beside = path.with_name(f"{path.name}.gz")
        beside.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    return len(chosen)


if __name__ == "__main__":
    sys.stdout.write(f"packed {pack(Path(sys.argv[1]))} files\n")
