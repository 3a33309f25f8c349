"""The browser's types are made of the server's; the page of the API names what there is."""

import json
import shutil
from pathlib import Path
from typing import get_args

import pytest

from stafla.club import ActKind as Decided
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.rules import Refusal
from stafla.web.rendering.languages import AREAS
from stafla.web.wire import table as wire
from tests.machine import leave_out
from tools import wire as types

ROOT = Path(__file__).resolve().parents[3]
API = (ROOT / "docs" / "formats" / "table-api.md").read_text()
SOCKET = (ROOT / "docs" / "formats" / "table-socket.md").read_text()
SOCKET, PHONE = SOCKET.split("## A phone at duplicate")
RECORD = ROOT / "docs" / "formats" / "record.schema.json"


def test_the_types_of_the_front_end_are_those_of_the_models(tmp_path):
    if not (shutil.which("node") and (types.FRONT / "node_modules").is_dir()):
        leave_out("the types of the front end", "Node and `npm ci` in front")
    made = tmp_path / "wire.ts"
    types.write(made, tmp_path / "wire.schema.json")
    assert made.read_text() == types.TYPES.read_text(), "`make wire` writes it anew"


def members(name):
    return types.schema()["$defs"][name]


def test_what_is_answered_is_all_there_and_what_is_asked_may_be_shorter():
    score, act = members("ScoreView"), members("ActRequest")
    assert set(score["required"]) == set(score["properties"])
    assert set(act["required"]) == {"seat", "expected", "act"}
    assert "blank" in members("LaidTile")["required"]
    assert "blank" not in members("LaidTileInput")["required"]


def test_a_socket_s_frames_are_one_union_each_way_and_its_page_names_them():
    for name in ("FrameIn", "FrameOut", "PhoneFrameIn", "PhoneFrameOut"):
        kinds = [
            members(one["$ref"].removeprefix(types.DEFINITION))["properties"]["kind"]["const"]
            for one in members(name)["anyOf"]
        ]
        assert len(kinds) == len(set(kinds))
        told = PHONE if name.startswith("Phone") else SOCKET
        assert [kind for kind in kinds if f'"kind": "{kind}"' not in told] == []
    assert "edition" not in members("ShownView")["properties"]


def test_the_events_are_those_of_records():
    told = json.loads(RECORD.read_text())["properties"]["events"]["items"]["anyOf"]
    assert members("Event")["anyOf"] == told


def test_every_act_is_known_to_page_and_rules():
    acts = set(get_args(wire.ActKind))
    assert set(members("ActKind")["enum"]) == acts == set(get_args(Decided))
    assert all(f"`{act}`" in API for act in acts)


def subclasses(kind):
    for found in kind.__subclasses__():
        yield found
        yield from subclasses(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language):
    from stafla.club import ClubRefusal

    say = catalogue(language, *AREAS)
    codes = {found.code for base in (ClubRefusal, Refusal) for found in subclasses(base)}
    codes -= {"refused"}  # the bases of those that take the kernel's code
    assert len(codes) > 30
    assert {code for code in codes if code not in say} == set()


def test_every_model_refuses_what_it_does_not_know():
    for name, model in vars(wire).items():
        if isinstance(model, type) and issubclass(model, wire.Wire):
            assert model.model_config["extra"] == "forbid", name
