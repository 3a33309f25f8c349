"""From arguments to an exit status: every failure ends as one line on standard error."""

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from cyclopts import App, Parameter
from cyclopts.exceptions import CycloptsError

from .help import HelpPage
from .output import BadOption, Language, say, tell

BAD = 2

COMMANDS = {
    "play": "play.play",
    "variants": "variants",
    "solo": "solo",
    "duplicate": "duplicate",
    "event": "contests.event",
    "reverse": "reverse",
    "bingo": "bingo",
    "words": "words.lexicon",
    "moves": "analysis.moves",
    "analyze": "analysis.analyze",
    "engine": "analysis.engine",
    "bench": "study.bench",
    "score": "analysis.score",
    "judge": "words.judge",
    "replay": "records.replay",
    "verify": "records.verify",
    "ratings": "admin.ratings",
    "selfplay": "study.selfplay",
    "match": "study.match",
    "record": "study.highest",
    "train": "study.train",
    "serve": "admin.serve",
    "club": "admin.club",
    "completion": "completion",
    "people": "admin.people",
    "backup": "admin.backup",
    "restore": "admin.restore",
}


def application() -> App:
    """The command tree; a command's module is imported when it is chosen."""
    app = App(
        name="stafla",
        # --json needs no --no-json: nothing is on unless it is asked for
        default_parameter=Parameter(negative=()),
        # docstrings are no markup, and to load what reads markup takes as long as all the rest
        help_format="plaintext",
        help_formatter=HelpPage(),
        version_flags=["--version"],
        version=version,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, module in COMMANDS.items():
        app.command(f"stafla.cli.{module}:command", name=name)
    return app


def version() -> str:
    """The program's version."""
    from importlib import metadata

    return metadata.version("stafla")


def versions() -> str:
    """What ``--version`` prints: the program's version, the kernel's, and the word lists here."""
    from stafla import _core
    from stafla.cli.errors import explain
    from stafla.words import LexiconFault, library

    lines = [f"stafla {version()}", f"{say('cli-kernel')} {_core.VERSION}"]
    for file in library.lexicon_files():
        try:
            words = file.open()
        except LexiconFault as fault:
            lines.append(explain(fault))
        else:
            lines.append(f"{words.about.edition}: {words.name} {words.fingerprint}")
    if len(lines) == 2:
        lines.append(say("words-none-installed"))
    return "\n".join(lines)


def run(arguments: Sequence[str]) -> int:
    """Run one command; never raises, never shows a traceback (except with STAFLA_DEBUG)."""
    _open_closed()
    _utf8()
    try:
        words = Language.taken_from([_text(argument) for argument in arguments])
        status = _run(words or ["--help"])
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        from stafla.cli.errors import explain_usage

        return fail(explain_usage(error))
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except KeyboardInterrupt:
        return fail(say("cli-interrupted"))
    except BrokenPipeError:
        return _nobody_reads()
    except Exception as error:
        from stafla.cli.errors import explain

        if os.environ.get("STAFLA_DEBUG"):
            traceback.print_exc()
        return fail(explain(error))


def _run(words: list[str]) -> object:
    if words == ["--version"]:
        tell(versions())
        return 0
    return application()(words, print_error=False, exit_on_error=False, help_on_error=False)


def fail(message: str) -> int:
    """Say what is wrong in one line, and return the status for it."""
    line = " ".join(message.split())
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        return _nobody_reads()
    sys.stderr.write(f"stafla: {line}\n")
    return BAD


def _nobody_reads() -> int:
    """The reader of our output has gone; whatever is still buffered goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
    sys.stderr.write(f"stafla: {say('cli-broken-pipe')}\n")
    return BAD


def _text(argument: str) -> str:
    """An argument as UTF-8, whatever the locale took it for.

    Raises:
        BadOption: it is not.
    """
    try:
        return os.fsencode(argument).decode("utf-8")
    except UnicodeDecodeError:
        raise BadOption("cli-not-utf-8") from None


def _open_closed() -> None:
    """A stream that was closed (``>&-``) is one that nobody reads, or in which nothing is."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - for good


def _utf8() -> None:
    """Text in and out is UTF-8 whatever the locale.

    Half a letter that somebody typed is one letter that is none; in a file it is an error.
    """
    typed = "replace" if sys.stdin.isatty() else "strict"
    for stream, errors in ((sys.stdout, "replace"), (sys.stderr, "replace"), (sys.stdin, typed)):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors=errors)
