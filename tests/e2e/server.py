"""A server process of our own on a free port."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from stafla.store.holdings import Kind

PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Server:
    """Where it listens, and where its data lie."""

    address: str
    folder: Path | None = None


@contextmanager
def running(folder: Path, *options: str, port: int = 0) -> Iterator[Server]:
    """A server whose data lie in ``folder``, on a free port or this; ended with the block."""
    port = port or free_port()
    program = str(Path(sys.executable).with_name("stafla"))
    command = [program, "serve", "--port", str(port), *options]
    # hundreds of guests who all come from one address, one after another
    limits = folder / "limits.toml"
    raised = [f"[holds.{kind}]\naddress = 10000\n" for kind in get_args(Kind)]
    limits.write_text("".join(raised), "utf-8")
    environment = {**os.environ, "STAFLA_HOME": str(folder), "STAFLA_LIMITS": str(limits)}
    environment["STAFLA_BOTS"] = "fast"
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        try:
            server = Server(f"http://127.0.0.1:{port}", folder)
            answer(server, process, folder / "server.log")
            yield server
        finally:
            process.terminate()
            process.wait(timeout=20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answer(server: Server, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait until it answers; what it said is shown if it does not."""
    for _ in range(int(PATIENCE / 0.1)):
        try:
            with urllib.request.urlopen(f"{server.address}/healthz", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"the server does not answer:\n{log.read_text()}")
