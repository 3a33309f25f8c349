"""The pictures of the map are those of the tree, and screenshots can be taken anew."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.docs.tool import ROOT
from tools.docs import pictures, screens


@pytest.mark.parametrize("name", pictures.MADE)
def test_a_picture_is_up_to_date_and_on_the_map(name: str) -> None:
    made = (pictures.PICTURES / name).read_text(encoding="utf-8")
    assert made == pictures.MADE[name](), "run python -m tools.docs.pictures"
    assert f"](pictures/{name})" in (ROOT / "docs" / "map.md").read_text(encoding="utf-8")


def test_every_package_has_its_rooms_in_the_picture() -> None:
    packages = {name: inside for line in pictures.rooms() for name, inside in line}
    tree = {f"stafla.{one.parent.name}" for one in (ROOT / "src/stafla").glob("*/__init__.py")}
    assert set(packages) == tree
    assert [name for name, inside in packages.items() if not inside] == ["stafla.data"]


def test_each_step_of_an_act_is_reached_from_where_the_picture_says() -> None:
    assert pictures.doubts() == []


def test_a_step_that_is_gone_or_goes_another_way_is_found() -> None:
    step = pictures.WAY[2]
    gone = replace(step, name="club.tables.tables.Tables.act_twice")
    other = replace(step, reached="web.tables.actions.laid_tiles")
    homeless = replace(step, reached="web.tables.acting.act")
    assert pictures.doubts((gone, other, homeless)) == [
        "club.tables.tables.Tables.act_twice is not there",
        "web.tables.actions.laid_tiles does not reach club.tables.tables.Tables.begin_act",
        "web.tables.acting.act is not there",
    ]


def test_what_screenshots_wait_for_is_on_the_pages() -> None:
    """`make screens` is run by hand; a name that is gone would be found out by its waiting."""
    waited = set(re.findall(r"\[(data-[a-z-]+)", Path(screens.__file__).read_text("utf-8")))
    assert waited
    files = [*(ROOT / "front/src").rglob("*.svelte"), *(ROOT / "src/stafla/web").rglob("*.html")]
    pages = "\n".join(one.read_text("utf-8") for one in files)
    assert {name for name in waited if name not in pages} == set()
