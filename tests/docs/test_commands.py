"""What the pages tell people to type is typed: every command block, line by line, in order.

A page's blocks share one folder and one shell, which begins as the README leaves it. What cannot
run on a machine that only tests is named here with the reason; a line that goes on until somebody
ends it, or for longer than a test may, is ended by us, and must not have complained by then.
"""

import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.docs.test_pages import FENCE, ROOT, name_of

PAGES = [
    ROOT / "README.md",
    *sorted(ROOT.glob("docs/guides/*.md")),
    *sorted(ROOT.glob("docs/tutorials/*.md")),
]
SHELL = {"", "sh", "bash"}
COMMAND = re.compile(
    r"(export |\. |[A-Z_]+=\S* |echo .* \| )*(stafla|python|ruff|make|git)\b|export |\. "
)

# an answer that is no, told beside the line: `stafla judge QQQQ  # not valid (status 1)`
STATUS = re.compile(r"#.*\(status (?P<status>\d)\)")
ELSEWHERE = {
    "git clone": "there is nothing to clone yet",
    "make ": "builds and tests all; the target is looked up in the Makefile",
    "podman ": "needs a container engine",
    "stafla club take": "needs a public server",
    "stafla club send": "needs a public server",
    "createdb ": "needs a server of PostgreSQL",
    "DATABASE_URL=postgresql": "needs a server of PostgreSQL",
    "pip install": "needs a package index",
    "/opt/stafla/bin/pip install": "needs a package index",
    "stafla words import kotus": "the list is the institute's, not ours",
    "stafla words import nykysuomensanalista": "the list is the institute's, not ours",
    'stafla judge --edition pl --lexicon "OSPS': "the list is the federation's, not ours",
    "stafla play  --edition pl --lexicon": "the list is the federation's, not ours",
    "stafla words import OSPS": "the list is the federation's, not ours",
    'stafla words diff pl "OSPS': "the list is the federation's, not ours",
}
UNTIL_ENDED = (
    "stafla serve",
    "stafla club",
    "stafla record play",
    "stafla match club keen",
    "stafla train leaves --edition sv --seed 1 --out",
    "stafla analyze",
    "stafla bench",
)
PATIENCE = 6.0
"""Seconds after which a line that goes on is ended, where it rather waits than works."""
AT_WORK = 2.0
"""Seconds of a processor after which it is at work; a wrong argument shows before that."""
TYPED = {"stafla play": "\nresign\nccccvvv\n" * 8, "stafla solo": "\n" * 8}
"""Enter accepts what waits, or shows the help; then the game is given up. Two bags ask of which."""


@dataclass(frozen=True)
class Typed:
    """A page's lines, with what a person would have at hand."""

    page: Path
    lines: tuple[str, ...]


def lines_of(page: Path) -> tuple[str, ...]:
    """The command lines of a page; a line that ends in a backslash goes on."""
    # blocks in lists are indented
    text = re.sub(r"^ {2,3}(?=\S|$)", "", page.read_text("utf-8"), flags=re.M)
    found = [
        line.strip()
        for kind, body in FENCE.findall(text)
        if kind in SHELL
        for line in body.replace("\\\n", " ").splitlines()
    ]
    return tuple(line for line in found if COMMAND.match(line))


TYPED_PAGES = [Typed(page, lines) for page in PAGES if (lines := lines_of(page))]


def test_the_pages_have_commands() -> None:
    assert {name_of(one.page) for one in TYPED_PAGES} >= {
        "README.md",
        "docs/guides/running.md",
        *(f"docs/tutorials/{name}.md" for name in ("player", "club", "words", "bot", "server")),
    }


def test_a_guide_with_our_commands_says_where_a_shell_has_them_from() -> None:
    """Who comes by a link has not read the README; the tutorials have it on their first page."""
    guides = [one for one in TYPED_PAGES if one.page.parent.name == "guides"]
    ours = [one.page for one in guides if any("stafla " in line for line in one.lines)]
    assert [page.name for page in ours if ".venv/bin/activate" not in page.read_text("utf-8")] == []


