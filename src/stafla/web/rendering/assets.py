"""The built front end: which files a page needs."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parents[1] / "static"


@dataclass(frozen=True, slots=True)
class Assets:
    """Addresses of an entry's scripts, of what they import, and of its styles."""

    scripts: tuple[str, ...]
    styles: tuple[str, ...]
    modules: tuple[str, ...] = ()


@cache
def assets(entry: str, folder: Path = STATIC) -> Assets:
    """What the Vite manifest says of an entry such as ``src/entries/table.ts``.

    Without a built front end the pages stand bare: no scripts, no styles.
    """
    manifest = folder / ".vite" / "manifest.json"
    if not manifest.is_file():
        return Assets((), ())
    chunks: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
    chunk = chunks.get(entry)
    if chunk is None:
        return Assets((), ())
    reached = _imports_of(chunks, entry)
    styles = [style for name in reached for style in chunks[name].get("css", ())]
    imported = [chunks[name]["file"] for name in reached if name != entry]
    return Assets(
        (f"/static/{chunk['file']}",),
        tuple(f"/static/{s}" for s in dict.fromkeys(styles)),
        tuple(f"/static/{s}" for s in imported),
    )


@cache
def has_kernel(folder: Path = STATIC) -> bool:
    """Whether the front end was built with the kernel for browsers."""
    return any((folder / "assets").glob("kernel-*.wasm"))


def _imports_of(chunks: dict[str, Any], entry: str) -> list[str]:
    """The entry and everything it imports, imports first."""
    visited: set[str] = set()
    order: list[str] = []

    def visit(name: str) -> None:
        if name not in visited:
            visited.add(name)
            for imported in chunks[name].get("imports", ()):
                visit(imported)
            order.append(name)

    visit(entry)
    return order
