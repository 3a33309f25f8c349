"""Careless changes that people thought of: each still can be made, and what it tells is true."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.careless import SOURCE, Change, changes
from tools.careless.trials import code_of

ROOT = Path(__file__).resolve().parents[2]
OPTIONS = ("-p", "tools.careless.trials", "-c", os.devnull)
SAID = """
file = "tiny.py"
tests = ["test_tiny.py"]
breaks = "something"
"""


@pytest.mark.ci
def test_every_careless_change_can_be_made_and_names_tests_that_are_there():
    found = list(changes())
    assert len(found) >= 122
    assert len({(one.file, one.old, one.new) for one in found}) == len(found)
    for one in found:
        assert one.made_in(one.path.read_text())
        assert one.breaks and one.tests
        assert all((ROOT / file).is_file() for file in one.tests), one.tests


def test_each_room_outside_the_rules_has_some():
    rooms = {one.room for one in changes()}
    assert rooms >= {"club", "web", "store", "contest", "paper", "records", "words", "bots"}
    assert "rules" not in rooms


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("nowhere", "anywhere", "0 times"),
        ("return", "yield", "2 times"),
        ("<= 3", "<= <= 3", "no program"),
        ("<= 3", "<=  3", "nothing changes"),
    ],
)
def test_what_cannot_be_made_is_refused(old, new, why):
    text = "def few(n):\n    return n <= 3\n\n\ndef many(n):\n    return n > 3\n"
    with pytest.raises(ValueError, match=why):
        Change("tiny.py", old, new, "", ()).made_in(text)


def test_a_change_of_a_function_is_told_from_one_of_what_a_module_makes():
    def place(old, new):
        found = code_of(Change("club/contests/offices.py", old, new, "", ()))
        return found and found.code.co_qualname

    assert place("if person is None:\n        raise NotSignedIn", "if False:\n        pass") == (
        "require"
    )
    assert place('"enter": frozenset(OFFICES),', '"enter": DIRECTOR,') is None
    assert SOURCE.is_dir()


@pytest.mark.ci
def test_what_tests_notice_is_told_from_what_they_do_not(tmp_path):
    (tmp_path / "tiny.py").write_text(
        "import os\n\n\ndef few(n):\n    return n <= 3\n\n\ndef many(n):\n    return n > 30\n"
    )
    (tmp_path / "test_tiny.py").write_text(
        "from tiny import few, many\n\n\ndef test_few():\n    assert few(3)\n\n\n"
        "def test_many():\n    assert many(40)\n    assert not few(9)\n"
    )
    (tmp_path / "test_bad.py").write_text("def test_bad():\n    assert False\n")
    (tmp_path / "conftest.py").write_text(
        "from pathlib import Path\nimport tools.careless as careless\n"
        "from tools.careless import outcomes, trials\n\nHERE = Path(__file__).parent\n"
        "careless.FOLDER = careless.SOURCE = trials.SOURCE = outcomes.ROOT = HERE\n"
        "outcomes.KEPT = HERE / 'kept.json'\n"
        "changes = list(careless.changes())\n"
        "import os\nos.environ[trials.ORDER] = ' '.join(map(outcomes.digest_of, changes))\n"
    )
    (tmp_path / "all.toml").write_text(
        f'[[change]]{SAID}old = "<= 3"\nnew = "< 3"\n'
        # as a hang does, at whose end the process writes down where it stands
        f'[[change]]{SAID}old = "<= 3"\nnew = "<= 3 or os._exit(1)"\n'
        f'[[change]]{SAID}old = "> 30"\nnew = "> 31"\n'
        f'[[change]]{SAID}old = "> 30"\nnew = "> 32"\n'.replace(
            '["test_tiny.py"]', '["test_bad.py"]'
        ).replace('["test_bad.py"]', '["test_tiny.py"]', 3)
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *OPTIONS, "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    kept = json.loads((tmp_path / "kept.json").read_text())
    wanted = ["a test fails unchanged", "noticed", "noticed", "survived"]
    assert sorted(kept.values()) == wanted, done.stdout + done.stderr
