"""What ``/openapi.json`` says: every call, with examples, and the socket beside them.

Properties are described where they stand, in the docstrings of the messages
(`stafla.web.wire.table` and its siblings), calls by their functions' docstrings.
"""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from stafla import __version__
from stafla.web.wire import duplicate as phone_frames
from stafla.web.wire import socket as frames

ABOUT = """\
Calls for pages and for programs. A program shows a token of its person, made on the account's
page, with every call (`Authorization: Bearer stafla_…`); a page is known by its cookies.

Squares are `row * width + column` from 0 at the top left. Seats count from 0. Letters are the
edition's own capitals; `?` is a blank on a rack. Whatever is refused is answered by `Refused`.
"""
SOCKET = "/tables/{table}/socket"
SAID_THERE = """\
A WebSocket that carries everything of a table: frames in (`Look`, `ActFrame`, `ScoreFrame`, `Say`,
`Ping`) and frames out (`ViewFrame`, `Current`, `Done`, `Scored`, `RefusedFrame`, `Again`,
`ChatFrame`, `Beat`, `Presence`), each a JSON text told apart by its `kind`."""
PHONE_SOCKET = "/duplicate/{pastime}/player/{secret}/socket"
SAID_TO_PHONES = """\
A WebSocket of a player's phone at duplicate: frames in (`SlipFrame`, `PhonePing`) and frames out
(`KeptFrame`, `PartsFrame`, `RefusedFrame`, `PhoneBeat`), each a JSON text told apart by its
`kind`."""
OUT = (
    frames.ViewFrame
    | frames.Current
    | frames.Done
    | frames.Scored
    | frames.RefusedFrame
    | frames.Again
    | frames.ChatFrame
    | frames.Beat
    | frames.Presence
)
A_TABLE = "5mZpXf0fQ0yT1kQ3h9cR2w"
SCORED = {"legal": True, "total": 28, "play": "8D HRAKI"}
REFUSED = {
    "code": "not-on-rack",
    "message": "The tile K is not on the rack.",
    "square": None,
    "tile": "K",
    "view": None,
    "field": None,
}
EXAMPLES: dict[str, Any] = {
    "ActRequest": {
        "seat": 0,
        "expected": 12,
        "act": "play",
        "laid": [
            {"square": 108, "letter": "H", "blank": False},
            {"square": 109, "letter": "Á", "blank": True},
        ],
    },
    "ScoreRequest": {"seat": 0, "laid": [{"square": 112, "letter": "A", "blank": False}]},
    "LookUpRequest": {"seat": 0, "word": "hraki"},
    "LookUpView": {"word": "hraki", "verdict": "valid"},
    "HintRequest": {"seat": 0, "detail": 2},
    "HintView": {
        "number": 12,
        "detail": 2,
        "kind": "play",
        "points": 28,
        "count": 3,
        "squares": [108, 109, 110],
        "laid": [],
        "word": None,
        "tiles": [],
    },
    "MeaningsView": {
        "number": 12,
        "words": [
            {
                "word": "HESTAR",
                "readings": [
                    {
                        "base": "hestur",
                        "form": "karlkynsnafnorð, nefnifall, fleirtala",
                        "source": "BÍN",
                    }
                ],
            }
        ],
    },
    "RatingView": {"seat": 0, "before": 1512, "after": 1527},
    "Note": {"text": "two S are gone"},
    "NewTableRequest": {
        "profile": "sv",
        "seats": ["me", "club"],
        "clock": "20+10",
        "rated": False,
    },
    "JoinRequest": {"invitation": "k3Jd9sPq0aVx7LmW2nB4tA", "agrees": []},
    "CalledView": {"table": A_TABLE, "invitation": None},
    "GameUpload": {"file": "#player1 A Anna\n#player2 B Bjarni\n>A: HRAKIÐO 8D HRAKI +28 28\n"},
    "UploadedGame": {"table": A_TABLE},
    "MeView": {"id": "9f0c", "name": "Aino", "scopes": ["read", "play"]},
    "MyTableView": {
        "id": A_TABLE,
        "profile": "fi",
        "number": 31,
        "phase": "turn",
        "seats": ["Aino", "Väinö"],
        "yours": [0],
        "waiting": [0],
    },
    "CallView": {
        "id": A_TABLE,
        "profile": "sv",
        "check": "challenge",
        "clock": "20+10",
        "pace": "rapid",
        "rated": False,
        "appeals": False,
        "attested": False,
        "judge": False,
        "variants": [],
        "theme": "",
        "least": None,
        "most": 1600,
        "open": True,
        "created": 1795500000000,
        "places": [{"kind": "person", "name": "Aino"}, {"kind": "free", "name": None}],
    },
    "KernelQuestion": {"profile": "is", "call": "rack_value", "message": "AQAAAA=="},
    "KernelAnswer": {"refused": False, "numbers": [1], "text": ""},
    "ScoreView": SCORED,
    "Refused": REFUSED,
    "Look": {"kind": "look", "seat": 0, "last": 41},
    "ActFrame": {"kind": "act", "reference": "a1", "seat": 0, "expected": 41, "act": "pass"},
    "ScoreFrame": {"kind": "score", "reference": "a2", "seat": 0, "laid": []},
    "Say": {"kind": "say", "reference": "a3", "text": "Gott spil!"},
    "Ping": {"kind": "ping"},
    "Current": {"kind": "current", "number": 41},
    "Done": {"kind": "done", "reference": "a1", "number": 42},
    "Scored": {"kind": "score", "reference": "a2", "score": SCORED},
    "RefusedFrame": {"kind": "refused", "reference": "a1", "refused": REFUSED},
    "Again": {"kind": "again", "table": A_TABLE},
    "ChatFrame": {
        "kind": "talk",
        "messages": [
            {
                "number": 1,
                "at": 1795500000000,
                "room": "players",
                "seat": 0,
                "name": "Anna",
                "text": "Gott spil!",
            }
        ],
    },
    "Beat": {"kind": "beat", "number": 41},
    "SlipFrame": {
        "kind": "slip",
        "reference": "k7",
        "round": 3,
        "position": "8D",
        "word": "HRAKI",
        "claimed": None,
    },
    "PhonePing": {"kind": "ping"},
    "KeptFrame": {
        "kind": "kept",
        "reference": "k7",
        "round": 3,
        "at": 1_764_000_000_000,
        "late": False,
        "play": "8D HRAKI",
        "points": 28,
    },
    "PartsFrame": {
        "kind": "parts",
        "number": 7,
        "left": 93_000,
        "parts": {"clock": "<p>1:33</p>"},
    },
    "PhoneBeat": {"kind": "beat"},
    "Presence": {"kind": "presence", "away": [1], "waits": 1, "left": 48_000},
}


