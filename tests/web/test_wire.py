"""The browser's types and the server's are the same; the page of the API names what there is."""

import re
from pathlib import Path
from typing import get_args

import pytest

from stafla.club.act import ActKind as Decided
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.rules.refusal import Refusal
from stafla.web import wire
from stafla.web.language import AREAS

ROOT = Path(__file__).resolve().parents[2]
TYPES = (ROOT / "front" / "src" / "wire" / "wire.ts").read_text()
API = (ROOT / "docs" / "formats" / "table-api.md").read_text()
INTERFACES = dict(
    re.findall(r"^export interface (\w+)(?: extends \w+)? \{\n(.*?)^\}", TYPES, re.M | re.S)
)
SHARED = sorted(set(INTERFACES) & set(vars(wire)))


@pytest.mark.parametrize("name", SHARED)
def test_a_type_has_the_same_members_in_the_browser(name):
    members = set(re.findall(r"^  (\w+)\??:", INTERFACES[name], re.M))
    if f"interface {name} extends BoardTile" in TYPES:
        members |= set(wire.BoardTile.model_fields)
    assert members == set(vars(wire)[name].model_fields)


def test_the_types_of_every_answer_are_compared():
    assert {"TableView", "ScoreView", "Refused", "ActRequest", "YouView"} <= set(SHARED)
    assert len(SHARED) >= 16


def test_every_act_is_known_to_browser_page_and_rules():
    acts = set(get_args(wire.ActKind))
    told = re.search(r"export type ActKind =(.*?);", TYPES, re.S)[1]
    assert set(re.findall(r'"([\w-]+)"', told)) == acts == set(get_args(Decided))
    assert all(f"`{act}`" in API for act in acts)


def subclasses(kind):
    for found in kind.__subclasses__():
        yield found
        yield from subclasses(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language):
    from stafla.club import TableRefusal

    say = catalogue(language, *AREAS)
    codes = {found.code for base in (TableRefusal, Refusal) for found in subclasses(base)}
    codes -= {"refused"}  # the bases of those that take the kernel's code
    assert len(codes) > 30
    assert {code for code in codes if code not in say} == set()


def test_every_model_refuses_what_it_does_not_know():
    for name, model in vars(wire).items():
        if isinstance(model, type) and issubclass(model, wire.Wire):
            assert model.model_config["extra"] == "forbid", name
