"""A scheduler and workers on this machine, as processes of their own."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DASK = str(Path(sys.executable).parent / "dask")
PATIENCE = 60


class Machines:
    """A scheduler and its workers.

    Args:
        folder: for their files and logs.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        told = folder / "scheduler.json"
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
                    "--scheduler-file", str(told))  # fmt: skip
        wait_for(told.exists)
        self.address = address_in(told)

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "5s"}
        with (self.folder / f"{len(self.processes)}.log").open("wb") as log:
            process = subprocess.Popen(
                [DASK, *arguments], stdout=log, stderr=log, cwd=self.folder, env=environment
            )
        self.processes.append(process)
        return process

    def worker(self) -> subprocess.Popen[bytes]:
        """One more worker of one thread, without a nanny that would bring it back to life."""
        return self._start("worker", self.address, "--host", "127.0.0.1", "--nthreads", "1",
                           "--no-nanny", "--no-dashboard", "--local-directory",
                           str(self.folder))  # fmt: skip

    def close(self) -> None:
        """End the processes that still live."""
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextmanager
def machines(folder: Path, workers: int) -> Iterator[Machines]:
    """A cluster of so many workers."""
    made = Machines(folder)
    try:
        for _ in range(workers):
            made.worker()
        yield made
    finally:
        made.close()


def address_in(file: Path) -> str:
    import json

    def whole() -> bool:
        try:
            return bool(json.loads(file.read_text())["address"])
        except (ValueError, KeyError):
            return False

    wait_for(whole)
    return str(json.loads(file.read_text())["address"])


def wait_for(true) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.05)