def description(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of an application; made once."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=__version__, description=ABOUT, routes=app.routes
        )
        for operations in document["paths"].values():
            for operation in operations.values():
                _summarise(operation)
        schemas = document["components"]["schemas"]
        document["paths"][SOCKET] = {"get": _table_socket(schemas)}
        document["paths"][PHONE_SOCKET] = {"get": _phone_socket(schemas)}
        for name, example in EXAMPLES.items():
            schemas[name]["examples"] = [example]
        document["components"]["schemas"] = dict(sorted(schemas.items()))
        app.openapi_schema = document
    return app.openapi_schema


def _summarise(operation: dict[str, Any]) -> None:
    """A call is summed up by the first line of what is said of it, not by a function's name."""
    first, _, rest = operation.get("description", "").partition("\n\n")
    operation["summary"] = first.replace("\n", " ").rstrip(".")
    if rest:
        operation["description"] = rest
    else:
        operation.pop("description", None)


def _table_socket(schemas: dict[str, Any]) -> dict[str, Any]:
    return {
        "summary": "A table over one connection",
        "description": SAID_THERE,
        "operationId": "table_socket",
        "parameters": [_path_parameter("table", "Id of the table.")],
        **_socket(schemas, frames.ClientFrame, OUT),
    }


def _phone_socket(schemas: dict[str, Any]) -> dict[str, Any]:
    return {
        "summary": "A phone at duplicate over one connection",
        "description": SAID_TO_PHONES,
        "operationId": "phone_socket",
        "parameters": [
            _path_parameter("pastime", "Id of the game."),
            _path_parameter("secret", "What the player's link holds."),
        ],
        **_socket(schemas, phone_frames.Asked, phone_frames.Answer),
    }


def _path_parameter(name: str, described: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": described,
        "schema": {"type": "string", "maxLength": 100},
    }


def _socket(schemas: dict[str, Any], asked: Any, answer: Any) -> dict[str, Any]:
    """A socket as a call; OpenAPI has no sockets, so its frames are named as an extension."""
    sent = TypeAdapter(asked).json_schema(ref_template="#/components/schemas/{model}")
    told = TypeAdapter(answer).json_schema(
        ref_template="#/components/schemas/{model}", mode="serialization"
    )
    for shapes in (sent.pop("$defs"), told.pop("$defs")):
        for name, shape in shapes.items():
            schemas.setdefault(name, shape)
    return {
        "responses": {
            "101": {"description": "The connection is a WebSocket from here on"},
            "403": {"description": "The handshake comes from another origin's page"},
        },
        "x-frames-in": sent,
        "x-frames-out": told,
    }
