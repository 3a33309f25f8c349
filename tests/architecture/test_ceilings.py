"""A test that never ends fails, and what it started ends with it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.ceilings import BROWSER, ORDINARY, VERIFY
from tools.steps import Step, run, run_beside

ROOT = Path(__file__).resolve().parents[2]
HANGING = """
import subprocess, sys, threading
import pytest

@pytest.fixture
def server():
    command = [sys.executable, "-c", "import time; print(1, flush=True); time.sleep(600)"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    process.stdout.readline()
    with open("started", "w") as note:
        note.write(str(process.pid))
    {end}

@pytest.mark.timeout(1)
def test_hangs(server):
    {hang}

def test_after():
    pass
"""


def hanging(folder: Path, *, end: str, hang: str, grace: int, options: tuple[str, ...] = ()):
    """Run a test that never ends: what pytest says, and the program that the test started."""
    (folder / "test_hanging.py").write_text(HANGING.format(end=end, hang=hang))
    (folder / "conftest.py").write_text(
        "import tests.ceilings as ceilings\n"
        f"ceilings.GRACE = {grace}\n"
        "def pytest_configure(config):\n"
        "    config.pluginmanager.register(ceilings.Ceilings(config))\n"
        "    ceilings.watch(config)\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    run = subprocess.run(
        [*command, "--rootdir", str(folder), "-c", os.devnull, "test_hanging.py"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout + run.stderr, int((folder / "started").read_text())


def ends(program: int) -> None:
    """Wait until a program is gone: whoever ends it does so from outside."""
    while Path(f"/proc/{program}").exists():
        if "\nState:\tZ" in Path(f"/proc/{program}/status").read_text():
            return
        time.sleep(0.05)


CLOSE = "yield\n    process.kill()\n    process.wait()\n    process.stdout.close()"
STUCK = "yield\n    threading.Event().wait()"
FOR_EVER = "threading.Event().wait()"
# as a call of the kernel that never comes back: the signal waits until somebody looks
DEAF = "import signal; signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM}); " + FOR_EVER


def test_a_test_that_waits_for_ever_fails_and_its_fixtures_end_what_they_opened(tmp_path):
    said, server = hanging(tmp_path, end=CLOSE, hang=FOR_EVER, grace=60)
    assert "Timeout" in said
    assert "1 failed, 1 passed" in said
    assert not Path(f"/proc/{server}").exists()


@pytest.mark.ci
@pytest.mark.parametrize(
    ("end", "hang", "where"), [(STUCK, FOR_EVER, "in server"), (CLOSE, DEAF, "in test_hangs")]
)
def test_what_heeds_no_signal_ends_with_its_process_and_so_does_its_server(
    tmp_path, end, hang, where
):
    said, server = hanging(tmp_path, end=end, hang=hang, grace=1)
    assert "Timeout (0:00:0" in said
    assert where in said
    assert "passed" not in said
    ends(server)


@pytest.mark.ci
def test_with_workers_another_goes_on_after_the_one_that_was_ended(tmp_path):
    said, server = hanging(
        tmp_path, end=STUCK, hang=FOR_EVER, grace=1, options=("-n", "1", "-p", "xdist")
    )
    assert "crashed while running" in said
    assert "1 passed" in said
    ends(server)


def test_every_test_has_the_ceiling_of_its_kind(request):
    for item in request.session.items:
        marks = [mark.args[0] for mark in item.iter_markers("timeout")]
        assert marks, item.nodeid
        assert marks[0] <= (VERIFY if item.get_closest_marker("verify") else BROWSER), item.nodeid
    assert request.node.get_closest_marker("timeout").args == (ORDINARY,)


def test_a_step_that_does_not_end_is_ended_with_all_that_it_started(tmp_path, capfd):
    child = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"
    note = tmp_path / "child"
    lasting = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    step = Step("a step", (sys.executable, "-c", child, lasting), tmp_path, most=2)
    assert not step.passes()
    assert "a step: not done in 2 s" in capfd.readouterr().out
    if note.exists():
        ends(int(note.read_text()))


@pytest.mark.parametrize("status", [0, 1])
def test_a_step_passes_with_status_0(status):
    step = Step("a step", (sys.executable, "-c", f"import sys; sys.exit({status})"))
    assert step.passes() is (status == 0)


MEET = """
import pathlib, sys, time
mine, other = map(pathlib.Path, sys.argv[1:])
mine.touch()
while not other.exists():
    time.sleep(0.01)
print(mine.name, "has met", other.name)
"""


def meeting(folder, mine, other):
    """A step that ends when the other has begun."""
    return Step(mine, (sys.executable, "-c", MEET, str(folder / mine), str(folder / other)))


def test_lanes_run_beside_each_other_and_the_steps_of_one_in_a_row(tmp_path, capfd):
    lanes = (
        [meeting(tmp_path, "a", "b"), Step("c", ("false",)), meeting(tmp_path, "d", "e")],
        [meeting(tmp_path, "b", "a"), meeting(tmp_path, "e", "d")],
    )
    outcomes = run_beside(lanes)
    assert {name: passed for name, passed, _ in outcomes} == {
        "a": True, "b": True, "c": False, "d": True, "e": True,
    }  # fmt: skip
    for lane in lanes:
        names = [step.name for step in lane]
        assert [name for name, *_ in outcomes if name in names] == names
    assert "=== a\na has met b\n" in capfd.readouterr().out


def test_a_lane_that_failed_makes_the_whole_fail_after_the_other_steps(capfd):
    good, bad = Step("good", ("true",)), Step("bad", ("false",))
    assert (run([good], [[good], [bad]]), run([good], [[good]]), run([bad])) == (1, 0, 1)
    assert "steps: 2 passed, 1 failed" in capfd.readouterr().out


def test_a_step_of_a_lane_that_does_not_end_is_ended_with_all_that_it_started(tmp_path):
    child = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"
    note = tmp_path / "child"
    lasting = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    step = Step("a step", (sys.executable, "-c", child, lasting), tmp_path, most=2)
    ((name, passed, _),) = run_beside([[step]])
    assert (name, passed) == ("a step", False)
    if note.exists():
        ends(int(note.read_text()))
