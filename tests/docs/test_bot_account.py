"""The example of a bot account plays a game to its end on a running server."""

import json
import os
import re
import subprocess
import sys
from http.cookiejar import CookieJar
from pathlib import Path
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
