"""What a morphological dictionary of Apertium says of words, through ``lt-proc``."""

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tools.lexica.source import SourceError

ANSWER = re.compile(r"\^([^/$]+)/([^$]*)\$")


def analyse(words: Iterable[str], dictionary: Path) -> dict[str, list[str]]:
    """Word → its analyses (``lemma<tag><tag>``); an unknown word has none.

    Raises:
        SourceError: ``lt-proc`` (Debian package lttoolbox) is not installed.
    """
    program = shutil.which("lt-proc")
    if program is None:
        raise SourceError("lt-proc is missing; it is in the Debian package lttoolbox")
    # a blank line between words keeps them from being read as one expression
    asked = "\n\n".join(sorted(words)) + "\n"
    command = [program, "-w", str(dictionary)]
    answer = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    found = {match[1]: match[2].split("/") for match in ANSWER.finditer(answer.stdout)}
    return {word: [] if said[0].startswith("*") else said for word, said in found.items()}
