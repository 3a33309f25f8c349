"""What every request passes before a page, asked in this process: at each bound and one beyond."""

import asyncio
import json

import pytest

from stafla.web.middleware import security as guard
from stafla.web.middleware.security import (
    KERNEL,
    KERNEL_POLICY,
    LONGEST_NUMBER,
    POLICY,
    BodyLimit,
    Headers,
    NamedHost,
    SameOrigin,
)
from tests import aside

SMALL = 10
NEVER, GONE, AFTERWARDS = object(), object(), object()


class Inner:
    """An application that reads its request and answers; it remembers what reached it."""

    def __init__(self, *headers):
        self.headers, self.bodies, self.scopes = headers, [], []

    async def __call__(self, scope, receive, send):
        self.scopes.append(scope)
        if scope["type"] != "http":
            return
        self.bodies.append((await receive()).get("body", b""))
        start = {"type": "http.response.start", "status": 200, "headers": list(self.headers)}
        await send(start)
        await send({"type": "http.response.body", "body": b"ok"})


def ask(app, *parts, kind="http", method="POST", path="/", **headers):
    """What is answered to a request whose body comes in parts; what was left unread."""
    left, sent = list(parts) or [b""], []

    async def receive():
        if kind == "websocket":
            return {"type": "websocket.connect"}
        part = left.pop(0)
        if part is NEVER:
            await asyncio.sleep(3600)
        if part in (GONE, AFTERWARDS):
            return {"type": "http.disconnect"}
        more = left not in ([], [AFTERWARDS])
        return {"type": "http.request", "body": part, "more_body": more}

    async def send(message):
        sent.append(message)

    named = [
        (key.replace("_", "-").encode(), value.encode())
        for key, values in headers.items()
        for value in ([values] if isinstance(values, str) else values)
    ]
    scope = {"type": kind, "method": method, "path": path, "headers": named}
    aside.run(app(scope, receive, send))
    return sent, left


def status(sent):
    return sent[0]["status"] if sent else None


def refusal(sent):
    """Status and code of a refusal, which closes the connection."""
    body = sent[1]["body"]
    headers = dict(sent[0]["headers"])
    assert headers[b"connection"] == b"close"
    assert headers[b"content-length"] == str(len(body)).encode()
    told = json.loads(body)
    assert told["message"] == told["code"].replace("-", " ")
    return sent[0]["status"], told["code"]


@pytest.mark.parametrize("parts", [(b"x" * SMALL,), (b"x" * 4, b"x" * 6), (b"",)])
def test_a_body_up_to_the_bound_arrives_whole(parts):
    inner = Inner()
    sent, _ = ask(BodyLimit(inner, SMALL), *parts, content_length=str(SMALL))
    assert status(sent) == 200
    assert inner.bodies == [b"".join(parts)]


@pytest.mark.parametrize("parts", [(b"x" * (SMALL + 1),), (b"x" * 6, b"x" * 5, b"y")])
def test_a_body_beyond_it_is_refused_at_the_byte_that_is_too_many(parts):
    inner = Inner()
    sent, left = ask(BodyLimit(inner, SMALL), *parts)
    assert refusal(sent) == (413, "too-large")
    assert inner.scopes == []
    assert left == list(parts[2:])


@pytest.mark.parametrize(
    ("length", "answer"),
    [
        (str(SMALL + 1), (413, "too-large")),
        ("9" * LONGEST_NUMBER, (413, "too-large")),
        ("0" * (LONGEST_NUMBER + 1), (413, "too-large")),
        ("-1", (400, "bad-request")),
        ("1e3", (400, "bad-request")),
        ("x", (400, "bad-request")),
    ],
)
def test_what_is_announced_is_believed_before_a_byte_is_read(length, answer):
    inner = Inner()
    sent, left = ask(BodyLimit(inner, SMALL), b"", content_length=length)
    assert refusal(sent) == answer
    assert left == [b""]
    assert inner.scopes == []


def test_a_body_that_does_not_come_is_waited_for_so_long_and_no_longer(monkeypatch):
    monkeypatch.setattr(guard, "SLOWEST_BODY_SECONDS", 0.05)
    inner = Inner()
    sent, _ = ask(BodyLimit(inner, SMALL), b"x", NEVER, b"")
    assert refusal(sent) == (408, "too-slow")
    assert inner.scopes == []


