"""Errors in the words of the person who reads them."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from errno import EACCES, EADDRINUSE, EDQUOT, ENOSPC, EPERM, EROFS
from pathlib import Path

from cyclopts.argument import Argument
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from stafla._core import AS_BLANK, BLANK, PlacementError
from stafla.cli.help import label
from stafla.cli.output import say, texts
from stafla.data.catalogue import spoken_values
from stafla.editions import AlphabetError, Edition, UnknownEdition, variants
from stafla.records import Style
from stafla.records.fault import clip
from stafla.records.notation.square import Start, write_square
from stafla.rules import Refusal
from stafla.words.library import NoHome, home

# packages that are loaded where they are asked for, and what brings them
EXTRAS = {"psycopg": "postgresql", "redis": "bus"}
# what SQLite says of a disk, and of a file of another user
DATABASE_FAULTS = {
    "FULL": "cli-disk-full",
    "IOERR": "cli-disk-fault",
    "READONLY": "cli-database-forbidden",
    "CANTOPEN": "cli-database-forbidden",
    "PERM": "cli-database-forbidden",
}


def explain(error: Exception) -> str:
    """One line about an error: its localised message with its details, by its code."""
    # a list that the system does not give is a file like any other
    file = error.__cause__ if getattr(error, "code", "") == "unreadable" else error
    if isinstance(file, OSError) and (file is error or file.filename is not None):
        return explain_file(file)
    if plain := explain_foreign(error):
        return plain
    if code := getattr(error, "code", None):
        key = f"{getattr(error, 'area', 'cli')}-{code}"
        details = details_of(error)
        if code.startswith("event-") and code in texts():
            # an event's messages name rounds, tables and lines themselves
            return say(code, **spoken_values(texts(), details))
        message = explain_code(key if key in texts() else code, details, str(error))
        # what is unknown, and what there is: an edition, a bot, a language, a variant
        text = str(details.get("name") or details.get("text") or details.get("variant") or "")
        known = (
            variants() if code == "variant-unknown" else str(details.get("known", "")).split(", ")
        )
        return with_suggestion(message, text, known)
    return say("cli-internal", text=f"{type(error).__name__}: {error}")


def explain_foreign(error: Exception) -> str:
    """One line about an error that others raise; empty: it is none of those that are known."""
    match error:
        case UnicodeDecodeError():
            return say("cli-file-not-utf-8")
        case UnicodeError():
            return say("cli-not-utf-8")
        case MemoryError() | RecursionError():
            return say("cli-too-much")
        case ModuleNotFoundError(name=name) if name in EXTRAS:
            return say("cli-extra-missing", name=name, extra=EXTRAS[name])
    # a database's, which SQLAlchemy hands on with the statement
    reported = getattr(error, "orig", None)
    return "" if reported is None else explain_database(error, reported)


def explain_database(error: Exception, reported: Exception) -> str:
    """What is wrong with a database, by its file where it is one."""
    # SQLITE_IOERR_WRITE is one of SQLITE_IOERR
    kind = getattr(reported, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0]
    key = DATABASE_FAULTS.get(kind)
    message = say(key) if key else say("cli-database-error", text=str(reported))
    file = "".join(getattr(error, "__notes__", [])[:1])
    return say("cli-at-file", where=clip(file, 200), message=message) if file else message


def details_of(error: Exception) -> dict[str, object]:
    """What a message about this error may mention."""
    match error:
        case UnknownEdition():
            return {"name": clip(error.name), "known": ", ".join(error.known)}
        case Refusal():
            return dict(error.values)
        case AlphabetError():
            return {"text": error.symbol, "column": error.position + 1}
    return dict(getattr(error, "details", None) or getattr(error, "values", {}))


def explain_code(code: str, details: dict[str, object], fallback: str = "") -> str:
    """The message of a code, its place in front when the details have one."""
    message = say(code, **spoken_values(texts(), details)) if code in texts() else fallback or code
    for name in ("column", "line", "number", "file"):
        if details.get(name) is not None:
            message = say(f"cli-at-{name}", where=str(details[name]), message=message)
    return message


def explain_placement(error: PlacementError, edition: Edition, style: Style = "gcg") -> str:
    """Why a placement is not legal, with its square and letter as players write them."""
    details: dict[str, object] = {"square": "", "tile": "", "kind": "none"}
    if error.square is not None:
        at = Start.of(error.square, False, edition.layout.width)
        details["square"] = write_square(at.row, at.column, style)
    if error.tile is not None:
        details |= _tile_of(error.tile, edition)
    return explain_code(error.code, details, str(error))


def _tile_of(tile: int, edition: Edition) -> dict[str, object]:
    if tile == BLANK or tile & AS_BLANK:
        return {"kind": "blank", "tile": "?"}
    if tile > len(edition.alphabet):
        return {}
    return {"kind": "letter", "tile": edition.alphabet.letter(tile)}


def explain_file(error: OSError) -> str:
    """What is wrong with a file, by name and in few words."""
    reasons = {
        FileNotFoundError: "cli-file-missing",
        IsADirectoryError: "cli-file-folder",
        NotADirectoryError: "cli-file-missing",
        PermissionError: "cli-file-forbidden",
    }
    reason = error.strerror or type(error).__name__
    if error.errno in (ENOSPC, EDQUOT):
        full, file = say("cli-disk-full"), error.filename
        return (
            full if file is None else say("cli-at-file", where=clip(str(file), 200), message=full)
        )
    if error.filename is None:
        return say("cli-usage", text=reason)
    key = next((key for kind, key in reasons.items() if isinstance(error, kind)), "cli-file-error")
    if error.errno == EADDRINUSE:
        key = "cli-port-taken"
    elif error.errno in (EACCES, EPERM, EROFS) and _is_around_home(str(error.filename)):
        key = "cli-home-forbidden"
    return say(key, file=clip(str(error.filename), 200), text=reason)


def _is_around_home(file: str) -> bool:
    """Whether it lies in the folder of the user's own data, or that would be made in it."""
    try:
        path, kept = Path(file), home()
    except NoHome:
        return False
    return path.is_relative_to(kept) or kept.is_relative_to(path)


