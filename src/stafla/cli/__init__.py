"""The command ``stafla``: one module a command, each imported only when called for."""

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status.

    0 answered, 1 illegal, invalid or mismatch, 2 bad usage or bad input (docs/guides/programs.md).
    """
    from .run import run

    return run(sys.argv[1:] if arguments is None else arguments)
