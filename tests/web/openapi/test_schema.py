"""Requests made from the API's own description: no error of the server, and answers as described.

Pages and their forms are described for the occasion, so that every route is tried.
"""

import pytest
import schemathesis
from fastapi.openapi.utils import get_openapi
from fastapi.routing import RouteContext
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from stafla.web import create_app
from tests.web.browser import Browser
from tests.web.opened import FAST, opening
from tests.web.routes import ENDLESS, routes_of

# of a description of pages only the method, the path and the body are looked at
CHECKS = (
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
)
FEW, MANY = 8, 300


class Described(RouteContext):
    """A route as it is, but one that is described."""

    include_in_schema = True


def describe(app, *, pages):
    """The description: as it is published, or with every route that comes to an end."""
    if pages:
        routes = [route for _, path, route in routes_of(app) if not path.endswith(ENDLESS)]
        schema = get_openapi(
            title="Every route", version="0", routes=[Described(route) for route in routes]
        )
        app.openapi = lambda: schema
    schema = schemathesis.openapi.from_asgi("/openapi.json", app)
    # what goes on for ever, and what is no request
    return schema.exclude(path_regex="/(stream|gathering|socket)$")


@pytest.fixture
def app(tmp_path):
    app = create_app(opening(tmp_path), FAST)
    yield app
    schemathesis.python.asgi.shutdown_lifespans()


def knowledge(app, number):
    """Somebody new, signed in, with tables: their cookies, and ids that a request may use."""
    address = f"10.0.0.{number + 1}"  # from one address so many sign up in an hour
    client = TestClient(app, follow_redirects=False, client=(address, 1))
    client.post("/sign-up", data={"name": f"Person {number}", "password": "korter yfir grasi"})
    browser = Browser(client)
    person = client.get("/api/me").json()["id"]
    ended = browser.sit_down(kinds=("person", "highest-score"))
    browser.post(ended, 0, "resign")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
    return cookies, {"table": [browser.sit_down(), ended], "person": [person], "other": [person]}


def attempt_it(app, operation, number, examples, checks):
    """Send requests of one operation, some of them to tables that are there."""
    cookies, ids = knowledge(app, number)
    modes = st.sampled_from(list(schemathesis.GenerationMode))

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def attempt(data):
        case = data.draw(operation.as_strategy(generation_mode=data.draw(modes)))
        for name in case.path_parameters or {}:
            if name in ids and data.draw(st.booleans()):
                case.path_parameters[name] = data.draw(st.sampled_from(ids[name]))
        answer = case.call(headers={"cookie": cookies})
        case.validate_response(answer, checks=checks)

    attempt()


def all_tried(app, examples, *, pages=False):
    """Try every operation; how many there are."""
    schema = describe(app, pages=pages)
    operations = [found.ok() for found in schema.get_all_operations()]
    for number, operation in enumerate(operations):
        attempt_it(app, operation, number, examples, CHECKS[:1] if pages else CHECKS)
    return len(operations)


@pytest.mark.ci
def test_a_few_requests_of_every_kind_to_the_api(app):
    assert all_tried(app, FEW) >= 12


@pytest.mark.verify
def test_many_requests_of_every_kind_to_the_api(app):
    assert all_tried(app, MANY) >= 12


@pytest.mark.verify
def test_many_requests_of_every_kind_to_every_route(app):
    assert all_tried(app, MANY // 3, pages=True) >= 60
