"""Size, origin and headers, asked of a real server over a real socket."""

import socket

import pytest

from stafla.data.catalogue import LANGUAGES
from tests.web.served import Served

ROUTES = [
    "/tables",
    "/",
    "/healthz",
    "/api/tables/x/acts",
    "/api/tables/x/score",
    "/static/x",
    "/no",
]
GIGABYTE = 1 << 30


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("guard")) as served:
        yield served


def speak(served, head: bytes, body=()) -> tuple[bytes, int]:
    """Send a request piece by piece; the answer, and how many bytes the server let us send."""
    sent = 0
    with socket.create_connection(("127.0.0.1", served.port), timeout=30) as connection:
        connection.sendall(head)
        try:
            for piece in body:
                connection.sendall(piece)
                sent += len(piece)
        except (BrokenPipeError, ConnectionResetError):
            pass
        return b"".join(receive(connection)), sent


def receive(connection):
    """What comes until the server closes the connection."""
    try:
        while piece := connection.recv(65536):
            yield piece
    except ConnectionResetError:
        return


@pytest.mark.parametrize("path", ROUTES)
def test_a_gigabyte_announced_is_refused_before_it_is_sent(served, path):
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {GIGABYTE}\r\n\r\n".encode()
    answer, _ = speak(served, head)
    assert answer.startswith(b"HTTP/1.1 413")
    assert b'"code": "too-large"' in answer
    assert b"connection: close" in answer.lower()


@pytest.mark.parametrize("path", ROUTES)
def test_a_gigabyte_in_pieces_is_refused_early_and_held_by_nobody(served, path):
    before = served.memory
    head = (
        f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n"
    ).encode()
    piece = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    answer, sent = speak(served, head, (piece for _ in range(GIGABYTE // 0x10000)))
    assert sent < GIGABYTE // 16
    assert answer == b"" or answer.startswith(b"HTTP/1.1 413")
    assert served.memory - before < 16 * 1024  # KiB
    assert served.client.get("/healthz").json() == {"status": "ok"}


def test_the_largest_body_that_is_read_is_read(served):
    body = {"seat": 0, "laid": [], "more": "x" * 60_000}
    answer = served.client.post("/api/tables/x/score", json=body)
    assert answer.status_code == 422
    answer = served.client.post("/api/tables/x/score", json=body | {"more": "x" * 66_000})
    assert answer.status_code == 413


@pytest.mark.parametrize("length", ["-1", "1e3", "abc", "0x10"])
def test_a_length_that_is_no_number_is_a_bad_request(served, length):
    head = f"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode()
    answer, _ = speak(served, head)
    assert answer.startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("path", ["/tables", "/lobby", "/api/tables/x/score", "/static/x"])
def test_of_two_lengths_none_is_believed(served, path):
    """What a proxy takes for a body was a request here, in the name of whoever comes next."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: x\r\n"
        "Content-Length: 44\r\nTransfer-Encoding: chunked\r\n\r\n"
        "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    ).encode()
    answer, _ = speak(served, head)
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_in_a_browser_is_told_of_two_lengths_by_a_page(served, language):
    """They were shown a line of JSON in English."""
    head = (
        "POST /tables HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n"
        f"Accept-Language: {language}\r\n"
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ).encode()
    answer, _ = speak(served, head)
    assert answer.startswith(b"HTTP/1.1 400")
    assert f'<html lang="{language}"'.encode() in answer
    assert b"\r\nconnection: close" in answer.lower()


@pytest.mark.parametrize(
    ("language", "told"), [("is", "Beiðnin er of stór."), ("pl", "Żądanie jest za duże.")]
)
def test_a_browser_that_brings_too_much_is_told_in_its_reader_s_language(served, language, told):
    headers = {"accept": "text/html,*/*;q=0.8", "accept-language": language}
    answer = served.client.post("/verify", data={"record": "x" * 70_000}, headers=headers)
    assert (answer.status_code, answer.headers["connection"]) == (413, "close")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-language"] == language
    assert told in answer.text and f'<html lang="{language}"' in answer.text
    # a program is told as before
    answer = served.client.post("/verify", data={"record": "x" * 70_000})
    assert answer.json()["code"] == "too-large"


def test_headers_without_end_are_refused(served):
    lines = (b"X-%d: %s\r\n" % (n, b"a" * 1000) for n in range(100_000))
    answer, sent = speak(served, b"GET / HTTP/1.1\r\nHost: x\r\n", lines)
    assert sent < 10_000_000
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize(
    "path", ["/", "/tables/x", "/api/tables/x", "/healthz", "/no", "/static/x"]
)
def test_every_answer_carries_the_headers_that_protect_it(served, path):
    headers = served.client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "cache-control" in headers
    assert "server" not in headers


def test_the_kernels_worker_alone_may_compile_and_may_do_nothing_else(served):
    policy = served.client.get("/static/assets/kernel.worker-x.js").headers[
        "content-security-policy"
    ]
    assert policy == (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    )
    for path in ("/static/assets/table-x.js", "/static/kernel.worker-x.js", "/offline", "/sw.js"):
        assert "wasm" not in served.client.get(path).headers["content-security-policy"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 303),
        ({"origin": "{own}"}, 303),
        ({"sec-fetch-site": "same-origin"}, 303),
        ({"sec-fetch-site": "none"}, 303),
        ({"origin": "null"}, 403),
        ({"origin": "https://elsewhere.example"}, 403),
        ({"origin": "{own}.elsewhere.example"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site", "origin": "{own}"}, 403),
    ],
)
def test_only_a_page_of_ours_may_change_anything(served, headers, status):
    own = served.url.rstrip("/")
    headers = {name: value.replace("{own}", own) for name, value in headers.items()}
    form = {"profile": "is", "kind1": "person", "kind2": "person"}
    answer = served.client.post("/tables", data=form, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "foreign-origin"


def test_the_device_s_cookie_is_for_no_script_and_no_other_site(served):
    served.client.cookies.clear()
    form = {"profile": "is", "kind1": "person", "kind2": "person"}
    cookie = served.client.post("/tables", data=form).headers["set-cookie"]
    assert cookie.startswith("stafla_device=")
    assert {"httponly", "samesite=lax", "path=/"} <= {p.strip().lower() for p in cookie.split(";")}


@pytest.mark.parametrize("path", ["/", "/healthz", "/lobby", "/nothing", "/static/nothing"])
def test_head_is_answered_as_get_without_the_content(served, path):
    """Monitors and previews of links ask so, and took a site for one that is down."""
    whole = served.client.get(path)
    head = served.client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-security-policy"] == whole.headers["content-security-policy"]


def test_a_stream_is_not_held_open_for_who_wants_no_content(served):
    assert served.client.head("/api/lobby/stream").status_code == 405
