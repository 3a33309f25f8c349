"""The lexica there are: shipped as packages, and imported by the user.

A shipped lexicon lies in the package ``stafla_words_<language>`` beside its ``__init__.py``, as
``<language>.lexicon`` with the parts that it names. Imported ones lie in the folder ``lexica`` of
the user's data (`home`) and of the folder that a server was told (`DATA`), each named
``<edition>-<name>-<fingerprint>.lexicon``. A newer list of the same name takes the name over; the
earlier one then lies in ``lexica/earlier``, for the games that are pinned to it, and is found by
its fingerprint alone.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from unicodedata import normalize

from stafla.data.catalogue import LANGUAGES
from stafla.editions import Edition, load, names
from stafla.words.fault import LexiconFault
from stafla.words.files import write
from stafla.words.lexicon.lexicon import SUFFIX, Lexicon

if TYPE_CHECKING:
    from stafla.words.lists.build import BuiltLexicon

DATA = "STAFLA_DATA"
"""The variable by which a server and what it starts know the folder of its database."""

Origin = Literal["shipped", "imported", "earlier"]
EARLIER = "earlier"
MOST_NAME = 60
"""Characters in the name of a list."""


@dataclass(frozen=True, slots=True)
class LexiconFile:
    """A lexicon that can be chosen: its file, and how it came here."""

    path: Path
    origin: Origin

    def open(self) -> Lexicon:
        """The lexicon; kept for as long as its file stays as it is.

        Raises:
            LexiconFault: the file cannot be trusted any more.
        """
        try:
            stat = self.path.stat()
        except OSError as error:
            raise LexiconFault.unreadable(self.path, error) from error
        return _open(self.path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=32)
def _open(path: Path, _changed: int, _size: int) -> Lexicon:
    return Lexicon.open(path)


class NoHome(RuntimeError):
    """The user has no home, and nothing names a folder for the data."""

    code = "home-none"


def home() -> Path:
    """The folder of the user's own data: ``STAFLA_HOME``, else ``stafla`` in the XDG data home.

    Raises:
        NoHome: there is neither, nor a home in which it would be.
    """
    if chosen := os.environ.get("STAFLA_HOME"):
        return Path(chosen)
    if data := os.environ.get("XDG_DATA_HOME"):
        return Path(data) / "stafla"
    try:
        return Path.home() / ".local" / "share" / "stafla"
    except RuntimeError as error:
        raise NoHome(str(error)) from None


def folders() -> list[Path]:
    """Where imported lexica lie: the user's own folder, then that of the server's data."""
    data = os.environ.get(DATA)
    return [home(), *([Path(data)] if data and Path(data) != home() else [])]


def shipped_file(language: str) -> LexiconFile | None:
    """The lexicon of a language's data package, if that is installed."""
    spec = find_spec(f"stafla_words_{language}")
    folders = (spec.submodule_search_locations or ()) if spec else ()
    for folder in folders:
        path = Path(folder) / f"{language}{SUFFIX}"
        if path.is_file():
            return LexiconFile(path, "shipped")
    return None


def imported_files() -> list[LexiconFile]:
    """The lexica that the user imported, by file name."""
    return _files([folder / "lexica" for folder in folders()], "imported")


def earlier_files() -> list[LexiconFile]:
    """Imported lexica whose name a newer one has taken over, by file name."""
    return _files([folder / "lexica" / EARLIER for folder in folders()], "earlier")


def _files(lexicon_folders: Iterable[Path], origin: Origin) -> list[LexiconFile]:
    files = {path.name: path for folder in lexicon_folders for path in folder.glob(f"*{SUFFIX}")}
    return [LexiconFile(path, origin) for _, path in sorted(files.items())]


def lexicon_files() -> Iterator[LexiconFile]:
    """All lexica: the shipped ones in the order of languages, then the imported ones."""
    for language in LANGUAGES:
        if file := shipped_file(language):
            yield file
    yield from imported_files()


def on_shelf(edition: Edition) -> list[tuple[LexiconFile, Lexicon]]:
    """The lexica that can be chosen for an edition, the shipped one first.

    A file that cannot be trusted is left out here; opening it says why.
    """
    own = shipped_file(edition.language)
    lexica = _sound([*([own] if own else ()), *imported_files()])
    return [(file, lexicon) for file, lexicon in lexica if fits(lexicon, edition)]


def earlier(edition: Edition) -> list[Lexicon]:
    """The lexica of an edition that can be chosen by their fingerprint alone."""
    return [lexicon for _, lexicon in _sound(earlier_files()) if fits(lexicon, edition)]


def _sound(files: Iterable[LexiconFile]) -> Iterator[tuple[LexiconFile, Lexicon]]:
    for file in files:
        with suppress(LexiconFault):
            yield file, file.open()


def fits(lexicon: Lexicon, edition: Edition) -> bool:
    """Whether a lexicon is of the edition's language and alphabet."""
    same_language = load(lexicon.about.edition).language == edition.language
    return same_language and lexicon.about.alphabet == edition.alphabet.upper


def find(edition: Edition, lexicon_name: str | Path | None = None) -> Lexicon:
    """The lexicon that is meant by ``lexicon_name``.

    Args:
        edition: what it shall be for.
        lexicon_name: a name or fingerprint on the shelf, or a file as a ``Path``; None: the shipped
            lexicon. A text never opens a file.

    Raises:
        LexiconFault: ``not-installed`` (no package with the language's words),
            ``unknown-lexicon``, ``ambiguous``, ``foreign-alphabet`` (a file of another
            language), or the file's fault.
    """
    if lexicon_name is None:
        return _own(edition)
    if isinstance(lexicon_name, Path):
        return _file(edition, lexicon_name)
    return _choose((lexicon for _, lexicon in on_shelf(edition)), earlier(edition), lexicon_name)


