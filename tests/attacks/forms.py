"""What each route takes, filled in as an honest client would: refused, then, for nothing else.

A body that was merely wrong would be refused with 422 whoever sends it and prove nothing.
"""

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

from fastapi import params
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from stafla.contest.event import EMPTY
from stafla.web.fields import NamedActs
from tests.attacks.aim import Aim

SEED = "00" * 32


def values(aim: Aim) -> dict[str, Any]:
    """A good value for a member of this name, whatever form it stands in; what it aims at."""
    return {
        "about": aim.person,
        "act": "resign",
        # whoever holds the code of a table that waits may sit down, as with the invitation
        "code": "A" * 6,
        "days": 1,
        "detail": 3,
        "edition": "is",
        "event": 3,
        "expected": aim.number,
        "file": "#player1 a A\n#player2 b B\n",
        # the invitation itself is a secret: who holds it may sit down
        "invitation": "",
        "kind": "missing",
        "label": "mine",
        "laid": [],
        "language": "is",
        "name": "Eve",
        "new": "annar lykill en hinn",
        "old": "not the password",
        "passkey": aim.digest,
        "password": "not the password",
        "person": aim.person,
        "profile": "is",
        "question": aim.question,
        "reason": "name",
        "roles": ["arbiter"],
        "scopes": ["read", "play"],
        "seat": 0,
        "seats": ["me", "free"],
        "session": aim.session,
        "source": "a dictionary",
        "step": "suspend",
        "text": "x",
        "tie": "befriend",
        "token": aim.digest,
        "verdict": "valid",
        "verdicts": ["valid"],
        "reasons": ["a reason"],
        "sources": ["a dictionary"],
        "word": "hestur",
        # an event that is carried to another house
        "after": 0,
        "before": EMPTY,
        "bodies": [],
        "contest": aim.contest,
        "created": 0,
        "day": "2026-11-28",
        "entries": 0,
        "home": "A" * 22,
        "named": 0,
        "names": {},
        "open": False,
        "to": "A" * 22,
        # an empty rack, asked of the server's kernel
        "call": "rack_value",
        "message": "AAAAAA==",
    }


def model_of(route: APIRoute) -> tuple[type[BaseModel] | None, bool]:
    """What the body of a route is read as, and whether it is a form."""
    for field in route.dependant.body_params:
        kind = field.field_info.annotation
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            return kind, isinstance(field.field_info, params.Form)
    return None, True


def choices_of(field: FieldInfo) -> Sequence[Any]:
    """The values that a field can have; empty: any of its type."""
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    # a desk's acts, say, are named where they are done
    return tuple(next((one for one in field.metadata if isinstance(one, NamedActs)), ()))


def fitting(field: FieldInfo, value: Any) -> Any:
    """The value, or the first of those that the field can have."""
    choices = choices_of(field)
    return value if value in choices or not choices else choices[0]


def honest(route: APIRoute, aim: Aim) -> dict[str, Any]:
    """The body of a request that the route would take, as arguments of a client.

    A new form needs a value for every member that it asks for.
    """
    model, is_form = model_of(route)
    files = {
        field.name: ("file.csv", b"x")
        for field in route.dependant.body_params
        if isinstance(field.field_info, params.File)
    }
    if files:
        return {"files": files}
    if model is None:
        return {"data": {}} if is_form else {"json": {}}
    known = values(aim)
    fields = model.model_fields.items()
    body = {name: fitting(field, known[name]) for name, field in fields if name in known}
    missing = {name for name, field in fields if field.is_required()}
    assert missing <= set(body), f"{route.path}: no value for {missing - set(body)}"
    model.model_validate(body)
    return {"data": body} if is_form else {"json": body}
