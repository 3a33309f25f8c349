import io
import json
import logging
import re
import sys

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app
from stafla.web.middleware.metrics import (
    JsonFormatter,
    RequestCounters,
    RequestMetrics,
    configure_logging,
)
from tests import aside

LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$')


def here(client):
    """The same server, asked from this machine."""
    return TestClient(client.app, client=("127.0.0.1", 1), follow_redirects=False)


def test_figures_are_in_the_form_that_prometheus_reads(client, browser):
    table = browser.sit_down()
    browser.view(table)
    client.get("/no/such/page")
    text = here(client).get("/metrics").text
    for line in text.splitlines():
        assert line.startswith(("# HELP ", "# TYPE ")) or LINE.match(line), line
    counted = 'stafla_requests_total{method="GET",route="/api/tables/{table}",status="200"} '
    assert [line for line in text.splitlines() if line.startswith(counted)], text
    assert 'route="other",status="404"' in text
    assert re.search(r'request_seconds_bucket\{route="/tables",le="\+Inf"\} 1', text)
    assert "process_resident_memory_bytes" in text
    assert table not in text


def test_a_method_that_a_client_made_up_is_not_a_name_of_ours(client):
    client.request('X"} 1\\', "/")
    client.request("BREW", "/")
    text = here(client).get("/metrics").text
    assert "BREW" not in text
    assert 'method="OTHER"' in text


def test_figures_are_for_this_machine_and_for_who_shows_the_token(client, monkeypatch):
    assert client.get("/metrics").status_code == 404
    monkeypatch.setenv("STAFLA_METRICS_TOKEN", "a secret")
    assert client.get("/metrics").status_code == 404
    for shown, status in (("Bearer wrong", 404), ("a secret", 404), ("Bearer a secret", 200)):
        answer = client.get("/metrics", headers={"authorization": shown})
        assert answer.status_code == status
    monkeypatch.setenv("STAFLA_METRICS_TOKEN", "")
    assert client.get("/metrics", headers={"authorization": "Bearer "}).status_code == 404


def test_a_request_is_one_line_that_names_nobody(client, browser, caplog):
    with caplog.at_level(logging.INFO, logger="stafla.request"):
        answer = client.get("/people/a-person?lang=is&secret=1")
    (record,) = [record for record in caplog.records if record.name == "stafla.request"]
    told = json.loads(JsonFormatter().format(record))
    assert told["route"] == "/people/{person}"
    assert (told["method"], told["status"], told["event"]) == ("GET", 404, "request")
    assert told["id"] == answer.headers["x-request-id"]
    assert "a-person" not in str(told)
    assert "secret" not in str(told)


def test_a_failure_is_logged_with_its_traceback_and_answered_without(house, monkeypatch, caplog):
    def break_up(_person):
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(house.accounts, "get", break_up)
    with TestClient(create_app(house), raise_server_exceptions=False) as client:
        answer = client.get("/people/x")
        known = client.get("/people").headers
    assert answer.status_code == 500
    assert "secret reason" not in answer.text
    lines = [json.loads(JsonFormatter().format(record)) for record in caplog.records]
    (failed,) = [line for line in lines if line["event"] == "a request failed"]
    assert "the secret reason" in failed["traceback"]
    # by its id an operator finds it, and it is no less protected than other answers
    assert failed["id"] == answer.headers["x-request-id"]
    assert answer.headers["content-security-policy"] == known["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


def test_what_is_logged_goes_to_standard_error_line_by_line(logging_as_it_was, monkeypatch):
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    configure_logging()
    logging.getLogger("stafla.x").info("told\nin two lines")
    logging.getLogger("stafla.x").debug("not told")
    logging.getLogger("uvicorn.error").info("Started")
    logging.getLogger("uvicorn.error").warning("odd")
    told = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [(one["level"], one["from"], one["event"]) for one in told] == [
        ("info", "stafla.x", "told\nin two lines"),
        ("warning", "uvicorn.error", "odd"),
    ]


def test_a_line_of_the_log_is_json_of_ours_and_of_what_matters_to_an_operator(
    logging_as_it_was, monkeypatch
):
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    configure_logging()
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).info("not told")
        logging.getLogger(name).warning("told by %s", name)
    logging.getLogger("stafla.request").info("request", extra={"told": {"ms": 1}})
    logging.getLogger("stafla.request").debug("not told")
    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    assert [(line["level"], line["from"], line["event"]) for line in lines] == [
        ("warning", "uvicorn", "told by uvicorn"),
        ("warning", "uvicorn.error", "told by uvicorn.error"),
        ("warning", "alembic", "told by alembic"),
        ("info", "stafla.request", "request"),
    ]
    assert lines[-1]["ms"] == 1


def test_what_is_open_is_measured_while_it_is():
    counters, seen = RequestCounters(), []

    async def app(scope, receive, send):
        seen.append((scope["type"], dict(counters._open)))
        if scope["type"] == "http":
            raise RuntimeError

    async def ask(kind):
        await RequestMetrics(app, counters)(
            {"type": kind, "path": "/", "method": "GET"}, None, None
        )

    with pytest.raises(RuntimeError):
        aside.run(ask("http"))
    aside.run(ask("websocket"))
    aside.run(ask("lifespan"))
    assert seen == [
        ("http", {"http": 1}),
        ("websocket", {"http": 0, "websocket": 1}),
        ("lifespan", {"http": 0, "websocket": 0}),
    ]
    assert sum(counters._requests.values()) == 2
    assert counters._requests["GET", "other", 500] == 2


def test_a_socket_refused_before_it_is_open_is_counted_as_forbidden():
    counters, sent = RequestCounters(), []

    async def app(scope, receive, send):
        await send({"type": "websocket.close", "code": 1008})

    async def send(message):
        sent.append(message["type"])

    aside.run(RequestMetrics(app, counters)({"type": "websocket", "path": "/"}, None, send))
    assert sent == ["websocket.close"]
    assert [key[-1] for key in counters._requests] == [403]


def test_a_line_of_the_log_keeps_letters_as_they_are(logging_as_it_was, monkeypatch):
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    configure_logging()
    logging.getLogger("stafla.x").info("Þóra")
    assert "Þóra" in told.getvalue()
