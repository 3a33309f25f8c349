"""The section of a version in CHANGELOG.md, for the notes of its release.

``python -m tools.docs.changelog 1.2.3`` prints it; it fails where pyproject.toml speaks of another
version, or where the changelog has no section of it with a date.
"""

import re
import sys
import tomllib

from tools.steps import ROOT

HEADING = re.compile(r"^## (\S+) \(([^)]+)\)$", re.M)
DATE = re.compile(r"\d{4}-\d\d-\d\d")


class NotReady(ValueError):
    """The tree is not that of a release."""


def section(changelog: str, version: str) -> str:
    """What changed in a version.

    Raises:
        NotReady: it has no section, no date, or nothing in it.
    """
    headings = list(HEADING.finditer(changelog))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading[1] != version:
            continue
        if not DATE.fullmatch(heading[2]):
            raise NotReady(f"CHANGELOG.md: {version} has no date, but ({heading[2]})")
        text = changelog[heading.end() : following.start() if following else None].strip()
        if not text:
            raise NotReady(f"CHANGELOG.md: nothing is said of {version}")
        return text
    raise NotReady(f"CHANGELOG.md: there is no section {version}")


def main() -> int:
    """Print the section of the version that is asked for."""
    (version,) = sys.argv[1:]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    try:
        if project["version"] != version:
            raise NotReady(f"pyproject.toml speaks of {project['version']}, not of {version}")
        print(section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version))
    except NotReady as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