@pytest.mark.parametrize("parts", [(), (b"abc",), (b"abc", b"de")])
def test_of_who_goes_in_the_middle_of_a_body_nothing_is_done(parts):
    inner = Inner()
    sent, _ = ask(BodyLimit(inner, SMALL), *parts, GONE)
    assert refusal(sent) == (400, "bad-request")
    assert inner.scopes == []


def test_an_application_that_reads_on_hears_of_the_end_of_the_connection():
    heard = []

    async def reads_on(_scope, receive, _send):
        heard.extend([await receive(), await receive()])

    ask(BodyLimit(reads_on, SMALL), b"abc", AFTERWARDS)
    assert heard[1] == {"type": "http.disconnect"}
    assert heard[0] == {"type": "http.request", "body": b"abc", "more_body": False}


def test_sockets_have_no_body_to_be_measured():
    inner = Inner()
    ask(BodyLimit(inner, SMALL), kind="websocket", content_length="x")
    assert len(inner.scopes) == 1


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("host", "passes"),
    [
        ("stafla.example", True),
        ("stafla.example:8000", True),
        ("[::1]:8000", True),
        ("x" * 253, True),
        ("x" * 254, False),
        ("a b", False),
        ("a/b", False),
        ("a@b", False),
        ("a:123456", False),
        ("", False),
        ((), True),
        (("a", "a"), False),
    ],
)
def test_a_host_is_one_name_or_address_or_none(kind, host, passes):
    inner = Inner()
    sent, _ = ask(NamedHost(inner), kind=kind, host=host)
    assert bool(inner.scopes) is passes
    if not passes and kind == "http":
        assert refusal(sent) == (400, "bad-request")
    if not passes and kind == "websocket":
        assert sent == [{"type": "websocket.close", "code": 1008}]


def test_what_is_neither_request_nor_socket_is_let_by():
    inner = Inner()
    for app in (NamedHost(inner), SameOrigin(inner), BodyLimit(inner), Headers(inner)):
        ask(app, kind="lifespan", host="a b", origin="https://evil.example")
    assert len(inner.scopes) == 4


HERE = {"host": "stafla.example:8000"}


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("said", "own"),
    [
        ({}, True),
        ({"origin": "https://stafla.example:8000"}, True),
        ({"origin": "https://STAFLA.example:8000"}, True),
        ({"origin": "https://stafla.example"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "https://[x"}, False),
        ({"sec_fetch_site": "same-origin", "origin": "https://evil.example"}, True),
        ({"sec_fetch_site": "none"}, True),
        ({"sec_fetch_site": "same-site"}, False),
        ({"sec_fetch_site": "cross-site", "origin": "https://stafla.example:8000"}, False),
        ({"sec_fetch_site": ""}, False),
    ],
)
def test_what_changes_something_comes_from_a_page_of_ours_or_from_a_program(kind, said, own):
    inner = Inner()
    sent, _ = ask(SameOrigin(inner), kind=kind, **HERE, **said)
    assert bool(inner.scopes) is own
    if not own and kind == "http":
        assert refusal(sent) == (403, "foreign-origin")
    if not own and kind == "websocket":
        assert sent == [{"type": "websocket.close", "code": 1008}]


@pytest.mark.parametrize(
    ("method", "passes"),
    [("GET", 1), ("HEAD", 1), ("POST", 0), ("PUT", 0), ("PATCH", 0), ("DELETE", 0)],
)
def test_looking_is_free_from_everywhere(method, passes):
    inner = Inner()
    ask(SameOrigin(inner), method=method, **HERE, origin="https://evil.example")
    assert len(inner.scopes) == passes


def test_every_answer_has_the_headers_and_only_the_kernel_s_worker_may_compile():
    for path, policy in (("/", POLICY), (KERNEL + "abc.js", KERNEL_POLICY)):
        sent, _ = ask(Headers(Inner((b"x-own", b"1"))), path=path, method="GET")
        headers = dict(sent[0]["headers"])
        assert headers[b"content-security-policy"] == policy.encode()
        assert headers[b"x-content-type-options"] == b"nosniff"
        assert headers[b"x-frame-options"] == b"DENY"
        assert headers[b"cache-control"] == b"no-store"
        assert headers[b"x-own"] == b"1"
        assert sent[1]["body"] == b"ok"


def test_an_answer_that_says_how_old_it_may_grow_is_kept_so():
    sent, _ = ask(Headers(Inner((b"cache-control", b"max-age=60"))))
    said = [value for name, value in sent[0]["headers"] if name == b"cache-control"]
    assert said == [b"max-age=60"]
