"""Pages opened in a loop, and values that are none; acts at a table are in test_acts.py."""

from contextlib import ExitStack

import pytest

from tests.attacks.beside import attacking, bystander, measure, stranger
from tests.marks import in_ci_but

ATTACKER = "203.0.113.90"
kept = {}


def visitor(target):
    """The attacker, kept for this process."""
    if "client" not in kept:
        kept["stack"] = ExitStack()
        kept["client"] = kept["stack"].enter_context(stranger(target, ATTACKER))
    return kept["client"]


def wait(target, number):
    """Open a waiting room's page again and again, and listen to it."""
    client = visitor(target)
    if "waiting" not in kept:
        form = {"profile": "is", "kind1": "person", "name1": "Eve", "kind2": "invited"}
        kept["waiting"] = client.post("/tables", data=form).headers["location"]
    return client.get(kept["waiting"]).status_code


def doors(target, number):
    """Values that no honest client sends, at small doors."""
    client = visitor(target)
    match number % 3:
        case 0:
            headers = {"last-event-id": "9" * 5_000}
            with client.stream("GET", "/api/lobby/stream", headers=headers) as answer:
                return answer.status_code
        case 1:
            return client.post("/tables", headers={"origin": "http://[x"}).status_code
        case _:
            theme = {"profile": "pl", "kind1": "person", "kind2": "person", "theme": "ß" * 60}
            answer = client.post("/tables", data={**theme, "variants": "theme"})
            return answer.status_code


ATTACKS = {
    "waiting rooms opened again and again": (wait, "60 pages a second of one address, in turn"),
    "values that are none at small doors": (doors, "a typed refusal each"),
}
# none of these is an answer that says that the server failed
FAILED = {500, 502, "internal"}


@pytest.mark.parametrize("attack", in_ci_but(ATTACKS, "values that are none at small doors"))
def test_who_plays_beside_notices_nothing(started, attack):
    act, _ = ATTACKS[attack]
    with bystander(started) as beside, attacking(act, started) as came:
        beside.goes_on(10)
    assert came.counts and not set(came.counts) & FAILED


@pytest.mark.verify
@pytest.mark.parametrize("attack", ATTACKS)
def test_who_plays_beside_notices_nothing_at_full_size(started, attack):
    act, bound = ATTACKS[attack]
    size = "2 clients, each as fast as it is answered"
    with (
        bystander(started) as beside,
        attacking(act, started, workers=2) as came,
        measure(beside, attack, size, bound),
    ):
        beside.goes_on(300, most=300)
    assert came.counts and not set(came.counts) & FAILED
