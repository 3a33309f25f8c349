"""The next state of something immutable, made quickly.

A fold changes a few of many members at every event, and a table folds a score of events for every
act. `dataclasses.replace` calls the constructor with every member by name; this copies the slots.
"""

from dataclasses import fields
from functools import cache
from operator import attrgetter
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
    values, setters, others = _slots(kind)
    copy: State = object.__new__(kind)
    for setter, value in zip(setters.values(), values(state), strict=True):
        setter(copy, value)
    for setter, value in others:
        setter(copy, value)
    for name, value in members.items():
        setters[name](copy, value)
    return copy


@cache
def _slots(kind: Any) -> tuple[Any, dict[str, Any], list[tuple[Any, Any]]]:
    """What reads all members at once, what sets each (past the freezing), and what begins anew."""
    slots = [(field, kind.__dict__[field.name].__set__) for field in fields(kind)]
    setters = {field.name: setter for field, setter in slots if field.init}
    others = [(setter, field.default) for field, setter in slots if not field.init]
    return attrgetter(*setters), setters, others
