"""The public packages that a lexicon is made from, fetched by name and version.

No address is written here: the package managers know theirs. Everything fetched is checked
against the SHA-256 in the lexicon's ``sources.toml`` before a byte of it is read.
"""

import hashlib
import importlib.metadata
import importlib.util
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path


class SourceError(ValueError):
    """A source package is missing, of another version, or not what was recorded."""


@dataclass(frozen=True, slots=True)
class Source:
    """One package: where from, which version, under which licence.

    ``sha256`` is that of the package's file; of a PyPI package, which is used as installed,
    that of its ``file`` (a path inside the installed packages).
    """

    name: str
    kind: str
    version: str
    licence: str
    sha256: str
    file: str = ""


def digest(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def check(source: Source, path: Path) -> Path:
    """``path``, if it is the file that was recorded."""
    found = digest(path)
    if found != source.sha256:
        raise SourceError(f"{source.name} {source.version}: SHA-256 {found} is not {source.sha256}")
    return path


def run(*command: str, folder: Path) -> None:
    """Run a program (a package manager, make); its own words explain a failure."""
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        raise SourceError(f"{' '.join(command)}\n{result.stderr or result.stdout}")


def fetch_once(source: Source, folder: Path, pattern: str, fetch: Callable[[], None]) -> Path:
    """The package's file in ``folder``, fetched unless it lies there already."""
    if not any(folder.glob(pattern)):
        fetch()
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise SourceError(f"{source.name}: {len(found)} files match {pattern}")
    return check(source, found[0])


def debian(source: Source, folder: Path) -> Path:
    """A Debian binary package, unpacked without being installed."""
    wanted = f"{source.name}={source.version}"
    archive = fetch_once(
        source, folder, "*.deb", lambda: run("apt-get", "download", wanted, folder=folder)
    )
    unpacked = folder / "unpacked"
    if not unpacked.exists():
        run("dpkg-deb", "-x", str(archive), str(unpacked), folder=folder)
    return unpacked


def source_lists(folder: Path) -> list[str]:
    """Options that let apt see source packages, whatever the system's own lists say."""
    parts = folder / "parts"
    parts.mkdir(exist_ok=True)
    for file in Path("/etc/apt/sources.list.d").glob("*.sources"):
        text = file.read_text(encoding="utf-8").replace("Types: deb\n", "Types: deb-src\n")
        (parts / file.name).write_text(text, encoding="utf-8")
    lines = []
    if (system := Path("/etc/apt/sources.list")).exists():
        lines = system.read_text(encoding="utf-8").splitlines()
    plain = [line.replace("deb ", "deb-src ", 1) for line in lines if line.startswith("deb ")]
    (parts / "plain.list").write_text("\n".join([*plain, ""]), encoding="utf-8")
    (folder / "lists").mkdir(exist_ok=True)
    settings = {
        "Dir::Etc::SourceList": "/dev/null",
        "Dir::Etc::SourceParts": parts,
        "Dir::State::Lists": folder / "lists",
        "Dir::Cache": folder / "cache",
    }
    return [option for key, value in settings.items() for option in ("-o", f"{key}={value}")]


def debian_source(source: Source, folder: Path) -> Path:
    """The original source of a Debian package, unpacked."""

    def fetch() -> None:
        (folder / "cache").mkdir(exist_ok=True)
        options = source_lists(folder)
        run("apt-get", *options, "update", folder=folder)
        wanted = f"{source.name}={source.version}"
        run("apt-get", *options, "source", "--download-only", wanted, folder=folder)

    archive = fetch_once(source, folder, "*.orig.tar.*", fetch)
    unpacked = folder / "unpacked"
    if not unpacked.exists():
        unpacked.mkdir()
        run("tar", "xf", str(archive), "-C", str(unpacked), "--strip-components=1", folder=folder)
    return unpacked


def npm(source: Source, folder: Path) -> Path:
    """An npm package, unpacked without being installed."""
    wanted = f"{source.name}@{source.version}"
    archive = fetch_once(source, folder, "*.tgz", lambda: run("npm", "pack", wanted, folder=folder))
    run("tar", "xzf", str(archive), folder=folder)
    return folder / "package"


def pypi(source: Source, folder: Path) -> Path:
    """An installed Python package (the development requirements pin it by hash)."""
    del folder
    version = importlib.metadata.version(source.name)
    if version != source.version:
        raise SourceError(f"{source.name} {version} is installed, {source.version} is needed")
    path = Path(str(importlib.metadata.distribution(source.name).locate_file(source.file)))
    return check(source, path)


FETCHERS: Mapping[str, Callable[[Source, Path], Path]] = {
    "debian": debian,
    "debian-source": debian_source,
    "npm": npm,
    "pypi": pypi,
}


@dataclass(frozen=True, slots=True)
class Sources:
    """The packages of one lexicon, fetched into ``cache`` when first asked for."""

    packages: Mapping[str, Source]
    cache: Path

    def path(self, name: str) -> Path:
        """Where the package lies unpacked (of a PyPI package: its recorded file).

        Raises:
            SourceError: not to be had, or not what was recorded.
        """
        source = self.packages[name]
        folder = self.cache.resolve() / source.kind / f"{name}-{source.version.replace(':', '_')}"
        folder.mkdir(parents=True, exist_ok=True)
        return FETCHERS[source.kind](source, folder)