def explain_usage(error: CycloptsError) -> str:
    """One line about arguments that do not fit the command."""
    known: Iterable[str] = ()
    match error:
        case UnknownCommandError():
            text = (error.unused_tokens or [""])[0]
            kind = "option" if text.startswith("-") else "command"
            key, details = f"cli-unknown-{kind}", {"text": text}
            known = error.app or ()
        case UnknownOptionError():
            key = "cli-unknown-option"
            details = {"text": error.token.keyword or error.token.value}
            known = [name for argument in error.argument_collection for name in argument.names]
        case MissingArgumentError() if error.argument is not None:
            missing = [name for name in error.argument.names if name.startswith("--")]
            key, details = "cli-missing-argument", {"text": option_name(error.argument)}
            if misspelt := next(misspelt_options(error, missing), ""):
                key, details, known = "cli-unknown-option", {"text": misspelt}, missing
        case RepeatArgumentError():
            key = "cli-repeated-argument"
            details = {"text": error.token.keyword or error.token.value}
        case CoercionError() if error.argument is not None:
            value = error.token.value if error.token is not None else ""
            key, details = "cli-bad-value", {"name": option_name(error.argument), "text": value}
        case UnusedCliTokensError():
            key, details = "cli-unused", {"text": " ".join(error.unused_tokens or ())}
        case _:
            key, details = "cli-bad-usage", {}
    return with_suggestion(say(key, **details), str(details.get("text", "")), known)


def with_suggestion(message: str, text: str, known: Iterable[str]) -> str:
    """A message, with the name that ``text`` comes close to, if there is one."""
    near = nearest(text, known)
    return say("cli-did-you-mean", message=message, near=near) if near else message


def nearest(text: str, known: Iterable[str]) -> str:
    """The name that ``text`` comes close to; empty: none does."""
    # the option without a value: --edtion=fi
    word = text.partition("=")[0].casefold().lstrip("-")
    names = {name.lstrip("-"): name for name in known if name.lstrip("-")}
    near = get_close_matches(word, names, n=1) if word else []
    return names[near[0]] if near else ""


def misspelt_options(error: MissingArgumentError, missing: Sequence[str]) -> Iterator[str]:
    """Options that the command does not have and that come close to one that is missing."""
    arguments = error.app.assemble_argument_collection() if error.app else ()
    known = {name for argument in arguments for name in argument.names}
    for token in error.root_input_tokens or ():
        text = token.partition("=")[0]
        if text.startswith("--") and text not in known and nearest(text, missing):
            yield text


def option_name(argument: Argument) -> str:
    """An argument as usage shows it: ``--edition``, or FILE where it goes by its place."""
    by_place = argument.index is not None
    return label(argument.name.lstrip("-")) if by_place else argument.name
