"""What is dear, asked for without end: it meets a bound, and who plays notices nothing."""

from contextlib import ExitStack

import pytest

from tests.attacks.beside import attacking, bystander, measure, stranger
from tests.marks import in_ci_but

ATTACKER = "203.0.113.80"
LIST = "/api/device/editions/is"
WORD = {"name": "Eve", "password": "not the password"}
# what costs most in a moment, and what comes of the first of it
DEAR = {
    "pictures": ("GET", "/tables/{table}/board.png?at={number}", {200}),
    "passwords": ("POST", "/sign-in", {403, 429}),
    "the kernel": ("POST", "/api/device/kernel", {422}),
    "word lists": ("GET", "{list}", {200}),
    "requests": ("GET", "/lobby", {200}),
    "built files": ("GET", "/static/theme.js", {200}),
}
ALLOWANCES = "allowances by address (data/limits.toml), then 429"
# a file that lies there costs a tenth of an allowance: two clients do not reach 600 a second
NEVER_MET = {"built files": "a tenth of an allowance each, 600 a second by address"}


def aim(target, kind, table):
    """The method and the address of what is asked for."""
    method, path, usual = DEAR[kind]
    with stranger(target, "198.51.100.9") as client:
        told = client.get(LIST).json()["lexicon"]["files"][0]["address"]
    return method, path.replace("{table}", table).replace("{list}", told), usual


clients = {}


def ask(target, number, method, path):
    """One request of many, over a connection that is kept."""
    if "one" not in clients:
        clients["one"] = ExitStack()
        clients["client"] = clients["one"].enter_context(stranger(target, ATTACKER))
    client, path = clients["client"], path.replace("{number}", str(number % 50))
    return client.request(method, path, data=WORD if method == "POST" else None).status_code


@pytest.mark.parametrize("kind", in_ci_but(DEAR, "requests", "passwords"))
def test_what_is_dear_meets_a_bound(started, kind):
    with bystander(started) as beside:
        method, path, usual = aim(started, kind, beside.table)
        with attacking(ask, started, method, path, workers=2) as came:
            beside.goes_on(10)
    assert set(came.counts) & usual
    assert set(came.counts) <= usual | {429}


@pytest.mark.verify
@pytest.mark.parametrize("kind", DEAR)
def test_what_is_dear_meets_a_bound_at_full_size(started, kind):
    with bystander(started) as beside:
        method, path, _ = aim(started, kind, beside.table)
        with (
            attacking(ask, started, method, path, workers=2) as came,
            measure(
                beside,
                f"{kind} without end",
                "2 clients that ask as fast as they are answered, from one address",
                NEVER_MET.get(kind, ALLOWANCES),
            ),
        ):
            beside.goes_on(300, most=300)
    assert came.counts[429] or kind in NEVER_MET, came.counts
