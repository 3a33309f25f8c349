"""The types of everything that goes over the network, for the front end: ``python -m tools.wire``.

The models of ``stafla.web`` and the schema of records become one JSON schema
(``front/generated/wire.schema.json``), of which ``front/wire.mjs`` makes
``front/src/wire/wire.ts``. That file is kept with the code, so that pages can be built without
Python; a test writes it anew.

Answers are written with their defaults, so they come from the models' serialization schema; what
the server reads may leave a member with a default out, so it comes from the validation schema.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, get_args

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, models_json_schema
from pydantic_core import core_schema

from stafla.club import ActKind
from stafla.club.tables.happenings import Kind as HappeningKind
from stafla.editions.clocks import Limit
from stafla.records.record.file import schema as record_schema
from stafla.rules import Phase, Proposable, Reason, Verdict
from stafla.rules.game.sheet import Kind as TurnKind
from stafla.web.tables import notes
from stafla.web.wire import companion as wire_companion
from stafla.web.wire import device as wire_device
from stafla.web.wire import duplicate as wire_duplicate
from stafla.web.wire import hint as wire_hint
from stafla.web.wire import socket as frames
from stafla.web.wire import table as wire
from stafla.web.wire import variants as wire_house

ROOT = Path(__file__).resolve().parents[1]
FRONT = ROOT / "front"
SCHEMA = FRONT / "generated" / "wire.schema.json"
TYPES = FRONT / "src" / "wire" / "wire.ts"

Mode = Literal["validation", "serialization"]
FRAMES_IN: tuple[type[BaseModel], ...] = get_args(frames.ClientFrame)
FRAMES_OUT: tuple[type[BaseModel], ...] = get_args(frames.ServerFrame)
PHONE_IN: tuple[type[BaseModel], ...] = get_args(wire_duplicate.Asked)
PHONE_OUT: tuple[type[BaseModel], ...] = get_args(wire_duplicate.Answer)
REQUESTS: tuple[type[BaseModel], ...] = (
    wire.ActRequest,
    wire.ScoreRequest,
    wire_hint.HintRequest,
    wire_house.LookUpRequest,
    wire_device.KernelQuestion,
    *FRAMES_IN,
    *PHONE_IN,
)
ANSWERS: tuple[type[BaseModel], ...] = (
    wire.TableView,
    wire.ScoreView,
    wire.Refused,
    wire.RatingView,
    wire_hint.HintView,
    wire_hint.MeaningsView,
    wire_house.LookUpView,
    wire_device.DeviceEdition,
    wire_device.KernelAnswer,
    wire_companion.CompanionEdition,
    notes.Note,
    *FRAMES_OUT,
    *PHONE_OUT,
    wire_duplicate.SlipBoardView,
)
# unions of words that have a name of their own
NAMED: dict[str, Any] = {
    "ActKind": ActKind,
    "HappeningKind": HappeningKind,
    "KernelCall": wire_device.KernelCall,
    "Limit": Limit,
    "Phase": Phase,
    "Proposable": Proposable,
    "Reason": Reason,
    "TurnKind": TurnKind,
    "Verdict": Verdict,
}
DEFINITION = "#/$defs/"
Field = core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField


class CompleteSchema(GenerateJsonSchema):
    """Schemas in which every member of an answer is there: answers are written with defaults."""

    def field_is_required(self, field: Field, total: bool) -> bool:
        """Whether a member is always there."""
        return self.mode == "serialization" or super().field_is_required(field, total)


def schema() -> dict[str, Any]:
    """The JSON schema of all messages and of the events of a record, by name under ``$defs``.

    Raises:
        ValueError: a message and an event have the same name.
    """
    asked: list[tuple[type[BaseModel], Mode]] = [(model, "validation") for model in REQUESTS]
    asked += [(model, "serialization") for model in ANSWERS]
    template = DEFINITION + "{model}"
    found = models_json_schema(asked, ref_template=template, schema_generator=CompleteSchema)[1][
        "$defs"
    ]
    record = record_schema()
    events = [one["$ref"] for one in record["properties"]["events"]["items"]["anyOf"]]
    if same := set(found) & set(record["$defs"]):
        raise ValueError(f"two things of the same name: {sorted(same)}")
    whole = found | record["$defs"]
    renamed = {name: _name(name) for name in whole}
    enums = {frozenset(get_args(words)): name for name, words in NAMED.items()}
    definitions = {renamed[name]: _plain(shape, renamed, enums) for name, shape in whole.items()}
    definitions |= {name: {"enum": list(get_args(words))} for name, words in NAMED.items()}
    definitions["Event"] = _union(ref.removeprefix(DEFINITION) for ref in events)
    definitions["FrameIn"] = _union(model.__name__ for model in FRAMES_IN)
    definitions["FrameOut"] = _union(model.__name__ for model in FRAMES_OUT)
    definitions["PhoneFrameIn"] = _union(model.__name__ for model in PHONE_IN)
    definitions["PhoneFrameOut"] = _union(model.__name__ for model in PHONE_OUT)
    return {"$schema": record["$schema"], "$defs": dict(sorted(definitions.items()))}


def _name(name: str) -> str:
    """What a definition is called: as its model, with ``Input`` where it may be sent shorter."""
    return name.removesuffix("-Output").replace("-Input", "Input")


def _union(names: Any) -> dict[str, Any]:
    return {"anyOf": [{"$ref": DEFINITION + name} for name in names]}


def _plain(shape: Any, renamed: dict[str, str], enums: dict[frozenset[Any], str]) -> Any:
    """A schema without what only names or bounds a member: types are made of it."""
    if isinstance(shape, list):
        return [_plain(one, renamed, enums) for one in shape]
    if not isinstance(shape, dict):
        return shape
    if "$ref" in shape:
        name = renamed[shape["$ref"].removeprefix(DEFINITION)]
        return _reference(shape, name)
    if enum := enums.get(_words(shape)):
        return _reference(shape, enum)
    plain = _describe(shape)
    for key, value in shape.items():
        if key == "properties":
            plain[key] = {member: _plain(one, renamed, enums) for member, one in value.items()}
        elif key in {"anyOf", "oneOf", "items", "additionalProperties"}:
            plain["anyOf" if key == "oneOf" else key] = _plain(value, renamed, enums)
        elif key in {"type", "enum", "const", "required"}:
            plain[key] = value
    if "prefixItems" in shape:
        return plain | _tuple(shape["prefixItems"])
    if "propertyNames" in shape and (keys := enums.get(_words(shape["propertyNames"]))):
        value = plain["additionalProperties"]["$ref"].removeprefix(DEFINITION)
        plain["tsType"] = f"{{ [K in {keys}]?: {value} }}"
    return plain


def _reference(shape: dict[str, Any], name: str) -> dict[str, Any]:
    """A reference; what else is said of a member stands beside it, else the type is copied."""
    said, reference = _describe(shape), {"$ref": DEFINITION + name}
    return {**said, "allOf": [reference]} if said else reference


def _describe(shape: dict[str, Any]) -> dict[str, Any]:
    return {"description": shape["description"]} if "description" in shape else {}


def _words(shape: dict[str, Any]) -> frozenset[Any]:
    return frozenset(shape.get("enum", ()))


def _tuple(items: list[dict[str, Any]]) -> dict[str, Any]:
    """A list whose members have each a type of their own."""
    names = {"boolean": "boolean", "integer": "number", "number": "number", "string": "string"}
    return {"type": "array", "tsType": f"[{', '.join(names[one['type']] for one in items)}]"}


def write(types: Path = TYPES, schema_file: Path = SCHEMA) -> None:
    """Write schema and types; needs Node with the front end's packages."""
    schema_file.parent.mkdir(parents=True, exist_ok=True)
    schema_file.write_text(json.dumps(schema(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    subprocess.run(("node", "wire.mjs", str(schema_file), str(types)), cwd=FRONT, check=True)


if __name__ == "__main__":
    write()
    sys.exit(0)
