"""The companion's page carries everything that it needs, and nothing of anybody."""

import json
import re

import pytest
from starlette.testclient import TestClient

from stafla.editions import load, names, procedure_of
from stafla.web.companion.page import AREAS, companion_edition, texts
from stafla.web.rendering.languages import texts as said
from stafla.web.wire.companion import CompanionEdition

ISLAND = re.compile(r'<script type="application/json" id="(\w+)">(.*?)</script>', re.S)


def islands(client: TestClient, language: str) -> dict[str, object]:
    answer = client.get(f"/companion?lang={language}")
    assert answer.status_code == 200
    return {name: json.loads(text) for name, text in ISLAND.findall(answer.text)}


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
def test_the_page_carries_editions_clocks_and_texts_in_the_reader_s_language(
    client: TestClient, language: str
) -> None:
    carried = islands(client, language)
    offered = [CompanionEdition.model_validate(one) for one in carried["editions"]]
    assert [one.profile for one in offered] == [n for n in names() if load(n).players.admit(2)]
    swedish = next(one for one in offered if one.profile == "sv")
    assert [one.id for one in swedish.clocks[:2]] == ["sv-25", "sv-30"]
    assert swedish.clocks[0].policy.margin == 150
    assert carried["catalogue"]["language"] == language
    assert "surplus-draws" in carried["catalogue"]["ftl"]


@pytest.mark.proves("SV-05", "PL-47", "PL-48")
@pytest.mark.parametrize("name", names())
def test_an_edition_comes_with_its_procedure_and_its_usual_clocks_first(name: str) -> None:
    told = companion_edition(load(name), said("en"))
    named = procedure_of(name)
    assert tuple(one.id for one in told.clocks[: len(named.clocks)]) == named.clocks
    assert told.procedure.choice == named.procedure.choice
    assert all(one.policy.base or one.policy.move < 3600 for one in told.clocks)


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
def test_no_text_of_the_page_is_there_twice(language: str) -> None:
    ids = re.findall(r"^([a-z][\w-]*) =", texts(language), re.M)
    assert len(ids) == len(set(ids)), AREAS


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
def test_the_page_of_results_carries_its_texts_and_no_result(
    client: TestClient, language: str
) -> None:
    answer = client.get(f"/results?lang={language}")
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert "results-take" in answer.text
    # what is after the # never reaches a server: nothing is kept of it here
    assert client.post("/results", data={}).status_code == 405