def test_every_make_target_of_the_pages_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for one in TYPED_PAGES:
        for line in one.lines:
            if line.startswith("make "):
                assert re.search(rf"^{line.split()[1]}:", makefile, re.M), line


@pytest.mark.ci
@pytest.mark.timeout(420)  # a page is a dozen processes, one after the other
@pytest.mark.parametrize("one", TYPED_PAGES, ids=lambda one: name_of(one.page))
def test_what_a_page_tells_to_type_works(one: Typed, tmp_path: Path) -> None:
    folder = prepare(tmp_path)
    state = [] if one.page.name == "README.md" else [". .venv/bin/activate"]
    ran = 0
    for line in one.lines:
        if any(line.startswith(start) for start in ELSEWHERE):
            continue
        if line.startswith((". ", "export ")):
            state.append(line)
            continue
        done = type_in("\n".join([*state, line]), line, folder)
        assert done == "", f"{name_of(one.page)}: {line}\n{done}"
        ran += 1
    assert ran or all(any(line.startswith(s) for s in ELSEWHERE) for line in one.lines) or state


def prepare(folder: Path) -> Path:
    """A folder as the reader's: the tree's programs and tests, a list, games of theirs."""
    (folder / ".venv").symlink_to(Path(sys.prefix))
    for part in ROOT.iterdir():
        if not part.name.startswith("."):
            (folder / part.name).symlink_to(part)
    (folder / "OUR-LIST.txt").write_text("MÜSLI\nKLUBB\nBRICKA\n", "utf-8")
    # a copy: the pages also tell to write such a file
    game = ROOT / "tests" / "data" / "gcg" / "fi-turku.gcg"
    (folder / "game.gcg").write_bytes(game.read_bytes())
    start = "/".join(["15"] * 15)
    (folder / "positions.jsonl").write_text(
        f'{{"id": 1, "cgp": "{start} KOTKĄ??/ 0/0 0"}}\n', "utf-8"
    )
    return folder


def type_in(script: str, line: str, folder: Path) -> str:
    """What went wrong with a line; nothing, if it worked or was still at it when we ended it."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"VIRTUAL_ENV", "DATABASE_URL", "BUS_URL", "PYTEST_ADDOPTS"}
    }
    bare = [p for p in os.environ["PATH"].split(":") if Path(p) != Path(sys.prefix) / "bin"]
    environment |= {
        "STAFLA_HOME": str(folder / "home"),
        "PATH": ":".join(bare),
        "LC_ALL": "C.UTF-8",
    }
    with subprocess.Popen(
        ["bash", "-e", "-o", "pipefail", "-c", script],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        answers = next((text for start, text in TYPED.items() if line.startswith(start)), "")
        endless = line.startswith(UNTIL_ENDED)
        begun = time.monotonic()
        while True:
            try:
                out, err = process.communicate(answers, timeout=0.1 if endless else 240)
                break
            except subprocess.TimeoutExpired:
                if endless and not is_at_work(process.pid, begun):
                    continue
                os.killpg(process.pid, signal.SIGTERM if endless else signal.SIGKILL)
                out, err = process.communicate()
                if endless:
                    return err if "stafla: " in err or "Traceback" in err else ""
                return f"does not end\n{out[-2000:]}{err[-2000:]}"
    wanted = STATUS.search(line)
    right = process.returncode == int(wanted["status"] if wanted else 0)
    return (
        ""
        if right and '"type": "error"' not in out  # with which the engine goes on
        else f"status {process.returncode}\n{out[-1000:]}{err[-2000:]}"
    )


def is_at_work(session: int, begun: float) -> bool:
    """Whether a line that goes on has come to what it is for, or has waited long enough."""
    return time.monotonic() - begun > PATIENCE or work(session) > AT_WORK


def work(session: int) -> float:
    """Seconds of a processor that the programs of a session have had; 0 where nobody says."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
