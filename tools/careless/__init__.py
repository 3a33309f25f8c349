"""Careless changes: what a hurried hand changes, beside what tests should notice it.

Each is an entry of a ``.toml`` file of this folder: the file, the old text, the new one, what
breaks by it, and the tests that are to notice. `tools.mutate` tries changes that follow from the
code alone; these were thought of by people who knew what the code is for.
"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.steps import ROOT

FOLDER = Path(__file__).resolve().parent
SOURCE = ROOT / "src" / "stafla"


@dataclass(frozen=True, slots=True)
class Change:
    """A careless change.

    Attributes:
        file: below the package's folder.
        old, new: a text that stands in the file once, and what is written in its place.
        breaks: what does not hold any more.
        tests: files with the tests that should notice, the likeliest first.
        subject: what the entries of its file are about.
        apart: whether the tests that notice start a server, so that it is tried in a copy.
    """

    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...]
    subject: str = ""
    apart: bool = False

    @property
    def path(self) -> Path:
        """The file as it is."""
        return SOURCE / self.file

    @property
    def room(self) -> str:
        """The package that it is in."""
        return self.file.partition("/")[0]

    def made_in(self, text: str) -> str:
        """The file with the change.

        Raises:
            ValueError: the old text is not there once, or the change leaves no program.
        """
        if text.count(self.old) != 1:
            raise ValueError(f"{self.file}: {text.count(self.old)} times: {self.old}")
        changed = text.replace(self.old, self.new)
        if self.file.endswith(".py"):
            try:
                before, after = ast.dump(ast.parse(text)), ast.dump(ast.parse(changed))
            except SyntaxError as error:
                raise ValueError(f"{self.file}: no program: {self.new}") from error
            if before == after:
                raise ValueError(f"{self.file}: nothing changes: {self.new}")
        return changed


def changes() -> Iterator[Change]:
    """All of them, file by file."""
    for path in sorted(FOLDER.glob("*.toml")):
        for one in tomllib.loads(path.read_text())["change"]:
            yield Change(**{**one, "tests": tuple(one["tests"]), "subject": path.stem})
