"""The documents as a site, and the reference of every public module: ``make docs``.

The pages are gathered as they lie in the tree, so that their links hold; a link to a file that is
no page (a program, a folder) becomes its name. The reference is made from the docstrings without
importing anything. The build is strict: a warning, such as a link that leads nowhere, ends it. What
is built asks no other host for anything, which `outside` makes sure of.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE = ROOT / "build" / "docs"
PAGES, SITE = MADE / "pages", MADE / "site"
BESIDE = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "bench/README.md", "bench/history.md")
SHOWN = {".md", ".png", ".svg"}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
FENCED = re.compile(r"(^\s*```.*?^\s*```[^\n]*$)", re.M | re.S)
ASKED = re.compile(
    r"<(?:link|script|img|iframe|source)\b[^>]*?(?:href|src)=[\"']?(?:https?:)?//", re.I
)
PACKAGES = (
    *("api", "editions", "words", "rules", "records", "bots", "study", "contest", "club", "store"),
)
"""What programs may build on, from the seam upwards; pages and commands are told in the guides."""


def sources() -> Iterator[Path]:
    """The files that make the site, as they lie in the tree."""
    yield ROOT / "README.md"
    yield from (ROOT / name for name in BESIDE)
    for folder in ("docs", "lexica"):
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in SHOWN)


def page(text: str, source: Path, known: frozenset[Path]) -> str:
    """A page's text for the site: links to what is no page are names."""

    def link(found: re.Match[str]) -> str:
        image, label, target, anchor = found.groups()
        if "://" in target or target.startswith("mailto:"):
            return found[0]
        aim = (source.parent / target).resolve()
        if aim.is_dir() and aim / "README.md" in known:
            target, aim = f"{target.rstrip('/')}/README.md", aim / "README.md"
        return f"{image}[{label}]({target}{anchor or ''})" if aim in known else label

    parts = FENCED.split(text)
    return "".join(part if index % 2 else LINK.sub(link, part) for index, part in enumerate(parts))


def modules(package: str) -> list[str]:
    """The public modules of a package, by name: the package first, a room before its modules."""
    folder = ROOT / "src" / "stafla" / package
    paths = [
        path.parent if path.stem == "__init__" else path.with_suffix("")
        for path in folder.rglob("*.py")
        if "migrations" not in path.parts
        and (path.stem == "__init__" or not path.stem.startswith("_"))
    ]
    return [".".join(("stafla", *path.relative_to(folder.parent).parts)) for path in sorted(paths)]


def reference(package: str) -> str:
    """The page of a package."""
    parts = [f"# stafla.{package}\n"]
    parts += [f"::: {name}\n    options:\n      heading_level: 2\n" for name in modules(package)]
    return "\n".join(parts)


def gather() -> None:
    """Put all pages into one folder."""
    shutil.rmtree(PAGES, ignore_errors=True)
    known = frozenset(sources())
    for source in known:
        target = PAGES / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(page(source.read_text("utf-8"), source, known), "utf-8")
        else:
            shutil.copyfile(source, target)
    folder = PAGES / "reference"
    folder.mkdir()
    listed = "\n".join(f"- [stafla.{name}]({name}.md)" for name in ("_core", *PACKAGES))
    (folder / "README.md").write_text(
        "# Reference\n\nMade from the docstrings: what things mean, their units, their errors.\n\n"
        f"{listed}\n",
        "utf-8",
    )
    (folder / "_core.md").write_text("# stafla._core\n\n::: stafla._core\n", "utf-8")
    for name in PACKAGES:
        (folder / f"{name}.md").write_text(reference(name), "utf-8")


def outside(site: Path) -> list[str]:
    """What the pages of a site would fetch from other hosts."""
    return [
        f"{path.relative_to(site)}: {found[0][:120]}"
        for path in sorted(site.rglob("*.html"))
        for found in ASKED.finditer(path.read_text("utf-8"))
    ]


def main() -> int:
    """Build the site; 1 if anything is wrong."""
    gather()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    status = subprocess.run([*command, "--site-dir", str(SITE)], cwd=ROOT, check=False).returncode
    if status:
        return status
    if found := outside(SITE):
        print("\n".join(found))
        return 1
    count = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{count} pages in {SITE.relative_to(ROOT)}; begin with index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
