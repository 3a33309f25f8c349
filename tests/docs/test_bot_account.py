"""The example of a bot account plays a game to its end on a running server."""

import json
import os
import re
import subprocess
import sys
from http.cookiejar import CookieJar
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from tests.e2e.server import running

EXAMPLE = Path(__file__).parents[2] / "docs" / "guides" / "examples" / "bot_account.py"


def test_the_example_is_short():
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) <= 40


class Visitor:
    """A browser without a screen: it keeps cookies."""

    def __init__(self, address):
        self.address = address
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, path, data=None, **headers):
        request = Request(self.address + path, data, headers)
        with self.opener.open(request, timeout=30) as answer:
            return answer.read().decode()

    def fill(self, path, **form):
        return self.ask(path, urlencode(form, doseq=True).encode())


class Busy(BaseHTTPRequestHandler):
    """A server whose only table is always ahead of who acts, until it refuses for good."""

    acts = 0

    def do_GET(self):
        acts = ("add-random", "choose-first-move", "press", "accept-end", "confirm")
        can = {act: {"allowed": act == "add-random"} for act in acts}
        view = {"number": 1, "you": {"can": can}}
        tables = [{"id": "t", "phase": "start", "waiting": [0]}]
        self.answer(200, tables if self.path.endswith("/me/tables") else view)

    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        Busy.acts += 1
        self.answer({1: 409, 2: 429, 3: 503}.get(Busy.acts, 403), {"code": "refused"})

    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def test_who_is_overtaken_looks_again_and_who_is_shut_out_ends():
    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{server.server_port}"]
        env = {**os.environ, "STAFLA_TOKEN": "stafla_x"}
        bot = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        server.shutdown()
    assert (bot.returncode, Busy.acts) == (1, 4)
    assert "HTTP Error 403" in bot.stderr


@pytest.mark.ci
def test_the_example_plays_to_the_end(tmp_path):
    with running(tmp_path) as server:
        visitor = Visitor(server.address)
        visitor.fill("/sign-up", name="Robbi", password="six brass door bells")
        page = visitor.fill("/me/tokens", label="bot", scopes=["read", "play"])
        token = re.search(r"stafla_[\w-]{43}", page)[0]
        shown = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        command = [sys.executable, str(EXAMPLE), server.address]
        with subprocess.Popen(command, env={**os.environ, "STAFLA_TOKEN": token}) as bot:
            with pytest.raises(subprocess.TimeoutExpired):  # it waits for its first game
                bot.wait(6)
            call = json.dumps({"profile": "sv", "seats": ["me", "highest-score"]}).encode()
            table = json.loads(visitor.ask("/api/tables", call, **shown))["table"]
            assert bot.wait(300) == 0
        view = json.loads(visitor.ask(f"/api/tables/{table}"))
    assert view["phase"] == "ended"
    assert sum(seat["score"] for seat in view["seats"]) > 100
