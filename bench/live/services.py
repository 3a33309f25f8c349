"""A PostgreSQL and a Redis of the measurement's own, on loopback, gone with it."""

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.programs import BUS, POSTGRESQL, readable, server_user

PATIENCE = 60


class MissingProgram(RuntimeError):
    """A program that the measurement needs is not installed."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database on a server as it comes: every commit reaches the disk."""
    found = POSTGRESQL.find()
    if found is None:
        raise MissingProgram("PostgreSQL is not installed")
    folder, port = Path(tempfile.mkdtemp(prefix="stafla-bench-")), free_port()
    programs, user = found.path.parent, server_user()
    if user:  # the server refuses to run as root
        shutil.chown(folder, *user.values())
        programs = readable(programs, folder)
    make = [programs / "initdb", "-D", folder / "data", "-U", "stafla", "-A", "trust", "-N"]
    options = ["-c", "max_connections=100", "-h", "127.0.0.1", "-k", ""]
    serve = [programs / "postgres", "-D", folder / "data", "-p", str(port), *options]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    try:
        # the user is named only where one must be, which the signatures cannot say of a mapping
        subprocess.run([*map(str, make), "-E", "UTF8"], check=True, **quiet, **user)  # type: ignore[call-overload]
        process = subprocess.Popen([*map(str, serve)], **quiet, **user)  # type: ignore[call-overload]
        try:
            _wait(port)
            yield f"postgresql://stafla@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """The address of a bus that keeps nothing."""
    found = BUS.find()
    if found is None:
        raise MissingProgram("neither Valkey nor Redis is installed")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="stafla-bench-") as folder:
        settings = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen([str(found.path), *settings], stdout=subprocess.DEVNULL)
        try:
            _wait(port)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _wait(port: int) -> None:
    """Wait until somebody listens and goes on doing so."""
    for _ in range(PATIENCE * 10):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(1)  # PostgreSQL listens a moment before it answers
                return
        time.sleep(0.1)
    raise TimeoutError("nobody listens")
