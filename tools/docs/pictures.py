"""The two pictures of the map: the rooms, and the way of an act.

``python -m tools.docs.pictures`` writes them. The rooms are those of the contracts in
`pyproject.toml`, which import-linter holds to the tree; each step of the way is looked up in the
file that it names and in the one that it is reached from (`tests/docs/test_pictures.py`).
"""

import ast
import tomllib
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "docs" / "pictures"
WIDTH: Final = 1060
LINE: Final = 17
CHARACTER: Final = 6.3
STYLE: Final = """<style>
text { font: 12px ui-monospace, monospace; fill: #231d16; }
.name { font-weight: 700; font-size: 13px; }
.quiet { fill: #5f5446; }
rect { fill: #fffcf5; stroke: #8b7d66; rx: 6px; }
path { stroke: #1c5a43; fill: none; stroke-width: 1.5; }
.page { fill: #f3ecdf; stroke: none; }
</style>
<defs>
<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0 8 4 0 8" style="fill: #1c5a43; stroke: none"/></marker></defs>
"""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the way of an act.

    Attributes:
        name: where it is, below `stafla`: module, class, function.
        does: what happens there.
        reached: the function in which its name stands.
    """

    name: str
    does: str
    reached: str


WAY: Final = (
    Step(
        "web.tables.socket.TableSocket._act",
        "a frame: news of the room waits until it is answered",
        "web.tables.socket.TableSocket._answer",
    ),
    Step(
        "web.tables.actions.act_of",
        "the request becomes an act of the club",
        "web.tables.socket.TableSocket._begin_act",
    ),
    Step(
        "club.tables.tables.Tables.begin_act",
        "in the loop if all it asks is known here, else in a thread",
        "web.tables.socket.TableSocket._begin_act",
    ),
    Step(
        "club.tables.tables.Tables.tick",
        "what time alone has brought about is written first",
        "club.tables.tables.Tables.begin_act",
    ),
    Step(
        "club.tables.guards.table_refusals",
        "what the table refuses, whatever the rules say",
        "club.tables.tables.Tables.begin_act",
    ),
    Step(
        "club.tables.acts.decide",
        "letters become codes; the words of the table are at hand",
        "club.tables.tables.Tables.begin_act",
    ),
    Step(
        "rules.game.acts.turn.play",
        "who may (data/acts.toml); a refusal, or events; points from the kernel",
        "club.tables.acts._play",
    ),
    Step(
        "rules.game.state.game.Game.after",
        "each event by its transition (rules.game.transitions)",
        "club.tables.cache.GameState.after",
    ),
    Step(
        "store.games.games.GameStore.begin_append",
        "numbered events on their way to the disk",
        "club.tables.tables.Tables._begin_write",
    ),
    Step(
        "web.tables.room.Room.own_views",
        "the views of those at seats, shown to nobody yet",
        "web.tables.socket.TableSocket._begin_act",
    ),
    Step(
        "club.tables.tables.Tables.show",
        "an observation: what this audience may know, and no more",
        "web.tables.view_json.ViewWriter.to",
    ),
    Step(
        "club.tables.pending.PendingAct.finish",
        "on the disk; decided again if somebody else wrote first",
        "web.tables.room.Room.finish",
    ),
    Step(
        "club.tables.cache.GameCache.keep",
        "the state after them is at hand",
        "club.tables.pending.PendingAct.finish",
    ),
    Step(
        "club.news.hub.News.tell",
        "other rooms and other workers hear that something changed",
        "club.tables.pending.PendingAct.finish",
    ),
    Step(
        "web.tables.connection.Connection.offer",
        "each socket's writer sends the latest view",
        "web.tables.room.Room._offer",
    ),
)


def contracts() -> list[dict[str, object]]:
    """The contracts of import-linter."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, object]] = project["tool"]["importlinter"]["contracts"]
    return found


def rooms() -> list[list[tuple[str, list[str]]]]:
    """The packages line by line, highest first, each with its rooms line by line."""
    inside: dict[str, list[str]] = {}
    packages: list[list[str]] = []
    for contract in contracts():
        layers = contract.get("layers")
        if not isinstance(layers, list):
            continue
        match contract.get("containers"):
            case [str(container)]:
                inside[container] = [" · ".join(layer.split(" | ")) for layer in layers]
            case None:
                packages = [layer.split(" | ") for layer in layers]
    return [[(name, inside.get(name, [])) for name in line] for line in packages]


