"""``stafla words``: build, import, inspect, compare, export and remove word lists."""

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, Parameter

from stafla.cli.inputs.database import folder
from stafla.cli.options import STANDARD_INPUT, FileOrInput
from stafla.cli.output import BadOption, emit, say, table, tell

if TYPE_CHECKING:
    from stafla.words import About, BuiltLexicon, Lexicon, Skipped
    from stafla.words.library import LexiconFile

command = App(name="words", result_action="return_value")


@command.command(name="build")
def build_command(
    file: FileOrInput,
    /,
    *,
    edition: str,
    out: Path,
    encoding: str = "utf-8",
    name: str = "",
    version: str = "",
    licence: str = "",
    source: str = "",
    json: bool = False,
) -> int:
    """Build a lexicon file from a list of words."""
    from stafla.words import write

    begun = time.perf_counter()
    about = _about(file, edition, name, version, (licence, source))
    built = _build(file, edition, encoding, about)
    write(built.data, out)
    _tell_built(built, time.perf_counter() - begun, json, out)
    return 0


@command.command(name="import")
def import_command(
    file: FileOrInput,
    /,
    *,
    edition: str,
    encoding: str = "utf-8",
    name: str = "",
    version: str = "",
    licence: str = "",
    source: str = "",
    data: Path | None = None,
    json: bool = False,
) -> int:
    """Import a list as a lexicon that can be chosen by name everywhere."""
    from stafla.words import library

    begun = time.perf_counter()
    about = _about(file, edition, name, version, (licence, source))
    library.require_name(about.name)
    built = _build(file, edition, encoding, about)
    place = library.put(built, data)
    earlier = library.take_name_over(built.lexicon, place)
    _tell_built(built, time.perf_counter() - begun, json, place)
    for lexicon in () if json else earlier:
        tell(say("cli-words-earlier", name=lexicon.name, fingerprint=lexicon.fingerprint))
    return 0


@command.command(name="remove")
def remove_command(lexicon: str, /, *, data: Path | None = None, json: bool = False) -> int:
    """Delete an imported lexicon."""
    from stafla.words import library

    removed = library.remove(lexicon, data)
    if json:
        emit({"name": removed.name, "fingerprint": removed.fingerprint})
    else:
        tell(say("cli-words-removed", name=removed.name, fingerprint=removed.fingerprint))
    return 0


def _about(file: Path, edition: str, name: str, version: str, origin: tuple[str, str]) -> "About":
    """What a new lexicon says of itself.

    Raises:
        BadOption: a list that has no file has no name by itself.
    """
    from stafla.words import About

    piped = str(file) == STANDARD_INPUT
    if piped and not name:
        raise BadOption("cli-missing-argument", text="--name")
    licence, source = origin
    return About(
        edition, name or file.stem, version, licence, source or ("" if piped else file.name)
    )


def _build(file: Path, edition: str, encoding: str, about: "About") -> "BuiltLexicon":
    """The lexicon of a list.

    Raises:
        ListFault: ``no-words``: by a list without a word no play would ever be valid.
        LexiconFault: the file cannot be read or trusted.
    """
    from stafla.cli.inputs.position import edition_named
    from stafla.words import ListFault, build, read_words

    ruled = edition_named(edition)
    with _list_file(file) as listed:
        built = build(read_words(listed, ruled, encoding), ruled, about)
    if not len(built.lexicon):
        raise ListFault.without_words(file)
    return built


@contextmanager
def _list_file(file: Path) -> Iterator[Path]:
    """The file of a list; what comes from standard input is put into one."""
    if str(file) != STANDARD_INPUT:
        yield file
        return
    source: IO[Any] = getattr(sys.stdin, "buffer", sys.stdin)
    typed = source.read()
    with TemporaryDirectory() as folder:
        kept = Path(folder) / "standard-input.txt"
        kept.write_bytes(typed.encode() if isinstance(typed, str) else typed)
        yield kept


def _tell_built(built: "BuiltLexicon", seconds: float, json: bool, place: Path) -> None:
    lexicon = built.lexicon
    if json:
        emit(
            {
                "words": len(lexicon),
                "fingerprint": lexicon.fingerprint,
                "nodes": lexicon.graph.nodes,
                "bytes": len(built.data),
                "seconds": round(seconds, 3),
                "skipped": [_skipped_json(line) for line in built.skipped],
            }
        )
        return
    tell(say("cli-words-built", words=len(lexicon), fingerprint=lexicon.fingerprint))
    tell(say("cli-words-file", file=str(place), bytes=len(built.data)))
    if built.skipped:
        tell(say("cli-words-skipped", count=len(built.skipped)))
        columns = [("cli-line", "right"), ("cli-text", "left"), ("cli-reason", "left")]
        table(columns, ((s.line, s.text, say(f"cli-{s.reason}")) for s in built.skipped[:20]))


