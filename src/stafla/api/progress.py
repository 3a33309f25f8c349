"""A bar for work that takes a while."""

from types import TracebackType
from typing import Self


class ProgressBar:
    """Shows on standard error how far a work has come; with a total of 0 it shows nothing."""

    def __init__(self, total: int) -> None:
        self._total = total

    def __enter__(self) -> Self:
        if self._total:
            from rich.console import Console  # noqa: PLC0415 - see the class
            from rich.progress import Progress  # noqa: PLC0415

            self._progress = Progress(console=Console(stderr=True), transient=True)
            self._progress.start()
            self._task = self._progress.add_task("", total=self._total)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._total:
            self._progress.stop()

    def advance(self, count: int) -> None:
        """So much more is done."""
        if self._total:
            self._progress.advance(self._task, count)
