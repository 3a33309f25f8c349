"""The help pages speak the language of the run: every command, every option, every sign."""

import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Annotated, get_args, get_origin, get_type_hints

import pytest
from cyclopts import App, Parameter

from stafla.cli.help import text_of
from stafla.cli.output import Language
from stafla.cli.run import COMMANDS
from stafla.data.catalogue import LANGUAGES, catalogue
from tests.marks import in_ci_but

from .terminal import stafla

FOREIGN = [language for language in LANGUAGES if language != "en"]
FRAME = re.compile(r"[│╭╮╰╯─]")
VALUES = ("editions", "languages", "variants", "value", "values")
CATALOGUE = files("stafla.data") / "locales" / "en" / "help.ftl"


def options_of(function: object) -> list[str]:
    """The options of a command as a person types them, without dashes."""
    hints = get_type_hints(function, include_extras=True)
    return [option(name, hints[name]) for name in inspect.signature(function).parameters]  # type: ignore[arg-type]


def option(name: str, hint: object) -> str:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    given = [next(iter(mark.name)) for mark in marks if isinstance(mark, Parameter) and mark.name]
    return given[0].lstrip("-") if given else name.replace("_", "-")


@cache
def commands() -> dict[tuple[str, ...], list[str]]:
    """Every command by its path, with its options."""
    found: dict[tuple[str, ...], list[str]] = {(): ["help", "version", "language"]}
    for path, function in functions():
        found.setdefault(path[:1], [])
        found[path] = options_of(function)
    return found


def functions() -> Iterator[tuple[tuple[str, ...], Callable[..., object]]]:
    """What runs as each command, by the command's path."""
    for name, module in COMMANDS.items():
        command = import_module(f"stafla.cli.{module}").command
        if isinstance(command, App):
            for part in command:
                if not part.startswith("-"):
                    yield (name, part), command[part].default_command  # type: ignore[misc]
        else:
            yield (name,), command


@cache
def page(language: str, *path: str) -> str:
    """A help page as one line of text, without the frame of its panels."""
    result = stafla(*path, "--help", "--language", language)
    assert (result.status, result.err) == (0, "")
    return " ".join(FRAME.sub(" ", result.out).split())


def plain(language: str, key: str) -> list[str]:
    """The text of a message between its arguments."""
    text = catalogue(language, "help")(key, **dict.fromkeys(VALUES, "\0"))
    return [part for part in (" ".join(piece.split()) for piece in text.split("\0")) if part]


def keys() -> list[str]:
    """Every message of the help pages."""
    listed = re.findall(r"^(help-[a-z-]+) =", CATALOGUE.read_text(encoding="utf-8"), re.M)
    assert len(listed) > 70
    return listed


def test_the_commands_and_options_are_found() -> None:
    assert set(COMMANDS) == {path[0] for path in commands() if path}
    assert ("words", "diff") in commands()
    assert "format" in commands()["words", "export"]


