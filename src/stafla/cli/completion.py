"""``stafla completion``: what a shell needs to complete commands and options."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from cyclopts import App

Shell = Literal["bash", "zsh", "fish", "powershell"]
USUAL = {"help": "Display this message and exit.", "version": "Display application version."}
"""What scripts of zsh and fish say of the options that every command has, whatever these say."""


def command(shell: Shell, /) -> int:
    """Print a script that completes commands and options."""
    from .help import text_of
    from .output import tell
    from .run import application

    app = application()
    describe(app, ())
    script = app.generate_completion(shell=shell)
    for option, text in USUAL.items():
        script = script.replace(text, text_of((), option))
    tell(script)
    return 0


def describe(app: "App", path: tuple[str, ...]) -> None:
    """Give commands and options the texts of their help pages, in the language of the run."""
    from .help import text_of

    app.help = text_of(path)
    if app.default_command is not None:
        app.default_command = with_option_texts(app, app.default_command, path)
    for name in app:
        if not name.startswith("-"):
            describe(app[name], (*path, name))
        elif (option := name.lstrip("-")) in USUAL:
            app[name].help = text_of((), option)


def with_option_texts(
    app: "App", function: Callable[..., Any], path: tuple[str, ...]
) -> Callable[..., Any]:
    """The function of a command with a docstring that has the texts of its options.

    That is where cyclopts looks for what a script says of an option.
    """
    from .help import text_of

    @wraps(function)
    def command(*given: Any, **named: Any) -> Any:
        return function(*given, **named)

    texts = {
        argument.field_info.name: text_of(path, argument.name.lstrip("-").lower())
        for argument in app.assemble_argument_collection()
    }
    lines = [f"    {name}: {' '.join(text.split())}" for name, text in texts.items()]
    command.__doc__ = "\n".join((text_of(path), "", "Args:", *lines))
    return command
