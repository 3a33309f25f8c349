"""The site: its pages hold together, the reference is whole, no other host is asked."""

from pathlib import Path

import pytest

from tools.docs import site

LEFT_OUT = {"cli", "web", "paper", "data"}
"""Told in the guides: commands, pages, what is printed, and files that are no programs."""


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(site, "PAGES", tmp_path / "pages")
    site.gather()
    return site.PAGES


def test_every_link_of_the_gathered_pages_leads_to_a_page(pages: Path) -> None:
    count = 0
    for page in pages.rglob("*.md"):
        text = "".join(site.FENCED.split(page.read_text("utf-8"))[::2])
        for _, _, target, _ in site.LINK.findall(text):
            if "://" not in target:
                assert (page.parent / target).is_file(), f"{page.relative_to(pages)}: {target}"
                count += 1
    assert count > 300


def test_a_link_to_a_program_becomes_its_name(tmp_path: Path) -> None:
    known = frozenset(site.sources())
    text = "[a program](../../src/stafla) and [the map](../map.md#the-map)\n"
    shown = site.page(text, site.ROOT / "docs" / "guides" / "x.md", known)
    assert shown == "a program and [the map](../map.md#the-map)\n"


def test_every_package_is_in_the_reference_or_left_out_by_name() -> None:
    folder = site.ROOT / "src" / "stafla"
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert packages == {*site.PACKAGES, *LEFT_OUT}


def test_every_public_module_of_a_package_is_in_the_reference(pages: Path) -> None:
    for package in site.PACKAGES:
        listed = (pages / "reference" / f"{package}.md").read_text("utf-8")
        assert all(f"::: {name}\n" in listed for name in site.modules(package))
    assert "::: stafla.records.gcg.reader\n" in (pages / "reference" / "records.md").read_text(
        "utf-8"
    )


@pytest.mark.parametrize(
    ("tag", "foreign"),
    [
        ('<link rel="stylesheet" href="https://fonts.example/css">', True),
        ("<script src=//cdn.example/x.js>", True),
        ('<img alt="" src="http://a.example/b.png">', True),
        ('<a href="https://mit-license.example">licence</a>', False),
        ('<script src="assets/x.js">', False),
    ],
)
def test_what_would_be_fetched_from_another_host_is_found(
    tag: str, foreign: bool, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(f"<html>{tag}</html>", "utf-8")
    assert bool(site.outside(tmp_path)) == foreign