@pytest.mark.parametrize("language", in_ci_but(LANGUAGES, "is", "fi"))
def test_every_command_and_option_is_explained_on_its_page(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path, options in commands().items():
        shown = page(language, *path)
        monkeypatch.setattr(Language, "chosen", language)
        told = [text_of(path), *(text_of(path, name) for name in options)]
        assert [text for text in told if " ".join(text.split()) not in shown] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_no_english_is_left_on_the_pages_of_another_language(language: str) -> None:
    english = {
        part for key in keys() for part in plain("en", key) if part not in plain(language, key)
    }
    assert len(english) > 70
    for path in commands():
        shown = page(language, *path)
        left = [part for part in english if re.search(rf"(?<!\w){re.escape(part)}(?!\w)", shown)]
        assert left == [], path


@pytest.mark.parametrize("language", FOREIGN)
def test_the_library_adds_no_english_of_its_own(language: str) -> None:
    own = r"\b(Usage|Commands|Arguments|Parameters|required|default|choices|STR|INT|CHOICE)\b"
    assert [path for path in commands() if re.search(own, page(language, *path))] == []


def test_every_text_is_used() -> None:
    """A text that no page shows is of an option that is gone."""
    shown = " ".join(page("en", *path) for path in commands())
    unused = [key for key in keys() if not all(part in shown for part in plain("en", key))]
    assert unused == []


def test_the_first_page_imports_no_command() -> None:
    program = (
        "import sys; from stafla.cli import main; main(['--help', '--language', 'pl']); "
        f"sys.exit(any(f'stafla.cli.{{name}}' in sys.modules for name in {[*COMMANDS.values()]}))"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert shown.returncode == 0
    assert "Polecenia" in shown.stdout.decode("utf-8")


def test_no_page_of_help_opens_the_database_and_the_first_knows_no_rules() -> None:
    """Half a second of waiting for a page that needs neither."""
    program = (
        "import sys; from stafla.cli import main\n"
        "for words in ([], *([name] for name in {names})):\n"
        "    main([*words, '--help'])\n"
        "    for package in ('sqlalchemy', 'stafla.club', *(['stafla.rules'] * (not words))):\n"
        "        if package in sys.modules: sys.exit(f'{words} {package}')"
    ).replace("{names}", repr([*COMMANDS]))
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert shown.stderr.decode("utf-8") == ""


PATHS = [*((name,) for name in COMMANDS), ("train", "leaves")]
HEAVY = (
    *("numpy", "pydantic", "pygments", "sqlalchemy"),
    *("stafla.bots", "stafla.club", "stafla.store", "stafla.study"),
)
"""What takes a tenth of a second or more to load, and only a run needs."""


@pytest.mark.parametrize(
    "path",
    in_ci_but(PATHS, *[(name,) for name in [*COMMANDS][::4]]),
    ids=" ".join,
)
def test_a_page_of_help_loads_nothing_that_only_a_run_needs(path: tuple[str, ...]) -> None:
    program = (
        "import sys; from stafla.cli import main; main(sys.argv[1:]); "
        f"sys.exit(' '.join(sorted(set({HEAVY}) & set(sys.modules))))"
    )
    command = [sys.executable, "-c", program, *path, "--help"]
    shown = subprocess.run(command, capture_output=True, check=False)
    assert shown.stderr.decode("utf-8").strip() == ""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("words", "diff", "x"), "brakuje: NOWSZY"),
        (("words", "diff", "x", "y", "z"), "nieoczekiwane: z"),
        (("judge", "--edition", "is"), "brakuje: SŁOWA"),
        (("--nowhere",), "nieznana opcja: --nowhere"),
        (("nowhere",), "nieznane polecenie: nowhere"),
        (("play", "--notation", "x"), "--notation: niewłaściwa wartość: x"),
    ],
)
def test_bad_usage_is_one_line_in_the_language(arguments: tuple[str, ...], told: str) -> None:
    result = stafla(*arguments, "--language", "pl")
    assert (result.status, result.out, result.err) == (2, "", f"stafla: {told}\n")


def test_usage_names_the_values_that_may_be_left_out() -> None:
    assert "enter [OPTIONS] FILE TABLE [FIRST SECOND]" in page("en", "event", "enter")
    assert "solo [OPTIONS] [MODE]" in page("en", "solo")


def test_what_goes_by_its_place_is_no_option_as_well() -> None:
    """It would be shown in two ways: FILE on one page, FILE --file on another."""
    both = {
        path
        for path, function in functions()
        for one in inspect.signature(function).parameters.values()
        if one.kind is one.POSITIONAL_OR_KEYWORD
    }
    assert both == set()


def test_no_default_is_told_twice() -> None:
    """In the text and in the mark behind it."""
    twice = r"(?:\bby|, the) default[^.\[]*\.? \[default"
    assert [path for path in commands() if re.search(twice, page("en", *path))] == []


def test_a_list_that_is_empty_is_no_default() -> None:
    assert "()" not in stafla("play", "--help").out
