"""Play every turn one is asked for: STAFLA_TOKEN=stafla_… python bot_account.py https://host."""

import json
import os
import sys
import time
from urllib import error, request

from stafla import _core, editions
from stafla.words import library

ANSWERS = ("add-random", "choose-first-move", "press", "accept-end", "confirm")


def call(path, **body):
    data = json.dumps({**body, "random": os.urandom(32).hex()}).encode() if body else None
    headers = {"authorization": f"Bearer {os.environ['STAFLA_TOKEN']}"}
    headers["content-type"] = "application/json"
    asked = request.Request(sys.argv[1] + path, data, headers)
    return json.load(request.urlopen(asked, timeout=30))


def best(view):
    edition = editions.load(view["edition"]["profile"])
    rules, alphabet = edition.ruleset(len(view["seats"])), edition.alphabet
    lie = {t["square"]: alphabet.word(t["letter"])[0] | 0x80 * t["blank"] for t in view["board"]}
    board = _core.Board(rules, bytes(lie.get(s, 0) for s in range(rules.width * rules.height)))
    generator = _core.MoveGenerator(rules, library.find(edition).graph)
    play = generator.best(board, alphabet.rack("".join(view["you"]["rack"])))
    laid = play.placement.laid(rules) if play else []
    return [{"square": s, "letter": alphabet.letter(t), "blank": t >= 0x80} for s, t in laid]


def act(table, seat):
    view = call(f"/api/tables/{table}?seat={seat}")
    free = [answer for answer in ANSWERS if view["you"]["can"][answer]["allowed"]]
    laid = [] if free else best(view)
    kind = free[0] if free else "play" if laid else "pass"
    call(f"/api/tables/{table}/acts", seat=seat, act=kind, expected=view["number"], laid=laid)


games, going = set(), set()
while going or not games:  # before the first game it waits, and ends with the last
    try:
        tables = call("/api/me/tables")
        games |= (going := {table["id"] for table in tables if table["phase"] != "ended"})
        for table in filter(lambda table: table["waiting"], tables):
            act(table["id"], table["waiting"][0])
    except error.HTTPError as refused:  # somebody was faster, or the server is busy: look again
        assert refused.code in (409, 429, 503), refused.read()
    time.sleep(0.5)
