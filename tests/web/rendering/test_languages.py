"""Which language a request is answered in, and when a device remembers it."""

import pytest
from starlette.requests import Request
from starlette.responses import Response

from stafla.web.identity.cookies import YEAR
from stafla.web.rendering.languages import accepted_languages, choose, keep, of


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", []),
        ("pl", ["pl"]),
        ("en;q=0.5, pl;q=0.8, fi", ["fi", "pl", "en"]),
        ("sv , is", ["sv", "is"]),
        ("sv;q=1, is;q=2", ["sv", "is"]),
        ("sv;q=0, is;q=-1, pl", ["pl"]),
        ("sv;q=x, is;x=1, fi; q = 0.3", ["fi"]),
        (";q=1,,pl", ["pl"]),
        ("en, " * 200 + "pl", ["en"] * 125),
    ],
)
def test_a_header_names_languages_best_first(header, tags):
    assert accepted_languages(header) == tags


@pytest.mark.parametrize(
    ("named", "cookie", "accept", "found"),
    [
        ("fi", "pl", "sv", "fi"),
        ("xx", "pl", "sv", "pl"),
        (None, "xx", "de;q=1, sv;q=0.1", "sv"),
        (None, None, "de", "en"),
        (None, None, None, "en"),
        (None, None, "pl-PL,pl;q=0.9", "pl"),
    ],
)
def test_what_was_asked_for_comes_before_what_was_kept_and_what_a_browser_says(
    named, cookie, accept, found
):
    assert choose(named, cookie, accept) == found


def request(named, cookie):
    headers = [(b"cookie", f"stafla_lang={cookie}".encode())] if cookie else []
    query = f"lang={named}".encode() if named else b""
    return Request({"type": "http", "path": "/", "query_string": query, "headers": headers})


@pytest.mark.parametrize(
    ("named", "cookie", "kept"),
    [
        ("fi", None, "fi"),
        ("fi", "pl", "fi"),
        ("fi", "fi", None),
        ("xx", None, None),
        (None, "pl", None),
        (None, None, None),
    ],
)
def test_a_device_remembers_what_it_asked_for_by_name(named, cookie, kept):
    response = Response()
    keep(request(named, cookie), response)
    told = response.headers.get("set-cookie")
    wanted = f"stafla_lang={kept}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=lax"
    assert told == (wanted if kept else None)
    assert of(request(named, cookie)) == (kept or cookie or "en")
