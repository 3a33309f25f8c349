"""Word maps kept on disk, since the large ones take a while to build.

A map is checked whole when it is written, and whenever its file's size or time is not what was
noted then; otherwise it is taken as it is.
"""

import json
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from stafla import _core
from stafla.words.fault import LexiconFault
from stafla.words.files import write
from stafla.words.lexicon.lexicon import Lexicon

MANY = 400_000
SUFFIX = ".wordmap"


def folder() -> Path:
    """Where maps are kept: ``cache`` in ``STAFLA_HOME``, else ``stafla`` in the XDG cache home."""
    if home := os.environ.get("STAFLA_HOME"):
        return Path(home) / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stafla"


def word_map(lexicon: Lexicon, rules: _core.Ruleset, least: int = MANY) -> _core.WordMap:
    """The word map of a lexicon, from disk if it has ``least`` words and was built before.

    A folder that cannot be written or made out, or a file that cannot be trusted, only costs time.

    Raises:
        LexiconFault: no map can be built (``overflow``, ``key-clash``, ``foreign-alphabet``).
    """
    if len(lexicon) < least:
        return _build(lexicon, rules)
    try:
        path = folder() / f"{_key(lexicon, rules)}{SUFFIX}"
    except RuntimeError:  # a user without a home
        return _build(lexicon, rules)
    try:
        return _open_checked(path, rules)
    except (OSError, _core.LexiconError):
        built = _build(lexicon, rules)
    with suppress(OSError, _core.LexiconError):
        write(built.to_bytes(), path)
        return _open_checked(path, rules)
    return built


def _build(lexicon: Lexicon, rules: _core.Ruleset) -> _core.WordMap:
    try:
        return _core.WordMap(lexicon.graph, rules)
    except _core.LexiconError as error:
        raise LexiconFault.of(error, lexicon.name) from error


def _key(lexicon: Lexicon, rules: _core.Ruleset) -> str:
    """All that a map depends on: the words, and the order of the letters by value."""
    values = [rules.value(code) for code in range(1, rules.letters + 1)]
    inputs = f"{lexicon.about.whole or lexicon.about.digest} {values}"
    return sha256(inputs.encode()).hexdigest()[:20]


def _open_checked(path: Path, rules: _core.Ruleset) -> _core.WordMap:
    """The map in a file, checked whole unless the note beside it says that it was."""
    note, file_state = path.with_suffix(".json"), _file_state(path)
    known = _read_note(note) == file_state
    word_map_read = _core.WordMap.from_bytes(path.read_bytes(), rules, verify=not known)
    if not known:
        with suppress(LexiconFault):
            write(json.dumps(file_state).encode(), note)
    return word_map_read


def _file_state(path: Path) -> dict[str, int]:
    stat = path.stat()
    return {"size": stat.st_size, "time": stat.st_mtime_ns}


def _read_note(note: Path) -> object:
    with suppress(OSError, ValueError):
        return json.loads(note.read_bytes())
    return None