def picture_of_rooms() -> str:
    """The packages, each above those that it may know, and their rooms in the same order."""
    shapes, top = [], 12.0
    for line in rooms():
        longest = [max([len(name), *map(len, inside)]) for name, inside in line]
        share = (WIDTH - 24 - 12 * (len(line) - 1)) / sum(longest)
        high = max(
            len(wrap(inside, share * n)) for (_, inside), n in zip(line, longest, strict=True)
        )
        left = 12.0
        for (name, inside), n in zip(line, longest, strict=True):
            wide = share * n
            shapes += [
                box(left, top, wide, (high + 1) * LINE + 12),
                text(left + 9, top + 19, name, "name"),
            ]
            shapes += [
                text(left + 9, top + 19 + LINE * (number + 1), said)
                for number, said in enumerate(wrap(inside, wide))
            ]
            left += wide + 12
        top += (high + 1) * LINE + 26
    return draw(shapes, top, "The rooms of the packages, each above those that it may know")


def wrap(lines: list[str], wide: float) -> list[str]:
    """Lines that fit a width in pixels; what goes on is set in."""
    most, found = int((wide - 20) / (CHARACTER * 1.17)), []
    for line in lines:
        rest = line
        while len(rest) > most and " · " in rest[:most]:
            cut = rest.rindex(" · ", 0, most)
            found.append(rest[: cut + 2])
            rest = "    " + rest[cut + 3 :]
        found.append(rest)
    return found


def picture_of_the_way() -> str:
    """An act from the socket to the disk and back, step by step, in the column of its package."""
    columns = ["web", "club", "rules", "store"]
    shift, wide, high = 150.0, 590.0, 46.0
    shapes, top = [], 12.0
    last: tuple[float, float] | None = None
    for number, step in enumerate(WAY, 1):
        left = 12 + shift * columns.index(step.name.split(".")[0])
        if last is not None:
            shapes.append(arrow(last, (left + 20, top)))
        shapes += [
            box(left, top, wide, high),
            text(left + 9, top + 18, f"{number:2} {step.name}", "name"),
            text(left + 33, top + 36, step.does, "quiet"),
        ]
        last = left + 20, top + high
        top += high + 18
    return draw(shapes, top, "The way of an act: socket, table, rules, log, and back")


def box(left: float, top: float, wide: float, high: float) -> str:
    """A rectangle."""
    return f'<rect x="{left:.0f}" y="{top:.0f}" width="{wide:.0f}" height="{high:.0f}"/>'


def text(left: float, base: float, said: str, kind: str = "") -> str:
    """A line of text."""
    mark = f' class="{kind}"' if kind else ""
    return f'<text x="{left:.0f}" y="{base:.0f}"{mark} xml:space="preserve">{escape(said)}</text>'


def arrow(begin: tuple[float, float], end: tuple[float, float]) -> str:
    """An arrow down, with a bend where it goes to another column."""
    middle = (begin[1] + end[1]) / 2
    return (
        f'<path d="M{begin[0]:.0f} {begin[1]:.0f}V{middle:.0f}H{end[0]:.0f}V{end[1]:.0f}"'
        ' marker-end="url(#tip)"/>'
    )


def draw(shapes: list[str], high: float, title: str) -> str:
    """A whole picture."""
    size = f'viewBox="0 0 {WIDTH} {high:.0f}" width="{WIDTH}" height="{high:.0f}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n'
        f"<title>{title}</title>\n{STYLE}"
        f'<rect class="page" width="{WIDTH}" height="{high:.0f}"/>\n'
        + "\n".join(shapes)
        + "\n</svg>\n"
    )


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def function(name: str) -> ast.AST | None:
    """The function of this name below `stafla`; None: there is none."""
    parts = name.split(".")
    for cut in range(len(parts) - 1, 0, -1):
        path = ROOT.joinpath("src", "stafla", *parts[:cut]).with_suffix(".py")
        if path.is_file():
            found: ast.AST | None = _tree(path)
            for part in parts[cut:]:
                inside = getattr(found, "body", ())
                found = next((one for one in inside if getattr(one, "name", "") == part), None)
            return found
    return None


def doubts(way: tuple[Step, ...] = WAY) -> list[str]:
    """Steps that are not in the tree, or are not reached from where it says."""
    found = []
    for step in way:
        last, caller = step.name.rpartition(".")[2], function(step.reached)
        if function(step.name) is None:
            found.append(f"{step.name} is not there")
        elif caller is None:
            found.append(f"{step.reached} is not there")
        elif last not in {getattr(n, "attr", getattr(n, "id", "")) for n in ast.walk(caller)}:
            found.append(f"{step.reached} does not reach {step.name}")
    return found


MADE: Final = {"rooms.svg": picture_of_rooms, "act.svg": picture_of_the_way}


def main() -> None:
    """Write the pictures."""
    PICTURES.mkdir(exist_ok=True)
    for name, make in MADE.items():
        (PICTURES / name).write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
