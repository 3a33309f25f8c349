"""A bus of our own for tests: a private server on a free port, ended with them."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator

import pytest

from tests.databases import free_port
from tests.machine import require
from tools.programs import BUS


class BusServer:
    """Redis or Valkey, which keeps nothing."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.folder = tempfile.mkdtemp(prefix="stafla-bus-")
        self.start()

    def start(self) -> None:
        settings = {
            "--port": str(self.port),
            "--bind": "127.0.0.1",
            "--save": "",
            "--appendonly": "no",
            "--dir": self.folder,
        }
        words = [word for pair in settings.items() for word in pair]
        self.process = subprocess.Popen([self.program, *words], stdout=subprocess.DEVNULL)
        import redis

        for _ in range(600):
            try:
                with redis.Redis.from_url(self.url) as client:
                    client.ping()
                return
            except redis.ConnectionError:
                assert self.process.poll() is None
                time.sleep(0.05)
        raise AssertionError("the bus does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)


@pytest.fixture
def bus() -> Iterator[BusServer]:
    """A server for one test."""
    server = BusServer(str(require(BUS).path))
    yield server
    server.close()
