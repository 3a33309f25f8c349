"""A real server in a process of its own: ``python -m tests.web.served FOLDER``."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx2

from stafla.web import open_services
from stafla.web.server import listen, run
from tests.club.club import Shelf
from tests.web.browser import Browser

ROOT = Path(__file__).resolve().parents[2]


class Served:
    """The process, and a browser that keeps its cookies when the server is started again."""

    def __init__(self, folder: Path, cookies=None, log=None) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "tests.web.served", str(folder)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True
        )
        line = self.process.stdout.readline()
        assert line.startswith("Stafla: http://127.0.0.1:"), line
        self.url = line.removeprefix("Stafla: ").strip()
        self.client = httpx2.Client(base_url=self.url, cookies=cookies, timeout=60)
        self.browser = Browser(self.client)

    @property
    def port(self) -> int:
        return int(self.url.rstrip("/").rpartition(":")[2])

    @property
    def memory(self) -> int:
        """The most memory that the process ever held, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0])

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As with Ctrl+C; the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(30)

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_error: object) -> None:
        self.client.close()
        if self.process.poll() is None:
            self.kill()
        self.process.stdout.close()


if __name__ == "__main__":
    house = open_services(
        Path(sys.argv[1]),
        database=os.environ.get("DATABASE_URL"),
        bus=os.environ.get("BUS_URL"),
        vocabularies=Shelf(),
        patience=0,
        pace=0,
    )
    run(house, listen("127.0.0.1", 0))
