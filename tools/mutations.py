"""Small changes to a source file, each of a kind that a careless hand makes.

The operators of `mutmut` (numbers, comparisons, arguments, keywords, strings …) and beside them
what a tired author does: a call that guards or tells is lost, a check is never true, half a
condition goes, two statements change places, an ``await`` is forgotten.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import TypeVar

import libcst as cst
from mutmut.mutation.mutators import mutation_operators, operator_string

LONGEST = 90
Node = TypeVar("Node", bound=cst.CSTNode)
OF_ITSELF = frozenset(
    [
        "add",
        "append",
        "appendleft",
        "clear",
        "discard",
        "extend",
        "insert",
        "pop",
        "popleft",
        "remove",
        "reverse",
        "set",
        "setdefault",
        "sort",
        "update",
        "copy",
        "get",
        "items",
        "keys",
        "values",
        "split",
        "encode",
    ]
)
"""Methods that change what they are asked of, or tell of it, and wait for nothing."""
OF_NOTHING = frozenset(
    [
        "Counter",
        "abs",
        "all",
        "any",
        "bool",
        "bytes",
        "deque",
        "dict",
        "enumerate",
        "float",
        "frozenset",
        "int",
        "isinstance",
        "len",
        "list",
        "max",
        "min",
        "range",
        "reversed",
        "round",
        "set",
        "sorted",
        "str",
        "sum",
        "tuple",
        "zip",
    ]
)
"""Functions that change nothing."""


@dataclass(frozen=True, eq=False)
class Mutation:
    """One changed place of a file.

    Attributes:
        path: of the file.
        function: its qualified name there (``People.confirm``).
        name: what tells it from all others, whatever stands in other lines.
        careless: whether it is of the second kind.
    """

    path: Path
    module: cst.Module
    function: str
    name: str
    careless: bool
    old: cst.CSTNode
    new: cst.CSTNode

    @cached_property
    def code(self) -> CodeType | None:
        """The changed function; None: nothing that Python could run, or nothing changed."""
        changed = self.module.deep_replace(self.old, self.new)
        assert isinstance(changed, cst.Module)
        try:
            made = functions(compile(changed.code, str(self.path), "exec"))
        except (SyntaxError, ValueError):
            return None
        known = functions(compile(self.module.code, str(self.path), "exec"))
        found = [made[place] for place in made if place[0] == self.function]
        plain = [known[place] for place in known if place[0] == self.function]
        differs = [
            new
            for new, old in zip(found, plain, strict=False)
            # a function takes no code that reaches for other names around it (that of `super`)
            if not alike(new, old) and new.co_freevars == old.co_freevars
        ]
        return differs[0] if len(differs) == 1 else None


def functions(module: CodeType) -> dict[tuple[str, int], CodeType]:
    """The functions and methods of a module, by qualified name and number among its equals."""
    found: dict[tuple[str, int], CodeType] = {}
    count: Counter[str] = Counter()

    def walk(code: CodeType) -> None:
        for const in code.co_consts:
            if not isinstance(const, CodeType) or const.co_name.startswith("<"):
                continue
            if const.co_flags & 0x02:  # a function has names of its own, a class body has not
                found[const.co_qualname, count[const.co_qualname]] = const
                count[const.co_qualname] += 1
            else:
                walk(const)

    walk(module)
    return found


def alike(one: CodeType, other: CodeType) -> bool:
    """Whether two functions do the same, whatever lines they stand in."""
    if (one.co_code, one.co_names, one.co_varnames) != (
        other.co_code,
        other.co_names,
        other.co_varnames,
    ):
        return False
    pairs = list(zip(one.co_consts, other.co_consts, strict=False))
    return len(one.co_consts) == len(other.co_consts) and all(
        alike(a, b) if isinstance(a, CodeType) and isinstance(b, CodeType) else _equal(a, b)
        for a, b in pairs
    )


def _equal(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def mutations(path: Path, called: str = "") -> list[Mutation]:
    """Every changed place of a file, in order; ``called`` in place of the file's own name."""
    module = cst.parse_module(path.read_text())
    found = MutationFinder(module)
    module.visit(found)
    count: Counter[str] = Counter()
    made = []
    for function, careless, old, new in found.places:
        name = f"{called or path.stem}:{function}: {change(line(old), line(new))}"
        count[name] += 1
        numbered = name if count[name] == 1 else f"{name} ({count[name]})"
        made.append(Mutation(path, module, function, numbered, careless, old, new))
    return made


