"""A bus of our own for tests: a private server on a free port, ended with them."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator

import pytest

from tests.databases import free_port

PROGRAMS = ("valkey-server", "redis-server")


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
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Redis and Valkey are missing")
        pytest.skip("Redis and Valkey are missing: nothing was tested with a bus")
    server = BusServer(program)
    yield server
    server.close()
