"""A browser that plays: it holds cookies, and knows only what the server sends."""

from stafla._core import Board, MoveGenerator
from stafla.editions import load
from tests.club.club import pairs

PERSON = "person"
BOT = "highest-score"


class Browser:
    """Calls as the page makes them."""

    def __init__(self, client) -> None:
        self.client = client

    def sit_down(self, profile="is", kinds=(PERSON, PERSON), **more) -> str:
        form = {"profile": profile, **more}
        for number, kind in enumerate(kinds, 1):
            form |= {f"kind{number}": kind, f"name{number}": f"Name {number}"}
        answer = self.client.post("/tables", data=form, follow_redirects=False)
        assert answer.status_code == 303, answer.text
        table = answer.headers["location"].removeprefix("/tables/")
        self.fill_bag(table)
        return table

    def fill_bag(self, table) -> None:
        """Add the random numbers of one's own seats, as the page does by itself."""
        path = f"/api/tables/{table}"
        while (answer := self.client.get(path)).status_code == 200:
            view = answer.json()
            own = [seat for seat in view["start"]["awaited"] if view["seats"][seat]["yours"]]
            if not own:
                return
            act = {"seat": own[0], "act": "add-random", "random": f"{own[0]:064x}"}
            self.client.post(f"{path}/acts", json={**act, "expected": view["number"]})

    def view(self, table, seat=None):
        query = {} if seat is None else {"seat": seat}
        answer = self.client.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, table, seat, act, expected=None, **more):
        if expected is None:
            expected = self.view(table)["number"]
        body = {"seat": seat, "act": act, "expected": expected, **more}
        return self.client.post(f"/api/tables/{table}/acts", json=body)

    def act(self, table, seat, act, **more):
        answer = self.post(table, seat, act, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def resign(self, table, seat=0):
        """Give up, once more where a bot moved meanwhile."""
        while (answer := self.post(table, seat, "resign")).status_code == 409:
            pass
        assert answer.status_code == 200, answer.text

    def best(self, view):
        """The tiles of the best play for the seat of this view; None if there is none."""
        edition = load(view["edition"]["profile"])
        rules = edition.ruleset(len(view["seats"]))
        generator = MoveGenerator(rules, pairs(edition.id))
        rack = edition.alphabet.rack("".join(view["you"]["rack"]))
        play = generator.best(board_of(view), rack)
        if play is None:
            return None
        return [
            {
                "square": square,
                "letter": edition.alphabet.letter(tile),
                "blank": bool(tile & 0x80),
            }
            for square, tile in play.placement.laid(rules)
        ]

    def step(self, table):
        """Do what the table waits for at a person's seat, as its player would; the new view."""
        view = self.view(table)
        if view["start"]["awaited"]:
            self.fill_bag(table)
            view = self.view(table)
        if view["phase"] == "start":
            return self.act(table, view["start"]["lot"], "choose-first-move")
        window = view["window"]
        if window and not window["made"]:
            return self.act(table, window["seat"], "press")
        if window:
            return self.act(table, window["may_confirm"][0], "confirm")
        if view["offer"]:
            return self.act(table, view["offer"]["waiting"][0], "accept-end")
        seat = view["turn"]
        mine = self.view(table, seat)
        laid = self.best(mine)
        if laid:
            return self.act(table, seat, "play", laid=laid)
        exchange = mine["you"]["can"]["exchange"]
        exchanged = sum(row["kind"] == "exchange" for row in view["turns"])
        if exchange["allowed"] and exchanged < 6:  # a game has to end
            return self.act(table, seat, "exchange", tiles=mine["you"]["rack"][: exchange["most"]])
        return self.act(table, seat, "pass")


def board_of(view) -> Board:
    """The board of a view, as the kernel knows it."""
    edition = load(view["edition"]["profile"])
    rules = edition.ruleset(len(view["seats"]))
    cells = bytearray(view["edition"]["width"] * view["edition"]["height"])
    for tile in view["board"]:
        code = edition.alphabet.word(tile["letter"])[0]
        cells[tile["square"]] = code | (0x80 if tile["blank"] else 0)
    return Board(rules, bytes(cells))