def _own(edition: Edition) -> Lexicon:
    file = shipped_file(edition.language)
    if file is None:
        raise LexiconFault("not-installed", language=edition.language)
    return file.open()


def _file(edition: Edition, path: Path) -> Lexicon:
    lexicon = LexiconFile(path, "imported").open()
    if not fits(lexicon, edition):
        raise LexiconFault(
            "foreign-alphabet", file=path.name, why=f"it is made for {lexicon.about.edition}"
        )
    return lexicon


def open_named(lexicon_name: str) -> Lexicon:
    """The lexicon of any edition that has this name or fingerprint.

    Raises:
        LexiconFault: ``unknown-lexicon``, ``ambiguous``.
    """
    known, older = (
        [lexicon for _, lexicon in _sound(files)] for files in (lexicon_files(), earlier_files())
    )
    return _choose(known, older, lexicon_name)


def _choose(shelf: Iterable[Lexicon], older: Iterable[Lexicon], lexicon_name: str) -> Lexicon:
    known = list(shelf)
    matching = [x for x in known if _name_key(lexicon_name) == _name_key(x.name)]
    matching += [x for x in (*known, *older) if lexicon_name.upper() == x.fingerprint]
    if not matching:
        raise LexiconFault("unknown-lexicon", wanted=lexicon_name)
    if len({lexicon.fingerprint for lexicon in matching}) > 1:
        prints = " ".join(sorted(lexicon.fingerprint for lexicon in matching))
        raise LexiconFault("ambiguous", wanted=lexicon_name, found=prints)
    return matching[0]


def _name_key(name: str) -> str:
    """A name as it is compared: some keyboards and file systems write é as two characters."""
    return normalize("NFC", name).casefold()


def put(built: "BuiltLexicon", data: Path | None = None) -> Path:
    """Keep a new lexicon among the imported ones; the same lexicon replaces itself.

    Args:
        built: the lexicon.
        data: the folder of a server's data; the user's own by default.

    Raises:
        LexiconFault: ``unreadable``: the system does not let it.
    """
    about = built.lexicon.about
    name = re.sub(r"[^\w.-]+", "_", about.name).strip("._") or "lexicon"
    path = (data or home()) / "lexica" / f"{about.edition}-{name[:40]}-{about.fingerprint}{SUFFIX}"
    write(built.data, path)
    return path


def require_name(name: str) -> None:
    """A list can be told and chosen by this name.

    Raises:
        LexiconFault: ``name-too-long``, ``name-odd`` (none, or more than a line of text),
            ``name-of-edition`` (by which the edition's own list is chosen), ``name-of-shipped``
            (two lists would have it, and neither could be chosen by it).
    """
    if len(name) > MOST_NAME:
        raise LexiconFault("name-too-long", count=len(name), most=MOST_NAME)
    if not name.strip() or not name.isprintable():
        raise LexiconFault("name-odd")
    if name.casefold() in names():
        raise LexiconFault("name-of-edition", wanted=name)
    shipped = _sound(filter(None, map(shipped_file, LANGUAGES)))
    if _name_key(name) in {_name_key(lexicon.name) for _, lexicon in shipped}:
        raise LexiconFault("name-of-shipped", wanted=name)


def take_name_over(lexicon: Lexicon, path: Path) -> list[Lexicon]:
    """Let a new list have its name alone among the imported ones of its folder and language.

    Args:
        lexicon: the new list.
        path: its file, as `put` gives it.

    Returns:
        the lists that were called so; games that are pinned to them still find them.

    Raises:
        LexiconFault: ``unreadable``: the system does not let it.
    """
    language, away = load(lexicon.about.edition).language, path.parent / EARLIER
    namesakes = [
        (file.path, other)
        for file, other in _sound(_files([path.parent], "imported"))
        if file.path != path
        and _name_key(other.name) == _name_key(lexicon.name)
        and load(other.about.edition).language == language
    ]
    try:
        for file, _ in namesakes:
            away.mkdir(exist_ok=True)
            file.replace(away / file.name)
        (away / path.name).unlink(missing_ok=True)
    except OSError as error:
        raise LexiconFault.unreadable(away, error) from error
    return [other for _, other in namesakes if other.fingerprint != lexicon.fingerprint]


def remove(lexicon_name: str, data: Path | None = None) -> Lexicon:
    """Delete an imported lexicon; games that are pinned to it have no words any more.

    Args:
        lexicon_name: its name or fingerprint.
        data: the folder of a server's data; the user's own by default.

    Returns:
        the lexicon that was.

    Raises:
        LexiconFault: ``not-imported``, ``ambiguous``; ``unreadable``: the system does not let it.
    """
    folder = (data or home()) / "lexica"
    now, before = (
        list(_sound(_files([place], "imported"))) for place in (folder, folder / EARLIER)
    )
    try:
        chosen = _choose((x for _, x in now), (x for _, x in before), lexicon_name)
    except LexiconFault as fault:
        if fault.code == "unknown-lexicon":
            raise LexiconFault("not-imported", wanted=lexicon_name) from None
        raise
    for file, lexicon in (*now, *before):
        if (lexicon.fingerprint, lexicon.name) == (chosen.fingerprint, chosen.name):
            try:
                file.path.unlink()
            except OSError as error:
                raise LexiconFault.unreadable(file.path, error) from error
    return chosen
