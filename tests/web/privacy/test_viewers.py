"""Who sees whose name where: every page and call, looked at by everybody there is.

What is not in these tables shows the name to its owner alone, as the head of every page does.
"""

import io
import zipfile

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app
from tests.attacks.conftest import enter
from tests.web.browser import Browser
from tests.web.opened import FAST, opening
from tests.web.routes import looks
from tests.web.tables.test_socket import PageSocket

NAME = "Sigurrós"
VIEWERS = ("owner", "opponent", "member", "moderator", "administrator", "guest")


ALL = "owner opponent member moderator administrator guest"
# who blocks the other does not meet them in the lobby
OTHERS = "owner opponent moderator administrator guest"
OFFICES = "owner moderator administrator"
OPEN = {
    "/": ALL,
    # she is an arbiter: whoever makes a table may name her as its judge
    "/tables/new": ALL,
    "/tables/{table}": ALL,
    "/me": "owner opponent member",
    "/people/{person}": ALL,
    "/games": "owner opponent",
    "/api/me/tables": "owner opponent",
    "/api/lobby": OTHERS,
    "/lobby": ALL,
    "/invitations/{invitation}": "opponent member moderator administrator guest",
    "/me/export": "owner opponent member",
    "/moderation": OFFICES,
    "/administration": "owner administrator",
    "/api/tables/{table}": ALL,
    "/tables/{table}/record.json": ALL,
    "/tables/{table}/record.gcg": ALL,
    "/tables/{table}/bag": ALL,
    "/tables/{table}/rulings": ALL,
    "/rulings": ALL,
    "/tables/{table}/replay": ALL,
    # a game that is over, turn by turn, as its replay is
    "/tables/{table}/best": ALL,
    "/tables/{table}/try": ALL,
    "/tables/{table}/analysis": ALL,
    "/ratings": ALL,
    "/ratings/{player}": ALL,
}
HIDDEN = {
    "/administration": "owner administrator",
    "/moderation": OFFICES,
    "/people/{person}": OFFICES,
}


class Visited:
    """A house in which Sigurrós does all that leaves her name somewhere, and who may look."""

    def __init__(self, folder) -> None:
        self.house = opening(folder)
        self.app = create_app(self.house, FAST)
        self.clients = {viewer: self.client() for viewer in VIEWERS}
        for viewer in VIEWERS[:-1]:
            enter(self.clients[viewer], NAME if viewer == "owner" else f"Some {viewer}")
        for viewer in ("moderator", "administrator"):
            person = self.house.accounts.by_name(f"Some {viewer}")
            self.house.accounts.rows.set_roles(person.id, [viewer], 0)
        self.person = self.house.accounts.by_name(NAME)
        self.house.accounts.rows.set_roles(self.person.id, ["arbiter"], 0)
        self.waiting = self.call(public="yes")
        self.invitation = self.house.lobby._waiting(self.waiting).invitation
        self.table = self.call(public="yes", rated="yes", appeals="yes")
        self.begin(self.table)
        self.ended = self.call(public="yes", rated="yes", appeals="yes")
        self.begin(self.ended)
        self.end(self.ended)
        self.rule_on_a_word()
        self.house.community.befriend(self.house.accounts.by_name("Some opponent"), self.person.id)
        member = self.house.accounts.by_name("Some member")
        self.house.community.report(member, self.person.id, "other", "a report")
        self.house.community.block(member, self.person.id)

    def client(self):
        return TestClient(self.app, follow_redirects=False)

    def call(self, **more):
        form = {"profile": "is", "kind1": "person", "name1": NAME, "kind2": "invited", **more}
        answer = self.clients["owner"].post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/tables/")

    def begin(self, table):
        answer = self.clients["opponent"].post(f"/tables/{table}/join", data={"name": "x"})
        assert answer.status_code == 303, answer.text
        for viewer in ("owner", "opponent"):
            Browser(self.clients[viewer]).fill_bag(table)

    def end(self, table):
        """Some talk, a play, a challenge and an appeal; then she gives up."""
        owner, opponent = (Browser(self.clients[viewer]) for viewer in ("owner", "opponent"))
        (seat,) = [s["seat"] for s in owner.view(table)["seats"] if s["yours"]]
        with self.clients["owner"].websocket_connect(f"/tables/{table}/socket") as wire:
            socket = PageSocket(wire)
            socket.look()
            socket.say("say", reference="a", text="hello")
            while socket.hear()["kind"] != "done":
                pass
        turn = owner.view(table)["turn"]
        mover, other = (owner, opponent) if turn == seat else (opponent, owner)
        mover.act(table, turn, "play", laid=mover.best(mover.view(table, turn)))
        other.act(table, 1 - turn, "challenge")
        owner.act(table, seat, "resign")

    def rule_on_a_word(self):
        """Her ruling stands in the register, under her name."""
        form = {"edition": "is", "word": "hestur", "kind": "missing", "text": "so"}
        assert self.clients["guest"].post("/words/report", data=form).status_code == 200
        (question,) = self.house.arbiters.rows.open(10)
        arbiter = self.house.accounts.by_name(NAME)
        self.house.arbiters.rule(arbiter, question.id, "valid", "a horse", "")

    def hide(self):
        form = {"name": NAME, "language": "is", "hidden": "true"}
        assert self.clients["owner"].post("/me", data=form).status_code == 303

    def shown(self):
        """Where the name is seen, and by whom."""
        return {
            path: seen
            for path in looks(self.app)
            if (seen := " ".join(one for one in VIEWERS if self.sees(one, path)))
        }

    def sees(self, viewer, path):
        client = self.clients[viewer]
        for table in (self.waiting, self.table, self.ended):
            filled = path.replace("{table}", table).replace("{turn}", "1")
            filled = filled.replace("{invitation}", self.invitation)
            for name in ("{person}", "{player}"):
                filled = filled.replace(name, self.person.id)
            if NAME in text_of(client.get(filled)):
                return True
        return "{table}" in path and self.heard(viewer, path)

    def heard(self, viewer, path):
        """What is said at the table comes over its socket."""
        if path != "/tables/{table}":
            return False
        with self.clients[viewer].websocket_connect(f"/tables/{self.ended}/socket") as wire:
            socket = PageSocket(wire)
            socket.look()
            socket.say("ping")
            while (frame := socket.hear())["kind"] not in ("beat",):
                if NAME in str(frame):
                    return True
        return False


def text_of(answer):
    """All that a page or a file says."""
    if answer.headers.get("content-type") == "application/zip":
        files = zipfile.ZipFile(io.BytesIO(answer.content))
        return "".join(files.read(name).decode() for name in files.namelist())
    return answer.content.decode("utf-8", "replace")


@pytest.fixture
def site(tmp_path):
    site = Visited(tmp_path)
    yield site
    for client in site.clients.values():
        client.close()
    site.house.close()


def beyond_the_owner(shown):
    return {path: seen for path, seen in shown.items() if seen != "owner"}


@pytest.mark.ci
def test_a_name_is_seen_where_it_belongs_and_a_hidden_one_by_the_offices_alone(site):
    assert beyond_the_owner(site.shown()) == OPEN
    site.hide()
    assert beyond_the_owner(site.shown()) == HIDDEN
