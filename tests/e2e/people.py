"""Accounts of tests. A worker's tests share a server, and on it a name is taken for good."""

import sqlite3
from contextlib import closing
from itertools import chain, count

from playwright.sync_api import Page, expect

from stafla.store.accounts.lookalike import skeleton
from stafla.web.services import FILE
from tests.e2e.server import Server

PASSWORD = "korter yfir grasi"

# the names that tests of this worker were given, by what those have in common that look alike
_given: dict[str, str] = {}


def free_name(name: str) -> str:
    """This name, or where another test has had it, the same with a number behind it."""
    numbered = chain([name], (f"{name} {number}" for number in count(2)))
    found = next(one for one in numbered if skeleton(one) not in _given)
    _given[skeleton(found)] = found
    return found


def sign_up(page: Page, name: str, language: str, *, home: str = "") -> str:
    """Fills and sends the form; the name under which somebody is signed up (`free_name`)."""
    name = free_name(name)
    page.goto(f"{home}/sign-up?lang={language}")
    page.locator("#name").fill(name)
    page.locator("#password").fill(PASSWORD)
    page.locator("main form [type=submit]").first.click()
    expect(page.locator(".account")).to_contain_text(name)
    return name


def post_sign_up(page: Page, name: str) -> str:
    """Signs up without the form's page; the name, as of `sign_up`."""
    name = free_name(name)
    answer = page.request.post("/sign-up", form={"name": name, "password": PASSWORD})
    assert answer.ok, answer.text()
    return name


def names_of_their_own(server: Server) -> list[str]:
    """Names of accounts on a server that no test was given; each is told of once."""
    assert server.folder is not None
    with closing(sqlite3.connect(server.folder / FILE)) as database:
        rows = database.execute("select name from people where name is not null").fetchall()
    found = [name for (name,) in rows if skeleton(name) not in _given]
    _given.update((skeleton(name), name) for name in found)
    return found
