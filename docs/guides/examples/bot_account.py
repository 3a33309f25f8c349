"""A bot account: plays every turn that it is asked for, until its last game is over.

usage: STAFLA_TOKEN=stafla_… python bot_account.py https://stafla.example
"""

import json
import os
import sys
import time
import urllib.request

from stafla import _core, editions
from stafla.words import library

ANSWERS = ("add-random", "choose-first-move", "press", "accept-end", "confirm")


def call(path, **body):
    data = json.dumps({**body, "random": os.urandom(32).hex()}).encode() if body else None
    headers = {"authorization": f"Bearer {os.environ['STAFLA_TOKEN']}"}
    headers["content-type"] = "application/json"
    request = urllib.request.Request(sys.argv[1] + path, data, headers)
    return json.load(urllib.request.urlopen(request, timeout=30))


def best(view):
    edition = editions.load(view["edition"]["profile"])
    rules, alphabet = edition.ruleset(len(view["seats"])), edition.alphabet
    cells = bytearray(rules.width * rules.height)
    for tile in view["board"]:
        cells[tile["square"]] = alphabet.word(tile["letter"])[0] | 0x80 * tile["blank"]
    board, rack = _core.Board(rules, bytes(cells)), alphabet.rack("".join(view["you"]["rack"]))
    play = _core.MoveGenerator(rules, library.find(edition).graph).best(board, rack)
    laid = play.placement.laid(rules) if play else []
    return [{"square": s, "letter": alphabet.letter(t), "blank": t >= 0x80} for s, t in laid]


def act(table, seat):
    view = call(f"/api/tables/{table}?seat={seat}")
    free = [answer for answer in ANSWERS if view["you"]["can"][answer]["allowed"]]
    laid = [] if free else best(view)
    kind = free[0] if free else "play" if laid else "pass"
    call(f"/api/tables/{table}/acts", seat=seat, act=kind, expected=view["number"], laid=laid)


games, going = set(), set()
while going or not games:  # before the first game it waits
    tables = call("/api/me/tables")
    games |= (going := {table["id"] for table in tables if table["phase"] != "ended"})
    for table in filter(lambda table: table["waiting"], tables):
        act(table["id"], table["waiting"][0])
    time.sleep(0.5)
