"""``stafla completion``: what a shell needs to complete commands and options."""

from typing import TYPE_CHECKING, Literal

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
    """Give each command the text of its help page, in the language of the run."""
    from .help import text_of

    app.help = text_of(path)
    for name in app:
        if not name.startswith("-"):
            describe(app[name], (*path, name))
        elif (option := name.lstrip("-")) in USUAL:
            app[name].help = text_of((), option)
