"""The cheapest pairs are the cheapest: held to all pairs that there are."""

from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stafla.contest.pairing import cheapest as room
from stafla.contest.pairing.cheapest import cheapest, potentials


def everything(nodes):
    """Every way to pair these nodes."""
    if not nodes:
        yield ()
        return
    first, *others = nodes
    for one in others:
        for rest in everything([node for node in others if node != one]):
            yield ((first, one), *rest)


@st.composite
def graphs(draw):
    nodes = draw(st.sampled_from([2, 4, 6, 8]))
    costs = st.integers(0, 9) | st.integers(0, 1 << 100)
    pairs = list(combinations(range(nodes), 2))
    kept = [pair for pair in pairs if draw(st.integers(0, 4))]
    return nodes, [(a, b, draw(costs)) for a, b in kept]


@pytest.fixture(params=["whole", "bounded"])
def bounds(request, monkeypatch):
    """The graph as a whole, and as a large field has it: first the edges that cost least."""
    if request.param == "bounded":
        monkeypatch.setattr(room, "FEW", 0)
        monkeypatch.setattr(room, "NEAR", 2)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(graphs())
def test_no_other_pairs_cost_less(bounds, graph):
    nodes, edges = graph
    cost = {(a, b): price for a, b, price in edges}
    possible = [
        sum(cost[pair] for pair in pairs)
        for pairs in everything(list(range(nodes)))
        if all(pair in cost for pair in pairs)
    ]
    found = cheapest(nodes, edges)
    if not possible:
        assert found is None
        return
    assert sum(cost[pair] for pair in found) == min(possible)
    assert sorted(node for pair in found for node in pair) == list(range(nodes))


@given(graphs())
def test_two_numbers_never_exceed_their_edge(graph):
    nodes, edges = graph
    taken = potentials(nodes, edges)
    if taken is None:
        assert {node for a, b, _ in edges for node in (a, b)} != set(range(nodes))
        return
    assert all(taken[a] + taken[b] <= price for a, b, price in edges)
    # every node has an edge that costs nothing more, but for those that a later one has moved
    assert any(taken[a] + taken[b] == price for a, b, price in edges)


def test_nobody_is_paired_at_no_cost():
    assert cheapest(0, []) == []
    assert cheapest(2, []) is None
