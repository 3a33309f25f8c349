"""The next state of something immutable, made quickly.

A fold changes a few of many members at every event, and a table folds a score of events for every
act. `dataclasses.replace` calls the constructor with every member by name; this copies the slots.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

State = TypeVar("State")


def replace(state: State, **members: Any) -> State:
    """Another state, which differs in these members alone.

    For frozen dataclasses with slots and without checks of their own; as `dataclasses.replace`.
    Members that the constructor does not take begin anew with their default.

    Raises:
        KeyError: there is no such member.
    """
    kind: Any = type(state)
    copy: State = _copier(kind)(state)
    setters = _setters(kind)
    for name, value in members.items():
        setters[name](copy, value)
    return copy


def complete(state: State, **members: Any) -> State:
    """The same state with these members, for whoever made it and has shown it to nobody.

    Members that the constructor does not take begin anew with their default.

    Raises:
        KeyError: there is no such member.
    """
    kind: Any = type(state)
    setters = _setters(kind)
    for name, value in members.items():
        setters[name](state, value)
    for forget, default in _own_members(kind):
        forget(state, default)
    return state


@cache
def _own_members(kind: Any) -> tuple[tuple[Callable[[Any, Any], None], Any], ...]:
    """What sets each member that the constructor does not take, and its default."""
    own = [field for field in fields(kind) if not field.init]
    return tuple((kind.__dict__[field.name].__set__, field.default) for field in own)


@cache
def _setters(kind: Any) -> dict[str, Callable[[Any, Any], None]]:
    """What sets each member that the constructor takes, past the freezing."""
    return {field.name: kind.__dict__[field.name].__set__ for field in fields(kind) if field.init}


@cache
def _copier(kind: Any) -> Callable[[Any], Any]:
    """What copies a state of this kind.

    It is written out, as `dataclasses` writes a constructor out: of 45 members a loop over them
    takes three times as long. And it writes to a draft, which has the same members and is not
    frozen, before that becomes a state: past the freezing every member is a call.
    """
    slots = tuple(field.name for field in fields(kind))
    names: dict[str, Any] = {"new": object.__new__, "kind": kind}
    names["draft"] = type(f"{kind.__name__}Draft", (), {"__slots__": slots})
    lines = ["def copy(state):", "    made = new(draft)"]
    for at, field in enumerate(fields(kind)):
        names[f"default_{at}"] = field.default
        value = f"state.{field.name}" if field.init else f"default_{at}"
        lines.append(f"    made.{field.name} = {value}")
    lines += ["    made.__class__ = kind", "    return made"]
    exec("\n".join(lines), names)  # noqa: S102 - of the kind's own names
    copy: Callable[[Any], Any] = names["copy"]
    return copy