def change(old: str, new: str) -> str:
    """What becomes of a piece of source; of a long one the part that differs."""
    if max(len(old), len(new)) <= LONGEST:
        return f"{old} -> {new}"
    same = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), 0)
    start = max(0, same - LONGEST // 3)
    return " -> ".join(text[start : start + LONGEST].strip() for text in (old, new))


def line(node: cst.CSTNode) -> str:
    """A piece of source in one line."""
    return " ".join(cst.Module(body=[]).code_for_node(node).split())


class MutationFinder(cst.CSTVisitor):
    """Goes through a file; what is found: function, whether careless, and the change."""

    def __init__(self, module: cst.Module) -> None:
        super().__init__()
        self.module = module
        self.places: list[tuple[str, bool, cst.CSTNode, cst.CSTNode]] = []
        self.classes: list[str] = []
        self.function = ""

    def visit_ClassDef(self, node: cst.ClassDef) -> bool:
        """Methods bear the names of their classes; a class inside a function is the function's."""
        if not self.function:
            self.classes.append(node.name.value)
        return True

    def leave_ClassDef(self, original_node: cst.ClassDef) -> None:
        """As you were."""
        if not self.function:
            self.classes.pop()

    def visit_FunctionDef(self, node: cst.FunctionDef) -> bool:
        """Only bodies are changed: what stands in a head is run when the module is read."""
        if self.function:
            return True
        self.function = ".".join([*self.classes, node.name.value])
        node.body.visit(self)
        self.function = ""
        return False

    def visit_Annotation(self, node: cst.Annotation) -> bool:
        """Nothing happens by an annotation."""
        return False

    def on_visit(self, node: cst.CSTNode) -> bool:
        """Note every change of a node inside a function."""
        if self.function and not isinstance(node, cst.Annotation):
            if is_skipped(node):
                return False
            self.note(node)
        return super().on_visit(node)

    def note(self, node: cst.CSTNode) -> None:
        """Note the changes of this node."""
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                made = list(operator(node))
                for new in made[:1] if operator is operator_string else made:
                    self.places.append((self.function, False, node, new))
        for new in careless(node):
            self.places.append((self.function, True, node, new))


def is_skipped(node: cst.CSTNode) -> bool:
    """What says nothing of what is done: docstrings, lines of a log, late imports, assertions."""
    match node:
        case cst.SimpleStatementLine(body=[cst.Expr(value=cst.SimpleString())]):
            return True
        case cst.SimpleStatementLine(
            body=[cst.Expr(value=cst.Call(func=cst.Attribute(value=cst.Name("log"))))]
        ):
            return True
        case cst.SimpleStatementLine(body=[cst.Import() | cst.ImportFrom() | cst.Assert()]):
            return True
        case cst.Arg(keyword=cst.Name("strict"), value=cst.Name("True")):
            return True  # of zip(): an assertion too
    return False


def careless(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """What a careless hand makes of a node."""
    match node:
        case cst.SimpleStatementLine(body=[cst.Expr(value=cst.Call() | cst.Await())]):
            yield node.with_changes(body=[cst.Pass()])
        case cst.SimpleStatementLine(body=[cst.Raise()]):
            yield node.with_changes(body=[cst.Pass()])
        case cst.If():
            if leaves(node.body):
                yield node.with_changes(test=cst.Name("False"))
        case cst.Await():
            yield node.expression
        case cst.BooleanOperation():
            yield node.left
            yield node.right
        case cst.IndentedBlock():
            yield from swap(node)


def leaves(body: cst.BaseSuite) -> bool:
    """Whether a block ends what is done: refuses, returns, or goes on with the next."""
    match body:
        case cst.IndentedBlock(body=[*_, cst.SimpleStatementLine(body=[last])]):
            return isinstance(last, cst.Raise | cst.Return | cst.Continue | cst.Break)
    return False


def swap(block: cst.IndentedBlock) -> Iterator[cst.IndentedBlock]:
    """Neighbours that change places, where one of them is a mere call and both do something."""
    body: Sequence[cst.BaseStatement] = block.body
    for number, (one, other) in enumerate(pairwise(body)):
        both = isinstance(one, cst.SimpleStatementLine) and isinstance(
            other, cst.SimpleStatementLine
        )
        says_nothing = is_skipped(one) or is_skipped(other)
        if says_nothing or ends(one) or ends(other):
            continue
        if both and (is_call(one) or is_call(other)) and not independent(one, other):
            changed = [*body[:number], other, one, *body[number + 2 :]]
            yield block.with_changes(body=changed)


def independent(one: cst.CSTNode, other: cst.CSTNode) -> bool:
    """Whether it can be seen that neither line needs the other, so that nothing could notice.

    So it is where each of them changes only what it names and they name nothing in common; or
    where one gives names of its own to what is made of names alone, and the other has none of them.
    """
    if local(one).isdisjoint(names(other)) and local(one):
        return True
    if local(other).isdisjoint(names(one)) and local(other):
        return True
    if not (plain(one) and plain(other)):
        return False
    return not any(
        over == under or over.startswith(under + ".") or under.startswith(over + ".")
        for over in paths(one)
        for under in paths(other)
        if over in names_changed(one) or under in names_changed(other)
    )


def names(node: cst.CSTNode) -> set[str]:
    """Every name in it."""
    return {each.value for each in every(node, cst.Name)}


def every(node: cst.CSTNode, kind: type[Node]) -> Iterator[Node]:
    """The nodes of a kind in a node, itself included."""
    if isinstance(node, kind):
        yield node
    for child in node.children:
        yield from every(child, kind)


def local(line: cst.CSTNode) -> set[str]:
    """All names of a line that does no more than to name what is made of names; else none."""
    match line:
        case cst.SimpleStatementLine(
            body=[cst.Assign(targets=[cst.AssignTarget(target=cst.Name())], value=made)]
        ) if plain(line) and not next(every(made, cst.Attribute), None):
            return names(line) - OF_NOTHING
    return set()


def plain(line: cst.CSTNode) -> bool:
    """Whether a line changes nothing but what it names."""
    if any(True for kind in (cst.Await, cst.Yield) for _ in every(line, kind)):
        return False
    return all(harmless(call.func) for call in every(line, cst.Call))


def harmless(function: cst.BaseExpression) -> bool:
    """Whether a call changes at most what it is asked of."""
    match function:
        case cst.Name(value):
            return value in OF_NOTHING
        case cst.Attribute(attr=cst.Name(value)):
            return value in OF_ITSELF
    return False


def paths(node: cst.CSTNode, *, within: bool = False) -> set[str]:
    """What is named, each with the names before it: `self.guests`, without `self` by itself."""
    match node:
        case cst.Name() if within:
            return set()
        case cst.Name(value):
            return {value}
        case cst.Attribute(value=inner):
            path = path_of(node)
            return ({path} if path and not within else set()) | paths(inner, within=bool(path))
        case cst.Subscript(value=inner, slice=places):
            return paths(inner, within=within).union(*map(paths, places))
        case cst.Call(func=function, args=given):
            of = set() if isinstance(function, cst.Name) else paths(function, within=within)
            return of.union(*(paths(each.value) for each in given))
    return set().union(*map(paths, node.children))


def path_of(node: cst.CSTNode) -> str:
    """The dotted name of what a piece of source is, or is a part of; empty: it has none."""
    match node:
        case cst.Name(value):
            return value
        case cst.Attribute(value=inner, attr=cst.Name(value)):
            before = path_of(inner)
            return before if value in OF_ITSELF else before and f"{before}.{value}"
        case cst.Subscript(value=inner) | cst.Call(func=cst.Attribute() as inner):
            return path_of(inner)
    return ""


def names_changed(line: cst.CSTNode) -> set[str]:
    """What a line that is plain may change: what it assigns to, and of what it asks something."""
    found = {path_of(call) for call in every(line, cst.Call)}
    kinds = (cst.AssignTarget, cst.AnnAssign, cst.AugAssign, cst.Del)
    kind: type[cst.AssignTarget | cst.AnnAssign | cst.AugAssign | cst.Del]
    for kind in kinds:
        for each in every(line, kind):
            parts = each.target.elements if isinstance(each.target, cst.Tuple) else (each.target,)
            found |= {
                path_of(part.value if isinstance(part, cst.Element) else part) for part in parts
            }
    return found


def is_call(line: cst.BaseStatement) -> bool:
    """Whether a line does nothing but call."""
    match line:
        case cst.SimpleStatementLine(body=[cst.Expr(value=cst.Call() | cst.Await())]):
            return True
    return False


def ends(line: cst.BaseStatement) -> bool:
    """Whether nothing comes after a line."""
    match line:
        case cst.SimpleStatementLine(body=[cst.Return() | cst.Raise() | cst.Break()]):
            return True
    return False


def of_folder(folder: Path) -> Iterable[Mutation]:
    """Every changed place of the Python files below a folder.

    Of files of the same name each is called by its folder too.
    """
    files = [path for path in sorted(folder.rglob("*.py")) if "migrations" not in path.parts]
    alike = Counter(path.stem for path in files)
    for path in files:
        if ast.parse(path.read_text()).body:
            inside = path.relative_to(folder).with_suffix("").as_posix()
            yield from mutations(path, inside if alike[path.stem] > 1 else path.stem)
