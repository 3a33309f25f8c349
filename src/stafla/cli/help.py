"""Help pages in the language of the run: cyclopts lays them out, ``help.ftl`` has their texts.

A command's module says nothing of its options but their types; what they mean is found here, when
a page is shown, by the names of the command and the option.
"""

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from stafla.data.catalogue import LANGUAGES, Catalogue, catalogue

from .output import Language

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

LABEL = re.compile(r"(?<![\w-])[A-Z]{2,}(?!\w)")
"""What cyclopts puts for a value: STR, PATH, FILE, OPTIONS."""


def help_texts() -> Catalogue:
    """The texts of the help pages in this run's language."""
    return catalogue(Language.current(), "help")


def label(name: str) -> str:
    """A placeholder of usage (``FILE``, ``STR``) in this run's language.

    Raises:
        KeyError: there is no text for it.
    """
    return help_texts()(f"help-label-{name.lower()}")


def text_of(path: tuple[str, ...], option: str = "") -> str:
    """What a command or one of its options is for.

    Args:
        path: the command, ``("words", "build")``; empty for the program itself.
        option: name without dashes; its text may be that of the command, of the group of
            commands, or of every command's option of this name.

    Raises:
        KeyError: there is no text for it.
    """
    texts = help_texts()
    keys = list(_keys(path, option)) if option else ["-".join(("help", *(path or ("about",))))]
    key = next((key for key in keys if key in texts), keys[0])
    named = {"editions": _editions(), "languages": ", ".join(LANGUAGES), "variants": _variants()}
    return texts(key, **named)


def _keys(path: tuple[str, ...], option: str) -> Iterator[str]:
    for length in range(len(path), 0, -1):
        yield "-".join(("help", *path[:length], option))
    yield f"help-any-{option}"


def _editions() -> str:
    from stafla.editions import names

    return ", ".join(names())


def _variants() -> str:
    from stafla.editions import variants

    return ", ".join(variants())


class HelpPage:
    """How cyclopts shows a page: usage, description, then a panel of commands or options."""

    def __init__(self) -> None:
        self.path: tuple[str, ...] = ()

    def render_usage(self, console: "Console", _: "ConsoleOptions", usage: object) -> None:
        """The usage line; it names the command whose page this is."""
        from rich.text import Text

        words = str(usage).split()
        self.path = tuple(takewhile(lambda word: word.islower() and word.isidentifier(), words[1:]))
        line = LABEL.sub(lambda match: self.value(match[0]), " ".join(words))
        heading = help_texts()("help-heading-usage")
        console.print(Text(f"{heading}: {line}\n", style="bold"))

    def value(self, name: str) -> str:
        """What stands in the usage line for values; those that may be left out by their names."""
        return text_of(self.path, "args") if name == "ARGS" else label(name)

    def render_description(self, console: "Console", _: "ConsoleOptions", __: object) -> None:
        """What the command is for."""
        from rich.text import Text

        console.print(Text(text_of(self.path) + "\n"))

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """One panel, its entries as they are called in this language."""
        from cyclopts.help import DefaultFormatter

        entries = [self.entry(entry) for entry in panel.entries]
        if not self.path:
            entries.append(_language(text_of((), "language")))
        title = help_texts()(f"help-heading-{str(panel.title).lower()}")
        shown = panel.copy(title=title, entries=entries)
        columns = _columns if panel.format == "parameter" else None
        DefaultFormatter(column_specs=columns)(console, options, shown)

    def entry(self, entry: "HelpEntry") -> "HelpEntry":
        """A command or an option with its text, its labels and its marks in this language."""
        name = (entry.positive_names or (entry.positional_label or "",))[0]
        command = not name.startswith("-") and entry.positional_label is None
        option = name.lstrip("-").lower()
        text = text_of((*self.path, name)) if command else text_of(self.path, option)
        return entry.copy(
            description=_mark(text, entry),
            metavar=entry.metavar and LABEL.sub(lambda match: label(match[0]), entry.metavar),
            positional_label=entry.positional_label and label(entry.positional_label),
        )


def _language(text: str) -> "HelpEntry":
    """The option that is taken before any command, so that cyclopts does not know it."""
    from cyclopts.help import HelpEntry

    return HelpEntry(positive_names=("--language",), description=text)


def _mark(text: str, entry: "HelpEntry") -> "Text":
    """An entry's text and, in brackets, its choices, its default, and whether it must be given."""
    from rich.text import Text

    texts, text_marked = help_texts(), Text(text)
    if entry.choices:
        mark = texts("help-mark-choices", values=", ".join(entry.choices))
        text_marked.append(f" [{mark}]", "cyclopts.choices")
    # a flag's default is that it is not given, a list's that it is empty
    if entry.default and entry.default not in ('""', "()") and entry.metavar:
        mark = texts("help-mark-default", value=entry.default)
        text_marked.append(f" [{mark}]", "cyclopts.default")
    if entry.required:
        text_marked.append(f" [{texts('help-mark-required')}]", "cyclopts.required")
    return text_marked


def _columns(console: "Console", options: "ConsoleOptions", entries: list["HelpEntry"]) -> Any:
    """The usual columns, the last with our text and not with the English marks."""
    from cyclopts.help.specs import get_default_parameter_columns

    *others, last = get_default_parameter_columns(console, options, entries)
    return (*others, last.copy(renderer="description"))
