"""A server in a process of its own, ended with the measurement."""

import os
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 60


@dataclass(frozen=True, slots=True)
class Server:
    """Where it listens, and its process."""

    address: str
    process: int


@contextmanager
def serving(folder: Path, database: str | None = None) -> Iterator[Server]:
    """A server whose data lie in ``folder``; both it and this process may open many files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).with_name("stafla")), "serve", "--port", str(port)]
    environment = {**os.environ, "STAFLA_HOME": str(folder)}
    if database:
        environment["DATABASE_URL"] = database
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    try:
        address = f"http://127.0.0.1:{port}"
        for _ in range(PATIENCE * 10):
            if _answers(address):
                break
            time.sleep(0.1)
        yield Server(address, process.pid)
    finally:
        process.terminate()
        process.wait(timeout=60)


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=5):
            return True
    except OSError:
        return False


def memory(server: Server) -> float:
    """The most memory that the server has held, in MB (Linux)."""
    status = Path(f"/proc/{server.process}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) * 1024 / 1e6


def processor_time(server: Server) -> float:
    """Seconds of processor time that the server has used (Linux)."""
    fields = Path(f"/proc/{server.process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
