"""The page of the API, made of what ``/openapi.json`` says: ``python -m tools.docs.openapi``.

Without an argument it writes ``docs/formats/openapi.md``; a test holds the page to the calls.
"""

import json
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stafla.web import create_app, open_services

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "formats" / "openapi.md"
HEAD = """\
# The API, call by call

Made of `/openapi.json` by `python -m tools.docs.openapi`. How the calls belong together is told in
[the table's API](table-api.md), [its socket](table-socket.md) and [bots](../guides/bots.md).
"""
SCHEMA = "#/components/schemas/"


def document() -> dict[str, Any]:
    """What a server says of itself."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(open_services(Path(folder)))
        found: dict[str, Any] = app.openapi()
        app.state.services.close()
    return found


def page(told: dict[str, Any]) -> str:
    """The page."""
    parts = [HEAD, told["info"]["description"].strip() + "\n", "## Calls\n"]
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            parts.append("\n".join(call(method.upper(), path, operation)))
    parts.append("## Types\n")
    asked = sent_types(told)
    for name, schema in told["components"]["schemas"].items():
        if name not in {"HTTPValidationError", "ValidationError"}:
            parts.append("\n".join(kind(name, schema, asked=name in asked)))
    return "\n".join(parts).rstrip() + "\n"


def sent_types(told: dict[str, Any]) -> set[str]:
    """The types that a caller sends, in which a field with a default may be left out."""
    schemas, found = told["components"]["schemas"], set[str]()
    operations = [one for methods in told["paths"].values() for one in methods.values()]
    ahead = [[one.get("requestBody"), one.get("x-frames-in")] for one in operations]
    texts = [json.dumps(ahead)]
    while texts:
        named = set(re.findall(rf'"{SCHEMA}(\w+)"', texts.pop())) - found
        found |= named
        texts += [json.dumps(schemas[name]) for name in named]
    return found


def call(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    """One call."""
    yield f"### `{method} {path}`\n"
    yield prose(operation["summary"]) + ".\n"
    if more := operation.get("description"):
        yield prose(more) + "\n"
    if parameters := operation.get("parameters"):
        yield "| parameter | in | is |\n|---|---|---|"
        for one in parameters:
            yield f"| `{one['name']}` | {one['in']} | {cell(one['description'])} |"
        yield ""
    if body := operation.get("requestBody"):
        yield f"Body: {type_text(body['content']['application/json']['schema'])}\n"
    for status, answer in operation["responses"].items():
        if status.startswith(("1", "2", "3")):
            shown = [
                type_text(content["schema"]) if kind == "application/json" else f"`{kind}`"
                for kind, content in answer.get("content", {}).items()
            ]
            told = "" if answer["description"] == "Successful Response" else answer["description"]
            yield f"{status}: " + "; ".join([*shown, *([told] if told else [])]) + "\n"


def kind(name: str, schema: dict[str, Any], *, asked: bool) -> Iterator[str]:
    """One type; what an answer has by default is always there."""
    yield f"### {name}\n"
    if told := schema.get("description"):
        yield prose(told) + "\n"
    if properties := schema.get("properties"):
        needed = set(schema.get("required", ()))
        yield "| | type | is |\n|---|---|---|"
        for field, shape in properties.items():
            left = " May be left out." if asked and field not in needed else ""
            yield f"| `{field}` | {cell(type_text(shape))} | {cell(shape['description'])}{left} |"
        yield ""
    for example in schema.get("examples", ()):
        yield f"```json\n{json.dumps(example, ensure_ascii=False)}\n```\n"


PLAIN = {"string": "text", "boolean": "true or false", "integer": "whole number"}


def type_text(shape: dict[str, Any]) -> str:
    """A type in few words, with a link to what it is made of."""
    told = str(PLAIN.get(shape.get("type", ""), shape.get("type", "anything")))
    choices = shape.get("anyOf") or shape.get("oneOf") or shape.get("allOf")
    if reference := shape.get("$ref"):
        name = reference.removeprefix(SCHEMA)
        told = f"[{name}](#{name.lower()})"
    elif choices:
        told = " or ".join(dict.fromkeys(type_text(one) for one in choices))
    elif values := shape.get("enum") or ([shape["const"]] if "const" in shape else None):
        told = ", ".join(f"`{value}`" if value else "empty" for value in values)
    elif shape.get("type") == "array":
        items = shape.get("items") or (shape.get("prefixItems") or [{}])[0]
        told = f"list of {type_text(items)}"
    elif isinstance(values := shape.get("additionalProperties"), dict):
        told = f"object of {type_text(values)}"
    return told


def prose(text: str) -> str:
    """A docstring's text for a page."""
    return text.replace("``", "`").strip()


def cell(text: str) -> str:
    """The same in a table."""
    return prose(text).replace("\n", " ").replace("|", "\\|")


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(document()), "utf-8")
    print(PAGE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
