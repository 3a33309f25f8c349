"""The pages' sessions in Python give what they show; the notebooks run from top to bottom."""

import doctest
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SESSION = re.compile(r"^```pycon\n(.*?)^```", re.M | re.S)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PAGES = sorted(
    page for page in ROOT.glob("docs/**/*.md") if SESSION.search(page.read_text("utf-8"))
)
NOTEBOOKS = sorted(ROOT.glob("docs/guides/notebooks/*.ipynb"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_the_guide_shows_sessions_and_every_reader_has_a_notebook() -> None:
    assert "docs/guides/python.md" in map(name_of, PAGES)
    assert [path.stem for path in NOTEBOOKS] == ["bot-author", "player", "statistician"]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_s_session_gives_what_it_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(SESSION.findall(page.read_text("utf-8")))
    session = doctest.DocTestParser().get_doctest(text, {}, name_of(page), str(page), 0)
    shown: list[str] = []
    ran = doctest.DocTestRunner(optionflags=FLAGS).run(session, out=shown.append)
    assert ran.attempted > 3
    assert ran.failed == 0, "".join(shown)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_a_notebook_runs_from_top_to_bottom(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = json.loads(path.read_text("utf-8"))
    assert (book["nbformat"], book["metadata"]["kernelspec"]["language"]) == (4, "python")
    code = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    assert len(code) >= 4
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {"__name__": "__main__"}
    for number, source in enumerate(code):
        exec(compile(source, f"{path.name}:{number}", "exec"), scope)
    assert [cell["outputs"] for cell in book["cells"] if cell["cell_type"] == "code"] == [[]] * len(
        code
    )
