"""Workers in processes of their own, ended with the measurement."""

import os
import resource
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.live.services import free_port

PATIENCE = 60


@dataclass(frozen=True, slots=True)
class Server:
    """Where a worker listens, and its process."""

    address: str
    process: int


def open_files() -> int:
    """Let this process and those it starts open as many files as they may; how many that is."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


@contextmanager
def serving(
    folder: Path, workers: int = 1, database: str | None = None, bus: str | None = None
) -> Iterator[list[Server]]:
    """So many workers of one site, whose data lie in ``folder`` or in a database."""
    with ExitStack() as stack:
        yield [stack.enter_context(_worker(folder, database, bus)) for _ in range(workers)]


@contextmanager
def _worker(folder: Path, database: str | None, bus: str | None) -> Iterator[Server]:
    port = free_port()
    command = [str(Path(sys.executable).with_name("stafla")), "serve", "--port", str(port)]
    environment = {**os.environ, "STAFLA_HOME": str(folder), "STAFLA_BOTS": "fast"}
    environment |= {"DATABASE_URL": database} if database else {}
    environment |= {"BUS_URL": bus} if bus else {}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    try:
        address = f"http://127.0.0.1:{port}"
        for _ in range(PATIENCE * 10):
            if _answers(address) or process.poll() is not None:
                break
            time.sleep(0.1)
        yield Server(address, process.pid)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=5):
            return True
    except OSError:
        return False


def memory(servers: Sequence[Server], kind: str = "VmHWM") -> float:
    """The memory of the largest worker in MB: ``VmHWM`` the most so far, ``VmRSS`` now (Linux)."""
    sizes = []
    for server in servers:
        status = Path(f"/proc/{server.process}/status").read_text()
        sizes.append(int(status.split(f"{kind}:")[1].split()[0]) * 1024 / 1e6)
    return max(sizes)


def processor_time(servers: Sequence[Server]) -> float:
    """Seconds of processor time that all workers have used (Linux)."""
    return sum(map(_seconds_used, servers))


def _seconds_used(server: Server) -> float:
    fields = Path(f"/proc/{server.process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
