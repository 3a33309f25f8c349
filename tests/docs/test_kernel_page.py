"""The page on the kernel in a browser names calls that the front end has."""

import re

from tests.architecture.test_files import ROOT

PAGE = ROOT / "docs" / "formats" / "kernel.md"
FRONT = ROOT / "front" / "src"
FUNCTION = re.compile(r"^export (?:async )?(?:function|const) (\w+)", re.MULTILINE)
METHOD = re.compile(r"^  (?:async )?(?!constructor|if|for|while|switch)(\w+)\(", re.MULTILINE)
# what a worker adds to the calls of the kernel (`front/src/worker/open.ts`)
OF_THE_WORKER = {"close"}


def calls_of_page() -> list[str]:
    """The calls in the first column of the page's table, `kernel.score` or `fetchEdition`."""
    part = PAGE.read_text().partition("## From TypeScript")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?`) \|", part, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"([\w.]+)\(", cell)]


def test_every_call_of_the_page_is_there() -> None:
    downloads = set(FUNCTION.findall((FRONT / "device" / "downloads.ts").read_text()))
    parts = (FRONT / "kernel" / "instance.ts", FRONT / "worker" / "game.ts")
    methods = {name for part in parts for name in METHOD.findall(part.read_text())}
    there = downloads | {f"kernel.{name}" for name in methods | OF_THE_WORKER}
    calls = calls_of_page()
    assert len(calls) > 15
    assert [call for call in calls if call not in there] == []
