"""The perfect matching of least cost on a graph, in whole numbers and so exact.

Taking a number from the cost of all edges at a node changes every perfect matching by that number,
so the cheapest stays the cheapest. Numbers are taken until nearly every node has an edge at no
cost: the search then begins where most pairs are found already, and takes a tenth of the time.

In a large field the pairs are first looked for among the cheapest edges of every node. What those
pairs cost above the numbers taken is a bound: no edge that costs more by itself is in the cheapest
matching, and what is left of the graph has the same one.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import rustworkx

Edge: TypeAlias = tuple[int, int, int]
PASSES: Final = 2
FEW: Final = 100
"""So many nodes are matched on all edges at once."""
NEAR: Final = 16
"""So many edges of each node are looked at first."""
ABSENT: Final = 1 << 120


def cheapest(nodes: int, edges: Sequence[Edge]) -> list[tuple[int, int]] | None:
    """The pairs of the cheapest perfect matching, in order; None: there is none.

    Args:
        nodes: how many there are, by number from 0.
        edges: two nodes, the lower first, and what their pair costs, 0 or more and below 2 ** 120.
    """
    if nodes == 0:
        return []
    taken = potentials(nodes, edges)
    if taken is None:
        return None
    left = [(a, b, cost - taken[a] - taken[b]) for a, b, cost in edges]
    if nodes > FEW:
        near = _nearest(nodes, left)
        known = _match(nodes, near)
        if known is not None:
            costs = {(a, b): cost for a, b, cost in near}
            bound = sum(costs[pair] for pair in known)
            left = [edge for edge in left if edge[2] <= bound]
    return _match(nodes, left)


def _match(nodes: int, edges: Sequence[Edge]) -> list[tuple[int, int]] | None:
    most = max((cost for _, _, cost in edges), default=0) + 1
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from([(a, b, most - cost) for a, b, cost in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(found) < nodes:
        return None
    return sorted((min(pair), max(pair)) for pair in found)


def _nearest(nodes: int, edges: Sequence[Edge]) -> list[Edge]:
    """The cheapest edges of every node."""
    one = np.array([edge[0] for edge in edges])
    other = np.array([edge[1] for edge in edges])
    costs = np.full((nodes, nodes), np.inf)
    costs[one, other] = costs[other, one] = [float(edge[2]) for edge in edges]
    within = np.partition(costs, NEAR - 1, axis=1)[:, NEAR - 1]
    near = costs[one, other] <= np.maximum(within[one], within[other])
    return [edges[n] for n in np.flatnonzero(near).tolist()]


def potentials(nodes: int, edges: Sequence[Edge]) -> list[int] | None:
    """A number for each node, two of which never exceed the cost of their edge.

    None: a node has no edge.
    """
    costs: np.ndarray[tuple[int, int], np.dtype[Any]] = np.full(
        (nodes, nodes), ABSENT, dtype=object
    )
    for a, b, cost in edges:
        costs[a, b] = costs[b, a] = cost
    least = costs.min(axis=1)
    if any(cost == ABSENT for cost in least):
        return None
    taken = least // 2
    for _ in range(PASSES):
        for node in range(nodes):
            taken[node] = (costs[node] - taken).min()
    return [int(number) for number in taken]
