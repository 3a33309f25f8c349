"""What the server did so far, figure by figure."""

from stafla.web.middleware.metrics import BOUNDS, RequestCounters


def figures(counters, **more):
    """Everything that is ours, by name."""
    lines = [line for line in counters.text(**more).splitlines() if line.startswith("stafla")]
    return dict(line.rsplit(" ", 1) for line in lines)


def test_requests_are_counted_by_what_they_were_and_how_they_were_answered():
    counters = RequestCounters()
    for status, seconds in ((200, 0.005), (200, 0.3), (404, 11.0)):
        counters.answer("GET", "/a", status, seconds)
    counters.answer("POST", "/b", 200, 0.02)
    found = figures(counters)
    assert found['stafla_requests_total{method="GET",route="/a",status="200"}'] == "2"
    assert found['stafla_requests_total{method="GET",route="/a",status="404"}'] == "1"
    assert found['stafla_requests_total{method="POST",route="/b",status="200"}'] == "1"
    told = {
        bound: found[f'stafla_request_seconds_bucket{{route="/a",le="{bound}"}}']
        for bound in (*BOUNDS, "+Inf")
    }
    assert list(told.values()) == ["1", "1", "1", "1", "1", "2", "2", "2", "2", "3"]
    assert found['stafla_request_seconds_sum{route="/a"}'] == "11.305000"
    assert found['stafla_request_seconds_count{route="/a"}'] == "3"
    assert found['stafla_request_seconds_count{route="/b"}'] == "1"


def test_what_is_open_is_counted_while_it_is():
    counters = RequestCounters()
    for kind in ("http", "http", "websocket"):
        counters.open(kind)
    counters.close("http")
    found = figures(counters, broken=3)
    assert found['stafla_open{kind="http"}'] == found['stafla_open{kind="websocket"}'] == "1"
    assert found["stafla_broken_tables"] == "3"
    assert figures(counters)["stafla_broken_tables"] == "0"
