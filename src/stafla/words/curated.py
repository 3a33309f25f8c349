"""Words that the editors of a list set aside, from the files that its package carries."""

from pathlib import Path


def listed_words(path: Path) -> frozenset[str]:
    """The words of a file of ``WORD<TAB>reason`` lines in small letters; none without a file."""
    if not path.is_file():
        return frozenset()
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(line.split("\t")[0].lower() for line in lines if line and line[0] != "#")
