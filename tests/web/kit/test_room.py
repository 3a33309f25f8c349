"""A laptop and forty phones in a network that leads nowhere; then its event goes to a server."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex

import httpx2
import pytest

from stafla.store import ContestStore, Database
from stafla.web.services import FILE
from tests.e2e.server import running
from tests.machine import leave_out

pytestmark = pytest.mark.verify
ROOT = Path(__file__).resolve().parents[3]
STAFLA = str(Path(sys.executable).with_name("stafla"))
LAPTOP, PHONES = "10.77.0.1", [f"10.77.1.{number}" for number in range(1, 41)]
PASSWORD = "fyra grå hägrar vid sjön"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


@pytest.fixture
def spaces() -> Iterator[tuple[str, str]]:
    """Two network namespaces with a cable between them, and no way out of either."""
    mark = token_hex(3)
    laptop, phones = f"laptop-{mark}", f"phones-{mark}"
    one, other = f"kl{mark}", f"kp{mark}"
    made = []
    try:
        for name in (laptop, phones):
            ip("netns", "add", name)
            made.append(name)
        ip("link", "add", one, "netns", laptop, "type", "veth", "peer", other, "netns", phones)
        ends = ((laptop, one, [LAPTOP]), (phones, other, PHONES))
        for name, cable, addresses in ends:
            for address in addresses:
                ip("-n", name, "address", "add", f"{address}/16", "dev", cable)
            for link in ("lo", cable):
                ip("-n", name, "link", "set", link, "up")
    except (OSError, subprocess.CalledProcessError):
        for name in made:
            ip("netns", "delete", name)
        leave_out("a laptop and phones in a network of their own", "the right to make namespaces")
    yield laptop, phones
    for name in made:
        ip("netns", "delete", name)


def within(space: str, *words: str, **more: object) -> list[str]:
    return ["ip", "netns", "exec", space, *words]


def play_out(spaces: tuple[str, str], folder: Path) -> str:
    """An evening of two rounds in the room; the event's id."""
    laptop, phones = spaces
    for space in spaces:
        out = subprocess.run(within(space, "ip", "route", "get", "192.0.2.1"), capture_output=True)
        assert out.returncode, "there is a way out of the room"
    command = within(laptop, STAFLA, "club", "--port", "8000", "--data", str(folder))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout
            own, outside = serving.stdout.readline(), serving.stdout.readline()
            key = re.search(r"key=([\w-]+)", own)
            assert key
            assert outside == f"Stafla: http://{LAPTOP}:8000/club\n"
            script = [sys.executable, "-m", "tests.web.kit.room", f"http://{LAPTOP}:8000", key[1]]
            done = subprocess.run(
                within(phones, *script, *PHONES),
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
            )
            assert not done.returncode, done.stderr
            return done.stdout.strip()
        finally:
            serving.send_signal(signal.SIGINT)


def keep(folder: Path, contest: str) -> tuple[object, ...]:
    """The entries and the names that a house has of an event."""
    with closing(Database(f"sqlite:///{folder / FILE}")) as database:
        rows = ContestStore(database)
        names = {one.player: one.name for one in rows.entrants(contest).values()}
        return rows.entries(contest), names


def token_at(server: str) -> str:
    """A token that may carry events, of somebody who has signed up."""
    with httpx2.Client(base_url=server, timeout=60) as client:
        client.post("/sign-up", data={"name": "Anna", "password": PASSWORD})
        page = client.post("/me/tokens", data={"label": "laptop", "scopes": ["carry"]})
        found = re.search(r"stafla_[\w-]{43}", page.text)
        assert found
        return found[0]


def test_forty_phones_in_a_room_without_a_way_out_and_then_the_event_at_a_server(
    spaces: tuple[str, str], tmp_path: Path
) -> None:
    room, public = tmp_path / "room", tmp_path / "public"
    public.mkdir()
    contest = play_out(spaces, room)
    entries, names = keep(room, contest)
    assert len(names) == len(PHONES)
    assert sum('"slipped"' in one for one in entries) == len(PHONES) * 2
    with running(public) as server:
        environment = {**os.environ, "STAFLA_TOKEN": token_at(server.address)}
        send = [STAFLA, "club", "send", server.address, "--data", str(room)]
        cut = 0
        for moment in (0.8, 1.2, 1.6, 2.0, 2.4, 2.8):
            sending = subprocess.Popen(send, env=environment, stdout=subprocess.DEVNULL)
            time.sleep(moment)
            cut += sending.poll() is None
            sending.kill()
            sending.wait()
        assert cut
        for _ in range(2):
            subprocess.run(send, env=environment, check=True, stdout=subprocess.DEVNULL)
            assert keep(public, contest) == (entries, names)
        page = httpx2.get(f"{server.address}/events/{contest}", timeout=60).text
        assert all(f"Player {number:02}" in page for number in range(1, len(PHONES) + 1))
