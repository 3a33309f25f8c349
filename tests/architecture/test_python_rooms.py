"""No Python file leads back to itself, imports of types alone and late ones included.

Which room may know which is said in `pyproject.toml` (import-linter). Here are files.
"""

from functools import cache
from graphlib import CycleError, TopologicalSorter

import grimp

# arrows that lead back, each with its reason; without them there is no circle
BACK = {
    # a profile is read by the loader of editions, which makes editions: when it is asked for
    "stafla.editions.edition": {"stafla.editions.loader"},
    # parts of the state of a game are handed the whole for their questions: types alone
    "stafla.rules.game.state.asides": {"stafla.rules.game.state.game"},
    "stafla.rules.game.state.bags": {"stafla.rules.game.state.game"},
    "stafla.rules.game.state.marks": {"stafla.rules.game.state.game"},
    "stafla.rules.game.state.mixing": {"stafla.rules.game.state.game"},
    "stafla.rules.game.state.pairs": {"stafla.rules.game.state.game"},
    "stafla.rules.game.state.transition": {"stafla.rules.game.state.game"},
    # a board takes plays, a play knows its board; a game its bots, a bot the game
    "stafla.api.play": {"stafla.api.board"},
    "stafla.api.inputs": {"stafla.api.play"},
    "stafla.api.bot": {"stafla.api.game"},
    # the parts of a phone's frame are made of the snapshot that holds them: types alone
    "stafla.web.duplicate.phone": {"stafla.web.duplicate.hall"},
}


@cache
def imports() -> dict[str, set[str]]:
    """What every module imports; the package itself hands out everything, when it is asked."""
    graph = grimp.build_graph("stafla", cache_dir=None)
    return {
        module: set(graph.find_modules_directly_imported_by(module)) - {"stafla"}
        for module in graph.modules - {"stafla"}
    }


def circle(known: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(known).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_file_leads_back_to_itself() -> None:
    known = imports()
    assert sum(map(len, known.values())) > 2_000, "imports are found"
    forward = {module: others - BACK.get(module, set()) for module, others in known.items()}
    assert circle(forward) == []


def test_a_circle_is_found() -> None:
    known = imports()
    assert "stafla.rules.game.state.game" in circle(
        {m: others for m, others in known.items() if m.startswith("stafla.rules")}
    )
