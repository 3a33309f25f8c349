"""The API describes itself: every property and parameter, examples, streams, and bad fields."""

import json
from importlib import import_module

import pytest
from pydantic import BaseModel
from starlette.testclient import TestClient

from stafla.web import create_app
from stafla.web import openapi as describe
from stafla.web.wire import duplicate as phone_frames
from stafla.web.wire import socket as frames
from tests.web.browser import Browser
from tests.web.opened import FAST, opening
from tests.web.routes import ENDLESS
from tools.docs import openapi

MODULES = (
    "wire.table",
    "wire.edition",
    "wire.variants",
    "wire.judge",
    "wire.device",
    "wire.hint",
    "wire.programs",
    "wire.socket",
    "wire.duplicate",
)
LARGE = {"TableView", "DeviceEdition"}


@pytest.fixture
def client(tmp_path):
    with TestClient(create_app(opening(tmp_path), FAST)) as client:
        yield client


@pytest.fixture
def browser(client):
    return Browser(client)


@pytest.fixture(scope="module")
def document(tmp_path_factory):
    with TestClient(create_app(opening(tmp_path_factory.mktemp("described")), FAST)) as client:
        return client.get("/openapi.json").json()


def models() -> dict[str, type[BaseModel]]:
    found = {}
    for name in (*MODULES, "archive.upload", "tables.notes"):
        for one in vars(import_module(f"stafla.web.{name}")).values():
            if isinstance(one, type) and issubclass(one, BaseModel):
                found[one.__name__] = one
    return found


def operations(document):
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


def test_every_property_is_described(document):
    schemas = document["components"]["schemas"]
    silent = [
        f"{name}.{field}"
        for name, schema in schemas.items()
        for field, shape in schema.get("properties", {}).items()
        if not shape.get("description") and name not in ("HTTPValidationError", "ValidationError")
    ]
    assert silent == []
    assert sum(len(schema.get("properties", {})) for schema in schemas.values()) > 350
    assert [name for name, schema in schemas.items() if not schema.get("description")] == []


def test_every_parameter_and_call_is_described(document):
    for name, operation in operations(document):
        assert len(operation["summary"].split()) > 2, name
        for parameter in operation.get("parameters", ()):
            assert parameter.get("description"), f"{name} {parameter['name']}"


def test_what_is_sent_and_answered_has_an_example(document):
    schemas, used = document["components"]["schemas"], set()
    for _, operation in operations(document):
        shapes = [operation.get("requestBody", {}), *operation["responses"].values()]
        texts = [json.dumps(shape.get("content", {})) for shape in shapes]
        used |= {name for name in schemas for text in texts if f'schemas/{name}"' in text}
    assert len(used) > 15
    assert {name for name in used if not schemas[name].get("examples")} == LARGE


@pytest.mark.parametrize("name", sorted(describe.EXAMPLES))
def test_an_example_is_what_it_shows(name):
    example = describe.EXAMPLES[name]
    models()[name].model_validate_json(json.dumps(example))
    if name in ("Look", "ActFrame", "ScoreFrame", "Say", "Ping"):
        assert type(frames.read(json.dumps(example))).__name__ == name


def test_streams_and_the_socket_are_described(document):
    paths = document["paths"]
    streams = [path for path in paths if path.endswith(ENDLESS)]
    assert len(streams) == 3
    for path in streams:
        (content,) = paths[path]["get"]["responses"]["200"]["content"].items()
        assert content[0] == "text/event-stream" and "data: " in content[1]["example"]
    socket = paths[describe.SOCKET]["get"]
    named = {shape["$ref"].rpartition("/")[2] for shape in socket["x-frames-out"]["anyOf"]}
    asked = {shape["$ref"].rpartition("/")[2] for shape in socket["x-frames-in"]["anyOf"]}
    schemas = document["components"]["schemas"]
    assert {"ViewFrame", "Beat", "ChatFrame"} < named <= set(schemas)
    assert named | asked == kinds_of(frames)
    assert asked == {"Look", "ActFrame", "ScoreFrame", "Say", "Ping"} and asked <= set(schemas)


def kinds_of(module):
    """The names of all frames in a module."""
    return {
        name for name, one in vars(module).items() if "kind" in getattr(one, "model_fields", ())
    }


def test_a_phone_s_socket_is_described(document):
    socket = document["paths"][describe.PHONE_SOCKET]["get"]
    ways = [socket[way]["anyOf"] for way in ("x-frames-in", "x-frames-out")]
    named = {shape["$ref"].rpartition("/")[2] for shapes in ways for shape in shapes}
    assert named == kinds_of(phone_frames) <= set(document["components"]["schemas"])


def test_the_page_of_the_api_is_what_the_server_says(document):
    told = openapi.PAGE.read_text("utf-8")
    assert told == openapi.page(document), "python -m tools.docs.openapi writes it anew"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seat": 8}, "seat"),
        ({"act": "fly"}, "act"),
        ({"laid": [{"square": 5, "letter": ""}]}, "laid.0.letter"),
        ({"laid": [{"square": 5}]}, "laid.0.letter"),
        ({"words": [1, "x"]}, "words.1"),
        ({"rack": ["A"]}, "rack"),
        ({"expected": None}, "expected"),
        ({"x" * 500: 1}, "x" * 59 + "…"),
        ({"a\x1b[31m": 1}, "a\N{REPLACEMENT CHARACTER}[31m"),
    ],
)
def test_a_bad_request_names_the_field(browser, change, field):
    table = browser.sit_down()
    body = {"seat": 0, "expected": 1, "act": "pass"} | change
    answer = browser.client.post(f"/api/tables/{table}/acts", json=body)
    told = answer.json()
    assert (answer.status_code, told["code"], told["field"]) == (422, "bad-request", field)
    assert field in told["message"]


def test_a_query_a_path_and_a_body_name_their_field_too(client):
    assert client.get("/api/tables/x?seat=9").json()["field"] == "seat"
    assert client.get(f"/api/tables/{'A' * 101}").json()["field"] == "table"
    headers = {"content-type": "application/json"}
    empty = client.post("/api/tables/x/acts", content=b"", headers=headers).json()
    assert (empty["code"], empty["field"]) == ("bad-request", None)
    broken = client.post("/api/tables/x/acts", content=b"{", headers=headers).json()
    assert (broken["code"], broken["field"]) == ("bad-request", None)


@pytest.mark.parametrize(
    ("frame", "field"),
    [
        ({"kind": "act", "reference": "a", "seat": 9, "expected": 1, "act": "pass"}, "seat"),
        ({"kind": "fly"}, "kind"),
        ({}, "kind"),
        ({"kind": "ping", "more": 1}, "more"),
    ],
)
def test_a_frame_names_its_field(frame, field):
    with pytest.raises(frames.BadFrame) as bad:
        frames.read(json.dumps(frame))
    assert (bad.value.code, bad.value.field) == ("bad-request", field)


def test_a_page_s_form_tells_people_no_field_names(client):
    answer = client.post("/sign-up", data={})
    assert answer.status_code == 422 and "bad-request" not in answer.text
