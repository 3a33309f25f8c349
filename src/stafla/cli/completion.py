"""``stafla completion``: what a shell needs to complete commands and options."""

from typing import Literal

Shell = Literal["bash", "zsh", "fish", "powershell"]


def command(shell: Shell, /) -> int:
    """Print a script that completes commands and options."""
    from .output import tell
    from .run import application

    tell(application().generate_completion(shell=shell))
    return 0