def _skipped_json(line: "Skipped") -> dict[str, object]:
    return {"line": line.line, "text": line.text, "reason": line.reason}


@command.command(name="info")
def info_command(lexicon: str, /, *, json: bool = False) -> int:
    """Say what a lexicon is."""
    from stafla.cli.inputs.lexicon import named_lexicon

    opened = named_lexicon(lexicon)
    about = opened.about
    facts = {
        "edition": about.edition,
        "name": about.name,
        "version": about.version,
        "words": len(opened),
        "fingerprint": opened.fingerprint,
        "licence": about.licence,
        "source": about.source,
        "by_length": {str(length): count for length, count in opened.by_length.items()},
    }
    if json:
        emit(facts)
        return 0
    keys = ("edition", "name", "version", "words", "fingerprint", "licence", "source")
    rows = [(say(f"cli-about-{key}"), facts[key]) for key in keys]
    table([("cli-about-of", "left"), ("cli-about-is", "left")], rows)
    lengths = opened.by_length.items()
    table([("cli-letters", "right"), ("cli-about-words", "right")], lengths)
    return 0


@command.command(name="verify")
def verify_command(lexicon: str, /, *, json: bool = False) -> int:
    """Check a lexicon whole: every word counted, the fingerprint found anew."""
    from stafla.cli.inputs.lexicon import named_lexicon
    from stafla.words import verify

    opened = named_lexicon(lexicon)
    verify(opened)
    if json:
        emit({"name": opened.name, "words": len(opened), "fingerprint": opened.fingerprint})
    else:
        tell(say("cli-words-verified", name=opened.name, fingerprint=opened.fingerprint))
    return 0


@command.command(name="diff")
def diff_command(old: str, new: str, /, *, json: bool = False) -> int:
    """Compare two lexica."""
    from stafla.cli.inputs.lexicon import named_lexicon
    from stafla.words import difference

    diff = difference(named_lexicon(old), named_lexicon(new))
    if json:
        emit({"added": list(diff.added), "removed": list(diff.removed)})
        return 0
    for word in diff.removed:
        tell(f"- {word}")
    for word in diff.added:
        tell(f"+ {word}")
    tell(say("cli-words-diff", added=len(diff.added), removed=len(diff.removed)))
    return 0


@command.command(name="export")
def export_command(
    lexicon: str,
    /,
    *,
    out: Path,
    form: Annotated[Literal["text", "kwg", "kbwg"], Parameter(name="--format")] = "text",
    json: bool = False,
) -> int:
    """Write a lexicon in a format of other programs."""
    from stafla.cli.inputs.lexicon import named_lexicon
    from stafla.words import export, write

    opened = named_lexicon(lexicon)
    data = export(opened, form)
    write(data, out)
    if json:
        emit({"words": len(opened), "format": form, "bytes": len(data), "file": str(out)})
    else:
        tell(say("cli-words-file", file=str(out), bytes=len(data)))
    return 0


@command.command(name="list")
def list_command(*, json: bool = False) -> int:
    """List the lexica that are here: shipped ones, and those that were imported."""
    from stafla.words import LexiconFault, library

    lexica, faults = [], []
    for file in (*library.lexicon_files(), *library.earlier_files()):
        try:
            lexica.append((file, file.open()))
        except LexiconFault as fault:
            faults.append(fault)
    _show_list(lexica, json)
    if faults:
        raise faults[0]  # after those that are sound
    return 0


def _show_list(lexica: Sequence[tuple["LexiconFile", "Lexicon"]], json: bool) -> None:
    if json:
        for file, lexicon in lexica:
            emit(_file_json(file, lexicon))
        return
    if not lexica:
        tell(say("words-none-installed"))
        return
    columns = [
        ("cli-about-edition", "left"),
        ("cli-about-name", "left"),
        ("cli-about-fingerprint", "left"),
        ("cli-about-words", "right"),
        ("cli-about-origin", "left"),
    ]
    rows = (
        (x.about.edition, x.name, x.fingerprint, len(x), say(f"cli-{file.origin}"))
        for file, x in lexica
    )
    table(columns, rows)


def _file_json(file: "LexiconFile", lexicon: "Lexicon") -> dict[str, object]:
    return {
        "edition": lexicon.about.edition,
        "name": lexicon.name,
        "words": len(lexicon),
        "fingerprint": lexicon.fingerprint,
        "origin": file.origin,
        "file": str(file.path),
    }


@command.command(name="proposals")
def proposals_command(
    *, edition: str = "", data: Path | None = None, club: bool = False, json: bool = False
) -> int:
    """Rulings that differ from the word list, for its editors."""
    from stafla.cli.words.proposals import show

    show(edition, folder(data, club=club), json=json)
    return 0
