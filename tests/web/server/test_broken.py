"""A log that cannot be read: it breaks its own table, is reported, and breaks no list."""

import io
import logging
import zipfile

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from stafla.club import Timekeeper
from stafla.club.data_export import write
from stafla.data.catalogue import LANGUAGES
from stafla.web import create_app
from tests.club.club import forget
from tests.web.browser import BOT, PERSON, Browser
from tests.web.opened import FAST, opening
from tests.web.routes import looks

OPEN = {"public": "yes"}
PASSWORD = "korter yfir grasi"
CORRUPTIONS = {
    "a kind that nobody knows": '{"event":"danced","seat":0}',
    "no JSON": "{",
    "a text beyond its limit": '{"event":"judge-called","seat":0,"about":"%s"}' % ("x" * 201),
    "an event that cannot have followed": '{"event":"confirmed"}',
    "a list": "[]",
    "nothing": "",
    "a tile of another alphabet": '{"event":"exchanged","seat":0,"tiles":"Ж"}',
}


@pytest.fixture
def house(tmp_path):
    return opening(tmp_path)


@pytest.fixture
def client(house):
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        yield client


def spoil(house, table, body, number=None):
    """Put a body into the log of a table: the latest event's, or that of a number."""
    where = "select max(number) from events where game = :game" if number is None else ":number"
    query = f"update events set body = :body where game = :game and number = ({where})"

    def job(connection):
        values = {"body": body, "game": table} | ({} if number is None else {"number": number})
        assert connection.execute(text(query), values).rowcount == 1

    house.tables.games._database.write(job)
    forget(house.tables.game_cache)


@pytest.fixture
def three(client, house):
    """A table that is whole, one that is broken later, and one that is whole; one's own."""
    answer = client.post("/sign-up", data={"name": "Sigrún", "password": PASSWORD})
    assert answer.status_code == 303
    browser = Browser(client)
    tables = [browser.sit_down("is", (PERSON, PERSON), listed="yes") for _ in range(3)]
    for table in tables:
        browser.act(table, browser.view(table)["turn"], "pass")
    return tables


@pytest.mark.parametrize("body", CORRUPTIONS.values(), ids=CORRUPTIONS)
def test_lists_are_there_and_show_the_other_tables(client, house, three, body):
    spoil(house, three[1], body)
    page = client.get("/lobby")
    assert page.status_code == 200
    assert three[0] in page.text and three[2] in page.text
    assert three[1] not in page.text


def test_a_first_event_that_cannot_be_read_breaks_no_list_either(client, house, three):
    spoil(house, three[1], "{}", 1)
    assert client.get("/lobby").status_code == 200
    assert client.get(f"/tables/{three[1]}").status_code == 409


def test_every_page_without_a_table_answers(client, house, three):
    spoil(house, three[1], "{")
    paths = [path for path in looks(client.app) if "{" not in path]
    assert len(paths) > 20
    for path in paths:
        assert client.get(path).status_code < 500, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_so_in_the_reader_s_language(client, house, three, language):
    from stafla.web.rendering.languages import texts

    spoil(house, three[1], "{")
    page = client.get(f"/tables/{three[1]}?lang={language}")
    assert page.status_code == 409
    assert texts(language)("broken-table") in page.text.replace("&#39;", "'")
    answer = client.get(f"/api/tables/{three[1]}")
    assert (answer.status_code, answer.json()["code"]) == (409, "broken-table")


def test_every_page_of_the_table_answers_with_a_refusal(client, house, three):
    spoil(house, three[1], "{")
    paths = {path.replace("{table}", three[1]) for path in looks(client.app) if "{table}" in path}
    assert len(paths) > 5
    for path in paths:
        if "{" not in path:
            assert client.get(path).status_code < 500, path


def test_it_is_reported_once(client, house, three, caplog):
    spoil(house, three[1], "{")
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            client.get("/lobby")
    said = [record.message for record in caplog.records if three[1] in record.message]
    assert len(said) == 1
    assert "cannot be read: event" in said[0]
    assert house.tables.game_cache.broken == {three[1]}


def test_the_operator_s_figures_count_the_logs_that_cannot_be_read(client, house, three):
    def figure():
        here = TestClient(client.app, client=("127.0.0.1", 1))
        lines = here.get("/metrics").text.splitlines()
        return [line for line in lines if line.startswith("stafla_broken_tables")]

    assert figure() == ["stafla_broken_tables 0"]
    for count, table in enumerate(three[:2], 1):
        spoil(house, table, "{")
        for _ in range(2):
            assert client.get(f"/tables/{table}").status_code == 409
        assert figure() == [f"stafla_broken_tables {count}"]


def test_clocks_and_ratings_go_on(client, house):
    client.post("/sign-up", data={"name": "Sigrún", "password": PASSWORD})
    browser = Browser(client)
    timed = [browser.sit_down("is", (PERSON, PERSON), clock="quick-3-5") for _ in range(2)]
    for table in timed:
        browser.act(table, browser.view(table)["turn"], "pass")
    later = house.tables.now() + 3_600_000
    house.tables.now = lambda: later
    spoil(house, timed[0], "{")
    assert set(house.tables.due(10)) == set(timed)
    assert Timekeeper(house.tables, lambda table: None).look() == 1
    assert house.tables.due(10) == ()
    assert house.tables.game(timed[1]).ended.reason == "time"
    assert house.ratings.audit(repair=True).games == 0
    assert house.tables.game_cache.broken == {timed[0]}


def test_one_s_own_files_hold_the_other_games(client, house):
    client.post("/sign-up", data={"name": "Sigrún", "password": PASSWORD})
    broken, whole = (Browser(client).sit_down("is", (PERSON, BOT)) for _ in range(2))
    house.bots.close()
    spoil(house, broken, "{")
    file = io.BytesIO()
    write(file, house.accounts.by_name("Sigrún"), house.community, house.tables)
    names = zipfile.ZipFile(file).namelist()
    assert f"games/{whole}.json" in names and f"games/{whole}.gcg" in names
    assert f"games/{broken}.json" not in names


def test_a_table_that_waits_and_cannot_be_read_breaks_no_lobby(client, house):
    waiting = []
    for _ in range(2):
        form = {
            "profile": "is",
            "kind1": PERSON,
            "name1": "Anna",
            "kind2": "invited",
            "public": "yes",
        }
        waiting.append(client.post("/tables", data=form).headers["location"].rpartition("/")[2])

    def job(connection):
        query = text("update gatherings set setup = '{\"nonsense\": 1}' where id = :id")
        assert connection.execute(query, {"id": waiting[0]}).rowcount == 1

    house.tables.games._database.write(job)
    page = client.get("/lobby")
    assert page.status_code == 200
    assert waiting[1] in page.text and waiting[0] not in page.text
